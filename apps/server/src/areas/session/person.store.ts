import type { Tx } from '../../platform/db/database';
import { type Sql, sql } from '../../platform/db/sql';
import type { MailLanguage } from '../../platform/mail/mail-text';

/** Somebody who may sign in. */
export interface SignInPersonRow {
  readonly id: number;
  readonly email: string;
  readonly full_name: string;
  readonly password_hash: string | null;
  readonly two_factor: boolean;
  readonly has_authenticator: boolean;
  /** Any firm they belong to: a session opens all of them. */
  readonly firm_demands_second_factor: boolean;
  readonly is_of_provider: boolean;
  readonly last_intermediary_id: number | null;
  /** Their own choice, else their firm's. */
  readonly language: MailLanguage;
}

export interface MembershipRow {
  readonly firm_id: number;
  readonly name: string;
  readonly country: 'South Africa' | 'Namibia';
  readonly is_provider: boolean;
  readonly roles: string[];
  readonly system_types: number[];
  readonly is_invited: boolean;
}

const columns = sql`id, email, full_name, password_hash, two_factor, last_intermediary_id, language_of(id) as language,
  exists (select from authenticator a where a.person_id = person.id and a.confirmed_at is not null) as has_authenticator,
  exists (select from membership m join firm_setting s on s.intermediary_id = m.intermediary_id
    where m.person_id = person.id and s.demands_second_factor) as firm_demands_second_factor,
  exists (select from membership m join intermediary i on i.id = m.intermediary_id
    where m.person_id = person.id and i.is_provider) as is_of_provider`;

/** The one last used first, those that only invited last. */
const selectFirms = (personId: number, which: Sql): Sql => sql`
  select m.intermediary_id as firm_id, i.name, i.country, i.is_provider, m.roles, m.system_types,
    m.accepted_at is null as is_invited
  from membership m join intermediary i on i.id = m.intermediary_id join person p on p.id = m.person_id
  where m.person_id = ${personId} and (m.support_until is null or m.support_until > now()) and i.erasing_since is null
    and ${which}
  order by is_invited, m.intermediary_id is distinct from p.last_intermediary_id, i.name, i.id`;

/** People across firms, for signing in. */
export const personStore = (tx: Tx) => ({
  byEmail: (email: string): Promise<SignInPersonRow | undefined> =>
    tx.maybe(sql`select ${columns} from person where lower(email) = lower(${email})`),
  byId: (id: number): Promise<SignInPersonRow | undefined> =>
    tx.maybe(sql`select ${columns} from person where id = ${id}`),
  /** Those the person belongs to. */
  firmsOf: (personId: number): Promise<MembershipRow[]> =>
    tx.rows(selectFirms(personId, sql`m.accepted_at is not null`)),
  /** And those they may enter: an invitation is accepted by that. */
  doorsOf: (personId: number): Promise<MembershipRow[]> => tx.rows(selectFirms(personId, sql`true`)),
  usesFirm: (personId: number, firmId: number): Promise<number> =>
    tx.run(sql`update person set last_intermediary_id = ${firmId} where id = ${personId}`),
  savePassword: (personId: number, passwordHash: string, now: Date): Promise<number> =>
    tx.run(sql`update person set password_hash = ${passwordHash}, password_changed_at = ${now.toISOString()},
               version = version + 1 where id = ${personId}`),
  saveTwoFactor: (personId: number, isOn: boolean): Promise<number> =>
    tx.run(sql`update person set two_factor = ${isOn}, version = version + 1 where id = ${personId}`),
});
