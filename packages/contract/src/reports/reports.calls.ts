import { z } from 'zod';
import { declareCalls, get, post, provider } from '../call';
import { day, id } from '../fields';
import { type ReportKey, reports } from './catalogue';
import { reportAnswer } from './report-answer';

const reportQuery = {
  /** One firm of the provider's; left out, all of them. */
  intermediaryID: z.coerce.number('Give a whole number.').pipe(id).optional(),
  from: day.optional(),
  to: day.optional(),
};

const declareReport = (path: `/${string}`, key: ReportKey) =>
  get(path, {
    about: reports[key].about,
    who: provider,
    readsFirms: 'intermediaryID',
    fromReplica: true,
    query: z.object(reportQuery),
    answer: reportAnswer,
  });
const declareOwnReport = (path: `/${string}`, key: ReportKey) => ({ ...declareReport(path, key), ours: true as const });

/** Management reports: what the provider's people see of all firms, or of the one they choose. */
export const reportCalls = declareCalls({
  getMarketerRevenue: declareReport('/api/report/getMarketerRevenue', 'marketerRevenue'),
  getReferrerRevenue: declareReport('/api/report/getReferrerRevenue', 'referrerRevenue'),
  getExecutorRevenue: declareReport('/api/report/getExecutorRevenue', 'executorRevenue'),
  getWIP: declareReport('/api/report/getWIP', 'wip'),
  getFileNotes: declareReport('/api/report/getFileNotes', 'fileNotes'),
  getMilestoneRecipients: declareReport('/api/report/getMilestoneRecipients', 'milestoneRecipients'),
  getMilestoneReport: declareReport('/api/report/getMilestoneReport', 'milestoneReport'),
  getMilestoneReceipts: declareReport('/api/report/getMilestoneReceipts', 'milestoneReceipts'),
  getArchivedMatters: declareReport('/api/report/getArchivedMatters', 'archivedMatters'),
  getTrustMarketerRevenue: declareReport('/api/report/getTrustMarketerRevenue', 'trustMarketerRevenue'),
  getTrustReferrerRevenue: declareReport('/api/report/getTrustReferrerRevenue', 'trustReferrerRevenue'),
  getTrustFees: declareReport('/api/report/getTrustFees', 'trustFees'),
  getTrustMaster: declareReport('/api/report/getTrustMaster', 'trustMaster'),
  getTrustCompliance: declareReport('/api/report/getTrustCompliance', 'trustCompliance'),
  getTrustFileNotes: declareReport('/api/report/getTrustFileNotes', 'trustFileNotes'),
  getFirms: declareOwnReport('/api/report/getFirms', 'firms'),
  getFairUse: declareOwnReport('/api/report/getFairUse', 'fairUse'),
  getArrears: declareOwnReport('/api/report/getArrears', 'arrears'),
  file: get('/api/report/file', {
    fromReplica: true,
    readsFirms: 'intermediaryID',
    about: 'A report as a file: CSV, a workbook whose sums are formulas, or a paper.',
    ours: true,
    who: provider,
    query: z.object({
      ...reportQuery,
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
