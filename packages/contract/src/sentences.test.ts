import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { areas } from './all-calls';
import { toZodSchema, type CallSchema, type CallSpec } from './call';

const calls = Object.values(areas).flatMap((declared) => Object.values<CallSpec>(declared));
const ofTheLibrary = /Invalid|expected|, received|Too small|Too big|Unrecognized|must /;

function listIssueTexts(schema: CallSchema, given: unknown): string[] {
  const read = z.safeDecode(toZodSchema(schema), given);
  return read.success ? [] : read.error.issues.map(({ message }) => message);
}

/** Every field set to the same wrong thing, one level down too. */
function fillWith(schema: z.ZodType, wrong: unknown, depth = 0): unknown {
  const inside = schema.def as unknown as { shape?: Record<string, z.ZodType>; innerType?: z.ZodType };
  if (inside.innerType) return fillWith(inside.innerType, wrong, depth);
  if (!inside.shape || depth > 2) return wrong;
  return Object.fromEntries(
    Object.entries(inside.shape).map(([name, field]) => [name, fillWith(field, wrong, depth + 1)]),
  );
}

const wrongs: readonly [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['text', 'x'],
  ['empty text', ''],
  ['long text', 'x'.repeat(100_000)],
  ['a number below 0', -1],
  ['a fraction', 0.001],
  ['a very large number', 1e300],
  ['no number', Number.NaN],
  ['yes', true],
  ['a list', ['x', null, {}]],
  ['a long list', Array.from({ length: 20_000 }, () => 1)],
  ['fields', { constructor: 'x', other: 1 }],
];

describe('whatever is given to a call, it is answered in our own words', () => {
  test.each(wrongs)('%s in every field', (_, wrong) => {
    const wrongWords = calls.flatMap(({ path, query, body }) =>
      [query, body]
        .filter((schema) => schema !== undefined)
        .flatMap((schema) => listIssueTexts(schema, fillWith(toZodSchema(schema), wrong)))
        .filter((sentence) => ofTheLibrary.test(sentence))
        .map((sentence) => `${path}: ${sentence}`),
    );
    expect([...new Set(wrongWords)]).toEqual([]);
  });

  test.each([
    ['no fields', {}],
    ['null', null],
    ['a list', []],
    ['text', 'x'],
    ['a number', 1],
  ])('%s in place of the whole', (_, given) => {
    const said = calls.flatMap(({ query, body }) =>
      [query, body].filter((schema) => schema !== undefined).flatMap((schema) => listIssueTexts(schema, given)),
    );
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((sentence) => ofTheLibrary.test(sentence))).toEqual([]);
  });
});

describe('the sentence says what to do', () => {
  const readIssueText = (schema: z.ZodType, given: unknown): string | undefined =>
    z.safeParse(schema, given).error?.issues[0]?.message;
  test.each<[string, z.ZodType, unknown, string]>([
    ['missing', z.string(), undefined, 'This is needed.'],
    ['no text', z.string(), 7, 'Give text.'],
    ['no number', z.number(), 'x', 'Give a number.'],
    ['no whole number', z.int(), 1.5, 'Give a whole number.'],
    ['neither yes nor no', z.boolean(), 'x', 'Choose yes or no.'],
    ['not above', z.int().positive(), 0, 'Give a number above 0.'],
    ['below the least', z.number().min(3), 2, 'Give 3 or more.'],
    ['above the most', z.number().max(3), 4, 'Give 3 or less.'],
    ['empty', z.string().min(1), '', 'Fill this in.'],
    ['short', z.string().min(4), 'x', 'Use at least 4 characters.'],
    ['long', z.string().max(1), 'xx', 'Use at most 1 characters.'],
    ['an empty list', z.array(z.int()).min(1), [], 'Give at least one.'],
    ['a long list', z.array(z.int()).max(1), [1, 2], 'Give at most 1.'],
    ['not of the list', z.enum(['a', 'b']), 'c', 'Choose one of: a, b.'],
    [
      'of no kind of several',
      z.union([z.literal(1), z.literal(2)]),
      3,
      'This is not a valid value here. Check it and enter it again.',
    ],
    ['not known', z.strictObject({}), { more: 1 }, 'Leave out more.'],
    ['no instant', z.iso.datetime(), 'x', 'Give a date and time, for example 2026-03-01T08:00:00Z.'],
    ['with a sentence of its own', z.string('Give the name.'), 7, 'Give the name.'],
  ])('%s', (_, schema, given, sentence) => expect(readIssueText(schema, given)).toBe(sentence));
});
