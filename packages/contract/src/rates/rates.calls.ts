import { z } from 'zod';
import { declareCalls, get, post, provider } from '../call';
import { id, instant, version } from '../fields';
import { enteredRateSchema } from './rates.schema';

const rateEntrySchema = z.object({
  ...enteredRateSchema.shape,
  id,
  state: z.enum(['waiting', 'confirmed', 'refused']),
  enteredBy: z.string(),
  enteredAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** Somebody else entered them: whoever asks may decide. */
  mayDecide: z.boolean(),
  version,
});

/** Rates and limits of the law that the provider's staff enter, without a release. */
export const ratesCalls = declareCalls({
  getEntries: get('/api/rates/getEntries', {
    about: 'Everything that was entered, newest first.',
    who: provider,
    ours: true,
    answer: z.array(rateEntrySchema),
  }),
  enter: post('/api/rates/enter', {
    about: 'Enters a row of a table. It counts once somebody else has confirmed it.',
    who: provider,
    ours: true,
    body: enteredRateSchema,
    answer: rateEntrySchema,
  }),
  decide: post('/api/rates/decide', {
    about: 'Confirms what somebody else entered, or refuses it.',
    who: provider,
    ours: true,
    body: z.object({ id, isConfirmed: z.boolean(), version }),
    answer: rateEntrySchema,
  }),
});
