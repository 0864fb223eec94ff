import { z } from 'zod';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { day, id, idInQuery, optionalText, version } from '../fields';
import { sessionTypes, trainingProgrammes } from './training-kinds';

const training = z.object({
  id,
  programme: z.enum(trainingProgrammes),
  sessionType: z.enum(sessionTypes),
  date: day,
  time: z.string().nullable(),
  place: z.string().nullable(),
  trainer: z.string().nullable(),
  notes: z.string().nullable(),
  cancelledDate: day.nullable(),
  trustees: z.array(z.object({ trusteeID: id, name: z.string() })),
  version: z.int(),
});

const scheduled = z.object({
  training,
  sent: z.int(),
  withoutAddress: z.array(z.string()),
});
const declareSession = ({ about }: { readonly about: string }) => ({
  about,
  query: z.object({ sessionType: z.enum(sessionTypes, 'Choose introduction, refresher or change.') }),
  body: z.object({
    matterID: id,
    date: day,
    time: optionalText(20),
    place: optionalText(200),
    trainer: optionalText(160),
    notes: optionalText(2000),
    trusteeIDs: z.array(id).max(50, 'Choose at most 50.').default([]),
    /** Those named are told by mail. */
    tell: z.boolean('Choose yes or no.').default(true),
  }),
  answer: scheduled,
  who: allowOnMatter('Capture Matter'),
});

/** Trustees are trained in their office, the trust's people in the system, and either in the academy. */
export const trainingCalls = declareChangingCalls(['/api/meetingandadvert'], {
  getTrainingsByMatterId: get('/api/meeting/getTrainingsByMatterId', {
    about: 'Training sessions of a matter, the latest first; those called off too.',
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(training),
  }),
  scheduleTrusteeTraining: post(
    '/api/meeting/scheduleTrusteeTraining',
    declareSession({ about: 'Sets down a session on the office of trustee and tells those it is for.' }),
  ),
  scheduleSystemTrustTraining: post(
    '/api/meeting/scheduleSystemTrustTraining',
    declareSession({ about: 'Sets down a session on working with trusts in the system.' }),
  ),
  scheduleAcademyTraining: post(
    '/api/meeting/scheduleAcademyTraining',
    declareSession({ about: 'Sets down a session of the academy.' }),
  ),
  cancelTraining: post('/api/meeting/cancelTraining', {
    about: 'Calls a session off.',
    ours: true,
    who: allowOnMatter('Capture Matter'),
    body: z.object({ id, version }),
    answer: training,
  }),
});
