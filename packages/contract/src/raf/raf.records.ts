import { systemType } from '@boedel/domain/matter/kinds';
import { differences, payees } from '@boedel/domain/raf/claim';
import { z } from 'zod';
import { day as daySchema, money as moneySchema } from '../fields';
import {
  selectAlways,
  day,
  email,
  flag,
  linkInMatter,
  longText,
  money,
  must,
  percent,
  phone,
  required,
  select,
  text,
} from '../record/field';
import { declareMatterRecord } from '../record/matter-record';

const groups = {
  claimant: 'Claimant and accident',
  order: 'Order and award',
  undertaking: 'The undertaking',
  contact: 'At the Fund',
} as const;

/** What the Road Accident Fund owes under an award and its undertaking: once for each matter. */
export const rafDetailFields = {
  claimant: text('Claimant', 160, { group: groups.claimant, help: 'The person the trust was created for.' }),
  isProtected: flag('Minor, or under curatorship', {
    group: groups.claimant,
    help: 'No time to claim runs out against them.',
  }),
  accidentDate: day('Day of the accident', { group: groups.claimant }),
  accidentPlace: text('Place of the accident', 160, { group: groups.claimant }),
  court: text('Court', 160, { group: groups.order }),
  caseNumber: text('Case number', 60, { group: groups.order }),
  orderDate: day('Date of the order', { group: groups.order }),
  generalDamages: money('General damages', { group: groups.order }),
  lossOfEarnings: money('Loss of earnings', { group: groups.order }),
  areFeesAllowed: flag('Trustees’ fees may be claimed', { group: groups.order }),
  isPremiumAllowed: flag('Bond premiums may be claimed', { group: groups.order }),
  linkNumber: text('Link number', 60, {
    group: groups.undertaking,
    help: 'It appears on every claimed account.',
  }),
  claimNumber: text('Claim number of the Fund', 60, { group: groups.undertaking }),
  undertakingDate: day('Day of the undertaking', {
    group: groups.undertaking,
    help: 'The certificate of section 17(4)(a).',
  }),
  apportionmentPercent: percent('Apportionment (%)', {
    group: groups.undertaking,
    help: 'The claimant’s share for contributory negligence.',
  }),
  covers: longText('What it covers', 2000, { group: groups.undertaking }),
  contactName: text('Contact', 120, { group: groups.contact }),
  contactEmail: email('Email', { group: groups.contact }),
  contactPhone: phone('Telephone', { group: groups.contact }),
  address: text('Address', 254, { group: groups.contact, span: 6 }),
} as const;

const ours = ['getbymatterid', 'getbyid', 'add', 'update', '_delete'] as const;
const ofTrust = { right: 'money', systemTypes: [systemType.trust], ours } as const;
const paidToLabels = { trust: 'The trust', supplier: 'The supplier' } as const;

/** A claim against the undertaking: its schedule and what was paid on it hang on it. */
export const rafClaims = declareMatterRecord({
  ...ofTrust,
  table: 'raf_claim',
  path: 'rafclaim',
  label: 'Claims against the undertaking',
  one: 'claim against the undertaking',
  names: 'description',
  fields: {
    description: required('Description', 160, { help: 'For example, therapy from January to March.' }),
    reference: text('Fund’s reference', 60, { inList: true }),
    lodgedDate: day('Lodged on', { inList: true, help: 'The schedule cannot change after this date.' }),
    acknowledgedDate: day('Acknowledged on'),
    closedDate: day('Ended on', { group: 'The end' }),
    difference: select('Treatment of difference', differences, {
      group: 'The end',
      labels: { accepted: 'Accepted', escalated: 'Escalated' },
      help: 'If the amount paid differs from the amount claimed.',
    }),
    notes: longText('Notes', 2000),
  },
});

/** An account in the schedule of a claim. */
export const rafItems = declareMatterRecord({
  ...ofTrust,
  table: 'raf_item',
  path: 'rafitem',
  label: 'Claim schedule',
  one: 'account',
  names: 'provider',
  adds: {
    /** Less what the claimant carries. */
    claimed: moneySchema,
    claimableUntil: daySchema.nullable(),
  },
  fields: {
    rafClaimID: must(linkInMatter('Claim', 'raf_claim')),
    servedDate: must(day('Day of the service', { inList: true })),
    provider: required('Provider'),
    providerAddress: text('Address of the provider', 254),
    treatment: text('Treatment or goods', 254, { inList: true }),
    injuryLink: text('How the accident made it necessary', 254, {
      help: 'The Fund rejects items that are not linked to the accident.',
    }),
    invoiceNumber: text('Invoice number', 60, { inList: true }),
    amount: must(money('Amount', { inList: true })),
    payTo: selectAlways('To be paid to', payees, 'trust', { labels: paidToLabels }),
    expenseID: linkInMatter('Paid as', 'expense', { help: 'The expense through which the trust paid it.' }),
    documentID: linkInMatter('Invoice on file', 'matter_document', {
      help: 'A specified tax invoice; the Fund takes no receipt for one.',
    }),
  },
});

/** What the Fund says it paid, and the entry it came into the bank with. */
export const rafPayments = declareMatterRecord({
  ...ofTrust,
  table: 'raf_payment',
  path: 'rafpayment',
  label: 'Paid by the Fund',
  one: 'payment from the Fund',
  names: 'reference',
  adds: {
    /** The account it came into; nothing while it is in none. */
    bankAccountName: z.string().nullable(),
    /** A line of an imported statement answers it. */
    isOnStatement: z.boolean(),
  },
  fields: {
    rafClaimID: must(linkInMatter('Claim', 'raf_claim')),
    paidDate: must(day('Paid on', { inList: true })),
    amount: must(money('Amount', { inList: true })),
    paidTo: selectAlways('Paid to', payees, 'trust', { inList: true, labels: paidToLabels }),
    incomeID: linkInMatter('Bank receipt', 'income', {
      when: { field: 'paidTo', is: ['trust'] },
      help: 'Leave blank until you find it on the statement.',
    }),
    reference: text('Remittance number', 60, { inList: true }),
    notes: longText('Reasons for reduction', 2000),
  },
});
