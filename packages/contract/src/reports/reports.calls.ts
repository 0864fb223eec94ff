import { z } from 'zod';
import { calls, get, post, provider } from '../call';
import { day, id } from '../fields';
import { type ReportKey, reports } from './catalogue';
import { reportAnswer } from './report-answer';

const asked = {
  /** One firm of the provider's; left out, all of them. */
  intermediaryID: z.coerce.number('Give a whole number.').pipe(id).optional(),
  from: day.optional(),
  to: day.optional(),
};

const report = (path: `/${string}`, key: ReportKey) =>
  get(path, {
    about: reports[key].about,
    who: provider,
    readsFirms: 'intermediaryID',
    query: z.object(asked),
    answer: reportAnswer,
  });
const ours = (path: `/${string}`, key: ReportKey) => ({ ...report(path, key), ours: true as const });

/** Management reports: what the provider's people see of all firms, or of the one they choose. */
export const reportCalls = calls({
  getMarketerRevenue: report('/api/report/getMarketerRevenue', 'marketerRevenue'),
  getReferrerRevenue: report('/api/report/getReferrerRevenue', 'referrerRevenue'),
  getExecutorRevenue: report('/api/report/getExecutorRevenue', 'executorRevenue'),
  getWIP: report('/api/report/getWIP', 'wip'),
  getFileNotes: report('/api/report/getFileNotes', 'fileNotes'),
  getMilestoneRecipients: report('/api/report/getMilestoneRecipients', 'milestoneRecipients'),
  getMilestoneReport: report('/api/report/getMilestoneReport', 'milestoneReport'),
  getMilestoneReceipts: report('/api/report/getMilestoneReceipts', 'milestoneReceipts'),
  getArchivedMatters: report('/api/report/getArchivedMatters', 'archivedMatters'),
  getTrustMarketerRevenue: report('/api/report/getTrustMarketerRevenue', 'trustMarketerRevenue'),
  getTrustReferrerRevenue: report('/api/report/getTrustReferrerRevenue', 'trustReferrerRevenue'),
  getTrustFees: report('/api/report/getTrustFees', 'trustFees'),
  getTrustMaster: report('/api/report/getTrustMaster', 'trustMaster'),
  getTrustCompliance: report('/api/report/getTrustCompliance', 'trustCompliance'),
  getTrustFileNotes: report('/api/report/getTrustFileNotes', 'trustFileNotes'),
  getFirms: ours('/api/report/getFirms', 'firms'),
  getFairUse: ours('/api/report/getFairUse', 'fairUse'),
  getArrears: ours('/api/report/getArrears', 'arrears'),
  masterData: get('/api/report/masterData', {
    readsFirms: 'intermediaryID',
    about: 'The master data of one firm, of active and pending (7) or of archived and closed (9) matters, as CSV.',
    ours: true,
    who: provider,
    query: z.object({
      intermediaryID: z.coerce.number('Choose a firm.').pipe(id),
      reportType: z.enum(['7', '9'], 'Choose active and pending (7), or archived and closed (9).'),
    }),
    download: true,
  }),
  file: get('/api/report/file', {
    readsFirms: 'intermediaryID',
    about: 'A report as a file: CSV, a workbook whose sums are formulas, or a paper.',
    ours: true,
    who: provider,
    query: z.object({
      ...asked,
      report: z.enum(Object.keys(reports) as [ReportKey, ...ReportKey[]]),
      format: z.enum(['csv', 'xlsx', 'pdf']),
    }),
    download: true,
  }),
  makeFile: post('/api/report/makeFile', {
    readsFirms: 'intermediaryID',
    about: 'Makes the file in the background; whoever asked is told in their inbox when it is there.',
    ours: true,
    changes: ['/api/ownreport'],
    who: provider,
    body: z.object({
      intermediaryID: id.optional(),
      from: day.optional(),
      to: day.optional(),
      report: z.enum(Object.keys(reports) as [ReportKey, ...ReportKey[]]),
      format: z.enum(['csv', 'xlsx', 'pdf']),
    }),
    answer: z.object({ id }),
  }),
});
