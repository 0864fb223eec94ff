import { z } from 'zod';
import { money } from '../fields';

/** A line of two accounts beside each other. */
export const comparedLine = z.object({
  part: z.string(),
  kind: z.enum(['line', 'group', 'subtotal', 'total', 'note']),
  words: z.string(),
  before: money.nullable(),
  after: money.nullable(),
  change: z.enum(['same', 'changed', 'added', 'removed']),
});
