import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface TaskSourceQuery {
  readonly diaryID?: number | null | undefined;
  readonly noteID?: number | null | undefined;
  readonly queryID?: number | null | undefined;
}
export interface TaskSource {
  readonly matterId: number;
  readonly title: string;
  readonly note: string | null;
  readonly due: LocalDate | null;
  readonly ownerId: number | null;
}

/** What the first of those that are named says, if it is there. */
export function readSource(tx: Tx, { diaryID, noteID, queryID }: TaskSourceQuery): Promise<TaskSource | undefined> {
  if (diaryID) {
    return tx.maybe(sql`select matter_id as "matterId", title, null as note, due_on as due, assigned_person_id as "ownerId"
      from diary_entry where id = ${diaryID}`);
  }
  if (noteID) {
    return tx.maybe(sql`select matter_id as "matterId", left(split_part(plain, chr(10), 1), 200) as title, plain as note, null::date as due,
      null::bigint as "ownerId" from matter_note where id = ${noteID}`);
  }
  return tx.maybe(sql`select matter_id as "matterId", left(asked, 200) as title, asked as note, null::date as due, null::bigint as "ownerId"
      from account_query where id = ${queryID ?? null}`);
}
