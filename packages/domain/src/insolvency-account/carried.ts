import type { LocalDate } from '../dates/local-date';
import { behindKey, type EarlierAccount } from '../insolvency/catch-up';
import type { Distribution } from '../insolvency/distribute';
import {
  type AmountClaim,
  type Claimant,
  type ConcurrentClaim,
  type EmployeeClaim,
  type EmployeeHead,
  employeeHeads,
  type InsolventEstate,
  type SecuredClaim,
} from '../insolvency/estate';
import { cappedAt, employeeCapped } from '../insolvency/preferences';
import { employeePreferences } from '../insolvency/limits';
import { rowOn } from '../law/check-input';
import { isRefused } from '../law/refusal';
import { type Cents, minus, nil, notBelowNil, plus, sum } from '../money/cents';
import { beyondMark, claimOfLine } from './claim-line';
import { type AccountOutcomes, outcomesOf } from './outcomes';
import { whereItWent } from './pictures';

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
  readonly claims: Readonly<Record<string, EarlierAward>>;
  /** What it gives each claim and asks of it; not kept in accounts lodged before letters were made from it. */
  readonly outcomes?: AccountOutcomes;
  /** Each account so far by the ranks of its free residue; likewise, where a late claim cannot be measured by it. */
  readonly accounts?: readonly EarlierAccount[];
  /** By rank and claim: what late claims missed and were not given yet. */
  readonly behind?: Readonly<Record<string, Cents>>;
  /** Its own remuneration and the VAT on it, to be paid; likewise. */
  readonly charges?: { readonly fee: Cents; readonly vat: Cents };
}

const totalsOf = ({ rank, claimed, paid }: Distribution['ranks'][number]) => ({ rank, claimed, paid });
const none: EarlierAward = { secured: nil, interestOwed: nil, preferent: nil, heads: {}, concurrent: nil };

/** Everything the next account asks of this one, with what those before it awarded. */
export function carriedFrom(
  estate: InsolventEstate,
  distribution: Distribution,
  at: { readonly upTo: LocalDate; readonly bank: Cents },
  previous: CarriedInsolvency | undefined,
): CarriedInsolvency {
  const { accounts, ranks, fee } = distribution;
  const claims = new Map<string, EarlierAward>(Object.entries(previous?.claims ?? {}));
  const of = (line: string): [string, EarlierAward] => [claimOfLine(line), claims.get(claimOfLine(line)) ?? none];
  const due = new Map<string, Cents>();
  for (const award of accounts.flatMap(({ awards }) => awards)) {
    const [id, before] = of(award.id);
    // Due before its first security paid: the claim with all its interest.
    if (!due.has(award.id)) {
      due.set(award.id, award.due);
      const claim = estate.encumbered.flatMap(({ ranks: all }) => all.flat()).find((one) => one.id === award.id)!;
      claims.set(id, { ...before, interestOwed: minus(award.due, claim.secured) });
    }
    const [, now] = of(award.id);
    claims.set(id, {
      ...now,
      secured: plus(now.secured, award.toClaim),
      interestOwed: minus(now.interestOwed, award.toInterest),
    });
  }
  for (const { rank, claims: paid } of ranks) {
    if (/^s9[67]|^s103Interest/.test(rank)) continue;
    for (const line of paid) {
      const [id, before] = of(line.of ?? line.id);
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
    whereItWent(distribution)
      .filter(({ to }) => to === 'remuneration')
      .map(({ amount }) => amount),
  );
  return {
    ...at,
    awardsTo: estate.awardsTo,
    fee: plus(previous?.fee ?? nil, fee),
    claims: Object.fromEntries(claims),
    outcomes: outcomesOf(distribution),
    ...((!previous || previous.accounts) && {
      accounts: [...(previous?.accounts ?? []), { ranks: ranks.map(totalsOf), surplus: distribution.surplus }],
    }),
    behind: Object.fromEntries(
      distribution.catchUps
        .filter(({ due, paid }) => due.value > paid)
        .map(({ rank, claimId, due, paid }) => [behindKey(rank, claimOfLine(claimId)), minus(due.value, paid)]),
    ),
    charges: { fee, vat: minus(remuneration, fee) },
  };
}

/** What of each claim is still open after earlier accounts. A limit that was used up is not had twice. */
export function afterEarlier(
  estate: InsolventEstate,
  { claims, awardsTo }: CarriedInsolvency,
  /** Secured claims whose security was accounted for before: what it lacked ranks with the concurrent claims. */
  elsewhere: readonly SecuredClaim[],
): InsolventEstate {
  const before = ({ id }: Claimant): EarlierAward => claims[id] ?? none;
  const secured = (claim: SecuredClaim): SecuredClaim => {
    const was = before(claim);
    if (was === none) return claim;
    const left = notBelowNil(minus(claim.secured, was.secured));
    const concurrent = notBelowNil(minus(plus(left, claim.unsecured ?? nil), was.concurrent));
    const covered = left < concurrent ? left : concurrent;
    return {
      ...claim,
      secured: covered,
      unsecured: minus(concurrent, covered),
      ...(was.secured > 0 && { interestFrom: awardsTo, interestOwed: was.interestOwed }),
    };
  };
  const reduced = <T extends AmountClaim>(all: readonly T[]): T[] =>
    all
      .map((claim) => ({
        ...claim,
        amount: notBelowNil(minus(claim.amount, plus(before(claim).preferent, before(claim).concurrent))),
      }))
      .filter(({ amount }) => amount > 0);
  const beyond: ConcurrentClaim[] = [];
  const keepBeyond = (claim: Claimant, amount: Cents): void => {
    const left = notBelowNil(minus(amount, before(claim).concurrent));
    if (claim.proved && left > 0) beyond.push({ ...whoOf(claim), id: `${claim.id}${beyondMark}`, amount: left });
  };
  const caps = rowOn(employeePreferences, estate.concursusOn, 'concursusOn');
  const limits = isRefused(caps) ? undefined : caps;
  const capped = <T extends AmountClaim>(all: readonly T[], capOf: (claim: T) => Cents | undefined): T[] =>
    all.flatMap((claim) => {
      if (before(claim) === none) return [claim];
      const split = cappedAt(claim, capOf(claim));
      keepBeyond(claim, split.excess);
      const amount = minus(sum(split.preferred.map((one) => one.amount)), before(claim).preferent);
      return amount > 0 ? [{ ...claim, amount }] : [];
    });
  const employees = estate.employees.flatMap((claim): EmployeeClaim[] => {
    const was = before(claim);
    if (was === none || !limits) return [claim];
    const { wages, others, excess } = employeeCapped(claim, limits);
    keepBeyond(claim, excess);
    const heads = Object.fromEntries(
      [...wages, ...others].map((due) => [
        due.part!,
        notBelowNil(minus(due.amount, was.heads[due.part as EmployeeHead] ?? nil)),
      ]),
    );
    return sum(Object.values(heads)) > 0 ? [{ ...claim, heads }] : [];
  });
  const shortfalls = elsewhere
    .filter(({ reliesSolely }) => !reliesSolely)
    .map((claim): ConcurrentClaim => {
      const { secured: covered, unsecured = nil } = secured(claim);
      return { ...whoOf(claim), amount: plus(covered, unsecured) };
    })
    .filter(({ amount }) => amount > 0);
  return {
    ...estate,
    encumbered: estate.encumbered.map((one) => ({ ...one, ranks: one.ranks.map((rank) => rank.map(secured)) })),
    employees,
    funds: capped(estate.funds, () => limits?.fund),
    statutory: reduced(estate.statutory),
    taxes: reduced(estate.taxes),
    generalBonds: capped(estate.generalBonds, ({ bondedSum }) => bondedSum),
    concurrent: [...shortfalls, ...reduced(estate.concurrent), ...beyond],
  };
}

const whoOf = ({ id, number, creditorId, creditor, proved }: Claimant): Claimant => ({
  id,
  ...(number !== undefined && { number }),
  ...(creditorId !== undefined && { creditorId }),
  creditor,
  proved,
});
