import type { SecurityBond } from '@boedel/domain/bond/bond';
import type { ReductionOutcome } from '@boedel/domain/bond/reduce';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { createMatterFinder } from '../../platform/tenancy/create-matter-finder';

export const reductionTable = firmTable(
  'bond_reduction',
  {
    matter_id: c.id,
    bond_id: c.id,
    asked_on: c.day,
    from_cents: c.cents,
    to_cents: c.cents,
    reason: c.text,
    outcome: c.text,
    mailed_at: c.instant.orNull,
    mailed_to: c.text.orNull,
    master_consent_on: c.day.orNull,
    decided_on: c.day.orNull,
    comment: c.text.orNull,
  },
  'estate',
);
export type BondReductionRow = RowOf<typeof reductionTable> & { readonly outcome: ReductionOutcome };

/** A provider as a bond needs it: whom to write to and what it charges unless told. */
export interface BondProviderRow {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly facility_number: string | null;
  readonly premium_percent: string | null;
  readonly minimum_premium_cents: number | null;
}

/** The matter a bond is in, or NotFound as for any unknown one. */
export const bondMatter = createMatterFinder('bond_of_security');

export const bondStore = (tx: Tx) => ({
  reductions: tableStore(tx, reductionTable),

  /** The bonds of a matter in the words of the law, by their ids. */
  bondsOf: async (matterId: number): Promise<ReadonlyMap<number, SecurityBond>> => {
    const rows = await tx.rows<SecurityBond & { id: number }>(sql`
      select id, amount_cents as amount, number, applied_on as "appliedOn", issued_on as "issuedOn", lodged_on as "lodgedOn",
        first_premium_on as "firstPremiumOn", premium_paid_to as "paidTo", master_release_on as "masterReleasedOn",
        released_on as "releasedOn"
      from bond_of_security where matter_id = ${matterId} order by id`);
    return new Map(rows.map(({ id, ...bond }) => [id, bond]));
  },

  /** Requests about the bonds of a matter, oldest first. */
  reductionsOf: (matterId: number): Promise<BondReductionRow[]> =>
    tx.rows(sql`select * from bond_reduction where matter_id = ${matterId} order by id`),

  providers: async (ids: readonly number[]): Promise<ReadonlyMap<number, BondProviderRow>> => {
    const rows = await tx.rows<BondProviderRow>(sql`
      select id, name, email, facility_number, premium_percent, minimum_premium_cents from bondofsecurityprovider
      where id = any(${[...ids]}::bigint[])`);
    return new Map(rows.map((row) => [row.id, row]));
  },

  papers: async (matterId: number): Promise<ReadonlyMap<number, number>> => {
    const rows = await tx.rows<{ bond_id: number; count: number }>(sql`
      select bond_id, count(distinct document_id)::int as count from matter_document_link
      where matter_id = ${matterId} and bond_id is not null group by bond_id`);
    return new Map(rows.map(({ bond_id, count }) => [bond_id, count]));
  },

  /** Two changes to the security of one matter come one after the other. */
  hold: (matterId: number): Promise<number> => tx.run(sql`select id from matter where id = ${matterId} for update`),

  masterReference: async (matterId: number): Promise<string | null> =>
    (await tx.one<{ master_reference: string | null }>(sql`select master_reference from matter where id = ${matterId}`))
      .master_reference,

  /** Whoever acts in the matter, and whether security is asked of them. */
  acting: (matterId: number): Promise<{ name: string; capacity: string | null; is_exempt: boolean }[]> =>
    tx.rows(sql`
      select coalesce(g.name, concat_ws(' ', p.first_names, p.surname)) as name,
        p.details ->> 'capacity' as capacity, coalesce((p.details ->> 'isExemptFromSecurity')::boolean, false) as is_exempt
      from matter_party p left join globalexecutor g on g.intermediary_id = p.intermediary_id
        and p.directory_kind = 'globalexecutor' and g.id = p.directory_id
      where p.matter_id = ${matterId} and p.role = 'executor' and p.details ->> 'endedDate' is null
      order by p.position, p.id`),

  /** Whether the will lets its executors off security; false where there is none. */
  willExempts: async (matterId: number): Promise<boolean> =>
    (
      await tx.maybe<{ exempts: boolean }>(sql`
      select exempts_from_security as exempts from will where matter_id = ${matterId}`)
    )?.exempts ?? false,

  kindOfMain: async (matterId: number): Promise<string> =>
    (await tx.one<{ kind: string }>(sql`select kind from matter_party where matter_id = ${matterId} and role = 'main'`))
      .kind,
});
