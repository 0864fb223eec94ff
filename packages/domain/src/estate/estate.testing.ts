import { toLocalDate } from '../dates/local-date';
import { rand } from '../money/cents';
import { type Fraction, fraction } from '../money/fraction';
import type { EstateAsset } from './asset';
import type { Estate } from './estate';
import type { CapturedCost, EstateLiability } from './liability';
import type { EstatePerson } from './person';
import type { Taker } from './will';

/** For tests: an estate with nothing in it, to be filled by what the test is about. */
export function createTestEstate(filled: Partial<Estate> & { readonly died?: string } = {}): Estate {
  const { died = '2026-04-02', ...rest } = filled;
  return {
    country: 'ZA',
    deceased: { id: 'deceased', name: 'The Deceased', diedOn: toLocalDate(died) },
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
    settings: { accountDate: toLocalDate('2026-11-15') },
    ...rest,
  };
}

export const createTestPerson = (id: string, more: Partial<EstatePerson> = {}): EstatePerson => ({
  id,
  name: id,
  kind: 'natural',
  ...more,
});

/** Somebody whose parent is the deceased. */
export const createTestChild = (id: string, more: Partial<EstatePerson> = {}): EstatePerson =>
  createTestPerson(id, { parents: ['deceased'], ...more });

export const createTestAsset = (
  id: string,
  value: number,
  treatment: EstateAsset['treatment'],
  more: Partial<EstateAsset> = {},
): EstateAsset => ({ id, description: id, class: 'movable', value: rand(value), treatment, ...more });

export const createTestDebt = (id: string, amount: number, more: Partial<EstateLiability> = {}): EstateLiability => ({
  id,
  creditor: id,
  amount: rand(amount),
  kind: 'debtBeforeDeath',
  ...more,
});

export const createTestCost = (id: string, kind: CapturedCost['kind'], amount: number): CapturedCost => ({
  id,
  kind,
  narrative: id,
  amount: rand(amount),
});

export const createTaker = (personId: string, n: number, d = 1): Taker => ({ personId, share: fraction(n, d) });
export const createPart = (n: number, d: number): Fraction => fraction(n, d);
