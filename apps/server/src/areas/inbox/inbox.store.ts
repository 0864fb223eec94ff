import type { InboxKind } from '@boedel/contract/inbox/kinds';
import type { Message } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export const inboxTable = firmTable('inbox_entry', {
  person_id: c.id,
  kind: c.text,
  words: c.json<Message>(),
  path: c.text,
  created_at: c.instant,
  read_at: c.instant.orNull,
});
export type InboxRow = RowOf<typeof inboxTable> & { kind: InboxKind };

/** The person's own: row security shows no others. */
export const inboxStore = (tx: Tx) => ({
  newest: (take: number): Promise<InboxRow[]> =>
    tx.rows(sql`select * from inbox_entry where person_id = app_user_id() order by id desc limit ${take}`),
  unread: async (): Promise<number> =>
    (
      await tx.one<{ count: number }>(
        sql`select count(*)::int as count from inbox_entry where person_id = app_user_id() and read_at is null`,
      )
    ).count,
  mark: (ids: readonly number[] | null, at: string | null): Promise<number> =>
    tx.run(sql`
      update inbox_entry set read_at = ${at}, version = version + 1
      where person_id = app_user_id() and (read_at is null) = ${at !== null}
        and ${ids ? sql`id = any(${[...ids]}::bigint[])` : sql`true`}`),
});
