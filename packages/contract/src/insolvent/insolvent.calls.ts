import { rehabilitationGrounds } from '@boedel/domain/insolvency/rehabilitation';
import { z } from 'zod';
import { declareCalls, get, allowOnMatter } from '../call';
import { day, id, idInQuery, money } from '../fields';
import { workedSchema } from '../figures/worked.schema';
import { paperFormat, paperSchema } from '../paper/paper.schema';
import { plainMessageSchema, messageSchema } from '../message.schema';
import { insolventPapers } from './insolvent-papers';

const insolventPaperQuery = z.object({
  matterID: idInQuery,
  language: z.enum(['en', 'af'], 'Choose en or af.').default('en'),
});
const ofMatter = z.object({ matterID: idInQuery });
const ofPaper = insolventPaperQuery.extend({ paper: z.enum(insolventPapers, 'Choose one of the list.') });

/** What follows from the facts of an insolvent: the statement of affairs, a composition, rehabilitation. */
export const insolventCalls = declareCalls({
  getAffairs: get('/api/insolvencyaccount/getAffairs', {
    about: 'The statement of affairs (Form B or CM 100): its annexures from assets and claims, and what they come to.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: insolventPaperQuery,
    answer: z.object({
      paper: paperSchema.nullable(),
      /** Nothing where something keeps it from being worked out, and why. */
      worked: workedSchema.nullable(),
      isInDanger: z.boolean(),
      refused: z.array(messageSchema),
    }),
  }),
  affairsFile: get('/api/insolvencyaccount/affairsFile', {
    about: 'The same as a PDF, a Word document or a workbook.',
    ours: true,
    who: allowOnMatter(),
    query: insolventPaperQuery.extend({ format: paperFormat.default('pdf') }),
    download: true,
  }),
  getComposition: get('/api/insolvencyaccount/getComposition', {
    about:
      'Where an offer of composition is (s 119), what each creditor has by it, and what is left for the trustee to do.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.object({
      steps: z.array(
        z.object({
          step: z.string(),
          says: plainMessageSchema,
          section: z.string(),
          state: z.enum(['done', 'now', 'ahead', 'wrong']),
          date: day.nullable(),
          fromDate: day.nullable(),
          byDate: day.nullable(),
          faults: z.array(plainMessageSchema),
        }),
      ),
      /** The meeting where it was voted on, and how. */
      vote: z
        .object({
          meetingID: id,
          isCarried: z.boolean(),
          forValue: money,
          allValue: money,
          forNumber: z.int(),
          allNumber: z.int(),
        })
        .nullable(),
      /** Received for it by the ledger, and paid of each share. */
      received: money,
      shares: z.array(z.object({ claimID: id, creditorName: z.string(), claim: money, due: money, paid: money })),
      worked: workedSchema.nullable(),
      duties: z.array(z.object({ says: plainMessageSchema, section: z.string() })),
    }),
  }),
  getPaper: get('/api/insolvencyaccount/getInsolventPaper', {
    about:
      'A paper of a composition or a rehabilitation, from the facts: the offer to creditors (s 119), the notice of the application (s 124), the report of the trustee (s 127).',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: ofPaper,
    answer: paperSchema,
  }),
  paperFile: get('/api/insolvencyaccount/insolventPaperFile', {
    about: 'The same as a PDF or a Word document.',
    ours: true,
    who: allowOnMatter(),
    query: ofPaper.extend({ format: paperFormat.default('pdf') }),
    download: true,
  }),
  getRehabilitation: get('/api/insolvencyaccount/getRehabilitation', {
    about:
      'Every ground on which the insolvent may be rehabilitated (ss 124 to 127A): from when, with what notice, what stops it.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.object({
      rehabilitatedDate: day.nullable(),
      grounds: z.array(
        z.object({
          ground: z.enum(rehabilitationGrounds),
          title: z.string(),
          section: z.string(),
          note: z.string().nullable(),
          fromDate: day.nullable(),
          waitsFor: z.string().nullable(),
          notice: z.object({ days: z.int(), byDate: day, to: z.array(plainMessageSchema) }).nullable(),
          stops: z.array(plainMessageSchema),
          isOpen: z.boolean(),
        }),
      ),
      papers: z.array(z.object({ says: plainMessageSchema, section: z.string() })),
    }),
  }),
});
