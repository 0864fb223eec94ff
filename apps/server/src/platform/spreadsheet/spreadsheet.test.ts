import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { runInFirmTurn } from './in-turn';
import { createCsvFile } from './spreadsheet';

describe('a long list as CSV', () => {
  const columns = [
    { heading: 'Number', value: (row: { n: number }) => row.n },
    { heading: 'Words', value: () => '=1;2' },
  ];
  const rows = Array.from({ length: 5000 }, (_, n) => ({ n }));

  test('is the same as it was in one piece', async () => {
    const lines = (await text(createCsvFile('list', columns, rows).content as Readable)).split('\r\n');
    expect([lines.length, lines[0], lines[1], lines[5000], lines[5001]]).toEqual([
      5002,
      '\uFEFFNumber;Words',
      `0;"'=1;2"`,
      `4999;"'=1;2"`,
      '',
    ]);
  });

  test('lets others be answered while it is written', async () => {
    let turns = 0;
    const done = new AbortController();
    const others = (async () => {
      while (!done.signal.aborted) {
        await setImmediate();
        turns += 1;
      }
    })();
    await text(createCsvFile('list', columns, rows).content as Readable);
    done.abort();
    await others;
    expect(turns).toBeGreaterThan(20);
  });
});

test('lists of one firm come one after the other, whether they fail or not; another firm’s is not held up', async () => {
  const log: string[] = [];
  let releaseTurn = (): void => undefined;
  const held = new Promise<void>((done) => {
    releaseTurn = done;
  });
  const first = runInFirmTurn(1, async () => {
    log.push('first begins');
    await held;
    log.push('first ends');
    throw new Error('no');
  });
  const second = runInFirmTurn(1, async () => log.push('second'));
  await runInFirmTurn(2, async () => log.push('other firm'));
  expect(log).toEqual(['first begins', 'other firm']);
  releaseTurn();
  await expect(first).rejects.toThrow('no');
  await second;
  expect(log).toEqual(['first begins', 'other firm', 'first ends', 'second']);
});
