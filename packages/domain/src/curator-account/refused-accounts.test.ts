import { describe, expect, it } from 'vitest';
import { isRefused } from '../law/refusal';
import { expectGranted, readRefusalFields } from '../law/testing';
import { rand } from '../money/cents';
import { cheque, createFirstAccount, createTransaction, createNamedAmount, sixteenLines } from './account-builder';
import type { CuratorAccountInput } from './account-input';
import { drawCuratorAccount, finaliseCuratorAccount } from './curator-account';

const listBrokenProofs = (input: CuratorAccountInput): string[] =>
  expectGranted(drawCuratorAccount(input))
    .proofs.filter(({ holds }) => !holds)
    .map(({ id }) => id);
const readSentences = (outcome: unknown): string[] =>
  isRefused(outcome) ? outcome.refusals.map(({ sentence }) => sentence) : [];
const listLinesWith = (...more: readonly ReturnType<typeof createTransaction>[]) => [...sixteenLines, ...more];

describe('what stops it', () => {
  it('an unclassified line blocks the account, and the bank still proves', () => {
    const transactions = listLinesWith(createTransaction(17, '2026-02-26', -120, 'ATM', 'SUSPENSE'));
    const input = createFirstAccount({ transactions, statements: { [cheque]: rand(105_473.8) } });
    const account = expectGranted(drawCuratorAccount(input));
    expect(
      account.status === 'BLOCKED' && account.unclassified.map(({ voucher, amount }) => [voucher, amount]),
    ).toEqual([['17', rand(-120)]]);
    expect(account.proofs.find(({ id }) => id === 'P1')?.holds).toBe(true);
    expect(readSentences(finaliseCuratorAccount(input))).toEqual([
      "Classify 'ATM' of 2026-02-26, (R 120.00), voucher 17.",
    ]);
  });

  it('a bank account without a statement is not known to end right, and is not wrong', () => {
    const read = (statements: Record<string, ReturnType<typeof rand>>) => {
      const account = expectGranted(drawCuratorAccount(createFirstAccount({ statements })));
      const { holds, notKnown } = account.proofs.find(({ id }) => id === 'P1')!;
      return [holds, (notKnown ?? []).map(({ values }) => values?.['bank'])];
    };
    expect(read({})).toEqual([true, [cheque]]);
    const [holds, notKnown] = read({ [cheque]: rand(105_000) });
    expect([holds, notKnown]).toEqual([false, []]);
  });

  it.each([
    ['a statement that ends elsewhere', { statements: { [cheque]: rand(105_000) } }, ['P1']],
    [
      'opening figures that do not balance',
      { opening: { ...createFirstAccount().opening, capital: rand(2_518_000) } },
      ['P3', 'P4'],
    ],
    [
      'a line without a voucher',
      {
        transactions: listLinesWith({
          ...createTransaction(17, '2026-02-26', -5, 'FEE', 'ADMIN:BANK_CHARGES'),
          voucher: ' ',
        }),
      },
      ['P5'],
    ],
  ] as const)('%s', (_, more, proofs) => {
    expect(listBrokenProofs(createFirstAccount(more))).toEqual(proofs);
    expect(isRefused(finaliseCuratorAccount(createFirstAccount(more)))).toBe(true);
  });

  it('a transfer between two imported accounts with one side missing', () => {
    const saving = 'Savings account';
    const opening = {
      ...createFirstAccount().opening,
      capital: rand(2_528_250),
      assets: [...createFirstAccount().opening.assets, createNamedAmount(saving, 10_000)],
    };
    const out = createTransaction(17, '2026-02-01', -1000, 'TO SAVINGS', 'INTERNAL', { asset: saving });
    const back = createTransaction(18, '2026-02-01', 1000, 'FROM CHEQUE', 'INTERNAL', { bank: saving, asset: cheque });
    const createInput = (transactions: CuratorAccountInput['transactions']) =>
      createFirstAccount({ opening, banks: [cheque, saving], transactions });
    expect(listBrokenProofs(createInput(listLinesWith(out)))).toEqual(['P2', 'P3']);
    expect(listBrokenProofs(createInput(listLinesWith(out, back)))).toEqual([]);
  });

  it.each([
    ['outside the period', createTransaction(17, '2026-03-01', 1, 'X', 'INCOME:RENT'), 'transactions.t17.date'],
    [
      'on an unknown account',
      createTransaction(17, '2026-02-01', 1, 'X', 'INCOME:RENT', { bank: 'Elsewhere' }),
      'transactions.t17.bank',
    ],
    [
      'a purchase of nothing',
      createTransaction(17, '2026-02-01', -1, 'X', 'CAPITAL:PURCHASE'),
      'transactions.t17.asset',
    ],
    [
      'a transfer to itself',
      createTransaction(17, '2026-02-01', -1, 'X', 'INTERNAL', { asset: cheque }),
      'transactions.t17.asset',
    ],
    [
      'a fee for no account',
      createTransaction(17, '2026-02-01', -1, 'X', 'ADMIN:CURATOR_FEE_PAID'),
      'transactions.t17.settlesCreditor',
    ],
    [
      'an unknown creditor',
      createTransaction(17, '2026-02-01', -1, 'X', 'MAINT:DEBT', { settlesCreditor: 'Y' }),
      'transactions.t17.settlesCreditor',
    ],
    [
      'income for use',
      createTransaction(17, '2026-02-01', 1, 'X', 'INCOME:RENT', { realisedForUse: true }),
      'transactions.t17.realisedForUse',
    ],
    [
      'rent paid ahead',
      createTransaction(17, '2026-02-01', 1, 'X', 'INCOME:RENT', { forThisAccount: true }),
      'transactions.t17.forThisAccount',
    ],
    [
      'a carrying value on rent',
      createTransaction(17, '2026-02-01', 1, 'X', 'INCOME:RENT', { carrying: rand(1) }),
      'transactions.t17.carrying',
    ],
    ['the same line twice', createTransaction(16, '2026-02-01', 1, 'X', 'INCOME:RENT'), 'transactions'],
    [
      'something never held',
      createTransaction(17, '2026-02-01', 1, 'X', 'CAPITAL:REALISATION', { asset: 'Boat' }),
      'assets.Boat',
    ],
    [
      'more than was there',
      createTransaction(17, '2026-02-01', 960_000, 'X', 'INTERNAL', { asset: 'Money market' }),
      'assets.Money market',
    ],
  ])('a line %s is refused', (_, extra, field) => {
    expect(readRefusalFields(drawCuratorAccount(createFirstAccount({ transactions: listLinesWith(extra) })))).toEqual([
      field,
    ]);
  });
});
