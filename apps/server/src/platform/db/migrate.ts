import { createHash } from 'node:crypto';
import type { Database, OwnerTx } from './database';
import { sqlName as identifier, sql } from './sql';

const files = import.meta.glob<string>('../../../migrations/*.sql', { query: '?raw', import: 'default', eager: true });

const functionFiles = import.meta.glob<string>('../../../functions/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Migration {
  readonly name: string;
  readonly text: string;
}

const listMigrations = (texts: Record<string, string>): readonly Migration[] =>
  Object.entries(texts)
    .map(([path, text]) => ({ name: path.slice(path.lastIndexOf('/') + 1), text }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

export const migrations = listMigrations(files);
/** Functions that change more often than tables: each file is the whole truth of its functions and runs when it changed. */
export const functions = listMigrations(functionFiles);

export const computeFingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

async function readApplied(tx: OwnerTx, table: 'schema_migration' | 'schema_function'): Promise<Map<string, string>> {
  await tx.script(`create table if not exists ${table} (
    name text primary key, fingerprint text not null, applied_at timestamptz not null default now())`);
  const rows = await tx.rows<{ name: string; fingerprint: string }>(
    sql`select name, fingerprint from ${identifier(table)}`,
  );
  return new Map(rows.map((row) => [row.name, row.fingerprint]));
}

async function runScript(tx: OwnerTx, what: string, text: string): Promise<void> {
  try {
    await tx.script(text);
  } catch (error) {
    throw new Error(`${what} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Functions stand on the newest tables, so they come after the last migration. */
async function updateFunctions(tx: OwnerTx): Promise<void> {
  const applied = await readApplied(tx, 'schema_function');
  for (const { name, text } of functions) {
    const print = computeFingerprint(text);
    if (applied.get(name) === print) continue;
    await runScript(tx, `The functions of ${name}`, text);
    await tx.run(sql`insert into schema_function (name, fingerprint) values (${name}, ${print})
      on conflict (name) do update set fingerprint = excluded.fingerprint, applied_at = now()`);
  }
}

/** Brings the schema up to date, each migration whole or not at all. Several processes may start at once. */
export async function migrate(database: Database, all: readonly Migration[] = migrations): Promise<string[]> {
  return database.asOwner(async (tx) => {
    await tx.script(`select pg_advisory_xact_lock(7262663)`);
    const applied = await readApplied(tx, 'schema_migration');
    const done: string[] = [];
    for (const { name, text } of all) {
      const known = applied.get(name);
      if (known !== undefined && known !== computeFingerprint(text)) {
        throw new Error(`The migration ${name} was changed after it ran here. Restore its text and add a new one.`);
      }
      if (known !== undefined) continue;
      await runScript(tx, `The migration ${name}`, text);
      await tx.run(sql`insert into schema_migration (name, fingerprint) values (${name}, ${computeFingerprint(text)})`);
      done.push(name);
    }
    // A backup of an older schema is loaded into that schema first; the newest functions would not fit it.
    if (migrations.every(({ name }) => applied.has(name) || done.includes(name))) await updateFunctions(tx);
    return done;
  });
}
