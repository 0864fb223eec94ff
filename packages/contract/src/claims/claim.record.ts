import { claimPartLabels, claimParts } from '@boedel/domain/claims/captured-claim';
import { claimStatuses, claimSteps, isProved } from '@boedel/domain/claims/claim-status';
import { systemType } from '@boedel/domain/matter/kinds';
import { z } from 'zod';
import { claimBasis, claimType, preferentClaimCategory, securityType } from '../fixed/claims';
import { id, money as moneySchema, moneyFromZero } from '../fields';
import {
  type FieldChoice,
  choice,
  selectAlways,
  day,
  flag,
  link,
  longText,
  money,
  must,
  number,
  percent,
  text,
} from '../record/field';
import { declareMatterRecord } from '../record/matter-record';
import { list } from '../record/schemas';

const toChoices = (lookup: Readonly<Record<string, string>>) =>
  Object.entries(lookup).map(([value, label]) => ({ value: Number(value), label })) as unknown as readonly [
    FieldChoice,
    ...FieldChoice[],
  ];
const statusLabels = Object.fromEntries(claimStatuses.map((status) => [status, claimSteps[status].label]));
const groups = {
  security: 'Security',
  amounts: 'What it is made up of',
  decision: 'Proof and decision',
  contribution: 'Contribution',
  setOff: 'Set-off (s 46)',
  foreign: 'In another currency',
  execution: 'Costs of an execution (s 98)',
  court: 'Court claim',
} as const;
const showForType = (type: number) => ({ when: { field: 'claimTypeID', is: [type] } });

/** What a creditor claims of an insolvent estate. */
export const claims = declareMatterRecord({
  table: 'creditorclaim',
  label: 'Claims',
  one: 'claim',
  names: 'creditorName',
  systemTypes: [systemType.liquidation],
  spelled: { getbyid: 'getbyclaimid' },
  adds: {
    creditorName: z.string(),
    /** The creditor's own reference: of this claim, else of the directory. */
    creditorReference: z.string().nullable(),
    /** What it stands for now: as proved, else as claimed; nothing once it is out. */
    standsFor: moneySchema,
    isProved: z.boolean(),
    isOut: z.boolean(),
  },
  fields: {
    creditorID: must(link('Creditor', 'creditor', { span: 3 })),
    claimNumber: number('Claim number', [1, 99_999], { inList: true }),
    reference: text('Reference of the creditor', 60),
    vouchers: text('Vouchers', 200, { help: 'The papers that prove the claim, for example 1 to 4.' }),
    claimTypeID: must(choice('Type of claim', toChoices(claimType), { inList: true })),
    claimBasisID: choice('Basis', toChoices(claimBasis)),
    preferentClaimCategoryID: choice('Preferent for', toChoices(preferentClaimCategory), {
      span: 4,
      ...showForType(2),
    }),
    amount: must(
      money('Amount claimed', { inList: true, help: 'Capital plus interest and charges to the date of the order.' }),
    ),
    agreedRate: percent('Interest agreed in writing (% per year)', {
      help: 'Leave blank to use the rate set by the Act.',
    }),
    isApplicant: flag('Applicant for the order', {
      help: 'Liable for a contribution even if nothing was proved (s 14(3)).',
    }),
    petitionAmount: money('Claim stated in the application', {
      when: { field: 'isApplicant', is: [true] },
      help: 'The applicant contributes on this, or on what was proved if that is more (s 14(3)). Leave blank if it is the amount claimed.',
    }),
    isReserved: flag('Hold award back until the event', showForType(4)),
    securityTypeID: choice('Type of security', toChoices(securityType), { group: groups.security, ...showForType(1) }),
    securedBy: list(
      'Secured on',
      {
        assetID: { kind: 'link', label: 'Asset', to: 'asset', schema: id },
        rank: { kind: 'number', label: 'Rank', schema: z.int().min(1).max(99) },
      },
      50,
      { group: groups.security, apart: true, ...showForType(1) },
    ),
    isOrderChosen: flag('Creditor chose this order', {
      group: groups.security,
      help: 'If there are several securities, the claim is paid from the first one listed, then the next (s 95(1)).',
      ...showForType(1),
    }),
    bondLimit: money('Maximum secured by the bond', {
      group: groups.security,
      when: { field: 'securityTypeID', is: [3, 4] },
      help: 'For a covering bond: its amount with the additional amount. Any more that is owed is a concurrent claim.',
    }),
    rentPerPeriod: money('Rent per period', {
      group: groups.security,
      when: { field: 'securityTypeID', is: [1] },
      help: 'As stated in the lease. The hypothec covers only a limited number of months (s 85(2)).',
    }),
    rentPeriodMonths: number('Months per period', [1, 120], {
      group: groups.security,
      when: { field: 'securityTypeID', is: [1] },
      help: '1 where rent is paid by the month, 12 where it is paid by the year.',
    }),
    securityValue: money('Value the creditor puts on the security', {
      group: groups.security,
      help: 'As its affidavit says (s 44(4)). The rest of the claim votes (s 52).',
      ...showForType(1),
    }),
    reliesSolely: flag('Relies on the security alone (s 89(2))', { group: groups.security, ...showForType(1) }),
    bondedSum: money('Sum the bond secures', {
      group: groups.security,
      when: { field: 'preferentClaimCategoryID', is: [24] },
    }),
    amounts: list(
      'Amounts',
      {
        part: {
          kind: 'select',
          label: 'Part',
          options: claimParts,
          labels: claimPartLabels,
          schema: z.enum(claimParts),
        },
        amount: { kind: 'money', label: 'Amount', schema: moneyFromZero },
      },
      30,
      { group: groups.amounts, apart: true },
    ),
    status: selectAlways('Status', claimStatuses, 'lodged', {
      inList: true,
      group: groups.decision,
      labels: statusLabels,
    }),
    statusDate: day('Decided on', { group: groups.decision }),
    provedDate: day('Proved since', {
      group: groups.decision,
      isReadOnly: true,
      when: { field: 'status', is: [...claimStatuses.filter(isProved), 'withdrawn'] },
      help: 'The claim votes at meetings from this date. Only needed if the date is not known.',
    }),
    provedAmount: money('Amount proved', { group: groups.decision, help: 'Leave blank for the full amount claimed.' }),
    lateShareDate: day('The Master let it share late', {
      group: groups.decision,
      when: { field: 'status', is: claimStatuses.filter(isProved) },
      help: 'Only for a claim proved after an account was lodged. Otherwise it shares only in later money (s 104).',
    }),
    statusReason: text('Reason', 1000, { group: groups.decision, span: 6 }),
    cannotContribute: flag('Cannot pay its contribution', {
      group: groups.contribution,
      help: 'The other contributors then bear its share (s 118).',
    }),
    collectionCost: money('Costs of failed collection', {
      group: groups.contribution,
      when: { field: 'cannotContribute', is: [true] },
    }),
    setOffAmount: money('Set off before the order', {
      group: groups.setOff,
      help: 'What the creditor owed the estate. It is deducted from the amount claimed; enter the amount proved after that.',
    }),
    setOffDate: day('Set off on', { group: groups.setOff }),
    isSetOffByCession: flag('The claim was ceded to a debtor of the estate', {
      group: groups.setOff,
      help: 'The set-off may then be disregarded within a year before the order, else within six months.',
    }),
    setOffDisregardedDate: day('The Master approved disregarding it on', {
      group: groups.setOff,
      help: 'Only a set-off outside the ordinary course of business. The whole claim then ranks, and the debt is collected.',
    }),
    foreignCurrency: text('Currency', 3, { group: groups.foreign, help: 'Three letters, for example USD.' }),
    foreignAmount: money('Claim in that currency', {
      group: groups.foreign,
      help: 'We calculate the amount claimed from this.',
    }),
    foreignRate: text('Rate on the day of the order', 20, {
      group: groups.foreign,
      help: 'What one unit of the currency cost, for example 18.2540.',
    }),
    foreignRateDate: day('Day of the rate', { group: groups.foreign }),
    executionSheriff: money('Taxed fees of the sheriff', {
      group: groups.execution,
      help: 'For an execution before the order. Part of the amount claimed.',
      ...showForType(3),
    }),
    executionCosts: money('Other taxed costs of the execution', {
      group: groups.execution,
      help: 'Only R50 of them ranks before other claims.',
      ...showForType(3),
    }),
    attachedProceeds: money('The attached property brought', {
      group: groups.execution,
      help: 'The preference goes no further than this.',
      ...showForType(3),
    }),
    isCourtClaim: flag('Fixed by a court', { group: groups.court }),
    courtCaseNumber: text('Case number', 60, { group: groups.court, when: { field: 'isCourtClaim', is: [true] } }),
    courtOrderDate: day('Order of', { group: groups.court, when: { field: 'isCourtClaim', is: [true] } }),
    notes: longText('Notes', 2000),
  },
});
