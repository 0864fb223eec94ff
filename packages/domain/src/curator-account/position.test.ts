import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { nil, rand } from '../money/cents';
import { sixteenLines } from './account-builder';
import type { BookedEntry, CarriedYear } from './books';
import { computeCuratorPosition, type PositionBooks } from './position';

const bank = {
  id: 1,
  name: 'Cheque account',
  assetId: null,
  openingOn: toLocalDate('2025-03-01'),
  opening: rand(48_250),
};
const assets = [
  { id: 11, name: 'Money market', value: rand(900_000) },
  { id: 12, name: 'Motor vehicle', value: rand(120_000) },
  { id: 13, name: 'House', value: rand(1_450_000) },
];
const createEntry = (more: Partial<BookedEntry>): BookedEntry => ({
  source: 'expense',
  sourceId: 1,
  day: toLocalDate('2025-06-01'),
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
  createEntry({
    sourceId: at,
    day: line.date,
    amount: line.amount,
    account: line.class,
    assetId: assets.find(({ name }) => name === line.asset)?.id ?? null,
  }),
);
const createBooks = (more: Partial<PositionBooks> = {}): PositionBooks => ({
  heading: { accountNumber: 1, final: false, from: toLocalDate('2025-03-01'), to: toLocalDate('2026-11-16') },
  previous: null,
  banks: [{ ...bank, before: nil }],
  assets,
  debts: [],
  entries: sixteen,
  paid: {},
  ...more,
});
const readAssets = (given: PositionBooks) =>
  Object.fromEntries(computeCuratorPosition(given).assets.map(({ name, amount }) => [name, amount / 100]));

describe('what a curatorship holds and owes on a day', () => {
  it('W1: is what the statement of assets says: the vehicle is gone, the bank and the investment have moved', () => {
    expect(readAssets(createBooks())).toEqual({
      'Cheque account': 105_593.8,
      'Money market': 950_000,
      House: 1_450_000,
    });
    expect(computeCuratorPosition(createBooks()).owed).toEqual([]);
  });

  it('a fee drawn ahead, a line of no class and an asset nobody valued do not keep it from being known', () => {
    const entries = [
      createEntry({ amount: rand(-9000), account: 'ADMIN:CURATOR_FEE_PAID' }),
      createEntry({ amount: rand(500), account: 'SUSPENSE' }),
    ];
    const given = createBooks({ entries, assets: [...assets, { id: 14, name: 'Ring' }] });
    expect(readAssets(given)['Cheque account']).toBe(39_750);
  });

  it('owes what the last account left, less what was paid on it, and debts that came since', () => {
    const previous: CarriedYear = {
      accountNumber: 1,
      to: toLocalDate('2026-02-28'),
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
    const { assets: held, owed } = computeCuratorPosition(
      createBooks({
        heading: { accountNumber: 2, final: false, from: toLocalDate('2026-03-01'), to: toLocalDate('2026-11-16') },
        previous,
        banks: [{ ...bank, before: rand(105_593.8) }],
        debts: [
          { id: 21, name: 'Clinic', amount: rand(10_000) },
          { id: 22, name: 'Pharmacy', amount: rand(300) },
          { id: 23, name: 'Paid long ago', amount: rand(800) },
        ],
        entries: [
          createEntry({ amount: rand(-5715.75), account: 'ADMIN:CURATOR_FEE_PAID' }),
          createEntry({ amount: rand(-1500), account: 'MAINT:DEBT', liabilityId: 21 }),
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
    const entries = [createEntry({ amount: rand(2_000_000), account: 'INTERNAL', assetId: 11 })];
    expect(readAssets(createBooks({ entries, banks: [{ ...bank, before: rand(48_250) }] }))).toEqual({
      'Cheque account': 2_048_250,
      'Money market': 900_000,
      'Motor vehicle': 120_000,
      House: 1_450_000,
    });
  });
});
