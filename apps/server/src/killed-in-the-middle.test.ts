import { setTimeout as pause } from 'node:timers/promises';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { benchFiles } from '@boedel/domain/statements/bench-file';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from './platform/db/sql';
import { tenantDoor } from './platform/tenancy/doors';
import { aMatter } from './testing/a-matter';
import { runJobs } from './testing/after-commit';
import { buildServer, endAll, type RunningServer, startServer } from './testing/built-server';
import { type TestFirm, testHouse } from './testing/house';
import { aBankAccount } from './areas/cash/cash.testing';
import { aPayingEstate, capture, seen } from './areas/payout/payout.testing';

/*
 * The delivered server in a process of its own, killed while it reads a statement, while it takes one and while it writes
 * down an approval. It shares the database with the house of the test, which is then the process that comes after it. (The
 * embedded database is tried so in platform/db/survives.test.ts.)
 */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const lines = 20_000;
const authKey = 'a key for the tests that nobody could guess';

const house = testHouse();
let firm: TestFirm;
let matterID: number;
let built: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  firm = await house.aFirm();
  matterID = (await aMatter(house, firm)).id;
  built = await buildServer();
});
afterAll(() => {
  endAll();
  built?.discard();
});

const start = (): Promise<RunningServer> =>
  startServer(built.folder, {
    DATABASE_URL: house.test.url!,
    BOEDEL_DATA: house.parts.config.dataFolder,
    AUTH_KEY: authKey,
  });
const kill = async (server: RunningServer): Promise<void> => {
  server.child.kill('SIGKILL');
  await server.exited;
};
const send = (
  server: RunningServer,
  path: string,
  body: FormData | object,
  token = firm.admin.token,
): Promise<unknown> =>
  fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  }).catch(() => undefined);
const inFirm = <T extends object>(query: ReturnType<typeof sql>): Promise<T> =>
  tenantDoor(house.test.database, firm.id).transaction((tx) => tx.one<T>(query));
const linesOn = async (accountId: number): Promise<number> =>
  (
    await inFirm<{ count: number }>(
      sql`select count(*)::int as count from bank_line where bank_account_id = ${accountId}`,
    )
  ).count;

test('in the middle of an import nothing of it counts; afterwards it is read whole and taken once', async () => {
  const account = await aBankAccount(firm.admin, matterID);
  const first = await start();
  const form = new FormData();
  form.append('matterID', String(matterID));
  form.append('bankAccountID', String(account.id));
  form.append('file', new Blob([benchFiles.CSV(lines)]), 'long.csv');
  const sent = send(first, statementCalls.importStatement.path, form);
  const file = () =>
    tenantDoor(house.test.database, firm.id).transaction((tx) =>
      tx.maybe<{ id: number; state: string; staged_count: number }>(
        sql`select id, state, staged_count from statement_file where matter_id = ${matterID}`,
      ),
    );
  await expect
    .poll(async () => (await file())?.staged_count ?? 0, { timeout: 120_000, interval: 10 })
    .toBeGreaterThan(0);
  await kill(first);
  await sent;
  const cut = (await file())!;
  expect([cut.state, cut.staged_count < lines]).toEqual(['reading', true]);
  expect(await linesOn(account.id)).toBe(0);

  // The claim and the lease of a process that is gone run out by themselves; the clock is moved instead of waited for.
  await tenantDoor(house.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update statement_file set claimed_at = now() - interval '1 hour' where id = ${cut.id}`),
  );
  await runJobs(house, new Date(Date.now() + 3_600_000));
  const read = (await firm.admin.call(statementCalls.getStatementFile, { query: { id: cut.id } })).body;
  expect(read).toMatchObject({ state: 'ready', staged: lines, statements: [{ lines, newLines: lines }] });

  const body = { statementID: read.statements[0]!.id, bankAccountID: account.id, isConfirmed: true };
  for (const wait of [40, 400]) {
    const server = await start();
    const taking = send(server, statementCalls.takeStatement.path, body);
    await pause(wait);
    await kill(server);
    await taking;
    // What the database was doing for it ends with it, one way or the other.
    await expect
      .poll(async () => [0, lines].includes(await linesOn(account.id)), { timeout: 60_000, interval: 200 })
      .toBe(true);
  }
  expect((await firm.admin.call(statementCalls.takeStatement, { body })).status).toBe(200);
  expect(await linesOn(account.id)).toBe(lines);
});

test('in the middle of an approval no payment is approved; afterwards all of them are, each once', async () => {
  const paying = await aPayingEstate(house, firm);
  const rows = [];
  for (let n = 0; n < 5; n += 1) rows.push(await capture(paying, { amount: 100 + n }));
  const states = async () =>
    (await paying.maker.call(payoutCalls.getbymatterid, { query: { matterID: paying.matterID } })).body.map(
      ({ state, approvals, version }) => ({ state, approvals: approvals.length, version }),
    );
  const before = await states();
  expect(before.every(({ state, approvals }) => state === 'captured' && approvals === 0)).toBe(true);

  // The trail is held, so that the first payment is approved and the work stands still before the second.
  const body = { rows: seen(...rows) };
  const server = await start();
  const waiting = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into audit_entry%'`;
  let approving: Promise<unknown>;
  await house.test.database.asOwner(async (tx) => {
    await tx.run(sql`lock table audit_entry in share mode`);
    approving = send(server, payoutCalls.approve.path, body, paying.checker.token);
    await expect
      .poll(async () => (await house.test.database.asOwner((other) => other.one<{ count: number }>(waiting))).count, {
        timeout: 60_000,
        interval: 50,
      })
      .toBe(1);
    await kill(server);
  });
  await approving!;
  expect(await states()).toEqual(before);

  const next = await start();
  expect((await next.ask(paying.checker.token, payoutCalls.approve, { body })).status).toBe(200);
  await kill(next);
  expect((await states()).map(({ state, approvals }) => [state, approvals])).toEqual(rows.map(() => ['approved', 1]));
});
