import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from './postgres-server';

export type NodeName = 'one' | 'two';
export interface PatroniCluster {
  /** Through the balancer, which leads to whoever is the primary. */
  readonly url: string;
  /** To one of the servers, past the balancer. */
  urlOf(node: NodeName): string;
  primary(): Promise<NodeName | undefined>;
  /** Waits until one of the two is the primary and the other its synchronous replica. */
  whole(): Promise<NodeName>;
  kill(node: NodeName): void;
  stop(node: NodeName): void;
  start(node: NodeName): void;
  cut(node: NodeName): void;
  mend(node: NodeName): void;
  discard(): Promise<void>;
}

const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/bin/setpriv'];
const addresses: Readonly<Record<NodeName, string>> = { one: '10.213.0.11', two: '10.213.0.12' };
const nodes: readonly NodeName[] = ['one', 'two'];
const here = '10.213.0.1';
const bridge = 'bdl-bridge';
const [restPort, postgresPort] = [8008, 5432];
const nobody = 65534;

const run = (program: string, ...args: string[]): string =>
  String(execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] }));
const tryRun = (program: string, ...args: string[]): void => {
  try {
    run(program, ...args);
  } catch {
    // it was not there
  }
};

/** What runs in its network; nothing where there is no such network. */
function listProcesses(node: NodeName): number[] {
  try {
    return run('ip', 'netns', 'pids', `bdl-${node}`).split('\n').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Why there can be no cluster here; undefined where there can. */
export function explainNoCluster(): string | undefined {
  const missing = programs.filter((program) => !existsSync(program));
  if (missing.length > 0) return `${missing.join(', ')} missing: apt-get install patroni etcd-server haproxy`;
  if (process.getuid?.() !== 0) return 'networks of their own need a privileged user';
  try {
    run('ip', 'link', 'add', 'bdl-try', 'type', 'bridge');
    run('ip', 'link', 'del', 'bdl-try');
    return undefined;
  } catch (error) {
    return `no networks of their own can be made here (${(error as Error).message.split('\n').at(-1)})`;
  }
}

/** Each server in a network of its own, joined by a bridge that leads nowhere else. */
function buildNetworks(): void {
  run('ip', 'link', 'add', bridge, 'type', 'bridge');
  run('ip', 'addr', 'add', `${here}/24`, 'dev', bridge);
  run('ip', 'link', 'set', bridge, 'up');
  for (const node of nodes) {
    const name = `bdl-${node}`;
    run('ip', 'netns', 'add', name);
    run('ip', 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    run('ip', 'link', 'set', name, 'master', bridge, 'up');
    run('ip', '-n', name, 'addr', 'add', `${addresses[node]}/24`, 'dev', 'eth0');
    run('ip', '-n', name, 'link', 'set', 'eth0', 'up');
    run('ip', '-n', name, 'link', 'set', 'lo', 'up');
  }
}

const describeNode = (node: NodeName, folder: string, etcdPort: number, bin: string): string => `
scope: boedel
name: ${node}
restapi: { listen: '${addresses[node]}:${restPort}', connect_address: '${addresses[node]}:${restPort}' }
etcd3: { host: '${here}:${etcdPort}' }
bootstrap:
  dcs:
    ttl: 10
    loop_wait: 1
    retry_timeout: 3
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    master_start_timeout: 0
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 100, shared_buffers: 64MB, wal_keep_size: 256MB, wal_log_hints: 'on', timezone: UTC }
  initdb: [{ encoding: UTF8 }, { locale: C }]
postgresql:
  listen: '${addresses[node]}:${postgresPort}'
  connect_address: '${addresses[node]}:${postgresPort}'
  data_dir: ${join(folder, `data-${node}`)}
  bin_dir: ${bin}
  pgpass: ${join(folder, `pgpass-${node}`)}
  authentication:
    superuser: { username: boedel, password: secret }
    replication: { username: copier, password: secret }
    rewind: { username: rewinder, password: secret }
  pg_hba: ['local all all trust', 'host all all 10.213.0.0/24 trust', 'host replication all 10.213.0.0/24 trust']
  parameters: { unix_socket_directories: '${join(folder, `socket-${node}`)}' }
`;

const describeBalancer = (port: number): string => `
global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node} ${addresses[node]}:${postgresPort} check port ${restPort}`).join('\n')}
`;

/** Two PostgreSQL servers with synchronous replication under Patroni, with etcd and haproxy, all of the distribution. */
export async function startPatroniCluster(bin: string): Promise<PatroniCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'boedel-cluster-'));
  chmodSync(folder, 0o755);
  chownSync(folder, nobody, nobody);
  const asNobody = { uid: nobody, gid: nobody, cwd: folder, stdio: 'ignore' as const };
  const started = new Set<ChildProcess>();
  const keep = (child: ChildProcess): ChildProcess => {
    started.add(child);
    child.once('exit', () => started.delete(child));
    return child;
  };
  const removeNetworks = (): void => {
    for (const node of nodes) {
      const name = `bdl-${node}`;
      killAll(node);
      tryRun('ip', 'netns', 'del', name);
      tryRun('ip', 'link', 'del', name);
    }
    tryRun('ip', 'link', 'del', bridge);
  };
  const killAll = (node: NodeName): void => {
    for (const pid of listProcesses(node)) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // it ended by itself
      }
    }
  };
  removeNetworks(); // of a run that was cut short
  buildNetworks();
  const [etcdPort, peerPort, port] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const etcdFolder = join(folder, 'etcd');
  for (const each of [etcdFolder, ...nodes.map((node) => join(folder, `socket-${node}`))]) {
    mkdirSync(each, { mode: 0o700 });
    chownSync(each, nobody, nobody);
  }
  const [etcdUrl, peerUrl] = [`http://${here}:${etcdPort}`, `http://${here}:${peerPort}`];
  keep(
    spawn(
      '/usr/bin/etcd',
      [
        ['--name', 'only', '--data-dir', etcdFolder, '--initial-cluster', `only=${peerUrl}`],
        ['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
        ['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
      ].flat(),
      asNobody,
    ),
  );
  const balancer = join(folder, 'haproxy.cfg');
  writeFileSync(balancer, describeBalancer(port));
  keep(spawn('/usr/sbin/haproxy', ['-db', '-q', '-f', balancer], asNobody));

  const start = (node: NodeName): void => {
    const settings = join(folder, `${node}.yml`);
    writeFileSync(settings, describeNode(node, folder, etcdPort, bin));
    const identity = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'];
    keep(
      spawn('ip', ['netns', 'exec', `bdl-${node}`, ...identity, '/usr/bin/patroni', settings], {
        cwd: folder,
        env: { PATH: process.env['PATH'], HOME: folder },
        stdio: ['ignore', 'ignore', process.env['CLUSTER_LOG'] ? 'inherit' : 'ignore'],
      }),
    );
  };
  const ask = async (node: NodeName, path: string): Promise<boolean> => {
    const url = `http://${addresses[node]}:${restPort}/${path}`;
    return fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(1_000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
  };
  const primary = async (): Promise<NodeName | undefined> => {
    const [one, two] = await Promise.all(nodes.map((node) => ask(node, 'primary')));
    return one ? 'one' : two ? 'two' : undefined;
  };
  const waitFor = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
    for (const until = Date.now() + 180_000; Date.now() < until; await pause(200)) {
      const found = await look();
      if (found !== undefined) return found;
    }
    throw new Error(`the cluster did not get there within three minutes: ${what}`);
  };
  const whole = (): Promise<NodeName> =>
    waitFor('a primary and its replica', async () => {
      const first = await primary();
      return first && (await ask(first === 'one' ? 'two' : 'one', 'sync')) ? first : undefined;
    });
  const discard = async (): Promise<void> => {
    removeNetworks();
    for (const child of started) child.kill('SIGKILL');
    await pause(200);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await pause(1_000);
    start('one');
    await waitFor('a first primary', primary);
    start('two');
    await whole();
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    url: `postgres://boedel:secret@127.0.0.1:${port}/boedel`,
    urlOf: (node) => `postgres://boedel:secret@${addresses[node]}:${postgresPort}/boedel`,
    primary,
    whole,
    start,
    kill: killAll,
    stop: (node) => {
      // Patroni alone is told; it stops its server in order.
      for (const pid of listProcesses(node)) {
        try {
          if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/usr/bin/patroni')) process.kill(pid, 'SIGTERM');
        } catch {
          // it ended by itself
        }
      }
    },
    cut: (node) => void run('ip', 'link', 'set', `bdl-${node}`, 'down'),
    mend: (node) => void run('ip', 'link', 'set', `bdl-${node}`, 'up'),
    discard,
  };
}
