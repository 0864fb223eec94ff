import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../../platform/db/database';
import { sqlName, sql } from '../../../platform/db/sql';

export interface PropertyDirectoryEntry {
  readonly name: string;
  readonly email: string | null;
  readonly address: string | null;
}

export interface PropertySaleRow {
  readonly asset_id: number;
  readonly auctioneer_id: number | null;
  readonly auction_on: LocalDate | null;
  readonly reserve_cents: Cents | null;
  readonly price_cents: Cents | null;
  readonly buyer_name: string | null;
  readonly buyer_email: string | null;
  readonly offer_signed_on: LocalDate | null;
}

/** What is to be done with the asset a paper is about, as the fields it names tell: a letter to a buyer is about a sale out of hand. */
export type SaleKind = 'auction' | 'outOfHand' | 'valuation' | 'any';

export type PropertyMergeValue = string | number | boolean | null;

/** Who holds each thing as security, and what each brought so far, by the thing. */
export async function readHeldAndRealised(
  tx: Tx,
  matterId: number,
): Promise<ReadonlyMap<number, { by: string | null; cents: Cents }>> {
  const rows = await tx.rows<{ id: number; by: string | null; cents: Cents }>(sql`
    select a.id, (select string_agg(distinct c.name, ', ') from creditorclaim_security s
        join creditorclaim l on l.intermediary_id = s.intermediary_id and l.id = s.creditorclaim_id
        join creditor c on c.intermediary_id = l.intermediary_id and c.id = l.creditor_id
        where s.intermediary_id = a.intermediary_id and s.matter_id = a.matter_id and s.asset_id = a.id) as by,
      (select coalesce(-sum(p.cents), 0)::bigint from ledger_posting p where p.intermediary_id = a.intermediary_id and p.matter_id = a.matter_id
        and p.asset_id = a.id and p.account in ('CAPITAL:REALISATION', 'COLLECTED')) as cents
    from asset a where a.matter_id = ${matterId}`);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

export const findEntry = (tx: Tx, directory: string, id: number | null): Promise<PropertyDirectoryEntry | undefined> =>
  id === null
    ? Promise.resolve(undefined)
    : tx.maybe(sql`select name, email, nullif(concat_ws(', ', nullif(physical_address1, ''), nullif(physical_address2, ''), nullif(physical_city, ''), nullif(physical_code, '')), '') as address
        from ${sqlName(directory)} where id = ${id}`);

export const findLastSale = (tx: Tx, matterId: number, wanted: SaleKind): Promise<PropertySaleRow | undefined> =>
  tx.maybe(sql`
    select asset_id, auctioneer_id, auction_on, reserve_cents, price_cents, buyer_name, buyer_email, offer_signed_on
    from asset_sale where matter_id = ${matterId} and cancelled_at is null and ${wanted} in ('any', way) order by id desc limit 1`);

export const listLiabilityValues = (tx: Tx, matterId: number): Promise<Record<string, PropertyMergeValue>[]> =>
  tx.rows(sql`
    select coalesce(c.name, l.creditor, l.description) as creditor, l.description, l.reference, l.amount_cents as amount, l.kind, l.voucher, l.status,
      c.email, nullif(concat_ws(', ', nullif(c.physical_address1, ''), nullif(c.physical_city, ''), nullif(c.physical_code, '')), '') as address,
      (select string_agg(a.name, ', ') from liability_security s join asset a on a.intermediary_id = s.intermediary_id and a.id = s.asset_id
        where s.intermediary_id = l.intermediary_id and s.liability_id = l.id) as "securedBy"
    from liability l left join creditor c on c.intermediary_id = l.intermediary_id and c.id = l.creditor_id
    where l.matter_id = ${matterId} and l.status <> 'withdrawn' order by l.id`);

export const findBondValues = (tx: Tx, matterId: number): Promise<Record<string, PropertyMergeValue> | undefined> =>
  tx.maybe(sql`
    select b.number, p.name as provider, p.email as "providerEmail",
      nullif(concat_ws(', ', nullif(p.physical_address1, ''), nullif(p.physical_city, ''), nullif(p.physical_code, '')), '') as "providerAddress",
      b.amount_cents as amount, b.issued_on as "issuedDate", b.lodged_on as "lodgedDate",
      coalesce(b.premium_paid_to, b.first_premium_on) as "nextPremiumDate", r.to_cents as "newAmount", r.reason, r.master_consent_on as "masterConsentDate"
    from bond_of_security b left join bondofsecurityprovider p on p.intermediary_id = b.intermediary_id and p.id = b.provider_id
      left join lateral (select to_cents, reason, master_consent_on from bond_reduction r where r.intermediary_id = b.intermediary_id
        and r.bond_id = b.id order by r.id desc limit 1) r on true
    where b.matter_id = ${matterId} and b.released_on is null order by b.id desc limit 1`);
