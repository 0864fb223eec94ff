import type { PayeeAccount } from '@boedel/domain/payout/known-account';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';

export interface Payee {
  readonly payee: string;
  readonly partyID: number | null;
  readonly liabilityID: number | null;
  readonly claimID: number | null;
}
export interface KnownAccount extends PayeeAccount {
  readonly kind: string | null;
}

/**
 * The account a payee is known to have: the one somebody approved last, in whichever matter, else what the firm's
 * directories say. People are one by the number they are known by, creditors by their entry, anybody else by name.
 */
export const knownAccountOf = (
  tx: Tx,
  { payee, partyID, liabilityID, claimID }: Payee,
  notOf: number | null = null,
): Promise<KnownAccount | undefined> =>
  asTheFirm(tx, async () =>
    tx.maybe<KnownAccount>(sql`
      with whom as (
        select (select known_id from matter_party where id = ${partyID}) as known_id,
          coalesce((select creditor_id from liability where id = ${liabilityID}),
            (select creditor_id from creditorclaim where id = ${claimID})) as creditor_id
      )
      select account, branch, kind from (
        (select p.account_number as account, p.branch_code as branch, p.account_type as kind, 1 as rank
         from whom, payout p
           left join matter_party w on w.intermediary_id = p.intermediary_id and w.id = p.party_id
           left join liability l on l.intermediary_id = p.intermediary_id and l.id = p.liability_id
           left join creditorclaim c on c.intermediary_id = p.intermediary_id and c.id = p.claim_id
         where p.state <> 'captured' and p.id is distinct from ${notOf} and p.account_number is not null
           and case when whom.known_id is not null then w.known_id = whom.known_id
             when whom.creditor_id is not null then coalesce(l.creditor_id, c.creditor_id) = whom.creditor_id
             else plain_text(p.payee) = plain_text(${payee}) end
         order by p.id desc limit 1)
        union all
        (select b.account_number, b.branch_code, b.account_type, 2 from whom join globalbeneficiary b on b.known_id = whom.known_id
         where b.account_number is not null limit 1)
        union all
        (select d.account_number, d.branch_code, d.account_type, 3 from whom join creditor d on d.id = whom.creditor_id
         where d.account_number is not null limit 1)
      ) found order by rank limit 1`),
  );
