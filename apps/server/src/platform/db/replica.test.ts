import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKind } from '../../testing/database';
import { findFreePort, type PostgresReplica, type PostgresServer, startPostgres } from '../../testing/postgres-server';
import { readConfig } from '../config/config';
import { openDatabase } from '../create-services';
import { explainStart } from '../startup/explain-start';
import { examineInstallation } from '../startup/doctor';
import { readFromReplica } from './database';
import { openServer, type ServerDatabase } from './server-database';
import { nothing, sql } from './sql';

describe.runIf(databaseKind === 'server')('what may be read from a replica', () => {
  let primary: PostgresServer;
  let replica: PostgresReplica;
  const opened: ServerDatabase[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'boedel-replica-'));
  beforeAll(async () => {
    primary = await startPostgres();
    replica = await primary.startReplica();
    const owner = open(primary.urlFor('postgres'));
    await owner.outsideTransaction('create database notes');
    await owner.outsideTransaction('create database others');
    await open(primary.urlFor('notes')).outsideTransaction('create table note (id int primary key)');
  }, 60_000);
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.close()));
    await primary?.discard();
    rmSync(folder, { recursive: true, force: true });
  });
  function open(url: string, readUrl?: string): ServerDatabase {
    const patience = { behind: 500, restBehind: 0, restAway: 0 };
    const database = openServer({ url, poolSize: 4, readUrl, replicaPatience: patience });
    opened.push(database);
    return database;
  }
  const settings = (more: Record<string, string>): Record<string, string> => ({
    BOEDEL_DATA: folder,
    DATABASE_URL: primary.urlFor('notes'),
    DATABASE_WAIT_SECONDS: '0',
    ...more,
  });

  interface Read {
    readonly fromReplica: boolean;
    readonly count: number;
  }
  const read = (database: ServerDatabase, kind: 'reading' | 'snapshot' = 'reading'): Promise<Read> =>
    readFromReplica(database)[kind](nothing, (tx) =>
      tx.one<Read>(sql`select pg_is_in_recovery() as "fromReplica", count(*)::int as count from note`),
    );
  const add = (database: ServerDatabase, id: number): Promise<number> =>
    database.transaction(nothing, (tx) => tx.run(sql`insert into note values (${id})`));

  test('what was just saved is read at once, a hundred times over, and the replica answers', async () => {
    const database = open(primary.urlFor('notes'), replica.urlFor('notes'));
    const found: Read[] = [];
    for (let id = 1; id <= 100; id += 1) {
      await add(database, id);
      found.push(await read(database, id % 2 ? 'reading' : 'snapshot'));
    }
    expect(found.map(({ count }) => count)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
    expect(found.filter(({ fromReplica }) => fromReplica).length).toBeGreaterThan(50);
    await database.transaction(nothing, (tx) => tx.run(sql`delete from note`));
  });

  test('a replica that stands still is not read from', async () => {
    const database = open(primary.urlFor('notes'), replica.urlFor('notes'));
    const onReplica = open(replica.urlFor('notes'));
    await add(database, 1);
    await onReplica.outsideTransaction('select pg_wal_replay_pause()');
    await add(database, 2);
    expect(await read(database)).toEqual({ fromReplica: false, count: 2 });
    expect(await read(database, 'snapshot')).toEqual({ fromReplica: false, count: 2 });
    await onReplica.outsideTransaction('select pg_wal_replay_resume()');
    await expect.poll(() => read(database)).toEqual({ fromReplica: true, count: 2 });
  });

  test('a change is refused there as on the primary, and the primary makes it', async () => {
    const database = open(primary.urlFor('notes'), replica.urlFor('notes'));
    const write = readFromReplica(database).reading(nothing, (tx) => tx.run(sql`insert into note values (77)`));
    await expect(write).rejects.toMatchObject({ code: '25006' });
    expect(
      await readFromReplica(database).transaction(nothing, (tx) => tx.run(sql`insert into note values (77)`)),
    ).toBe(1);
    expect((await read(database)).count).toBe(3);
  });

  test('a replica that is away, or goes in the middle, is answered for by the primary', async () => {
    const database = open(primary.urlFor('notes'), replica.urlFor('notes'));
    let turns = 0;
    const both = readFromReplica(database).reading(nothing, async (tx) => {
      turns += 1;
      const first = await tx.one<{ here: boolean }>(sql`select pg_is_in_recovery() as here`);
      if (first.here) await replica.stop();
      return await tx.one<Read>(sql`select pg_is_in_recovery() as "fromReplica", count(*)::int as count from note`);
    });
    expect(await both).toEqual({ fromReplica: false, count: 3 });
    expect(turns).toBe(2);
    expect(await read(database)).toEqual({ fromReplica: false, count: 3 });
    await replica.start();
    await expect.poll(() => read(database), { timeout: 10_000 }).toEqual({ fromReplica: true, count: 3 });
  });

  test('a setting that can never be read from is named at the start, one that is away is told', async () => {
    const start = async (more: Record<string, string>): Promise<{ said: string; lines: string[] }> => {
      const lines: string[] = [];
      const config = readConfig(settings(more));
      try {
        await (await openDatabase(config, (line) => void lines.push(line))).close();
      } catch (error) {
        return { said: explainStart(error, config), lines };
      }
      return { said: 'started', lines };
    };
    const refused = async (url: string): Promise<string> => (await start({ DATABASE_READ_URL: url })).said;
    expect(await refused(replica.urlFor('others'))).toBe(
      'DATABASE_READ_URL leads to another database than DATABASE_URL. Name the same database of a replica, or leave it out.',
    );
    expect(await refused(replica.urlFor('none'))).toMatch(/There is no database "none" .* in DATABASE_READ_URL\./);
    expect(await refused('replica')).toMatch(/^DATABASE_READ_URL is not a valid address\./);
    expect((await start({ DATABASE_URL: '', DATABASE_READ_URL: replica.urlFor('notes') })).said).toMatch(
      /^DATABASE_READ_URL names a replica of the server in DATABASE_URL, which is not set\./,
    );
    const owner = open(primary.urlFor('postgres'));
    await owner.outsideTransaction('create role reader login');
    await pause(200);
    expect(await refused(replica.urlFor('notes').replace('boedel@', 'reader@'))).toMatch(
      /may not ask the replica .* Run as a superuser: grant pg_read_all_stats to "reader"\.$/,
    );
    const inspect = async (url: string) =>
      (
        await examineInstallation(readConfig(settings({ PORT: String(await findFreePort()), DATABASE_READ_URL: url })))
      ).find(({ what }) => what === 'Replica');
    expect(await inspect(replica.urlFor('notes'))).toMatchObject({ state: 'ok' });
    const away = `postgres://boedel@127.0.0.1:${await findFreePort()}/notes`;
    expect(await inspect(away)).toMatchObject({ state: 'WRONG', text: expect.stringMatching(/^Nothing answers at /) });
  });

  test('one that was made a primary of its own is never read from, however much it has', async () => {
    const database = open(primary.urlFor('notes'), replica.urlFor('notes'));
    const apart = open(replica.urlFor('notes'));
    await apart.outsideTransaction('select pg_promote()');
    await apart.outsideTransaction('insert into note select generate_series(1000, 9000)');
    expect(await read(database)).toEqual({ fromReplica: false, count: 3 });
    expect(await read(database, 'snapshot')).toEqual({ fromReplica: false, count: 3 });
  });
});
