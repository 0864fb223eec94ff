import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { computePostings } from '../ledger/happening';
import { systemType } from '../matter/kinds';
import { nil, rand, sum } from '../money/cents';
import { checkMoneyEntry } from './entry';
import { toExpenseEvent } from './expense';
import { splitAroundDeath } from './income';
import { checkReversal, type OriginalEntry, rankOriginals } from './reversal';

const day = toLocalDate('2026-02-10');
const original: OriginalEntry = {
  id: 1,
  day: toLocalDate('2026-02-01'),
  amount: rand(1450),
  bankAccountID: 3,
  reversalOfID: null,
  reversed: nil,
};
const refund = { day, amount: rand(-1450), bankAccountID: 3 };

describe('money that comes back', () => {
  it('gives back at most what is left of its entry, not before it, and no refund is refunded', () => {
    expect(checkReversal(refund, original, 'paidDate')).toBeUndefined();
    const listFields = (more: Partial<OriginalEntry>, entry: Partial<typeof refund> = {}) => {
      const refused = checkReversal({ ...refund, ...entry }, { ...original, ...more }, 'paidDate');
      return refused ? refused.refusals.map(({ field }) => field) : [];
    };
    expect(listFields({ reversed: rand(0.01) })).toEqual(['amount']);
    expect(listFields({ reversed: rand(450) }, { amount: rand(-1000) })).toEqual([]);
    expect(listFields({}, { day: toLocalDate('2026-01-31') })).toEqual(['paidDate']);
    expect(listFields({ reversalOfID: 9 })).toEqual(['reversalOfID']);
    expect(listFields({ bankAccountID: null })).toEqual(['reversalOfID']);
  });

  it('is booked as the very opposite of its entry, and without an entry it belongs to it is refused', () => {
    const expense = {
      amount: rand(1450),
      vatAmount: null,
      bankAccountID: 3,
      fromDate: null,
      toDate: null,
      paidDate: day,
      costType: null,
      expenseType: 'Medical',
      assetID: null,
      liabilityID: null,
    };
    const listPostings = (amount: number) => {
      const event = toExpenseEvent({ ...expense, amount: rand(amount) }, systemType.curatorship);
      if (isRefused(event)) throw new Error('refused');
      const postings = computePostings(event);
      if (isRefused(postings)) throw new Error('refused');
      return postings;
    };
    const [paid, back] = [listPostings(1450), listPostings(-1450)];
    expect(back.map(({ account, cents }) => [account, cents])).toEqual(
      paid.map(({ account, cents }) => [account, -cents]),
    );
    expect(sum(back.map(({ cents }) => cents))).toBe(0);
    const check = (reversalOfID: number | null) =>
      checkMoneyEntry({ ...expense, amount: rand(-1450), reversalOfID }, { field: 'paidDate', on: day }, day);
    expect(check(1)).toBeUndefined();
    expect(check(null)?.refusals[0]?.field).toBe('amount');
  });

  it('falls around a death as its entry did, to the cent, whatever the rounding', () => {
    for (const amount of [1, 3, 333.33, 1000.01, 7777.77]) {
      for (const death of ['2026-05-31', '2026-06-07', '2026-06-15', '2026-07-01']) {
        const entry = {
          amount: rand(amount),
          vatAmount: null,
          bankAccountID: 3,
          fromDate: toLocalDate('2026-06-01'),
          toDate: toLocalDate('2026-06-30'),
          receivedDate: toLocalDate('2026-06-30'),
          incomeType: 'Rent',
          assetID: null,
        };
        const given = splitAroundDeath(entry, toLocalDate(death));
        const back = splitAroundDeath({ ...entry, amount: rand(-amount) }, toLocalDate(death));
        if (isRefused(given) || isRefused(back)) throw new Error('refused');
        expect([back.before + given.before, back.after + given.after]).toEqual([0, 0]);
      }
    }
  });
});

describe('the entry a bank line gives back', () => {
  const line = { day, amount: rand(1450), description: 'REFUND DR NAIDOO PRACTICE', reference: null, bankAccountID: 3 };
  const candidate = (description: string, left: number, on = '2026-02-01', bankAccountID = 3) => ({
    day: toLocalDate(on),
    description,
    payee: null,
    bankAccountID,
    left: rand(left),
  });
  it('is the one of the same amount and words first; what is too small or later is none', () => {
    const found = rankOriginals(line, [
      candidate('Refund of something large', 9000, '2026-02-09'),
      candidate('Pharmacy', 1450, '2026-02-05'),
      candidate('Dr Naidoo', 1450),
      candidate('Dr Naidoo', 1449.99),
      candidate('Dr Naidoo', 1450, '2026-02-11'),
      candidate('Dr Naidoo, two visits', 2900),
    ]);
    expect(found.map(({ description }) => description)).toEqual([
      'Dr Naidoo',
      'Pharmacy',
      'Dr Naidoo, two visits',
      'Refund of something large',
    ]);
  });
});
