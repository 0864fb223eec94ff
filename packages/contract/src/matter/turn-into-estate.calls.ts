import { z } from 'zod';
import { declareChangingCalls, allowFirm, post } from '../call';
import { day, id } from '../fields';
import { ofDates } from '../subjects';
import { matterSchema } from './matter.schema';

/** Apart from the matter's own, because it knows what a curatorship leaves to an estate. */
export const turnIntoEstateCalls = declareChangingCalls(ofDates, {
  changeSystemTypeToDeceased: post('/api/matter/changeSystemTypeToDeceased', {
    about: 'A client or patient who has died: the matter goes on as a deceased estate, with its parties and papers.',
    who: allowFirm('Capture Matter'),
    body: z.object({ id, dateOfDeath: day.nullable().default(null) }),
    answer: matterSchema,
  }),
});
