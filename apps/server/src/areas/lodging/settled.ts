import { maySettle } from '@boedel/domain/accounts/to-look-at';
import type { Warning } from '@boedel/domain/law/refusal';
import { ensureMessage, type Message } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { createWholeReader } from '../../platform/tenancy/run-as-firm';

export const settledTable = firmTable('lodging_settled', {
  matter_id: c.id,
  point: c.text,
  about: c.text,
  reason: c.text,
  ground: c.text.orNull,
  settled_on: c.day,
});
export type SettledWarningRow = RowOf<typeof settledTable>;

export const describeWarning = ({ said, sentence }: Warning): Message => said ?? ensureMessage(sentence);

/** What it was answered for: other amounts ask for another answer. */
export const formatWarning = (warning: Warning): string => JSON.stringify(describeWarning(warning));

/** Who answered for which of these points, and why. A point that was answered is not open for any reader. */
export const findSettled = createWholeReader(
  async (tx: Tx, matterId: number, doubted: readonly Warning[]): Promise<ReadonlyMap<Warning, SettledWarningRow>> => {
    const asked = doubted.filter(({ field }) => maySettle(field));
    if (asked.length === 0) return new Map();
    const rows = await tableStore(tx, settledTable).ofMatter(matterId);
    return new Map(
      asked.flatMap((warning) => {
        const row = rows.find(({ point, about }) => point === warning.field && about === formatWarning(warning));
        return row ? [[warning, row] as const] : [];
      }),
    );
  },
);
