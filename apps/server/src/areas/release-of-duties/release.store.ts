import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export type ReleaseStepRow = RowOf<typeof stepTable>;

export const stepTable = firmTable('release_step', {
  matter_id: c.id,
  step: c.text,
  done_on: c.day,
  note: c.text.orNull,
  person_name: c.text,
  created_at: c.instant,
});

export const listReleaseSteps = (tx: Tx, matterId: number): Promise<ReleaseStepRow[]> =>
  tableStore(tx, stepTable).ofMatter(matterId);

export const countBonds = (tx: Tx, matterId: number): Promise<{ all: number; released: number }> =>
  tx.one(sql`
    select count(*)::int as all, count(released_on)::int as released from bond_of_security where matter_id = ${matterId}`);

export const findUnneededCompliance = (tx: Tx, matterId: number): Promise<object | undefined> =>
  tx.maybe(sql`select from estate_step where matter_id = ${matterId} and step = 'complianceIssued' and is_not_needed`);

export const listFiledReleasePapers = (
  tx: Tx,
  matterId: number,
  numbers: readonly number[],
): Promise<{ number: number; on: LocalDate }[]> =>
  tx.rows(sql`
    select standard_id as number, max(created_at at time zone 'Africa/Johannesburg')::date as on from paper_made
    where matter_id = ${matterId} and standard_id = any(${numbers}::int[]) and document_id is not null group by 1`);
