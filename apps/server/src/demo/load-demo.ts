import { termsVersion } from '@boedel/contract/session/terms';
import type { Tx } from '../platform/db/database';
import { sql } from '../platform/db/sql';
import type { Services } from '../platform/services';
import { hashPassword } from '../platform/session/passwords';
import { openProviderScope } from '../platform/tenancy/scopes';
import { createDirectories } from './directories';
import { fillEstates } from './estate-contents';
import { addPeopleAndDates } from './matter-people';
import { createMatters, demoMatters } from './matters';
import { type DemoFirmKey, demoFirms, demoPassword, demoPeople } from './people';
import { addPayments } from './payouts';
import { loadProviderDemo } from './provider';

/**
 * Loads the demo into a database that has no firm yet, never in production: all of it, or its firms and people alone with
 * nothing captured. Says whether this is a demo database.
 */
export async function loadDemo(services: Services, tell = (): void => undefined): Promise<boolean> {
  const { config, database, clock } = services;
  if (config.isProduction || config.DEMO === 'off') return false;
  return openProviderScope(database).transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(7262664)`);
    const { count } = await tx.one<{ count: number }>(sql`select count(*) as count from intermediary`);
    if (count > 0) return isDemo(tx);
    tell();
    const passwordHash = await hashPassword(demoPassword);
    const firmIds = await createFirms(tx);
    await createPeople(tx, firmIds, passwordHash);
    if (config.DEMO === 'people') return true;
    await createDirectories(tx, firmIds);
    await loadProviderDemo(tx, firmIds, clock());
    await loadMatterDemo(tx, firmIds);
    for (const key of ['protea', 'welwitschia'] as const) await addPeopleAndDates(tx, firmIds[key], clock());
    for (const key of ['protea', 'welwitschia'] as const) {
      await fillEstates(tx, services, firmIds[key], demoFirms[key].country);
    }
    await addPayments(tx, services, firmIds.protea);
    return true;
  });
}

const isDemo = async (tx: Tx): Promise<boolean> =>
  (await tx.maybe(sql`select id from person where email = ${demoPeople[0]!.email}`)) !== undefined;

/** What a letterhead says of the firm. */
const officeIn: Readonly<Record<string, Record<'phone' | 'email' | 'street' | 'city' | 'code', string>>> = {
  'South Africa': {
    phone: '012 555 0142',
    email: 'office@protea.test',
    street: '210 Church Street',
    city: 'Pretoria',
    code: '0002',
  },
  Namibia: {
    phone: '061 555 042',
    email: 'office@welwitschia.test',
    street: '18 Luther Street',
    city: 'Windhoek',
    code: '10005',
  },
};

async function createFirms(tx: Tx): Promise<Record<DemoFirmKey, number>> {
  const ids: Partial<Record<DemoFirmKey, number>> = {};
  for (const [key, firm] of Object.entries(demoFirms)) {
    const { id } = await tx.one<{ id: number }>(sql`
      insert into intermediary (name, country, system_types, is_provider)
      values (${firm.name}, ${firm.country}, '{1,2,3,4,5}', ${'isProvider' in firm}) returning id`);
    const { phone, email, street, city, code } = officeIn[firm.country]!;
    await tx.run(sql`
      insert into company (intermediary_id, name, country, phone, email, physical_address1, physical_city, physical_code)
      values (${id}, ${firm.name}, ${firm.country}, ${phone}, ${email}, ${street}, ${city}, ${code})`);
    ids[key as DemoFirmKey] = id;
  }
  return ids as Record<DemoFirmKey, number>;
}

async function createPeople(tx: Tx, firmIds: Record<DemoFirmKey, number>, passwordHash: string): Promise<void> {
  for (const person of demoPeople) {
    const { id } = await tx.one<{ id: number }>(sql`
      insert into person (email, full_name, password_hash, two_factor, terms_accepted_at, terms_version)
      values (${person.email}, ${person.fullName}, ${passwordHash}, ${person.twoFactor ?? false},
              ${person.termsNotAccepted ? null : new Date().toISOString()}, ${person.termsNotAccepted ? null : termsVersion})
      returning id`);
    for (const [key, member] of Object.entries(person.in)) {
      await tx.run(sql`
        insert into membership (intermediary_id, person_id, roles, system_types)
        values (${firmIds[key as DemoFirmKey]}, ${id}, ${[...member.roles]}, ${[...member.systemTypes]})`);
    }
  }
}

/** Matters for both firms; a smaller set for the second. */
async function loadMatterDemo(tx: Tx, firmIds: Record<DemoFirmKey, number>): Promise<void> {
  for (const [key, matters] of [
    ['protea', demoMatters],
    ['welwitschia', demoMatters.filter((_, index) => index % 6 === 0)],
  ] as const) {
    const firm = firmIds[key];
    const people = await tx.rows<{ person_id: number }>(sql`
      select m.person_id from membership m join person p on p.id = m.person_id
      where m.intermediary_id = ${firm} and 'Capture Matter' = any(m.roles)
      order by array_position(${demoPeople.map(({ email }) => email)}::text[], p.email) limit 3`);
    await createMatters(
      tx,
      firm,
      demoFirms[key].country,
      people.map((row) => row.person_id),
      matters,
    );
  }
}
