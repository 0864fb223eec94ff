import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export type ForeignCheckRow = RowOf<typeof checkTable>;

export const checkTable = firmTable('beneficiary_check', {
  matter_id: c.id,
  party_id: c.id,
  what: c.text,
  note: c.text.orNull,
  person_id: c.id.orNull,
  person_name: c.text,
  done_at: c.instant,
});

export const listForeignChecks = (tx: Tx, partyId: number, what: 'exchangeControl' | 'identity' | 'rollOver' | 'tax') =>
  tableStore(tx, checkTable).list(sql`party_id = ${partyId} and what = ${what}`);
