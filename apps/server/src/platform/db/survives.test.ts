import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { anyone, declareCalls, post } from '@boedel/contract/call';
import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { demoPassword } from '../../demo/people';
import { buildServer, stopAll, type RunningServer, runBuilt, startServer } from '../../testing/built-server';
import { databaseKind } from '../../testing/database';
import { startPostgres } from '../../testing/postgres-server';
import { readConfig } from '../config/config';
import { createServices, openDatabase } from '../create-services';
import { buildApp } from '../http/app';
import { withServices, pairHandlers } from '../http/handler';
import { pairJob, createJobKind } from '../jobs/job-kind';
import { queueJob } from '../jobs/queue-job';
import { startWorkers } from '../jobs/workers';
import { openEmbedded } from './embedded-database';
import { openServer } from './server-database';
import { sql } from './sql';

/*
 * The embedded database lives and dies with the process, so the process is what we end: killed in the middle of writes.
 * Whatever it had acknowledged must be there when the next one opens the folder. A server goes away and comes back while the
 * process lives: it must say so meanwhile and mend by itself. `npm run faults` does the same at length, with more that can go
 * wrong.
 */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const folder = mkdtempSync(join(tmpdir(), 'boedel-survives-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Somebody at the firm's details, who remembers what the server said it saved. */
async function createEditor(server: RunningServer) {
  const signedIn = await server.ask(undefined, sessionCalls.authenticate, {
    body: { email: 'admin@protea.test', password: demoPassword },
  });
  const token = signedIn.body.token!;
  let { body: company } = await server.ask(token, companyCalls.getIntermediaryCompany);
  return {
    company: () => company,
    save: async (tradingName: string): Promise<number> => {
      const saved = await server.ask(token, companyCalls.update, { body: { ...company, tradingName } });
      if (saved.status === 200) company = saved.body;
      return saved.status;
    },
    token,
  };
}
function testProcessEnd(): void {
  const data = { BOEDEL_DATA: join(folder, 'data'), DEMO: 'people' };
  let built: Awaited<ReturnType<typeof buildServer>>;
  beforeAll(async () => void (built = await buildServer()));
  afterAll(() => {
    stopAll();
    built.discard();
  });

  test('what was acknowledged before a kill is there after it', async () => {
    const server = await startServer(built.folder, data);
    const editor = await createEditor(server);
    for (let n = 0; n < 17; n += 1) expect(await editor.save(`${n}`)).toBe(200);
    // One more is under way when the process is killed; whether it was saved, nobody was told.
    const underWay = editor.save('under way').catch(() => 0);
    server.child.kill('SIGKILL');
    await server.exited;
    await underWay;
    const acknowledged = editor.company().version;

    const again = await startServer(built.folder, data);
    const { company, save } = await createEditor(again);
    expect(company().version - acknowledged).toBeLessThanOrEqual(1);
    expect(company().version).toBeGreaterThanOrEqual(acknowledged);
    expect(await save('after all')).toBe(200);
    const refused = await runBuilt(built.folder, 'backup', [join(folder, 'while-running')], data);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.complaints).toContain('is in use by another Boedel process');
    again.child.kill('SIGTERM');
    expect(await again.exited).toBe(0);
  });

  test('a first start that is cut short does not stand in the way of the next', async () => {
    const cut = join(folder, 'cut');
    mkdirSync(join(cut, 'db.partial', 'base'), { recursive: true });
    writeFileSync(join(cut, 'db.partial', 'PG_VERSION'), '17\n');
    const database = await openEmbedded(cut);
    await database.ping();
    await database.close();
    expect(readdirSync(cut)).toEqual(['db']);
  });
}

function testServerLoss(): void {
  const addFirm = post('/api/test/addFirm', {
    who: anyone,
    body: z.object({ name: z.string() }),
    answer: z.object({ id: z.int() }),
  });
  const greet = createJobKind('test.greet', z.object({}));

  test('requests get a sentence, nothing is lost, and all goes on by itself when it is back', async () => {
    const postgres = await startPostgres();
    const owner = openServer({ url: postgres.urlFor('postgres'), poolSize: 1 });
    await owner.outsideTransaction('create database boedel');
    await owner.close();
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      BOEDEL_DATA: folder,
      DATABASE_URL: postgres.urlFor('boedel'),
    });
    const database = await openDatabase(config);
    const services = await createServices(config, database);
    let greeted = 0;
    const workers = startWorkers(services, {
      jobs: [pairJob(greet, async () => void (greeted += 1))],
      pollMs: 200,
    });
    const app = await buildApp({
      services,
      calls: pairHandlers(declareCalls({ addFirm }), {
        addFirm: withServices(({ provider, body }) =>
          provider.transaction(async (tx) => {
            const firm = await tx.one<{ id: number }>(
              sql`insert into intermediary (name, country) values (${body.name}, 'Namibia') returning id`,
            );
            await queueJob(tx, greet, {}, { firmId: firm.id });
            return firm;
          }),
        ),
      }),
    });
    const add = (name: string) => app.inject({ method: 'POST', url: addFirm.path, payload: { name } });
    const readStatus = async (url: string) => (await app.inject({ url })).statusCode;

    expect((await add('before')).statusCode).toBe(200);
    await expect.poll(() => greeted, { timeout: 10_000 }).toBe(1);
    // Several are under way when it stops; each is saved or says that it is not.
    const underWay = Array.from({ length: 20 }, (_, n) => add(`under way ${n}`));
    await pause(15);
    await postgres.stop();
    const met = await Promise.all(underWay);
    for (const { statusCode } of met) expect([200, 503]).toContain(statusCode);

    const refused = await add('meanwhile');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');
    expect(refused.json()).toEqual({
      error: 'The database cannot be reached just now. Nothing was saved; try again in a moment.',
    });
    expect(await readStatus('/readyz')).toBe(503);
    expect(await readStatus('/healthz')).toBe(200);
    await pause(1_000); // the workers look several times in vain

    await postgres.start();
    await expect.poll(async () => (await add('after')).statusCode, { timeout: 20_000 }).toBe(200);
    expect(await readStatus('/readyz')).toBe(200);
    const { rows } = await database.asOwner(async (tx) => ({
      rows: await tx.rows<{ name: string }>(sql`select name from intermediary`),
    }));
    const names = rows.map(({ name }) => name);
    const acknowledged = met.flatMap(({ statusCode }, n) => (statusCode === 200 ? [`under way ${n}`] : []));
    expect(names).toEqual(expect.arrayContaining(['before', 'after', ...acknowledged]));
    expect(names).not.toContain('meanwhile');
    await expect.poll(() => greeted, { timeout: 90_000 }).toBe(names.length);
    await workers.stop();
    await app.close();
    await database.close();
    await postgres.discard();
  });
}

if (databaseKind === 'embedded') testProcessEnd();
else testServerLoss();
