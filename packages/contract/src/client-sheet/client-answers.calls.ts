import { sheetSections } from '@boedel/domain/client-sheet/sheet';
import { z } from 'zod';
import { allowByLink, declareChangingCalls, allowFirm, get, post } from '../call';
import { done, id, idInQuery, instant, language, money, optionalText, text, version } from '../fields';
import { ofEstate, ofPeople } from '../subjects';
import { plainMessageSchema } from '../message.schema';
import { sheetSchema } from './client-sheet.schema';

const email = z.email('Give an email address.').max(200);
const decision = z.object({
  state: z.enum(['accepted', 'refused']),
  reason: z.string().nullable(),
  by: z.string(),
  at: instant,
  /** What was decided on: the same cell filled in anew is another answer. */
  answer: z.string(),
});
export type AnswerDecision = z.output<typeof decision>;

/** The client's own page, by the link that was sent to them. */
const filled = z.object({
  clientName: z.string(),
  country: z.enum(['South Africa', 'Namibia']),
  sheet: sheetSchema,
  /** What it comes to, in plain words; only where the planner lets the client see it, and enough is known. */
  figures: z
    .object({
      received: money,
      /** Cash less what must be paid: below nought a shortfall. */
      over: money,
      lead: plainMessageSchema,
      words: z.array(z.object({ title: plainMessageSchema, says: z.array(plainMessageSchema) })),
      assumptions: z.array(plainMessageSchema),
    })
    .nullable(),
  /** What came back, by its place. */
  refused: z.array(z.object({ place: z.string(), reason: z.string().nullable() })),
  finishedAt: instant.nullable(),
  version,
});

export const clientFillCalls = declareChangingCalls([], {
  enter: post('/api/clientfill/enter', {
    about: 'Exchanges the ticket of an invitation for a session of its matter; the ticket opens nothing any more.',
    ours: true,
    guarded: true,
    who: allowByLink('client'),
    answer: z.object({ secret: z.string() }),
  }),
  open: get('/api/clientfill/open', {
    about: 'The sheet as the client left it.',
    ours: true,
    quiet: true,
    who: allowByLink('client'),
    answer: filled,
  }),
  save: post('/api/clientfill/save', {
    about: 'Keeps what the client typed, as far as it goes; nothing of it is a fact until the planner accepts it.',
    ours: true,
    quiet: true,
    who: allowByLink('client'),
    body: z.object({ sheet: sheetSchema, isFinished: z.boolean().default(false) }),
    answer: filled,
  }),
});

const change = z.object({
  id: z.string(),
  section: z.enum(sheetSections),
  cell: z.string().nullable(),
  kind: z.enum(['changed', 'added', 'removed']),
  /** Which line it is about. */
  name: z.string(),
  before: z.string(),
  after: z.string(),
});
const reviewed = z.array(
  z.object({
    id,
    name: z.string(),
    email: z.string(),
    askedAt: instant,
    enteredAt: instant.nullable(),
    finishedAt: instant.nullable(),
    showsFigures: z.boolean(),
    isOpen: z.boolean(),
    changes: z.array(change),
    version,
  }),
);

/** Asking a client to fill in, and deciding on each answer. */
export const clientAnswerCalls = declareChangingCalls(
  [...new Set([...ofPeople, ...ofEstate, '/api/expense', '/api/marriage', '/api/clientsheet'] as const)],
  {
    getbymatterid: get('/api/clientanswer/getbymatterid', {
      about: 'Whom the planner asked, and what each filled in that waits for a decision.',
      ours: true,
      quiet: true,
      who: allowFirm(),
      query: z.object({ matterID: idInQuery }),
      answer: reviewed,
    }),
    ask: post('/api/clientanswer/ask', {
      inVisit: 'never',
      about: 'Invites the client to fill in on a phone: a ticket that is good once, by mail. Again: a new ticket.',
      ours: true,
      who: allowFirm('Capture Matter'),
      body: z.object({
        matterID: id,
        id: id.nullable().default(null),
        name: text(160),
        email,
        language,
        message: optionalText(1000),
        /** Whether the client sees what it comes to. */
        showsFigures: z.boolean().default(false),
      }),
      answer: reviewed,
    }),
    end: post('/api/clientanswer/end', {
      about: 'Takes the invitation back; what was filled in stays.',
      ours: true,
      who: allowFirm('Capture Matter'),
      body: z.object({ id }),
      answer: done,
    }),
    decide: post('/api/clientanswer/decide', {
      about:
        'Accepts an answer, which makes it a fact by the rules of its tab, or refuses it with a reason the client sees.',
      ours: true,
      who: allowFirm('Capture Matter'),
      body: z.object({
        id,
        version,
        change: z.string().max(120),
        isAccepted: z.boolean(),
        reason: optionalText(500),
      }),
      answer: reviewed,
    }),
  },
);
