import type { Report } from '@boedel/domain/reports/report';
import { column, ofMatter } from './catalogue';

/** What a firm reads of its own work: declared as every report is, for its administrators. */
export const insights = {
  turnaround: {
    title: 'Turnaround',
    about: 'How long matters took to reach each stage from the one before it, by Master’s office.',
    ofPeriod: true,
    columns: [
      column('office', 'Master’s office'),
      column('type', 'Type', 'word'),
      column('stage', 'Stage', 'word'),
      column('matters', 'Matters', 'number'),
      column('median', 'Median days', 'number'),
      column('quickest', 'Quickest', 'number'),
      column('longest', 'Longest', 'number'),
    ],
    groupedBy: 'office',
    madeOf: { report: 'turnaroundOfMatters', by: ['office', 'type', 'stage'] },
  },
  turnaroundOfMatters: {
    title: 'Turnaround, matter by matter',
    about: 'When each matter reached a stage, and how long it took from the one before it.',
    ofPeriod: true,
    columns: [
      column('stage', 'Stage', 'word'),
      ...ofMatter,
      column('type', 'Type', 'word'),
      column('office', 'Master’s office'),
      column('from', 'Stage before it', 'day'),
      column('on', 'Reached', 'day'),
      column('days', 'Days', 'number'),
    ],
    groupedBy: 'stage',
  },
  feesEarned: {
    title: 'Fees earned against projected',
    about: 'What was taken in the time and in all of each current matter, against what its fee is thought to come to.',
    ofPeriod: true,
    columns: [
      column('responsible', 'Responsible'),
      ...ofMatter,
      column('projected', 'Projected fee', 'money'),
      column('projectedMark', 'How projected', 'word'),
      column('inTime', 'Taken in the time', 'money'),
      column('fee', 'Taken in all', 'money'),
      column('open', 'Still to be earned', 'money'),
    ],
    groupedBy: 'responsible',
    picture: { by: 'responsible', of: 'open', title: 'Still to be earned, by who is responsible' },
  },
  workload: {
    title: 'Workload',
    about: 'What each person has in hand today: matters, dates and tasks.',
    ofPeriod: false,
    columns: [
      column('who', 'Person'),
      column('matters', 'Current matters', 'number'),
      column('dates', 'Open dates', 'number'),
      column('overdue', 'Overdue dates', 'number'),
      column('tasks', 'Open tasks', 'number'),
      column('projected', 'Projected fees', 'money'),
    ],
    picture: { by: 'who', of: 'projected', title: 'Projected fees by person' },
    madeOf: { report: 'workInHand', by: ['who'] },
  },
  workInHand: {
    title: 'Work in hand',
    about: 'The matters, dates and tasks each person has in hand today.',
    ofPeriod: false,
    columns: [
      column('what', 'What', 'word'),
      column('who', 'Person'),
      ...ofMatter,
      column('title', 'Title', 'word'),
      column('due', 'Due', 'day'),
      column('projected', 'Projected fee', 'money'),
      column('projectedMark', 'How projected', 'word'),
    ],
    groupedBy: 'what',
  },
  idleMoney: {
    title: 'Money lying idle',
    about: 'What stands in the bank accounts of current matters, by what holds it.',
    ofPeriod: false,
    columns: [
      column('reason', 'Reason', 'word'),
      ...ofMatter,
      column('stage', 'Stage', 'word'),
      column('moved', 'Last moved', 'day'),
      column('days', 'Days', 'number'),
      column('balance', 'In the bank', 'money'),
    ],
    groupedBy: 'reason',
    picture: { by: 'reason', of: 'balance', title: 'In the bank, by reason' },
  },
  deadlinesKept: {
    title: 'Deadlines kept',
    about: 'Dates the law sets that fell in the time: kept, met late, or still open.',
    ofPeriod: true,
    columns: [
      column('state', 'State', 'word'),
      ...ofMatter,
      column('title', 'Date', 'word'),
      column('due', 'Due', 'day'),
      column('done', 'Done', 'day'),
      column('days', 'Days late', 'number'),
      column('responsible', 'Responsible'),
    ],
    groupedBy: 'state',
    picture: { by: 'state', title: 'Dates by how they were kept' },
  },
} as const satisfies Readonly<Record<string, Report>>;

export type InsightKey = keyof typeof insights;
export const insightKeys = Object.keys(insights) as [InsightKey, ...InsightKey[]];

const parts: ReadonlySet<string> = new Set(
  Object.values(insights).flatMap((report: Report) => report.madeOf?.report ?? []),
);
/** Those one chooses; the others open from their rows. */
export const chosenInsights = insightKeys.filter((key) => !parts.has(key));
