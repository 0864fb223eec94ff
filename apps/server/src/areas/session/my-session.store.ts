import type { AnswerOf } from '@boedel/contract/call';
import type { sessionCalls } from '@boedel/contract/session/session.calls';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const listOpenSessions = (tx: Tx, sessionId: number, personId: number, now: Date): Promise<OpenSession[]> =>
  tx.rows(sql`
      select id, started_at as "startedAt", seen_at as "lastSeenAt", way, address, device,
             id = ${sessionId} as "isCurrent"
      from session where person_id = ${personId} and ended_at is null and idle_ends_at > ${now.toISOString()}
      order by id = ${sessionId} desc, seen_at desc, id desc limit 50`);

export type OpenSession = AnswerOf<typeof sessionCalls.sessions>[number];

export const lockOpenSession = (tx: Tx, id: number, personId: number): Promise<object | undefined> =>
  tx.maybe(sql`select id from session
      where id = ${id} and person_id = ${personId} and ended_at is null for update`);
