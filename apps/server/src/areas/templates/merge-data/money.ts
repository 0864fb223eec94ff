import { countDaysBetween, type LocalDate } from '@boedel/domain/dates/local-date';
import { chart } from '@boedel/domain/ledger/chart';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import type { OpenedMatter } from '../../../platform/tenancy/matter-door';
import { readReconciliation } from '../../recon/reconciliation';
import {
  readBankTotals,
  listExpensesBetween,
  listIncomeBetween,
  listMovedBetween,
  listOpenAccounts,
  listOpenPayouts,
  type MoneyMergeValue,
} from './money.store';

const prefixKeys = (item: string, row: Readonly<Record<string, MoneyMergeValue>>): MergeData =>
  Object.fromEntries(Object.entries(row).map(([leaf, value]) => [`${item}.${leaf}`, value]));

/** Each bank account from its statement to the cash book, and what the cash book did between two days. */
export async function readBankData(tx: Tx, matter: OpenedMatter, from: LocalDate, to: LocalDate): Promise<MergeData> {
  const accounts = await listOpenAccounts(tx, matter.id);
  const rows: MergeData[] = [];
  for (const account of accounts) {
    const shown = await readReconciliation(tx, matter, account.id, to);
    const moved = await readBankTotals(tx, { matterId: matter.id, accountId: account.id, from, to });
    const open = shown.notOnStatement;
    rows.push({
      'bankAccount.name': account.name,
      'bankAccount.bank': account.bank,
      'bankAccount.accountNumber': account.account_number,
      'bankAccount.statementBalance': shown.statementBalance,
      'bankAccount.statementDate': shown.statementBalanceFrom === 'file' ? shown.on : null,
      'bankAccount.depositsOutstanding': open.reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
      'bankAccount.paymentsOutstanding': -open.reduce((sum, { amount }) => sum + Math.min(0, amount), 0),
      'bankAccount.unidentified': shown.lessNotInLedger,
      'bankAccount.adjusted': shown.comesTo,
      'bankAccount.cashBook': shown.ledgerBalance,
      'bankAccount.difference': shown.difference,
      'bankAccount.opening': moved.opening,
      'bankAccount.receipts': moved.receipts,
      'bankAccount.payments': moved.payments,
      'bankAccount.closing': moved.opening + moved.receipts - moved.payments,
      outstandings: open.map(({ day, description, amount }) => ({
        'outstanding.date': day,
        'outstanding.description': description,
        'outstanding.reference': null,
        'outstanding.receipt': amount > 0 ? amount : null,
        'outstanding.payment': amount < 0 ? -amount : null,
        'outstanding.age': countDaysBetween(day, to),
        'outstanding.isOld': countDaysBetween(day, to) > 30,
      })),
    });
  }
  const main = accounts[0];
  return {
    bankAccounts: rows,
    ...(main && {
      'estateBank.bank': main.bank,
      'estateBank.branchCode': main.branch_code,
      'estateBank.accountName': main.name,
      'estateBank.accountNumber': main.account_number,
    }),
  };
}

const findLabel = (code: string): string =>
  (chart as Readonly<Record<string, { readonly label: string } | undefined>>)[code]?.label ?? code;

/** Receipts and payments by the heading they are allocated to, and the vouchers they have. */
export async function readCashData(tx: Tx, matterId: number, from: LocalDate, to: LocalDate): Promise<MergeData> {
  // Each event that touched a bank account, with the accounts on its other side; what was undone is out with its undoing.
  const rows = await listMovedBetween(tx, matterId, from, to);
  const headings = [...new Set(rows.map(({ account }) => account))];
  const numbered = rows.filter(({ voucher }) => voucher);
  return {
    sections: headings.map((account) => {
      const entries = rows.filter((row) => row.account === account);
      const receipts = entries.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
      const payments = -entries.reduce((sum, { cents }) => sum + Math.min(0, cents), 0);
      return {
        'section.name': findLabel(account),
        'section.receipts': receipts,
        'section.payments': payments,
        'section.net': receipts - payments,
        entries: entries.map(({ day, narrative, voucher, cents }) => ({
          'entry.date': day,
          'entry.voucher': voucher,
          'entry.description': narrative,
          'entry.party': null,
          'entry.receipt': cents > 0 ? cents : null,
          'entry.payment': cents < 0 ? -cents : null,
          'entry.vat': null,
        })),
      };
    }),
    vouchers: numbered
      .toSorted((a, b) => a.voucher!.localeCompare(b.voucher!, 'en', { numeric: true }))
      .map(({ day, narrative, voucher, account, cents }) => ({
        'voucher.number': voucher,
        'voucher.date': day,
        'voucher.issuer': findLabel(account),
        'voucher.description': narrative,
        'voucher.amount': Math.abs(cents),
        'voucher.isMissing': false,
      })),
    missingVouchers: rows
      .filter(({ voucher, cents }) => !voucher && cents < 0)
      .map(({ day, narrative, cents }) => ({
        'missingVoucher.date': day,
        'missingVoucher.description': narrative,
        'missingVoucher.amount': -cents,
      })),
  };
}

/** What is still to be paid out, with what was paid to the same person or on the same claim before. */
export async function readPayoutData(tx: Tx, matterId: number): Promise<MergeData> {
  const rows = await listOpenPayouts(tx, matterId);
  return {
    payouts: rows.map(({ paid_before, ...row }) => ({
      ...prefixKeys('payout', row),
      'payout.bank': null,
      'payout.paidBefore': paid_before,
      'payout.gross': row.net + paid_before,
    })),
  };
}

export async function readIncomeData(tx: Tx, matterId: number, from: LocalDate, to: LocalDate): Promise<MergeData> {
  const incomes = await listIncomeBetween(tx, matterId, from, to);
  const expenses = await listExpensesBetween(tx, matterId, from, to);
  return {
    incomes: incomes.map((row) => prefixKeys('income', row)),
    expenses: expenses.map((row) => prefixKeys('expense', row)),
  };
}
