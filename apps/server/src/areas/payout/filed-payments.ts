import { negate } from '@boedel/domain/money/cents';
import type { ExpectedPayments } from '../recon/expected-payments';
import { refuse } from '@boedel/domain/law/refusal';
import { RefusalProblem } from '../../platform/problems';
import { findPayoutOfEntry, listFiledPayouts } from './payout-file.store';
import { payoutStore } from './payout.store';
import { recordReturned } from './record-returned';
import { recordPaid } from './results';

/** Payments that were given to the bank and not heard of: a line of the account answers each. */
export const filedPayments: ExpectedPayments = {
  of: async (tx, matterId, accountId) => {
    const rows = await listFiledPayouts(tx, matterId, accountId);
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
    return recordPaid(tx, asked, matter, row!, { date: day, why: null });
  },
  returned: async (tx, asked, matter, { original, by, amount, day, why }) => {
    const payment = await findPayoutOfEntry(tx, original.source, original.id);
    const [row] = payment ? await payoutStore(tx).hold([payment.id]) : [];
    if (row?.state !== 'paid' || row.amount_cents !== amount) {
      throw new RefusalProblem(
        refuse('reversalOf', 'This line does not return a whole payment. Match it as a refund.'),
      );
    }
    await recordReturned(tx, asked, matter, row, { date: day, why, by });
  },
};
