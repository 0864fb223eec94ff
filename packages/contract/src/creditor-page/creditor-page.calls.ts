import { claimStatuses } from '@boedel/domain/claims/claim-status';
import { z } from 'zod';
import { allowByLink, declareCalls, declareChangingCalls, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, instant, money, optionalText, text, version } from '../fields';
import { rowAnswerSchema } from '../record/matter-record';
import { claims } from '../claims/claim.record';
import { claimFormFields } from './claim-form.fields';

const own = allowByLink('creditor');
const writer = allowOnMatter('Capture Matter');
const states = ['sent', 'accepted', 'declined'] as const;

const formSchema = z.object({
  id,
  version: z.int(),
  sentAt: instant,
  state: z.enum(states),
  amount: money,
  interest: money.nullable(),
  agreedRate: z.number().nullable(),
  claimBasisID: z.int().nullable(),
  cause: z.string(),
  reference: z.string().nullable(),
  security: z.string().nullable(),
  securityValue: money.nullable(),
  reliesSolely: z.boolean(),
  isCeded: z.boolean(),
  deponent: z.string(),
  capacity: z.string().nullable(),
  reason: z.string().nullable(),
  papers: z.array(z.object({ documentID: id, title: z.string() })),
});

/** What a creditor sees of an insolvency by the link that was sent to them: their own, and nobody else's. */
export const creditorPageCalls = declareCalls({
  get: get('/api/creditorpage/get', {
    about: 'The creditor’s own claims, what was shared with them, meetings, and the dividend as it was published.',
    ours: true,
    quiet: true,
    who: own,
    answer: z.object({
      creditorName: z.string(),
      reference: z.string().nullable(),
      insolvent: z.string(),
      mastersReference: z.string().nullable(),
      orderDate: day.nullable(),
      claims: z.array(
        z.object({
          claimNumber: z.int().nullable(),
          claimTypeID: z.int(),
          reference: z.string().nullable(),
          amount: money,
          standsFor: money,
          status: z.enum(claimStatuses),
          statusDate: day.nullable(),
        }),
      ),
      meetings: z.array(
        z.object({
          type: z.int(),
          name: z.string(),
          date: day,
          time: z.string().nullable(),
          place: z.string().nullable(),
          /** The last moment a claim may be with whoever presides, a day before the meeting (s 44(4)). */
          claimsBy: z.string().nullable(),
        }),
      ),
      dividends: z.array(
        z.object({
          account: z.string(),
          claimNumber: z.int().nullable(),
          award: money,
          contribution: money,
          dividend: z.string(),
          confirmedDate: day.nullable(),
        }),
      ),
      papers: z.array(z.object({ documentID: id, title: z.string(), fileName: z.string(), size: z.int() })),
      forms: z.array(formSchema),
      /** Claims may be sent while the estate is open. */
      mayLodge: z.boolean(),
    }),
  }),
  file: get('/api/creditorpage/file', {
    about: 'A paper that was shared with the creditor.',
    ours: true,
    who: own,
    query: z.object({ documentID: idInQuery }),
    download: true,
  }),
  lodge: post('/api/creditorpage/lodge', {
    about: 'Sends a claim. A person of the firm takes it up; nothing is proved by it.',
    ours: true,
    who: own,
    body: z.object(claimFormFields),
    answer: formSchema,
  }),
  addPaper: post('/api/creditorpage/addPaper', {
    about: 'Sends papers with a claim that was sent and not yet decided on.',
    ours: true,
    who: own,
    upload: true,
    body: z.object({ formID: idInQuery }),
    answer: formSchema,
  }),
  affidavit: get('/api/creditorpage/affidavit', {
    about: 'The claim as an affidavit to be printed and sworn before a commissioner of oaths.',
    ours: true,
    who: own,
    query: z.object({ formID: idInQuery, language: z.enum(['en', 'af'], 'Choose en or af.').default('en') }),
    download: true,
  }),
});

/** The firm's side: links to creditors, and what came in by them. */
export const creditorLinkCalls = declareChangingCalls(
  ['/api/creditorclaim', '/api/creditor', '/api/document', '/api/matter', '/api/insolvencyaccount'],
  {
    getLinks: get('/api/creditorclaim/getLinks', {
      about: 'Links that creditors of the matter were sent, and the claims that came in by them.',
      ours: true,
      quiet: true,
      who: allowOnMatter(),
      query: z.object({ matterID: idInQuery }),
      answer: z.object({
        links: z.array(
          z.object({
            id,
            creditorID: id,
            email: z.string(),
            madeAt: instant,
            endsAt: instant,
            openedAt: instant.nullable(),
            isOpen: z.boolean(),
          }),
        ),
        forms: z.array(
          formSchema.extend({
            creditorID: id,
            creditorName: z.string(),
            /** Claims of the creditor that are lodged and not decided on: the form may be put onto one of them. */
            claims: z.array(z.object({ id, claimNumber: z.int().nullable() })),
          }),
        ),
        shared: z.array(z.object({ creditorID: id, documentID: id })),
      }),
    }),
    sendLink: post('/api/creditorclaim/sendLink', {
      inVisit: 'never',
      about: 'Sends a creditor the link to their own page, in their language, and shares papers with them.',
      ours: true,
      who: writer,
      body: z.object({
        matterID: id,
        creditorID: id,
        email: z.email('Enter an email address.').max(160),
        language: z.enum(['en', 'af'], 'Choose en or af.').default('en'),
        days: z.int().min(1, 'Enter at least one day.').max(180, 'Enter at most 180 days.').default(60),
        message: optionalText(1000),
        documentIDs: z.array(id).max(50, 'Share at most 50 documents.').default([]),
      }),
      answer: done,
    }),
    endLink: post('/api/creditorclaim/endLink', {
      about: 'Takes a link back at once.',
      ours: true,
      who: writer,
      body: z.object({ id }),
      answer: done,
    }),
    acceptForm: post('/api/creditorclaim/acceptForm', {
      about:
        'Takes up a claim that was sent: it becomes a lodged claim with its papers. It is proved at a meeting, never here.',
      ours: true,
      who: writer,
      body: z.object({ id, version, claimTypeID: z.int().min(1).max(5).default(3), claimID: id.nullish() }),
      answer: rowAnswerSchema(claims),
    }),
    declineForm: post('/api/creditorclaim/declineForm', {
      about: 'Declines a claim that was sent, with the reason the creditor reads.',
      ours: true,
      who: writer,
      body: z.object({ id, version, reason: text(1000) }),
      answer: done,
    }),
  },
);
