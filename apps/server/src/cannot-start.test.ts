import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from './platform/config/config';
import { listCatalogTables } from './platform/backup/catalog';
import { functions, migrate, migrations } from './platform/db/migrate';
import { openServer } from './platform/db/server-database';
import type { Sql } from './platform/db/sql';
import { openDatabase } from './platform/create-services';
import { checkFolder } from './platform/startup/check-folder';
import { listFunctions, listTables } from './platform/startup/check-schema';
import { askServer, judgeServer, type ServerFacts } from './platform/startup/check-server';
import { describeAddress } from './platform/startup/describe-address';
import { explainStart } from './platform/startup/explain-start';
import { buildServer, stopAll, runBuilt, startServer } from './testing/built-server';
import { databaseKind } from './testing/database';
import { findPgbouncer, startPgbouncer } from './testing/pgbouncer';
import { asNobody, findFreePort, type PostgresServer, startPostgres } from './testing/postgres-server';

// Each start is a process of the built product, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
const hasOpenssl = ((): boolean => {
  try {
    return execFileSync('openssl', ['version']).length > 0;
  } catch {
    return false;
  }
})();
/** A small disk of its own; only a privileged user of Linux can mount one. */
function createSmallDisk(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.runIf(databaseKind === 'server')('a start that cannot be', () => {
  let built: Awaited<ReturnType<typeof buildServer>>;
  let postgres: PostgresServer;
  const folder = mkdtempSync(join(tmpdir(), 'boedel-start-'));
  const data = join(folder, 'data');
  beforeAll(async () => {
    built = await buildServer();
    postgres = await startPostgres({
      settings: hasOpenssl ? { ssl: 'on' } : {},
      prepare: (place, { uid, gid }) => {
        const hba = [
          'host all secret 127.0.0.1/32 scram-sha-256',
          'host all barred 127.0.0.1/32 reject',
          'host all all 127.0.0.1/32 trust',
        ];
        writeFileSync(join(place, 'pg_hba.conf'), `${hba.join('\n')}\n`);
        if (!hasOpenssl) return;
        const [key, certificate] = [join(place, 'server.key'), join(place, 'server.crt')];
        const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
        execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
        chmodSync(key, 0o600);
        if (uid !== undefined && gid !== undefined) [key, certificate].forEach((each) => chownSync(each, uid, gid));
      },
    });
    await sql(
      "create role secret login password 'right'",
      'create role barred login',
      'create role plain login',
      'create role guest login',
      'create database plain owner plain',
      "create database latin encoding 'LATIN1' template template0",
      'create database empty',
      'create database theirs',
    );
  });
  afterAll(async () => {
    stopAll();
    await postgres?.discard();
    built?.discard();
    rmSync(folder, { recursive: true, force: true });
  });

  async function sql(...statements: string[]): Promise<void> {
    const owner = openServer({ url: postgres.urlFor('postgres'), poolSize: 1 });
    for (const statement of statements) await owner.outsideTransaction(statement);
    await owner.close();
  }
  let migrated: Promise<void> | undefined;
  const migrateOnce = async (): Promise<void> => {
    await sql('create database migrated');
    const database = openServer({ url: postgres.urlFor('migrated'), poolSize: 1 });
    await migrate(database);
    await database.close();
  };
  async function createMigratedDatabase(name: string): Promise<string> {
    await (migrated ??= migrateOnce());
    await sql(`create database ${name} template migrated`);
    return postgres.urlFor(name);
  }
  const as = (user: string, database = 'postgres'): string =>
    postgres.urlFor(database).replace('//boedel@', `//${user}@`);
  const settings = (more: Record<string, string>): Record<string, string> => ({
    BOEDEL_DATA: data,
    DEMO: 'off',
    DATABASE_WAIT_SECONDS: '0',
    ...more,
  });
  const start = (more: Record<string, string>, command = 'main') => runBuilt(built.folder, command, [], settings(more));
  const onePlainSentence = (text: string): string => {
    expect(text).toMatch(/^[^\n]+\.$/);
    expect(text).not.toMatch(/saved|undefined|\bat \w+ \(/);
    return text;
  };
  /** The product as it is delivered ends with one sentence that names the setting, not with a stack. */
  async function ended(more: Record<string, string>): Promise<string> {
    const { code, out, complaints } = await start(more);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(complaints).toMatch(/^Boedel did not start: [^\n]+\n$/);
    return onePlainSentence(complaints.slice('Boedel did not start: '.length, -1));
  }
  /** The same within this process, which is quicker. */
  async function refused(more: Record<string, string>): Promise<string> {
    const config = readConfig(settings(more));
    try {
      checkFolder(config.dataFolder);
      await (await openDatabase(config)).close();
    } catch (error) {
      return onePlainSentence(explainStart(error, config));
    }
    throw new Error('it would have started');
  }
  const server = (): string => new URL(postgres.urlFor('postgres')).host;

  test('a wrong password, none at all, and a user or database that is not let in or not there', async () => {
    expect(await ended({ DATABASE_URL: as('secret:wrong') })).toBe(
      `PostgreSQL at ${server()} refuses the password of the user "secret". Correct the user and the password in DATABASE_URL.`,
    );
    expect(await refused({ DATABASE_URL: as('secret') })).toContain(
      'asks for a password of the user "secret". Add it to',
    );
    expect(await refused({ DATABASE_URL: as('barred') })).toMatch(
      /does not let the user "barred" into .* pg_hba\.conf\./,
    );
    expect(await refused({ DATABASE_URL: as('nobody_here') })).toMatch(/no user "nobody_here" .* in DATABASE_URL\./);
    expect(await refused({ DATABASE_URL: as('boedel', 'boedell') })).toBe(
      `There is no database "boedell" at ${server()}. Create it, or correct the name in DATABASE_URL.`,
    );
    expect(await refused({ DATABASE_URL: 'localhost' })).toContain(
      'DATABASE_URL is not a valid address. Enter it like',
    );
  });

  test('a user without the right to create roles, or tables', async () => {
    expect(await refused({ DATABASE_URL: as('plain', 'plain') })).toMatch(
      /"plain" in DATABASE_URL may not create roles \(.*\)\. Run as a superuser: alter role "plain" createrole\.$/,
    );
    expect(await refused({ DATABASE_URL: as('guest', 'theirs') })).toMatch(
      /"guest" .* may not create tables .* alter database "theirs" owner to "guest"\.$/,
    );
  });

  test('an encoding that cannot hold every name', async () => {
    expect(await refused({ DATABASE_URL: as('boedel', 'latin') })).toMatch(
      /"latin" keeps text as LATIN1, and Boedel needs UTF8\. Create one with: create database /,
    );
  });

  test('a collation in which I is not the capital of i', async ({ skip }) => {
    const create = (more: string) => sql(`create database turkish encoding 'UTF8' template template0 ${more}`);
    const ways = ["locale_provider icu icu_locale 'tr' locale 'C'", "locale 'tr_TR.UTF-8'"];
    const reasons: string[] = [];
    for (const way of ways) {
      if (reasons.length < ways.indexOf(way)) break;
      await create(way).catch((error: unknown) => reasons.push((error as Error).message));
    }
    if (reasons.length === ways.length)
      return skip(`PostgreSQL ${postgres.version} has no Turkish collation here (${reasons.join('; ')})`);
    expect(await refused({ DATABASE_URL: as('boedel', 'turkish') })).toBe(
      `The database "turkish" has the collation ${reasons.length === 0 ? 'tr' : 'tr_TR.UTF-8'}, in which I is not the capital of i, so people would not be found by their names. Create one with: create database "turkish" encoding 'UTF8' locale 'C' template template0; and name it in DATABASE_URL.`,
    );
  });

  test('a version before the oldest we know, and a replica', async () => {
    const database = openServer({ url: postgres.urlFor('empty'), poolSize: 1 });
    const wanted = {
      ...describeAddress(postgres.urlFor('empty'))!,
      setting: 'DATABASE_URL',
      poolSize: 20,
      pooler: 'none',
    } as const;
    // No such server can be installed beside these: what it is asked is asked as if it had said so.
    const askAs = (version: number) =>
      database.asOwner((tx) => {
        const one = async <Row extends object>(question: Sql): Promise<Row> =>
          question.text.includes('server_version_num') ? ({ version } as object as Row) : tx.one<Row>(question);
        return askServer({ ...tx, one }, Date.now);
      });
    const facts = await database.asOwner((tx) => askServer(tx, Date.now));
    const older = await askAs(14);
    await database.close();
    expect({ ...older, secondsAhead: 0 }).toEqual({ ...facts, version: 14, secondsAhead: 0 });
    const findWrong = (other: Partial<ServerFacts>) =>
      judgeServer({ ...facts, ...other }, wanted).flatMap(({ isWrong, text }) => (isWrong ? [text] : []));
    expect(findWrong({})).toEqual([]);
    expect(findWrong({ ...older, versionText: '14.23' })).toEqual([
      `PostgreSQL at ${server()} is version 14.23, and Boedel needs 15 or later. Upgrade it, or name another server in DATABASE_URL.`,
    ]);
    expect(findWrong({ isReplica: true })).toEqual([
      `PostgreSQL at ${server()} is a replica, which takes no changes. Name the primary server in DATABASE_URL.`,
    ]);
  });

  test('a clock that is far off', async () => {
    const { now } = Date;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - 3 * 3_600_000);
    const said = await refused({ DATABASE_URL: as('boedel', 'empty') }).finally(() => clock.mockRestore());
    expect(said).toBe(
      `The clocks of this machine and of PostgreSQL at ${server()} are 3 hours apart. Set both by a time server (NTP), then start again.`,
    );
  });

  test('more connections wanted than there are', async () => {
    expect(await refused({ DATABASE_URL: as('boedel', 'empty'), DATABASE_POOL: '300' })).toMatch(
      /^DATABASE_POOL is 300, but PostgreSQL at .* takes 197 connections in all\. Set DATABASE_POOL to at most 197 /,
    );
  });

  test('a database of a newer version, and one that was restored in part', async () => {
    const url = await createMigratedDatabase('newer');
    const database = openServer({ url, poolSize: 1 });
    await database.outsideTransaction(
      "insert into schema_migration (name, fingerprint) values ('20991231T0000_later.sql', 'x')",
    );
    expect(await refused({ DATABASE_URL: url })).toBe(
      'The database in DATABASE_URL was brought up to date by a newer version of Boedel (20991231T0000_later.sql). Install that version here, or name another database.',
    );
    await database.outsideTransaction('drop table schema_migration');
    expect(await refused({ DATABASE_URL: url })).toMatch(
      /not the list of its migrations, so it was restored in part\./,
    );
    await database.close();

    const half = openServer({ url: await createMigratedDatabase('half'), poolSize: 1 });
    await half.outsideTransaction('drop table intermediary, person cascade');
    expect(await refused({ DATABASE_URL: postgres.urlFor('half') })).toMatch(/but not the tables, so it was restored/);
    await half.close();
  });

  test.each([
    ['a table', 'drop table lodging_met', 'the table lodging_met'],
    ['a function', 'drop function shown_name cascade', 'the function shown_name'],
    ['the guard of a table', 'alter table matter no force row level security', 'the row security of matter'],
    [
      'a migration that had run',
      "delete from schema_migration where name like '20261117T0440%'",
      /^The database in DATABASE_URL is not as its list of migrations says \(20261117T0440_road_accident_fund\.sql failed: .* already exists\)\. Restore a whole backup/,
    ],
  ])('a database that lacks %s', async (what, statement, found) => {
    const url = await createMigratedDatabase(what.replaceAll(' ', '_'));
    const database = openServer({ url, poolSize: 1 });
    await database.outsideTransaction(statement);
    await database.close();
    expect(await refused({ DATABASE_URL: url })).toMatch(
      typeof found === 'string'
        ? new RegExp(
            `^The database in DATABASE_URL lacks ${found}, so it was restored in part or changed by hand\\. Restore a whole backup`,
          )
        : found,
    );
  });

  test('what is looked for in a database is what the migrations made', async () => {
    const database = openServer({ url: await createMigratedDatabase('whole'), poolSize: 1 });
    const tables = await database.asOwner((tx) => listCatalogTables(tx));
    await database.close();
    expect([...listTables(migrations)].sort()).toEqual(tables.map(({ name }) => name).sort());
    expect(listFunctions(functions)).toContain('shown_name');
  });

  test('a port in use, an address this machine has not, and a folder that takes no file', async () => {
    const DATABASE_URL = await createMigratedDatabase('ported');
    const holder = net.createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as net.AddressInfo;
    expect(await ended({ DATABASE_URL, PORT: String(port) })).toBe(
      `Port ${port} of 127.0.0.1 is in use by another program. Stop that one, or set PORT to a free port.`,
    );
    expect(await ended({ DATABASE_URL, MAIL_IN_PORT: String(port), MAIL_IN_DOMAIN: 'in.test' })).toMatch(
      /is in use by another program\. Stop that one, or set MAIL_IN_PORT to a free port\./,
    );
    holder.close();
    expect(await ended({ DATABASE_URL, HOST: '192.0.2.1' })).toMatch(/no address 192\.0\.2\.1\. Correct HOST;/);
    const file = join(folder, 'file');
    writeFileSync(file, 'no folder');
    expect(await refused({ DATABASE_URL, BOEDEL_DATA: file })).toMatch(
      /^The data folder .*file is not a folder\. .*BOEDEL_DATA/,
    );
    expect(await refused({ DATABASE_URL, BOEDEL_DATA: join(file, 'below') })).toMatch(/is not a folder/);
    // Node's own recursive mkdir never returns from there.
    expect(await refused({ BOEDEL_DATA: '/proc/boedel' })).toMatch(/^The data folder \/proc\/boedel cannot be made\./);
  });

  test.runIf(hasOpenssl)('a certificate that is not trusted', async () => {
    const url = `${as('boedel', 'empty')}?sslmode=verify-full`;
    expect(await refused({ DATABASE_URL: url })).toMatch(
      /^The certificate of PostgreSQL at .* is not trusted \(.*\)\. .* add sslrootcert=\/path\/to\/ca\.pem to DATABASE_URL\.$/,
    );
  });

  test('a server that is not there, one that says nothing, and one that is slow', async () => {
    const port = await findFreePort();
    const nowhere = `postgres://boedel@127.0.0.1:${port}/boedel`;
    expect(await refused({ DATABASE_URL: nowhere })).toBe(
      `Nothing answers at 127.0.0.1:${port}. Start PostgreSQL there, or correct DATABASE_URL.`,
    );
    const { hostname, port: real } = new URL(postgres.urlFor('postgres'));
    const late = net.createServer((ours) => {
      const theirs = net.connect(Number(real), hostname);
      ours.on('data', (bytes) => theirs.write(bytes));
      theirs.on('data', (bytes) => void setTimeout(() => !ours.destroyed && ours.write(bytes), 3_500));
      for (const [one, other] of [[ours, theirs] as const, [theirs, ours] as const]) {
        one.on('close', () => other.destroy());
        one.on('error', () => undefined);
      }
    });
    await new Promise<void>((resolve) => late.listen(port, '127.0.0.1', resolve));
    expect(await refused({ DATABASE_URL: `${nowhere.slice(0, -6)}empty`, DATABASE_WAIT_SECONDS: '20' })).toMatch(
      /^PostgreSQL at .* took \d+ s to answer, and Boedel waits 5 s for a connection\./,
    );
    late.close();
    const mute = net.createServer(() => undefined);
    const silent = await findFreePort();
    await new Promise<void>((resolve) => mute.listen(silent, '127.0.0.1', resolve));
    expect(await refused({ DATABASE_URL: `postgres://boedel@127.0.0.1:${silent}/boedel` })).toMatch(
      /did not answer in time\. .* or correct DATABASE_URL\.$/,
    );
    mute.close();
  });

  test('no room on the disk of the database', async ({ skip }) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    [folder, disk].forEach((each) => chmodSync(each, 0o755));
    if (!createSmallDisk(disk, 12)) return skip('only a privileged user can mount a small disk');
    chmodSync(disk, 0o755);
    try {
      const space = join(disk, 'space');
      mkdirSync(space);
      const { uid, gid } = asNobody;
      if (uid !== undefined && gid !== undefined) chownSync(space, uid, gid);
      // The log stays on the large disk, so that the server keeps running and says what is wrong.
      await sql(`create tablespace small location '${space}'`, 'create database small tablespace small');
      expect(await refused({ DATABASE_URL: postgres.urlFor('small') })).toMatch(
        /^The disk of PostgreSQL at .* is full\./,
      );
      await sql('drop database small with (force)', 'drop tablespace small');
    } finally {
      execFileSync('umount', [disk]);
    }
  });

  test.runIf(findPgbouncer())('a pooler that takes single statements, or is not to be there', async () => {
    const statements = await startPgbouncer(postgres.urlFor(''), { pool_mode: 'statement' });
    expect(await refused({ DATABASE_URL: statements.urlFor('empty') })).toMatch(/Set its pool_mode to transaction/);
    await statements.discard();
    const pgbouncer = await startPgbouncer(postgres.urlFor(''));
    const DATABASE_URL = pgbouncer.urlFor('empty');
    expect(await refused({ DATABASE_URL, DATABASE_POOLER: 'none' })).toMatch(/DATABASE_POOLER says none/);
    expect(await refused({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL })).toMatch(
      /^DATABASE_DIRECT_URL leads to a pooler\./,
    );
    expect(await refused({ DATABASE_URL, DATABASE_DIRECT_URL: as('boedel', 'theirs') })).toMatch(
      /^DATABASE_DIRECT_URL leads to another database than DATABASE_URL\./,
    );
    const running = await startServer(built.folder, { BOEDEL_DATA: data, DEMO: 'off', DATABASE_URL });
    expect((await fetch(`${running.origin}/readyz`)).status).toBe(200);
    running.child.kill('SIGTERM');
    expect(await running.exited).toBe(0);
    await pgbouncer.discard();
  });

  test('a server that comes up after us is waited for, and one connection is enough', async () => {
    await sql('create database waited');
    await postgres.stop();
    const starting = startServer(built.folder, {
      BOEDEL_DATA: data,
      DEMO: 'off',
      DATABASE_URL: postgres.urlFor('waited'),
      DATABASE_POOL: '1',
    });
    await pause(1_500);
    await postgres.start();
    const running = await starting;
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${running.origin}/readyz`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    running.child.kill('SIGTERM');
    expect(await running.exited).toBe(0);
  });

  test('a command says it as plainly', async () => {
    const { code, complaints } = await start({ DATABASE_URL: as('secret:wrong') }, 'verify-audit');
    expect(code).toBe(1);
    expect(complaints).toMatch(/^The trail could not be verified: PostgreSQL at .* refuses the password .*\n$/);
  });
});
