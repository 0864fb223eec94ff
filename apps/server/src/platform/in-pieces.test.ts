import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { joinInPieces, splitInPieces } from './in-pieces';
import { copyForTransfer } from './worker-pool/transfer';

/** How often the event loop turned while it was done: so often were others answered. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isDone = true;
  return turns;
}

const large = randomBytes(8 << 20);
const chunks = Array.from({ length: 128 }, (_, at) => large.subarray(at << 16, (at + 1) << 16));
test.each<[string, () => Promise<unknown>]>([
  ['joined from chunks', () => joinInPieces(chunks)],
  ['copied from one', () => joinInPieces([large])],
  ['copied for another thread', () => copyForTransfer({ kind: 'do', input: { content: large } })],
  [
    'split',
    async () => {
      for await (const piece of splitInPieces(large)) expect(piece.byteLength).toBe(1 << 20);
    },
  ],
])('between the megabytes of a large file that is %s, others are answered', async (_, work) => {
  expect(await countTurns(work)).toBeGreaterThanOrEqual(7);
});

test('the same bytes come out, and parts of any size are joined', async () => {
  expect((await joinInPieces(chunks)).equals(large)).toBe(true);
  expect(await joinInPieces([])).toHaveLength(0);
  const sizes = [0, 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, (3 << 20) + 5];
  const parts = sizes.map((size) => randomBytes(size));
  expect((await joinInPieces(parts)).equals(Buffer.concat(parts))).toBe(true);
});
