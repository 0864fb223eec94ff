import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { BankLineRow } from './bank-line.store';

export interface EntryDestination {
  readonly matterId: number;
  readonly accountId: number;
  readonly account: number | null;
  readonly isEstate: boolean;
  readonly source: 'income' | 'expense';
}

export interface LineToBook {
  readonly line: BankLineRow;
  readonly source: 'income' | 'expense';
  /** By the name its tab gives it. */
  readonly label: string;
  readonly voucher: string | null;
}

/** Rows in the order they were given: numbers rise in that order too. */
export async function insertEntries(
  tx: Tx,
  { matterId, accountId, account, isEstate, source }: EntryDestination,
  entries: readonly LineToBook[],
): Promise<number[]> {
  const given = entries.map(({ line, label, voucher }, place) => ({
    place,
    day: line.day,
    description: line.description,
    label,
    amount: Math.abs(line.amount_cents),
    voucher,
  }));
  const from = sql`from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (place int, day date, description text, label text,
    amount bigint, voucher text) order by place`;
  const rows = await tx.rows<{ id: number; day: LocalDate; amount: Cents }>(
    source === 'income'
      ? sql`insert into income (matter_id, received_on, description, income_type, amount_cents, bank_account_id, voucher, account)
          select ${matterId}::bigint, day, description, label, amount, ${accountId}::bigint, voucher, ${account}::int ${from}
          returning id, received_on as day, amount_cents as amount`
      : sql`insert into expense (matter_id, paid_on, description, cost_type, expense_type, amount_cents, bank_account_id, voucher, account)
          select ${matterId}::bigint, day, description, ${isEstate ? sql`label` : sql`null`}, ${isEstate ? sql`null` : sql`label`}, amount,
            ${accountId}::bigint, voucher, ${account}::int ${from}
          returning id, paid_on as day, amount_cents as amount`,
  );
  rows.sort((a, b) => a.id - b.id);
  for (const [at, { day, amount }] of rows.entries())
    if (day !== given[at]!.day || amount !== given[at]!.amount) throw new Error('entries came back in another order');
  return rows.map(({ id }) => id);
}
