import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { RateEntryState } from '@boedel/domain/rates/decide-rate';
import type { EnteredRate } from '@boedel/domain/rates/rate-tables';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { Conflict, NotFound } from '../../platform/problems';

export interface RateEntryRow {
  readonly id: number;
  readonly table_name: string;
  readonly from_on: LocalDate;
  readonly to_on: LocalDate | null;
  readonly figures: Readonly<Record<string, string>>;
  readonly reference: string;
  readonly note: string | null;
  readonly state: RateEntryState['state'];
  readonly entered_by: number;
  readonly entered_name: string;
  readonly entered_at: string;
  readonly decided_name: string | null;
  readonly decided_at: string | null;
  readonly version: number;
}

interface Person {
  readonly personId: number;
  readonly fullName: string;
}

export const toEnteredRate = (row: RateEntryRow): EnteredRate => ({
  table: row.table_name,
  from: row.from_on,
  to: row.to_on,
  figures: row.figures,
  reference: row.reference,
  note: row.note,
});

export const rateEntryStore = (tx: Tx) => ({
  /** Newest first. */
  list: (): Promise<RateEntryRow[]> => tx.rows(sql`select * from rate_entry order by id desc`),
  /** What the law counts with, in the order it was entered. */
  listConfirmed: (): Promise<RateEntryRow[]> =>
    tx.rows(sql`select * from rate_entry where state = 'confirmed' order by id`),
  lock: async (id: number): Promise<RateEntryRow> => {
    const row = await tx.maybe<RateEntryRow>(sql`select * from rate_entry where id = ${id} for update`);
    if (!row) throw new NotFound();
    return row;
  },
  insert: (entered: EnteredRate, by: Person, now: Date): Promise<RateEntryRow> =>
    tx.one(sql`insert into rate_entry (table_name, from_on, to_on, figures, reference, note, entered_by, entered_name, entered_at)
      values (${entered.table}, ${entered.from}, ${entered.to}, ${JSON.stringify(entered.figures)}::jsonb,
        ${entered.reference}, ${entered.note}, ${by.personId}, ${by.fullName}, ${now.toISOString()}) returning *`),
  decide: async (row: RateEntryRow, version: number, isConfirmed: boolean, by: Person, now: Date) => {
    if (row.version !== version) throw new Conflict(row);
    return tx.one<RateEntryRow>(sql`update rate_entry
      set state = ${isConfirmed ? 'confirmed' : 'refused'}, decided_by = ${by.personId}, decided_name = ${by.fullName},
        decided_at = ${now.toISOString()}, version = version + 1
      where id = ${row.id} returning *`);
  },
});
