import { z } from 'zod';
import { trailOfOneSchema } from '../audit-trail/trail-of-one.schema';
import { declareChangingCalls, allowFirm, get, allowOnMatter, post } from '../call';
import { day, id, idInQuery, optionalText, paging, text, version } from '../fields';
import { paperFormat, paperSchema } from '../paper/paper.schema';
import { declareMatterRecordCalls, rowAnswerSchema } from '../record/matter-record';
import { ofDates, ofPapers } from '../subjects';
import { meetings, meetingStatuses } from './meeting.record';

const writer = allowOnMatter('Capture Matter');
const answer = rowAnswerSchema(meetings);
const shows = [...ofDates, ...ofPapers] as const;

/** Meetings and what is advertised: the five things done with a record, and what is cancelled and put off. */
export const meetingCalls = declareChangingCalls(shows, {
  ...declareMatterRecordCalls(meetings),
  getlist: get('/api/meetingandadvert/getlist', {
    about: 'Meetings and adverts of every matter the person sees, the latest first. Cancelled ones are left out.',
    who: allowOnMatter(),
    query: z.object({ ...paging }),
    answer: z.object({
      rows: z.array(
        z.object({
          id,
          matterID: id,
          matterRef: z.string(),
          matterName: z.string(),
          typeName: z.string(),
          status: z.enum(meetingStatuses),
          latestDate: day.nullable(),
        }),
      ),
      total: z.int(),
    }),
  }),
  getAuditTrailByMeetingID: get('/api/meetingandadvert/getAuditTrailByMeetingID', {
    about: 'What was done about a meeting or an advert, newest first.',
    who: allowFirm(),
    query: z.object({ meetingID: idInQuery }),
    answer: trailOfOneSchema,
  }),
  cancelmeeting: post('/api/meetingandadvert/cancelmeeting', {
    about: 'Calls it off, with the reason. The dates that ran from it are taken back.',
    who: writer,
    body: z.object({ id, version, reason: text(500) }),
    answer,
  }),
  reschedulemeeting: post('/api/meetingandadvert/reschedulemeeting', {
    about: 'Puts it on other days, with the reason. The dates that run from it follow.',
    who: writer,
    body: z.object({
      id,
      version,
      reason: text(500),
      gazetteDate: day.nullable().default(null),
      newspaperDate: day.nullable().default(null),
      secondNewspaperDate: day.nullable().default(null),
      meetingDate: day.nullable().default(null),
    }),
    answer,
  }),
});

const media = ['gazette', 'newspaper', 'secondNewspaper'] as const;
const meetingNoticeQuery = {
  meetingID: idInQuery,
  medium: z.enum(media, 'Choose where to publish it.').default('gazette'),
  language: z.enum(['en', 'af'], 'Choose en or af.').default('en'),
};

/** The notice itself, as it goes to the Gazette and the newspapers. */
export const noticeCalls = declareChangingCalls(shows, {
  getNotice: get('/api/meetingandadvert/getNotice', {
    about: 'The wording of a notice for the Gazette or a newspaper.',
    ours: true,
    who: allowOnMatter(),
    query: z.object(meetingNoticeQuery),
    answer: paperSchema,
    quiet: true,
  }),
  noticeFile: get('/api/meetingandadvert/noticeFile', {
    about: 'The same as a PDF or a Word document.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ ...meetingNoticeQuery, format: paperFormat.default('pdf') }),
    download: true,
  }),
  order: post('/api/meetingandadvert/order', {
    about: 'Sends the notice to the publications it names, by mail, with the day wanted and the price agreed.',
    ours: true,
    who: writer,
    body: z.object({
      id,
      version,
      media: z.array(z.enum(media)).min(1, 'Choose at least one.'),
      message: optionalText(1000),
    }),
    answer,
  }),
});
