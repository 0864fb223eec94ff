import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { expectGranted, readRefusalFields } from '../law/testing';
import { systemType, systemTypes } from '../matter/kinds';
import { cents, minus, negate, plus, rand, sum } from '../money/cents';
import { splitByDays } from './accrual-split';
import { computeLedgerPosition } from './balances';
import { findAccountByLabel, chart, listExpenseAccounts, incomeAccounts } from './chart';
import { type LedgerEvent, type AccountPosting, computePostings } from './happening';

/** The same the other way round: what undoes an event. */
const reversePostings = (postings: readonly AccountPosting[]): readonly AccountPosting[] =>
  postings.map((posting) => ({ ...posting, cents: negate(posting.cents) }));

/** Whether a posting names what its account is about. */
const namesItsSubject = ({ account, ...about }: AccountPosting): boolean => {
  const subject = chart[account].about;
  return subject === undefined || about[`${subject}Id` as const] !== undefined;
};

const amount = fc.integer({ min: 1, max: 9_999_999_999 }).map(cents);
const id = fc.integer({ min: 1, max: 9 });
const createOptional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const happening: fc.Arbitrary<LedgerEvent> = fc.oneof(
  fc.record({ kind: fc.constant('balanceTakenOver' as const), bankAccountId: id, amount }),
  fc
    .record({
      kind: fc.constant('incomeReceived' as const),
      account: fc.constantFrom(...incomeAccounts),
      amount,
      part: fc.integer({ min: 0, max: 100 }),
      bankAccountId: createOptional(id),
      assetId: createOptional(id),
    })
    .map(({ part, ...rest }) => ({ ...rest, beforeDeath: cents(Math.floor((rest.amount * part) / 100)) })),
  fc
    .record({
      kind: fc.constant('expensePaid' as const),
      account: fc.constantFrom(...systemTypes.flatMap(listExpenseAccounts)),
      amount,
      bankAccountId: createOptional(id),
      assetId: createOptional(id),
    })
    .map((one) => one as LedgerEvent),
  fc.record({ kind: fc.constant('claimPaid' as const), liabilityId: id, bankAccountId: id, amount }),
  fc.record({ kind: fc.constant('assetSold' as const), assetId: id, amount, bankAccountId: createOptional(id) }),
  fc.record({ kind: fc.constant('assetCollected' as const), assetId: id, bankAccountId: id, amount }),
  fc.record({ kind: fc.constant('awardPaid' as const), partyId: id, bankAccountId: id, amount }),
  fc.record({ kind: fc.constant('takenOver' as const), assetId: id, claimId: id, amount }),
  fc.record({
    kind: fc.constant('transferred' as const),
    bankAccountId: fc.integer({ min: 1, max: 4 }),
    toBankAccountId: fc.integer({ min: 5, max: 9 }),
    amount,
  }),
  fc.record({
    kind: fc.constant('capitalMoved' as const),
    account: fc.constantFrom('CAPITAL:INHERITANCE' as const, 'INTERNAL' as const, 'SUSPENSE' as const),
    way: fc.constantFrom('in' as const, 'out' as const),
    bankAccountId: id,
    assetId: createOptional(id),
    amount,
  }),
);

/** What one happening put into the banks, counted by its words alone. */
const computeBankEffect = (one: LedgerEvent): number => {
  if (one.bankAccountId === undefined || one.kind === 'transferred') return 0;
  const isIn =
    one.kind === 'capitalMoved'
      ? one.way === 'in'
      : ['balanceTakenOver', 'incomeReceived', 'assetSold', 'assetCollected'].includes(one.kind);
  return isIn ? one.amount : -one.amount;
};

describe('what happened becomes postings', () => {
  it('that add up to nil, each about what its account is about, none of them empty', () => {
    fc.assert(
      fc.property(happening, (happened) => {
        const postings = expectGranted(computePostings(happened));
        expect(sum(postings.map((posting) => posting.cents))).toBe(0);
        expect(postings.length).toBeGreaterThanOrEqual(2);
        expect(postings.every(namesItsSubject)).toBe(true);
        expect(postings.some((posting) => posting.cents === 0)).toBe(false);
      }),
    );
  });

  it('and its reversal leaves nothing', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 20 }), (all) => {
        const postings = all.flatMap((happened) => expectGranted(computePostings(happened)));
        expect(computeLedgerPosition([...postings, ...reversePostings(postings)])).toEqual(computeLedgerPosition([]));
      }),
    );
  });

  it('cash is what capital, income, expenses and what is open explain, whatever happened', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30 }), (all) => {
        const { cash, capital, income, expenses, open } = computeLedgerPosition(
          all.flatMap((happened) => expectGranted(computePostings(happened))),
        );
        expect(cash).toBe(minus(minus(plus(capital, income), expenses), open));
        // A second way to the cash: what each happening put into the bank.
        expect(cash).toBe(all.map(computeBankEffect).reduce((total, next) => total + next, 0));
      }),
    );
  });

  it('refuses nothing and less than nothing, but takes over an overdraft', () => {
    const paid = { kind: 'expensePaid', account: 'MAINT:CARE', bankAccountId: 1 } as const;
    for (const none of [0, -1])
      expect(readRefusalFields(computePostings({ ...paid, amount: cents(none) }))).toEqual(['amount']);
    const overdrawn = expectGranted(
      computePostings({ kind: 'balanceTakenOver', bankAccountId: 1, amount: rand(-250) }),
    );
    expect(overdrawn[0]).toEqual({ account: 'BANK', bankAccountId: 1, cents: rand(-250) });
  });

  it('refuses more before the death than was received', () => {
    const received = { kind: 'incomeReceived', account: 'INCOME:RENT', amount: rand(10) } as const;
    expect(readRefusalFields(computePostings({ ...received, beforeDeath: rand(10.01) }))).toEqual(['amount']);
  });
});

describe('the chart', () => {
  it('finds an account by what people call it, among those of the kind of matter', () => {
    expect(findAccountByLabel('Bank charges', listExpenseAccounts(systemType.estateLate))).toBe('COST:bankCharges');
    expect(findAccountByLabel('Bank charges', listExpenseAccounts(systemType.curatorship))).toBe('ADMIN:BANK_CHARGES');
    expect(findAccountByLabel('Care and lodging', listExpenseAccounts(systemType.estateLate))).toBeUndefined();
  });

  it.each(systemTypes)('has no two accounts of one name among the expenses of type %i', (type) => {
    const names = listExpenseAccounts(type).map((code) => chart[code].label);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('income of a period that runs over the death', () => {
  const june = { from: toLocalDate('2026-06-01'), to: toLocalDate('2026-06-30') };

  it('is parted by days, the day of the death with what came before', () => {
    const { value } = expectGranted(splitByDays(rand(9000), june, toLocalDate('2026-06-10')));
    expect(value).toEqual({ before: rand(3000), after: rand(6000) });
  });

  it('is all of one side where the boundary lies outside', () => {
    expect(expectGranted(splitByDays(rand(9000), june, toLocalDate('2026-05-31'))).value.before).toBe(0);
    expect(expectGranted(splitByDays(rand(9000), june, toLocalDate('2026-06-30'))).value.after).toBe(0);
    expect(expectGranted(splitByDays(rand(9000), june, toLocalDate('2027-01-01'))).value.after).toBe(0);
  });

  it('adds up to the cent', () => {
    const { before, after } = expectGranted(splitByDays(rand(1000), june, toLocalDate('2026-06-07'))).value;
    expect([before, after]).toEqual([rand(233.33), rand(766.67)]);
  });

  it('refuses a period that ends before it begins', () => {
    expect(readRefusalFields(splitByDays(rand(1), { from: june.to, to: june.from }, june.from))).toEqual(['toDate']);
  });
});
