import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';
import { whereSeesMatter } from '../../platform/db/sees';

const originTable = firmTable('trust_origin', { matter_id: c.id, estate_matter_id: c.id, estate_party_id: c.id });

export interface LinkedMatter {
  readonly matterID: number;
  readonly reference: string;
  readonly name: string;
}

export const trustOriginStore = (tx: Tx) => ({
  ...tableStore(tx, originTable),
  /** The matters that trusts of an estate became, by whom they take as; only those the person sees. */
  madeFrom: (estateId: number): Promise<(LinkedMatter & { readonly partyID: number })[]> =>
    tx.rows(sql`
      select o.estate_party_id as "partyID", m.id as "matterID", m.reference, m.name from trust_origin o
        join matter m on m.intermediary_id = o.intermediary_id and m.id = o.matter_id
      where o.estate_matter_id = ${estateId} and ${whereSeesMatter(sql`m.id`)}`),
  estateOf: (trustId: number): Promise<LinkedMatter | undefined> =>
    tx.maybe(sql`
      select m.id as "matterID", m.reference, m.name from trust_origin o
        join matter m on m.intermediary_id = o.intermediary_id and m.id = o.estate_matter_id
      where o.matter_id = ${trustId} and ${whereSeesMatter(sql`m.id`)}`),
  isMade: async (partyId: number): Promise<boolean> =>
    (await tx.maybe(sql`select from trust_origin where estate_party_id = ${partyId}`)) !== undefined,
  headOf: (matterId: number) =>
    tx.one<{ masterReference: string | null; masterOfficeID: number | null }>(
      sql`select master_reference as "masterReference", master_office_id as "masterOfficeID" from matter where id = ${matterId}`,
    ),
});
