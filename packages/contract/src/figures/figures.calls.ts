import { figureNames } from '@boedel/domain/figures/matter-figures';
import { z } from 'zod';
import { declareCalls, allowFirm, get, allowOnMatter } from '../call';
import { id, idInQuery, money } from '../fields';
import { messageSchema } from '../message.schema';
import { workedSchema } from './worked.schema';

/** What the dashboard adds up over matters. */
const sumsOfMatters = ['assetValue', 'projectedFees'] as const;

export const figureCalls = declareCalls({
  howWorkedOut: get('/api/figure/howWorkedOut', {
    about: 'How each figure of a matter is worked out, line by line; or what must be captured before one can be.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(
      z.object({
        name: z.enum(figureNames),
        worked: workedSchema.nullable(),
        /** What stands in the way, where it could not be worked out. */
        reasons: z.array(messageSchema),
      }),
    ),
    quiet: true,
  }),
  howAdded: get('/api/figure/howAdded', {
    about: 'The matters a sum of the dashboard is made of, largest first, and how many have no figure yet.',
    ours: true,
    who: allowFirm(),
    query: z.object({ name: z.enum(sumsOfMatters) }),
    answer: z.object({
      lines: z.array(z.object({ matterID: id, reference: z.string(), name: z.string(), amount: money })),
      /** Beyond those lines, together. */
      others: z.object({ count: z.int(), amount: money }),
      withoutFigure: z.int(),
      total: money.nullable(),
    }),
    quiet: true,
  }),
});
