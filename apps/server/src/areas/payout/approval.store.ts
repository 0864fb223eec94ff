import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';

export const approvalTable = firmTable(
  'payout_approval',
  {
    matter_id: c.id,
    payout_id: c.id,
    person_id: c.id,
    person_name: c.text,
    amount_cents: c.cents,
    account_number: c.text,
    branch_code: c.text,
    reason: c.text.orNull,
    approved_at: c.instant,
    voided_at: c.instant.orNull,
  },
  'money',
);

export const approvalStore = (tx: Tx) => ({
  ...tableStore(tx, approvalTable),

  /** Who approved the payment as it stands: every word a bank will see of it, and the account that pays. */
  approvers: async (id: number): Promise<number[]> =>
    (
      await tx.rows<{ person_id: number }>(
        sql`select a.person_id from payout_approval a join payout p on p.intermediary_id = a.intermediary_id and p.id = a.payout_id
          where a.payout_id = ${id} and a.voided_at is null and a.line_sha256 = payout_line(p)`,
      )
    ).map(({ person_id }) => person_id),
  /** Whose approval went with the change of this transaction. */
  voidedNow: async (id: number): Promise<number[]> =>
    (
      await tx.rows<{ person_id: number }>(
        sql`select person_id from payout_approval where payout_id = ${id} and voided_at = now()`,
      )
    ).map(({ person_id }) => person_id),
});
