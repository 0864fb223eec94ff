import { z } from 'zod';
import { declareCalls, allowFirm, get, post } from '../call';
import { id, idInQuery, paging } from '../fields';
import { scheduleSchema } from '../firm/settings.schema';
import { paperSchema } from '../paper/paper.schema';
import {
  batchKind,
  batchSchema,
  batchWithReports,
  chosenMatters,
  message,
  reportsPerPage,
  reportRecipientSchema,
} from './client-reports.schema';

const writer = allowFirm('Capture Matter');

/** Reports to clients of many matters at once, and mails about their milestones. */
export const clientReportCalls = declareCalls({
  getBulkReportHistory: get('/api/report/getBulkReportHistory', {
    about: 'The batches of reports to clients, newest first, with how many were made, sent and not delivered.',
    who: allowFirm(),
    query: z.object({ skip: paging.skip, take: paging.take }),
    answer: z.object({ rows: z.array(batchSchema), total: z.int() }),
  }),
  getBulkReport: get('/api/report/getBulkReport', {
    about:
      'How far a batch is, and what became of the report to each recipient: what could not be sent first, as many as are asked for.',
    ours: true,
    quiet: true,
    who: allowFirm(),
    query: z.object({ id: idInQuery, take: z.coerce.number().int().min(1).max(1000).default(reportsPerPage) }),
    answer: batchWithReports,
  }),
  getBatchFrequency: get('/api/report/getBatchFrequency', {
    about: "How often the firm's client reports go out: the same record as /api/batchfrequency.",
    who: allowFirm(),
    answer: scheduleSchema,
  }),
  saveBatchFrequency: post('/api/report/saveBatchFrequency', {
    changes: ['/api/batchfrequency'],
    who: allowFirm('Admin'),
    body: scheduleSchema,
    answer: scheduleSchema,
  }),
  getReportRecipients: post('/api/report/getReportRecipients', {
    about: 'Who would be written to about these matters, and to whom nothing can go and why.',
    ours: true,
    quiet: true,
    changes: 'nothing',
    who: writer,
    body: z.object({ ...chosenMatters, kind: batchKind.default('reports') }),
    answer: z.object({ recipients: z.array(reportRecipientSchema), mattersWithout: z.int() }),
  }),
  previewReport: post('/api/report/previewReport', {
    about: 'The report one recipient of a matter would get.',
    ours: true,
    quiet: true,
    changes: 'nothing',
    who: writer,
    body: z.object({ matterID: id, recipientID: id, message }),
    answer: z.object({ paper: paperSchema }),
  }),
  sendBulkReports: post('/api/report/sendBulkReports', {
    about:
      'Makes the report of each matter for each of its recipients, in their language, and mails it. Runs in the background.',
    who: writer,
    body: z.object({ ...chosenMatters, message }),
    answer: batchWithReports,
  }),
  sendMilestoneReport: post('/api/report/sendMilestoneReport', {
    about: 'Mails the recipients of each matter the milestones it has reached, of those they are told of.',
    who: writer,
    body: z.object({ ...chosenMatters, message }),
    answer: batchWithReports,
  }),
  resendReports: post('/api/report/resendReports', {
    about: 'Tries again what could not be made or delivered; what arrived is not sent again.',
    ours: true,
    who: writer,
    body: z.object({ id }),
    answer: batchWithReports,
  }),
  downloadReport: get('/api/report/downloadReport', {
    about: 'The report one recipient got.',
    ours: true,
    who: allowFirm(),
    query: z.object({ id: idInQuery }),
    download: true,
  }),
});
