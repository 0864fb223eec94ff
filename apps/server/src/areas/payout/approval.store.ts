import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
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
    approved_at: c.instant,
    voided_at: c.instant.orNull,
  },
  'money',
);

export const approvalStore = (tx: Tx) => ({
  ...rowsOf(tx, approvalTable),

  approvers: async (id: number): Promise<number[]> =>
    (
      await tx.rows<{ person_id: number }>(
        sql`select person_id from payout_approval where payout_id = ${id} and voided_at is null`,
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
