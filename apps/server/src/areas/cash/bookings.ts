import type { bankAccounts } from '@boedel/contract/cash/bank-account.record';
import type { expenses } from '@boedel/contract/cash/expense.record';
import type { incomes } from '@boedel/contract/cash/income.record';
import type { movements } from '@boedel/contract/cash/movement.record';
import type { distributions } from '@boedel/contract/trust-money/distribution.record';
import { toExpenseEvent } from '@boedel/domain/cash/expense';
import { toIncomeEvent } from '@boedel/domain/cash/income';
import { toMovementEvent } from '@boedel/domain/cash/movement';
import { toLedgerEvent } from '@boedel/domain/trust-money/distribution';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { StoredRow } from '../../platform/record/record-rules';
import type { Booking } from '../ledger/book';
import { findDividingDeath, type IncomeDivide } from './income-divide.store';

/** What each kind of entry is booked as. */
export const toIncomeBooking = (row: StoredRow<(typeof incomes)['fields']>, parted: IncomeDivide): Booking => ({
  source: { table: 'income', id: row.id },
  day: row.receivedDate,
  dayField: 'receivedDate',
  narrative: row.description,
  voucher: row.voucher,
  happened: throwIfRefused(toIncomeEvent(row, findDividingDeath(parted, row.receivedDate))),
});

export const toExpenseBooking = (row: StoredRow<(typeof expenses)['fields']>, type: number): Booking => ({
  source: { table: 'expense', id: row.id },
  day: row.paidDate,
  dayField: 'paidDate',
  narrative: row.description,
  voucher: row.voucher,
  happened: throwIfRefused(toExpenseEvent(row, type as SystemType)),
});

export const toMovementBooking = (row: StoredRow<(typeof movements)['fields']>, type: number): Booking => ({
  source: { table: 'money_movement', id: row.id },
  day: row.movedDate,
  dayField: 'movedDate',
  narrative: row.description,
  voucher: row.voucher,
  happened: throwIfRefused(toMovementEvent(row, type as SystemType)),
});

export const toDistributionBooking = (row: StoredRow<(typeof distributions)['fields']>): Booking => ({
  source: { table: 'trust_distribution', id: row.id },
  day: row.vestedDate,
  dayField: 'vestedDate',
  narrative: 'Distribution',
  voucher: row.voucher,
  happened: toLedgerEvent(row),
});

/** An account that was opened empty has nothing to book. */
export const toOpeningBookings = (row: StoredRow<(typeof bankAccounts)['fields']>): Booking[] =>
  row.openingDate && row.openingBalance
    ? [
        {
          source: { table: 'bank_account', id: row.id },
          day: row.openingDate,
          dayField: 'openingDate',
          narrative: row.name,
          voucher: null,
          happened: { kind: 'balanceTakenOver', bankAccountId: row.id, amount: row.openingBalance },
        },
      ]
    : [];
