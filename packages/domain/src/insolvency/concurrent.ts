import { type Cents, nil, plus } from '../money/cents';
import type { Fraction } from '../money/fraction';
import { listSecuredClaims } from './check-estate';
import type { InsolventEstate } from './estate';
import { computeInterest, chooseClaimRate, type InterestRates } from './interest';
import type { DueAmount } from './pay';
import type { OpenSecuredClaim } from './pay-secured';

export interface ConcurrentDue {
  readonly due: DueAmount;
  readonly number: number | undefined;
  readonly agreedRate: Fraction | undefined;
}

/** It ranks for what was proved, whatever earlier accounts paid on that (s 103(1)(a)). */
const toWeight = (amount: Cents, earlier: Cents | undefined) =>
  earlier === undefined ? {} : { weight: plus(amount, earlier) };

/** What securities lacked, then what lies beyond a limit and was proved, then the concurrent claims as listed. */
export function listConcurrent(
  estate: InsolventEstate,
  open: ReadonlyMap<string, OpenSecuredClaim>,
  excess: ReadonlyMap<string, Cents>,
): ConcurrentDue[] {
  const once = new Map(listSecuredClaims(estate).map((claim) => [claim.id, claim]));
  const shortfalls = [...once.values()].flatMap(
    ({ id, creditor, number, agreedRate, unsecured = nil, proved, reliesSolely, earlierDividend }) => {
      if (reliesSolely || !proved) return [];
      const amount = plus(open.get(id)!.claim, unsecured);
      const weight = toWeight(amount, earlierDividend);
      return [{ due: { id, part: 'shortfall', narrative: creditor, amount, ...weight }, number, agreedRate }];
    },
  );
  const rates = new Map(estate.executions.map(({ id, agreedRate }) => [id, agreedRate]));
  const beyond = [...estate.employees, ...estate.executions, ...estate.funds, ...estate.generalBonds].flatMap(
    ({ id, creditor, number, proved }) => {
      const amount = proved ? (excess.get(id) ?? nil) : nil;
      return [{ due: { id, part: 'excess', narrative: creditor, amount }, number, agreedRate: rates.get(id) }];
    },
  );
  const listed = estate.concurrent
    .filter(({ proved }) => proved)
    .map(({ id, creditor, number, agreedRate, amount, earlierDividend }) => ({
      due: { id, narrative: creditor, amount, ...toWeight(amount, earlierDividend) },
      number,
      agreedRate,
    }));
  return [...shortfalls, ...beyond, ...listed].filter(({ due }) => due.amount > 0);
}

/** By claim number where every claim has one; otherwise as listed. */
export const sortByNumber = <T extends { readonly number?: number | undefined }>(all: readonly T[]): readonly T[] =>
  all.every(({ number }) => number !== undefined) ? [...all].sort((a, b) => a.number! - b.number!) : all;

export const computeConcurrentInterest = (
  concurrent: readonly ConcurrentDue[],
  { rate, days }: InterestRates,
): DueAmount[] =>
  concurrent
    // Interest is shared by what is due of it, whatever the claim itself is measured by.
    .map(({ due: { id, part, narrative, amount }, agreedRate }) => ({
      id,
      ...(part !== undefined && { part }),
      narrative,
      amount: computeInterest(amount, chooseClaimRate(rate, agreedRate), days),
    }))
    .filter(({ amount }) => amount > 0);
