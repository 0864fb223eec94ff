import { z } from 'zod';
import { declareCalls, del, allowFirm, get, post } from '../call';
import { done, id, idInQuery, schemaMessages, instant, text, version } from '../fields';
import { scheduleSchema } from '../firm/settings.schema';
import { plainMessageSchema } from '../message.schema';
import { filterWayNames, ownSubjectNames } from './own-subjects';
import { reportAnswer } from './report-answer';

const filter = z.object({
  column: z.string().max(40),
  way: z.enum(filterWayNames, 'Choose a comparison.'),
  value: z.string('Enter a value.').max(200, schemaMessages).default(''),
});

const drawn = {
  subject: z.enum(ownSubjectNames, 'Choose what the report is about.'),
  columns: z.array(z.string().max(40)).min(1, 'Choose at least one column.').max(20, 'Choose at most 20 columns.'),
  filters: z.array(filter).max(10, 'Use at most 10 filters.').default([]),
};

const ownReport = z.object({
  id,
  name: z.string(),
  subject: z.enum(ownSubjectNames),
  columns: z.array(z.string()),
  filters: z.array(filter),
  isShared: z.boolean(),
  isMine: z.boolean(),
  by: z.string(),
  schedule: scheduleSchema,
  version,
});

const reader = allowFirm('Admin');

/** Reports a firm puts together itself. They show what the reader may see and no more. */
export const ownReportCalls = declareCalls({
  getlist: get('/api/ownreport/getlist', {
    about: "One's own reports, and those colleagues share.",
    ours: true,
    quiet: true,
    who: reader,
    answer: z.array(ownReport),
  }),
  show: post('/api/ownreport/getRows', {
    fromReplica: true,
    about: 'What a report would show, saved or not.',
    ours: true,
    quiet: true,
    changes: 'nothing',
    who: reader,
    body: z.object(drawn),
    answer: reportAnswer,
  }),
  save: post('/api/ownreport/save', {
    about: 'Saves a report of one’s own, with the days it is made on by itself.',
    ours: true,
    who: reader,
    body: z.object({
      id: id.nullish(),
      name: text(80),
      ...drawn,
      isShared: z.boolean().default(false),
      schedule: scheduleSchema,
      version: version.nullish(),
    }),
    answer: ownReport,
  }),
  _delete: del('/api/ownreport/_delete', { ours: true, who: reader, body: z.object({ id }), answer: done }),
  make: post('/api/ownreport/make', {
    about: 'Makes the file of a saved report in the background; whoever asked is told when it is there.',
    ours: true,
    who: reader,
    body: z.object({ id, format: z.enum(['csv', 'xlsx', 'pdf']) }),
    answer: z.object({ id }),
  }),
  getFiles: get('/api/ownreport/getFiles', {
    about: 'The files of reports that were made for the person, newest first.',
    ours: true,
    quiet: true,
    who: allowFirm(),
    answer: z.array(
      z.object({
        id,
        title: z.string(),
        state: z.enum(['waiting', 'done', 'failed']),
        fault: plainMessageSchema.nullable(),
        createdAt: instant,
      }),
    ),
  }),
  getFile: get('/api/ownreport/getFile', {
    about: 'One of those files.',
    ours: true,
    who: allowFirm(),
    query: z.object({ id: idInQuery }),
    download: true,
  }),
});
