import type { Database, OwnerTx } from '../db/database';
import { computeFingerprint, functions, type Migration, migrations } from '../db/migrate';
import { sql } from '../db/sql';
import { CannotStart } from './cannot-start';
import { listCauses } from './explain-database';

export interface SchemaFound {
  /** What is wrong with it, in a sentence that says what to do. */
  readonly wrong?: string;
  /** How many migrations would be carried out at the start. */
  readonly missing: number;
}

const findNames = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map((match) => match[1]!);

const whole = 'Restore a whole backup into an empty database (npm run restore)';

/** What is there already, or is not there, though the list of migrations says otherwise. */
const isContradictingList = (error: unknown): boolean =>
  listCauses(error).some(({ code = '' }) => /^42(P0[1467]|70[1-4]|710|723|883)$/.test(code));

/** A migration that finds what it was to make, or misses what it was to change, stands on a database that is not ours as we left it. */
export function explainMigration(error: unknown, setting: string): unknown {
  if (!isContradictingList(error)) return error;
  const reason = (error as Error).message
    .replace(/^The migration /, '')
    .trimEnd()
    .replace(/\.$/, '');
  return new CannotStart(`The database in ${setting} is not as its list of migrations says (${reason}). ${whole}.`, {
    cause: error,
  });
}

/** The tables a database has after these migrations. */
export function listTables(done: readonly Migration[]): readonly string[] {
  const tables = new Set<string>();
  for (const { text } of done) {
    findNames(text, /^create (?:unlogged )?table (\w+)/gm).forEach((table) => tables.add(table));
    findNames(text, /^drop table (\w+)/gm).forEach((table) => tables.delete(table));
  }
  return [...tables];
}

const listRoles = (done: readonly Migration[]): readonly string[] =>
  done.flatMap(({ text }) => findNames(text, /create role (\w+)/g));
export const listFunctions = (files: readonly Migration[]): readonly string[] =>
  files.flatMap(({ text }) => findNames(text, /^create (?:or replace )?function (\w+)/gm));

/** What is not there of all that these migrations made: a dump of some tables leaves roles, functions and guards out. */
async function findMissing(tx: OwnerTx, applied: ReadonlySet<string>): Promise<string | undefined> {
  const done = migrations.filter(({ name }) => applied.has(name));
  const tables = listTables(done);
  const { hasFunctions } = await tx.one<{ hasFunctions: boolean }>(
    sql`select to_regclass('public.schema_function') is not null as "hasFunctions"`,
  );
  const current = hasFunctions
    ? await tx.rows<{ name: string; fingerprint: string }>(sql`select name, fingerprint from schema_function`)
    : [];
  const prints = new Map(current.map(({ name, fingerprint }) => [name, fingerprint]));
  // A file that changed is run again by this start, whatever became of its functions.
  const called = listFunctions(functions.filter(({ name, text }) => prints.get(name) === computeFingerprint(text)));
  const [missing] = await tx.rows<{ what: string }>(sql`
    select 'the table ' || n as what from unnest(${tables}::text[]) n where to_regclass('public.' || n) is null
    union all
    select 'the function ' || n from unnest(${called}::text[]) n
      where not exists (select from pg_proc where proname = n and pronamespace = 'public'::regnamespace)
    union all
    select 'the role ' || r from unnest(${listRoles(done)}::text[]) r
      where not exists (select from pg_roles where rolname = r)
    union all
    select 'the row security of ' || c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relname = any(${tables}::text[])
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'intermediary_id' and not a.attisdropped)
        and (not c.relforcerowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))
    limit 1`);
  return missing?.what;
}

/**
 * What the database was brought to. Each start is one transaction, so nothing is half-migrated by us; a dump that was
 * restored in part is (pg_restore of some tables, a dump without its roles), and whatever was done to tables by hand.
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
    const missing = applied.length > 0 ? await findMissing(tx, new Set(applied.map(({ name }) => name))) : undefined;
    if (missing)
      return {
        missing: 0,
        wrong: `The database in ${setting} lacks ${missing}, so it was restored in part or changed by hand. ${whole}.`,
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
