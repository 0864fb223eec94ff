import { answerStates } from '@boedel/domain/family-intake/intake-progress';
import { intakeKinds } from '@boedel/domain/family-intake/intake-steps';
import { z } from 'zod';
import { allowByLink, declareChangingCalls, allowFirm, get, post } from '../call';
import { done, id, idInQuery, instant, language, optionalText, text, version } from '../fields';
import { ofDates, ofPapers, ofPeople } from '../subjects';
import { plainMessageSchema } from '../message.schema';

const kind = z.enum(intakeKinds);
const state = z.enum(answerStates);
/** By the name of the question; what each means stands in the domain's list of questions. */
const answers = z.record(z.string().max(40), z.string().max(2000).nullable());
const email = z.email('Give an email address.').max(200);
const missing = z.array(z.object({ kind, what: plainMessageSchema }));

/** What the family has given, as the family sees it. */
const given = z.object({
  steps: z.array(z.object({ kind, isNone: z.boolean() })),
  items: z.array(
    z.object({
      id,
      kind,
      name: plainMessageSchema,
      answers,
      fileName: z.string().nullable(),
      state,
      reason: z.string().nullable(),
      version,
    }),
  ),
  missing,
  message: z.string().nullable(),
  finishedAt: instant.nullable(),
});

/** The family's own page, by the link that was sent to them. */
export const familyAnswerCalls = declareChangingCalls([], {
  open: get('/api/familyanswer/open', {
    about: 'What the family was asked and has given so far.',
    ours: true,
    who: allowByLink('intake'),
    answer: given,
  }),
  save: post('/api/familyanswer/save', {
    about: 'Keeps an answer as far as it goes; it becomes a fact only when the firm accepts it.',
    ours: true,
    quiet: true,
    who: allowByLink('intake'),
    body: z.object({ itemID: id.nullable().default(null), kind, answers, version: version.nullable().default(null) }),
    answer: given.extend({ itemID: id }),
  }),
  sendPaper: post('/api/familyanswer/sendPaper', {
    about: 'Keeps a paper the family sends, checked by its content.',
    ours: true,
    upload: true,
    who: allowByLink('intake'),
    body: z.object({ paper: z.string().max(40) }),
    answer: given,
  }),
  remove: post('/api/familyanswer/remove', {
    about: 'Takes an answer back that was not accepted.',
    ours: true,
    who: allowByLink('intake'),
    body: z.object({ itemID: id, version }),
    answer: given,
  }),
  sayNone: post('/api/familyanswer/sayNone', {
    about: 'Says that there is nothing of a kind: no children, no debts.',
    ours: true,
    who: allowByLink('intake'),
    body: z.object({ kind, isNone: z.boolean() }),
    answer: given,
  }),
  finish: post('/api/familyanswer/finish', {
    about: 'Says that this is all for now; whoever looks after the estate is told.',
    ours: true,
    who: allowByLink('intake'),
    answer: given,
  }),
});

const reviewed = z.object({
  asked: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      language,
      askedAt: instant,
      openedAt: instant.nullable(),
      endsAt: instant.nullable(),
      finishedAt: instant.nullable(),
      /** The link still opens. */
      isOpen: z.boolean(),
      missing,
      none: z.array(kind),
      version,
    }),
  ),
  items: z.array(
    z.object({
      id,
      intakeID: id,
      kind,
      name: plainMessageSchema,
      state,
      reason: z.string().nullable(),
      decidedBy: z.string().nullable(),
      decidedAt: instant.nullable(),
      givenAt: instant,
      /** Each answer beside what the matter holds. */
      rows: z.array(
        z.object({
          label: z.string(),
          given: plainMessageSchema.nullable(),
          held: plainMessageSchema.nullable(),
          isSame: z.boolean(),
        }),
      ),
      /** What it would be taken into: somebody or something the matter has already. */
      into: z.string().nullable(),
      fileName: z.string().nullable(),
      version,
    }),
  ),
});

/** Asking a family about an estate, and deciding on what it answered. */
export const familyIntakeCalls = declareChangingCalls(
  [...ofPeople, ...ofDates, ...ofPapers, '/api/liability', '/api/marriage'],
  {
    getbymatterid: get('/api/familyintake/getbymatterid', {
      about: 'Whom the firm asked about an estate, and each answer beside what the matter holds.',
      ours: true,
      who: allowFirm(),
      query: z.object({ matterID: idInQuery }),
      answer: reviewed,
    }),
    ask: post('/api/familyintake/ask', {
      inVisit: 'never',
      about: 'Sends somebody of the family a link to the questions; with an intake, a new link to the same answers.',
      ours: true,
      who: allowFirm('Capture Matter'),
      body: z.object({
        matterID: id,
        intakeID: id.nullable().default(null),
        name: text(160),
        email,
        language,
        message: optionalText(1000),
      }),
      answer: reviewed,
    }),
    end: post('/api/familyintake/end', {
      about: 'Takes the link back; what was answered stays.',
      ours: true,
      who: allowFirm('Capture Matter'),
      body: z.object({ intakeID: id }),
      answer: done,
    }),
    accept: post('/api/familyintake/accept', {
      about: 'Takes an answer into the matter, by the rules of the tab it belongs to.',
      ours: true,
      who: allowFirm('Capture Matter'),
      body: z.object({
        itemID: id,
        version,
        /** Adds it, although the matter has something like it. */
        asNew: z.boolean().default(false),
      }),
      answer: done,
    }),
    refuse: post('/api/familyintake/refuse', {
      about: 'Sends an answer back with a reason, which the family sees.',
      ours: true,
      who: allowFirm('Capture Matter'),
      body: z.object({ itemID: id, version, reason: text(500) }),
      answer: done,
    }),
    file: get('/api/familyintake/file', {
      about: 'A paper the family sent, to be looked at before it is filed.',
      ours: true,
      who: allowFirm(),
      query: z.object({ itemID: idInQuery }),
      download: true,
    }),
  },
);
