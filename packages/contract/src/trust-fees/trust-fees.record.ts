import { systemType } from '@boedel/domain/matter/kinds';
import { feeHeads } from '@boedel/domain/trust-fees/trust-fee';
import { z } from 'zod';
import { day as daySchema, id, money as moneySchema } from '../fields';
import { workedSchema } from '../figures/worked.schema';
import { day, longText, money, must, number, signedMoney } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';

const groups = { values: 'Net asset value', once: 'Charged once', hours: 'By the hour' } as const;

/** A period a trust is charged for, by the firm's trust fees. */
export const trustFees = declareMatterRecord({
  table: 'trust_fee',
  path: 'trustfee',
  label: 'Fees of the trust',
  one: 'billing period',
  names: 'period',
  right: 'money',
  systemTypes: [systemType.trust],
  ours: ['getbymatterid', 'getbyid', 'add', 'update', '_delete'],
  adds: {
    period: z.string(),
    /** Received in the period, without what the Road Accident Fund gave back. */
    income: moneySchema,
    heads: z.array(z.object({ head: z.enum(feeHeads), amount: moneySchema })),
    fee: moneySchema,
    vat: moneySchema,
    total: moneySchema,
    worked: workedSchema,
    invoice: z.object({ number: z.int(), invoicedDate: daySchema, documentID: id.nullable() }).nullable(),
  },
  fields: {
    fromDate: must(day('From', { inList: true })),
    toDate: must(day('To', { inList: true })),
    openingValue: signedMoney('At start', { group: groups.values }),
    closingValue: signedMoney('At the end', { group: groups.values }),
    takeOnValue: money('Value at start of administration', {
      group: groups.once,
      help: 'Enter a value if we took on the trust in this period. Leave blank for no fee.',
    }),
    terminationValue: money('Value at end of trust', {
      group: groups.once,
      help: 'Enter a value if the trust ended in this period. Leave blank for no fee.',
    }),
    minutes: number('Minutes of work', [0, 600_000], {
      group: groups.hours,
      help: 'Work charged at an hourly rate.',
    }),
    notes: longText('Notes', 2000),
  },
});
