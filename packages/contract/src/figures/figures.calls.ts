import { figureNames } from '@boedel/domain/figures/matter-figures';
import { z } from 'zod';
import { calls, get, onMatter } from '../call';
import { idInQuery } from '../fields';
import { toldSchema } from '../told.schema';
import { workedSchema } from './worked.schema';

export const figureCalls = calls({
  howWorkedOut: get('/api/figure/howWorkedOut', {
    about: 'How each figure of a matter is worked out, line by line; or what must be captured before one can be.',
    ours: true,
    who: onMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(
      z.object({
        name: z.enum(figureNames),
        worked: workedSchema.nullable(),
        /** What stands in the way, where it could not be worked out. */
        reasons: z.array(toldSchema),
      }),
    ),
    quiet: true,
  }),
});
