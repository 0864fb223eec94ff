import { daysBetween, type LocalDate } from '@boedel/domain/dates/local-date';
import { chart } from '@boedel/domain/ledger/chart';
import type { MergeData } from '@boedel/domain/templates/fill';
import type { Tx } from '../../../platform/db/database';
import { sql } from '../../../platform/db/sql';
import type { OpenedMatter } from '../../../platform/tenancy/matter-door';
import { reconciliationOf } from '../../recon/reconciliation';

type Value = string | number | boolean | null;
const under = (item: string, row: Readonly<Record<string, Value>>): MergeData =>
  Object.fromEntries(Object.entries(row).map(([leaf, value]) => [`${item}.${leaf}`, value]));

/** Each bank account from its statement to the cash book, and what the cash book did between two days. */
export async function bankData(tx: Tx, matter: OpenedMatter, from: LocalDate, to: LocalDate): Promise<MergeData> {
  const accounts = await tx.rows<{
    id: number;
    name: string;
    bank: string | null;
    branch_code: string | null;
    account_number: string | null;
    is_main: boolean;
  }>(sql`
    select id, name, bank, branch_code, account_number, is_main from bank_account where matter_id = ${matter.id} and closed_on is null order by is_main desc, id`);
  const rows: MergeData[] = [];
  for (const account of accounts) {
    const shown = await reconciliationOf(tx, matter, account.id, to);
    const moved = await tx.one<{ opening: number; receipts: number; payments: number }>(sql`
      select coalesce(sum(cents) filter (where day < ${from} or e.source = 'bank_account'), 0)::bigint as opening,
        coalesce(sum(cents) filter (where day >= ${from} and e.source <> 'bank_account' and cents > 0), 0)::bigint as receipts,
        coalesce(-sum(cents) filter (where day >= ${from} and e.source <> 'bank_account' and cents < 0), 0)::bigint as payments
      from ledger_posting p join lateral (select source from ledger_event x where x.intermediary_id = p.intermediary_id and x.id = p.event_id) e on true
      where p.matter_id = ${matter.id} and p.bank_account_id = ${account.id} and p.account = 'BANK' and p.day <= ${to}`);
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
        'outstanding.age': daysBetween(day, to),
        'outstanding.isOld': daysBetween(day, to) > 30,
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

const labelOf = (code: string): string =>
  (chart as Readonly<Record<string, { readonly label: string } | undefined>>)[code]?.label ?? code;

interface Moved {
  readonly id: number;
  readonly day: LocalDate;
  readonly narrative: string;
  readonly voucher: string | null;
  readonly account: string;
  readonly cents: number;
}

/** Receipts and payments by the heading they are allocated to, and the vouchers they have. */
export async function cashData(tx: Tx, matterId: number, from: LocalDate, to: LocalDate): Promise<MergeData> {
  // Each event that touched a bank account, with the accounts on its other side; what was undone is out with its undoing.
  const rows = await tx.rows<Moved>(sql`
    select e.id, e.day, e.narrative, e.voucher, o.account, -sum(o.cents)::bigint as cents
    from ledger_event e join ledger_posting o on o.intermediary_id = e.intermediary_id and o.event_id = e.id and o.account <> 'BANK'
    where e.matter_id = ${matterId} and e.day between ${from} and ${to} and e.source <> 'bank_account' and e.reverses_id is null
      and exists (select from ledger_posting b where b.intermediary_id = e.intermediary_id and b.event_id = e.id and b.account = 'BANK')
      and not exists (select from ledger_event r where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id)
    group by e.id, e.day, e.narrative, e.voucher, o.account order by o.account, e.day, e.id`);
  const headings = [...new Set(rows.map(({ account }) => account))];
  const numbered = rows.filter(({ voucher }) => voucher);
  return {
    sections: headings.map((account) => {
      const entries = rows.filter((row) => row.account === account);
      const receipts = entries.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
      const payments = -entries.reduce((sum, { cents }) => sum + Math.min(0, cents), 0);
      return {
        'section.name': labelOf(account),
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
        'voucher.issuer': labelOf(account),
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
export async function payoutData(tx: Tx, matterId: number): Promise<MergeData> {
  const rows = await tx.rows<Record<string, Value> & { net: number; paid_before: number }>(sql`
    select p.payee, p.purpose as capacity, coalesce(p.cost_type, p.expense_type) as line, p.amount_cents as net, p.branch_code as "branchCode",
      p.account_number as "accountNumber", p.my_ref as "myRef", p.ben_ref as "theirRef",
      coalesce((select sum(e.amount_cents) from payout e where e.intermediary_id = p.intermediary_id and e.matter_id = p.matter_id and e.state = 'paid'
        and (e.party_id = p.party_id or e.liability_id = p.liability_id)), 0)::bigint as paid_before
    from payout p where p.matter_id = ${matterId} and p.state <> 'paid' order by p.id`);
  return {
    payouts: rows.map(({ paid_before, ...row }) => ({
      ...under('payout', row),
      'payout.bank': null,
      'payout.paidBefore': paid_before,
      'payout.gross': row.net + paid_before,
    })),
  };
}

export async function incomeData(tx: Tx, matterId: number, from: LocalDate, to: LocalDate): Promise<MergeData> {
  const incomes = await tx.rows<Record<string, Value>>(sql`
    select received_on as date, description, income_type as source, voucher, amount_cents as amount from income
    where matter_id = ${matterId} and received_on between ${from} and ${to} order by received_on, id`);
  const expenses = await tx.rows<Record<string, Value>>(sql`
    select paid_on as date, description, payee, coalesce(cost_type, expense_type) as kind, voucher, amount_cents as amount, vat_amount_cents as vat from expense
    where matter_id = ${matterId} and paid_on between ${from} and ${to} and liability_id is null and bank_account_id is not null order by paid_on, id`);
  return {
    incomes: incomes.map((row) => under('income', row)),
    expenses: expenses.map((row) => under('expense', row)),
  };
}
