import { activityCalls, fiduciaryActivityCalls, firmStepCalls } from '@boedel/contract/activities/activities.calls';
import { changeType } from '@boedel/domain/activities/change-types';
import { isTrusteeChange, isEndingTrust } from '@boedel/domain/activities/open-activity';
import type { Tx } from '../../platform/db/database';
import type { RowOf } from '../../platform/db/table';
import { audit } from '../../platform/audit/audit';
import { tableStore } from '../../platform/db/rows';
import { pairHandlers } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { createCsvFile, type ExportColumn } from '../../platform/spreadsheet/spreadsheet';
import { runInFirmTurn } from '../../platform/spreadsheet/in-turn';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { openMatter } from '../../platform/tenancy/matter-door';
import { type ActivityRow, activityStore, firmStepTable } from '../activity-progress/activity.store';
import { isDateCompleted, isPaperCompleted } from '../activity-progress/completed.store';
import { readTrust } from '../activity-progress/trust.store';
import { documentStore } from '../documents/document.store';
import {
  listNamedParties,
  presentActivities,
  presentActivity,
  presentCentreRow,
  readTypeName,
} from './activities.present';
import { listAllFirmSteps, findCompletedForTrustee } from './activities.store';
import { beginActivity, listOfferedActivities } from './begin-activity';
import { type CentreRow, isDateOfActivity, listCentre, listCentreRows } from './centre.store';
import {
  addEntities,
  addStep,
  changeActivity,
  completeActivity,
  findDateMatter,
  removeActivity,
  removeStep,
  reopenActivity,
  saveStep,
} from './change-activity';
import { receiveLetters, removeLetters, setTrusteesAside } from './letters';

/** The specification's own words for the file, which says Completed where the screen says Complete. */
const csvStatus = { Complete: 'Completed', 'Not started': 'Not started', 'In Progress': 'In Progress' } as const;
const csvColumns: readonly ExportColumn<CentreRow>[] = [
  { heading: 'Activity Type', value: (row) => readTypeName(row.change_type) },
  { heading: 'Trust Name', value: (row) => row.trust_name },
  { heading: 'Trust Administrator', value: (row) => row.administrator },
  { heading: 'Progress', value: (row) => `${row.complete_percent} %` },
  { heading: 'Status', value: (row) => csvStatus[presentCentreRow(row).status] },
  { heading: 'Start Date', value: (row) => row.started_on },
  { heading: 'Completed Date', value: (row) => row.completed_on },
];
const everything = { skip: 0, take: 100_000 };

const readEntityKind = ({ change_type }: ActivityRow): 'trustee' | 'trust' | 'claim' => {
  if (isTrusteeChange(change_type)) return 'trustee';
  return isEndingTrust(change_type) || change_type === changeType.registration ? 'trust' : 'claim';
};

async function listActivities(tx: Tx, matterId: number, wanted: (row: ActivityRow) => boolean = () => true) {
  await openMatter(tx, matterId, 'diary');
  return presentActivities(tx, (await activityStore(tx).ofMatter(matterId)).filter(wanted));
}

/** One activity of a matter the person may see. */
async function findSeenActivity(tx: Tx, id: number): Promise<ActivityRow> {
  const activity = await activityStore(tx).find(id);
  await openMatter(tx, activity.matter_id, 'diary');
  return activity;
}

async function listTrustees(tx: Tx, activity: ActivityRow) {
  return listNamedParties(activity.id, await runAsFirm(tx, () => readTrust(tx, activity.matter_id)));
}

export const handledActivityCalls = pairHandlers(activityCalls, {
  getlistall: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const { rows, total } = await listCentre(tx, query, query);
      return { rows: rows.map(presentCentreRow), total };
    }),
  exportlist: ({ scope, query }) =>
    runInFirmTurn(scope.firmId, async () => {
      const { rows } = await scope.read((tx) => listCentre(tx, query, everything));
      return createCsvFile('activities', csvColumns, rows);
    }),
  getlist: ({ scope, query }) => scope.transaction((tx) => listActivities(tx, query.matterID)),
  getcompletedlist: ({ scope, query }) =>
    scope.transaction((tx) => listActivities(tx, query.matterID, ({ completed_on }) => completed_on !== null)),
  getbyid: ({ scope, query, now }) =>
    scope.transaction(async (tx) => presentActivity(tx, (await findSeenActivity(tx, query.id)).id, now)),
  getbytype: ({ scope, query }) =>
    scope.transaction((tx) =>
      listActivities(tx, query.matterID, ({ change_type }) => change_type === query.activitytype),
    ),
  gettypebyid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const { change_type } = await findSeenActivity(tx, query.id);
      return { activityType: change_type, typeName: readTypeName(change_type) };
    }),
  getactiveactivitybyentity: ({ scope, query }) =>
    scope.transaction((tx) =>
      listActivities(
        tx,
        query.matterID,
        (row) => row.completed_on === null && readEntityKind(row) === query.entityType,
      ),
    ),
  getEntityNamesForActivities: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const ids = [query.activityIDs].flat();
      for (const id of ids) await findSeenActivity(tx, id);
      const rows = await listCentreRows(tx, ids);
      return rows.map((row) => ({ activityID: row.id, names: row.entity_names }));
    }),
  getTrusteeAssociations: ({ scope, query }) =>
    scope.transaction(async (tx) => listTrustees(tx, await findSeenActivity(tx, query.activityID))),
  checkDocumentInCompletedActivity: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const { matter_id } = await documentStore(tx).find(query.documentId);
      await openMatter(tx, matter_id, 'documents');
      return { exists: await isPaperCompleted(tx, query.documentId) };
    }),
  checkIfDiaryInCompletedActivity: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, await findDateMatter(tx, query.diaryId), 'diary');
      return { exists: await isDateCompleted(tx, query.diaryId) };
    }),
  checkIfDiaryAssociatedToActivity: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, await findDateMatter(tx, query.diaryId), 'diary');
      return { exists: await isDateOfActivity(tx, query.diaryId) };
    }),
  getOffered: listOfferedActivities,
  add: beginActivity,
  update: changeActivity,
  HandleLOAReceived: receiveLetters,
  addActivityEntities: addEntities,
  delete: removeActivity,
  HandleLOARemoved: removeLetters,
  deactivatetrustees: setTrusteesAside,
  complete: completeActivity,
  reopen: reopenActivity,
  saveStep,
  addStep,
  removeStep,
});

export const handledActivityFiduciaries = pairHandlers(fiduciaryActivityCalls, {
  GetFiduciariesByMatterAndActivityID: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const activity = await findSeenActivity(tx, query.activityID);
      if (activity.matter_id !== query.matterID) throw new NotFound();
      return listTrustees(tx, activity);
    }),
  IsTrusteeLinkedToCompletedActivity: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'diary');
      const linked = await runAsFirm(tx, () => findCompletedForTrustee(tx, query.matterID, query.trusteeID));
      return { isLinked: linked !== undefined };
    }),
});

const presentFirmStep = ({ id, change_type, title, wants_paper }: RowOf<typeof firmStepTable>) => ({
  id,
  activityType: change_type,
  title,
  wantsPaper: wants_paper,
});

export const handledFirmStepCalls = pairHandlers(firmStepCalls, {
  getlist: ({ scope }) =>
    scope.transaction(async (tx) => {
      const rows = await listAllFirmSteps(tx);
      return rows.map(presentFirmStep);
    }),
  add: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const values = { change_type: body.activityType, title: body.title, wants_paper: body.wantsPaper };
      const after = await tableStore(tx, firmStepTable).insert(values);
      await audit(tx, actor, 'activity.step.added', { entity: ['activity_firm_step', after.id], after });
      return presentFirmStep(after);
    }),
  _delete: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const before = await tableStore(tx, firmStepTable).remove(body.id);
      await audit(tx, actor, 'activity.step.removed', { entity: ['activity_firm_step', before.id], before });
      return { done: true };
    }),
});
