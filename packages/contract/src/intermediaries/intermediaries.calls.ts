import { plainMessageSchema } from '../message.schema';
import { z } from 'zod';
import { declareCalls, del, get, allowOnMatter, post, provider, signedIn } from '../call';
import { day, id, idInQuery, instant, money, paging, text, version } from '../fields';
import { country } from '../firm/firm.schema';
import { sessionCalls } from '../session/session.calls';

const systemTypes = z
  .array(z.int().min(1, 'Choose one of the five system types.').max(5, 'Choose one of the five system types.'))
  .max(5);

/** A firm as the provider sees it: what it may use, what it uses, what it owes. */
const firmRowSchema = z.object({
  id,
  name: z.string(),
  country,
  systemTypes: z.array(z.int()),
  isProvider: z.boolean(),
  users: z.int(),
  activeMatters: z.int(),
  historicalMatters: z.int(),
  /** Sentences from nine tenths of either limit on. */
  fairUseWarnings: z.array(z.string()),
  /** The same, words and values apart. */
  said: z.array(plainMessageSchema),
  owing: money,
  daysInArrears: z.int(),
  /** More than 60 days in arrears: nobody of the firm can sign in. */
  isShutOut: z.boolean(),
  whiteLabelColor: z.string().nullable(),
  isSharePointOn: z.boolean(),
  isFxAssistOn: z.boolean(),
  /** The end of the agreement, where notice was given. */
  terminatesOn: day.nullable(),
  version,
});

const entrySchema = z.object({
  id,
  kind: z.enum(['invoice', 'payment']),
  reference: z.string(),
  /** The day an invoice falls due, or a payment was made. */
  on: day,
  amount: money,
});
const firmSchema = z.object({ ...firmRowSchema.shape, entries: z.array(entrySchema), createdAt: instant });

const values = { name: text(160), country, systemTypes };

/** The provider's firms. */
export const intermediaryCalls = declareCalls({
  getall: get('/api/intermediary/getall', {
    about: 'Every firm by name, for a list to choose from.',
    who: provider,
    answer: z.array(z.object({ id, name: z.string() })),
  }),
  getlist: get('/api/intermediary/getlist', {
    about: 'The firms with what they use and owe.',
    who: provider,
    query: z.object(paging),
    answer: z.object({ rows: z.array(firmRowSchema), total: z.int() }),
  }),
  getbyid: get('/api/intermediary/getbyid', {
    readsFirms: 'id',
    about: 'A firm with its account.',
    who: provider,
    ours: true,
    query: z.object({ id: idInQuery }),
    answer: firmSchema,
  }),
  getlistbyuserid: get('/api/intermediary/getlistbyuserid', {
    about: 'The firms somebody belongs to: one’s own, or anybody’s for the provider.',
    who: signedIn,
    quiet: true,
    query: z.object({ userID: idInQuery }),
    answer: z.array(z.object({ id, name: z.string() })),
  }),
  getmattersystemtype: get('/api/intermediary/getmattersystemtype', {
    about: 'The system type of a matter.',
    who: allowOnMatter(),
    quiet: true,
    query: z.object({ id: idInQuery }),
    answer: z.object({ systemType: z.int() }),
  }),
  add: post('/api/intermediary/add', {
    about: 'Opens a firm and invites its first administrator.',
    who: provider,
    body: z.object({ ...values, adminName: text(160), adminEmail: text(254) }),
    answer: firmSchema,
  }),
  update: post('/api/intermediary/update', {
    about: 'Changes name, country, system types and switches. A conflict answers 409.',
    who: provider,
    body: z.object({
      id,
      ...values,
      isSharePointOn: z.boolean('Choose on or off.'),
      isFxAssistOn: z.boolean('Choose on or off.'),
      version,
    }),
    answer: firmSchema,
  }),
  _delete: del('/api/intermediary/_delete', {
    about: 'Gives notice: the agreement ends in 30 days, and the data may be deleted 5 days after that.',
    who: provider,
    body: z.object({ id, reason: text(500) }),
    answer: firmSchema,
  }),
  withdrawNotice: post('/api/intermediary/withdrawNotice', {
    about: 'The agreement goes on after all.',
    who: provider,
    ours: true,
    body: z.object({ id, reason: text(500) }),
    answer: firmSchema,
  }),
  geterased: get('/api/intermediary/geterased', {
    about: 'What is left of firms that were erased: that they were here, who ended it, and the end of their trail.',
    who: provider,
    ours: true,
    quiet: true,
    answer: z.array(
      z.object({
        id,
        name: z.string(),
        country: z.string(),
        noticeBy: z.string(),
        noticeAt: instant,
        reason: z.string().nullable(),
        terminatedOn: day,
        /** Null while its rows are still going. */
        erasedAt: instant.nullable(),
        rowsErased: z.int(),
        filesErased: z.int(),
        auditLinks: z.int(),
        /** The hash of the last link, to prove an archive against. */
        auditHead: z.string(),
      }),
    ),
  }),
  addEntry: post('/api/intermediary/addEntry', {
    about: 'Enters an invoice or a payment on a firm’s account.',
    who: provider,
    ours: true,
    body: z.object({
      intermediaryID: id,
      kind: z.enum(['invoice', 'payment'], 'Choose invoice or payment.'),
      reference: text(60),
      on: day,
      amount: money,
    }),
    answer: firmSchema,
  }),
  removeEntry: post('/api/intermediary/removeEntry', {
    about: 'Takes a wrong line off a firm’s account.',
    who: provider,
    ours: true,
    body: z.object({ intermediaryID: id, id, reason: text(500) }),
    answer: firmSchema,
  }),
  enter: post('/api/intermediary/enter', {
    inVisit: 'own',
    about: 'Enters a firm for support, for four hours, to read. The reason stands in the firm’s own trail.',
    who: provider,
    ours: true,
    body: z.object({ intermediaryID: id, reason: text(500) }),
    answer: sessionCalls.changeFirm.answer,
  }),
  visit: get('/api/intermediary/visit', {
    inVisit: 'own',
    about: 'Where one is for support, why and until when; null where one belongs.',
    who: provider,
    ours: true,
    quiet: true,
    answer: z
      .object({
        firm: z.string(),
        reason: z.string(),
        until: instant,
        /** Until when the firm allows changes; null while one may only read. */
        writeUntil: instant.nullable(),
      })
      .nullable(),
  }),
  leave: post('/api/intermediary/leave', {
    inVisit: 'own',
    about: 'Leaves a firm that was entered for support, back into the provider’s own.',
    who: provider,
    ours: true,
    answer: sessionCalls.changeFirm.answer,
  }),
});
