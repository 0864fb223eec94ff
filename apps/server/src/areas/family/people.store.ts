import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { joinSql, sqlName, type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { whereSeesMatter } from '../../platform/db/sees';
import { type PartyRow, partyTable } from '../matter-parties/party.store';

export const parentageTable = firmTable('parentage', {
  matter_id: c.id,
  child_id: c.id,
  parent_id: c.id,
  kind: c.text,
  stays: c.flag,
});
export type ParentageRow = RowOf<typeof parentageTable>;

export const successionTable = firmTable('succession', {
  matter_id: c.id,
  override_reason: c.text.orNull,
  relatives_sought: c.flag,
});
export type SuccessionRow = RowOf<typeof successionTable>;

export const intestateHeirTable = firmTable('intestate_heir', {
  matter_id: c.id,
  party_id: c.id,
  share_n: c.id,
  share_d: c.id,
  position: c.int,
});
export type IntestateHeirRow = RowOf<typeof intestateHeirTable>;

/** Somebody captured as a beneficiary, whatever else they are. */
export const isBeneficiary = async (tx: Tx, partyId: number): Promise<boolean> =>
  (await tx.maybe(sql`select from matter_party where id = ${partyId} and (role = 'beneficiary' or is_beneficiary)`)) !==
  undefined;

/** Roles whose rows are people of the estate by themselves; anybody else is one when marked as a beneficiary. */
export const peopleRoles = ['spouse', 'child', 'beneficiary', 'relative'] as const;

export type PersonParent = Pick<ParentageRow, 'parent_id' | 'kind' | 'stays'>;
export type FamilyPersonRow = PartyRow & {
  readonly parents: readonly PersonParent[];
  readonly masters_reference: string | null;
  /** The global beneficiary who is known by the same number. */
  readonly global_id: number | null;
};

const partyColumns: Sql = joinSql(Object.keys(partyTable.columns).map((column) => sql`p.${sqlName(column)}`));
const parentsJson: Sql = sql`coalesce((select json_agg(json_build_object('parent_id', x.parent_id, 'kind', x.kind, 'stays', x.stays) order by x.id)
  from parentage x where x.intermediary_id = p.intermediary_id and x.matter_id = p.matter_id and x.child_id = p.id), '[]'::json)`;

const globalId: Sql = sql`(select g.id from globalbeneficiary g
  where g.intermediary_id = p.intermediary_id and g.known_id = p.known_id order by g.id limit 1)`;

/** A person of the estate, or whom it is about. */
export const isPerson = (party: Pick<PartyRow, 'role' | 'is_beneficiary'>): boolean =>
  party.is_beneficiary || peopleRoles.some((role) => role === party.role);

export const peopleStore = (tx: Tx) => ({
  parentage: tableStore(tx, parentageTable),

  /** Everybody of the matter's family and will with their parents, whom it is about first. */
  listOf: (matterId: number): Promise<FamilyPersonRow[]> =>
    tx.rows(sql`
      select ${partyColumns}, m.master_reference as masters_reference, ${globalId} as global_id, ${parentsJson} as parents
      from matter_party p join matter m on m.intermediary_id = p.intermediary_id and m.id = p.matter_id
      where p.matter_id = ${matterId} and ${whereSeesMatter(sql`p.matter_id`)}
        and (p.role = 'main' or p.is_beneficiary or p.role = any(${[...peopleRoles]}::text[]))
      order by p.role <> 'main', p.position, p.id`),

  async setParents(matterId: number, childId: number, parents: readonly PersonParent[]): Promise<void> {
    await tx.run(sql`delete from parentage where matter_id = ${matterId} and child_id = ${childId}`);
    if (parents.length === 0) return;
    const values = parents.map(
      ({ parent_id, kind, stays }) =>
        sql`(${matterId}::bigint, ${childId}::bigint, ${parent_id}::bigint, ${kind}, ${stays}::boolean)`,
    );
    await tx.run(sql`insert into parentage (matter_id, child_id, parent_id, kind, stays) values ${joinSql(values)}`);
  },

  successionOf: (matterId: number): Promise<SuccessionRow | undefined> =>
    tx.maybe(sql`select * from succession where matter_id = ${matterId}`),

  /** The matter's succession, held until the transaction ends; made where it is missing. */
  async holdSuccession(matterId: number): Promise<SuccessionRow> {
    await tx.run(
      sql`insert into succession (matter_id) values (${matterId}) on conflict (intermediary_id, matter_id) do nothing`,
    );
    return tx.one(sql`select * from succession where matter_id = ${matterId} for update`);
  },
  succession: tableStore(tx, successionTable),

  heirsByHand: (matterId: number): Promise<IntestateHeirRow[]> =>
    tableStore(tx, intestateHeirTable).list(sql`matter_id = ${matterId}`, sql`position, id`),

  async setHeirsByHand(
    matterId: number,
    heirs: readonly Pick<IntestateHeirRow, 'party_id' | 'share_n' | 'share_d'>[],
  ): Promise<void> {
    await tx.run(sql`delete from intestate_heir where matter_id = ${matterId}`);
    if (heirs.length === 0) return;
    const values = heirs.map(
      ({ party_id, share_n, share_d }, place) =>
        sql`(${matterId}::bigint, ${party_id}::bigint, ${share_n}::bigint, ${share_d}::bigint, ${place}::int)`,
    );
    await tx.run(
      sql`insert into intestate_heir (matter_id, party_id, share_n, share_d, position) values ${joinSql(values)}`,
    );
  },
});

/** Whoever has the family open is told that it changed. */
export const touchFamily = (tx: Tx, matterId: number): Promise<number> =>
  tx.run(sql`update succession set version = version + 1 where matter_id = ${matterId}`);

export const deleteParentage = (tx: Tx, matterId: number, id: number): Promise<number> =>
  tx.run(sql`
    delete from parentage x using matter_party m where x.matter_id = ${matterId} and x.child_id = ${id}
      and m.intermediary_id = x.intermediary_id and m.id = x.parent_id and m.role = 'main'`);

export const addParentage = (tx: Tx, id: number, matterId: number, kind: 'adoption' | 'birth'): Promise<number> =>
  tx.run(sql`
    insert into parentage (matter_id, child_id, parent_id, kind)
    select matter_id, ${id}, id, ${kind} from matter_party where matter_id = ${matterId} and role = 'main'`);

export const saveOverrideReason = (tx: Tx, matterId: number, reason: string | null): Promise<number> =>
  tx.run(sql`update succession set version = version + 1, override_reason = ${reason} where matter_id = ${matterId}`);

export const saveRelativesSought = (tx: Tx, matterId: number, relativesSought: boolean): Promise<number> =>
  tx.run(
    sql`update succession set version = version + 1, relatives_sought = ${relativesSought} where matter_id = ${matterId}`,
  );
