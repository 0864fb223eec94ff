import type { Tx } from '../../platform/db/database';
import { sql, type Sql } from '../../platform/db/sql';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';

export const isThere = async (tx: Tx, found: Sql): Promise<boolean> =>
  (await runAsFirm(tx, () => tx.maybe(found))) !== undefined;

/** A paper filed with an activity, or a version of one, that is completed. */
export const isPaperCompleted = (tx: Tx, documentId: number): Promise<boolean> =>
  isThere(
    tx,
    sql`with recursive version (id) as (
        select ${documentId}::bigint
        union select d.replaces_id from matter_document d join version v on d.id = v.id where d.replaces_id is not null
      )
      select from matter_document_link l join activity a on a.intermediary_id = l.intermediary_id and a.id = l.activity_id
      where l.document_id in (select id from version) and a.completed_on is not null limit 1`,
  );

export const isDateCompleted = (tx: Tx, diaryId: number): Promise<boolean> =>
  isThere(
    tx,
    sql`select from diary_entry d join activity a on a.intermediary_id = d.intermediary_id and a.id = d.activity_id
      where d.id = ${diaryId} and a.completed_on is not null`,
  );

export const findCompletion = (
  tx: Tx,
  activityId: number,
  matterId: number,
): Promise<{ isCompleted: boolean } | undefined> =>
  tx.maybe(
    sql`select completed_on is not null as "isCompleted" from activity where id = ${activityId} and matter_id = ${matterId}`,
  );
