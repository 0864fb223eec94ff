import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate';
import { type Pooler, recognisePooler } from '../platform/db/recognise-pooler';
import { openServer } from '../platform/db/server-database';
import { makeEmbeddedTemplate } from './embedded-template';
import { startPgbouncer } from './pgbouncer';
import { type PostgresServer, startPostgres } from './postgres-server';
import { demoName, templateName } from './template-name';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the tests' server up to the database name; empty where the tests run on the embedded database. */
    postgres: string;
    /** The same as the product reaches it: through a pooler where TEST_POOLER names one. */
    pooled: { readonly url: string; readonly pooler: Pooler };
    /** Where the files of the server's demo database lie. */
    demoFolder: string;
    /** A file that holds a migrated, empty embedded database, once somebody made it. */
    embeddedTemplate: string;
  }
}

/** Once a run: a PostgreSQL server of our own with one migrated database that every test file copies. */
async function createServerTemplate(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server: PostgresServer | undefined = given ? undefined : await startPostgres();
  const buildUrl = (name: string): string => (given ? given.replace(/\/[^/]*$/, `/${name}`) : server!.urlFor(name));
  const owner = openServer({ url: buildUrl('postgres'), poolSize: 1 });
  for (const name of [templateName, demoName, `${demoName}_loading`])
    await owner.outsideTransaction(`drop database if exists ${name}`);
  await owner.outsideTransaction(`create database ${templateName}`);
  await owner.close();
  const pgbouncer = process.env['TEST_POOLER'] === 'pgbouncer' ? await startPgbouncer(buildUrl('')) : undefined;
  const pooledFor = (name: string): string => (pgbouncer ? pgbouncer.urlFor(name) : buildUrl(name));
  const pooler = await recognisePooler(pooledFor(templateName));
  const template = openServer({ url: pooledFor(templateName), poolSize: 1, pooler });
  await migrate(template);
  await template.close();
  project.provide('postgres', buildUrl(''));
  project.provide('pooled', { url: pooledFor(''), pooler });
  const folder = await mkdtemp(join(tmpdir(), 'boedel-demo-'));
  project.provide('demoFolder', folder);
  return async () => {
    await pgbouncer?.discard();
    await server?.discard();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Making and migrating an embedded database takes seconds; every test file starts from one made once, by either project. */
async function createEmbeddedTemplate(project: TestProject, isWanted: boolean): Promise<() => Promise<void>> {
  const path = join(tmpdir(), `boedel-template-${process.pid}.tar`);
  project.provide('embeddedTemplate', path);
  if (isWanted) await makeEmbeddedTemplate(path);
  return () => rm(path, { force: true });
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const isServer = project.name === 'api-server';
  const discard = [
    ...(isServer ? [await createServerTemplate(project)] : []),
    await createEmbeddedTemplate(project, !isServer),
  ];
  return async () => void (await Promise.all(discard.map((each) => each())));
};
