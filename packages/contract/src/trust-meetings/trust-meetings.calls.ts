import { attendances, decisionRules, trusteeVotes } from '@boedel/domain/trust-meetings/trustees-meeting';
import { z } from 'zod';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, text, version } from '../fields';
import { paperFormat, paperSchema } from '../paper/paper.schema';
import { ofDates, ofPapers } from '../subjects';
import { messageSchema } from '../message.schema';

const writer = allowOnMatter('Capture Matter');
const ofMeeting = z.object({ meetingID: idInQuery });
const language = z.enum(['en', 'af'], 'Choose en or af.').default('en');

const resolution = z.object({
  id,
  number: z.int(),
  heading: z.string(),
  words: z.string(),
  version: z.int(),
  votes: z.array(z.object({ trusteeID: id, vote: z.enum(trusteeVotes) })),
  /** As the votes stand; empty where something keeps them from counting, and why. */
  result: z
    .object({
      state: z.enum(['open', 'carried', 'lost']),
      inFavour: z.int(),
      against: z.int(),
      aside: z.int(),
      needed: z.int(),
    })
    .nullable(),
  refused: z.array(messageSchema),
});

const meeting = z.object({
  meetingID: id,
  deed: z.object({
    quorum: z.int().nullable(),
    noticeDays: z.int().nullable(),
    decides: z.enum(decisionRules).nullable(),
  }),
  notice: z.object({ state: z.enum(['good', 'open', 'short', 'waived']), says: messageSchema, byDate: day.nullable() }),
  quorum: z.object({ there: z.int(), needed: z.int(), holds: z.boolean() }),
  /** Why nothing can be resolved yet, and what to do. */
  refused: z.array(messageSchema),
  trustees: z.array(
    z.object({
      trusteeID: id,
      name: z.string(),
      came: z.enum(attendances).nullable(),
      /** Whether they counted on the day, and why. */
      may: z.enum(['yes', 'no', 'doubtful']),
      why: messageSchema,
    }),
  ),
  resolutions: z.array(resolution),
});

/** What happens at a meeting of trustees: who came, whether they are enough, what they resolve, and the minutes of it. */
export const trusteesMeetingCalls = declareChangingCalls([...ofDates, ...ofPapers, '/api/meetingandadvert'], {
  getMeeting: get('/api/meeting/getTrusteesMeeting', {
    about: 'Trustees, quorum by the deed, resolutions and votes of a meeting as they stand.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: ofMeeting,
    answer: meeting,
  }),
  saveAttendance: post('/api/meeting/saveTrusteesAttendance', {
    about: 'Who was there, in person or at a distance, and who was not.',
    ours: true,
    who: writer,
    body: z.object({
      meetingID: id,
      trustees: z
        .array(z.object({ trusteeID: id, came: z.enum(attendances, 'Choose whether they attended.').nullable() }))
        .min(1, 'Choose at least one.')
        .max(50, 'Choose at most 50.'),
    }),
    answer: meeting,
  }),
  saveResolution: post('/api/meeting/saveTrusteesResolution', {
    about: 'Puts a resolution to the trustees, or changes its words while nobody voted.',
    ours: true,
    who: writer,
    body: z.object({
      meetingID: id,
      id: id.nullish(),
      version: version.nullish(),
      heading: text(160),
      words: text(4000),
    }),
    answer: meeting,
  }),
  removeResolution: post('/api/meeting/removeTrusteesResolution', {
    about: 'Takes a resolution off that nobody voted on.',
    ours: true,
    who: writer,
    body: z.object({ id }),
    answer: done,
  }),
  vote: post('/api/meeting/voteOfTrustees', {
    about: 'How trustees voted on a resolution; refused without a quorum, with what to do.',
    ours: true,
    quiet: true,
    who: writer,
    body: z.object({
      resolutionID: id,
      votes: z
        .array(z.object({ trusteeID: id, vote: z.enum(trusteeVotes, 'Choose how they voted.').nullable() }))
        .min(1, 'Choose at least one.')
        .max(50, 'Choose at most 50.'),
    }),
    answer: meeting,
  }),
  getPaper: get('/api/meeting/getTrusteesPaper', {
    about: 'The notice, the minutes or, with its id, one resolution, written from what was captured.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: ofMeeting.extend({
      paper: z.enum(['notice', 'minutes', 'resolution'], 'Choose a document.'),
      resolutionID: idInQuery.optional(),
      language,
    }),
    answer: paperSchema,
  }),
  paperFile: get('/api/meeting/trusteesPaperFile', {
    about: 'The same as a PDF or a Word document.',
    ours: true,
    who: allowOnMatter(),
    query: ofMeeting.extend({
      paper: z.enum(['notice', 'minutes', 'resolution'], 'Choose a document.'),
      resolutionID: idInQuery.optional(),
      language,
      format: paperFormat.default('pdf'),
    }),
    download: true,
  }),
  filePaper: post('/api/meeting/fileTrusteesPaper', {
    about: 'Files the notice, the minutes or a resolution that was carried among the papers of the meeting.',
    ours: true,
    who: writer,
    body: z.object({
      meetingID: id,
      paper: z.enum(['notice', 'minutes', 'resolution'], 'Choose a document.'),
      resolutionID: id.nullish(),
      language,
    }),
    answer: z.object({ documentID: id, title: z.string() }),
  }),
});
