import type { LocalDate } from '../dates/local-date';
import { toBehindKey, type EarlierDistribution } from '../insolvency/catch-up';
import type { EstateDistribution } from '../insolvency/distribute';
import {
  type AmountClaim,
  type Claimant,
  type ConcurrentClaim,
  type EmployeeClaim,
  type EmployeeHead,
  employeeHeads,
  type ExecutionClaim,
  type InsolventEstate,
  type SecuredClaim,
} from '../insolvency/estate';
import { capClaim, capEmployeeClaim, capExecutionClaim, capNamibianEmployee } from '../insolvency/preferences';
import { employeePreferences, executionPreferences, namibianEmployeePreferences } from '../insolvency/limits';
import { findRowOn } from '../law/check-input';
import { createDatedTable } from '../law/dated';
import { isRefused } from '../law/refusal';
import { type Cents, minus, nil, clampBelowNil, plus, sum } from '../money/cents';
import { beyondMark, toClaimId } from './claim-line';
import { type AccountOutcomes, computeAccountOutcomes } from './outcomes';
import { listDestinations } from './pictures';

/** What earlier accounts awarded on one claim. */
export interface EarlierAward {
  /** Out of its security, to the claim itself. */
  readonly secured: Cents;
  /** Interest of the time before that account which its security did not pay. */
  readonly interestOwed: Cents;
  readonly preferent: Cents;
  readonly heads: Partial<Readonly<Record<EmployeeHead, Cents>>>;
  readonly concurrent: Cents;
}
/** What an insolvency account that was lodged leaves to the one after it. */
export interface CarriedInsolvency {
  readonly upTo: LocalDate;
  readonly awardsTo: LocalDate;
  /** In the banks on its last day. */
  readonly bank: Cents;
  /** Remuneration taken so far, for the smallest fee. */
  readonly fee: Cents;
  /** What of it only reached the smallest fee and was not credited yet; not kept in accounts lodged before it was. */
  readonly topUp?: Cents;
  readonly claims: Readonly<Record<string, EarlierAward>>;
  /** What it gives each claim and asks of it; not kept in accounts lodged before letters were made from it. */
  readonly outcomes?: AccountOutcomes;
  /** Each account so far by the ranks of its free residue; likewise, where a late claim cannot be measured by it. */
  readonly accounts?: readonly EarlierDistribution[];
  /** By rank and claim: what late claims missed and were not given yet. */
  readonly behind?: Readonly<Record<string, Cents>>;
  /** What a claim has to contribute is taken out of what it is awarded; likewise. */
  readonly setsOff?: boolean;
  /** Its own remuneration and the VAT on it, to be paid; likewise. */
  readonly charges?: { readonly fee: Cents; readonly vat: Cents };
}

/** Whether a later dividend is shared by the claims as they were proved, or by what is still owed on them. */
export type DividendRanking = 'asProved' | 'balance';
/** Insolvency Act 24 of 1936 s 103(1)(a): concurrent claims are paid in proportion to the amount of each. */
export const dividendRankings = createDatedTable('ranking of a later dividend', [
  {
    from: '1936-07-01',
    usual: 'asProved' as DividendRanking,
    note: '[check] The amount of the claim is taken as proved; some accounts take what is still owed on it.',
  },
]);

function findUsualRanking(concursusOn: LocalDate): DividendRanking {
  const row = dividendRankings.on(concursusOn);
  return isRefused(row) ? 'asProved' : row.usual;
}

const toRankTotals = ({ rank, claimed, paid }: EstateDistribution['ranks'][number]) => ({ rank, claimed, paid });
const none: EarlierAward = { secured: nil, interestOwed: nil, preferent: nil, heads: {}, concurrent: nil };

/** Everything the next account asks of this one, with what those before it awarded. */
export function carryInsolvency(
  estate: InsolventEstate,
  distribution: EstateDistribution,
  at: { readonly upTo: LocalDate; readonly bank: Cents; readonly setsOff?: true },
  previous: CarriedInsolvency | undefined,
): CarriedInsolvency {
  const { accounts, ranks, fee } = distribution;
  const claims = new Map<string, EarlierAward>(Object.entries(previous?.claims ?? {}));
  const toEarlierAward = (line: string): [string, EarlierAward] => [
    toClaimId(line),
    claims.get(toClaimId(line)) ?? none,
  ];
  const due = new Map<string, Cents>();
  for (const award of accounts.flatMap(({ awards }) => awards)) {
    const [id, before] = toEarlierAward(award.id);
    // Due before its first security paid: the claim with all its interest.
    if (!due.has(award.id)) {
      due.set(award.id, award.due);
      const claim = estate.encumbered.flatMap(({ ranks: all }) => all.flat()).find((one) => one.id === award.id)!;
      claims.set(id, { ...before, interestOwed: minus(award.due, claim.secured) });
    }
    const [, now] = toEarlierAward(award.id);
    claims.set(id, {
      ...now,
      secured: plus(now.secured, award.toClaim),
      interestOwed: minus(now.interestOwed, award.toInterest),
    });
  }
  for (const { rank, claims: paid } of ranks) {
    if (/^s9[67]|^s103Interest/.test(rank)) continue;
    for (const line of paid) {
      const [id, before] = toEarlierAward(line.of ?? line.id);
      if (rank === 's103') claims.set(id, { ...before, concurrent: plus(before.concurrent, line.paid) });
      else {
        const head = employeeHeads.find((one) => one === line.part);
        claims.set(id, {
          ...before,
          preferent: plus(before.preferent, line.paid),
          heads: head ? { ...before.heads, [head]: plus(before.heads[head] ?? nil, line.paid) } : before.heads,
        });
      }
    }
  }
  const remuneration = sum(
    listDestinations(distribution)
      .filter(({ to }) => to === 'remuneration')
      .map(({ amount }) => amount),
  );
  return {
    ...at,
    awardsTo: estate.awardsTo,
    fee: plus(previous?.fee ?? nil, fee),
    topUp: plus(previous?.topUp ?? nil, distribution.topUp),
    claims: Object.fromEntries(claims),
    outcomes: computeAccountOutcomes(distribution),
    ...((!previous || previous.accounts) && {
      accounts: [...(previous?.accounts ?? []), { ranks: ranks.map(toRankTotals), surplus: distribution.surplus }],
    }),
    behind: Object.fromEntries(
      distribution.catchUps
        .filter(({ due, paid }) => due.value > paid)
        .map(({ rank, claimId, due, paid }) => [toBehindKey(rank, toClaimId(claimId)), minus(due.value, paid)]),
    ),
    charges: { fee, vat: minus(remuneration, fee) },
  };
}

/** What of each claim is still open after earlier accounts. A limit that was used up is not had twice. */
export function deductEarlierAwards(
  estate: InsolventEstate,
  { claims, awardsTo }: CarriedInsolvency,
  /** Secured claims whose security was accounted for before: what it lacked ranks with the concurrent claims. */
  elsewhere: readonly SecuredClaim[],
  ranking: DividendRanking = findUsualRanking(estate.concursusOn),
): InsolventEstate {
  const findEarlierAward = ({ id }: Claimant): EarlierAward => claims[id] ?? none;
  /** What was paid on the claim was paid on the claim of the petition. */
  const reducePetition = <T extends Claimant>(claim: T): T => {
    const { secured, preferent, concurrent } = findEarlierAward(claim);
    return claim.petition === undefined
      ? claim
      : { ...claim, petition: clampBelowNil(minus(claim.petition, sum([secured, preferent, concurrent]))) };
  };
  const reduceSecured = (claim: SecuredClaim): SecuredClaim => {
    const was = findEarlierAward(claim);
    if (was === none) return claim;
    const left = clampBelowNil(minus(claim.secured, was.secured));
    const concurrent = clampBelowNil(minus(plus(left, claim.unsecured ?? nil), was.concurrent));
    const covered = left < concurrent ? left : concurrent;
    return {
      ...claim,
      secured: covered,
      unsecured: minus(concurrent, covered),
      ...(ranking === 'asProved' && was.concurrent > 0 && { earlierDividend: was.concurrent }),
      ...(was.secured > 0 && { interestFrom: awardsTo, interestOwed: was.interestOwed }),
    };
  };
  const reduceClaims = <T extends AmountClaim>(all: readonly T[]): T[] =>
    all
      .map((claim) => ({
        ...claim,
        amount: clampBelowNil(
          minus(claim.amount, plus(findEarlierAward(claim).preferent, findEarlierAward(claim).concurrent)),
        ),
      }))
      .filter(({ amount }) => amount > 0);
  /** What it had of earlier dividends: with it, the claim ranks as it was proved. */
  const toEarlier = (claim: Claimant): { earlierDividend?: Cents } => {
    const { concurrent } = findEarlierAward(claim);
    return ranking === 'asProved' && concurrent > 0 ? { earlierDividend: concurrent } : {};
  };
  const beyond: ConcurrentClaim[] = [];
  const addBeyond = (claim: Claimant, amount: Cents): void => {
    const left = clampBelowNil(minus(amount, findEarlierAward(claim).concurrent));
    if (claim.proved && left > 0) {
      beyond.push({ ...pickClaimant(claim), ...toEarlier(claim), id: `${claim.id}${beyondMark}`, amount: left });
    }
  };
  const caps = findRowOn(employeePreferences, estate.concursusOn, 'concursusOn');
  const limits = isRefused(caps) ? undefined : caps;
  const capClaims = <T extends AmountClaim>(all: readonly T[], capOf: (claim: T) => Cents | undefined): T[] =>
    all.flatMap((claim) => {
      if (findEarlierAward(claim) === none) return [claim];
      const split = capClaim(claim, capOf(claim));
      addBeyond(claim, split.excess);
      const amount = minus(sum(split.preferred.map((one) => one.amount)), findEarlierAward(claim).preferent);
      return amount > 0 ? [{ ...claim, amount }] : [];
    });
  const namibianRow = namibianEmployeePreferences.on(estate.concursusOn);
  const executionRow = findRowOn(executionPreferences, estate.concursusOn, 'concursusOn');
  const executions = estate.executions.flatMap((claim): ExecutionClaim[] => {
    const was = findEarlierAward(claim);
    if (was === none || isRefused(executionRow)) return [claim];
    const split = capExecutionClaim(claim, executionRow.otherTaxedCosts);
    addBeyond(claim, split.excess);
    const left = clampBelowNil(minus(sum(split.preferred.map(({ amount }) => amount)), was.preferent));
    return left > 0 ? [{ ...claim, sheriff: left, otherTaxedCosts: nil, proceedsOfAttached: left, rest: nil }] : [];
  });
  const employees = estate.employees.flatMap((claim): EmployeeClaim[] => {
    const was = findEarlierAward(claim);
    if (was !== none && estate.country === 'NA' && !isRefused(namibianRow)) {
      const split = capNamibianEmployee(claim, estate.settings?.employeeLimit ?? namibianRow.limit);
      addBeyond(claim, split.excess);
      const left = clampBelowNil(minus(sum(split.preferred.map(({ amount }) => amount)), was.preferent));
      return left > 0 ? [{ ...claim, heads: { salary: left } }] : [];
    }
    if (was === none || !limits) return [claim];
    const { wages, others, excess } = capEmployeeClaim(claim, limits);
    addBeyond(claim, excess);
    const heads = Object.fromEntries(
      [...wages, ...others].map((due) => [
        due.part!,
        clampBelowNil(minus(due.amount, was.heads[due.part as EmployeeHead] ?? nil)),
      ]),
    );
    return sum(Object.values(heads)) > 0 ? [{ ...claim, heads }] : [];
  });
  const shortfalls = elsewhere
    .filter(({ reliesSolely }) => !reliesSolely)
    .map((claim): ConcurrentClaim => {
      const { secured: covered, unsecured = nil } = reduceSecured(claim);
      const petition = claim.petition === undefined ? {} : { petition: claim.petition };
      return { ...pickClaimant(claim), ...petition, ...toEarlier(claim), amount: plus(covered, unsecured) };
    })
    .filter(({ amount }) => amount > 0);
  return {
    ...estate,
    encumbered: estate.encumbered.map((one) => ({
      ...one,
      ranks: one.ranks.map((rank) => rank.map((claim) => reducePetition(reduceSecured(claim)))),
    })),
    executions: executions.map(reducePetition),
    employees: employees.map(reducePetition),
    funds: capClaims(estate.funds, () => (estate.country === 'NA' ? nil : limits?.fund)).map(reducePetition),
    statutory: reduceClaims(estate.statutory).map(reducePetition),
    taxes: reduceClaims(estate.taxes).map(reducePetition),
    generalBonds: capClaims(estate.generalBonds, ({ bondedSum }) => bondedSum).map(reducePetition),
    concurrent: [...shortfalls, ...reduceClaims(estate.concurrent).map((claim) => ({ ...claim, ...toEarlier(claim) }))]
      .map(reducePetition)
      .concat(beyond),
  };
}

const pickClaimant = ({ id, number, creditorId, creditor, proved }: Claimant): Claimant => ({
  id,
  ...(number !== undefined && { number }),
  ...(creditorId !== undefined && { creditorId }),
  creditor,
  proved,
});
