import { type KnownAccountEntry, normaliseAccount, findConfirmedAccount } from '@boedel/domain/payout/known-account';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';

export interface PayeeQuery {
  readonly payee: string;
  readonly partyID: number | null;
  readonly liabilityID: number | null;
  readonly claimID: number | null;
}

/** An account that was entered for a payee, in whichever list or payment. */
export interface KnownAccount extends KnownAccountEntry {
  readonly account: string;
  readonly kind: string | null;
  readonly holder: string;
  readonly holderId: number;
  /** What the row that holds it holds now. */
  readonly isCurrent: boolean;
}

/**
 * Every account that was entered for a payee, the oldest first: in payments of whichever matter, also removed ones, and in the
 * firm's directories. People are one by the number they are known by, creditors by their entry; the name counts too, and what
 * the same payment held before. What the payment itself holds now, and nobody confirmed, tells nothing about it.
 */
export const listAccountEntries = (
  tx: Tx,
  { payee, partyID, liabilityID, claimID }: PayeeQuery,
  payment: { readonly id: number; readonly account: string | null } | null = null,
): Promise<KnownAccount[]> =>
  runAsFirm(tx, () =>
    tx.rows<KnownAccount>(sql`
      with whom as (
        select (select known_id from matter_party where id = ${partyID}) as known_id,
          coalesce((select creditor_id from liability where id = ${liabilityID}),
            (select creditor_id from creditorclaim where id = ${claimID})) as creditor_id
      ), same as (
        select a.id from whom join matter_party w on w.known_id = whom.known_id join payee_account a on a.party_id = w.id
        union select a.id from whom join globalbeneficiary g on g.known_id = whom.known_id
          join payee_account a on a.holder = 'globalbeneficiary' and a.holder_id = g.id
        union select a.id from whom join payee_account a on a.creditor_id = whom.creditor_id
      ), named as (
        select id from payee_account where payee_key(payee) = payee_key(${payee})
      ), of_payment as (
        select id from payee_account where holder = 'payout' and holder_id = ${payment?.id ?? null}
      )
      select a.account_number as account, a.branch_code as branch, a.account_type as kind, a.holder, a.holder_id as "holderId",
        a.replaced_at is null as "isCurrent", s.id is not null as "isSamePayee", n.id is not null as "isSameName",
        a.confirmed_at is not null and (s.id is not null or n.id is not null) as "isConfirmed"
      from payee_account a left join same s on s.id = a.id left join named n on n.id = a.id
      where a.id in (select id from same union select id from named union select id from of_payment)
        and a.holder <> 'bank_account'
        and not (a.confirmed_at is null and a.holder = 'payout' and a.holder_id = ${payment?.id ?? 0} and a.bare_number = ${normaliseAccount(payment?.account ?? null)})
      order by coalesce(a.confirmed_at, a.entered_at), a.id`),
  );

/** The account a payment to a payee begins with: the one somebody confirmed last, else what the firm's directories say. */
export async function findKnownAccount(tx: Tx, payee: PayeeQuery): Promise<KnownAccount | undefined> {
  const entries = await listAccountEntries(tx, payee);
  const inDirectory = entries.findLast(
    ({ isSamePayee, isCurrent, holder }) => isSamePayee && isCurrent && holder !== 'payout',
  );
  return findConfirmedAccount(entries) ?? inDirectory;
}

/** Who entered the account a payment goes to, and where. */
export interface EnteredRow {
  readonly payout_id: number;
  readonly person_id: number;
  readonly name: string;
  readonly holder: string;
  readonly entered_on: LocalDate;
}

/** Of many payments at once; those who made a payment itself are its makers and not told here. */
export const listAccountEnterers = (tx: Tx, ids: readonly number[]): Promise<EnteredRow[]> =>
  runAsFirm(tx, () =>
    tx.rows<EnteredRow>(sql`
      select p.id as payout_id, e.person_id, coalesce(w.full_name, '-') as name, e.holder,
        (e.entered_at at time zone 'Africa/Johannesburg')::date as entered_on
      from payout p cross join lateral account_enterers(p.intermediary_id, p.account_number) e
        left join person w on w.id = e.person_id
      where p.id = any(${[...ids]}::bigint[]) and p.account_number is not null and not (e.holder = 'payout' and e.holder_id = p.id)
      order by p.id, e.entered_at`),
  );
