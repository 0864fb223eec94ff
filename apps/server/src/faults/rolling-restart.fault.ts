import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from '../platform/db/server-database';
import { type Balancer, startBalancer } from '../testing/balancer';
import { buildServer, type RunningServer, startServer, stopAll } from '../testing/built-server';
import { findFreePort, type PostgresServer, startPostgres } from '../testing/postgres-server';
import { createColleague } from './colleague';
import { reportFault } from './report-fault';

const rounds = Number(process.env['RESTARTS'] ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'boedel-rolling-'));
let built: Awaited<ReturnType<typeof buildServer>>;
let postgres: PostgresServer;
let balancer: Balancer;
const running: RunningServer[] = [];
const ports: number[] = [];
const start = (port: number): Promise<RunningServer> =>
  startServer(built.folder, {
    BOEDEL_DATA: folder,
    DATABASE_URL: postgres.urlFor('boedel'),
    AUTH_KEY: 'the same key for every process of the installation',
    PORT: String(port),
    DRAIN_SECONDS: '2',
    TRUST_PROXY: '1',
    CONNECTIONS_PER_ADDRESS: '200',
    REQUESTS_PER_MINUTE: '100000',
  });

beforeAll(async () => {
  built = await buildServer();
  postgres = await startPostgres();
  const owner = openServer({ url: postgres.urlFor('postgres'), poolSize: 1 });
  await owner.outsideTransaction('create database boedel');
  await owner.close();
  for (let at = 0; at < 2; at += 1) {
    ports.push(await findFreePort());
    running.push(await start(ports[at]!));
  }
  balancer = await startBalancer(ports);
});
afterAll(async () => {
  balancer?.close();
  stopAll();
  await postgres?.discard();
  built?.discard();
  rmSync(folder, { recursive: true, force: true });
});

test(`one process after the other is replaced ${rounds} times while people work, and no request fails`, async () => {
  const colleague = await createColleague(running[0]!);
  const enough = new AbortController();
  const failed: string[] = [];
  const saved = new Set<number>();
  let answered = 0;
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${balancer.origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${colleague.token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const read = (await answer.json()) as unknown;
    answered += 1;
    if (answer.status !== 200) failed.push(`${method} ${path} ${answer.status} ${JSON.stringify(read)}`);
    return read;
  };
  const write = async (writer: number): Promise<void> => {
    for (let n = 0; !enough.signal.aborted; n += 1) {
      const body = { matterID: 2, comment: `<p>rolling ${writer} ${n}</p>` };
      const { id } = (await ask(noteCalls.add.method, noteCalls.add.path, body)) as { id: number };
      saved.add(id);
      await pause(20);
    }
  };
  const read = async (): Promise<void> => {
    while (!enough.signal.aborted) {
      await ask('GET', `${noteCalls.getbymatterid.path}?matterID=2&take=20`);
      await pause(20);
    }
  };
  const working = Promise.all([write(1), write(2), read(), read()]);
  working.catch(() => undefined); // told at the end
  await pause(1_000);
  const codes: (number | null)[] = [];
  for (let round = 0; round < rounds * 2; round += 1) {
    const at = round % 2;
    running[at]!.child.kill('SIGTERM');
    codes.push(await running[at]!.exited);
    running[at] = await start(ports[at]!);
    // A balancer sends nothing until it has asked again; only then may the other one go.
    await pause(1_000);
  }
  enough.abort();
  await working;
  const kept = await colleague.notesOf(2);
  const lost = [...saved].filter((id) => !kept.has(id));
  reportFault('processes replaced one after the other', {
    replaced: codes.length,
    requests: answered,
    failed: failed.length,
    lost: lost.length,
  });
  expect(failed).toEqual([]);
  expect(lost).toEqual([]);
  expect(codes).toEqual(codes.map(() => 0));
  expect(answered).toBeGreaterThan(100);
});
