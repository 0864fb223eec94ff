import { type AwaitedParty, waitedFor } from '../milestones/plain-steps';
import { plainMessageSchema } from '../message.schema';
import { dueWindows } from '@boedel/domain/deadlines/due-window';
import { z } from 'zod';
import { declareChangingCalls, del, allowFirm, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, instant, money, optionalText, version } from '../fields';
import { country } from '../firm/firm.schema';
import { myDaySchema } from '../my-day/my-day.schema';
import { ofDates } from '../subjects';
import {
  matterChangeSchema,
  matterListAnswer,
  matterListQuery,
  matterSchema,
  matterStatus,
  newMatterSchema,
  quickGlanceSchema,
  systemTypeID,
} from './matter.schema';
import { likenessReasons } from './likeness-reasons';

const ofMatter = z.object({ matterID: idInQuery });
const count = z.object({ count: z.int() });

/** A party of another matter that looks like one being captured. */
const likeness = z.object({
  matterID: id,
  reference: z.string(),
  matterName: z.string(),
  name: z.string(),
  role: z.string(),
  why: z.enum(likenessReasons),
});

/** Open dates by day, those longest late first; at most a hundred. */
const dueDates = z.array(
  z.object({
    id,
    matterID: id,
    reference: z.string(),
    name: z.string(),
    title: z.string(),
    date: z.string(),
    assignedName: z.string().nullable(),
    version,
  }),
);

export const matterCalls = declareChangingCalls(ofDates, {
  getlist: get('/api/matter/getlist', {
    about: 'The matters of the system type in use, a page at a time.',
    who: allowOnMatter(),
    query: matterListQuery,
    answer: matterListAnswer,
  }),
  getMatterList: get('/api/matter/getMatterList', {
    about: 'The same, for the sorted grid.',
    who: allowOnMatter(),
    query: matterListQuery,
    answer: matterListAnswer,
    quiet: true,
  }),
  getMatterIDsAndInsolventsNames: get('/api/matter/getMatterIDsAndInsolventsNames', {
    who: allowOnMatter(),
    query: matterListQuery,
    answer: z.array(z.object({ id, name: z.string() })),
    quiet: true,
  }),
  getMatterIDsAndMatterRefs: get('/api/matter/getMatterIDsAndMatterRefs', {
    who: allowOnMatter(),
    query: matterListQuery,
    answer: z.array(z.object({ id, reference: z.string() })),
    quiet: true,
  }),
  add: post('/api/matter/add', {
    about: 'Creates a matter with the party it is about. Likely duplicates are answered first, once.',
    who: allowFirm('Capture Matter'),
    body: newMatterSchema,
    answer: z.object({ matter: matterSchema.nullable(), likenesses: z.array(likeness) }),
  }),
  getLikenesses: post('/api/matter/getLikenesses', {
    changes: 'nothing',
    about: "Who, of every party in the firm's matters, may be the one being captured: duplicates and conflicts.",
    ours: true,
    quiet: true,
    who: allowFirm('Capture Matter'),
    body: newMatterSchema.shape.main.pick({
      idNumber: true,
      registrationNumber: true,
      firstNames: true,
      surname: true,
      dateOfBirth: true,
    }),
    answer: z.array(likeness),
  }),
  getRecent: get('/api/matter/getRecent', {
    about: 'The matters the person opened last, newest first.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    answer: z.array(z.object({ id, reference: z.string(), name: z.string(), openedAt: instant })),
  }),
  update: post('/api/matter/update', {
    who: allowFirm('Capture Matter'),
    body: matterChangeSchema,
    answer: matterSchema,
  }),
  getmatterbyid: post('/api/matter/getmatterbyid', {
    inVisit: 'read',
    about: 'The matter; opening it puts it on the list of recent ones.',
    who: allowOnMatter(),
    body: z.object({ id }),
    answer: matterSchema,
  }),
  getmatterbyinsolventid: post('/api/matter/getmatterbyinsolventid', {
    changes: 'nothing',
    about: 'The matter an insolvent, or any other party it is about, belongs to.',
    who: allowOnMatter(),
    body: z.object({ id }),
    answer: matterSchema,
  }),
  GetMatterDetails: get('/api/matter/GetMatterDetails', {
    who: allowOnMatter(),
    query: ofMatter,
    answer: matterSchema,
  }),
  updatestatus: post('/api/matter/updatestatus', {
    about: 'Moves the matter to another status. Where no reason is given for an unusual move, the audit trail says so.',
    who: allowFirm('Capture Matter'),
    body: z.object({ id, matterStatus, systemTypeID: systemTypeID.optional(), reason: optionalText(500) }),
    answer: matterSchema,
  }),
  getClientView: get('/api/matter/getClientView', {
    about: 'Where the matter stands in plain words: what happened, what is next, who is waited for and whom to call.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.object({
      id,
      systemTypeID,
      reference: z.string(),
      calledName: z.string(),
      /** Who reads it. */
      reader: z.string(),
      isOver: z.boolean(),
      steps: z.array(
        z.object({
          words: z.string(),
          waitsFor: z.enum(Object.keys(waitedFor) as [AwaitedParty, ...AwaitedParty[]]),
          state: z.enum(['done', 'passed', 'now', 'ahead']),
          date: day.nullable(),
        }),
      ),
      /** The day the last step was reached: we are at the one after it since then. */
      since: day.nullable(),
      firm: z.string(),
      contact: z.object({ name: z.string().nullable(), phone: z.string().nullable(), email: z.string().nullable() }),
    }),
  }),
  whatIsOpen: get('/api/matter/whatIsOpen', {
    about: 'What nobody has finished in the matter: dates, money, papers. Asked before it is closed.',
    ours: true,
    quiet: true,
    who: allowFirm('Capture Matter'),
    query: ofMatter,
    answer: z.array(
      z.object({ about: z.enum(['dates', 'money', 'papers']), tab: z.string(), words: plainMessageSchema }),
    ),
  }),
  updatewatchlist: post('/api/matter/updatewatchlist', {
    who: allowOnMatter(),
    body: z.object({ ID: id, watchList: z.boolean() }),
    answer: done,
    quiet: true,
  }),
  getQuickGlance: get('/api/matter/getQuickGlance', {
    who: allowOnMatter(),
    query: ofMatter,
    answer: quickGlanceSchema,
    quiet: true,
  }),
  GetTotalAssetValue: get('/api/matter/GetTotalAssetValue', {
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.object({ total: money.nullable() }),
  }),
  isMatterICOP: get('/api/matter/isMatterICOP', {
    about: 'Whether the party the matter is about is married in community of property.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.object({ isICOP: z.boolean() }),
  }),
  trustnumber: get('/api/matter/trustnumber', {
    about: "The trust's number with the Master; empty where there is none, and where it cannot be read.",
    who: allowOnMatter(),
    query: z.object({ matterID: z.unknown().optional() }),
    answer: z.object({ trustNumber: z.string() }),
  }),
  getIntermediaryCountry: get('/api/matter/getIntermediaryCountry', {
    who: allowOnMatter(),
    answer: z.object({ country }),
  }),
  _delete: del('/api/matter/_delete', {
    about: 'Removes a matter in which nothing was lodged and no money moved; otherwise it says to archive.',
    who: allowFirm('Capture Matter'),
    body: z.object({ id, reference: z.string().max(60) }),
    answer: done,
  }),
  getnumberofmatters: get('/api/matter/getnumberofmatters', { who: allowFirm(), answer: count }),
  getactivematters: get('/api/matter/getactivematters', { who: allowFirm(), answer: count }),
  getpendingmatters: get('/api/matter/getpendingmatters', { who: allowFirm(), answer: count }),
  getclosedmatters: get('/api/matter/getclosedmatters', { who: allowFirm(), answer: count }),
  getactiveaccountassetvalue: get('/api/matter/getactiveaccountassetvalue', {
    who: allowFirm(),
    answer: z.object({ total: money.nullable() }),
  }),
  getprojectfees: get('/api/matter/getprojectfees', {
    who: allowFirm(),
    answer: z.object({ total: money.nullable() }),
  }),
  getprojectfeesasset: get('/api/matter/getprojectfeesasset', {
    who: allowFirm(),
    answer: z.object({ total: money.nullable() }),
  }),
  getprojectfeesincome: get('/api/matter/getprojectfeesincome', {
    who: allowFirm(),
    answer: z.object({ total: money.nullable() }),
  }),
  dashboard: get('/api/matter/dashboard', {
    about: 'Everything the dashboard shows, in one round trip.',
    ours: true,
    who: allowFirm(),
    answer: z.object({
      counts: z.object({ all: z.int(), active: z.int(), pending: z.int(), closed: z.int(), archived: z.int() }),
      /** Whose money its sums are in. */
      country: z.string(),
      assetValue: money.nullable(),
      projectedFees: money.nullable(),
      byMonth: z.array(z.object({ month: z.string(), opened: z.int(), closed: z.int() })),
      due: dueDates,
      /** How many there are, of which the list above holds the first; mine are of those late or near. */
      dueCounts: z.object({ soon: z.int(), overdue: z.int(), week: z.int(), month: z.int(), mine: z.int() }),
      watched: z.array(z.object({ id, reference: z.string(), name: z.string(), matterStatus })),
      recent: z.array(z.object({ id, reference: z.string(), name: z.string(), openedAt: instant })),
      withoutNextDate: z.int(),
      myDay: myDaySchema,
      warnings: z.array(z.string()),
      /** The warnings again, words and values apart. */
      said: z.array(plainMessageSchema),
    }),
  }),
  getDue: get('/api/matter/getDue', {
    about:
      'Open dates of the matters that are worked on, by day: what is late or near, late, left of this week or of this month. Mine are those given to me, and those given to nobody in matters I answer for.',
    ours: true,
    who: allowFirm(),
    query: z.object({ when: z.enum(dueWindows).default('soon'), mine: z.enum(['true', 'false']).default('false') }),
    answer: dueDates,
  }),
  exportMatter: get('/api/matter/exportMatter', {
    inVisit: 'never',
    about: 'Everything kept of one matter as a zip: its tables as JSON and CSV, its files, its history and an index.',
    ours: true,
    who: allowFirm('Admin', 'Capture Matter'),
    query: ofMatter,
    download: true,
  }),
  previewImport: post('/api/matter/previewImport', {
    inVisit: 'never',
    about: 'What the archive of a matter would bring, table by table. Nothing is kept.',
    ours: true,
    upload: true,
    changes: 'nothing',
    who: allowFirm('Admin', 'Capture Matter'),
    body: z.object({}),
    answer: z.object({
      /** This installation wrote it, and nothing in it was changed since. */
      isSigned: z.boolean(),
      /** This firm wrote it here. Any other is imported by an Admin alone. */
      isOwn: z.boolean(),
      firm: z.string(),
      reference: z.string(),
      exportedAt: z.string(),
      name: z.string(),
      /** Rows of the new matter, and entries of the firm's own lists, which are found there or added. */
      tables: z.array(z.object({ table: z.string(), label: plainMessageSchema, rows: z.int(), isOfFirm: z.boolean() })),
      /** Rows the archive shows and a new matter does not take over. */
      leftBehind: z.int(),
      /** Sent with the import of the same archive: this was looked at. */
      preview: z.string(),
    }),
  }),
  importMatter: post('/api/matter/importMatter', {
    inVisit: 'never',
    about:
      'Opens the archive of a matter, of this firm or another, as a new matter: all of it or nothing. One of another firm, or that this installation did not sign, is imported by an Admin alone, who sends the preview they were given.',
    ours: true,
    upload: true,
    who: allowFirm('Admin', 'Capture Matter'),
    body: z.object({ preview: z.string().max(100).optional() }),
    answer: z.object({
      matterID: id,
      reference: z.string(),
      name: z.string(),
      /** How many rows each table took over. */
      rows: z.record(z.string(), z.int()),
    }),
  }),
  getColleagues: get('/api/matter/getColleagues', {
    about:
      'Whom a matter can be given to: the people of the firm who work in its type; without a matter, in the type worked in now.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery.optional() }),
    answer: z.array(z.object({ id, name: z.string() })),
  }),
  search: get('/api/matter/search', {
    fromReplica: true,
    about:
      'Matters and parties for the command palette: what one was in last first; where no name holds the words, what is spelled nearly so.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: z.object({ searchString: z.string().trim().min(1).max(100) }),
    answer: z.array(
      z.object({
        id,
        reference: z.string(),
        name: z.string(),
        systemTypeID,
        matterStatus,
        dateOfDeath: day.nullable(),
        found: z.string().nullable(),
      }),
    ),
  }),
});
