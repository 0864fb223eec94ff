import { chart, incomeAccounts } from '@boedel/domain/ledger/chart';
import { systemType } from '@boedel/domain/matter/kinds';
import {
  type AttributionRule,
  attributionRules,
  type ExpenseRule,
  expenseRules,
  trustTaxBases,
  type TrustTaxBasis,
} from '@boedel/domain/trust-money/trust-tax-facts';
import { z } from 'zod';
import { day, flag, linkInMatter, longText, money, must, select, selectAlways, signedMoney } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';

export const basisLabels: Readonly<Record<TrustTaxBasis, string>> = {
  ordinary: 'Ordinary trust, flat rate',
  specialA: 'Special trust type A',
  specialB: 'Special trust type B',
};
const expenseRuleLabels: Readonly<Record<ExpenseRule, string>> = {
  trust: 'The trust: distributions are of net income',
  shared: 'Shared with the income that vested (s 25B(3))',
};
export const attributionLabels: Readonly<Record<AttributionRule, string>> = {
  '7(3)': 'Minor child of the donor, s 7(3)',
  '7(4)': 'Minor child, donation in return, s 7(4)',
  '7(5)': 'Kept until an event or at the trustees’ discretion, s 7(5)',
  '7(6)': 'Donor may revoke the right, s 7(6)',
  '7(8)': 'Vested in a non-resident, s 7(8)',
  '68': 'Gain of a spouse, para 68',
  '69': 'Gain of a minor child, para 69',
  '70': 'Gain kept until an event, para 70',
  '71': 'Gain the donor may revoke, para 71',
  '72': 'Gain vested in a non-resident, para 72',
};

const groups = {
  income: 'Income and expenses',
  gains: 'Losses, gains and donations',
  estimates: 'Provisional tax: estimates',
  paid: 'Provisional tax: payments',
} as const;

/** What the books do not say about a year of assessment of a trust. */
export const trustTaxYears = declareMatterRecord({
  table: 'trust_tax_year',
  path: 'trusttaxyear',
  label: 'Facts of the tax year',
  one: 'tax year of the trust',
  names: 'endDate',
  right: 'money',
  systemTypes: [systemType.trust],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
  fields: {
    endDate: must(day('Year of assessment ends on', { inList: true, help: 'The last day of February.' })),
    basis: select('Taxed as', trustTaxBases, {
      inList: true,
      labels: basisLabels,
      help: 'Leave blank to use the type of the trust.',
    }),
    expenseRule: selectAlways('Who bears the expenses of the trust', expenseRules, 'trust', {
      labels: expenseRuleLabels,
      group: groups.income,
      span: 6,
    }),
    notDeductible: money('Expenses that may not be deducted', {
      group: groups.income,
      help: 'Private expenses and tax are never deducted (s 23).',
    }),
    allowances: money('Capital allowances', {
      group: groups.income,
      help: 'Wear and tear and building allowances (s 11, s 13).',
    }),
    otherExempt: money('Other exempt income', {
      group: groups.income,
      help: 'Besides dividends and maintenance (s 10).',
    }),
    lossBroughtForward: money('Assessed loss brought forward', { group: groups.gains, inList: true }),
    capitalLossBroughtForward: money('Capital loss brought forward', { group: groups.gains }),
    gainAdjustment: signedMoney('Gains for tax above those of the books', {
      group: groups.gains,
      help: 'If the base cost is below the value in the books. Enter less than 0 if it is above.',
    }),
    exemptionUsed: money('Annual exemption used by other donations', {
      group: groups.gains,
      help: 'Of each lender to the trust in this year (s 56(2)(b)).',
    }),
    lastAssessedYearEndDate: day('Last year assessed ended on', { group: groups.estimates }),
    lastAssessedIncome: money('Taxable income of that year', {
      group: groups.estimates,
      help: 'Without the taxable capital gain.',
    }),
    estimateFirst: money('First estimate', { group: groups.estimates, help: 'Leave blank to use the basic amount.' }),
    estimateSecond: money('Second estimate', { group: groups.estimates }),
    paidFirst: money('First payment', { group: groups.paid, inList: true }),
    paidSecond: money('Second payment', { group: groups.paid, inList: true }),
    paidTopUp: money('Top-up payment', { group: groups.paid, inList: true }),
    notes: longText('Notes', 2000),
  },
});

/** Income or a gain of a trust that a donor is taxed on. */
export const trustAttributions = declareMatterRecord({
  table: 'trust_attribution',
  path: 'trustattribution',
  label: 'Taxed in the hands of a donor',
  one: 'attribution',
  names: 'title',
  right: 'money',
  systemTypes: [systemType.trust],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
  adds: {
    title: z.string(),
    donorName: z.string(),
    beneficiaryName: z.string().nullable(),
  },
  fields: {
    endDate: must(day('Year of assessment ends on', { inList: true, help: 'The last day of February.' })),
    rule: must(select('Rule', attributionRules, { inList: true, labels: attributionLabels })),
    donorID: must(linkInMatter('Donor', 'matter_party')),
    beneficiaryID: linkInMatter('Vested in', 'matter_party', { help: 'Leave blank if the trust kept it.' }),
    incomeType: select(
      'Nature of the income',
      incomeAccounts.map((code) => chart[code].label) as [string, ...string[]],
      { when: { field: 'rule', is: attributionRules.filter((rule) => rule.startsWith('7(')) } },
    ),
    isForeign: flag('Income from outside the country', {
      when: { field: 'rule', is: attributionRules.filter((rule) => rule.startsWith('7(')) },
    }),
    amount: must(money('Amount', { inList: true })),
    notes: longText('Notes', 2000),
  },
});
