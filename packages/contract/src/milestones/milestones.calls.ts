import { z } from 'zod';
import { eventName, movesQuerySchema } from '../diary/diary.schema';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { day, id, idInQuery, instant, optionalText } from '../fields';
import { ofDates } from '../subjects';

const milestoneSchema = z.object({
  /** Its place in the list of the matter's type, counted from 1. */
  milestone: z.int(),
  name: z.string(),
  /** The event whose day it shows. */
  event: eventName,
  /** When it was reached. */
  date: day.nullable(),
  /** The day it is expected on, while it is not reached. */
  expected: day.nullable(),
  note: z.string().nullable(),
  /** When its mail went out; it goes once. */
  mailedAt: instant.nullable(),
  recipients: z.array(z.object({ id, name: z.string(), email: z.string() })),
  /** 0 while nothing was saved. */
  version: z.int(),
});

const milestoneMailSchema = z.object({
  id,
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  state: z.enum(['queued', 'sent', 'dead']),
  sentAt: instant.nullable(),
});

export const milestoneCalls = declareChangingCalls(ofDates, {
  getbymatterid: get('/api/milestone/getbymatterid', {
    about: "The milestones of the matter's type: when each was reached, and who is told.",
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(milestoneSchema),
  }),
  getMails: get('/api/milestone/getMails', {
    about:
      'The mails a milestone sent to its recipients, each with its words and whether it arrived at the mail server.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery, milestone: z.coerce.number().int().min(1).max(50) }),
    answer: z.array(milestoneMailSchema),
  }),
  update: post('/api/milestone/update', {
    about: 'Marks a milestone reached, or not after all. The first time its recipients get a mail.',
    who: allowOnMatter('Capture Matter'),
    body: z.object({
      matterID: id,
      milestone: z.int().min(1, 'Choose a milestone.').max(50, 'Choose a milestone.'),
      date: day.nullable(),
      note: optionalText(1000),
      /** False keeps the mail back; it can still go out with a later change. */
      sendMail: z.boolean().default(true),
      /** Statutory dates to be moved with it: its day is an event periods may run from. */
      moves: movesQuerySchema.default([]),
      version: z.int().min(0),
    }),
    answer: milestoneSchema,
  }),
});
