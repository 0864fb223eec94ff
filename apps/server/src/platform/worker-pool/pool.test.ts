import { afterEach, describe, expect, test } from 'vitest';
import { openPool, type PoolSettings, type Seat } from './pool';
import { copyForTransfer, packForTransfer } from './transfer';

/** A thread that does what it is told: answer, answer late, hang, fill its memory, or end. */
const thread = new URL(
  `data:text/javascript,${encodeURIComponent(`
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ job, input }) => {
  if (job === 'hang') for (;;);
  if (job === 'end') process.exit(3);
  if (job === 'throw') throw new Error('broken');
  if (job === 'fill') { const all = []; for (;;) all.push({ of: [all.length] }); }
  setTimeout(() => parentPort.postMessage({ kind: 'done', value: input }), job === 'late' ? 150 : 0);
});`)}`,
);
const patience = 20_000;
const open: ReturnType<typeof openPool>[] = [];
afterEach(() => Promise.all(open.splice(0).map((pool) => pool.close())));

function createPool(settings: Partial<PoolSettings> = {}) {
  const usual = { threads: 2, ofLane: 1, ofLong: 1, queueWait: patience, keepIdle: 60_000, megabytes: 64 };
  const pool = openPool(thread, { ...usual, ...settings });
  open.push(pool);
  const work = async (lane: number, job: string, input: unknown = job, { isLong = false, within = patience } = {}) => {
    const seat = await pool.take({ lane, isLong });
    try {
      return await seat.send({ kind: 'do', job, input }, within);
    } finally {
      seat.leave();
    }
  };
  return { pool, work };
}
const isSeated = async (seat: Promise<Seat>): Promise<boolean> =>
  Promise.race([
    seat.then(() => true),
    new Promise<boolean>((done) => {
      setTimeout(done, 100, false);
    }),
  ]);

describe('the pool', () => {
  test.each([
    ['hangs', 'hang', 'tooLong'],
    ['ends', 'end', 'brokeDown'],
    ['throws past everything', 'throw', 'brokeDown'],
    ['fills its memory', 'fill', 'brokeDown'],
  ])('a thread that %s is given up with what it was at, and the next work is done', async (_, job, reason) => {
    const { work } = createPool({ threads: 1, ofLane: 1 });
    const stopped = work(1, job, job, { within: job === 'hang' ? 200 : patience });
    const behind = work(2, 'now');
    await expect(stopped).rejects.toMatchObject({ reason });
    expect(await behind).toEqual({ kind: 'done', value: 'now' });
  });

  test('one lane does not take all threads, and long work does not either', async () => {
    const { pool } = createPool();
    const mine = await pool.take({ lane: 1, isLong: true });
    const again = pool.take({ lane: 1, isLong: false });
    const long = pool.take({ lane: 2, isLong: true });
    expect([await isSeated(again), await isSeated(long)]).toEqual([false, false]);
    const other = await pool.take({ lane: 3, isLong: false });
    mine.leave();
    other.leave();
    (await again).leave();
    (await long).leave();
  });

  test('lanes take turns: one paper of a firm does not wait for fifty of another', async () => {
    const { work } = createPool({ threads: 1 });
    const order: string[] = [];
    const many = Array.from({ length: 50 }, (_, at) => work(1, 'now').then(() => order.push(`many ${at}`)));
    const one = work(2, 'now').then(() => order.push('one'));
    await Promise.all([...many, one]);
    expect(order.indexOf('one')).toBeLessThan(3);
  });

  test('who waits too long for a thread is told so, and is forgotten', async () => {
    const { pool, work } = createPool({ threads: 1, queueWait: 50 });
    const seat = await pool.take({ lane: 1, isLong: false });
    await expect(work(2, 'now')).rejects.toMatchObject({ reason: 'busy' });
    seat.leave();
    expect(await work(2, 'now')).toMatchObject({ kind: 'done' });
  });

  test('a thread with nothing to do ends after a while', async () => {
    const { pool, work } = createPool({ keepIdle: 20 });
    const seat = await pool.take({ lane: 1, isLong: false });
    await seat.send({ kind: 'do', job: 'now', input: 1 }, patience);
    seat.leave();
    await new Promise((done) => {
      setTimeout(done, 200);
    });
    expect(await work(1, 'now', 2)).toEqual({ kind: 'done', value: 2 });
  });
});

describe('bytes on their way', () => {
  test('are copied where the sender keeps them, and a piece does not take its whole along', async () => {
    const whole = new Uint8Array(1000).fill(7);
    const piece = whole.subarray(10, 20);
    const kept = await copyForTransfer({ a: whole, deep: [{ piece }] });
    expect(kept.buffers.map((each) => each.byteLength)).toEqual([1000, 10]);
    expect(kept.buffers).not.toContain(whole.buffer);
    const given = packForTransfer({ whole, piece });
    expect(given.buffers.map((each) => each.byteLength)).toEqual([1000, 10]);
    expect(given.buffers[0]).toBe(whole.buffer);
    // The same bytes twice go over once, and their copy beside them.
    expect(packForTransfer([whole, whole]).buffers).toHaveLength(2);
  });
});
