import { cents } from '@boedel/domain/money/cents';
import { money } from '@boedel/contract/fields';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createAnswerWriter } from './write-answer';

const row = z.object({
  id: z.int(),
  worth: money.nullable(),
  cells: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
const createRows = (count: number): z.output<typeof row>[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    worth: id % 3 === 0 ? null : cents(id),
    cells: { a: 'é"', b: id, c: null },
  }));

const answer = z.object({
  total: z.number(),
  rows: z.array(row),
  note: z.string().optional(),
  ids: z.array(z.int()),
  last: z.string(),
});
const value = { total: 3, rows: createRows(1_001), ids: createRows(600).map(({ id }) => id), last: 'x' };

test('a long answer in pieces says what it would say in one', async () => {
  const { encode, writeInPieces } = createAnswerWriter(answer);
  const pieces = await writeInPieces(value);
  expect(pieces!.length).toBeGreaterThan(5);
  expect(JSON.parse(pieces!.join(''))).toEqual(JSON.parse(JSON.stringify(encode(value))));
  expect(JSON.parse(pieces!.join(''))).toEqual(JSON.parse(JSON.stringify(z.encode(answer, value))));
  const list = createAnswerWriter(z.array(row));
  expect(JSON.parse((await list.writeInPieces(value.rows))!.join(''))).toEqual(z.encode(z.array(row), value.rows));
});

test('a short answer leaves in one go, and so does what is no list', () => {
  const { writeInPieces } = createAnswerWriter(answer);
  expect(writeInPieces({ ...value, rows: createRows(3), ids: [] })).toBeUndefined();
  expect(writeInPieces(null)).toBeUndefined();
  expect(createAnswerWriter(z.array(row)).writeInPieces(createRows(250))).toBeUndefined();
  expect(createAnswerWriter(z.string()).writeInPieces('x'.repeat(1_000))).toBeUndefined();
});

test('others are answered between the pieces, and a row that is not as declared fails the whole', async () => {
  const { writeInPieces } = createAnswerWriter(answer);
  let turns = 0;
  const count = (): void => {
    turns += 1;
    if (turns < 100) setImmediate(count);
  };
  setImmediate(count);
  await writeInPieces(value);
  expect(turns).toBeGreaterThanOrEqual(4);
  const wrong = [...createRows(900), { id: 'x' }] as never;
  await expect(writeInPieces({ ...value, rows: wrong })).rejects.toThrow(z.ZodError);
});
