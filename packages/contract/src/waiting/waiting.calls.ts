import { idleReasons } from '@boedel/domain/waiting/idle-money';
import { waitedOffices } from '@boedel/domain/waiting/waiting-on';
import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, money, optionalText, text } from '../fields';
import { plainMessageSchema } from '../message.schema';

const office = z.enum(waitedOffices);
const wait = z.object({
  /** Under this it is chased. */
  key: z.string(),
  office,
  who: z.string().nullable(),
  what: plainMessageSchema,
  sinceDate: day,
  days: z.int(),
  lastChasedDate: day.nullable(),
  chases: z.int(),
  nextChaseDate: day,
  isDue: z.boolean(),
});
const idle = z.object({ reason: z.enum(idleReasons), words: plainMessageSchema, tab: z.string() });
const ofMatter = z.object({ reference: z.string(), name: z.string(), matterID: id });

/** What matters wait for, and the money that lies still meanwhile. */
export const waitingCalls = declareChangingCalls(['/api/matter'], {
  getbymatterid: get('/api/waiting/getbymatterid', {
    about:
      'What a matter waits for: since when, when it was last chased and is chased next, and what holds the money of an estate.',
    who: allowOnMatter(),
    ours: true,
    query: z.object({ matterID: idInQuery }),
    answer: z.object({
      waits: z.array(
        wait.extend({
          /** The paper that asks again. */
          letter: z.object({ number: z.int(), name: z.string() }),
          /** Where the answer is entered. */
          tab: z.string(),
          awaitedID: id.nullable(),
          history: z.array(
            z.object({ date: day, nextDate: day.nullable(), note: z.string().nullable(), by: z.string() }),
          ),
        }),
      ),
      idle: idle.extend({ cash: money, sinceDate: day.nullable(), days: z.int().nullable() }).nullable(),
    }),
  }),
  chase: post('/api/waiting/chase', {
    about: 'Keeps that something awaited was asked for again, and when it is to be asked next.',
    who: allowOnMatter('Capture Matter'),
    ours: true,
    body: z.object({
      matterID: id,
      key: text(80),
      chasedDate: day,
      nextDate: day.nullable().default(null),
      note: optionalText(500),
    }),
    answer: done,
  }),
  ageing: get('/api/waiting/ageing', {
    about:
      'What the active matters wait for, by office and age, and the money of estates that lies still, by its reason.',
    who: allowFirm(),
    ours: true,
    answer: z.object({
      offices: z.array(
        z.object({
          office,
          count: z.int(),
          /** Up to 30 days, 60, 90, and longer. */
          ages: z.array(z.int()).length(4),
          oldestDays: z.int(),
          due: z.int(),
        }),
      ),
      /** Those to be chased first, then the longest. */
      waits: z.array(wait.extend(ofMatter.shape)),
      idle: z.array(
        idle.extend({
          count: z.int(),
          cash: money,
          matters: z.array(ofMatter.extend({ cash: money, days: z.int().nullable() })),
        }),
      ),
    }),
  }),
});
