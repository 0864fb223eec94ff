import { type OfficeEndReason, officeEndReasons } from '@boedel/domain/books/hand-over';
import { z } from 'zod';
import { allowOnMatter, declareChangingCalls, get, post } from '../call';
import { day, id, idInQuery, instant, money, optionalText } from '../fields';
import { plainMessageSchema } from '../message.schema';
import { paperFormat } from '../paper/paper.schema';
import { ofCurator, ofDates } from '../subjects';

const reasons = Object.keys(officeEndReasons) as [OfficeEndReason, ...OfficeEndReason[]];
const entered = reasons.filter((reason) => reason !== 'death') as [OfficeEndReason, ...OfficeEndReason[]];

const officeEnd = z.object({
  id,
  endedDate: day,
  reason: z.enum(reasons),
  leaving: z.string(),
  successor: z.string().nullable(),
  note: z.string().nullable(),
  recordedBy: z.string(),
  recordedAt: instant,
  steps: z.array(
    z.object({ key: z.string(), says: plainMessageSchema, isDone: z.boolean().nullable(), tab: z.string().nullable() }),
  ),
});
const answer = z.object({
  /** Those who act in the matter now. */
  acting: z.array(z.object({ partyID: id, name: z.string(), appointedDate: day.nullable() })),
  ends: z.array(officeEnd),
  /** What the bank accounts hold today. */
  cash: money,
});

/** The end of an office: who left, the steps, and the account by which the estate is handed over. */
export const officeEndCalls = declareChangingCalls([...ofCurator, ...ofDates, '/api/matter'], {
  getbymatterid: get('/api/officeend/getbymatterid', {
    about: 'Who acts in a matter, who left, and what has still to be done for each who left.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer,
  }),
  end: post('/api/officeend/end', {
    about:
      'Ends the office of people who act in a matter, on a day. A curatorship gets its final account up to that day.',
    ours: true,
    who: allowOnMatter('Capture Matter'),
    body: z.object({
      matterID: id,
      partyIDs: z.array(id).max(20, 'Choose at most 20 people.'),
      /** Who leaves, where it is nobody of the list. */
      leaving: optionalText(300),
      endedDate: day,
      reason: z.enum(entered, 'Choose why the office ended.'),
      successor: optionalText(300),
      note: optionalText(1000),
    }),
    answer,
  }),
  handOverFile: get('/api/officeend/handOverFile', {
    about: 'The hand-over account of an office that ended, as PDF, Word or Excel.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({
      id: idInQuery,
      format: paperFormat.default('pdf'),
      language: z.enum(['en', 'af']).default('en'),
    }),
    download: true,
  }),
});
