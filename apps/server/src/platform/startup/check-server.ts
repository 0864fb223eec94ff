import type { Database, OwnerTx } from '../db/database';
import type { Pooler } from '../db/recognise-pooler';
import { sql } from '../db/sql';
import { CannotStart } from './cannot-start';
import type { ServiceAddress } from './describe-address';
import type { AddressSetting } from './explain-database';

const oldestVersion = 15;
const roles = ['boedel_app', 'boedel_provider', 'boedel_eraser'];
const extensions = ['btree_gin', 'pg_trgm', 'unaccent'];
/** Tokens live for minutes: clocks further apart sign people out, or let them stay. */
const mostSecondsApart = 60;

export interface ServerFacts {
  readonly version: number;
  readonly versionText: string;
  readonly encoding: string;
  readonly collation: string;
  /** Capital letters have the small ones people expect; in Turkish I does not become i. */
  readonly folds: boolean;
  readonly collationChanged: boolean;
  readonly isReplica: boolean;
  /** How far the server's clock is ahead of ours. */
  readonly secondsAhead: number;
  readonly rolesMissing: readonly string[];
  readonly mayCreateRoles: boolean;
  readonly mayCreateTables: boolean;
  readonly extensionsMissing: readonly string[];
  /** How many connections it takes from everybody together. */
  readonly connections: number;
}

export async function askServer(tx: OwnerTx, clock: () => number): Promise<ServerFacts> {
  const { version } = await tx.one<{ version: number }>(
    sql`select current_setting('server_version_num')::int / 10000 as version`,
  );
  const before = clock();
  const { at } = await tx.one<{ at: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`);
  const here = (before + clock()) / 2;
  // What a version before ours does not know is not asked of it.
  const changed =
    version >= oldestVersion
      ? sql`coalesce(d.datcollversion <> pg_database_collation_actual_version(d.oid), false)`
      : sql`false`;
  const facts = await tx.one<Omit<ServerFacts, 'version' | 'secondsAhead'>>(sql`
    select current_setting('server_version') as "versionText", pg_encoding_to_char(d.encoding) as encoding,
      coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale', d.datcollate) as collation, lower('TITLE') = 'title' and upper('title') = 'TITLE' as folds,
      ${changed} as "collationChanged", pg_is_in_recovery() as "isReplica",
      array(select r from unnest(${roles}::text[]) r where not exists (select from pg_roles where rolname = r))
        as "rolesMissing",
      u.rolsuper or u.rolcreaterole as "mayCreateRoles",
      has_schema_privilege('public', 'create') and has_database_privilege(d.oid, 'create') as "mayCreateTables",
      array(select e from unnest(${extensions}::text[]) e
        where not exists (select from pg_available_extensions where name = e)) as "extensionsMissing",
      least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          - coalesce(current_setting('reserved_connections', true)::int, 0),
        nullif(u.rolconnlimit, -1), nullif(d.datconnlimit, -1)) as connections
    from pg_database d, pg_roles u where d.datname = current_database() and u.rolname = current_user`);
  return { ...facts, version, secondsAhead: (at - here) / 1000 };
}

export interface Finding {
  readonly about: 'version' | 'encoding' | 'rights' | 'clock' | 'connections';
  /** What was found; where it is wrong, the sentence that says so. */
  readonly text: string;
  readonly isWrong: boolean;
}

interface Wanted extends ServiceAddress {
  readonly setting: AddressSetting;
  readonly poolSize: number;
  readonly pooler: Pooler;
}

const describeServer = (seconds: number): string =>
  seconds < 120
    ? `${Math.round(seconds)} s`
    : seconds < 7_200
      ? `${Math.round(seconds / 60)} minutes`
      : `${Math.round(seconds / 3_600)} hours`;

/** Each of these would fail later, in the middle of something and less plainly. */
export function judgeServer(facts: ServerFacts, wanted: Wanted): readonly Finding[] {
  const { setting, server, user, database } = wanted;
  const judge = (about: Finding['about'], text: string, ...wrong: readonly (string | false)[]): Finding => {
    const first = wrong.find((each) => each !== false);
    return { about, text: first || text, isWrong: Boolean(first) };
  };
  const list = (names: readonly string[]): string => names.join(', ');
  const apart = Math.abs(facts.secondsAhead);
  return [
    judge(
      'version',
      `PostgreSQL ${facts.versionText}`,
      facts.version < oldestVersion &&
        `PostgreSQL at ${server} is version ${facts.versionText}, and Boedel needs ${oldestVersion} or later. Upgrade it, or name another server in ${setting}.`,
      facts.isReplica &&
        `PostgreSQL at ${server} is a replica, which takes no changes. Name the primary server in ${setting}.`,
    ),
    judge(
      'encoding',
      `${facts.encoding}, ${facts.collation}`,
      facts.encoding !== 'UTF8' &&
        `The database "${database}" keeps text as ${facts.encoding}, and Boedel needs UTF8. Create one with: create database "${database}" encoding 'UTF8' template template0; and name it in ${setting}.`,
      !facts.folds &&
        `The database "${database}" has the collation ${facts.collation}, in which I is not the capital of i, so people would not be found by their names. Create one with: create database "${database}" encoding 'UTF8' locale 'C' template template0; and name it in ${setting}.`,
      facts.collationChanged &&
        `The operating system of PostgreSQL at ${server} sorts text differently from when the database "${database}" was made, so its indexes are wrong. Run there: reindex database "${database}"; alter database "${database}" refresh collation version.`,
    ),
    judge(
      'rights',
      `user "${user}"`,
      !facts.mayCreateTables &&
        `The user "${user}" in ${setting} may not create tables in the database "${database}". Run as a superuser: alter database "${database}" owner to "${user}".`,
      facts.rolesMissing.length > 0 &&
        !facts.mayCreateRoles &&
        `The user "${user}" in ${setting} may not create roles (${list(facts.rolesMissing)}). Run as a superuser: alter role "${user}" createrole.`,
      facts.extensionsMissing.length > 0 &&
        `PostgreSQL at ${server} lacks the extensions ${list(facts.extensionsMissing)}. Install the package of the distribution that holds them (postgresql-contrib).`,
    ),
    judge(
      'clock',
      `${describeServer(apart)} apart`,
      apart > mostSecondsApart &&
        `The clocks of this machine and of PostgreSQL at ${server} are ${describeServer(apart)} apart. Set both by a time server (NTP), then start again.`,
    ),
    judge(
      'connections',
      `${wanted.poolSize} of at most ${facts.connections}`,
      wanted.pooler === 'none' &&
        wanted.poolSize > facts.connections &&
        `DATABASE_POOL is ${wanted.poolSize}, but PostgreSQL at ${server} takes ${facts.connections} connections in all. Set DATABASE_POOL to at most ${facts.connections} for all processes together, or raise max_connections there.`,
    ),
  ];
}

/** Looks at the server without changing anything. */
export async function inspectServer(
  database: Database,
  wanted: Wanted,
  clock: () => number = Date.now,
): Promise<readonly Finding[]> {
  return judgeServer(await database.asOwner((tx) => askServer(tx, clock)), wanted);
}

/** Stops the start at the first thing that is wrong with the server. */
export async function checkServer(database: Database, wanted: Wanted): Promise<void> {
  const wrong = (await inspectServer(database, wanted)).find(({ isWrong }) => isWrong);
  if (wrong) throw new CannotStart(wrong.text);
}
