import { areas } from '@boedel/contract/all-calls';
import { toZodSchema, type CallSpec } from '@boedel/contract/call';
import { day, instant, money, optionalText, privateNumber } from '@boedel/contract/fields';
import { cents } from '@boedel/domain/money/cents';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createAnswerEncoder } from './encode-answer';

const row = z.object({
  id: z.int(),
  name: optionalText(10),
  number: privateNumber(20),
  worth: money.nullable(),
  on: day,
  at: instant,
  note: z.string().optional(),
  kind: z.enum(['one', 'two']),
  tags: z.array(z.literal(['a', 'b'])).default([]),
  more: z.record(z.string(), money),
  way: z.discriminatedUnion('by', [
    z.object({ by: z.literal('sea'), ship: z.string() }),
    z.object({ by: z.literal('air'), height: money }),
  ]),
});
const sample = {
  id: 1,
  name: 'A',
  number: '8001015009087',
  worth: cents(12_345),
  on: toLocalDate('2026-03-01'),
  at: '2026-03-01T00:00:00Z',
  kind: 'one' as const,
  tags: ['a' as const],
  more: { x: cents(1) },
  way: { by: 'air' as const, height: cents(5) },
};

describe('an answer', () => {
  test('leaves as its schema would send it, and without what the schema does not declare', () => {
    const encode = createAnswerEncoder(z.array(row));
    const secret = { ...sample, password: 'never' } as typeof sample;
    expect(encode([secret, { ...sample, worth: null }])).toEqual(
      z.encode(z.array(row), [sample, { ...sample, worth: null }]),
    );
    expect(JSON.stringify(encode([secret]))).not.toMatch(/never|8001015009087/);
  });

  test('that is not what was declared is told by the schema itself', () => {
    const encode = createAnswerEncoder(row);
    expect(() => encode({ ...sample, id: 'x' as never })).toThrow(z.ZodError);
    expect(() => encode({ ...sample, kind: 'three' as never })).toThrow(z.ZodError);
    expect(() => encode({ ...sample, way: { by: 'rail' } as never })).toThrow(z.ZodError);
    expect(() => encode({ ...sample, tags: ['z' as never] })).toThrow(z.ZodError);
    expect(() => encode(null as never)).toThrow(z.ZodError);
  });

  test('may hold itself', () => {
    type EncodedTree = { name: string; children: EncodedTree[] };
    const tree: z.ZodType<EncodedTree> = z.object({ name: z.string(), children: z.array(z.lazy(() => tree)) });
    const grown = { name: 'a', children: [{ name: 'b', children: [] }] };
    expect(createAnswerEncoder(tree)(grown)).toEqual(grown);
  });
});

test('every declared answer can be read into an encoder', () => {
  const answers = Object.values(areas).flatMap((area) =>
    Object.values(area as Record<string, CallSpec>).flatMap(({ answer }) => (answer ? [toZodSchema(answer)] : [])),
  );
  expect(answers.length).toBeGreaterThan(200);
  for (const answer of answers) expect(createAnswerEncoder(answer)).toBeTypeOf('function');
});
