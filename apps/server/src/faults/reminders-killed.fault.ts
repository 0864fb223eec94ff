import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownTasks } from '@boedel/contract/users/notifications';
import { frequencies } from '@boedel/domain/firm/frequency';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoFirms } from '../demo/people';
import type { Database } from '../platform/db/database';
import { openServer } from '../platform/db/server-database';
import { type Sql, sql } from '../platform/db/sql';
import { openProviderScope } from '../platform/tenancy/scopes';
import { buildServer, stopAll, type RunningServer, startServer } from '../testing/built-server';
import { type PostgresServer, startPostgres } from '../testing/postgres-server';
import { reportFault } from './report-fault';

/** A day's reminders, killed after every lot of people that was written to; at the end two processes make the rest at once. */
const people = 200;
const folder = mkdtempSync(join(tmpdir(), 'boedel-reminders-'));
let built: Awaited<ReturnType<typeof buildServer>>;
let postgres: PostgresServer;
let database: Database;
const start = (): Promise<RunningServer> =>
  startServer(built.folder, {
    BOEDEL_DATA: folder,
    DATABASE_URL: postgres.urlFor('boedel'),
    AUTH_KEY: 'the same key for every process of the installation',
    DEMO: 'people',
  });
const killServer = async (server: RunningServer): Promise<void> => {
  server.child.kill('SIGKILL');
  await server.exited;
};
const readOne = <T extends object>(query: Sql): Promise<T> =>
  openProviderScope(database).transaction((tx) => tx.one<T>(query));
const run = (query: Sql): Promise<number> => openProviderScope(database).transaction((tx) => tx.run(query));

beforeAll(async () => {
  built = await buildServer();
  postgres = await startPostgres();
  const owner = openServer({ url: postgres.urlFor('postgres'), poolSize: 1 });
  await owner.outsideTransaction('create database boedel');
  await owner.close();
  // The first start makes the demo's people; nothing is reminded while the rest is laid out.
  const first = await start();
  database = openServer({ url: postgres.urlFor('boedel'), poolSize: 2 });
  await killServer(first);
});
afterAll(async () => {
  stopAll();
  await database.close();
  await postgres.discard();
  built.discard();
  rmSync(folder, { recursive: true, force: true });
});

const listReminded = (): string[] =>
  readdirSync(join(folder, 'outbox'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.eml'))
    .flatMap(
      (file) => /^To: .*?(many\d+@kill\.test)/m.exec(readFileSync(join(folder, 'outbox', file), 'utf8'))?.[1] ?? [],
    );

async function insertFixtures(): Promise<number> {
  const { id } = await readOne<{ id: number }>(sql`select id from intermediary where name = ${demoFirms.protea.name}`);
  await run(sql`insert into person (email, full_name, terms_accepted_at)
    select 'many' || n || '@kill.test', 'Many ' || n, now() from generate_series(1, ${people}::int) n`);
  await run(sql`insert into membership (intermediary_id, person_id, roles, system_types, system_type, accepted_at)
    select ${id}, id, '{Capture Matter}', '{2}', 2, now() from person where email like '%@kill.test'`);
  await run(sql`insert into email_notification (intermediary_id, person_id, notification, frequency, weekday)
    select ${id}, id, ${ownTasks}::int, ${frequencies.weekly}::int, extract(isodow from now() at time zone 'Africa/Johannesburg')::int
    from person where email like '%@kill.test'`);
  await run(sql`insert into task (intermediary_id, title, owner_person_id, due_on, priority)
    select ${id}, 'Work', id, (now() at time zone 'Africa/Johannesburg')::date, 'normal' from person where email like '%@kill.test'`);
  await run(sql`delete from reminder_pass where intermediary_id = ${id}`);
  await run(
    sql`insert into job (intermediary_id, kind, once_key, max_attempts) values (${id}, 'reminders.send', 'killed', 100)`,
  );
  return id;
}

test('reminders killed after each lot of people go out to everybody, once each', async () => {
  const firm = await insertFixtures();
  const countWritten = async (): Promise<number> =>
    (
      await readOne<{ count: number }>(
        sql`select count(*)::int as count from reminder_sent where intermediary_id = ${firm} and notification = ${ownTasks}::int`,
      )
    ).count;
  let [kills, before] = [0, 0];
  while (before < people / 2) {
    const server = await start();
    await expect.poll(countWritten, { timeout: 120_000, interval: 5 }).toBeGreaterThan(before);
    await killServer(server);
    kills += 1;
    before = await countWritten();
    // The hold of a process that is gone runs out by itself; the clock is moved instead of waited for.
    await run(sql`update job set locked_until = now() where state = 'running'`);
  }
  expect(before).toBeLessThan(people);
  const [first, second] = [await start(), await start()];
  await expect.poll(countWritten, { timeout: 120_000, interval: 200 }).toBe(people);
  const open = sql`select count(*)::int as count from job where kind in ('reminders.send', 'mail.send') and state <> 'done' and run_at <= now()`;
  await expect
    .poll(async () => (await readOne<{ count: number }>(open)).count, { timeout: 180_000, interval: 500 })
    .toBe(0);
  const to = listReminded();
  const { mails } = await readOne<{ mails: number }>(
    sql`select count(*)::int as mails from mail where intermediary_id = ${firm} and to_addresses[1] like '%@kill.test'`,
  );
  reportFault('reminders killed between lots', { people, kills, mails, twice: mails - new Set(to).size });
  expect([to.length, new Set(to).size, mails]).toEqual([people, people, people]);
  await Promise.all([killServer(first), killServer(second)]);
});
