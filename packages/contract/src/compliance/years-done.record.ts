import { type YearlyDuty, yearlyDuties } from '@boedel/domain/compliance/missed-years';
import { systemType } from '@boedel/domain/matter/kinds';
import { day, must, number, select, text } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';

const dutyLabels: Readonly<Record<YearlyDuty, string>> = {
  'trust-return': 'Income tax return (ITR12T)',
  'third-party-return': 'Return of amounts vested (IT3(t))',
  'financial-statements': 'Annual financial statements',
};

/** Years of a trust in which a yearly duty was done before the diary of the matter began. */
export const trustYearsDone = declareMatterRecord({
  table: 'trust_year_done',
  path: 'trustyeardone',
  label: 'Yearly duties done earlier',
  one: 'yearly duty done',
  names: 'duty',
  right: 'diary',
  systemTypes: [systemType.trust],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
  fields: {
    duty: must(select('What was done', yearlyDuties, { inList: true, labels: dutyLabels })),
    firstYear: must(
      number('First tax year', [1990, 2100], { inList: true, help: 'The year in which it ended, such as 2024.' }),
    ),
    lastYear: must(number('Last tax year', [1990, 2100], { inList: true })),
    doneDate: must(day('Done on', { inList: true })),
    note: text('Reference or note', 160, { inList: true, span: 4 }),
  },
});
