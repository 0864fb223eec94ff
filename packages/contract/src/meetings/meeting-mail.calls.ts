import { z } from 'zod';
import { declareChangingCalls, get, allowOnMatter, post } from '../call';
import { day, id, idInQuery, optionalText } from '../fields';
import { ofDates, ofPapers } from '../subjects';
import { meetingStatuses } from './meeting.record';

const ofMatter = z.object({ matterID: idInQuery });

/** Meetings of a matter in short, who administers it, and the notice of a meeting by mail. */
export const meetingMailCalls = declareChangingCalls([...ofDates, ...ofPapers, '/api/meetingandadvert'], {
  getByMatterId: get('/api/meeting/getByMatterId', {
    about: 'The meetings of a matter that have a day, the latest first; adverts without one are left out.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.array(
      z.object({
        id,
        typeName: z.string(),
        status: z.enum(meetingStatuses),
        meetingDate: day,
        meetingTime: z.string().nullable(),
        place: z.string().nullable(),
        creditorsToldDate: day.nullable(),
      }),
    ),
  }),
  getTrustees: get('/api/meeting/getTrustees', {
    about: 'Who administers the matter now, with where to reach them.',
    who: allowOnMatter(),
    query: ofMatter,
    answer: z.array(z.object({ id, name: z.string(), email: z.string().nullable(), appointedDate: day.nullable() })),
  }),
  email: post('/api/meeting/email', {
    about:
      'Mails the notice of a meeting to every known creditor, or to those who administer the matter, with papers of the matter; once creditors were told, the meeting says on which day.',
    who: allowOnMatter('Capture Matter'),
    body: z.object({
      meetingID: id,
      to: z.enum(['creditors', 'trustees'], 'Choose the recipient.').default('creditors'),
      documentIDs: z.array(id).max(5, 'Attach at most 5 documents.').default([]),
      message: optionalText(1000),
    }),
    answer: z.object({ sent: z.int(), withoutAddress: z.array(z.string()) }),
  }),
});
