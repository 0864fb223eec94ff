import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export type Own = Readonly<Record<string, boolean>>;

export type OptionRow = RowOf<typeof optionTable>;

/** The switches the firm has set itself. */
export async function switchesOfFirm(tx: Tx): Promise<ReadonlyMap<number, boolean>> {
  const rows = await tx.rows<{ option_number: number; is_on: boolean }>(
    sql`select option_number, is_on from ld_option where is_on is not null`,
  );
  return new Map(rows.map(({ option_number, is_on }) => [option_number, is_on]));
}

export const optionTable = firmTable('matter_option', { matter_id: c.id, options: c.json<Own>() });

export const optionsOfMatter = async (tx: Tx, matterId: number): Promise<OptionRow | undefined> =>
  (await rowsOf(tx, optionTable).ofMatter(matterId))[0];
