import type { ClaimStatus } from '@boedel/domain/claims/claim-status';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { tableStore } from '../../platform/db/rows';
import { c, firmTable } from '../../platform/db/table';

export const claimTable = firmTable(
  'recon_claim',
  { matter_id: c.id, liability_id: c.id.orNull, claim_id: c.id.orNull, amount_cents: c.cents, notes: c.text.orNull },
  'money',
);

export const reconClaimStore = (tx: Tx) => tableStore(tx, claimTable);

/** What was paid of each claim. */
export const readPaidClaims = async (tx: Tx, matterId: number): Promise<ReadonlyMap<number, Cents>> =>
  new Map(
    (
      await tx.rows<{ liability_id: number; cents: Cents }>(sql`
        select liability_id, sum(cents)::bigint as cents from ledger_posting
        where matter_id = ${matterId} and account = 'CLAIMS' and liability_id is not null group by 1`)
    ).map(({ liability_id, cents }) => [liability_id, cents]),
  );

export interface PaidClaimRow {
  readonly id: number;
  readonly name: string;
  readonly status: ClaimStatus;
  readonly stands: Cents;
  readonly day: LocalDate;
  readonly paid: Cents;
  readonly set: Cents | null;
}

export const listLiabilityDays = (tx: Tx, matterId: number): Promise<{ id: number; day: LocalDate }[]> =>
  tx.rows(sql`
    select id, coalesce(status_on, incurred_on, (now() at time zone 'Africa/Johannesburg')::date) as day from liability where matter_id = ${matterId}`);

export const listClaimsWithPaid = (tx: Tx, matterId: number): Promise<PaidClaimRow[]> =>
  tx.rows(sql`
    select l.id, d.name, l.status, coalesce(l.proved_amount_cents, l.amount_cents) as stands,
      coalesce(l.status_on, (now() at time zone 'Africa/Johannesburg')::date) as day, s.amount_cents as set,
      coalesce((select sum(p.cents) from ledger_posting p where p.intermediary_id = l.intermediary_id
        and p.matter_id = l.matter_id and p.claim_id = l.id and p.account = 'DIVIDENDS'), 0)::bigint as paid
    from creditorclaim l join creditor d on d.intermediary_id = l.intermediary_id and d.id = l.creditor_id
      left join recon_claim s on s.intermediary_id = l.intermediary_id and s.matter_id = l.matter_id and s.claim_id = l.id
    where l.matter_id = ${matterId} order by l.claim_number nulls last, l.id`);
