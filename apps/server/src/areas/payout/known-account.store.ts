import { type KnownAccountEntry, normaliseAccount, findConfirmedAccount } from '@boedel/domain/payout/known-account';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';

/** Whom a payment goes to; of a payment that is there already, which it is and the account it holds now. */
export interface PayeeQuery {
  readonly payee: string;
  readonly partyID: number | null;
  readonly liabilityID: number | null;
  readonly claimID: number | null;
  readonly payment?: { readonly id: number; readonly account: string };
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
 * For each of several payees in turn every account that was entered for it, the oldest first: in payments of whichever matter,
 * also removed ones, and in the firm's directories. People are one by the number they are known by, creditors by their entry;
 * the name counts too, and what the same payment held before. What the payment itself holds now, and nobody confirmed, tells
 * nothing about it.
 */
export async function listAccountEntries(
  tx: Tx,
  payees: readonly PayeeQuery[],
): Promise<readonly (readonly KnownAccount[])[]> {
  if (payees.length === 0) return [];
  const rows = await runAsFirm(tx, () =>
    tx.rows<KnownAccount & { readonly place: number }>(sql`
      with given as materialized (
        select g.place, payee_key(g.payee) as name_key, g.payment_id, g.payment_account,
          (select p.known_id from matter_party p where p.id = g.party_id) as known_id,
          coalesce((select l.creditor_id from liability l where l.id = g.liability_id),
            (select c.creditor_id from creditorclaim c where c.id = g.claim_id)) as creditor_id
        from unnest(${payees.map(({ payee }) => payee)}::text[], ${payees.map(({ partyID }) => partyID)}::bigint[],
          ${payees.map(({ liabilityID }) => liabilityID)}::bigint[], ${payees.map(({ claimID }) => claimID)}::bigint[],
          ${payees.map(({ payment }) => payment?.id ?? null)}::bigint[],
          ${payees.map(({ payment }) => (payment ? normaliseAccount(payment.account) : null))}::text[])
          with ordinality as g (payee, party_id, liability_id, claim_id, payment_id, payment_account, place)
      ), found as (
        select g.place, a.id, 'payee' as how from given g join matter_party w on w.known_id = g.known_id
          join payee_account a on a.party_id = w.id
        union select g.place, a.id, 'payee' from given g join globalbeneficiary b on b.known_id = g.known_id
          join payee_account a on a.holder = 'globalbeneficiary' and a.holder_id = b.id
        union select g.place, a.id, 'payee' from given g join payee_account a on a.creditor_id = g.creditor_id
        union select g.place, a.id, 'name' from given g join payee_account a on a.name_key = g.name_key
        union select g.place, a.id, 'payment' from given g
          join payee_account a on a.holder = 'payout' and a.holder_id = g.payment_id
      ), told as (
        select place, id, bool_or(how = 'payee') as is_payee, bool_or(how = 'name') as is_name from found group by place, id
      )
      select g.place::int, a.account_number as account, a.branch_code as branch, a.account_type as kind, a.holder,
        a.holder_id as "holderId", a.replaced_at is null as "isCurrent", t.is_payee as "isSamePayee", t.is_name as "isSameName",
        a.confirmed_at is not null and (t.is_payee or t.is_name) as "isConfirmed"
      from told t join given g on g.place = t.place join payee_account a on a.id = t.id
      where a.holder <> 'bank_account'
        and (a.confirmed_at is not null or a.holder <> 'payout' or a.holder_id is distinct from g.payment_id
          or a.bare_number is distinct from g.payment_account)
      order by g.place, coalesce(a.confirmed_at, a.entered_at), a.id`),
  );
  const entries: KnownAccount[][] = payees.map(() => []);
  for (const { place, ...entry } of rows) entries[place - 1]!.push(entry);
  return entries;
}

/** The account a payment to each payee begins with: the one somebody confirmed last, else what the firm's directories say. */
export const listKnownAccounts = async (
  tx: Tx,
  payees: readonly PayeeQuery[],
): Promise<readonly (KnownAccount | undefined)[]> =>
  (await listAccountEntries(tx, payees)).map((entries) => {
    const inDirectory = entries.findLast(
      ({ isSamePayee, isCurrent, holder }) => isSamePayee && isCurrent && holder !== 'payout',
    );
    return findConfirmedAccount(entries) ?? inDirectory;
  });

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
