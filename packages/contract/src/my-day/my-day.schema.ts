import { dayKinds } from '@boedel/domain/tasks/my-day';
import { z } from 'zod';
import { day, id } from '../fields';
import { plainMessageSchema } from '../message.schema';

/** What a person's day holds: how much there is of each kind, and the first of it. Kinds of which there is nothing are left out. */
export const myDaySchema = z.array(
  z.object({
    kind: z.enum(dayKinds),
    count: z.int(),
    rows: z.array(
      z.object({
        /** A task, a date of the diary, something awaited, or a matter as a whole. */
        source: z.enum(['task', 'date', 'wait', 'matter']),
        id,
        matterID: id.nullable(),
        reference: z.string().nullable(),
        name: z.string().nullable(),
        title: z.string().nullable(),
        what: plainMessageSchema.nullable(),
        date: day.nullable(),
        /** How many payments or lines this matter has. */
        count: z.int(),
        /** Where it is done. */
        path: z.string(),
      }),
    ),
  }),
);
