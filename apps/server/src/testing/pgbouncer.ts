import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asNobody, findFreePort, waitUntilAnswering } from './postgres-server';

/** Where distributions put it; PGBOUNCER names another. */
export const findPgbouncer = (): string | undefined =>
  [process.env['PGBOUNCER'], '/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/usr/bin/pgbouncer'].find(
    (path) => path && existsSync(path),
  );

export interface Pgbouncer {
  /** As the server's own address: the database name goes at the end. */
  urlFor(database: string): string;
  discard(): Promise<void>;
}

/**
 * A pgbouncer of the tests' own in front of a server on loopback, which knows every database of it. Its sessions go round,
 * so that no transaction finds the session of the one before by luck.
 */
export async function startPgbouncer(
  server: string,
  settings: Readonly<Record<string, string | number>> = {},
): Promise<Pgbouncer> {
  const program = findPgbouncer();
  if (!program) throw new Error('pgbouncer is missing. Install it (apt-get install pgbouncer) or set PGBOUNCER.');
  const { hostname, port: behind, username } = new URL(server);
  const folder = mkdtempSync(join(tmpdir(), 'boedel-pgbouncer-'));
  const port = await findFreePort();
  const users = join(folder, 'users.txt');
  const config = join(folder, 'pgbouncer.ini');
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: users,
    pool_mode: 'transaction',
    max_client_conn: 1000,
    default_pool_size: 4,
    server_round_robin: 1,
    server_idle_timeout: 20,
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(config, `[databases]\n* = host=${hostname} port=${behind}\n[pgbouncer]\n${lines.join('\n')}\n`);
  chmodSync(folder, 0o755);
  const { uid, gid } = asNobody;
  if (uid !== undefined && gid !== undefined) [folder, users, config].forEach((path) => chownSync(path, uid, gid));
  const running: ChildProcess = spawn(program, ['-q', config], { ...asNobody, cwd: folder, stdio: 'ignore' });
  const urlFor = (database: string): string => `postgres://${username}@127.0.0.1:${port}/${database}`;
  const halt = (): Promise<void> =>
    new Promise((resolve) => {
      if (running.exitCode !== null || running.signalCode !== null) return resolve();
      running.once('exit', () => resolve());
      running.kill('SIGTERM');
    });
  const discard = async (): Promise<void> => {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilAnswering(urlFor('postgres'));
  } catch (error) {
    await discard();
    throw error;
  }
  return { urlFor, discard };
}
