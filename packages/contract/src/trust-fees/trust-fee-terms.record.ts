import { systemType } from '@boedel/domain/matter/kinds';
import { day, flag, money, must, percent, select, text } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';

/** What the deed of one trust fixes as fees; it takes the place of the firm's from its day. */
export const trustFeeTerms = declareMatterRecord({
  table: 'trust_fee_terms',
  path: 'trustfeeterms',
  label: 'Fees by the deed',
  one: 'fee agreement',
  names: 'fromDate',
  right: 'money',
  systemTypes: [systemType.trust],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
  fields: {
    fromDate: must(day('From', { inList: true, help: 'Periods that begin on this day or later are charged by it.' })),
    clause: text('Clause of the deed or resolution', 160, { inList: true, span: 4 }),
    annualPercent: percent('A year (%)', { inList: true }),
    annualBasis: select('Yearly fee based on', ['Closing value', 'Average value']),
    incomePercent: percent('On income (%)', { inList: true }),
    takeOnPercent: percent('On acceptance (%)'),
    terminationPercent: percent('On termination (%)'),
    minimumFee: money('Minimum fee per year', { inList: true }),
    hourlyRate: money('Rate an hour', { inList: true }),
    escalationPercent: percent('Yearly rise (%)', {
      inList: true,
      help: 'Of the minimum fee and the rate an hour, each year from the first day.',
    }),
    isVatAdded: flag('Add VAT'),
  },
});
