import { activityCalls, fiduciaryActivityCalls, firmStepCalls } from '@boedel/contract/activities/activities.calls';
import { changeType } from '@boedel/domain/activities/change-types';
import { changesTrustees, endsTrust } from '@boedel/domain/activities/open-activity';
import type { Tx } from '../../platform/db/database';
import type { RowOf } from '../../platform/db/table';
import { audit } from '../../platform/audit/audit';
import { rowsOf } from '../../platform/db/rows';
import { handle } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { csvFile, type ExportColumn } from '../../platform/spreadsheet/spreadsheet';
import { inFirmsTurn } from '../../platform/spreadsheet/in-turn';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { openMatter } from '../../platform/tenancy/matter-door';
import { type ActivityRow, activityStore, firmStepTable } from '../activity-progress/activity.store';
import { isDateCompleted, isPaperCompleted } from '../activity-progress/completed.store';
import { readTrust } from '../activity-progress/trust.store';
import { documentStore } from '../documents/document.store';
import { partiesNamed, presentActivities, presentOpened, presentRow, typeName } from './activities.present';
import { firmSteps, trusteeInCompleted } from './activities.store';
import { beginActivity, offered } from './begin-activity';
import { type CentreRow, isDateOfActivity, listCentre, shownByIds } from './centre.store';
import {
  addEntities,
  addStep,
  changeActivity,
  completeActivity,
  matterOfDate,
  removeActivity,
  removeStep,
  reopenActivity,
  saveStep,
} from './change-activity';
import { receiveLetters, removeLetters, setTrusteesAside } from './letters';

/** The specification's own words for the file, which says Completed where the screen says Complete. */
const csvStatus = { Complete: 'Completed', 'Not started': 'Not started', 'In Progress': 'In Progress' } as const;
const csvColumns: readonly ExportColumn<CentreRow>[] = [
  { heading: 'Activity Type', value: (row) => typeName(row.change_type) },
  { heading: 'Trust Name', value: (row) => row.trust_name },
  { heading: 'Trust Administrator', value: (row) => row.administrator },
  { heading: 'Progress', value: (row) => `${row.complete_percent} %` },
  { heading: 'Status', value: (row) => csvStatus[presentRow(row).status] },
  { heading: 'Start Date', value: (row) => row.started_on },
  { heading: 'Completed Date', value: (row) => row.completed_on },
];
const everything = { skip: 0, take: 100_000 };

const entityOf = ({ change_type }: ActivityRow): 'trustee' | 'trust' | 'claim' => {
  if (changesTrustees(change_type)) return 'trustee';
  return endsTrust(change_type) || change_type === changeType.registration ? 'trust' : 'claim';
};

async function listed(tx: Tx, matterId: number, wanted: (row: ActivityRow) => boolean = () => true) {
  await openMatter(tx, matterId, 'diary');
  return presentActivities(tx, (await activityStore(tx).ofMatter(matterId)).filter(wanted));
}

/** One activity of a matter the person may see. */
async function found(tx: Tx, id: number): Promise<ActivityRow> {
  const activity = await activityStore(tx).find(id);
  await openMatter(tx, activity.matter_id, 'diary');
  return activity;
}

async function trusteesOf(tx: Tx, activity: ActivityRow) {
  return partiesNamed(activity.id, await asTheFirm(tx, () => readTrust(tx, activity.matter_id)));
}

export const handledActivityCalls = handle(activityCalls, {
  getlistall: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const { rows, total } = await listCentre(tx, query, query);
      return { rows: rows.map(presentRow), total };
    }),
  exportlist: ({ tenant, query }) =>
    inFirmsTurn(tenant.firmId, async () => {
      const { rows } = await tenant.transaction((tx) => listCentre(tx, query, everything));
      return csvFile('activities', csvColumns, rows);
    }),
  getlist: ({ tenant, query }) => tenant.transaction((tx) => listed(tx, query.matterID)),
  getcompletedlist: ({ tenant, query }) =>
    tenant.transaction((tx) => listed(tx, query.matterID, ({ completed_on }) => completed_on !== null)),
  getbyid: ({ tenant, query, now }) =>
    tenant.transaction(async (tx) => presentOpened(tx, (await found(tx, query.id)).id, now)),
  getbytype: ({ tenant, query }) =>
    tenant.transaction((tx) => listed(tx, query.matterID, ({ change_type }) => change_type === query.activitytype)),
  gettypebyid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const { change_type } = await found(tx, query.id);
      return { activityType: change_type, typeName: typeName(change_type) };
    }),
  getactiveactivitybyentity: ({ tenant, query }) =>
    tenant.transaction((tx) =>
      listed(tx, query.matterID, (row) => row.completed_on === null && entityOf(row) === query.entityType),
    ),
  getEntityNamesForActivities: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const ids = [query.activityIDs].flat();
      for (const id of ids) await found(tx, id);
      const rows = await shownByIds(tx, ids);
      return rows.map((row) => ({ activityID: row.id, names: row.entity_names }));
    }),
  getTrusteeAssociations: ({ tenant, query }) =>
    tenant.transaction(async (tx) => trusteesOf(tx, await found(tx, query.activityID))),
  checkDocumentInCompletedActivity: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const { matter_id } = await documentStore(tx).find(query.documentId);
      await openMatter(tx, matter_id, 'documents');
      return { exists: await isPaperCompleted(tx, query.documentId) };
    }),
  checkIfDiaryInCompletedActivity: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, await matterOfDate(tx, query.diaryId), 'diary');
      return { exists: await isDateCompleted(tx, query.diaryId) };
    }),
  checkIfDiaryAssociatedToActivity: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, await matterOfDate(tx, query.diaryId), 'diary');
      return { exists: await isDateOfActivity(tx, query.diaryId) };
    }),
  getOffered: offered,
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

export const handledActivityFiduciaries = handle(fiduciaryActivityCalls, {
  GetFiduciariesByMatterAndActivityID: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const activity = await found(tx, query.activityID);
      if (activity.matter_id !== query.matterID) throw new NotFound();
      return trusteesOf(tx, activity);
    }),
  IsTrusteeLinkedToCompletedActivity: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'diary');
      const linked = await asTheFirm(tx, () => trusteeInCompleted(tx, query.matterID, query.trusteeID));
      return { isLinked: linked !== undefined };
    }),
});

const presentFirmStep = ({ id, change_type, title, wants_paper }: RowOf<typeof firmStepTable>) => ({
  id,
  activityType: change_type,
  title,
  wantsPaper: wants_paper,
});

export const handledFirmStepCalls = handle(firmStepCalls, {
  getlist: ({ tenant }) =>
    tenant.transaction(async (tx) => {
      const rows = await firmSteps(tx);
      return rows.map(presentFirmStep);
    }),
  add: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const values = { change_type: body.activityType, title: body.title, wants_paper: body.wantsPaper };
      const after = await rowsOf(tx, firmStepTable).insert(values);
      await audit(tx, actor, 'activity.step.added', { entity: ['activity_firm_step', after.id], after });
      return presentFirmStep(after);
    }),
  _delete: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const before = await rowsOf(tx, firmStepTable).remove(body.id);
      await audit(tx, actor, 'activity.step.removed', { entity: ['activity_firm_step', before.id], before });
      return { done: true };
    }),
});
