import type { Role } from '@boedel/domain/access/role';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface UserRow {
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
  readonly roles: Role[];
  readonly system_types: number[];
}

const members = sql`select p.id, p.email, p.full_name, m.roles, m.system_types
  from membership m join person p on p.id = m.person_id`;

/** The people of the firm. */
export const userStore = (tx: Tx) => ({
  byId: (id: number): Promise<UserRow | undefined> => tx.maybe(sql`${members} where m.person_id = ${id}`),
  byEmail: (email: string): Promise<UserRow | undefined> =>
    tx.maybe(sql`${members} where lower(p.email) = lower(${email})`),
  saveSystemType: (personId: number, systemType: number): Promise<number> =>
    tx.run(sql`update membership set system_type = ${systemType}, version = version + 1 where person_id = ${personId}`),
  /** What the person works in and what they could: their own types and the firm's. */
  typesOf: (personId: number): Promise<{ system_type: number; system_types: number[]; firm_types: number[] }> =>
    tx.one(sql`select m.system_type, m.system_types, i.system_types as firm_types
      from membership m join intermediary i on i.id = m.intermediary_id where m.person_id = ${personId} for update of m`),
});
