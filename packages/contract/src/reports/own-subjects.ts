import type { ReportColumn } from '@boedel/domain/reports/report';
import { column, ofMatter } from './catalogue';

const matter: readonly ReportColumn[] = [
  ...ofMatter,
  column('type', 'Type', 'word'),
  column('status', 'Status', 'word'),
  column('responsible', 'Responsible'),
];

/** What a firm's own report can be about, and the columns there are: nothing but these reaches the database. */
export const ownSubjects = {
  matters: {
    title: 'Matters',
    columns: [
      ...matter,
      column('kind', 'Kind'),
      column('office', 'Master’s office'),
      column('mastersReference', "Master's reference"),
      column('opened', 'Opened', 'day'),
      column('closed', 'Closed', 'day'),
      column('gross', 'Gross assets', 'money'),
      column('liabilities', 'Liabilities', 'money'),
      column('net', 'Net', 'money'),
      column('projected', 'Projected fee', 'money'),
      column('projectedMark', 'How projected', 'word'),
      column('fee', 'Fee taken', 'money'),
      column('cash', 'In the bank', 'money'),
    ],
  },
  people: {
    title: 'People',
    columns: [
      ...matter,
      column('person', 'Person'),
      column('firstNames', 'First names'),
      column('role', 'Role', 'word'),
      column('email', 'E-mail'),
      column('phone', 'Telephone'),
      column('city', 'City'),
      column('born', 'Date of birth', 'day'),
      column('died', 'Date of death', 'day'),
    ],
  },
  assets: {
    title: 'Assets',
    columns: [
      ...matter,
      column('asset', 'Asset'),
      column('assetKind', 'Kind', 'word'),
      column('institution', 'Institution'),
      column('location', 'Where it is'),
      column('value', 'Value', 'money'),
    ],
  },
  money: {
    title: 'Money',
    columns: [
      ...matter,
      column('day', 'Date', 'day'),
      column('narrative', 'What it was', 'long'),
      column('voucher', 'Voucher'),
      column('amount', 'Into and out of the bank', 'money'),
    ],
  },
  dates: {
    title: 'Dates',
    columns: [
      ...matter,
      column('title', 'What is due', 'long'),
      column('due', 'Due', 'day'),
      column('done', 'Done', 'day'),
      column('ofLaw', 'Set by law', 'word'),
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
export type FilterWay = keyof typeof filterWays;
export const filterWayNames = Object.keys(filterWays) as [FilterWay, ...FilterWay[]];
