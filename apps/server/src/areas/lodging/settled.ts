import { maySettle } from '@boedel/domain/accounts/to-look-at';
import type { Warning } from '@boedel/domain/law/refusal';
import { asSaid, type Said } from '@boedel/domain/law/said';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export const settledTable = firmTable('lodging_settled', {
  matter_id: c.id,
  point: c.text,
  about: c.text,
  reason: c.text,
  ground: c.text.orNull,
  settled_on: c.day,
});
export type SettledRow = RowOf<typeof settledTable>;

export const saidOf = ({ said, sentence }: Warning): Said => said ?? asSaid(sentence);

/** What it was answered for: other amounts ask for another answer. */
export const aboutOf = (warning: Warning): string => JSON.stringify(saidOf(warning));

/** Who answered for which of these, and why. */
export async function settledAmong(
  tx: Tx,
  matterId: number,
  doubted: readonly Warning[],
): Promise<ReadonlyMap<Warning, SettledRow>> {
  const asked = doubted.filter(({ field }) => maySettle(field));
  if (asked.length === 0) return new Map();
  const rows = await rowsOf(tx, settledTable).ofMatter(matterId);
  return new Map(
    asked.flatMap((warning) => {
      const row = rows.find(({ point, about }) => point === warning.field && about === aboutOf(warning));
      return row ? [[warning, row] as const] : [];
    }),
  );
}
