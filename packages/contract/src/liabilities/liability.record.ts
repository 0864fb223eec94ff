import { claimRanks } from '@boedel/domain/insolvency/claim-ranks';
import { liabilityKindNames, liabilityKinds } from '@boedel/domain/liabilities/liability-kind';
import { liabilityStatuses, statusSteps } from '@boedel/domain/liabilities/liability-status';
import { type LoanExemption, loanExemptions } from '@boedel/domain/trust-money/loans-of-trust';
import { z } from 'zod';
import { id, money as moneySchema } from '../fields';
import {
  selectAlways,
  day,
  flag,
  personLink,
  link,
  linkInMatter,
  longText,
  money,
  must,
  number,
  percent,
  select,
  text,
} from '../record/field';
import { declareMatterRecord } from '../record/matter-record';
import { list } from '../record/schemas';

const toLabels = <K extends string>(named: Readonly<Record<K, { readonly label: string }>>) =>
  Object.fromEntries(Object.entries<{ label: string }>(named).map(([key, { label }]) => [key, label]));

export const allocations = ['joint', 'deceasedOnly', 'survivorOnly'] as const;
const rankLabels = {
  s96Funeral: 'Funeral costs, s 96',
  s96DeathBed: 'Death-bed costs, s 96',
  s97: 'Cost of sequestration, s 97',
  s98: 'Cost of execution, s 98',
  s98A: 'Salaries and wages, s 98A',
  s99: 'Statutory obligations, s 99',
  s101: 'Taxes, s 101',
  s102: 'General bond, s 102',
  s103: 'Concurrent, s 103',
};

const groups = { claim: 'The claim', interest: 'Interest', security: 'Security', bearing: 'Who bears it' } as const;

const loanExemptionLabels: Readonly<Record<LoanExemption, string>> = {
  specialTrust: 'Special trust type A, s 7C(5)(b)',
  vesting: 'Trust in which all benefits have vested, s 7C(5)(c)',
  home: 'It paid for the main home of the lender, s 7C(5)(d)',
  transferPricing: 'Section 31 applies to the loan, s 7C(5)(e)',
  sharia: 'Sharia compliant financing, s 7C(5)(f)',
  dividend: 'It is deemed a dividend, s 7C(5)(g)',
  employees: 'Employee share scheme trust, s 7C(5)(h)',
  publicBenefit: 'Public benefit organisation, s 7C(5)(a)',
};

/** What a matter owes: claims of creditors, funeral and death-bed costs with them. */
export const liabilities = declareMatterRecord({
  table: 'liability',
  label: 'Liabilities',
  one: 'liability',
  names: 'creditorName',
  systemTypes: [2, 3, 4, 5],
  adds: {
    /** The entry of the directory, or as typed. */
    creditorName: z.string(),
    /** A debt the deceased left, or one the death brought. */
    arose: z.enum(['beforeDeath', 'afterDeath']),
    interestAmount: moneySchema.nullable(),
    interestDays: z.int().nullable(),
    /** Capital and interest: what it counts for while it is owed. */
    owedAmount: moneySchema,
    /** Neither rejected nor withdrawn. */
    isOwed: z.boolean(),
  },
  fields: {
    creditorID: link('Creditor of the directory', 'creditor', { span: 3 }),
    creditor: text('Creditor', 160, {
      inList: true,
      span: 3,
      help: 'Enter the name if the creditor is not in the directory.',
    }),
    creditorKnownID: personLink('Creditor on file'),
    description: text('What it is for', 300, { inList: true, span: 3 }),
    kind: selectAlways('Kind', liabilityKindNames, 'debtBeforeDeath', {
      inList: true,
      labels: toLabels(liabilityKinds),
    }),
    amount: must(money('Amount claimed', { inList: true })),
    incurredDate: day('Incurred on'),
    reference: text('Reference of the creditor', 60),
    voucher: text('Voucher', 40),
    account: number('First account to include it', [1, 99], { systemTypes: [2] }),
    status: selectAlways('Status', liabilityStatuses, 'lodged', {
      inList: true,
      group: groups.claim,
      labels: toLabels(statusSteps),
    }),
    statusDate: day('Decided on', { group: groups.claim }),
    statusReason: text('Reason', 500, { group: groups.claim, span: 6 }),
    interestRate: percent('Interest (% a year)', { group: groups.interest }),
    isConnectedLoan: flag('Loan to the trust by a connected person', {
      group: groups.interest,
      systemTypes: [5],
      country: 'South Africa',
      help: 'Interest below the official rate is a donation by the lender (Income Tax Act s 7C).',
    }),
    loanExemption: select('Section 7C does not apply because', loanExemptions, {
      group: groups.interest,
      systemTypes: [5],
      labels: loanExemptionLabels,
      when: { field: 'isConnectedLoan', is: [true] },
    }),
    interestFromDate: day('Runs from', { group: groups.interest }),
    interestToDate: day('Runs to', { group: groups.interest }),
    securedBy: list('Secured on', { assetID: { kind: 'link', label: 'Asset', to: 'asset', schema: id } }, 50, {
      group: groups.security,
      apart: true,
    }),
    securityRank: number('Ranking on the security', [1, 99], {
      group: groups.security,
      help: 'If several creditors hold security over one asset, 1 ranks first.',
    }),
    rank: select('Rank in an insolvent estate', claimRanks, {
      group: groups.security,
      systemTypes: [2],
      labels: rankLabels,
      help: 'Leave blank to use the usual ranking of this type of claim.',
    }),
    allocation: select('Who bears it', allocations, {
      group: groups.bearing,
      systemTypes: [2, 4],
      labels: { joint: 'The joint estate', deceasedOnly: 'The deceased alone', survivorOnly: 'Surviving spouse only' },
      help: 'Leave blank to use the usual rule for this type.',
    }),
    takenOverByID: linkInMatter('Taken over by', 'matter_party', {
      group: groups.bearing,
      systemTypes: [2, 4],
      help: 'The heir who receives the asset takes over the debt, if the creditor agrees.',
    }),
    isToNonResident: flag('Creditor is a non-resident', {
      group: groups.bearing,
      systemTypes: [2, 4],
      country: 'South Africa',
    }),
    isOfLastIllness: flag('Of the last illness', {
      group: groups.bearing,
      systemTypes: [2, 4],
      when: { field: 'kind', is: ['medical'] },
      help: 'It ranks under s 96 if the estate cannot pay, and is deducted under s 4(a).',
    }),
    staysOnAsset: flag('The will leaves the asset subject to this debt', {
      group: groups.bearing,
      systemTypes: [2, 4],
      help: 'The person who inherits the secured asset bears the debt, not the residue.',
    }),
    notes: longText('Notes', 2000),
  },
});
