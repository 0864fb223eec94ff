import { createHash } from 'node:crypto';
import type { Database, OwnerTx } from './database';
import { sql } from './sql';

const files = import.meta.glob<string>('../../../migrations/*.sql', { query: '?raw', import: 'default', eager: true });

export interface Migration {
  readonly name: string;
  readonly text: string;
}

export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.slice(path.lastIndexOf('/') + 1), text }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

async function appliedNames(tx: OwnerTx): Promise<Map<string, string>> {
  await tx.script(`create table if not exists schema_migration (
    name text primary key, fingerprint text not null, applied_at timestamptz not null default now())`);
  const rows = await tx.rows<{ name: string; fingerprint: string }>(
    sql`select name, fingerprint from schema_migration`,
  );
  return new Map(rows.map((row) => [row.name, row.fingerprint]));
}

/** Brings the schema up to date, each migration whole or not at all. Several processes may start at once. */
export async function migrate(database: Database, all: readonly Migration[] = migrations): Promise<string[]> {
  return database.asOwner(async (tx) => {
    await tx.script(`select pg_advisory_xact_lock(7262663)`);
    const applied = await appliedNames(tx);
    const done: string[] = [];
    for (const { name, text } of all) {
      const known = applied.get(name);
      if (known !== undefined && known !== fingerprint(text)) {
        throw new Error(`The migration ${name} was changed after it ran here. Restore its text and add a new one.`);
      }
      if (known !== undefined) continue;
      try {
        await tx.script(text);
      } catch (error) {
        throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
      await tx.run(sql`insert into schema_migration (name, fingerprint) values (${name}, ${fingerprint(text)})`);
      done.push(name);
    }
    return done;
  });
}
