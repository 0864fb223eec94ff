import type { MovementKind } from '@boedel/domain/cash/movement';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { PayoutPurpose } from '@boedel/domain/payout/paid-entry';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { StoredPayoutRow } from './payout.store';

/** Those that are booked as a movement of money; the others are expenses. */
export const movementOf: Partial<Record<PayoutPurpose, MovementKind>> = {
  award: 'awardPaid',
  dividend: 'dividendPaid',
  composition: 'compositionPaid',
};

/**
 * An entry somebody booked for the very payment since it was sent, from a statement or by hand: it is taken, so that one
 * payment never stands in the ledger twice.
 */
export async function findBookedEntry(
  tx: Tx,
  row: StoredPayoutRow,
  sentOn: LocalDate,
): Promise<BookedPayoutEntry | undefined> {
  const { bank_account_id: bank, amount_cents: amount } = row;
  const movedBy = movementOf[row.purpose];
  const movement =
    movedBy !== undefined
      ? await tx.maybe<{ id: number; day: LocalDate }>(sql`
          select e.id, e.moved_on as day from money_movement e
          where e.matter_id = ${row.matter_id} and e.kind = ${movedBy}
            and e.party_id is not distinct from ${row.party_id} and e.claim_id is not distinct from ${row.claim_id}
            and e.amount_cents = ${amount} and e.bank_account_id = ${bank} and e.moved_on >= ${sentOn}
            and e.reversal_of_id is null
            and not exists (select from money_movement r where r.intermediary_id = e.intermediary_id and r.reversal_of_id = e.id)
            and not exists (select from payout o where o.intermediary_id = e.intermediary_id and o.paid_movement_id = e.id)
          order by e.id limit 1`)
      : undefined;
  if (movement) return { source: 'money_movement', ...movement };
  const expense =
    row.purpose === 'claim'
      ? await tx.maybe<{ id: number; day: LocalDate }>(sql`
          select e.id, e.paid_on as day from expense e
          where e.matter_id = ${row.matter_id} and e.liability_id = ${row.liability_id} and e.amount_cents = ${amount}
            and e.bank_account_id = ${bank} and e.paid_on >= ${sentOn} and ${free} order by e.id limit 1`)
      : row.purpose === 'provision'
        ? await tx.maybe<{ id: number; day: LocalDate }>(sql`
            select e.id, e.paid_on as day from expense e
            where e.id = ${row.expense_id} and e.bank_account_id is not null and ${free}`)
        : await tx.maybe<{ id: number; day: LocalDate }>(sql`
            select e.id, e.paid_on as day from expense e
            where e.matter_id = ${row.matter_id} and e.liability_id is null and e.amount_cents = ${amount}
              and e.bank_account_id = ${bank} and e.paid_on >= ${sentOn} and plain_text(e.payee) = plain_text(${row.payee})
              and ${free} order by e.id limit 1`);
  return expense && { source: 'expense', ...expense };
}

/** The entry of the ledger a payment became. */
export interface BookedPayoutEntry {
  readonly source: 'expense' | 'money_movement';
  readonly id: number;
  readonly day: LocalDate;
}

export const free = sql`not exists (select from payout o where o.intermediary_id = e.intermediary_id and o.paid_expense_id = e.id)
  and e.reversal_of_id is null
  and not exists (select from expense r where r.intermediary_id = e.intermediary_id and r.reversal_of_id = e.id)`;

export const readSentDay = (tx: Tx, matterId: number, id: number): Promise<{ sent_on: LocalDate }> =>
  tx.one(sql`
    select f.action_on as sent_on from payout_file_row r join payout_file f on f.intermediary_id = r.intermediary_id and f.id = r.payout_file_id
    where r.matter_id = ${matterId} and r.payout_id = ${id} and r.outcome = 'sent'`);
