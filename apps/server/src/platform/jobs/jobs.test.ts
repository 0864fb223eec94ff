import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp } from '../../testing/test-app';
import { sql } from '../db/sql';
import { renderMetrics } from '../metrics/metrics';
import { openProviderScope, openFirmScope } from '../tenancy/scopes';
import { GiveUpError, pairJob, type HandledJob, createJobKind, type JobWork } from './job-kind';
import { queueJob } from './queue-job';
import { drainJobs, startWorkers } from './workers';

const testApp = createTestApp();
const computeInAnHour = (): Date => new Date(Date.now() + 3_600_000);

let serial = 0;
/** A kind of a test's own, and what its handler saw. */
function createKind(run: (work: JobWork<{ n: number }>) => Promise<void> = async () => undefined, maxAttempts = 8) {
  const kind = createJobKind(`test.${(serial += 1)}`, z.object({ n: z.int() }), { maxAttempts });
  const seen: JobWork<{ n: number }>[] = [];
  const handled = pairJob(kind, async (work) => {
    seen.push(work);
    await run(work);
  });
  return { kind, seen, handled };
}
const openScope = (firmId: number) => openFirmScope(testApp.test.database, firmId);
const listJobs = (firmId: number) =>
  openScope(firmId).transaction((tx) =>
    tx.rows<{
      id: number;
      state: string;
      attempts: number;
      last_error: string | null;
      run_at: string;
      created_at: string;
      progress_done: number;
      progress_total: number | null;
    }>(sql`select * from job order by id`),
  );
const waitUntil = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isSo()) return;
    await pause(25);
  }
  throw new Error('waited five seconds in vain');
};
const runWithWorkers = async (
  jobs: readonly HandledJob[],
  work: () => Promise<void>,
  settings: { pollMs?: number; atOnce?: number } = {},
): Promise<void> => {
  const workers = startWorkers(testApp.services, { jobs, pollMs: 60_000, ...settings });
  try {
    await work();
  } finally {
    await workers.stop();
  }
};

describe('a job', () => {
  test('is written with the change, runs inside its firm, and is done', async () => {
    const firm = await testApp.createFirm();
    const { kind, seen, handled } = createKind(async ({ scope }) => {
      const [row] = await scope.transaction((tx) => tx.rows<{ name: string }>(sql`select name from company`));
      expect(row).toBeDefined();
    });
    await openScope(firm.id).transaction((tx) => queueJob(tx, kind, { n: 7 }));
    expect(await drainJobs(testApp.services, [handled])).toBe(1);
    expect(seen).toMatchObject([{ payload: { n: 7 }, attempt: 1, scope: { firmId: firm.id } }]);
    expect(await listJobs(firm.id)).toMatchObject([{ state: 'done', attempts: 1 }]);
    expect(await drainJobs(testApp.services, [handled])).toBe(0);
  });

  test('of a change that is rolled back was never there', async () => {
    const firm = await testApp.createFirm();
    const { kind, handled } = createKind();
    const failing = openScope(firm.id).transaction(async (tx) => {
      await queueJob(tx, kind, { n: 1 });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await drainJobs(testApp.services, [handled])).toBe(0);
    expect(await listJobs(firm.id)).toEqual([]);
  });

  test('is another firm’s business to nobody else', async () => {
    const [ours, theirs] = [await testApp.createFirm(), await testApp.createFirm()];
    const { kind } = createKind();
    await openScope(theirs.id).transaction((tx) => queueJob(tx, kind, { n: 1 }));
    expect(await listJobs(ours.id)).toEqual([]);
  });

  test('queued in a provider transaction belongs to the firm that is named', async () => {
    const firm = await testApp.createFirm();
    const { kind, seen, handled } = createKind();
    await openProviderScope(testApp.test.database).transaction((tx) =>
      queueJob(tx, kind, { n: 1 }, { firmId: firm.id }),
    );
    await drainJobs(testApp.services, [handled]);
    expect(seen[0]?.scope.firmId).toBe(firm.id);
  });

  test('with a once key is written once for each firm', async () => {
    const [one, other] = [await testApp.createFirm(), await testApp.createFirm()];
    const { kind, handled } = createKind();
    const queueTestJob = (firmId: number) =>
      openScope(firmId).transaction((tx) => queueJob(tx, kind, { n: 1 }, { onceKey: 'daily' }));
    expect(await queueTestJob(one.id)).toBeGreaterThan(0);
    expect(await queueTestJob(one.id)).toBeUndefined();
    expect(await queueTestJob(other.id)).toBeGreaterThan(0);
    expect(await drainJobs(testApp.services, [handled])).toBe(2);
    expect(await queueTestJob(one.id)).toBeUndefined();
  });

  test('is not taken up before its time', async () => {
    const firm = await testApp.createFirm();
    const { kind, handled } = createKind();
    await openScope(firm.id).transaction((tx) =>
      queueJob(tx, kind, { n: 1 }, { runAt: new Date(Date.now() + 1_800_000) }),
    );
    expect(await drainJobs(testApp.services, [handled])).toBe(0);
    expect(await drainJobs(testApp.services, [handled], computeInAnHour())).toBe(1);
  });

  test('that fails waits longer each time, then is dead with its last error, and the figures tell', async () => {
    const firm = await testApp.createFirm();
    const { kind, seen, handled } = createKind(async ({ attempt }) => {
      throw new Error(`no luck ${attempt}`);
    }, 3);
    await openScope(firm.id).transaction((tx) => queueJob(tx, kind, { n: 1 }));
    await drainJobs(testApp.services, [handled]);
    const [waiting] = await listJobs(firm.id);
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'no luck 1' });
    expect(Date.parse(waiting!.run_at) - Date.parse(waiting!.created_at)).toBeGreaterThan(2_000);
    expect(await drainJobs(testApp.services, [handled])).toBe(0);
    await drainJobs(testApp.services, [handled], computeInAnHour());
    expect(seen).toHaveLength(3);
    expect(await listJobs(firm.id)).toMatchObject([{ state: 'dead', attempts: 3, last_error: 'no luck 3' }]);
    const { text } = await renderMetrics();
    expect(text).toContain(`boedel_jobs_total{kind="${kind.name}",outcome="retry"} 2`);
    expect(text).toContain(`boedel_jobs_total{kind="${kind.name}",outcome="dead"} 1`);
  });

  test('that gives up is dead at once, and what waited for it is told in the same transaction', async () => {
    const firm = await testApp.createFirm();
    const { kind } = createKind();
    const handled = pairJob(
      kind,
      async () => {
        throw new GiveUpError('This can never work.');
      },
      async (tx, { n }, error) =>
        void (await tx.run(sql`update company set phone = ${`${n}: ${error}`} where intermediary_id = app_firm()`)),
    );
    await openScope(firm.id).transaction((tx) => queueJob(tx, kind, { n: 4 }));
    await drainJobs(testApp.services, [handled]);
    expect(await listJobs(firm.id)).toMatchObject([{ state: 'dead', attempts: 1 }]);
    const { phone } = await openScope(firm.id).transaction((tx) =>
      tx.one<{ phone: string }>(sql`select phone from company`),
    );
    expect(phone).toBe('4: This can never work.');
  });

  test('that marks itself done in its own transaction leaves nothing behind when that fails', async () => {
    const firm = await testApp.createFirm();
    const { kind, handled } = createKind(({ scope, finish, attempt }) =>
      scope.transaction(async (tx) => {
        await tx.run(sql`update company set phone = ${`attempt ${attempt}`} where intermediary_id = app_firm()`);
        await finish(tx);
        if (attempt === 1) throw new Error('after the mark');
      }),
    );
    await openScope(firm.id).transaction((tx) => queueJob(tx, kind, { n: 1 }));
    await drainJobs(testApp.services, [handled]);
    expect(await listJobs(firm.id)).toMatchObject([{ state: 'waiting', last_error: 'after the mark' }]);
    await drainJobs(testApp.services, [handled], computeInAnHour());
    expect(await listJobs(firm.id)).toMatchObject([{ state: 'done', attempts: 2 }]);
    const { phone } = await openScope(firm.id).transaction((tx) =>
      tx.one<{ phone: string }>(sql`select phone from company`),
    );
    expect(phone).toBe('attempt 2');
  });

  test('tells how far it is while it runs', async () => {
    const firm = await testApp.createFirm();
    const { kind, handled } = createKind(async ({ progress }) => {
      await progress(40, 100);
      expect(await listJobs(firm.id)).toMatchObject([{ state: 'running', progress_done: 40, progress_total: 100 }]);
    });
    await openScope(firm.id).transaction((tx) => queueJob(tx, kind, { n: 1 }));
    await drainJobs(testApp.services, [handled]);
    expect(await listJobs(firm.id)).toMatchObject([{ state: 'done' }]);
  });
});

describe('the workers', () => {
  test('take a job up right after the commit, without waiting for the next look', async () => {
    const firm = await testApp.createFirm();
    const { kind, seen, handled } = createKind();
    await runWithWorkers([handled], async () => {
      await pause(100);
      await openScope(firm.id).transaction((tx) => queueJob(tx, kind, { n: 1 }));
      await waitUntil(() => seen.length === 1);
    });
  });

  test('several side by side carry each job out once', async () => {
    const firm = await testApp.createFirm();
    const { kind, seen, handled } = createKind(() => pause(2));
    await openScope(firm.id).transaction(async (tx) => {
      for (let n = 0; n < 60; n += 1) await queueJob(tx, kind, { n });
    });
    await runWithWorkers([handled], () =>
      runWithWorkers([handled], () =>
        runWithWorkers([handled], () =>
          waitUntil(async () => (await listJobs(firm.id)).every(({ state }) => state === 'done')),
        ),
      ),
    );
    expect(seen.map(({ payload }) => payload.n).sort((a, b) => a - b)).toEqual([...Array(60).keys()]);
  });

  test('take up what a crashed process left, once its hold has run out', async () => {
    const firm = await testApp.createFirm();
    const { kind, seen, handled } = createKind();
    await openScope(firm.id).transaction(async (tx) => {
      const [left, held] = [await queueJob(tx, kind, { n: 1 }), await queueJob(tx, kind, { n: 2 })];
      const setHeld = (until: string, id: number | undefined) => sql`update job set state = 'running', attempts = 1,
        locked_by = 'a process that is gone', locked_until = ${until}::timestamptz where id = ${id}`;
      await tx.run(setHeld('2026-01-01T00:00:00Z', left));
      await tx.run(setHeld('2126-01-01T00:00:00Z', held));
    });
    await runWithWorkers([handled], () => waitUntil(() => seen.length > 0), { pollMs: 50 });
    expect(seen).toMatchObject([{ payload: { n: 1 }, attempt: 2 }]);
    expect(await listJobs(firm.id)).toMatchObject([{ state: 'done' }, { state: 'running' }]);
  });

  test('a job that brings the process down each time ends as dead', async () => {
    const firm = await testApp.createFirm();
    const { kind, seen, handled } = createKind(undefined, 2);
    await openScope(firm.id).transaction(async (tx) => {
      const id = await queueJob(tx, kind, { n: 1 });
      await tx.run(sql`update job set attempts = 2 where id = ${id}`);
    });
    await drainJobs(testApp.services, [handled]);
    expect(seen).toEqual([]);
    expect(await listJobs(firm.id)).toMatchObject([
      { state: 'dead', last_error: 'The process stopped each time this was running.' },
    ]);
  });

  test('that stop wait for what runs, and hand back untried what does not end in time', async () => {
    const firm = await testApp.createFirm();
    const quick = createKind(() => pause(150));
    const endless = createKind(
      ({ signal }) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true }),
        ),
    );
    await openScope(firm.id).transaction(async (tx) => {
      await queueJob(tx, quick.kind, { n: 1 });
      await queueJob(tx, endless.kind, { n: 2 });
    });
    const workers = startWorkers(testApp.services, { jobs: [quick.handled, endless.handled], pollMs: 60_000 });
    await waitUntil(() => quick.seen.length + endless.seen.length === 2);
    await workers.stop(400);
    expect(await listJobs(firm.id)).toMatchObject([
      { state: 'done', attempts: 1 },
      { state: 'waiting', attempts: 0, last_error: null },
    ]);
  });

  test('leave alone kinds they do not know, for a newer process to take', async () => {
    const firm = await testApp.createFirm();
    const [known, unknown] = [createKind(), createKind()];
    await openScope(firm.id).transaction((tx) => queueJob(tx, unknown.kind, { n: 1 }));
    expect(await drainJobs(testApp.services, [known.handled])).toBe(0);
    expect(await listJobs(firm.id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });
});
