import { z } from 'zod';
import { id, instant } from '../fields';

const record = z.record(z.string(), z.unknown()).nullable();

/** What was done about one thing, newest first. */
export const trailOfOneSchema = z.array(
  z.object({
    id,
    at: instant,
    person: z.string(),
    action: z.string(),
    before: record,
    after: record,
    why: z.string().nullable(),
  }),
);
