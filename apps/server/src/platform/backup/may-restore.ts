import { type Outcome, refuse } from '@boedel/domain/law/refusal';
import type { Database } from '../db/database';
import { computeFingerprint, type Migration, migrations } from '../db/migrate';
import { sql } from '../db/sql';
import { findAppliedMigrations } from './catalog';

/**
 * Migrations that PostgreSQL no longer takes as they were, each with the one that mends it. The repair changes no table, so
 * a backup made before it fits; without it an empty database does not come as far as the backup's on 15.20.
 */
const repairs: ReadonlyMap<string, string> = new Map([
  [
    '20261115T0500_directories_are_searched_and_shared.sql',
    '20261115T0501_an_owner_column_is_filled_by_its_own_function.sql',
  ],
]);

type AppliedMigrations = readonly { name: string; fingerprint: string }[];

const hasPeople = (database: Database): Promise<boolean> =>
  database.asOwner(async (tx) => {
    const tables = await tx.one<{ there: boolean }>(
      sql`select to_regclass('public.intermediary') is not null as there`,
    );
    if (!tables.there) return false;
    const { any } = await tx.one<{ any: boolean }>(
      sql`select exists (select from intermediary) or exists (select from person) as any`,
    );
    return any;
  });

/** The migrations that bring an empty database to where the backup's was, or why it cannot be restored here. */
export async function mayRestore(
  database: Database,
  wanted: AppliedMigrations,
): Promise<Outcome<readonly Migration[]>> {
  if (await hasPeople(database)) {
    return refuse('database', 'The database is in use: it holds firms or people. Restore into a new, empty one.');
  }
  const ours = new Map(migrations.map((migration) => [migration.name, migration]));
  const unknown = wanted.find(({ name }) => !ours.has(name));
  if (unknown) {
    return refuse(
      'backup',
      `The backup was made by a newer version of Boedel (${unknown.name}). Install that one first.`,
    );
  }
  const changed = wanted.find((each) => computeFingerprint(ours.get(each.name)!.text) !== each.fingerprint);
  if (changed) return refuse('backup', `The migration ${changed.name} is not the one the backup was made with.`);
  const names = new Set(wanted.map(({ name }) => name));
  for (const [mended, repair] of repairs) if (names.has(mended)) names.add(repair);
  const applied = (await database.asOwner(findAppliedMigrations)) ?? [];
  const ahead = applied.find(({ name }) => !names.has(name));
  if (ahead) {
    return refuse(
      'database',
      `The database was set up by a newer version (${ahead.name}). Restore into a new, empty one.`,
    );
  }
  return migrations.filter(({ name }) => names.has(name));
}
