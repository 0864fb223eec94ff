import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';

export const payeeAccountTable = firmTable('payee_account', {
  holder: c.text,
  holder_id: c.id,
  payee: c.text.orNull,
  account_number: c.text,
  branch_code: c.text.orNull,
  entered_by: c.id.orNull,
  entered_name: c.text,
  replaced_at: c.instant.orNull,
  confirmed_by: c.id.orNull,
  confirmed_how: c.text.orNull,
});

interface ToConfirm {
  readonly id: number;
  readonly payee: string | null;
  readonly holder: string;
  readonly account_number: string;
  readonly branch_code: string | null;
  readonly former_number: string;
  readonly entered_name: string;
  readonly entered_on: LocalDate;
  readonly is_mine: boolean;
  readonly version: number;
}

export const payeeAccountStore = (tx: Tx) => ({
  ...tableStore(tx, payeeAccountTable),
  /** What a directory holds now, where it held another number before and nobody else confirmed the new one. */
  toConfirm: (): Promise<ToConfirm[]> =>
    tx.rows(sql`
      select a.id, a.payee, a.holder, a.account_number, a.branch_code, former.account_number as former_number, a.entered_name,
        (a.entered_at at time zone 'Africa/Johannesburg')::date as entered_on, coalesce(a.entered_by = app_user_id(), false) as is_mine, a.version
      from payee_account a join lateral (
        select f.account_number from payee_account f where f.intermediary_id = a.intermediary_id and f.holder = a.holder
          and f.holder_id = a.holder_id and f.id < a.id and f.bare_number <> a.bare_number order by f.id desc limit 1) former on true
      where a.replaced_at is null and a.confirmed_at is null and a.entered_by is not null
        and a.holder not in ('payout', 'company', 'bank_account')
      order by a.id desc limit 200`),
  confirm: (id: number, person: number, name: string, how: string): Promise<number> =>
    tx.run(sql`update payee_account set confirmed_by = ${person}, confirmed_name = ${name}, confirmed_how = ${how},
      confirmed_at = clock_timestamp(), version = version + 1 where id = ${id} and confirmed_at is null`),
});
