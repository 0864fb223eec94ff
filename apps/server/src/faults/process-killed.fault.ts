import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runBuilt, startServer } from '../testing/built-server';
import { createBuiltApp } from './built-app';
import { createColleague } from './colleague';
import { createRandom, reportFault } from './report-fault';

/** The embedded database lives and dies with the process: killed in the middle of writes, whatever it acknowledged is there. */
const builtApp = createBuiltApp();
const { folder, data } = builtApp;

const rounds = Number(process.env['KILLS'] ?? 8);
const atOnce = 6;
const matterID = 1;

test('what was acknowledged before a kill is there after it, round after round', async () => {
  const some = createRandom();
  const acknowledged = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(builtApp.server, data);
    const colleague = await createColleague(server);
    const kept = await colleague.notesOf(matterID);
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
    const down = new AbortController();
    const writing = Array.from({ length: atOnce }, async (_, writer) => {
      for (let n = 0; !down.signal.aborted; n += 1) {
        const id = await colleague.write(matterID, `${round} ${writer} ${n}`);
        if (id !== undefined) acknowledged.add(id);
      }
    });
    await pause(200 + some() * 1_500);
    down.abort();
    server.child.kill('SIGKILL');
    await Promise.all([server.exited, ...writing]);
  }
  const server = await startServer(builtApp.server, data);
  const kept = await (await createColleague(server)).notesOf(matterID);
  const lost = [...acknowledged].filter((id) => !kept.has(id));
  reportFault('process killed under load', { kills: rounds, acknowledged: acknowledged.size, lost: lost.length });
  expect(acknowledged.size).toBeGreaterThan(rounds);
  expect(lost).toEqual([]);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

test('the commands verify, back up and restore what the kills left', async () => {
  const verified = await runBuilt(builtApp.server, 'verify-audit', [], data);
  expect(verified).toMatchObject({ code: 0, complaints: '' });
  expect(verified.out).toMatch(/Protea Fiduciary \(firm \d+\): \d+ in order/);
  const archive = join(folder, 'house.backup');
  expect(await runBuilt(builtApp.server, 'backup', [archive], data)).toMatchObject({ code: 0, complaints: '' });
  expect((await runBuilt(builtApp.server, 'backup', [archive], data)).complaints).toContain('exists already');
  expect((await runBuilt(builtApp.server, 'restore', [archive], data)).complaints).toContain('holds firms or people');
  const elsewhere = { BOEDEL_DATA: join(folder, 'elsewhere') };
  const restored = await runBuilt(builtApp.server, 'restore', [archive], elsewhere);
  expect(restored).toMatchObject({ code: 0, complaints: '' });
  expect(restored.out).toContain('Restored and verified.');
  const [before, after] = [await startServer(builtApp.server, data), await startServer(builtApp.server, elsewhere)];
  const notes = await (await createColleague(before)).notesOf(matterID);
  expect(await (await createColleague(after)).notesOf(matterID)).toEqual(notes);
  reportFault('restored elsewhere', { notes: notes.size });
  for (const server of [before, after]) {
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  }
});
