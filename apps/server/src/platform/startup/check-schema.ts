import type { Database } from '../db/database';
import { migrations } from '../db/migrate';
import { sql } from '../db/sql';

export interface SchemaFound {
  /** What is wrong with it, in a sentence that says what to do. */
  readonly wrong?: string;
  /** How many migrations would be carried out at the start. */
  readonly missing: number;
}

/**
 * What the database was brought to. Each start is one transaction, so nothing is half-migrated by us; a dump that was
 * restored in part is, and whatever was done to tables by hand.
 */
export async function inspectSchema(database: Database, setting: string, now: number): Promise<SchemaFound> {
  return database.asOwner(async (tx) => {
    const there = await tx.one<{ list: boolean; tables: boolean }>(sql`
      select to_regclass('public.schema_migration') is not null as list,
        to_regclass('public.intermediary') is not null or to_regclass('public.person') is not null as tables`);
    const applied = there.list
      ? await tx.rows<{ name: string; at: number }>(
          sql`select name, (extract(epoch from applied_at) * 1000)::float8 as at from schema_migration order by name`,
        )
      : [];
    const whole = 'Restore a whole backup into an empty database (npm run restore)';
    if (applied.length === 0 && there.tables)
      return {
        missing: 0,
        wrong: `The database in ${setting} holds tables of Boedel but not the list of its migrations, so it was restored in part. ${whole}.`,
      };
    if (applied.length > 0 && !there.tables)
      return {
        missing: 0,
        wrong: `The database in ${setting} holds the list of its migrations but not the tables, so it was restored in part. ${whole}.`,
      };
    const ours = new Set(migrations.map(({ name }) => name));
    const newer = applied.find(({ name }) => !ours.has(name));
    if (newer)
      return {
        missing: 0,
        wrong: `The database in ${setting} was brought up to date by a newer version of Boedel (${newer.name}). Install that version here, or name another database.`,
      };
    const last = Math.max(0, ...applied.map(({ at }) => at));
    const aDay = 86_400_000;
    if (last > now + aDay)
      return {
        missing: 0,
        wrong: `The clock of this machine says ${new Date(now).toISOString().slice(0, 10)}, but the database in ${setting} was changed on ${new Date(last).toISOString().slice(0, 10)}. Set the clock, then start again.`,
      };
    return { missing: ours.size - applied.length };
  });
}
