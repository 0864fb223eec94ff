import type { AccessRight } from '@boedel/domain/access/access-rights';
import { restrictedRoles, type Role } from '@boedel/domain/access/role';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import type { MailLanguage } from '../../platform/mail/mail-text';
import { NotFound } from '../../platform/problems';
import { whereSeesType } from '../../platform/db/sees';

export const accessTable = firmTable('matter_access', {
  matter_id: c.id,
  person_id: c.id,
  may_capture: c.flag,
  rights: c.texts,
  created_at: c.instant,
});
export type AccessRow = RowOf<typeof accessTable>;

export interface AccessDetails extends AccessRow {
  email: string;
  full_name: string;
  roles: Role[];
  accepted_at: string | null;
  terms_accepted_at: string | null;
}

export interface GrantedMatter {
  id: number;
  reference: string;
  name: string;
  system_type: number;
  status: number;
  may_capture: boolean;
  rights: AccessRight[];
}

export const accessStore = (tx: Tx) => {
  const listAccessWhere = (where: Sql): Promise<AccessDetails[]> =>
    tx.rows(sql`
      select a.*, coalesce(m.invited_email, p.email) as email, coalesce(m.invited_name, p.full_name) as full_name, m.roles,
        m.accepted_at, p.terms_accepted_at
      from matter_access a
        join membership m on m.intermediary_id = a.intermediary_id and m.person_id = a.person_id
        left join person p on p.id = a.person_id
      where ${where} order by full_name, a.id`);
  return {
    ...tableStore(tx, accessTable),
    listOf: (matterId: number): Promise<AccessDetails[]> => listAccessWhere(sql`a.matter_id = ${matterId}`),
    findShown: async (id: number): Promise<AccessDetails> => {
      const [row] = await listAccessWhere(sql`a.id = ${id}`);
      if (!row) throw new NotFound();
      return row;
    },
    ofPerson: async (matterId: number, personId: number): Promise<AccessRow | undefined> =>
      (await tableStore(tx, accessTable).list(sql`matter_id = ${matterId} and person_id = ${personId}`))[0],
    /** What the person of this transaction was given. */
    mine: (): Promise<GrantedMatter[]> =>
      tx.rows(sql`
        select m.id, m.reference, m.name, m.system_type, m.status, a.may_capture, a.rights
        from matter_access a join matter m on m.intermediary_id = a.intermediary_id and m.id = a.matter_id
        where a.person_id = app_user_id() and ${whereSeesType(sql`m.system_type`)} order by m.reference`),
    /** Somebody who has a place in the firm holds this role too, and works in these types. */
    addRole: (personId: number, role: Role, systemTypes: readonly number[]): Promise<number> =>
      tx.run(sql`
        update membership set roles = array(select distinct unnest(roles || ${[role]}::text[])),
          system_types = array(select distinct unnest(system_types || ${[...systemTypes]}::int[])), version = version + 1
        where person_id = ${personId}`),
    /** Whether a mail of this matter went to the person since then: giving and taking back sends no further one. */
    toldSince: async ({ matter_id, person_id }: AccessRow, since: Date): Promise<boolean> =>
      (
        await tx.one<{ told: boolean }>(sql`select exists (select from mail
          where matter_id = ${matter_id} and entity_type = 'person' and entity_id = ${person_id}
            and created_at > ${since.toISOString()}) as told`)
      ).told,
    /** An invitation to single matters that holds none any more is withdrawn; who has come keeps their place. */
    withdrawIfEmpty: (personId: number): Promise<number> =>
      tx.run(sql`
        delete from membership m where m.person_id = ${personId} and m.accepted_at is null
          and m.roles <@ ${[...restrictedRoles]}::text[]
          and not exists (select from matter_access a where a.intermediary_id = m.intermediary_id and a.person_id = m.person_id)`),
  };
};

export const readFirm = (tx: Tx, personId: number): Promise<{ firm: string; language: MailLanguage }> =>
  tx.one(
    sql`select coalesce(trading_name, name) as firm, language_of(${personId}, app_firm()) as language
        from company where intermediary_id = app_firm()`,
  );
