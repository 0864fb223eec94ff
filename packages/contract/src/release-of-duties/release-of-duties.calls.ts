import { z } from 'zod';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { day, done, id, idInQuery, optionalText } from '../fields';
import { plainMessageSchema } from '../message.schema';

const body = z.object({
  matterID: id,
  /** Left out, today. */
  date: day.nullable().default(null),
  note: optionalText(500),
});
const writer = allowOnMatter('Capture Matter');

/** Release of whoever acted: what was asked of the Master and of who gave security, kept in the trail. */
export const releaseOfDutiesCalls = declareChangingCalls(['/api/releaseofduties', '/api/audittrail', '/api/matter'], {
  getbymatterid: get('/api/releaseofduties/getbymatterid', {
    about:
      'The three steps, and of an insolvency when the Master released: when each was, by whom, what has to be so before.',
    who: allowOnMatter(),
    ours: true,
    query: z.object({ matterID: idInQuery }),
    answer: z.array(
      z.object({
        step: z.enum(['requestRelease', 'released', 'closeAndDestroy', 'releaseBond']),
        doneDate: day.nullable(),
        by: z.string().nullable(),
        note: z.string().nullable(),
        /** The letter or form of the step, and the day one was last filed. */
        paper: z.object({ number: z.int(), name: z.string(), filedDate: day.nullable() }).nullable(),
        /** What has to be so before; each with whether it is. */
        before: z.array(z.object({ says: plainMessageSchema, holds: z.boolean(), tab: z.string() })),
      }),
    ),
  }),
  released: post('/api/releaseofduties/released', {
    about: 'When the Master released whoever acted in an insolvency; none takes it back.',
    who: writer,
    ours: true,
    changes: ['/api/diary', '/api/milestone'],
    body: z.object({ matterID: id, date: day.nullable() }),
    answer: done,
  }),
  requestReleaseLetterAudit: post('/api/releaseofduties/requestReleaseLetterAudit', {
    about: 'Records that release was asked of the Master.',
    who: writer,
    body,
    answer: done,
  }),
  closeFileAndDestroyLetterAudit: post('/api/releaseofduties/closeFileAndDestroyLetterAudit', {
    about: 'Records that leave was asked to close the file and destroy its records.',
    who: writer,
    body,
    answer: done,
  }),
  releaseBondSecurityDocumentAudit: post('/api/releaseofduties/releaseBondSecurityDocumentAudit', {
    about:
      'Records that the release of the bond of security was sent to who gave it; where the day of the Master’s consent is given, every bond in force is released by it.',
    who: writer,
    changes: ['/api/bondofsecurity', '/api/diary'],
    body: body.extend({ masterReleaseDate: day.nullish() }),
    answer: done,
  }),
});
