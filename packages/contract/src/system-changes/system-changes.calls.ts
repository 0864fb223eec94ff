import { z } from 'zod';
import { declareChangingCalls, del, get, allowOnMatter, post, provider } from '../call';
import { day, done, id, paging, text, version } from '../fields';

const systemChangeSchema = z.object({
  id,
  /** The day it is published; the list is in this order, newest first. */
  createdDate: day,
  comment: z.string(),
  /** Only the provider is shown what is not published yet. */
  isPublished: z.boolean(),
  version,
});

/** Left out, the change is published today. A day to come keeps it from the firms until then. */
const written = { comment: text(4000), createdDate: day.optional() };

/** What changed in the product, told by the provider to everybody. */
export const systemChangeCalls = declareChangingCalls(['/api/users'], {
  getChangeslist: get('/api/flow/getChangeslist', {
    about: 'The system changes, newest first.',
    who: allowOnMatter(),
    query: z.object({ ...paging, take: paging.take.default(20) }),
    answer: z.object({ rows: z.array(systemChangeSchema), total: z.int() }),
  }),
  addChange: post('/api/flow/addChange', {
    about: 'Publishes a change, today or on the day given.',
    who: provider,
    body: z.object(written),
    answer: systemChangeSchema,
  }),
  updateChange: post('/api/flow/updateChange', {
    about: 'Rewrites a change or moves its day.',
    who: provider,
    body: z.object({ id, ...written, version }),
    answer: systemChangeSchema,
  }),
  deleteChange: del('/api/flow/deleteChange', {
    about: 'Takes a change off the list.',
    who: provider,
    body: z.object({ id }),
    answer: done,
  }),
  getNewChangesFlag: get('/api/users/getNewChangesFlag', {
    about: 'Whether the person has seen the newest changes.',
    who: allowOnMatter(),
    quiet: true,
    answer: z.object({ seen: z.boolean() }),
  }),
  markChangesSeen: post('/api/flow/markChangesSeen', {
    inVisit: 'own',
    about: 'The person opened the list: the badge goes.',
    who: allowOnMatter(),
    ours: true,
    quiet: true,
    answer: done,
  }),
});
