import { z } from 'zod';
import { id } from '../fields';

/** Money is rand here as everywhere on the wire; which columns it is in, the catalogue says. */
export const reportAnswer = z.object({
  rows: z.array(
    z.object({
      firmID: id,
      matterID: id.nullable(),
      values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    }),
  ),
});
