import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDayNumber } from '../dates/local-date';
import { expectGranted } from '../law/testing';
import { cents, minus, nil, sum } from '../money/cents';
import { cheque, createFirstAccount } from './account-builder';
import type { AccountTransaction, CuratorAccountInput } from './account-input';
import { drawCuratorAccount, finaliseCuratorAccount } from './curator-account';
import { type TransactionClass, transactionClasses } from './transaction-class';

const free: TransactionClass[] = (Object.keys(transactionClasses) as TransactionClass[]).filter(
  (each) => !['SUSPENSE', 'ADMIN:CURATOR_FEE_PAID', 'INTERNAL', 'CAPITAL:REALISATION'].includes(each),
);

/** Any line, in or out, of any class; capital bought and improved lands on an asset of its own. */
const anyLine = fc.record({
  day: fc.integer({ min: 20_148, max: 20_512 }),
  amount: fc.integer({ min: -5_000_00, max: 50_000_00 }),
  each: fc.constantFrom(...free),
  forUse: fc.boolean(),
});

const anyAccount: fc.Arbitrary<CuratorAccountInput> = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 40 }),
    sale: fc.integer({ min: 0, max: 300_000_00 }),
    saved: fc.integer({ min: -400_000_00, max: 400_000_00 }),
    deficit: fc.constantFrom('TRANSFER' as const, 'CARRY' as const),
    surplus: fc.constantFrom('TO_CAPITAL' as const, 'CARRY' as const),
  })
  .map(({ lines, sale, saved, deficit, surplus }) => {
    const base = { bank: cheque, description: 'line' };
    const transactions: AccountTransaction[] = lines.map(({ day, amount, each, forUse }, index) => {
      const bought = each === 'CAPITAL:PURCHASE' || each === 'CAPITAL:IMPROVEMENT';
      return {
        ...base,
        id: `l${index}`,
        voucher: `${index}`,
        date: fromDayNumber(day),
        amount: cents(bought ? -Math.abs(amount) : amount),
        class: each,
        ...(bought && { asset: 'Shares' }),
        ...(each.startsWith('CAPITAL') && !bought && amount > 0 && { realisedForUse: forUse }),
      };
    });
    const date = fromDayNumber(20_300);
    transactions.push(
      {
        ...base,
        id: 'sale',
        voucher: 's',
        date,
        amount: cents(sale),
        class: 'CAPITAL:REALISATION',
        asset: 'Motor vehicle',
      },
      { ...base, id: 'saved', voucher: 'm', date, amount: cents(saved), class: 'INTERNAL', asset: 'Money market' },
    );
    return createFirstAccount({ transactions, deficit, surplus });
  });

describe("a curator's account of any bank lines", () => {
  it('balances: every proof holds', () => {
    fc.assert(
      fc.property(anyAccount, (input) => {
        const account = expectGranted(finaliseCuratorAccount(input));
        expect(account.netAssets).toBe(account.capitalPlusIncome);
        const { opening, credits, debits, closing } = account.bankProofs[0]!;
        expect(closing).toBe(cents(opening + credits - debits));
        expect(sum(Object.values(account.classTotals))).toBe(minus(credits, debits));
      }),
    );
  });

  it('is the same in whatever order it was captured', () => {
    fc.assert(
      fc.property(
        anyAccount.chain((input) =>
          fc.tuple(
            fc.constant(input),
            fc.shuffledSubarray([...input.transactions], { minLength: input.transactions.length }),
          ),
        ),
        ([input, shuffled]) => {
          expect(drawCuratorAccount({ ...input, transactions: shuffled })).toEqual(drawCuratorAccount(input));
        },
      ),
    );
  });

  it('never carries a debit balance when capital meets it, nor a credit when it goes to capital', () => {
    fc.assert(
      fc.property(anyAccount, (input) => {
        const account = expectGranted(finaliseCuratorAccount({ ...input, deficit: 'TRANSFER', surplus: 'TO_CAPITAL' }));
        expect(account.closing.income).toBe(nil);
      }),
    );
  });

  it('closes as the next one opens', () => {
    fc.assert(
      fc.property(anyAccount, (input) => {
        const { closing } = expectGranted(finaliseCuratorAccount(input));
        const next = expectGranted(
          finaliseCuratorAccount({
            ...input,
            heading: { ...input.heading, accountNumber: 2 },
            opening: closing,
            previous: closing,
            transactions: [],
          }),
        );
        expect(next.income.value.broughtForward).toBe(closing.income);
      }),
    );
  });
});
