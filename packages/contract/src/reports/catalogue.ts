import type { Report, ReportColumn, ReportColumnKind } from '@boedel/domain/reports/report';

const column = (key: string, title: string, kind: ReportColumnKind = 'text'): ReportColumn => ({ key, title, kind });

const matter = [column('reference', 'Our reference'), column('name', 'Name')];
const firm = column('firm', 'Firm');

const feesOf = (who: string, title: string): readonly ReportColumn[] => [
  column(who, title),
  ...matter,
  column('status', 'Status', 'word'),
  column('opened', 'Opened', 'day'),
  column('share', 'Share of the fee in %', 'number'),
  column('fee', 'Fee taken in the time', 'money'),
  column('ofFee', 'Share of the fee', 'money'),
  column('projected', 'Projected fee', 'money'),
  firm,
];
const trustFeesOf = (who: string, title: string): readonly ReportColumn[] => [
  column(who, title),
  ...matter,
  column('share', 'Share of the fee in %', 'number'),
  column('fee', 'Fees invoiced in the time', 'money'),
  column('ofFee', 'Share of the fee', 'money'),
  firm,
];
const notes = [
  column('day', 'Date', 'day'),
  ...matter,
  column('author', 'Written by'),
  column('note', 'Note', 'long'),
  firm,
];

/** Every report the product makes, one declaration each: a further one is one more, and where its rows come from. */
export const reports = {
  marketerRevenue: {
    title: 'Marketer Revenue',
    about: 'What the matters that marketers brought earned, and the share that is theirs.',
    ofPeriod: true,
    columns: feesOf('who', 'Marketer'),
    groupedBy: 'who',
    picture: { by: 'who', of: 'fee', title: 'Fees by marketer' },
  },
  referrerRevenue: {
    title: 'Referrer Revenue',
    about: 'What the matters that referrers brought earned, and the share that is theirs.',
    ofPeriod: true,
    columns: feesOf('who', 'Referrer'),
    groupedBy: 'who',
    picture: { by: 'who', of: 'fee', title: 'Fees by referrer' },
  },
  executorRevenue: {
    title: 'Executor Revenue',
    about: 'Fees taken by month, by those who administer the estate; a joint appointment stands under all its names.',
    ofPeriod: true,
    columns: [
      column('who', 'Executors'),
      ...matter,
      column('status', 'Status', 'word'),
      column('month', 'Month'),
      column('fee', 'Fee taken', 'money'),
      column('vat', 'VAT on it', 'money'),
      firm,
    ],
    groupedBy: 'who',
    picture: { by: 'month', of: 'fee', title: 'Fees by month', inOrder: true },
  },
  wip: {
    title: 'Work in Progress',
    about: 'Current matters: how old they are, where they stand, and what of the fee is still to be earned.',
    ofPeriod: false,
    columns: [
      column('responsible', 'Responsible'),
      ...matter,
      column('stage', 'Stage', 'word'),
      column('opened', 'Opened', 'day'),
      column('age', 'Age', 'word'),
      column('projected', 'Projected fee', 'money'),
      column('fee', 'Fee taken', 'money'),
      column('open', 'Still to be earned', 'money'),
      firm,
    ],
    groupedBy: 'responsible',
    picture: { by: 'age', of: 'open', title: 'Still to be earned, by age of the matter' },
  },
  fileNotes: {
    title: 'File Notes',
    about: 'Notes written on estates and insolvencies.',
    ofPeriod: true,
    columns: notes,
    picture: { by: 'author', title: 'Notes by who wrote them' },
  },
  archivedMatters: {
    title: 'Archived Matters',
    about: 'Matters that are archived, and how long they took.',
    ofPeriod: true,
    columns: [
      ...matter,
      column('kind', 'Kind'),
      column('responsible', 'Responsible'),
      column('opened', 'Opened', 'day'),
      column('closed', 'Closed', 'day'),
      column('days', 'Days', 'number'),
      column('fee', 'Fee taken', 'money'),
      firm,
    ],
  },
  milestoneRecipients: {
    title: 'Milestone Recipient',
    about: 'Who is told when a matter reaches a milestone, and of which.',
    ofPeriod: false,
    columns: [
      column('recipient', 'Recipient'),
      column('email', 'E-mail'),
      ...matter,
      column('milestones', 'Told of', 'words'),
      column('mails', 'Mails sent', 'number'),
      firm,
    ],
    groupedBy: 'recipient',
  },
  milestoneReport: {
    title: 'Milestones reached',
    about: 'Milestones that matters reached in the time, and how many were told.',
    ofPeriod: true,
    columns: [
      column('day', 'Date', 'day'),
      ...matter,
      column('milestone', 'Milestone', 'word'),
      column('mails', 'Mails sent', 'number'),
      firm,
    ],
    picture: { by: 'milestone', title: 'Matters by milestone' },
  },
  milestoneReceipts: {
    title: 'Milestone mails',
    about: 'Mails that told of milestones, and whether they arrived.',
    ofPeriod: true,
    columns: [
      column('day', 'Date', 'day'),
      ...matter,
      column('to', 'To', 'long'),
      column('subject', 'Subject', 'long'),
      column('state', 'State', 'word'),
      firm,
    ],
    picture: { by: 'state', title: 'Mails by state' },
  },
  trustMarketerRevenue: {
    title: 'Trust Marketer Revenue',
    about: 'What was invoiced to the trusts that marketers brought, before VAT, and the share that is theirs.',
    ofPeriod: true,
    columns: trustFeesOf('who', 'Marketer'),
    groupedBy: 'who',
    picture: { by: 'who', of: 'fee', title: 'Fees by marketer' },
  },
  trustReferrerRevenue: {
    title: 'Trust Referrer Revenue',
    about: 'What was invoiced to the trusts that referrers brought, before VAT, and the share that is theirs.',
    ofPeriod: true,
    columns: trustFeesOf('who', 'Referrer'),
    groupedBy: 'who',
    picture: { by: 'who', of: 'fee', title: 'Fees by referrer' },
  },
  trustFees: {
    title: 'Trust Fee',
    about: 'Invoices for fees of trusts.',
    ofPeriod: true,
    columns: [
      column('day', 'Date', 'day'),
      column('month', 'Month'),
      column('number', 'Invoice', 'number'),
      ...matter,
      column('fee', 'Fee', 'money'),
      column('vat', 'VAT', 'money'),
      column('total', 'Total', 'money'),
      firm,
    ],
    picture: { by: 'month', of: 'fee', title: 'Fees by month', inOrder: true },
  },
  trustMaster: {
    title: 'Trust Master',
    about: 'Trusts with their references, trustees in office and key dates.',
    ofPeriod: false,
    columns: [
      ...matter,
      column('status', 'Status', 'word'),
      column('mastersReference', "Master's reference"),
      column('office', "Master's office"),
      column('kind', 'Kind'),
      column('trustees', 'Trustees', 'long'),
      column('instruction', 'Instruction received', 'day'),
      column('registered', 'Registered', 'day'),
      column('responsible', 'Responsible'),
      firm,
    ],
  },
  trustCompliance: {
    title: 'Trust Compliance',
    about: 'What the law asks of each current trust and is overdue or coming up.',
    ofPeriod: false,
    columns: [
      column('rule', 'Rule', 'word'),
      ...matter,
      column('state', 'State', 'word'),
      column('day', 'Date', 'day'),
      firm,
    ],
    groupedBy: 'rule',
    picture: { by: 'rule', title: 'Open by rule' },
  },
  trustFileNotes: {
    title: 'Trust File Notes',
    about: 'Notes written on trusts.',
    ofPeriod: true,
    columns: notes,
    picture: { by: 'author', title: 'Notes by who wrote them' },
  },
} as const satisfies Readonly<Record<string, Report>>;

export type ReportKey = keyof typeof reports;

/** Numbers of the catalogue that whoever downloads a table asks by; the matter tables themselves are the list's own. */
export const reportNumbers: Readonly<Partial<Record<number, ReportKey>>> = {
  1: 'marketerRevenue',
  2: 'referrerRevenue',
  3: 'executorRevenue',
  4: 'wip',
  6: 'fileNotes',
  10: 'milestoneRecipients',
  11: 'trustMarketerRevenue',
  12: 'trustReferrerRevenue',
  13: 'trustFees',
  14: 'trustMaster',
  15: 'trustCompliance',
  16: 'trustFileNotes',
};
