import { type Cents, minus, nil, clampBelowNil, plus, sum } from '../money/cents';
import type { Contributions } from './contribution';
import { sortByNumber } from './concurrent';
import { listSecuredClaims } from './check-estate';
import type { EncumberedAccount } from './encumbered-account';
import { employeeHeads, type InsolventEstate } from './estate';
import type { PaidRank } from './pay';
import type { OpenSecuredClaim } from './pay-secured';
import type { ResidueRank } from './ranks';

/** What one claim ends up with. */
export interface ClaimOutcome {
  readonly id: string;
  readonly creditor: string;
  readonly claim: Cents;
  readonly securedAward: Cents;
  readonly preferentAward: Cents;
  readonly concurrentAward: Cents;
  readonly interestAward: Cents;
  readonly total: Cents;
  /** What of the claim itself is lost. */
  readonly shortfall: Cents;
  readonly contribution: Cents;
  /** Costs of the own security beyond what it brought. */
  readonly costsOwed: Cents;
  /** Worked out, and not paid yet: an event or a proof is awaited. */
  readonly retained?: 'condition' | 'deposit';
}

interface WholeClaim {
  readonly id: string;
  readonly number: number | undefined;
  readonly creditor: string;
  readonly claim: Cents;
  readonly secured: Cents;
}

/** Every claim once, with its whole amount, by its number or as listed. */
export function listWholeClaims(estate: InsolventEstate): readonly WholeClaim[] {
  const secured = new Map(listSecuredClaims(estate).map((claim) => [claim.id, claim]));
  const plain = [...estate.funds, ...estate.statutory, ...estate.taxes, ...estate.generalBonds, ...estate.concurrent];
  return sortByNumber([
    ...[...secured.values()].map(({ id, number, creditor, secured: covered, unsecured = nil }) => ({
      id,
      number,
      creditor,
      claim: plus(covered, unsecured),
      secured: covered,
    })),
    ...estate.executions.map(({ id, number, creditor, sheriff, otherTaxedCosts, rest = nil }) => ({
      id,
      number,
      creditor,
      claim: sum([sheriff, otherTaxedCosts, rest]),
      secured: nil,
    })),
    ...estate.employees.map(({ id, number, creditor, heads }) => ({
      id,
      number,
      creditor,
      claim: sum(employeeHeads.map((head) => heads[head] ?? nil)),
      secured: nil,
    })),
    ...plain.map(({ id, number, creditor, amount }) => ({ id, number, creditor, claim: amount, secured: nil })),
    ...(estate.applicants ?? []).map(({ id, number, creditor, petition }) => ({
      id,
      number,
      creditor,
      claim: petition,
      secured: nil,
    })),
    ...(estate.withdrawn ?? []).map(({ id, number, creditor, amount }) => ({
      id,
      number,
      creditor,
      claim: amount,
      secured: nil,
    })),
  ]);
}

function sumById(lines: Iterable<readonly [string, Cents]>): ReadonlyMap<string, Cents> {
  const by = new Map<string, Cents>();
  for (const [id, amount] of lines) by.set(id, plus(by.get(id) ?? nil, amount));
  return by;
}

const isPreferent = (rank: ResidueRank): boolean => !/^s9[67]|^s103/.test(rank);

/** Every claim with what it gets and gives. */
export function computeClaimOutcomes(
  estate: InsolventEstate,
  accounts: readonly EncumberedAccount[],
  ranks: readonly PaidRank<ResidueRank>[],
  { each }: Contributions,
  open: ReadonlyMap<string, OpenSecuredClaim>,
): ClaimOutcome[] {
  const sumPaidIn = (chosen: (rank: ResidueRank) => boolean): ReadonlyMap<string, Cents> =>
    sumById(
      ranks
        .filter(({ rank }) => chosen(rank))
        .flatMap(({ claims }) => claims.map(({ id, of = id, paid }) => [of, paid] as const)),
    );
  const secured = sumById(accounts.flatMap(({ awards }) => awards.map(({ id, paid }) => [id, paid] as const)));
  const preferent = sumPaidIn(isPreferent);
  const concurrent = sumPaidIn((rank) => rank === 's103');
  const interest = sumPaidIn((rank) => rank === 's103Interest');
  const owed = sumById(
    accounts.flatMap(({ deficiencyOwed }) => deficiencyOwed.map(({ id, amount }) => [id, amount] as const)),
  );
  const contributed = new Map(each.map(({ id, amount }) => [id, amount]));
  const unproved = new Set(listSecuredClaims(estate).flatMap(({ id, proved }) => (proved ? [] : [id])));
  const reserved = new Set(estate.concurrent.flatMap((claim) => (claim.reserved ? [claim.id] : [])));
  // Claims that do not rank stand in an account only where their creditors contribute.
  const unranked = new Set([...(estate.applicants ?? []), ...(estate.withdrawn ?? [])].map(({ id }) => id));
  const listed = listWholeClaims(estate).filter(({ id }) => !unranked.has(id) || (contributed.get(id) ?? nil) > 0);
  return listed.map(({ id, creditor, claim, secured: covered }) => {
    const findAmount = (by: ReadonlyMap<string, Cents>): Cents => by.get(id) ?? nil;
    const toClaim = minus(covered, open.get(id)?.claim ?? nil);
    return {
      id,
      creditor,
      claim,
      securedAward: findAmount(secured),
      preferentAward: findAmount(preferent),
      concurrentAward: findAmount(concurrent),
      interestAward: findAmount(interest),
      total: sum([findAmount(secured), findAmount(preferent), findAmount(concurrent), findAmount(interest)]),
      shortfall: clampBelowNil(minus(claim, sum([toClaim, findAmount(preferent), findAmount(concurrent)]))),
      contribution: findAmount(contributed),
      costsOwed: findAmount(owed),
      ...(unproved.has(id) && findAmount(secured) > 0 && { retained: 'deposit' as const }),
      ...(reserved.has(id) && findAmount(concurrent) > 0 && { retained: 'condition' as const }),
    };
  });
}
