import type { BudgetActual } from '@boedel/domain/curator-account/budget';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

/** What was received and paid in a period, under the names of the tabs; what is still to be paid is no actual. */
export const listActuals = (tx: Tx, matterId: number, from: LocalDate, to: LocalDate): Promise<BudgetActual[]> =>
  tx.rows(sql`
    select 'income' as side, income_type as head, description, received_on as day, amount_cents as amount from income
    where matter_id = ${matterId} and received_on between ${from} and ${to} and bank_account_id is not null
    union all
    select 'expense', expense_type, description, paid_on, amount_cents from expense
    where matter_id = ${matterId} and paid_on between ${from} and ${to} and bank_account_id is not null
      and liability_id is null and expense_type is not null
    order by day`);
