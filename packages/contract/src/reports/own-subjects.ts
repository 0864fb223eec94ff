import type { ReportColumn } from '@boedel/domain/reports/report';
import { createColumn, ofMatter } from './catalogue';

const matter: readonly ReportColumn[] = [
  ...ofMatter,
  createColumn('type', 'Type', 'word'),
  createColumn('status', 'Status', 'word'),
  createColumn('responsible', 'Responsible'),
];

/** What a firm's own report can be about, and the columns there are: nothing but these reaches the database. */
export const ownSubjects = {
  matters: {
    title: 'Matters',
    columns: [
      ...matter,
      createColumn('kind', 'Kind'),
      createColumn('office', 'Master’s office'),
      createColumn('mastersReference', "Master's reference"),
      createColumn('opened', 'Opened', 'day'),
      createColumn('closed', 'Closed', 'day'),
      createColumn('gross', 'Gross assets', 'money'),
      createColumn('liabilities', 'Liabilities', 'money'),
      createColumn('net', 'Net', 'money'),
      createColumn('projected', 'Projected fee', 'money'),
      createColumn('projectedMark', 'Basis of projection', 'word'),
      createColumn('fee', 'Fee taken', 'money'),
      createColumn('cash', 'In the bank', 'money'),
    ],
  },
  people: {
    title: 'People',
    columns: [
      ...matter,
      createColumn('person', 'Person'),
      createColumn('firstNames', 'First names'),
      createColumn('role', 'Role', 'word'),
      createColumn('email', 'Email'),
      createColumn('phone', 'Telephone'),
      createColumn('city', 'City'),
      createColumn('born', 'Date of birth', 'day'),
      createColumn('died', 'Date of death', 'day'),
    ],
  },
  assets: {
    title: 'Assets',
    columns: [
      ...matter,
      createColumn('asset', 'Asset'),
      createColumn('assetKind', 'Kind', 'word'),
      createColumn('institution', 'Institution'),
      createColumn('location', 'Where it is'),
      createColumn('value', 'Value', 'money'),
    ],
  },
  money: {
    title: 'Money',
    columns: [
      ...matter,
      createColumn('day', 'Date', 'day'),
      createColumn('narrative', 'What it was', 'long'),
      createColumn('voucher', 'Voucher'),
      createColumn('amount', 'Bank receipts and payments', 'money'),
    ],
  },
  dates: {
    title: 'Dates',
    columns: [
      ...matter,
      createColumn('title', 'What is due', 'long'),
      createColumn('due', 'Due', 'day'),
      createColumn('done', 'Done', 'day'),
      createColumn('ofLaw', 'Set by law', 'word'),
    ],
  },
} as const satisfies Readonly<Record<string, { title: string; columns: readonly ReportColumn[] }>>;

export type OwnSubject = keyof typeof ownSubjects;
export const ownSubjectNames = Object.keys(ownSubjects) as [OwnSubject, ...OwnSubject[]];

/** How a column can be asked about, by what it holds. */
export const filterWays = {
  holds: 'holds',
  from: 'from',
  to: 'up to',
  empty: 'is empty',
  filled: 'is filled in',
} as const;
export type OwnReportFilterWay = keyof typeof filterWays;
export const filterWayNames = Object.keys(filterWays) as [OwnReportFilterWay, ...OwnReportFilterWay[]];
