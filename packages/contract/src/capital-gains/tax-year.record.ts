import { day, money, must, number, text } from '../record/field';
import { declareMatterRecord, matterVerbs } from '../record/matter-record';

/** Income of the estate itself, from the day after the death, in one tax year or a part of it. */
export const taxYears = declareMatterRecord({
  table: 'estate_tax_year',
  path: 'estatetaxyear',
  label: 'Estate tax years',
  one: 'tax year',
  names: 'fromDate',
  systemTypes: [2],
  ours: [...matterVerbs],
  fields: {
    fromDate: must(day('From', { inList: true, help: 'The day after the death, or 1 March.' })),
    toDate: must(day('To', { inList: true, help: 'The end of February, or the day the estate ends.' })),
    taxableIncome: must(money('Taxable income', { inList: true, help: 'After exemptions and deductions.' })),
    paidInAdvance: money('Paid in advance', { inList: true }),
    account: number('In account', [1, 99], {
      help: 'The estate account in which it appears. Leave blank for the first.',
    }),
    assessmentNumber: text('Assessment number', 60),
  },
});
