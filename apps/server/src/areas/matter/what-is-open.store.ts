import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const listOpenDates = (tx: Tx, matterId: number): Promise<{ title: string; due_on: LocalDate }[]> =>
  tx.rows(sql`
    select title, due_on from diary_entry where matter_id = ${matterId} and done_at is null order by due_on, id`);

export const readOpenMoney = (tx: Tx, matterId: number): Promise<{ cash: Cents | null; sales: number }> =>
  tx.one(sql`
    select (select f.cash_position_cents from matter_figures f where f.intermediary_id = m.intermediary_id and f.matter_id = m.id) as cash, (select count(*)::int from asset_sale s where s.intermediary_id = m.intermediary_id
      and s.matter_id = m.id and s.cancelled_at is null and s.result_on is null) as sales from matter m where m.id = ${matterId}`);

export const readFica = (tx: Tx, matterId: number): Promise<{ fica: boolean }> =>
  tx.one(sql`select fica_done as fica from matter where id = ${matterId}`);

export const listOpenBonds = (tx: Tx, matterId: number): Promise<{ number: string | null }[]> =>
  tx.rows(sql`select number from bond_of_security where matter_id = ${matterId} and released_on is null order by id`);
