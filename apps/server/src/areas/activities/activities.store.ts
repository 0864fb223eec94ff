import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { activityStepTable, firmStepTable } from '../activity-progress/activity.store';

export interface FiledActivityPaper {
  readonly id: number;
  readonly title: string;
  readonly type: number | null;
  readonly is_latest: boolean;
}

export const findCompletedForTrustee = (tx: Tx, matterId: number, trusteeId: number): Promise<object | undefined> =>
  tx.maybe(sql`
    select from activity_party x join activity a on a.intermediary_id = x.intermediary_id and a.id = x.activity_id
    where x.matter_id = ${matterId} and x.party_id = ${trusteeId} and a.completed_on is not null limit 1`);

export const listAllFirmSteps = (tx: Tx) => tableStore(tx, firmStepTable).list(sql`true`, sql`change_type, id`);

/** The papers of the matter that the reader may see. */
export const listMatterPapers = (tx: Tx, matterId: number): Promise<FiledActivityPaper[]> =>
  tx.rows(sql`
    select d.id, d.title, d.type, not exists (select from matter_document n
      where n.intermediary_id = d.intermediary_id and n.replaces_id = d.id) as is_latest
    from matter_document d where d.matter_id = ${matterId} order by d.id desc`);

export const listFirmSteps = (tx: Tx, changeType: 1 | 2 | 4 | 6 | 7 | 8 | 9 | 10 | 11 | 12) =>
  tableStore(tx, firmStepTable).list(sql`change_type = ${changeType}`);

export const listStepMarks = (tx: Tx, activityId: number, step: number) =>
  tableStore(tx, activityStepTable).list(sql`activity_id = ${activityId} and step = ${step}`);

export const listOwnSteps = (tx: Tx, activityId: number) =>
  tableStore(tx, activityStepTable).list(sql`activity_id = ${activityId} and own_title is not null`, sql`step desc`);

export const findLetters = (tx: Tx, activityId: number): Promise<object | undefined> =>
  tx.maybe(sql`select from diary_entry where activity_id = ${activityId} and type = 31 and event is null limit 1`);

export const findEntryMatter = (tx: Tx, diaryId: number): Promise<{ matter_id: number } | undefined> =>
  tx.maybe(sql`select matter_id from diary_entry where id = ${diaryId}`);
