import type { LocalDate } from '@boedel/domain/dates/local-date';
import { negate } from '@boedel/domain/money/cents';
import { sql } from '../../platform/db/sql';
import type { ExpectedPayments } from '../recon/expected-payments';
import { type PayoutRow, payoutStore } from './payout.store';
import { paid } from './results';

/** Payments that were given to the bank and not heard of: a line of the account answers each. */
export const filedPayments: ExpectedPayments = {
  of: async (tx, matterId, accountId) => {
    const rows = await tx.rows<PayoutRow & { sent_on: LocalDate }>(sql`
      select p.*, f.action_on as sent_on from payout p
        join payout_file_row r on r.intermediary_id = p.intermediary_id and r.matter_id = p.matter_id and r.payout_id = p.id and r.outcome = 'sent'
        join payout_file f on f.intermediary_id = r.intermediary_id and f.id = r.payout_file_id
      where p.matter_id = ${matterId} and p.bank_account_id = ${accountId} and p.state = 'filed' order by f.action_on, p.id`);
    return rows.map((row) => ({
      source: 'payout',
      source_id: row.id,
      day: row.sent_on,
      amount_cents: negate(row.amount_cents),
      description: row.payee,
      voucher: null,
      reference: row.my_ref,
      label: null,
      is_expected: true,
      pays:
        row.expense_id !== null
          ? { source: 'expense', id: row.expense_id }
          : row.liability_id !== null
            ? { source: 'liability', id: row.liability_id }
            : row.claim_id !== null
              ? { source: 'creditorclaim', id: row.claim_id }
              : null,
    }));
  },
  paid: async (tx, asked, matter, id, day) => {
    const [row] = await payoutStore(tx).hold([id]);
    return paid(tx, asked, matter, row!, { date: day, why: null });
  },
};
