import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../platform/db/embedded-database';
import { migrate } from '../platform/db/migrate';
import { openServer } from '../platform/db/server-database';
import { type PostgresServer, startPostgres } from './postgres-server';
import { demoName, templateName } from './template-name';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the tests' server up to the database name; empty where the tests run on the embedded database. */
    postgres: string;
    /** Where the files of the server's demo database lie. */
    demoFolder: string;
    /** A file that holds a migrated, empty embedded database. */
    embeddedTemplate: string;
  }
}

/** Once a run: a PostgreSQL server of our own with one migrated database that every test file copies. */
async function serverTemplate(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server: PostgresServer | undefined = given ? undefined : await startPostgres();
  const urlFor = (name: string): string => (given ? given.replace(/\/[^/]*$/, `/${name}`) : server!.urlFor(name));
  const owner = openServer({ url: urlFor('postgres'), poolSize: 1 });
  for (const name of [templateName, demoName, `${demoName}_loading`])
    await owner.outsideTransaction(`drop database if exists ${name}`);
  await owner.outsideTransaction(`create database ${templateName}`);
  await owner.close();
  const template = openServer({ url: urlFor(templateName), poolSize: 1 });
  await migrate(template);
  await template.close();
  project.provide('postgres', urlFor(''));
  const folder = await mkdtemp(join(tmpdir(), 'boedel-demo-'));
  project.provide('demoFolder', folder);
  return async () => {
    await server?.discard();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Making and migrating an embedded database takes seconds; every test file starts from one made once. */
async function embeddedTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'boedel-template-'));
  const path = join(folder, 'database.tar');
  const database = await openEmbedded();
  await migrate(database);
  await writeFile(path, Buffer.from(await (await database.dump()).arrayBuffer()));
  await database.close();
  project.provide('embeddedTemplate', path);
  return () => rm(folder, { recursive: true, force: true });
}

export default (project: TestProject): Promise<() => Promise<void>> =>
  project.name === 'api-server' ? serverTemplate(project) : embeddedTemplate(project);
