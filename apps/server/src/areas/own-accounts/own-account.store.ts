import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { whereSeesMatter } from '../../platform/db/sees';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { whereWorksIn } from '../../platform/tenancy/colleagues';

export const ownAccountChangeTable = firmTable(
  'own_account_change',
  {
    holder: c.text,
    holder_id: c.id,
    matter_id: c.id.orNull,
    name: c.text,
    account_holder: c.text.orNull,
    bank: c.text.orNull,
    branch_code: c.text.orNull,
    account_number: c.text.orNull,
    account_type: c.text.orNull,
    state: c.text,
    requested_by: c.id.orNull,
    requested_name: c.text,
    requested_at: c.instant,
    decided_by: c.id.orNull,
    decided_name: c.text.orNull,
    how: c.text.orNull,
  },
  'money',
);
export type OwnAccountChangeRow = RowOf<typeof ownAccountChangeTable>;
export type OwnAccountHolder = 'company' | 'bank_account';

export const ownAccountStore = (tx: Tx) => ({
  ...tableStore(tx, ownAccountChangeTable),
  waitingFor: (holder: OwnAccountHolder, id: number): Promise<object | undefined> =>
    tx.maybe(sql`select from own_account_change where holder = ${holder} and holder_id = ${id} and state = 'waiting'`),
  /** An account that is removed takes the change asked for it along. */
  refuseOfRemoved: (holder: OwnAccountHolder, id: number, person: number | null, name: string): Promise<number> =>
    tx.run(sql`update own_account_change set state = 'refused', decided_by = ${person}, decided_name = ${name}, decided_at = now(),
      how = 'The account was removed.', version = version + 1 where holder = ${holder} and holder_id = ${id} and state = 'waiting'`),
  waiting: (matterId: number | null): Promise<OwnAccountChangeRow[]> =>
    tableStore(tx, ownAccountChangeTable).list(
      sql`state = 'waiting' and (${matterId}::bigint is null and (matter_id is null or ${whereSeesMatter(sql`matter_id`)}) or matter_id = ${matterId})`,
      sql`id desc`,
    ),
  /** The moment is the transaction's, by which the database knows the change that may follow. */
  decide: (id: number, state: 'confirmed' | 'refused', person: number, name: string, how: string): Promise<number> =>
    tx.run(sql`update own_account_change set state = ${state}, decided_by = ${person}, decided_name = ${name}, decided_at = now(),
      how = ${how}, version = version + 1 where id = ${id}`),
});

export interface Confirmer {
  readonly person_id: number;
  readonly full_name: string;
}

/** Who may confirm: for a matter the checkers who work in its type, for the firm's own account every checker. */
export const listConfirmers = (tx: Tx, systemType: number | null): Promise<Confirmer[]> =>
  runAsFirm(tx, () =>
    tx.rows<Confirmer>(sql`
      select m.person_id, p.full_name from membership m join person p on p.id = m.person_id
      where m.intermediary_id = app_firm() and m.accepted_at is not null and m.roles && '{Request Account,Admin}'::text[] and m.support_until is null
        and not is_restricted(m.roles)
        and (${systemType}::int is null or ${whereWorksIn(sql`${systemType}::int`)})
      order by p.full_name, m.person_id`),
  );

export const findMatterName = (tx: Tx, id: number): Promise<{ name: string }> =>
  tx.one(sql`select reference || ' ' || name as name from matter where id = ${id}`);

/** Whose approvals went with the change of this transaction, and the payments they were for. */
export const listVoidedApprovals = (
  tx: Tx,
  accountId: number,
): Promise<{ payout_id: number; payee: string; person_id: number }[]> =>
  tx.rows(sql`
    select p.id as payout_id, p.payee, a.person_id from payout_approval a
      join payout p on p.intermediary_id = a.intermediary_id and p.matter_id = a.matter_id and p.id = a.payout_id
    where p.bank_account_id = ${accountId} and a.voided_at = now() order by p.id, a.person_id`);
