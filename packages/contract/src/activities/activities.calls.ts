import { z } from 'zod';
import { declareCalls, declareChangingCalls, del, allowFirm, get, allowOnMatter, post, put } from '../call';
import { day, done, id, idInQuery, paging, text } from '../fields';
import { ofDates } from '../subjects';
import {
  activityChange,
  activityRow,
  activitySchema,
  activityType,
  firmStep,
  newActivity,
  openedSchema,
  ownStep,
  part,
  partySchema,
  stepChange,
} from './activities.schema';

const writer = allowOnMatter('Capture Matter');
/** Who acts is the firm's to say, not that of somebody given the matter alone. */
const ofFirm = allowFirm('Capture Matter');
const ofMatter = z.object({ matterID: idInQuery });
const one = z.object({ id: idInQuery });
const list = z.array(activitySchema);
const repeatedIds = z.union([idInQuery, z.array(idInQuery).max(200, 'Ask for at most 200 at a time.')]);
const yesOrNo = z.object({ exists: z.boolean() });

/** The Activity Centre's own list. */
const centre = {
  searchString: paging.searchString,
  /** Kinds whose name, as the reader reads it, holds what is searched for; with commas between. */
  types: z
    .string()
    .regex(/^\d{1,2}(,\d{1,2}){0,11}$/)
    .optional(),
  sortModelColId: z
    .enum([
      'activityType',
      'trustName',
      'trustAdministrator',
      'completePercent',
      'status',
      'dateCreated',
      'dateCompleted',
    ])
    .optional(),
  sortModelSort: z.enum(['asc', 'desc']).optional(),
};

export const activityCalls = declareChangingCalls([...ofDates, '/api/document', '/api/fiduciary'], {
  getlistall: get('/api/activity/getlistall', {
    about: 'The activities of every trust the reader may see, newest first.',
    who: allowFirm(),
    query: z.object({ skip: paging.skip, take: paging.take, ...centre }),
    answer: z.object({ rows: z.array(activityRow), total: z.int() }),
  }),
  exportlist: get('/api/activity/exportlist', {
    fromReplica: true,
    about: 'The same as activities.csv, with ; between.',
    ours: true,
    who: allowFirm(),
    query: z.object(centre),
    download: true,
  }),
  getlist: get('/api/activity/getlist', {
    about: 'The activities of a trust, newest first.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: list,
  }),
  getcompletedlist: get('/api/activity/getcompletedlist', { who: allowOnMatter(), query: ofMatter, answer: list }),
  getbyid: get('/api/activity/getbyid', {
    about: 'One activity with its steps: what is done, what is missing, and the papers of each.',
    who: allowOnMatter(),
    query: one,
    answer: openedSchema,
  }),
  getbytype: get('/api/activity/getbytype', {
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery, activitytype: z.coerce.number().int().min(0).max(12) }),
    answer: list,
  }),
  gettypebyid: get('/api/activity/gettypebyid', {
    who: allowOnMatter(),
    query: one,
    answer: z.object({ activityType: z.int(), typeName: z.string() }),
  }),
  getactiveactivitybyentity: get('/api/activity/getactiveactivitybyentity', {
    about: 'Open activities by what they are about: trustees, the trust itself, or claims against the undertaking.',
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery, entityType: z.enum(['trustee', 'trust', 'claim']) }),
    answer: list,
  }),
  getEntityNamesForActivities: get('/api/activity/getEntityNamesForActivities', {
    who: allowOnMatter(),
    query: z.object({ activityIDs: repeatedIds }),
    answer: z.array(z.object({ activityID: id, names: z.array(z.string()) })),
  }),
  getTrusteeAssociations: get('/api/activity/getTrusteeAssociations', {
    about: 'The trustees an activity is about, and whether they come or leave.',
    who: allowOnMatter(),
    query: z.object({ activityID: idInQuery }),
    answer: z.array(partySchema),
  }),
  checkDocumentInCompletedActivity: get('/api/activity/checkDocumentInCompletedActivity', {
    who: allowOnMatter(),
    quiet: true,
    query: z.object({ documentId: idInQuery }),
    answer: yesOrNo,
  }),
  checkIfDiaryInCompletedActivity: get('/api/activity/checkIfDiaryInCompletedActivity', {
    who: allowOnMatter(),
    quiet: true,
    query: z.object({ diaryId: idInQuery }),
    answer: yesOrNo,
  }),
  checkIfDiaryAssociatedToActivity: get('/api/activity/checkIfDiaryAssociatedToActivity', {
    who: allowOnMatter(),
    quiet: true,
    query: z.object({ diaryId: idInQuery }),
    answer: yesOrNo,
  }),
  getOffered: get('/api/activity/getOffered', {
    about: 'What may be begun on a trust as it stands, and who may come or leave.',
    ours: true,
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.object({
      activityTypes: z.array(z.int()),
      trustees: z.array(z.object({ id, name: z.string(), isAppointed: z.boolean() })),
    }),
  }),
  add: post('/api/activity/add', {
    about: 'Begins an activity. Steps that fall away by what is told are marked, each with its reason.',
    who: writer,
    body: newActivity,
    answer: openedSchema,
  }),
  update: post('/api/activity/update', { who: writer, body: activityChange, answer: openedSchema }),
  HandleLOAReceived: post('/api/activity/HandleLOAReceived', {
    about: 'Letters of authority came: the step gets its day, who is named is a trustee, who left is one no longer.',
    who: ofFirm,
    body: z.object({ activityID: id, date: day }),
    answer: openedSchema,
  }),
  addActivityEntities: post('/api/activity/addActivityEntities', {
    about: 'Trustees the activity is about.',
    who: writer,
    body: z.object({ activityID: id, entityIDs: z.array(id).min(1, 'Choose at least one trustee.').max(20), part }),
    answer: openedSchema,
  }),
  delete: post('/api/activity/delete', {
    about: 'Deletes an activity that is not completed, with its own dates. Its papers stay on the matter.',
    who: writer,
    query: one,
    answer: done,
  }),
  HandleLOARemoved: post('/api/activity/HandleLOARemoved', {
    about: 'The letters turn out not to be there: the date goes and the trustees are what they were before.',
    who: ofFirm,
    query: z.object({ diaryID: idInQuery, activityID: idInQuery }),
    answer: openedSchema,
  }),
  deactivatetrustees: post('/api/activity/deactivatetrustees', {
    about: 'Sets aside every trustee of a trust that is deregistered.',
    who: ofFirm,
    query: ofMatter,
    answer: z.object({ count: z.int() }),
  }),
  complete: put('/api/activity/complete', {
    about: 'Completes an activity once nothing is missing; its dates and papers then stay as they are.',
    who: writer,
    query: one,
    answer: openedSchema,
  }),
  reopen: post('/api/activity/reopen', {
    about: 'Opens a completed activity again, with the reason.',
    ours: true,
    who: writer,
    body: z.object({ id, reason: text(500) }),
    answer: openedSchema,
  }),
  saveStep: post('/api/activity/saveStep', {
    about: 'The day of a step, a note on it, or why it does not apply. What is left out stays; null takes it back.',
    ours: true,
    who: writer,
    body: stepChange,
    answer: openedSchema,
  }),
  addStep: post('/api/activity/addStep', {
    about: "A step of the firm's own in this activity.",
    ours: true,
    who: writer,
    body: z.object({ activityID: id, ...ownStep }),
    answer: openedSchema,
  }),
  removeStep: post('/api/activity/removeStep', {
    about: "Takes a step of the firm's own out of this activity.",
    ours: true,
    who: writer,
    body: z.object({ activityID: id, step: z.int().min(1).max(1000) }),
    answer: openedSchema,
  }),
});

/** Trustees as their activities know them. */
export const fiduciaryActivityCalls = declareCalls({
  GetFiduciariesByMatterAndActivityID: get('/api/fiduciary/GetFiduciariesByMatterAndActivityID', {
    about: 'The trustees of a trust that one of its activities is about.',
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery, activityID: idInQuery }),
    answer: z.array(partySchema),
  }),
  IsTrusteeLinkedToCompletedActivity: get('/api/fiduciary/IsTrusteeLinkedToCompletedActivity', {
    who: allowOnMatter(),
    quiet: true,
    query: z.object({ trusteeID: idInQuery, matterID: idInQuery }),
    answer: z.object({ isLinked: z.boolean() }),
  }),
});

/** Steps that every new activity of a kind gets in the firm. */
export const firmStepCalls = declareCalls({
  getlist: get('/api/activitystep/getlist', {
    ours: true,
    who: allowFirm(),
    answer: z.array(firmStep),
  }),
  add: post('/api/activitystep/add', {
    ours: true,
    who: allowFirm('Admin'),
    body: z.object({ activityType, ...ownStep }),
    answer: firmStep,
  }),
  _delete: del('/api/activitystep/_delete', {
    about: 'New activities do without it; those that have it keep it.',
    ours: true,
    who: allowFirm('Admin'),
    body: z.object({ id }),
    answer: done,
  }),
});
