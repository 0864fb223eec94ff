import { z } from 'zod';
import { changing, get, onMatter, post } from '../call';
import { day, done, id, idInQuery, optionalText } from '../fields';
import { saidSchema } from '../told.schema';

const body = z.object({
  matterID: id,
  /** Left out, today. */
  date: day.nullable().default(null),
  note: optionalText(500),
});
const writer = onMatter('Capture Matter');

/** Release of whoever acted: what was asked of the Master and of who gave security, kept in the trail. */
export const releaseOfDutiesCalls = changing(['/api/releaseofduties', '/api/audittrail', '/api/matter'], {
  getbymatterid: get('/api/releaseofduties/getbymatterid', {
    about: 'The three steps, when each was taken and by whom, and what has to be so before.',
    who: onMatter(),
    ours: true,
    query: z.object({ matterID: idInQuery }),
    answer: z.array(
      z.object({
        step: z.enum(['requestRelease', 'closeAndDestroy', 'releaseBond']),
        doneDate: day.nullable(),
        by: z.string().nullable(),
        note: z.string().nullable(),
        /** What has to be so before; each with whether it is. */
        before: z.array(z.object({ says: saidSchema, holds: z.boolean(), tab: z.string() })),
      }),
    ),
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
    about: 'Records that the release of the bond of security was sent to who gave it.',
    who: writer,
    body,
    answer: done,
  }),
});
