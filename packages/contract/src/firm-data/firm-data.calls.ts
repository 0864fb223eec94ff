import { z } from 'zod';
import { declareCalls, allowFirm, get, post } from '../call';
import { day, done, id, idInQuery, instant, paging, text } from '../fields';

const exportSchema = z.object({
  id,
  requestedBy: z.string(),
  requestedAt: instant,
  state: z.enum(['Under way', 'Ready', 'Failed', 'Gone']),
  /** Tables and files done, of how many; null until it is known. */
  done: z.int(),
  total: z.int().nullable(),
  size: z.int().nullable(),
  /** Until when it can be fetched. */
  expiresAt: instant.nullable(),
});

/** What is the firm's own, to take along at any time. */
export const firmDataCalls = declareCalls({
  getexports: get('/api/firmdata/getexports', {
    about: 'The archives asked for, newest first, with how far each is.',
    who: allowFirm('Admin'),
    ours: true,
    quiet: true,
    answer: z.array(exportSchema),
  }),
  startExport: post('/api/firmdata/startExport', {
    inVisit: 'never',
    about: 'Begins an archive of everything the firm has here: every table as JSON lines, every file.',
    who: allowFirm('Admin'),
    ours: true,
    answer: exportSchema,
  }),
  download: get('/api/firmdata/download', {
    inVisit: 'never',
    about: 'Fetches an archive. That it was fetched is kept in the trail.',
    who: allowFirm('Admin'),
    ours: true,
    download: true,
    query: z.object({ id: idInQuery }),
  }),
  getretention: get('/api/firmdata/getretention', {
    about: 'Until when what is kept.',
    who: allowFirm('Admin'),
    ours: true,
    answer: z.object({
      /** The end of the agreement where notice was given, and the day from which its data may be deleted. */
      terminatesOn: day.nullable(),
      deletableFrom: day.nullable(),
      /** Who gave it; the firm takes back its own. */
      noticeFrom: z.enum(['firm', 'provider']).nullable(),
      noticeBy: z.string().nullable(),
      /** Closed matters that no law asks to be kept any longer. */
      mattersPastKeeping: z.int(),
      archivesKeptDays: z.int(),
      signInsKeptDays: z.int(),
    }),
  }),
  getretainedmatters: get('/api/firmdata/getretainedmatters', {
    about: 'Closed and archived matters with the day until which each must be kept; those that may be destroyed first.',
    who: allowFirm('Admin'),
    ours: true,
    query: z.object(paging),
    answer: z.object({
      rows: z.array(
        z.object({
          id,
          reference: z.string(),
          name: z.string(),
          closedOn: day,
          keepUntil: day,
          /** The Act that asks for it. */
          section: z.string(),
          mayBeDestroyed: z.boolean(),
        }),
      ),
      total: z.int(),
    }),
  }),
  giveNotice: post('/api/firmdata/giveNotice', {
    inVisit: 'never',
    about: 'Ends the agreement in 30 days; everything of the firm is deleted 5 days after that.',
    who: allowFirm('Admin'),
    ours: true,
    body: z.object({
      /** The firm's name, typed, so that it is meant. */
      name: text(160),
      reason: text(500),
    }),
    answer: done,
  }),
  withdrawNotice: post('/api/firmdata/withdrawNotice', {
    inVisit: 'never',
    about: 'Takes back the notice the firm gave itself.',
    who: allowFirm('Admin'),
    ours: true,
    body: z.object({ reason: text(500) }),
    answer: done,
  }),
});
