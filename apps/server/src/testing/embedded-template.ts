import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { openEmbedded } from '../platform/db/embedded-database';
import { migrate } from '../platform/db/migrate';

/** Makes the file unless it is there; who comes at the same moment makes the same. */
export async function makeEmbeddedTemplate(path: string): Promise<void> {
  if (existsSync(path)) return;
  const database = await openEmbedded();
  await migrate(database);
  const content = Buffer.from(await (await database.dump()).arrayBuffer());
  await database.close();
  const beside = `${path}.${process.pid}`;
  await writeFile(beside, content);
  await rename(beside, path);
}
