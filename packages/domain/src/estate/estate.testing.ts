import { localDate } from '../dates/local-date';
import { rand } from '../money/cents';
import { type Fraction, fraction } from '../money/fraction';
import type { EstateAsset } from './asset';
import type { Estate } from './estate';
import type { CapturedCost, Liability } from './liability';
import type { Person } from './person';
import type { Taker } from './will';

/** For tests: an estate with nothing in it, to be filled by what the test is about. */
export function anEstate(filled: Partial<Estate> & { readonly died?: string } = {}): Estate {
  const { died = '2026-04-02', ...rest } = filled;
  return {
    country: 'ZA',
    deceased: { id: 'deceased', name: 'The Deceased', diedOn: localDate(died) },
    people: [],
    marriages: [],
    executors: [{ id: 'executor', name: 'The Executor', vatVendor: true }],
    assets: [],
    benefits: [],
    liabilities: [],
    costs: [],
    income: [],
    incomeExpenses: [],
    interestsHeld: [],
    annuitiesHeld: [],
    donations: [],
    disposableProperty: [],
    improvements: [],
    earlierDuties: [],
    dutyCredits: [],
    taxYears: [],
    advances: [],
    agreements: [],
    settings: { accountDate: localDate('2026-11-15') },
    ...rest,
  };
}

export const aPerson = (id: string, more: Partial<Person> = {}): Person => ({ id, name: id, kind: 'natural', ...more });

/** Somebody whose parent is the deceased. */
export const aChild = (id: string, more: Partial<Person> = {}): Person =>
  aPerson(id, { parents: ['deceased'], ...more });

export const anAsset = (
  id: string,
  value: number,
  treatment: EstateAsset['treatment'],
  more: Partial<EstateAsset> = {},
): EstateAsset => ({ id, description: id, class: 'movable', value: rand(value), treatment, ...more });

export const aDebt = (id: string, amount: number, more: Partial<Liability> = {}): Liability => ({
  id,
  creditor: id,
  amount: rand(amount),
  kind: 'debtBeforeDeath',
  ...more,
});

export const aCost = (id: string, kind: CapturedCost['kind'], amount: number): CapturedCost => ({
  id,
  kind,
  narrative: id,
  amount: rand(amount),
});

export const takes = (personId: string, n: number, d = 1): Taker => ({ personId, share: fraction(n, d) });
export const part = (n: number, d: number): Fraction => fraction(n, d);
