import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export type OwnOptionSwitches = Readonly<Record<string, boolean>>;

export type MatterOptionRow = RowOf<typeof optionTable>;

/** The switches the firm has set itself. */
export async function readFirmSwitches(tx: Tx): Promise<ReadonlyMap<number, boolean>> {
  const rows = await tx.rows<{ option_number: number; is_on: boolean }>(
    sql`select option_number, is_on from ld_option where is_on is not null`,
  );
  return new Map(rows.map(({ option_number, is_on }) => [option_number, is_on]));
}

export const optionTable = firmTable('matter_option', { matter_id: c.id, options: c.json<OwnOptionSwitches>() });

export const findMatterOptions = async (tx: Tx, matterId: number): Promise<MatterOptionRow | undefined> =>
  (await tableStore(tx, optionTable).ofMatter(matterId))[0];
