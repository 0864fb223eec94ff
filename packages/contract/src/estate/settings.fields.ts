import { systemType } from '@boedel/domain/matter/kinds';
import { day, linkInMatter, money, select, text } from '../record/field';
import { nestedField } from '../record/schemas';

const groups = {
  account: 'The account',
  fees: 'Fees',
  tax: 'Income tax at death',
  duty: 'Estate duty',
  shortfall: 'Shortfall and insolvency',
} as const;
const rateField = (label: string, group: string, help = 'For example 3.5% or 7/200.') =>
  text(label, 20, { group, help });
/** Whoever plans is alive: nothing was assessed yet. */
const ofADeath = { group: groups.duty, systemTypes: [systemType.estateLate] };
const splits = ['largestRemainder', 'lastHeir', 'largestClaim'] as const;
const splitLabels = {
  largestRemainder: 'Largest remainders',
  lastHeir: 'To the last',
  largestClaim: 'To the largest',
};

const overridable = {
  executorRemuneration: 'Remuneration of the executor',
  vatOnRemuneration: 'VAT on the remuneration',
  mastersFee: 'Master’s fee',
  incomeCommission: 'Commission on income',
  vatOnIncomeCommission: 'VAT on the commission',
  estateDuty: 'Estate duty',
  capitalGainsTax: 'Capital gains tax',
} as const;
export type OverridableSettingName = keyof typeof overridable;
export const overridableNames = Object.keys(overridable) as OverridableSettingName[];

/** A figure set by hand, with the reason that is printed beside it. */
const overrideField = (name: OverridableSettingName) =>
  nestedField({
    amount: money(overridable[name], { group: 'Figures set by hand' }),
    reason: text('Reason', 300, { group: 'Figures set by hand', span: 4 }),
  });

/** Choices and figures of an estate that are no rows: one answer each, kept in one row a matter. */
export const estateSettingFields = {
  accountDate: day('Date of the account', {
    group: groups.account,
    help: 'Leave blank for the date of the calculation.',
  }),
  reducedCapitalRate: rateField('Agreed rate on capital', groups.fees),
  reducedIncomeRate: rateField('Agreed rate on income', groups.fees),
  reducedReason: text('Why the fee is lower', 300, { group: groups.fees }),
  mastersFeeAmount: money('Master’s fee, where no scale is on record', { group: groups.fees }),
  mastersScale: nestedField({
    nilBelow: money('Scale: no fee below', { group: groups.fees }),
    base: money('Scale: base fee', { group: groups.fees }),
    stepFrom: money('Scale: steps start at', { group: groups.fees }),
    step: money('Scale: size of a step', { group: groups.fees }),
    stepFee: money('Scale: fee per step', { group: groups.fees }),
    maximum: money('Scale: maximum fee', { group: groups.fees }),
  }),
  taxMethod: select('Tax is found', ['table', 'marginalRate'], {
    group: groups.tax,
    labels: { table: 'Using the table for the last return', marginalRate: 'At a single marginal rate' },
    help: 'Leave blank if SARS has assessed it: the assessment is then among the liabilities.',
  }),
  taxRate: rateField('Marginal rate', groups.tax),
  otherTaxableIncome: money('Other taxable income', { group: groups.tax }),
  medicalCredits: money('Medical credits', { group: groups.tax }),
  taxPaidInAdvance: money('Paid in advance', { group: groups.tax }),
  gainsEarlierInYear: money('Gains earlier in the year', { group: groups.tax }),
  lossBroughtForward: money('Loss brought forward', { group: groups.tax }),
  businessesValue: money('Value of all small businesses', { group: groups.tax }),
  businessesUsedBefore: money('Small business exclusion used before', { group: groups.tax }),
  heirCarriesTaxID: linkInMatter('Heir who bears the tax', 'matter_party', {
    group: groups.tax,
    column: 'heir_carries_tax_id',
    help: 'Income Tax Act s 25(6).',
  }),
  heirCarriesAssetID: linkInMatter('for this asset', 'asset', { group: groups.tax, column: 'heir_carries_asset_id' }),
  fourQBeforeDuty: select('Section 4(q) on the residue', ['yes', 'no'], {
    group: groups.duty,
    column: 'four_q_before_duty',
    labels: { yes: 'Before duty', no: 'After duty' },
  }),
  attributionBasis: select('Spread earlier duty over', ['netValue', 'totalValue', 'dutiableAmount'], {
    group: groups.duty,
    labels: { netValue: 'The net value', totalValue: 'Total value', dutiableAmount: 'Dutiable amount' },
  }),
  interestMethod: select('Interest on payments', ['compoundAnnual', 'simple'], {
    group: groups.duty,
    labels: { compoundAnnual: 'Compounded yearly', simple: 'Simple' },
  }),
  legaciesPaidFrom: select('Money legacies are paid from', ['proportion', 'foreignMoney', 'otherMoney'], {
    group: groups.duty,
    labels: {
      proportion: 'All money, in proportion',
      foreignMoney: 'Foreign money that bears no duty, first',
      otherMoney: 'Other money first',
    },
    help: 'Only where foreign money is deducted under s 4(e) or left out. Leave blank for all money in proportion.',
  }),
  heirsOfFailedGift: select('Heirs where a survivorship clause fails', ['whenCertain', 'atDeath'], {
    group: groups.duty,
    labels: { whenCertain: 'When the failure is certain', atDeath: 'At the death' },
    help: 'Leave blank for those who are heirs when the failure is certain.',
  }),
  recoverDuty: select('Nominees repay their share of the duty', ['yes', 'no'], {
    group: groups.duty,
    labels: { yes: 'Yes', no: 'No' },
    help: 'Leave blank for yes (Estate Duty Act s 13).',
  }),
  dutyAssessedDate: day('Assessed on', ofADeath),
  dutyPayableDate: day('Payable on', ofADeath),
  dutyFreeUntilDate: day('Interest-free until', ofADeath),
  shortfallMethod: select(
    'How a shortfall is covered',
    ['heirsPayIn', 'debtTakenOver', 'assetsSold', 'legaciesReduced'],
    {
      group: groups.shortfall,
      labels: {
        heirsPayIn: 'By payments from heirs',
        debtTakenOver: 'A debt is taken over',
        assetsSold: 'By selling assets',
        legaciesReduced: 'By reducing legacies',
      },
    },
  ),
  shortfallRounding: select('Odd cents of the shortfall', splits, { group: groups.shortfall, labels: splitLabels }),
  funeralPreference: money('Preference for funeral costs', { group: groups.shortfall }),
  deathBedPreference: money('Preference for death-bed costs', { group: groups.shortfall }),
  securedInterestRate: rateField('Interest to secured creditors', groups.shortfall),
  securedInterestFromDate: day('from', { group: groups.shortfall }),
  securedInterestToDate: day('to', { group: groups.shortfall }),
  insolventSplit: select('Odd cents between creditors', splits, { group: groups.shortfall, labels: splitLabels }),
  overrides: nestedField({
    executorRemuneration: overrideField('executorRemuneration'),
    vatOnRemuneration: overrideField('vatOnRemuneration'),
    mastersFee: overrideField('mastersFee'),
    incomeCommission: overrideField('incomeCommission'),
    vatOnIncomeCommission: overrideField('vatOnIncomeCommission'),
    estateDuty: overrideField('estateDuty'),
    capitalGainsTax: overrideField('capitalGainsTax'),
  }),
} as const;
