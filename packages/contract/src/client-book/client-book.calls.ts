import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, post } from '../call';
import { day, id, money, optionalText } from '../fields';
import { plainMessageSchema } from '../message.schema';

const book = z.array(
  z.object({
    matterID: id,
    reference: z.string(),
    name: z.string(),
    country: z.string(),
    reviewedOn: day.nullable(),
    reviewedBy: z.string().nullable(),
    note: z.string().nullable(),
    nextOn: day.nullable(),
    /** The day to look again has come, or nobody ever looked. */
    isDue: z.boolean(),
    /** Cash that would be lacking; 0 where there is enough, null while it cannot be worked out. */
    shortfall: money.nullable(),
    /** What moved since it was last looked at. */
    since: z.array(plainMessageSchema),
  }),
);

/** The planner's clients: who was looked at when, who is short of cash, and what changed since. */
export const clientBookCalls = declareChangingCalls(['/api/task'], {
  list: get('/api/clientbook/list', {
    about: 'Every current client with the last review, the shortfall and what changed since; those due come first.',
    ours: true,
    who: allowFirm(),
    answer: book,
  }),
  review: post('/api/clientbook/review', {
    about: 'Notes that a client was reviewed, and when to look again.',
    ours: true,
    who: allowFirm('Capture Matter'),
    body: z.object({ matterID: id, nextOn: day.nullable().default(null), note: optionalText(500) }),
    answer: book,
  }),
});
