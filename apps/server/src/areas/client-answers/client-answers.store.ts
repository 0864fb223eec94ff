import type { AnswerDecision } from '@boedel/contract/client-sheet/client-answers.calls';
import type { Sheet } from '@boedel/domain/client-sheet/sheet';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

const table = firmTable('client_answer', {
  matter_id: c.id,
  link_id: c.id.orNull,
  name: c.text,
  email: c.text,
  language: c.text,
  shows_figures: c.flag,
  asked_at: c.instant,
  entered_at: c.instant.orNull,
  finished_at: c.instant.orNull,
  sheet: c.json<{ readonly began: Sheet; readonly told: Sheet }>().orNull,
  decisions: c.json<Readonly<Record<string, AnswerDecision>>>(),
});
export type ClientAnswerRow = RowOf<typeof table>;

export const clientAnswerStore = (tx: Tx) => ({
  ...tableStore(tx, table),
  ofMatter: (matterId: number): Promise<ClientAnswerRow[]> =>
    tx.rows(sql`select * from client_answer where matter_id = ${matterId} order by id`),
  /** Which links still open. */
  openLinks: async (ids: readonly number[], now: Date): Promise<ReadonlySet<number>> => {
    const rows = await tx.rows<{ id: number }>(sql`
      select id from outside_link where id = any(${[...ids]}::bigint[]) and ended_at is null and ends_at > ${now.toISOString()}`);
    return new Set(rows.map(({ id }) => id));
  },
  firmName: async (): Promise<string> =>
    (await tx.one<{ name: string }>(sql`select coalesce(trading_name, name) as name from company`)).name,
});
