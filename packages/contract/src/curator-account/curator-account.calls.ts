import { z } from 'zod';
import { declareCalls, declareChangingCalls, get, allowOnMatter, post } from '../call';
import { stoppingSchema } from '../estate-account/stopping.schema';
import { day, idInQuery, money } from '../fields';
import { paperFormat, paperSchema } from '../paper/paper.schema';
import { declareAccountChoices } from '../lodging/account-choices';
import { ofCurator } from '../subjects';
import { plainMessageSchema } from '../message.schema';
import { curatorChoiceFields } from './choices.fields';

const accountQuerySchema = { matterID: idInQuery, language: z.enum(['en', 'af'], 'Choose en or af.').default('en') };

/** Each sentence names what it is about by itself. */
const stopping = stoppingSchema.omit({ name: true });
const proof = z.object({
  id: z.string(),
  check: plainMessageSchema,
  holds: z.boolean(),
  /** Whether all it is held against is captured; else nothing was found wrong, and it is not known to be right. */
  isKnown: z.boolean(),
  says: z.array(plainMessageSchema),
  tab: z.string(),
});
const changed = z.object({
  head: plainMessageSchema,
  kind: z.enum(['head', 'figure']),
  before: money.nullable(),
  now: money.nullable(),
});

const choices = declareAccountChoices(curatorChoiceFields);

/** The account of a curator, tutor or administrator of one period, drawn from what is captured and booked. */
export const curatorAccountCalls = declareChangingCalls(
  ofCurator,
  declareCalls({
    draft: get('/api/curatoraccount/draft', {
      about: 'The account that comes now: its page, its proofs, what keeps it from being lodged, what changed.',
      who: allowOnMatter(),
      ours: true,
      quiet: true,
      query: z.object(accountQuerySchema),
      answer: z.object({
        number: z.int(),
        fromDate: day.nullable(),
        toDate: day.nullable(),
        isFinal: z.boolean(),
        title: z.string().nullable(),
        paper: paperSchema.nullable(),
        /** Drawn, every proof holds and the period is over. */
        isReady: z.boolean(),
        stopping: z.array(stopping),
        proofs: z.array(proof),
        remarks: z.array(z.object({ says: plainMessageSchema, tab: z.string() })),
        /** What it is still without when it is lodged; whoever lodges it answers for that. */
        open: z.array(z.object({ id: z.string(), says: plainMessageSchema, tab: z.string() })),
        /** Against the account before; nothing for the first. */
        changes: z.array(changed),
      }),
    }),
    draftFile: get('/api/curatoraccount/draftFile', {
      about: 'The same as a PDF, a Word document or a workbook with live formulas.',
      who: allowOnMatter(),
      ours: true,
      query: z.object({ ...accountQuerySchema, format: paperFormat.default('pdf') }),
      download: true,
    }),
    getChoices: get('/api/curatoraccount/choices', {
      about: 'What is chosen or set by hand for the account that comes now.',
      who: allowOnMatter(),
      ours: true,
      query: z.object({ matterID: idInQuery }),
      answer: choices.answer,
    }),
    saveChoices: post('/api/curatoraccount/saveChoices', {
      about: 'Saves them as a whole. A conflict answers 409 with what stands.',
      who: allowOnMatter('Capture Matter'),
      ours: true,
      ...choices,
    }),
  }),
);
