import { type ClaimStatus, isOut } from '@boedel/domain/claims/claim-status';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { awardsByClaim } from '@boedel/domain/insolvency-account/outcomes';
import { standing } from '@boedel/domain/lodging/estate-course';
import { type Cents, minus, nil, notBelowNil } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { asTheFirm } from '../../platform/tenancy/as-the-firm';
import { insolvencyAccountsOf } from '../lodging/lodged.store';

/** A claim against an insolvent estate as money is paid on it. */
export interface PaidOnClaim {
  readonly claimId: number;
  readonly name: string;
  /** What accounts that were lodged award it; before the first, what it stands for. */
  readonly owed: Cents;
  readonly paid: Cents;
  /** Of what was set down for it, what was not paid yet; nothing while nothing was. */
  readonly open: Cents;
  readonly day: LocalDate;
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly status: ClaimStatus;
  readonly stands: Cents;
  readonly day: LocalDate;
  readonly paid: Cents;
  readonly set: Cents | null;
}

/** The claims of an insolvent estate with what is to be paid on each. */
export async function paidOnClaims(tx: Tx, matterId: number): Promise<PaidOnClaim[]> {
  const rows = await tx.rows<Row>(sql`
    select l.id, d.name, l.status, coalesce(l.proved_amount_cents, l.amount_cents) as stands,
      coalesce(l.status_on, (now() at time zone 'Africa/Johannesburg')::date) as day, s.amount_cents as set,
      coalesce((select sum(p.cents) from ledger_posting p where p.intermediary_id = l.intermediary_id
        and p.matter_id = l.matter_id and p.claim_id = l.id and p.account = 'DIVIDENDS'), 0)::bigint as paid
    from creditorclaim l join creditor d on d.intermediary_id = l.intermediary_id and d.id = l.creditor_id
      left join recon_claim s on s.intermediary_id = l.intermediary_id and s.matter_id = l.matter_id and s.claim_id = l.id
    where l.matter_id = ${matterId} order by l.claim_number nulls last, l.id`);
  if (rows.length === 0) return [];
  const lodged = await asTheFirm(tx, async () => standing(await insolvencyAccountsOf(tx, matterId)));
  const awards = awardsByClaim(lodged.map(({ carries }) => carries.outcomes));
  return rows.map(({ id, name, status, stands, day, paid, set }) => ({
    claimId: id,
    name,
    owed: lodged.length > 0 ? (awards.get(String(id)) ?? nil) : isOut(status) ? nil : stands,
    paid,
    open: set === null ? nil : notBelowNil(minus(set, paid)),
    day,
  }));
}
