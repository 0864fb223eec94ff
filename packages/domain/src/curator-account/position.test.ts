import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import { nil, rand } from '../money/cents';
import { sixteenLines } from './account-builder';
import type { BookedEntry, CarriedYear } from './books';
import { curatorPosition, type PositionBooks } from './position';

const bank = {
  id: 1,
  name: 'Cheque account',
  assetId: null,
  openingOn: localDate('2025-03-01'),
  opening: rand(48_250),
};
const assets = [
  { id: 11, name: 'Money market', value: rand(900_000) },
  { id: 12, name: 'Motor vehicle', value: rand(120_000) },
  { id: 13, name: 'House', value: rand(1_450_000) },
];
const entry = (more: Partial<BookedEntry>): BookedEntry => ({
  source: 'expense',
  sourceId: 1,
  day: localDate('2025-06-01'),
  narrative: 'Line',
  voucher: null,
  payee: null,
  bankId: 1,
  amount: nil,
  account: 'MAINT:CARE',
  assetId: null,
  liabilityId: null,
  otherBankId: null,
  carrying: null,
  isForUse: false,
  ...more,
});
/** The sixteen lines of worked example W1, as the ledger has them. */
const sixteen = sixteenLines.map((line, at) =>
  entry({
    sourceId: at,
    day: line.date,
    amount: line.amount,
    account: line.class,
    assetId: assets.find(({ name }) => name === line.asset)?.id ?? null,
  }),
);
const books = (more: Partial<PositionBooks> = {}): PositionBooks => ({
  heading: { accountNumber: 1, final: false, from: localDate('2025-03-01'), to: localDate('2026-11-16') },
  previous: null,
  banks: [{ ...bank, before: nil }],
  assets,
  debts: [],
  entries: sixteen,
  paid: {},
  ...more,
});
const heldIn = (given: PositionBooks) =>
  Object.fromEntries(curatorPosition(given).assets.map(({ name, amount }) => [name, amount / 100]));

describe('what a curatorship holds and owes on a day', () => {
  it('W1: is what the statement of assets says: the vehicle is gone, the bank and the investment have moved', () => {
    expect(heldIn(books())).toEqual({ 'Cheque account': 105_593.8, 'Money market': 950_000, House: 1_450_000 });
    expect(curatorPosition(books()).owed).toEqual([]);
  });

  it('a fee drawn ahead, a line of no class and an asset nobody valued do not keep it from being known', () => {
    const entries = [
      entry({ amount: rand(-9000), account: 'ADMIN:CURATOR_FEE_PAID' }),
      entry({ amount: rand(500), account: 'SUSPENSE' }),
    ];
    const given = books({ entries, assets: [...assets, { id: 14, name: 'Ring' }] });
    expect(heldIn(given)['Cheque account']).toBe(39_750);
  });

  it('owes what the last account left, less what was paid on it, and debts that came since', () => {
    const previous: CarriedYear = {
      accountNumber: 1,
      to: localDate('2026-02-28'),
      final: true,
      assets: [{ as: 'bank', id: 1, name: 'Cheque account', amount: rand(105_593.8) }],
      creditors: [
        {
          as: 'owed',
          id: null,
          name: 'Remuneration, account 1',
          amount: rand(5715.75),
          says: { key: 'Remuneration, account {number}', values: { number: 1 } },
        },
        { as: 'debt', id: 21, name: 'Clinic', amount: rand(4000) },
      ],
      capital: rand(95_878.05),
      income: nil,
      known: [11, 12, 13],
      heads: [],
      figures: {},
    };
    const { assets: held, owed } = curatorPosition(
      books({
        heading: { accountNumber: 2, final: false, from: localDate('2026-03-01'), to: localDate('2026-11-16') },
        previous,
        banks: [{ ...bank, before: rand(105_593.8) }],
        debts: [
          { id: 21, name: 'Clinic', amount: rand(10_000) },
          { id: 22, name: 'Pharmacy', amount: rand(300) },
          { id: 23, name: 'Paid long ago', amount: rand(800) },
        ],
        entries: [
          entry({ amount: rand(-5715.75), account: 'ADMIN:CURATOR_FEE_PAID' }),
          entry({ amount: rand(-1500), account: 'MAINT:DEBT', liabilityId: 21 }),
        ],
        paid: { 21: rand(7500), 23: rand(800) },
      }),
    );
    expect(held).toEqual([{ name: 'Cheque account', amount: rand(98_378.05) }]);
    expect(owed.map(({ name, amount }) => [name, amount / 100])).toEqual([
      ['Clinic', 2500],
      ['Pharmacy', 300],
    ]);
  });

  it('is what was captured and what the banks have while the books make no sense', () => {
    const entries = [entry({ amount: rand(2_000_000), account: 'INTERNAL', assetId: 11 })];
    expect(heldIn(books({ entries, banks: [{ ...bank, before: rand(48_250) }] }))).toEqual({
      'Cheque account': 2_048_250,
      'Money market': 900_000,
      'Motor vehicle': 120_000,
      House: 1_450_000,
    });
  });
});
