import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type LocalDate, toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { cents, sum } from '../money/cents';
import { findIdleReason, type HeldAccount } from './idle-money';
import { type ExportedEvent, writeJournals } from './journal-export';
import { shareInterestByDay, sumDayBalances } from './share-interest';

const day = toLocalDate;

test('interest is shared by the balance of each day: who held twice as long or twice as much gets twice as much', () => {
  const accounts = [
    { id: 1, opening: cents(100_000), moves: [] },
    { id: 2, opening: cents(0), moves: [{ day: day('2026-06-16'), cents: cents(100_000) }] },
    { id: 3, opening: cents(-5_000), moves: [] },
  ];
  // June has 30 days: 30 days and 15 days of R1,000.
  expect(shareInterestByDay(cents(900), accounts, day('2026-06-01'), day('2026-06-30'))).toEqual([
    { id: 1, dayBalances: 3_000_000n, share: 600 },
    { id: 2, dayBalances: 1_500_000n, share: 300 },
    { id: 3, dayBalances: 0n, share: 0 },
  ]);
  expect(shareInterestByDay(cents(900), [accounts[2]!], day('2026-06-01'), day('2026-06-30'))[0]!.share).toBe(0);
});

test('the sum of day balances is that of a walk from day to day, and the shares add up', () => {
  const from = day('2026-02-01');
  const to = day('2026-02-28');
  const account = fc.record({
    opening: fc.integer({ min: -50_000, max: 50_000 }),
    moves: fc.array(fc.tuple(fc.integer({ min: 0, max: 27 }), fc.integer({ min: -90_000, max: 90_000 })), {
      maxLength: 8,
    }),
  });
  fc.assert(
    fc.property(
      fc.array(account, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 99_999 }),
      (drawn, total) => {
        const accounts = drawn.map(({ opening, moves }, id) => ({
          id,
          opening: cents(opening),
          moves: moves.map(([at, moved]) => ({ day: addDays(from, at), cents: cents(moved) })),
        }));
        for (const one of accounts) {
          let walked = 0n;
          for (let at: LocalDate = from; at <= to; at = addDays(at, 1)) {
            const moved = one.moves.filter((move) => move.day <= at).map((move) => move.cents);
            const balance = sum([one.opening, ...moved]);
            if (balance > 0) walked += BigInt(balance);
          }
          expect(sumDayBalances(one, from, to)).toBe(walked);
        }
        const shares = shareInterestByDay(cents(total), accounts, from, to);
        const held = shares.some(({ dayBalances }) => dayBalances > 0n);
        expect(sum(shares.map(({ share }) => share))).toBe(held ? total : 0);
      },
    ),
    { numRuns: 100 },
  );
});

test('money is idle when it did not move for so long, with the first reason that holds', () => {
  const held: HeldAccount = {
    systemType: 2,
    accountType: 'current',
    balance: cents(100),
    stillSince: day('2026-06-01'),
    paymentsWaiting: 0,
    unmatchedLines: 0,
    lodgedAccounts: 0,
  };
  const find = (more: Partial<HeldAccount>) => findIdleReason({ ...held, ...more }, day('2026-07-31'), 60);
  expect(find({})).toBe('notLodged');
  expect(find({ lodgedAccounts: 1 })).toBe('lodged');
  expect(find({ unmatchedLines: 2 })).toBe('lines');
  expect(find({ unmatchedLines: 2, paymentsWaiting: 1 })).toBe('payments');
  expect(find({ systemType: 3 })).toBe('patient');
  expect(find({ systemType: 5 })).toBe('trust');
  expect(find({ accountType: 'investment' })).toBeUndefined();
  expect(find({ balance: cents(0) })).toBeUndefined();
  expect(find({ stillSince: day('2026-06-02') })).toBeUndefined();
});

const event: ExportedEvent = {
  id: 41,
  day: day('2026-03-05'),
  matter: 'EL/7',
  narrative: 'Rent, March',
  voucher: 'INC-14',
  postings: [
    { account: 'BANK', cents: cents(120_050) },
    { account: 'INCOME:INTEREST', cents: cents(-100_000) },
    { account: 'AGAINST_INCOME', cents: cents(-20_050) },
  ],
};
const income = event.postings[1]!.account;
const codes = new Map<string, string>([
  ['BANK', '8400000'],
  [income, '1000000'],
  ['AGAINST_INCOME', '3000001'],
]);
const settings = { codes, firstMonth: 3, taxRate: 'Tax Exempt' };

test('a journal for Sage Pastel, Xero and Sage 50 carries every posting, and adds up', () => {
  const pastel = writeJournals([event], 'pastel', settings) as string;
  // Every line names its contra account, so the first posting is the contra of the others.
  expect(pastel.split('\r\n').map((line) => line.split(',').filter((_, at) => [1, 3, 4, 6, 11].includes(at)))).toEqual([
    ['05/03/2026', '1000000', 'INC-14', '-1000.00', '8400000'],
    ['05/03/2026', '3000001', 'INC-14', '-200.50', '8400000'],
    [],
  ]);
  const xero = writeJournals([event], 'xero', settings) as string;
  expect(xero.split('\r\n')[1]).toBe(
    '"EL/7 E41 Rent, March",05/03/2026,"INC-14 Rent, March",8400000,Tax Exempt,1200.50,Matter,EL/7,,',
  );
  const sage = writeJournals([event], 'sage', settings) as string;
  const rows = sage
    .trim()
    .split('\r\n')
    .map((line) => line.split(/,(?! March)/));
  expect(rows.map(([kind]) => kind)).toEqual(['JD', 'JC', 'JC']);
  const total = (kind: string) =>
    rows.filter(([one]) => one === kind).reduce((all, row) => all + Math.round(Number(row[7]) * 100), 0);
  expect(total('JD')).toBe(120_050);
  expect(total('JC')).toBe(120_050);
});

test('a journal names the accounts that have no code, or one that the program does not take', () => {
  const some = new Map([['BANK', '8400']]);
  const without = writeJournals([event], 'xero', { ...settings, codes: some });
  expect(isRefused(without) && without.refusals.length).toBe(2);
  const short = writeJournals([event], 'pastel', { ...settings, codes: new Map([...codes, ['BANK', '8400']]) });
  expect(isRefused(short) && short.refusals[0]!.sentence).toBe(
    'The code of Bank needs seven characters for Sage Pastel.',
  );
});
