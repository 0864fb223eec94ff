import { z } from 'zod';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { day, id, idInQuery, optionalText } from '../fields';
import { ofDates } from '../subjects';

const step = z.object({
  step: z.int(),
  title: z.string(),
  evidence: z.string().nullable(),
  onlyWhere: z.string().nullable(),
  doneDate: day.nullable(),
  /** When it has to be done by, where the law says so. */
  dueDate: day.nullable(),
  isNotNeeded: z.boolean(),
  note: z.string().nullable(),
});

/** The course of a curatorship: eight steps once, seven with every account, six when the office ends. */
export const curatorStepCalls = declareChangingCalls([...ofDates, '/api/curatorstep'], {
  getbymatterid: get('/api/curatorstep/getbymatterid', {
    about: 'The steps taken once, then those of every account, the one that comes now first.',
    who: allowOnMatter(),
    ours: true,
    query: z.object({ matterID: idInQuery }),
    answer: z.object({
      once: z.array(step),
      /** None until the office ends. */
      atTheEnd: z.array(step),
      years: z.array(
        z.object({ accountNumber: z.int(), fromDate: day.nullable(), toDate: day.nullable(), steps: z.array(step) }),
      ),
    }),
  }),
  save: post('/api/curatorstep/save', {
    about: 'Marks a step done on a day, not needed, or open again.',
    who: allowOnMatter('Capture Matter'),
    ours: true,
    body: z.object({
      matterID: id,
      step: z.int('Give a whole number.'),
      accountNumber: id.nullable().default(null),
      doneDate: day.nullable(),
      isNotNeeded: z.boolean().default(false),
      note: optionalText(500),
    }),
    answer: step,
  }),
});
