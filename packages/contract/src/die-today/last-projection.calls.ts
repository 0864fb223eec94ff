import { z } from 'zod';
import { declareCalls, get, allowOnMatter } from '../call';
import { day, idInQuery } from '../fields';
import { comparedLine } from '../lodging/compared.schema';

/** What was projected while the client lived, beside the estate's own account. */
export const lastProjectionCalls = declareCalls({
  compare: get('/api/projection/compareWithAccount', {
    about:
      'The last projection of a client who has died against the account that was lodged, or as it stands, line by line.',
    ours: true,
    who: allowOnMatter(),
    quiet: true,
    query: z.object({ matterID: idInQuery }),
    answer: z.object({
      /** Nothing where nobody made a plan in life. */
      plan: z
        .object({
          madeOn: day,
          /** Against an account that was lodged; otherwise as it would be drawn now. */
          isLodged: z.boolean(),
          account: z.string(),
          lines: z.array(comparedLine),
        })
        .nullable(),
    }),
  }),
});
