import { describe, expect, it } from 'vitest';
import { isRefused } from '../law/refusal';
import { granted, refusedFields } from '../law/testing';
import { rand } from '../money/cents';
import { cheque, firstAccount, line, named, sixteenLines } from './account-builder';
import type { CuratorAccountInput } from './account-input';
import { drawCuratorAccount, finaliseCuratorAccount } from './curator-account';

const broken = (input: CuratorAccountInput): string[] =>
  granted(drawCuratorAccount(input))
    .proofs.filter(({ holds }) => !holds)
    .map(({ id }) => id);
const sentences = (outcome: unknown): string[] =>
  isRefused(outcome) ? outcome.refusals.map(({ sentence }) => sentence) : [];
const also = (...more: readonly ReturnType<typeof line>[]) => [...sixteenLines, ...more];

describe('what stops it', () => {
  it('an unclassified line blocks the account, and the bank still proves', () => {
    const transactions = also(line(17, '2026-02-26', -120, 'ATM', 'SUSPENSE'));
    const input = firstAccount({ transactions, statements: { [cheque]: rand(105_473.8) } });
    const account = granted(drawCuratorAccount(input));
    expect(
      account.status === 'BLOCKED' && account.unclassified.map(({ voucher, amount }) => [voucher, amount]),
    ).toEqual([['17', rand(-120)]]);
    expect(account.proofs.find(({ id }) => id === 'P1')?.holds).toBe(true);
    expect(sentences(finaliseCuratorAccount(input))).toEqual(["Classify 'ATM' of 2026-02-26, (R 120.00), voucher 17."]);
  });

  it.each([
    ['a statement that ends elsewhere', { statements: { [cheque]: rand(105_000) } }, ['P1']],
    [
      'opening figures that do not balance',
      { opening: { ...firstAccount().opening, capital: rand(2_518_000) } },
      ['P3', 'P4'],
    ],
    [
      'a line without a voucher',
      { transactions: also({ ...line(17, '2026-02-26', -5, 'FEE', 'ADMIN:BANK_CHARGES'), voucher: ' ' }) },
      ['P5'],
    ],
  ] as const)('%s', (_, more, proofs) => {
    expect(broken(firstAccount(more))).toEqual(proofs);
    expect(isRefused(finaliseCuratorAccount(firstAccount(more)))).toBe(true);
  });

  it('a transfer between two imported accounts with one side missing', () => {
    const saving = 'Savings account';
    const opening = {
      ...firstAccount().opening,
      capital: rand(2_528_250),
      assets: [...firstAccount().opening.assets, named(saving, 10_000)],
    };
    const out = line(17, '2026-02-01', -1000, 'TO SAVINGS', 'INTERNAL', { asset: saving });
    const back = line(18, '2026-02-01', 1000, 'FROM CHEQUE', 'INTERNAL', { bank: saving, asset: cheque });
    const input = (transactions: CuratorAccountInput['transactions']) =>
      firstAccount({ opening, banks: [cheque, saving], transactions });
    expect(broken(input(also(out)))).toEqual(['P2', 'P3']);
    expect(broken(input(also(out, back)))).toEqual([]);
  });

  it.each([
    ['outside the period', line(17, '2026-03-01', 1, 'X', 'INCOME:RENT'), 'transactions.t17.date'],
    [
      'on an unknown account',
      line(17, '2026-02-01', 1, 'X', 'INCOME:RENT', { bank: 'Elsewhere' }),
      'transactions.t17.bank',
    ],
    ['a purchase of nothing', line(17, '2026-02-01', -1, 'X', 'CAPITAL:PURCHASE'), 'transactions.t17.asset'],
    ['a transfer to itself', line(17, '2026-02-01', -1, 'X', 'INTERNAL', { asset: cheque }), 'transactions.t17.asset'],
    [
      'a fee for no account',
      line(17, '2026-02-01', -1, 'X', 'ADMIN:CURATOR_FEE_PAID'),
      'transactions.t17.settlesCreditor',
    ],
    [
      'an unknown creditor',
      line(17, '2026-02-01', -1, 'X', 'MAINT:DEBT', { settlesCreditor: 'Y' }),
      'transactions.t17.settlesCreditor',
    ],
    [
      'income for use',
      line(17, '2026-02-01', 1, 'X', 'INCOME:RENT', { realisedForUse: true }),
      'transactions.t17.realisedForUse',
    ],
    [
      'rent paid ahead',
      line(17, '2026-02-01', 1, 'X', 'INCOME:RENT', { forThisAccount: true }),
      'transactions.t17.forThisAccount',
    ],
    [
      'a carrying value on rent',
      line(17, '2026-02-01', 1, 'X', 'INCOME:RENT', { carrying: rand(1) }),
      'transactions.t17.carrying',
    ],
    ['the same line twice', line(16, '2026-02-01', 1, 'X', 'INCOME:RENT'), 'transactions'],
    ['something never held', line(17, '2026-02-01', 1, 'X', 'CAPITAL:REALISATION', { asset: 'Boat' }), 'assets.Boat'],
    [
      'more than was there',
      line(17, '2026-02-01', 960_000, 'X', 'INTERNAL', { asset: 'Money market' }),
      'assets.Money market',
    ],
  ])('a line %s is refused', (_, extra, field) => {
    expect(refusedFields(drawCuratorAccount(firstAccount({ transactions: also(extra) })))).toEqual([field]);
  });
});
