import type { ReportDefinition } from '@boedel/domain/reports/report';
import { createColumn, ofMatter } from './catalogue';

/** What a firm reads of its own work: declared as every report is, for its administrators. */
export const insights = {
  turnaround: {
    title: 'Turnaround',
    about: 'How long matters took from one stage to the next, by Master’s office.',
    ofPeriod: true,
    columns: [
      createColumn('office', 'Master’s office'),
      createColumn('type', 'Type', 'word'),
      createColumn('stage', 'Stage', 'word'),
      createColumn('matters', 'Matters', 'number'),
      createColumn('median', 'Median days', 'number'),
      createColumn('quickest', 'Quickest', 'number'),
      createColumn('longest', 'Longest', 'number'),
    ],
    groupedBy: 'office',
    madeOf: { report: 'turnaroundOfMatters', by: ['office', 'type', 'stage'] },
  },
  turnaroundOfMatters: {
    title: 'Turnaround, matter by matter',
    about: 'When each matter reached a stage, and how long it took from the previous one.',
    ofPeriod: true,
    columns: [
      createColumn('stage', 'Stage', 'word'),
      ...ofMatter,
      createColumn('type', 'Type', 'word'),
      createColumn('office', 'Master’s office'),
      createColumn('from', 'Previous stage', 'day'),
      createColumn('on', 'Reached', 'day'),
      createColumn('days', 'Days', 'number'),
    ],
    groupedBy: 'stage',
  },
  feesEarned: {
    title: 'Fees earned against projection',
    about: 'Fees taken in the period and in total for each current matter, against the projected fee.',
    ofPeriod: true,
    columns: [
      createColumn('responsible', 'Responsible'),
      ...ofMatter,
      createColumn('projected', 'Projected fee', 'money'),
      createColumn('projectedMark', 'Basis of projection', 'word'),
      createColumn('inTime', 'Taken in period', 'money'),
      createColumn('fee', 'Total taken', 'money'),
      createColumn('open', 'Still to be earned', 'money'),
    ],
    groupedBy: 'responsible',
    picture: { by: 'responsible', of: 'open', title: 'Still to be earned, by responsible person' },
  },
  workload: {
    title: 'Workload',
    about: 'Each person’s current matters, dates and tasks.',
    ofPeriod: false,
    columns: [
      createColumn('who', 'Person'),
      createColumn('matters', 'Current matters', 'number'),
      createColumn('dates', 'Open dates', 'number'),
      createColumn('overdue', 'Overdue dates', 'number'),
      createColumn('tasks', 'Open tasks', 'number'),
      createColumn('projected', 'Projected fees', 'money'),
    ],
    picture: { by: 'who', of: 'projected', title: 'Projected fees by person' },
    madeOf: { report: 'workInHand', by: ['who'] },
  },
  workInHand: {
    title: 'Current work',
    about: 'The matters, dates and tasks each person has in hand today.',
    ofPeriod: false,
    columns: [
      createColumn('what', 'What', 'word'),
      createColumn('who', 'Person'),
      ...ofMatter,
      createColumn('title', 'Title', 'word'),
      createColumn('due', 'Due', 'day'),
      createColumn('projected', 'Projected fee', 'money'),
      createColumn('projectedMark', 'Basis of projection', 'word'),
    ],
    groupedBy: 'what',
  },
  idleMoney: {
    title: 'Idle money',
    about: 'Bank balances of current matters, by what holds them up.',
    ofPeriod: false,
    columns: [
      createColumn('reason', 'Reason', 'word'),
      ...ofMatter,
      createColumn('stage', 'Stage', 'word'),
      createColumn('moved', 'Last transaction', 'day'),
      createColumn('days', 'Days', 'number'),
      createColumn('balance', 'In the bank', 'money'),
    ],
    groupedBy: 'reason',
    picture: { by: 'reason', of: 'balance', title: 'In the bank, by reason' },
  },
  deadlinesKept: {
    title: 'Deadlines kept',
    about: 'Dates the law sets that fell in the time: kept, met late, or still open.',
    ofPeriod: true,
    columns: [
      createColumn('state', 'State', 'word'),
      ...ofMatter,
      createColumn('title', 'Date', 'word'),
      createColumn('due', 'Due', 'day'),
      createColumn('done', 'Done', 'day'),
      createColumn('days', 'Days late', 'number'),
      createColumn('responsible', 'Responsible'),
    ],
    groupedBy: 'state',
    picture: { by: 'state', title: 'Dates by outcome' },
  },
} as const satisfies Readonly<Record<string, ReportDefinition>>;

export type InsightKey = keyof typeof insights;
export const insightKeys = Object.keys(insights) as [InsightKey, ...InsightKey[]];

const insightPartKeys: ReadonlySet<string> = new Set(
  Object.values(insights).flatMap((report: ReportDefinition) => report.madeOf?.report ?? []),
);
/** Those one chooses; the others open from their rows. */
export const chosenInsights = insightKeys.filter((key) => !insightPartKeys.has(key));
