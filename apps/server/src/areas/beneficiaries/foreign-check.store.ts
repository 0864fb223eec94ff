import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export type CheckRow = RowOf<typeof checkTable>;

export const checkTable = firmTable('beneficiary_check', {
  matter_id: c.id,
  party_id: c.id,
  what: c.text,
  note: c.text.orNull,
  person_id: c.id.orNull,
  person_name: c.text,
  done_at: c.instant,
});

export const checksOf = (tx: Tx, partyId: number, what: 'exchangeControl' | 'identity' | 'rollOver' | 'tax') =>
  rowsOf(tx, checkTable).list(sql`party_id = ${partyId} and what = ${what}`);
