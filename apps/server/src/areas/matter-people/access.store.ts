import type { AccessRight } from '@boedel/domain/matter/access-rights';
import type { Role } from '@boedel/domain/access/role';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { seesType } from '../../platform/tenancy/sees';

export const accessTable = firmTable('matter_access', {
  matter_id: c.id,
  person_id: c.id,
  may_capture: c.flag,
  rights: c.texts,
  created_at: c.instant,
});
export type AccessRow = RowOf<typeof accessTable>;

export interface AccessShown extends AccessRow {
  email: string;
  full_name: string;
  roles: Role[];
}

export interface GivenMatter {
  id: number;
  reference: string;
  name: string;
  system_type: number;
  status: number;
  may_capture: boolean;
  rights: AccessRight[];
}

export const accessStore = (tx: Tx) => {
  const shown = (where: Sql): Promise<AccessShown[]> =>
    tx.rows(sql`
      select a.*, p.email, p.full_name, m.roles from matter_access a
        join membership m on m.intermediary_id = a.intermediary_id and m.person_id = a.person_id
        join person p on p.id = a.person_id
      where ${where} order by p.full_name, a.id`);
  return {
    ...rowsOf(tx, accessTable),
    listOf: (matterId: number): Promise<AccessShown[]> => shown(sql`a.matter_id = ${matterId}`),
    findShown: async (id: number): Promise<AccessShown> => {
      const [row] = await shown(sql`a.id = ${id}`);
      if (!row) throw new NotFound();
      return row;
    },
    ofPerson: async (matterId: number, personId: number): Promise<AccessRow | undefined> =>
      (await rowsOf(tx, accessTable).list(sql`matter_id = ${matterId} and person_id = ${personId}`))[0],
    /** What the person of this transaction was given. */
    mine: (): Promise<GivenMatter[]> =>
      tx.rows(sql`
        select m.id, m.reference, m.name, m.system_type, m.status, a.may_capture, a.rights
        from matter_access a join matter m on m.intermediary_id = a.intermediary_id and m.id = a.matter_id
        where a.person_id = app_user_id() and ${seesType(sql`m.system_type`)} order by m.reference`),
    /** Finds the person or makes one; whether the address was known is not told. */
    personFor: (email: string, name: string): Promise<{ id: number; is_new: boolean }> =>
      tx.one(sql`select id, is_new from person_for_access(${email}, ${name})`),
    rolesOf: (personId: number): Promise<{ roles: Role[] } | undefined> =>
      tx.maybe(sql`select roles from membership where intermediary_id = app_firm() and person_id = ${personId}`),
    /** A member of the firm who holds the role; a joint appointee also gets the matter's type to work in. */
    admit: (personId: number, role: Role, systemTypes: readonly number[]): Promise<number> =>
      tx.run(sql`
        insert into membership (person_id, roles, system_types, system_type)
        values (${personId}, ${[role]}, ${[...systemTypes]}, ${systemTypes[0] ?? 0})
        on conflict (intermediary_id, person_id) do update set
          roles = array(select distinct unnest(membership.roles || excluded.roles)),
          system_types = array(select distinct unnest(membership.system_types || excluded.system_types)),
          version = membership.version + 1`),
  };
};
