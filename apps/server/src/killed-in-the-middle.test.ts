import { setTimeout as pause } from 'node:timers/promises';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { statementCalls } from '@boedel/contract/statements/statements.calls';
import { benchFiles } from '@boedel/domain/statements/bench-file';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from './platform/db/sql';
import { openFirmScope } from './platform/tenancy/scopes';
import { createMatter } from './testing/a-matter';
import { runJobs } from './testing/after-commit';
import { buildServer, stopAll, type RunningServer, startServer } from './testing/built-server';
import { type TestFirm, createTestApp } from './testing/test-app';
import { createBankAccount } from './areas/cash/cash.testing';
import { createPayingEstate, capture, listVersions } from './areas/payout/payout.testing';

/*
 * The delivered server in a process of its own, killed while it reads a statement, while it takes one and while it writes
 * down an approval. It shares the database with the app of the test, which is then the process that comes after it. (The
 * embedded database is tried so in platform/db/survives.test.ts.)
 */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const lines = 20_000;
const authKey = 'a key for the tests that nobody could guess';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
let built: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  firm = await testApp.createFirm();
  matterID = (await createMatter(testApp, firm)).id;
  built = await buildServer();
});
afterAll(() => {
  stopAll();
  built?.discard();
});

const start = (): Promise<RunningServer> =>
  startServer(built.folder, {
    DATABASE_URL: testApp.test.url!,
    BOEDEL_DATA: testApp.services.config.dataFolder,
    AUTH_KEY: authKey,
  });
const killServer = async (server: RunningServer): Promise<void> => {
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
const runInFirm = <T extends object>(query: ReturnType<typeof sql>): Promise<T> =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) => tx.one<T>(query));
const countLines = async (accountId: number): Promise<number> =>
  (
    await runInFirm<{ count: number }>(
      sql`select count(*)::int as count from bank_line where bank_account_id = ${accountId}`,
    )
  ).count;

test('in the middle of an import nothing of it counts; afterwards it is read whole and taken once', async () => {
  const account = await createBankAccount(firm.admin, matterID);
  const first = await start();
  const form = new FormData();
  form.append('matterID', String(matterID));
  form.append('bankAccountID', String(account.id));
  form.append('file', new Blob([benchFiles.CSV(lines)]), 'long.csv');
  const sent = send(first, statementCalls.importStatement.path, form);
  const findFile = () =>
    openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.maybe<{ id: number; state: string; staged_count: number }>(
        sql`select id, state, staged_count from statement_file where matter_id = ${matterID}`,
      ),
    );
  await expect
    .poll(async () => (await findFile())?.staged_count ?? 0, { timeout: 120_000, interval: 10 })
    .toBeGreaterThan(0);
  await killServer(first);
  await sent;
  const cut = (await findFile())!;
  expect([cut.state, cut.staged_count < lines]).toEqual(['reading', true]);
  expect(await countLines(account.id)).toBe(0);

  // The claim and the lease of a process that is gone run out by themselves; the clock is moved instead of waited for.
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update statement_file set claimed_at = now() - interval '1 hour' where id = ${cut.id}`),
  );
  await runJobs(testApp, new Date(Date.now() + 3_600_000));
  const read = (await firm.admin.call(statementCalls.getStatementFile, { query: { id: cut.id } })).body;
  expect(read).toMatchObject({ state: 'ready', staged: lines, statements: [{ lines, newLines: lines }] });

  const body = { statementID: read.statements[0]!.id, bankAccountID: account.id, isConfirmed: true };
  for (const wait of [40, 400]) {
    const server = await start();
    const taking = send(server, statementCalls.takeStatement.path, body);
    await pause(wait);
    await killServer(server);
    await taking;
    // What the database was doing for it ends with it, one way or the other.
    await expect
      .poll(async () => [0, lines].includes(await countLines(account.id)), { timeout: 60_000, interval: 200 })
      .toBe(true);
  }
  expect((await firm.admin.call(statementCalls.takeStatement, { body })).status).toBe(200);
  expect(await countLines(account.id)).toBe(lines);
});

test('in the middle of an approval no payment is approved; afterwards all of them are, each once', async () => {
  const paying = await createPayingEstate(testApp, firm);
  const rows = [];
  for (let n = 0; n < 5; n += 1) rows.push(await capture(paying, { amount: 100 + n }));
  const listStates = async () =>
    (await paying.maker.call(payoutCalls.getbymatterid, { query: { matterID: paying.matterID } })).body.map(
      ({ state, approvals, version }) => ({ state, approvals: approvals.length, version }),
    );
  const before = await listStates();
  expect(before.every(({ state, approvals }) => state === 'captured' && approvals === 0)).toBe(true);

  // The trail is held, so that the first payment is approved and the work stands still before the second.
  const body = { rows: listVersions(...rows) };
  const server = await start();
  const waiting = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into audit_entry%'`;
  let approving: Promise<unknown>;
  await testApp.test.database.asOwner(async (tx) => {
    await tx.run(sql`lock table audit_entry in share mode`);
    approving = send(server, payoutCalls.approve.path, body, paying.checker.token);
    await expect
      .poll(async () => (await testApp.test.database.asOwner((other) => other.one<{ count: number }>(waiting))).count, {
        timeout: 60_000,
        interval: 50,
      })
      .toBe(1);
    await killServer(server);
  });
  await approving!;
  expect(await listStates()).toEqual(before);

  const next = await start();
  expect((await next.ask(paying.checker.token, payoutCalls.approve, { body })).status).toBe(200);
  await killServer(next);
  expect((await listStates()).map(({ state, approvals }) => [state, approvals])).toEqual(
    rows.map(() => ['approved', 1]),
  );
});
