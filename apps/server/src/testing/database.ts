import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, inject } from 'vitest';
import { keepFigures } from '../areas/figures/keep-figures';
import type { Database } from '../platform/db/database';
import { openEmbedded } from '../platform/db/embedded-database';
import type { Pooler } from '../platform/db/recognise-pooler';
import { openServer } from '../platform/db/server-database';
import { makeEmbeddedTemplate } from './embedded-template';
import { isOfArea } from './of-area';
import { templateName } from './template-name';

/** Which of the two databases this run of the tests is on. */
export const databaseKind: 'embedded' | 'server' =
  process.env['BOEDEL_TEST_DATABASE'] === 'server' ? 'server' : 'embedded';

export interface TestDatabase {
  readonly database: Database;
  /** For a second connection, or a raw driver: the server's address. */
  readonly url?: string;
  close(): Promise<void>;
}

/** A database of a test file's own, migrated and empty. */
export const createFreshDatabase = (): Promise<TestDatabase> => createFreshDatabaseOf(databaseKind);

/** The same of either kind. */
export async function createFreshDatabaseOf(kind: Database['kind']): Promise<TestDatabase> {
  if (kind === 'server') return copyOf(templateName);
  const template = inject('embeddedTemplate');
  await makeEmbeddedTemplate(template);
  const database = keepFigures(await openEmbedded(undefined, new Blob([await readFile(template)])));
  return { database, close: () => database.close() };
}

let shared: Promise<TestDatabase> | undefined;

/**
 * A test file's own on the server. Opening an embedded one takes seconds, so the areas' journeys follow one another in
 * one: each works in firms of its own, which are strictly apart. The provider, who sees them all, begins with a fresh one.
 */
export async function openFileDatabase(): Promise<TestDatabase> {
  if (databaseKind === 'server' || !isOfArea(expect.getState().testPath ?? '')) return createFreshDatabase();
  const { database } = await (shared ??= createFreshDatabase());
  return { database, close: async () => undefined };
}

/** Where the product finds a database of the tests' server: behind a pooler in a run that tries one. */
export function buildProductAddress(name: string): { readonly url: string; readonly pooler: Pooler } {
  const { url, pooler } = inject('pooled');
  return { url: `${url}${name}`, pooler };
}

/** On the tests' server: a copy of one of its databases; template0 has not even our schema, for tests of migrations. */
export async function copyOf(template: string): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `boedel_${randomBytes(6).toString('hex')}`;
  const owner = openServer({ url: `${server}postgres`, poolSize: 1 });
  await owner.outsideTransaction(`create database ${name} template ${template}`);
  const url = `${server}${name}`;
  const { TEST_POOL_SIZE: poolSize = 8 } = process.env;
  const database = keepFigures(openServer({ ...buildProductAddress(name), poolSize: Number(poolSize) }));
  return {
    database,
    url,
    close: async () => {
      await database.close();
      await owner.outsideTransaction(`drop database ${name} with (force)`);
      await owner.close();
    },
  };
}
