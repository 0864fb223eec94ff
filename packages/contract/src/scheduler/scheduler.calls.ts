import { z } from 'zod';
import { anyone, declareCalls, get, post, provider } from '../call';
import { done, id, instant, text } from '../fields';

/** Something that runs without anybody at a keyboard. */
const runningWork = z.object({
  kind: z.string(),
  /** How often it comes round by itself; null where a change asks for it. */
  everySeconds: z.int().nullable(),
  /** Once for the installation, or once for each firm. */
  scope: z.enum(['installation', 'firm']).nullable(),
  isPaused: z.boolean(),
  pausedBy: z.string().nullable(),
  waiting: z.int(),
  running: z.int(),
  dead: z.int(),
  lastRunAt: instant.nullable(),
  lastSeconds: z.number().nullable(),
  nextRunAt: instant.nullable(),
});
const failedJob = z.object({
  id,
  firmName: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'running', 'done', 'dead']),
  attempts: z.int(),
  maxAttempts: z.int(),
  error: z.string(),
  at: instant.nullable(),
  /** What it was told to work on; null for anybody but the provider's own people. */
  carries: z.string().nullable(),
});
const schedulerState = z.object({ at: instant, work: z.array(runningWork), failed: z.array(failedJob) });

/** What runs by itself, for the provider's staff. */
export const schedulerCalls = declareCalls({
  ticket: post('/api/scheduler/getTicket', {
    inVisit: 'own',
    about: 'A ticket that opens the scheduler once, within 60 seconds, in place of the token.',
    changes: 'nothing',
    who: provider,
    ours: true,
    body: z.object({}),
    answer: z.object({ ticket: z.string() }),
  }),
  open: post('/api/scheduler/getByTicket', {
    about: 'Opens the scheduler with a ticket. A ticket used before, or older than 60 seconds, opens nothing.',
    changes: 'nothing',
    who: anyone,
    guarded: true,
    ours: true,
    body: z.object({ ticket: text(200) }),
    answer: schedulerState,
  }),
  getState: get('/api/scheduler/getState', { who: provider, ours: true, quiet: true, answer: schedulerState }),
  runNow: post('/api/scheduler/runNow', {
    about: 'Runs recurring work now, for the installation or for every firm.',
    who: provider,
    ours: true,
    body: z.object({ kind: text(80) }),
    answer: z.object({ count: z.int() }),
  }),
  pause: post('/api/scheduler/pause', {
    about: 'Holds a kind of work back, in every process, or lets it go on.',
    who: provider,
    ours: true,
    body: z.object({ kind: text(80), isPaused: z.boolean() }),
    answer: done,
  }),
  tryAgain: post('/api/scheduler/tryAgain', {
    about: 'Lets a job that was given up wait again, from its first attempt.',
    who: provider,
    ours: true,
    body: z.object({ id }),
    answer: done,
  }),
});
