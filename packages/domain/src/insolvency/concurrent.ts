import { type Cents, nil, plus } from '../money/cents';
import type { Fraction } from '../money/fraction';
import { securedOf } from './check-estate';
import type { InsolventEstate } from './estate';
import { interestFor, rateOfClaim, type Rates } from './interest';
import type { Due } from './pay';
import type { OpenClaim } from './pay-secured';

export interface Concurrent {
  readonly due: Due;
  readonly number: number | undefined;
  readonly agreedRate: Fraction | undefined;
}

/** What securities lacked, then what lies beyond a limit and was proved, then the concurrent claims as listed. */
export function concurrentOf(
  estate: InsolventEstate,
  open: ReadonlyMap<string, OpenClaim>,
  excess: ReadonlyMap<string, Cents>,
): Concurrent[] {
  const once = new Map(securedOf(estate).map((claim) => [claim.id, claim]));
  const shortfalls = [...once.values()].flatMap(
    ({ id, creditor, number, agreedRate, unsecured = nil, proved, reliesSolely }) => {
      if (reliesSolely || !proved) return [];
      const amount = plus(open.get(id)!.claim, unsecured);
      return [{ due: { id, part: 'shortfall', narrative: creditor, amount }, number, agreedRate }];
    },
  );
  const beyond = [...estate.employees, ...estate.executions, ...estate.funds, ...estate.generalBonds].flatMap(
    ({ id, creditor, number, proved }) => {
      const amount = proved ? (excess.get(id) ?? nil) : nil;
      return [{ due: { id, part: 'excess', narrative: creditor, amount }, number, agreedRate: undefined }];
    },
  );
  const listed = estate.concurrent
    .filter(({ proved }) => proved)
    .map(({ id, creditor, number, agreedRate, amount }) => ({
      due: { id, narrative: creditor, amount },
      number,
      agreedRate,
    }));
  return [...shortfalls, ...beyond, ...listed].filter(({ due }) => due.amount > 0);
}

/** By claim number where every claim has one; otherwise as listed. */
export const inOrderOfNumber = <T extends { readonly number?: number | undefined }>(all: readonly T[]): readonly T[] =>
  all.every(({ number }) => number !== undefined) ? [...all].sort((a, b) => a.number! - b.number!) : all;

export const interestOf = (concurrent: readonly Concurrent[], { rate, days }: Rates): Due[] =>
  concurrent
    .map(({ due, agreedRate }) => ({ ...due, amount: interestFor(due.amount, rateOfClaim(rate, agreedRate), days) }))
    .filter(({ amount }) => amount > 0);
