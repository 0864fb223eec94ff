import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from '../platform/db/server-database';
import { buildServer, stopAll, type RunningServer, startServer } from '../testing/built-server';
import { type PostgresServer, startPostgres } from '../testing/postgres-server';
import { createColleague } from './colleague';
import { reportFault } from './report-fault';

/** Two processes on one database and one folder of files, as behind a proxy. */
const folder = mkdtempSync(join(tmpdir(), 'boedel-several-'));
let built: Awaited<ReturnType<typeof buildServer>>;
let postgres: PostgresServer;
let first: RunningServer;
let second: RunningServer;
const start = (): Promise<RunningServer> =>
  startServer(built.folder, {
    BOEDEL_DATA: folder,
    DATABASE_URL: postgres.urlFor('boedel'),
    AUTH_KEY: 'the same key for every process of the installation',
  });

beforeAll(async () => {
  built = await buildServer();
  postgres = await startPostgres();
  const owner = openServer({ url: postgres.urlFor('postgres'), poolSize: 1 });
  await owner.outsideTransaction('create database boedel');
  await owner.close();
  first = await start();
  second = await start();
});
afterAll(async () => {
  stopAll();
  await postgres.discard();
  built.discard();
  rmSync(folder, { recursive: true, force: true });
});

const listMails = (): string[] => {
  const outbox = join(folder, 'outbox');
  return readdirSync(outbox, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(outbox, file), 'utf8'));
};

test('who signs in at one is known at the other, and who signs out at one is out at both', async () => {
  const here = await createColleague(first, 'capture@protea.test');
  expect((await second.ask(here.token, userCalls.getusername)).status).toBe(200);
  expect((await second.ask(here.token, sessionCalls.logout)).status).toBe(200);
  expect((await first.ask(here.token, userCalls.getusername)).status).toBe(401);
});

test('wrong passwords are counted together', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const server = n % 2 === 0 ? first : second;
    const tried = await server.ask(undefined, sessionCalls.authenticate, {
      body: { email: 'single@protea.test', password: `wrong ${n}` },
    });
    statuses.push(tried.status);
  }
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});

test('a job is done once, and what it tells is seen at both', async () => {
  const writer = await createColleague(first);
  const reader = await createColleague(second, 'reader@protea.test');
  const { body: whom } = await second.ask(reader.token, userCalls.getusername);
  const notes = 30;
  for (let n = 0; n < notes; n += 1) {
    const server = n % 2 === 0 ? first : second;
    const added = await server.ask(writer.token, noteCalls.add, {
      body: {
        matterID: 1,
        comment: `<p><span data-person="${whom.id}">@Sarisha</span> mention ${String(n).padStart(3, '0')}</p>`,
      },
    });
    expect(added.status).toBe(200);
  }
  await expect
    .poll(() => listMails().filter((mail) => /mention \d{3}/.test(mail)).length, { timeout: 60_000, interval: 500 })
    .toBe(notes);
  const mentions = listMails().flatMap((mail) => /mention \d{3}/.exec(mail)?.[0] ?? []);
  expect(new Set(mentions).size).toBe(notes);
  for (const server of [first, second]) {
    const { body } = await server.ask(reader.token, inboxCalls.getInbox, { query: { take: 200 } });
    expect(body.unread).toBeGreaterThanOrEqual(notes);
  }
  reportFault('jobs of two processes', {
    queued: notes,
    done: mentions.length,
    twice: mentions.length - new Set(mentions).size,
  });
});

test('one is killed under load: the other goes on, and nothing acknowledged is lost', async () => {
  const [here, there] = [await createColleague(first), await createColleague(second)];
  const acknowledged = new Set<number>();
  const enough = new AbortController();
  let afterTheKill = 0;
  let isKilled = false;
  const writing = [here, there, here, there].map(async (colleague, writer) => {
    for (let n = 0; !enough.signal.aborted && n < 5_000; n += 1) {
      const id = await colleague.write(2, `${writer} ${n}`);
      if (id === undefined) {
        if (colleague === here) return;
        continue;
      }
      acknowledged.add(id);
      if (isKilled) afterTheKill += 1;
    }
  });
  await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(40);
  first.child.kill('SIGKILL');
  await first.exited;
  isKilled = true;
  await expect.poll(() => afterTheKill, { timeout: 20_000 }).toBeGreaterThan(40);
  enough.abort();
  await Promise.all(writing);
  const kept = await there.notesOf(2);
  const lost = [...acknowledged].filter((id) => !kept.has(id));
  reportFault('one of two processes killed', { acknowledged: acknowledged.size, afterTheKill, lost: lost.length });
  expect(lost).toEqual([]);
  first = await start();
  expect((await first.ask(there.token, userCalls.getusername)).status).toBe(200);
});
