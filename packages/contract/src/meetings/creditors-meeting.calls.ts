import { standardResolutionKeys } from '@boedel/domain/insolvency/standard-resolutions';
import { z } from 'zod';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, money, moneyFromZero, optionalText, text, version } from '../fields';
import { paperFormat, paperSchema } from '../paper/paper.schema';
import { ofPapers } from '../subjects';
import { plainMessageSchema, messageSchema } from '../message.schema';

const writer = allowOnMatter('Capture Matter');
const kind = z.enum(['ordinary', 'ownSecurity', 'removal', 'composition', 'election'], 'Choose what to vote on.');
const nominees = z.array(text(160)).max(20, 'Nominate at most 20.');
/** The whole minutes, or only what was resolved, as the Master is sent it. */
const minutesPart = z.enum(['minutes', 'resolutions']).default('minutes');
const ofMeeting = z.object({ meetingID: idInQuery });

const atMeeting = z.object({
  creditorID: id,
  creditorName: z.string(),
  isPresent: z.boolean(),
  agent: z.string().nullable(),
  hasProxy: z.boolean(),
  isAgentBarred: z.boolean(),
  securityValue: money.nullable(),
  isProved: z.boolean(),
  isSecured: z.boolean(),
  claimed: money,
  /** What its vote is worth on most matters; none where it may not vote, and why. */
  voteValue: money.nullable(),
  refused: z.array(messageSchema),
});
const result = z.object({
  isCarried: z.boolean(),
  forValue: money,
  againstValue: money,
  allValue: money,
  forNumber: z.int(),
  againstNumber: z.int(),
  allNumber: z.int(),
});
const elected = z.object({
  /** One or two; none where neither number nor value has one winner. */
  elected: z.array(z.string()),
  nominees: z.array(z.object({ nominee: z.string(), number: z.int(), value: money })),
});
const resolution = z.object({
  id,
  number: z.int(),
  kind,
  words: z.string(),
  /** Which of the usual list it is. */
  standard: z.enum(standardResolutionKeys).nullable(),
  version: z.int(),
  /** Of an election: who was nominated. */
  nominees: z.array(z.string()),
  votes: z.array(z.object({ creditorID: id, inFavour: z.boolean(), nominee: z.string().nullable() })),
  /** As the votes stand; empty where something keeps them from being counted. */
  result: result.nullable(),
  /** Of an election, likewise. */
  election: elected.nullable(),
  refused: z.array(messageSchema),
});
const meeting = z.object({
  meetingID: id,
  /** Who must be told, where it is published, by when; and whether that is so. */
  duties: z.array(
    z.object({ says: plainMessageSchema, byDate: day.nullable(), doneDate: day.nullable(), holds: z.boolean() }),
  ),
  creditors: z.array(atMeeting),
  /** Proved claims of which the day of proof is not known, so that they vote here whenever it was. */
  dayOfProofLacks: z.array(z.object({ claimID: id, creditorName: z.string() })),
  resolutions: z.array(resolution),
  /** What was decided asks for next, and on which tab it is done. */
  nextSteps: z.array(z.object({ says: plainMessageSchema, tab: z.enum(['assets', 'claims', 'expenses', 'meetings']) })),
});

/** What happens at a meeting of creditors: who is there and for whom, what is put to the vote, and what comes of it. */
export const creditorsMeetingCalls = declareChangingCalls([...ofPapers, '/api/meetingandadvert'], {
  getMeeting: get('/api/meetingandadvert/getCreditorsMeeting', {
    about: 'Creditors, resolutions and votes of a meeting with the result by value and number as it stands.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: ofMeeting,
    answer: meeting,
  }),
  saveAttendance: post('/api/meetingandadvert/saveAttendance', {
    about: 'Whether a creditor is there, by whom, and at what it values its security.',
    ours: true,
    who: writer,
    body: z.object({
      meetingID: id,
      creditorID: id,
      isPresent: z.boolean(),
      agent: optionalText(160),
      hasProxy: z.boolean().default(false),
      isAgentBarred: z.boolean().default(false),
      securityValue: moneyFromZero.nullish(),
    }),
    answer: meeting,
  }),
  saveResolution: post('/api/meetingandadvert/saveResolution', {
    about: 'Puts a resolution to the meeting, or changes its words.',
    ours: true,
    who: writer,
    body: z.object({
      meetingID: id,
      id: id.nullish(),
      version: version.nullish(),
      kind,
      words: text(4000),
      nominees: nominees.default([]),
    }),
    answer: meeting,
  }),
  addResolutions: post('/api/meetingandadvert/addResolutions', {
    about: 'Puts several resolutions of the usual list to the meeting at once, in the words given.',
    ours: true,
    who: writer,
    body: z.object({
      meetingID: id,
      resolutions: z
        .array(z.object({ standard: z.enum(standardResolutionKeys), words: text(4000) }))
        .min(1, 'Choose at least one.')
        .max(40),
    }),
    answer: meeting,
  }),
  voteAll: post('/api/meetingandadvert/voteAll', {
    about: 'The same vote for every creditor that is present, may vote and has not voted; each may be changed after.',
    ours: true,
    quiet: true,
    who: writer,
    body: z.object({ resolutionID: id, inFavour: z.boolean() }),
    answer: meeting,
  }),
  removeResolution: post('/api/meetingandadvert/removeResolution', {
    about: 'Takes a resolution off that nobody voted on.',
    ours: true,
    who: writer,
    body: z.object({ id }),
    answer: done,
  }),
  vote: post('/api/meetingandadvert/vote', {
    about:
      'The vote of a creditor, in an election for one of those nominated, or none; one that proved nothing is refused.',
    ours: true,
    quiet: true,
    who: writer,
    body: z.object({ resolutionID: id, creditorID: id, inFavour: z.boolean().nullable(), nominee: optionalText(160) }),
    answer: meeting,
  }),
  getMinutes: get('/api/meetingandadvert/getMinutes', {
    about: 'The minutes, written from what was captured.',
    ours: true,
    quiet: true,
    who: allowOnMatter(),
    query: ofMeeting.extend({ language: z.enum(['en', 'af'], 'Choose en or af.').default('en'), part: minutesPart }),
    answer: paperSchema,
  }),
  minutesFile: get('/api/meetingandadvert/minutesFile', {
    about: 'The same as a PDF or a Word document.',
    ours: true,
    who: allowOnMatter(),
    query: ofMeeting.extend({
      language: z.enum(['en', 'af'], 'Choose en or af.').default('en'),
      part: minutesPart,
      format: paperFormat.default('pdf'),
    }),
    download: true,
  }),
});
