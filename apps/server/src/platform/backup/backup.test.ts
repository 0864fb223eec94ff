import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isRefused } from '@boedel/domain/law/refusal';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import {
  migrateBeforeOwnerFunctions,
  migrationsBeforeOwnerFunctions,
  ownerFunctions,
} from '../../testing/before-owner-functions';
import { databaseKind, createFreshDatabase, createFreshDatabaseOf } from '../../testing/database';
import { createTestApp } from '../../testing/test-app';
import { startS3 } from '../../testing/s3-server';
import { verifyFirms } from '../audit/verify-trail';
import type { Database } from '../db/database';
import { openEmbedded } from '../db/embedded-database';
import { migrate, migrations } from '../db/migrate';
import { openServer } from '../db/server-database';
import { sql } from '../db/sql';
import type { FileStore } from '../files/file-store';
import { folderStore } from '../files/folder-store';
import { s3Store } from '../files/s3-store';
import { openProviderScope } from '../tenancy/scopes';
import { findAppliedMigrations } from './catalog';
import { readContent, fillDatabase } from './full-database.testing';
import { type BackupReport, makeBackup } from './make-backup';
import { mayRestore } from './may-restore';
import { restoreBackup } from './restore-backup';
import { verifyFiles } from './verify-files';

// Each test makes whole databases, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
const testApp = createTestApp();
const folder = mkdtempSync(join(tmpdir(), 'boedel-backup-'));
const closing: (() => Promise<unknown>)[] = [];
const closeAll = async (): Promise<void> => {
  for (const close of closing.splice(0)) await close();
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const createPath = (): string => join(folder, `${randomBytes(4).toString('hex')}.backup`);
const createFolderStore = () => folderStore(mkdtempSync(join(folder, 'files-')));

/** A database that was never set up. */
async function createEmptyDatabase(kind: Database['kind'], user?: string): Promise<Database> {
  if (kind === 'embedded') {
    const database = await openEmbedded();
    closing.push(() => database.close());
    return database;
  }
  const server = inject('postgres');
  const fresh = `boedel_${randomBytes(6).toString('hex')}`;
  const owner = openServer({ url: `${server}postgres`, poolSize: 1 });
  await owner.outsideTransaction(`create database ${fresh}${user ? ` owner ${user}` : ''}`);
  const url = `${server}${fresh}`;
  const database = openServer({ url: user ? url.replace(/\/\/[^@]+@/, `//${user}@`) : url, poolSize: 4 });
  closing.push(async () => {
    await database.close();
    await owner.outsideTransaction(`drop database ${fresh} with (force)`);
    await owner.close();
  });
  return database;
}

/** A database that was set up and holds nobody. */
async function createMigratedDatabase(kind: Database['kind'] = databaseKind): Promise<Database> {
  const made = await createFreshDatabaseOf(kind);
  closing.push(() => made.close());
  return made.database;
}

/** One installation with some of everything, and a backup of it. */
const full = {} as { database: Database; files: FileStore; path: string; report: BackupReport; close(): Promise<void> };
beforeAll(async () => {
  const made = await createFreshDatabase();
  const files = createFolderStore();
  await fillDatabase(made.database, files);
  const path = createPath();
  const report = await makeBackup(made.database, files, path);
  Object.assign(full, { database: made.database, files, path, report, close: () => made.close() });
});
afterAll(() => full.close());
afterEach(closeAll);

/** The embedded database gets what differs there: a whole backup that comes back, and one made while others write. */
const isServer = databaseKind === 'server';

describe.runIf(isServer)('a restore is refused with a sentence', () => {
  const restoreFrom = (database: Database, from: string) => restoreBackup(database, createFolderStore(), from);
  /** The archive with its words changed. */
  const alterBackup = (change: (text: string) => string): string => {
    const other = createPath();
    const text = gunzipSync(readFileSync(full.path)).toString('latin1');
    writeFileSync(other, gzipSync(Buffer.from(change(text), 'latin1')));
    return other;
  };

  test('where the database is in use', async () => {
    await expect(restoreFrom(full.database, full.path)).rejects.toThrow('it holds firms or people');
  });

  test('where the backup knows more than this version', async () => {
    const newer = alterBackup((text) =>
      text.replace('"migrations":[', '"migrations":[{"name":"20990101T0000_x.sql","fingerprint":"x"},'),
    );
    await expect(restoreFrom(testApp.test.database, newer)).rejects.toThrow(
      'newer version of Boedel (20990101T0000_x.sql)',
    );
  });

  test('where a migration was changed since', async () => {
    const changed = alterBackup((text) => text.replace(/"fingerprint":"[0-9a-f]{64}"/, '"fingerprint":"other"'));
    await expect(restoreFrom(testApp.test.database, changed)).rejects.toThrow(
      'is not the one the backup was made with',
    );
  });

  test('where the database is ahead of the backup', async () => {
    const name = '20990101T0000_y.sql';
    await migrate(testApp.test.database, [...migrations, { name, text: 'select 1' }]);
    await expect(restoreFrom(testApp.test.database, full.path)).rejects.toThrow('set up by a newer version');
    await testApp.test.database.asOwner((tx) => tx.run(sql`delete from schema_migration where name = ${name}`));
  });

  test.each([
    ['was cut off', (copy: string) => truncateSync(copy, readFileSync(copy).length - 2000)],
    ['has bytes added behind it', (copy: string) => appendFileSync(copy, 'more')],
    ['has another archive behind it', (copy: string) => appendFileSync(copy, gzipSync('more'))],
    ['is empty', (copy: string) => truncateSync(copy, 0)],
    ['is no archive at all', (copy: string) => writeFileSync(copy, 'hello')],
  ])('where the file %s', async (_, damage) => {
    const copy = createPath();
    copyFileSync(full.path, copy);
    damage(copy);
    await expect(restoreFrom(testApp.test.database, copy)).rejects.toThrow('damaged or was cut off');
  });

  test('where there is no such file', async () => {
    await expect(restoreFrom(testApp.test.database, join(folder, 'none'))).rejects.toThrow(/ENOENT/);
  });

  test('where a row was changed in the file, and the database stays empty and may be tried again', async () => {
    const changed = alterBackup((text) => text.replace('Protea', 'Prutea'));
    await expect(restoreFrom(testApp.test.database, changed)).rejects.toThrow('damaged or was cut off');
    const { count } = await testApp.test.database.asOwner((tx) =>
      tx.one<{ count: number }>(sql`select count(*) as count from intermediary`),
    );
    expect(count).toBe(0);
    expect(await restoreFrom(testApp.test.database, full.path)).toMatchObject({ rows: full.report.rows });
  });
});

const directions: (readonly [Database['kind'], Database['kind']])[] =
  databaseKind === 'embedded'
    ? [['embedded', 'embedded']]
    : [
        ['server', 'server'],
        ['server', 'embedded'],
        ['embedded', 'server'],
      ];

test.runIf(isServer)(
  'a role of the provider that stands in another firm does not come back',
  async () => {
    const [source, files, path] = [await createMigratedDatabase('server'), createFolderStore(), createPath()];
    await fillDatabase(source, files);
    await source.asOwner((tx) =>
      tx.script(`alter table membership disable trigger user;
      update membership m set roles = '{Admin,SuperAdmin}' from intermediary i
        where i.id = m.intermediary_id and not i.is_provider;
      alter table membership enable trigger user;`),
    );
    await makeBackup(source, files, path);
    const target = await createEmptyDatabase('server');
    await restoreBackup(target, createFolderStore(), path);
    const rolesOf = (database: Database) =>
      database.asOwner((tx) =>
        tx.rows<{ roles: string[] }>(sql`select m.roles from membership m
      join intermediary i on i.id = m.intermediary_id and not i.is_provider`),
      );
    expect((await rolesOf(source)).length).toBeGreaterThan(0);
    expect(await rolesOf(target)).toEqual((await rolesOf(source)).map(() => ({ roles: ['Admin'] })));
  },
  180_000,
);

describe.each(directions)('from %s to %s', (from, to) => {
  test('everything comes back as it was, guarded as it was, and goes on working', async () => {
    let source = full;
    if (from !== databaseKind) {
      const [database, files, path] = [await createMigratedDatabase(from), createFolderStore(), createPath()];
      await fillDatabase(database, files);
      source = { ...full, database, files, path, report: await makeBackup(database, files, path) };
    }
    expect(source.report).toMatchObject({ files: 2, damaged: [] });
    expect(source.report.rows).toBeGreaterThan(130);

    // Each kind is set up by a restore where the backup is of its own kind.
    const [target, files] = [
      from === to ? await createEmptyDatabase(to) : await createMigratedDatabase(to),
      createFolderStore(),
    ];
    const restored = await restoreBackup(target, files, source.path);
    const { tables, rows } = source.report;
    expect(restored).toMatchObject({ tables, rows, files: 2, missing: [], broughtUpToDate: 0 });
    expect(await readContent(target)).toEqual(await readContent(source.database));
    expect(await verifyFiles(target, files)).toEqual({ right: 2, wrong: [] });
    for await (const trail of verifyFirms(target)) {
      expect(trail).toMatchObject({ entries: 30, unlinked: 0, faults: [] });
    }
    await fillDatabase(target, files);
    await expect(target.asOwner((tx) => tx.script('delete from audit_entry'))).rejects.toThrow(/append only/);
  });
});

test.runIf(isServer)('files come back from S3 into a folder, and from a folder into S3', async () => {
  const s3 = await startS3();
  closing.push(() => s3.stop());
  const inS3 = s3Store(s3.settings);
  for await (const { key } of full.files.list()) await inS3.put(key, await full.files.get(key));
  const path = createPath();
  expect(await makeBackup(full.database, inS3, path)).toMatchObject({ files: 2, damaged: [] });
  const [target, files] = [await createMigratedDatabase(), createFolderStore()];
  await restoreBackup(target, files, path);
  expect(await verifyFiles(target, files)).toEqual({ right: 2, wrong: [] });
  for await (const { key } of inS3.list()) await inS3.remove(key);
  expect((await verifyFiles(target, inS3)).wrong).toHaveLength(2);
  await restoreBackup(await createMigratedDatabase(), inS3, full.path);
  expect(await verifyFiles(target, inS3)).toEqual({ right: 2, wrong: [] });
});

test.runIf(isServer)('a backup of an older version is restored and then brought up to date', async () => {
  const source = await createEmptyDatabase(databaseKind);
  await migrate(source, migrations.slice(0, 4));
  await openProviderScope(source).transaction((tx) =>
    tx.run(sql`insert into intermediary (name, country) values ('Old', 'Namibia')`),
  );
  const path = createPath();
  await makeBackup(source, createFolderStore(), path);
  const target = await createEmptyDatabase(databaseKind);
  const report = await restoreBackup(target, createFolderStore(), path);
  expect(report.broughtUpToDate).toBe(migrations.length - 4);
  const firms = await openProviderScope(target).transaction((tx) => tx.rows(sql`select name from intermediary`));
  expect(firms).toEqual([{ name: 'Old' }]);
});

test.runIf(isServer)(
  'a backup from before owner columns had functions of their own is restored with these',
  async () => {
    const source = await createEmptyDatabase(databaseKind);
    await migrateBeforeOwnerFunctions(source);
    await source.asOwner((tx) =>
      tx.script(`insert into intermediary (name, country) values ('Old', 'South Africa');
      insert into matter (intermediary_id, system_type, reference, name, country, master_office_id)
        select f.id, 2, 'B1', 'Louw', 'South Africa', (select min(id) from masteroffice where intermediary_id = 0)
        from intermediary f where f.name = 'Old'`),
    );
    const path = createPath();
    await makeBackup(source, createFolderStore(), path);
    const applied = (await source.asOwner(findAppliedMigrations))!;
    expect(applied).toHaveLength(migrationsBeforeOwnerFunctions.length);

    const target = await createEmptyDatabase(databaseKind);
    // PostgreSQL 15.20 cannot set the target up without them; elsewhere nothing else would show that they are taken along.
    const wanted = await mayRestore(target, applied);
    if (isRefused(wanted)) throw new Error(wanted.refusals[0]!.sentence);
    expect(wanted.map(({ name }) => name)).toEqual(
      [...applied.map(({ name }) => name), ownerFunctions].sort((a, b) => (a < b ? -1 : 1)),
    );
    const report = await restoreBackup(target, createFolderStore(), path);
    expect(report.broughtUpToDate).toBe(migrations.length - applied.length);
    const readMatters = (database: Database) =>
      database.asOwner((tx) =>
        tx.rows(sql`select reference, master_office_id, master_office_owner, intermediary_id from matter`),
      );
    expect(await readMatters(source)).toMatchObject([{ reference: 'B1', master_office_owner: 0 }]);
    expect(await readMatters(target)).toEqual(await readMatters(source));
  },
);

describe('a backup', () => {
  test.runIf(isServer)('names the files that are missing or changed, and holds the rest', async () => {
    const files = createFolderStore();
    const keys: string[] = [];
    for await (const { key } of full.files.list()) keys.push(key);
    await files.put(keys[1]!, Buffer.from('something else'));
    const path = createPath();
    expect((await makeBackup(full.database, files, path)).damaged.sort()).toEqual(keys.sort());
    const [target, otherFiles] = [await createMigratedDatabase(), createFolderStore()];
    expect(await restoreBackup(target, otherFiles, path)).toMatchObject({ files: 1, missing: [expect.any(String)] });
    expect((await verifyFiles(target, otherFiles)).wrong.sort()).toEqual(keys.sort());
  });

  test('is one moment: what commits while it runs is not half in it', async () => {
    const path = createPath();
    // On the embedded database the filling waits for its turn; on a server it runs beside.
    await Promise.all([makeBackup(full.database, full.files, path), fillDatabase(full.database, full.files)]);
    const [target, files] = [await createMigratedDatabase(), createFolderStore()];
    await restoreBackup(target, files, path);
    expect((await verifyFiles(target, files)).wrong).toEqual([]);
    for await (const trail of verifyFirms(target)) expect(trail.faults).toEqual([]);
  });

  test.runIf(isServer)('of nothing is not made, and leaves no file', async () => {
    const path = createPath();
    await expect(makeBackup(await createEmptyDatabase(databaseKind), createFolderStore(), path)).rejects.toThrow(
      'nothing to back up',
    );
    expect(existsSync(path)).toBe(false);
    expect(readdirSync(folder).filter((file) => file.endsWith('.partial'))).toEqual([]);
  });

  // Row security is forced on the owner too; a hosted server gives nobody a superuser.
  test.runIf(isServer)('is whole, and is restored, where the owner of the tables is no superuser', async () => {
    const admin = openServer({ url: `${inject('postgres')}postgres`, poolSize: 1 });
    await admin.outsideTransaction(
      `do $$ begin create role plain_owner login createrole; exception when duplicate_object then null; end $$`,
    );
    await admin.outsideTransaction('grant boedel_app, boedel_provider to plain_owner');
    await admin.close();
    const [source, target] = [
      await createEmptyDatabase('server', 'plain_owner'),
      await createEmptyDatabase('server', 'plain_owner'),
    ];
    await migrate(source);
    const files = createFolderStore();
    await fillDatabase(source, files);
    const path = createPath();
    expect((await makeBackup(source, files, path)).rows).toBeGreaterThan(130);
    await restoreBackup(target, createFolderStore(), path);
    expect(await readContent(target)).toEqual(await readContent(source));
  });
});
