import { refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import { type Sql, sql } from '../../platform/db/sql';
import { orRefuse } from '../../platform/http/or-refuse';
import { NotFound } from '../../platform/problems';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';

const isThere = async (tx: Tx, found: Sql): Promise<boolean> =>
  (await asTheFirm(tx, () => tx.maybe(found))) !== undefined;

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

/** What a completed activity rests on stays as it was; whoever must correct it opens the activity again first. */
export async function keepPaper(tx: Tx, documentId: number): Promise<void> {
  if (await isPaperCompleted(tx, documentId)) {
    orRefuse(
      refuse('documentID', 'This paper belongs to a completed activity. Open the activity again before you change it.'),
    );
  }
}

export async function keepDate(tx: Tx, diaryId: number): Promise<void> {
  if (await isDateCompleted(tx, diaryId)) {
    orRefuse(refuse('id', 'This date belongs to a completed activity. Open the activity again before you change it.'));
  }
}

/** An activity of this matter to which something is added. */
export async function checkActivityOpen(tx: Tx, matterId: number, activityId: number): Promise<void> {
  const activity = await tx.maybe<{ isCompleted: boolean }>(
    sql`select completed_on is not null as "isCompleted" from activity where id = ${activityId} and matter_id = ${matterId}`,
  );
  if (!activity) throw new NotFound();
  if (activity.isCompleted) {
    orRefuse(refuse('activityID', 'This activity is completed. Open it again before you add to it.'));
  }
}
