import { cp } from 'node:fs/promises';
import { inject } from 'vitest';
import { keepFigures } from '../areas/figures/keep-figures';
import { loadDemo } from '../demo/load-demo';
import type { Database } from '../platform/db/database';
import { openServer } from '../platform/db/server-database';
import { sql } from '../platform/db/sql';
import { createServices } from '../platform/create-services';
import { createTestConfig } from './config';
import { copyOf, databaseKind, createFreshDatabase, type TestDatabase } from './database';
import { type TestApp, createTestApp } from './test-app';
import { demoName, templateName } from './template-name';

const load = async (database: Database, folder: string): Promise<void> =>
  void (await loadDemo(await createServices(createTestConfig(folder), database, () => new Date())));

/** Loading takes most of a minute, so on the server it is done once a run; whoever comes meanwhile waits for it. */
async function loadOnce(server: string, folder: string): Promise<void> {
  const owner = openServer({ url: `${server}postgres`, poolSize: 2 });
  await owner.asOwner(async (tx) => {
    // It waits as long as the loading takes, on a busy machine longer than a session may be idle.
    await tx.script(
      'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; select pg_advisory_xact_lock(7262665)',
    );
    const { isThere } = await tx.one<{ isThere: boolean }>(
      sql`select exists (select from pg_database where datname = ${demoName}) as "isThere"`,
    );
    if (isThere) return;
    const loading = `${demoName}_loading`;
    await owner.outsideTransaction(`create database ${loading} template ${templateName}`);
    const database = keepFigures(openServer({ url: `${server}${loading}`, poolSize: 2 }));
    await load(database, folder);
    await database.close();
    await owner.outsideTransaction(`alter database ${loading} rename to ${demoName}`);
  });
  await owner.close();
}

async function createDemoDatabase(folder: string): Promise<TestDatabase> {
  if (databaseKind === 'embedded') {
    const test = await createFreshDatabase();
    await load(test.database, folder);
    return test;
  }
  const files = inject('demoFolder');
  await loadOnce(inject('postgres'), files);
  await cp(files, folder, { recursive: true });
  return copyOf(demoName);
}

/** An app with the demo's data: its firms, people, matters and files. */
export const createDemoApp = (): TestApp => createTestApp({}, createDemoDatabase);
