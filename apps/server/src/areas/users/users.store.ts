import type { Role } from '@boedel/domain/access/role';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import type { MailLanguage } from '../../platform/mail/mail-text';
import { Conflict, NotFound } from '../../platform/problems';
import { whereSeesType } from '../../platform/db/sees';

export interface UserRow {
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
  readonly roles: Role[];
  readonly system_types: number[];
  readonly terms_accepted_at: string | null;
  readonly invited_at: string | null;
  readonly accepted_at: string | null;
  readonly support_until: string | null;
  readonly version: number;
}

export interface UserListRow extends UserRow {
  readonly responsible_matters: number;
  readonly given_matters: number;
}

export interface UserMatterRow {
  readonly matter_id: number;
  readonly reference: string;
  readonly name: string;
  readonly may_capture: boolean;
  readonly rights: string[];
}

// Until an invitation is accepted the firm does not see the person: they are called what was typed.
const people = sql`membership m left join person p on p.id = m.person_id`;
const email = sql`coalesce(m.invited_email, p.email)`;
const fullName = sql`coalesce(m.invited_name, p.full_name)`;
const columns = sql`m.person_id as id, ${email} as email, ${fullName} as full_name, m.roles, m.system_types,
  p.terms_accepted_at, m.invited_at, m.accepted_at, m.support_until, m.version`;
const members = sql`select ${columns} from ${people}`;
const counts = sql`
  (select count(*) from matter t where t.responsible_person_id = m.person_id) as responsible_matters,
  (select count(*) from matter_access a where a.person_id = m.person_id) as given_matters`;

/** The people of the firm. */
export const userStore = (tx: Tx) => {
  const findUser = (id: number): Promise<UserRow | undefined> => tx.maybe(sql`${members} where m.person_id = ${id}`);
  return {
    byId: findUser,
    byEmail: (address: string): Promise<UserRow | undefined> =>
      tx.maybe(sql`${members} where lower(${email}) = lower(${address})`),
    saveSystemType: (personId: number, systemType: number): Promise<number> =>
      tx.run(
        sql`update membership set system_type = ${systemType}, version = version + 1 where person_id = ${personId}`,
      ),
    /** What the person works in and what they could: their own types and the firm's. */
    typesOf: (personId: number): Promise<{ system_type: number; system_types: number[]; firm_types: number[] }> =>
      tx.one(sql`select m.system_type, m.system_types, i.system_types as firm_types
        from membership m join intermediary i on i.id = m.intermediary_id where m.person_id = ${personId} for update of m`),

    /** Who can give roles, as anybody of the firm may know; nobody who only visits. */
    administrators: (): Promise<{ id: number; fullname: string; email: string }[]> =>
      tx.rows(sql`select m.person_id as id, ${fullName} as fullname, ${email} as email from ${people}
        where 'Admin' = any(m.roles) and m.accepted_at is not null order by 2 limit 5`),

    isFirm: async (firmId: number): Promise<boolean> =>
      (await tx.maybe(sql`select id from intermediary where id = ${firmId}`)) !== undefined,

    /** By name; every word that was typed must be found. */
    list: async ({ skip, take, searchString }: { skip: number; take: number; searchString: string }) => {
      const words = searchString.split(/\s+/).filter(Boolean);
      const where = sql`not exists (select from unnest(${words}::text[]) word
        where strpos(plain_text(${fullName} || ' ' || ${email}), plain_text(word)) = 0)`;
      const rows = await tx.rows<UserListRow>(sql`select ${columns}, ${counts}
        from ${people} where ${where}
        order by plain_text(${fullName}), m.person_id limit ${take} offset ${skip}`);
      const { total } = await tx.one<{ total: number }>(sql`select count(*) as total from ${people} where ${where}`);
      return { rows, total };
    },
    withCounts: async (id: number): Promise<UserListRow> => {
      const row = await tx.maybe<UserListRow>(sql`select ${columns}, ${counts}
        from ${people} where m.person_id = ${id}`);
      if (!row) throw new NotFound();
      return row;
    },
    /** How many of the matters somebody is responsible for are of none of these types. */
    mattersNotOfTypes: async (personId: number, systemTypes: readonly number[]): Promise<number> =>
      (
        await tx.one<{ many: number }>(sql`select count(*)::int as many from matter
          where responsible_person_id = ${personId} and not system_type = any(${[...systemTypes]}::int[])`)
      ).many,
    mattersGivenTo: (personId: number): Promise<UserMatterRow[]> =>
      tx.rows(sql`select a.matter_id, t.reference, t.name, a.may_capture, a.rights
        from matter_access a join matter t on t.id = a.matter_id where a.person_id = ${personId}
        order by t.reference limit 500`),

    /** Holds every administrator's row, so that two who leave at the same moment are looked at one after the other. */
    otherAdmins: async (personId: number): Promise<number> => {
      const admins = await tx.rows<{ person_id: number; has_come: boolean }>(sql`
        select m.person_id, p.terms_accepted_at is not null as has_come from membership m join person p on p.id = m.person_id
        where 'Admin' = any(m.roles) and m.support_until is null order by m.id for update of m`);
      return admins.filter((admin) => admin.person_id !== personId && admin.has_come).length;
    },
    lock: async (id: number): Promise<UserRow> => {
      const row = await tx.maybe<UserRow>(sql`${members} where m.person_id = ${id} for update of m`);
      if (!row) throw new NotFound();
      return row;
    },
    /** The person with this address, made where there is none: the one place that looks beyond the firm. */
    personFor: (address: string, name: string): Promise<{ id: number }> =>
      tx.one(sql`select id from person_for_access(${address}, ${name})`),
    /** Waits to be accepted, whether or not the person was known before. */
    invite: (
      personId: number,
      typed: { email: string; fullname: string; roles: readonly string[] },
      systemTypes: readonly number[],
      now: Date,
    ) =>
      tx.run(sql`insert into membership (person_id, roles, system_types, system_type, invited_at, accepted_at,
          invited_name, invited_email)
        values (${personId}, ${[...typed.roles]}, ${[...systemTypes]}, ${systemTypes.length === 1 ? systemTypes[0] : 0},
          ${now.toISOString()}, null, ${typed.fullname}, ${typed.email})
        on conflict (intermediary_id, person_id) do nothing`),
    invitedAgain: (personId: number, now: Date) =>
      tx.run(sql`update membership set invited_at = ${now.toISOString()} where person_id = ${personId}`),
    change: async (id: number, version: number, roles: readonly string[], systemTypes: readonly number[]) => {
      const changed = await tx.run(sql`update membership
        set roles = ${[...roles]}, system_types = ${[...systemTypes]}, version = version + 1
        where person_id = ${id} and version = ${version}`);
      if (changed === 0) throw new Conflict(await findUser(id));
    },
    /** What was typed with an invitation is the firm's to mend; a name is the person's once they belong elsewhere too. */
    rename: async (id: number, name: string): Promise<boolean> => {
      const asTyped = await tx.run(
        sql`update membership set invited_name = ${name} where person_id = ${id} and accepted_at is null`,
      );
      const { renamed } = await tx.one<{ renamed: boolean }>(
        sql`select rename_person(${id}, app_firm(), ${name}) as renamed`,
      );
      return asTyped > 0 || renamed;
    },
    languageOf: async (personId: number): Promise<MailLanguage> =>
      (await tx.one<{ language: MailLanguage }>(sql`select language_of(${personId}, app_firm()) as language`)).language,
    endSessions: async (personId: number, why: string, butNot: number | null, now: Date): Promise<number> =>
      (
        await tx.one<{ ended: number }>(
          sql`select end_member_sessions(${personId}, ${why}, ${butNot}, ${now.toISOString()}) as ended`,
        )
      ).ended,
    /** Whether there was one; null where they work in other firms too and nobody of the provider asks. */
    resetSecondFactor: async (personId: number, isSupport: boolean): Promise<boolean | null> =>
      (await tx.one<{ had: boolean | null }>(sql`select reset_member_factor(${personId}, ${isSupport}) as had`)).had,
    remove: (personId: number) => tx.run(sql`delete from membership where person_id = ${personId}`),
  };
};

export const readFirm = (tx: Tx): Promise<UserFirm> =>
  tx.one(sql`select system_types, is_provider from intermediary where id = app_firm()`);

export interface UserFirm {
  readonly system_types: number[];
  readonly is_provider: boolean;
}

export const findResponsiblePerson = (
  tx: Tx,
  matterId: number,
): Promise<{ responsible_person_id: number | null } | undefined> =>
  tx.maybe(sql`select responsible_person_id from matter where id = ${matterId} and ${whereSeesType(sql`system_type`)}`);

export const removeAssistant = (tx: Tx, personId: number): Promise<number> =>
  tx.run(
    sql`update matter set assistant_person_id = null, version = version + 1 where assistant_person_id = ${personId}`,
  );

export const handOverMatters = (tx: Tx, to: number, from: number): Promise<{ id: number }[]> =>
  tx.rows(sql`update matter
    set responsible_person_id = ${to}, version = version + 1,
        assistant_person_id = case when assistant_person_id = ${to} then null else assistant_person_id end
    where responsible_person_id = ${from} returning id`);

export const deleteNotifications = (tx: Tx, personId: number): Promise<number> =>
  tx.run(sql`delete from email_notification where person_id = ${personId}`);
