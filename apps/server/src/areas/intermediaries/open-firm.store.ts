import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const insertFirm = (
  tx: Tx,
  name: string,
  country: 'Namibia' | 'South Africa',
  systemTypes: readonly number[],
): Promise<{ id: number }> =>
  tx.one(sql`insert into intermediary (name, country, system_types)
    values (${name}, ${country}, ${[...new Set(systemTypes)]}) returning id`);

export const insertCompany = (
  tx: Tx,
  firmId: number,
  name: string,
  country: 'Namibia' | 'South Africa',
): Promise<number> =>
  tx.run(sql`insert into company (intermediary_id, name, country) values (${firmId}, ${name}, ${country})`);

export const savePerson = (tx: Tx, email: string, adminName: string): Promise<{ id: number }> =>
  tx.one(sql`insert into person (email, full_name)
    values (${email}, ${adminName}) on conflict (lower(email)) do update set version = person.version returning id`);

export const inviteFirstAdmin = (
  tx: Tx,
  {
    firmId,
    personId,
    systemTypes,
    now,
  }: {
    readonly firmId: number;
    readonly personId: number;
    readonly systemTypes: readonly number[];
    readonly now: Date;
  },
): Promise<number> =>
  tx.run(sql`insert into membership (intermediary_id, person_id, roles, system_types, invited_at)
    values (${firmId}, ${personId}, '{Admin,"Capture Matter","Request Account"}', ${[...new Set(systemTypes)]},
            ${now.toISOString()})`);
