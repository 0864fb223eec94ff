import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { createExamplePaper } from '../tree/example-paper.testing';
import { openPress, PressStoppedError } from './press';
import { print, printList } from './print';

/** A thread that echoes the title, and misbehaves at certain ones. */
const oddThread = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    let count = 0;
    parentPort.on('message', ({ content }) => {
      const { title } = JSON.parse(content);
      count += 1;
      if (title === 'hangs') for (;;) {}
      if (title === 'exits') process.exit(3);
      if (title === 'throws') throw new Error('out of ink');
      if (title === 'fails') return parentPort.postMessage({ error: 'no such glyph' });
      parentPort.postMessage({ file: Buffer.from(title + ' ' + count) });
    });`)}`,
);

const openTestPress = (patience = { atWork: 20_000, inQueue: 20_000 }) => {
  const { print } = openPress(oddThread, patience);
  return async (title: string): Promise<string> =>
    (await print({ ...createExamplePaper(), title }, 'pdf')).toString('utf8');
};

describe('the press', () => {
  test('makes all three kinds, several asked for at once', async () => {
    const files = await Promise.all(
      (['pdf', 'docx', 'xlsx', 'pdf'] as const).map((each) => print(createExamplePaper(), each)),
    );
    const starts = files.map((file) => file.subarray(0, 4).toString('latin1'));
    expect(starts).toEqual(['%PDF', 'PK\u0003\u0004', 'PK\u0003\u0004', '%PDF']);
  });

  test('gives every firm its turn: one letter beside a firm with many waits for one of them', async () => {
    const { print: ask } = openPress(oddThread);
    const order: string[] = [];
    const make = async (title: string, lane: number): Promise<void> => {
      await ask({ ...createExamplePaper(), title }, 'pdf', lane);
      order.push(title);
    };
    const many = ['a1', 'a2', 'a3', 'a4', 'a5'].map((title) => make(title, 1));
    await Promise.all([...many, make('b1', 2), make('b2', 2), make('c1', 3)]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5']);
  });

  test('makes a list, in which text stays text and amounts are amounts', async () => {
    const columns = ['Name', 'Matters', 'Assets'].map((heading) => ({ heading, width: 12 }));
    const rows = [
      ['=1+1', 3, { cents: 123_456 }],
      [null, 4, { cents: null }],
    ];
    const files = unzipSync(new Uint8Array(await printList({ columns, rows })));
    const cells = strFromU8(files['xl/worksheets/sheet1.xml']!);
    expect(strFromU8(files['xl/sharedStrings.xml']!)).toContain('=1+1');
    expect(cells).toContain('<v>1234.56</v>');
    expect(cells).not.toContain('<f>');
    expect(cells).toContain('state="frozen"');
  });

  test('what no page can hold is left out, so that every kind can be opened', async () => {
    const title = 'Es\u0000tate\u0001\u0008\u001f of\ufffe\uffff \ud800Anna\ttab';
    const paper = { ...createExamplePaper(), title, foot: title };
    expect((await print(paper, 'pdf')).subarray(0, 4).toString('latin1')).toBe('%PDF');
    const word = unzipSync(new Uint8Array(await print(paper, 'docx')));
    expect(strFromU8(word['docProps/core.xml']!)).toContain('Estate of Anna');
    const list = await printList({ columns: [{ heading: title, width: 12 }], rows: [[title]] });
    const strings = strFromU8(unzipSync(new Uint8Array(list))['xl/sharedStrings.xml']!);
    expect(strings).toContain('Estate of Anna');
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    expect(strings).not.toMatch(/[\u0000-\u0008\ufffe\uffff]/);
  });

  test('a paper that cannot be made is told, and the thread goes on', async () => {
    const ask = openTestPress();
    const outcomes = await Promise.allSettled([ask('One'), ask('fails'), ask('Two')]);
    expect(outcomes[1]).toMatchObject({ reason: { message: 'The paper could not be made: no such glyph' } });
    expect(outcomes[1]).not.toMatchObject({ reason: expect.any(PressStoppedError) });
    expect(outcomes[2]).toMatchObject({ value: 'Two 3' });
  });

  for (const fault of ['exits', 'throws']) {
    test(`when the thread ${fault}, that paper is given up and those behind it go to a new one`, async () => {
      const ask = openTestPress();
      const outcomes = await Promise.allSettled([ask('One'), ask(fault), ask('Two'), ask('Three')]);
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
      expect(outcomes[1]).toMatchObject({ reason: expect.any(PressStoppedError) });
      expect(outcomes[3]).toMatchObject({ value: 'Three 2' });
    });
  }

  test('a paper that never ends is given up in time; the next is made', async () => {
    const ask = openTestPress({ atWork: 1_500, inQueue: 20_000 });
    const outcomes = await Promise.allSettled([ask('hangs'), ask('One')]);
    expect(outcomes[0]).toMatchObject({ reason: { message: 'The paper took too long to make.' } });
    expect(outcomes[1]).toMatchObject({ value: 'One 1' });
  });

  test('nobody waits for a turn without end', async () => {
    const ask = openTestPress({ atWork: 1_500, inQueue: 200 });
    const outcomes = await Promise.allSettled([ask('hangs'), ask('One')]);
    expect(outcomes[1]).toMatchObject({ reason: { message: 'Too many papers were being made.' } });
    expect(await ask('Two')).toBe('Two 1');
  });
});
