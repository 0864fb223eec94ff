import { type BudgetFrequency, frequencies } from '@boedel/domain/curator-account/budget';
import { chart, listExpenseAccounts, incomeAccounts } from '@boedel/domain/ledger/chart';
import { systemType } from '@boedel/domain/matter/kinds';
import { selectAlways, day, longText, money, must, required, select, text } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';

const { curatorship } = systemType;
const incomeNames = incomeAccounts.map((code) => chart[code].label) as [string, ...string[]];
const expenseNames = listExpenseAccounts(curatorship).map((code) => chart[code].label) as [string, ...string[]];
const every = Object.keys(frequencies) as [BudgetFrequency, ...BudgetFrequency[]];

/** What is expected every month, quarter or year, said once. */
export const budgetLines = declareMatterRecord({
  table: 'budget_line',
  label: 'Budget',
  one: 'budget line',
  names: 'description',
  right: 'money',
  path: 'budgetline',
  systemTypes: [curatorship],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
  fields: {
    description: required('Description'),
    incomeType: select('Type of income', incomeNames, { inList: true }),
    expenseType: select('or type of expense', expenseNames, { inList: true }),
    payee: text('Paid to', 160),
    amount: must(money('Amount per payment', { inList: true })),
    every: selectAlways('How often', every, 'month', {
      inList: true,
      labels: {
        month: 'Every month',
        quarter: 'Every quarter',
        halfYear: 'Every half year',
        year: 'Every year',
        once: 'Once',
      },
    }),
    firstDate: must(day('First on', { inList: true })),
    untilDate: day('Until', { help: 'Leave blank to repeat every year.' }),
    notes: longText('Notes', 2000),
  },
});
