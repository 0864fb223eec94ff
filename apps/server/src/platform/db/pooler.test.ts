import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseKind, createFreshDatabase, type TestDatabase } from '../../testing/database';
import { type Pgbouncer, findPgbouncer, startPgbouncer } from '../../testing/pgbouncer';
import type { Database } from './database';
import { migrate } from './migrate';
import { recognisePooler } from './recognise-pooler';
import { openServer } from './server-database';
import { nothing, sql } from './sql';

const needsPgbouncer = databaseKind === 'server' && findPgbouncer() !== undefined;

describe.runIf(needsPgbouncer)('behind pgbouncer', () => {
  let fresh: TestDatabase;
  let name: string;
  const started: Pgbouncer[] = [];
  const begin = async (settings: Record<string, string | number> = {}): Promise<string> => {
    const pgbouncer = await startPgbouncer(inject('postgres'), settings);
    started.push(pgbouncer);
    return pgbouncer.urlFor(name);
  };
  beforeAll(async () => {
    fresh = await createFreshDatabase();
    name = new URL(fresh.url!).pathname.slice(1);
  });
  afterAll(async () => {
    await Promise.all(started.map((pgbouncer) => pgbouncer.discard()));
    await fresh?.close();
  });

  test('a pooler is recognised, also where it is told to pass over what it does not know', async () => {
    expect(await recognisePooler(fresh.url!)).toBe('none');
    const ways: Record<string, string>[] = [
      {},
      { ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout,options' },
    ];
    for (const settings of ways) {
      const url = await begin(settings);
      const pooler = await recognisePooler(url);
      expect(['transaction', 'prepared']).toContain(pooler);
      // Asked again on the session the first question left behind.
      expect(await recognisePooler(url)).toBe(pooler);
    }
  });

  const workers = 12;
  const workTogether = async (database: Database): Promise<void> => {
    await database.asOwner((tx) =>
      tx.script('create table if not exists counted (id int primary key, n int not null)'),
    );
    await database.asOwner((tx) => tx.script('delete from counted; insert into counted values (1, 0)'));
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(
        Array.from({ length: workers }, async () => {
          await database.transaction(sql`select set_config('app.user', '7', true)`, async (tx) => {
            tx.behind(sql`update counted set n = n + ${1} where id = ${1}`);
            expect(await tx.one(sql`select current_setting('app.user') as who`)).toEqual({ who: '7' });
          });
          await database.reading(nothing, (tx) => tx.one(sql`select n from counted where id = ${1}`));
          expect(await database.single(sql`select ${round}::int as round`)).toEqual({ round });
        }),
      );
    }
    expect(await database.single(sql`select n from counted`)).toEqual({ n: 5 * workers });
  };

  test('transactions, readings and single statements of many at once go through, with the settings of each', async () => {
    const url = await begin();
    const pooler = await recognisePooler(url);
    for (const each of new Set([pooler, 'transaction' as const])) {
      const database = openServer({ url, poolSize: 8, pooler: each });
      await migrate(database);
      await workTogether(database);
      const read = () =>
        database.single(sql`select current_setting('statement_timeout') as "longest", current_setting('timezone') as zone,
          current_setting('idle_in_transaction_session_timeout') as idle`);
      expect(await read()).toEqual({ longest: '1min', zone: 'UTC', idle: '1min' });
      await database.close();
    }
  });

  test("the owner's work goes past the pooler where an address for that is given", async () => {
    const url = await begin({ query_timeout: 1 });
    const slow = (database: Database) => database.asOwner((tx) => tx.one(sql`select 1 as one from pg_sleep(2.5)`));
    const through = openServer({ url, pooler: 'transaction' });
    await expect(slow(through)).rejects.toThrow();
    const past = openServer({ url, pooler: 'transaction', directUrl: fresh.url });
    expect(await slow(past)).toEqual({ one: 1 });
    expect(await past.single(sql`select 1 as one`)).toEqual({ one: 1 });
    await Promise.all([through.close(), past.close()]);
  });
});

describe.runIf(databaseKind === 'server')('while another process changes a table', () => {
  test('what was prepared before goes on, on every connection', async () => {
    const fresh = await createFreshDatabase();
    const { database } = fresh;
    await database.asOwner((tx) => tx.script('create table shaped (id int); insert into shaped values (1)'));
    const read = () => database.reading(nothing, (tx) => tx.one(sql`select * from shaped`));
    const single = () => database.single(sql`select * from shaped where id = ${1}`);
    const save = () => database.transaction(nothing, (tx) => tx.one(sql`update shaped set id = id returning *`));
    const everywhere = () =>
      Promise.all(Array.from({ length: 24 }, async () => [await read(), await single(), await save()]));
    await everywhere();
    const other = openServer({ url: fresh.url! });
    await other.asOwner((tx) => tx.script(`alter table shaped add column more text default 'new'`));
    const row = { id: 1, more: 'new' };
    for (const found of await everywhere()) expect(found).toEqual([row, row, row]);
    await other.asOwner((tx) => tx.script('alter table shaped drop column more'));
    for (const found of await everywhere()) expect(found).toEqual([{ id: 1 }, { id: 1 }, { id: 1 }]);
    await other.close();
    await fresh.close();
  });
});
