import { z } from 'zod';
import { declareCalls, allowFirm, get, post } from '../call';
import { day, id } from '../fields';
import { insightKeys } from './insights';
import { reportAnswer } from './report-answer';

const insightQuery = {
  report: z.enum(insightKeys, 'Choose a report from the list.'),
  from: day.optional(),
  to: day.optional(),
  /** Matters of this type alone. */
  systemTypeID: z.coerce.number('Choose a type from the list.').int().min(1).max(5).optional(),
  /** The columns of a row that is opened, as JSON: what it is made of is alike in them. */
  only: z.string().max(1000).optional(),
};

/** A firm's reports of its own work. */
export const insightCalls = declareCalls({
  show: get('/api/insight/show', {
    fromReplica: true,
    about: "One of the firm's reports of its own work: turnaround, fees, workload, idle money, deadlines.",
    ours: true,
    who: allowFirm('Admin'),
    query: z.object(insightQuery),
    answer: reportAnswer,
  }),
  file: get('/api/insight/file', {
    fromReplica: true,
    about: 'The same as a file: CSV, a workbook whose sums are formulas, or a paper.',
    ours: true,
    who: allowFirm('Admin'),
    query: z.object({ ...insightQuery, format: z.enum(['csv', 'xlsx', 'pdf']) }),
    download: true,
  }),
  makeFile: post('/api/insight/makeFile', {
    inVisit: 'write',
    about: 'Makes the file in the background; whoever asked is told in their inbox when it is there.',
    ours: true,
    changes: ['/api/ownreport'],
    who: allowFirm('Admin'),
    body: z.object({ ...insightQuery, format: z.enum(['csv', 'xlsx', 'pdf']) }),
    answer: z.object({ id }),
  }),
});
