import { createDatedTable } from '../law/dated';
import { percent } from '../money/fraction';
import { tableA } from './table-a';
import { tableB } from './table-b';

/** Estate Duty Act 45 of 1955 s 5(2) and GN R1942 of 1977: the yield and the tables a limited interest is valued by. */
export const valuationTables = createDatedTable('table for valuing limited interests', [
  { from: '1977-04-01', life: tableA, term: tableB, yield: percent(12), bodyYears: 50 },
]);

/** Estate Duty Act s 1 'fair market value' (b): immovable property on which bona fide farming is carried on. */
export const farmReduction = createDatedTable('reduction for bona fide farming property', [
  {
    from: '2006-03-01',
    rate: percent(30),
    note: 'Earlier deaths used the Land Bank value. Confirm the start date of the 30% in the Gazette.',
  },
]);

/** Estate Duty Act s 3(3)(a) and the first proviso to s 5(1)(b): interest on premiums and consideration paid. */
export const interestOnPayments = createDatedTable('interest on premiums and consideration', [
  { from: '1955-04-01', rate: percent(6) },
]);
