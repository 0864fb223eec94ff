import { z } from 'zod';
import { calls, firm, get, post } from '../call';
import { day, id, idInQuery, instant } from '../fields';

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
export const firmDataCalls = calls({
  getexports: get('/api/firmdata/getexports', {
    about: 'The archives asked for, newest first, with how far each is.',
    who: firm('Admin'),
    ours: true,
    quiet: true,
    answer: z.array(exportSchema),
  }),
  startExport: post('/api/firmdata/startExport', {
    about: 'Begins an archive of everything the firm has here: every table as JSON lines, every file.',
    who: firm('Admin'),
    ours: true,
    answer: exportSchema,
  }),
  download: get('/api/firmdata/download', {
    about: 'Fetches an archive. That it was fetched is kept in the trail.',
    who: firm('Admin'),
    ours: true,
    download: true,
    query: z.object({ id: idInQuery }),
  }),
  getretention: get('/api/firmdata/getretention', {
    about: 'Until when what is kept.',
    who: firm('Admin'),
    ours: true,
    answer: z.object({
      /** The end of the agreement where notice was given, and the day from which its data may be deleted. */
      terminatesOn: day.nullable(),
      deletableFrom: day.nullable(),
      archivesKeptDays: z.int(),
      signInsKeptDays: z.int(),
    }),
  }),
});
