import { systemType } from '@boedel/domain/matter/kinds';
import { feeHeads } from '@boedel/domain/trust-fees/trust-fee';
import { z } from 'zod';
import { day as daySchema, id, money as moneySchema } from '../fields';
import { workedSchema } from '../figures/worked.schema';
import { day, longText, money, must, number, signedMoney } from '../record/field';
import { declareMatterRecord } from '../record/matter-record';

const groups = { values: 'Net value of the assets', once: 'Charged once', hours: 'By the hour' } as const;

/** A period a trust is charged for, by the firm's trust fees. */
export const trustFees = declareMatterRecord({
  table: 'trust_fee',
  path: 'trustfee',
  label: 'Fees of the trust',
  one: 'period to charge for',
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
    openingValue: signedMoney('At the beginning', { group: groups.values }),
    closingValue: signedMoney('At the end', { group: groups.values }),
    takeOnValue: money('Value when taken on', {
      group: groups.once,
      help: 'Where the trust was taken on in this period. Left open, no such fee.',
    }),
    terminationValue: money('Value when it ended', {
      group: groups.once,
      help: 'Where the trust ended in this period. Left open, no such fee.',
    }),
    minutes: number('Minutes of work', [0, 600_000], {
      group: groups.hours,
      help: 'Work that is charged by the hour.',
    }),
    notes: longText('Notes', 2000),
  },
});
