import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { HandedBank, OfficeEndReason } from '@boedel/domain/books/hand-over';
import type { AccountCode } from '@boedel/domain/ledger/chart';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { isAside } from '../statements/bank-chain.store';

const endTable = firmTable(
  'office_end',
  {
    matter_id: c.id,
    ended_on: c.day,
    reason: c.text,
    leaving: c.text,
    successor: c.text.orNull,
    note: c.text.orNull,
    recorded_name: c.text,
    recorded_at: c.instant,
  },
  'money',
);
export type OfficeEndRow = RowOf<typeof endTable> & { readonly reason: OfficeEndReason };

export const officeEndStore = (tx: Tx) => tableStore(tx, endTable);

export const listOfficeEnds = async (tx: Tx, matterId: number): Promise<OfficeEndRow[]> =>
  (await officeEndStore(tx).list(sql`matter_id = ${matterId}`, sql`ended_on desc, id desc`)) as OfficeEndRow[];

/** What the bank accounts held on a day, by the ledger and by the bank. */
export const listHandedBanks = (tx: Tx, matterId: number, on: LocalDate): Promise<HandedBank[]> =>
  tx.rows(sql`
    select b.name, coalesce((select sum(p.cents) from ledger_posting p where p.bank_account_id = b.id and p.account = 'BANK'
        and p.day <= ${on}), 0)::bigint as ledger, l.balance_cents as bank, l.day as "bankOn"
    from bank_account b left join lateral (select l.balance_cents, l.day from bank_line l
      where l.bank_account_id = b.id and l.balance_cents is not null and l.day <= ${on} order by l.day desc, l.id desc limit 1) l on true
    where b.matter_id = ${matterId} order by b.id`);

export const readBankBefore = async (tx: Tx, matterId: number, from: LocalDate | null): Promise<Cents> =>
  (
    await tx.one<{ cents: Cents }>(sql`
      select coalesce(sum(cents), 0)::bigint as cents from ledger_posting
      where matter_id = ${matterId} and account = 'BANK' and day < ${from ?? '1800-01-01'}`)
  ).cents;

/** What was booked on every account but the bank. */
export const listMoved = (
  tx: Tx,
  matterId: number,
  from: LocalDate | null,
  to: LocalDate,
): Promise<{ account: AccountCode; cents: Cents }[]> =>
  tx.rows(sql`
    select account, sum(cents)::bigint as cents from ledger_posting
    where matter_id = ${matterId} and account <> 'BANK' and day >= ${from ?? '1800-01-01'} and day <= ${to}
    group by account having sum(cents) <> 0 order by account`);

export const countOpen = (tx: Tx, matterId: number, on: LocalDate): Promise<{ lines: number; payments: number }> =>
  tx.one(sql`
    select (select count(*)::int from bank_line l where l.matter_id = ${matterId} and l.match_id is null and l.day <= ${on}
        and not ${isAside}) as lines,
      (select count(*)::int from payout where matter_id = ${matterId} and state <> 'paid') as payments`);
