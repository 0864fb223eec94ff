import type { MovementKind } from '@boedel/domain/cash/movement';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import type { SystemType } from '@boedel/domain/matter/kinds';
import { paidAs, type PayoutPurpose } from '@boedel/domain/payout/paid-entry';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { orRefuse } from '../../platform/http/or-refuse';
import type { Asked } from '../../platform/record/matter-record';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { answerEntry } from '../cash/answer-entry';
import { blankExpense, blankMovement } from '../cash/blank-entries';
import { expenseKit } from '../cash/expenses';
import { movementKit } from '../cash/movements';
import { nextVoucher } from '../recon/next-voucher';
import type { PayoutRow } from './payout.store';

/** The entry of the ledger a payment became. */
export interface PaidEntry {
  readonly source: 'expense' | 'money_movement';
  readonly id: number;
  readonly day: LocalDate;
}

const what = (row: PayoutRow, type: number) =>
  orRefuse(
    paidAs(
      {
        purpose: row.purpose,
        amount: row.amount_cents,
        partyID: row.party_id,
        liabilityID: row.liability_id,
        claimID: row.claim_id,
        expenseID: row.expense_id,
        costType: row.cost_type,
        expenseType: row.expense_type,
      },
      type as SystemType,
    ),
  );

/** Those that are booked as a movement of money; the others are expenses. */
const movementOf: Partial<Record<PayoutPurpose, MovementKind>> = {
  award: 'awardPaid',
  dividend: 'dividendPaid',
  composition: 'compositionPaid',
};

const free = sql`not exists (select from payout o where o.intermediary_id = e.intermediary_id and o.paid_expense_id = e.id)`;

/**
 * An entry somebody booked for the very payment since it was sent, from a statement or by hand: it is taken, so that one
 * payment never stands in the ledger twice.
 */
export async function bookedAlready(tx: Tx, row: PayoutRow, sentOn: LocalDate): Promise<PaidEntry | undefined> {
  const { bank_account_id: bank, amount_cents: amount } = row;
  const movedBy = movementOf[row.purpose];
  const movement =
    movedBy !== undefined
      ? await tx.maybe<{ id: number; day: LocalDate }>(sql`
          select e.id, e.moved_on as day from money_movement e
          where e.matter_id = ${row.matter_id} and e.kind = ${movedBy}
            and e.party_id is not distinct from ${row.party_id} and e.claim_id is not distinct from ${row.claim_id}
            and e.amount_cents = ${amount} and e.bank_account_id = ${bank} and e.moved_on >= ${sentOn}
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

/** Books what was paid by the rules its own tab has: the one way in, so that figures and claims follow. */
export async function bookPaid(
  tx: Tx,
  asked: Asked,
  matter: OpenedMatter,
  row: PayoutRow,
  day: LocalDate,
): Promise<PaidEntry> {
  const { sent_on } = await tx.one<{ sent_on: LocalDate }>(sql`
    select f.action_on as sent_on from payout_file_row r join payout_file f on f.intermediary_id = r.intermediary_id and f.id = r.payout_file_id
    where r.matter_id = ${matter.id} and r.payout_id = ${row.id} and r.outcome = 'sent'`);
  if (day < sent_on) {
    return orRefuse(
      refuse('date', said('The bank was asked to pay on {day} and cannot have paid before.', { day: sent_on })),
    );
  }
  const already = await bookedAlready(tx, row, sent_on);
  if (already) return already;
  const bankAccountID = row.bank_account_id!;
  const common = { description: row.payee, amount: row.amount_cents, bankAccountID };
  const as = what(row, matter.system_type);
  const voucher = await nextVoucher(tx, matter.id);
  if (as.as === 'award' || as.as === 'dividend' || as.as === 'composition') {
    const at = await movementKit.toChange(tx, asked, matter.id);
    const whose = as.as === 'award' ? { partyID: as.partyID } : { claimID: as.claimID };
    const values = { ...blankMovement, ...common, ...whose, movedDate: day, kind: movementOf[as.as]!, voucher };
    const { id } = await movementKit.insert(values, at);
    return { source: 'money_movement', id, day };
  }
  if (as.as === 'provision') {
    const entry = { source: 'expense', id: as.expenseID } as const;
    await answerEntry(tx, asked, entry, { bankAccountID, day, voucher, amount: row.amount_cents });
    return { ...entry, day };
  }
  const at = await expenseKit.toChange(tx, asked, matter.id);
  const about =
    as.as === 'claim' ? { liabilityID: as.liabilityID } : { costType: as.costType, expenseType: as.expenseType };
  const values = { ...blankExpense, ...common, ...about, paidDate: day, payee: row.payee, voucher };
  const { id } = await expenseKit.insert(values, at);
  return { source: 'expense', id, day };
}

/** Takes back what a payment was booked as: its entry goes, or waits for its money again. */
export async function unbookPaid(tx: Tx, asked: Asked, matter: OpenedMatter, row: PayoutRow): Promise<void> {
  if (row.paid_movement_id !== null) {
    await movementKit.removeIn(tx, asked, row.paid_movement_id);
    return;
  }
  const id = row.paid_expense_id!;
  if (id !== row.expense_id) {
    await expenseKit.removeIn(tx, asked, id);
    return;
  }
  await answerEntry(tx, asked, { source: 'expense', id }, { bankAccountID: null });
}
