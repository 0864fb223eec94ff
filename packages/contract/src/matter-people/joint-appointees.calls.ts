import { z } from 'zod';
import { declareChangingCalls, allowFirm, get, allowOnMatter, post } from '../call';
import { day, id, idInQuery, text } from '../fields';

const appointed = z.object({
  partyID: id,
  jointAppointeeID: id,
  name: z.string(),
  email: z.string().nullable(),
  sharePercent: z.number().nullable(),
  appointedDate: day.nullable(),
  endedDate: day.nullable(),
  endedReason: z.string().nullable(),
  /** Signs in and sees this matter. */
  hasAccess: z.boolean(),
});

/** Joint trustees and liquidators of a matter, from the firm's list: appointed and removed, each with its letter. */
export const jointAppointeeCalls = declareChangingCalls(
  ['/api/people', '/api/matter', '/api/meeting', '/api/audittrail'],
  {
    getbymatterid: get('/api/jointappointee/getbymatterid', {
      about: 'Joint appointees of a matter, those who are no longer last.',
      ours: true,
      who: allowOnMatter(),
      query: z.object({ matterID: idInQuery }),
      answer: z.array(appointed),
    }),
    appoint: post('/api/jointappointee/appoint', {
      about:
        'Appoints somebody of the firm’s list jointly, writes to them, and lets them see the matter where that is wanted.',
      ours: true,
      who: allowFirm('Capture Matter'),
      body: z.object({
        matterID: id,
        jointAppointeeID: id,
        appointedDate: day,
        sharePercent: z
          .number('Give a number.')
          .min(0, 'Enter 0 to 100.')
          .max(100, 'Enter 0 to 100.')
          .nullable()
          .default(null),
        givesAccess: z.boolean().default(false),
        mayCapture: z.boolean().default(false),
      }),
      answer: z.array(appointed),
    }),
    dismiss: post('/api/jointappointee/dismiss', {
      about:
        'Ends an appointment with the day and the reason, writes to them, and takes their access to the matter away.',
      ours: true,
      who: allowFirm('Capture Matter'),
      body: z.object({ matterID: id, partyID: id, endedDate: day, reason: text(300) }),
      answer: z.array(appointed),
    }),
  },
);
