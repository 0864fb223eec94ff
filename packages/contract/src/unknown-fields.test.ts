import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { listAnsweredFields, listUnknownFields, pickKnownFields } from './unknown-fields';

const row = z.object({
  name: z.string(),
  parts: z.array(z.object({ share: z.string() })).default([]),
  values: z.record(z.string(), z.unknown()).optional(),
  place: z.union([z.object({ town: z.string() }), z.object({ farm: z.string() })]).nullish(),
});

describe('fields that a call does not have', () => {
  test('are found by their path, however deep they lie', () => {
    const sent = {
      name: 'a',
      nmae: 'b',
      parts: [{ share: '1' }, { share: '1', shar: '2' }],
      values: { any: 1 },
      place: { farm: 'x', twon: 'y' },
    };
    expect(listUnknownFields(row, sent)).toEqual(['nmae', 'parts.1.shar', 'place.twon']);
    expect(listUnknownFields(row, { name: 'a', constructor: 1 })).toEqual(['constructor']);
    expect(listUnknownFields(z.union([row, z.int()]), { nmae: 'b' })).toEqual(['nmae']);
    expect(listUnknownFields(z.union([row, z.int()]), 5)).toEqual([]);
  });

  test('are left out by the browser’s client, and nothing else is', () => {
    const sent = { name: 'a', nmae: 'b', parts: [{ share: '1', shar: '2' }], values: { any: { deep: 1 } } };
    expect(pickKnownFields(row, sent)).toEqual({ name: 'a', parts: [{ share: '1' }], values: { any: { deep: 1 } } });
    expect(pickKnownFields(undefined, sent)).toBe(sent);
  });

  test('may come back where the call answers them, but not where it answers something else', () => {
    const answer = z.object({ name: z.string(), warnings: z.array(z.string()) });
    const sent = { name: 'a', warnings: [], nmae: 'b' };
    const answeredOf = (schema: z.ZodType | undefined) => [...listAnsweredFields(schema, sent, ['warnings', 'nmae'])];
    expect(answeredOf(answer.nullable())).toEqual(['warnings']);
    expect(answeredOf(z.array(answer))).toEqual([]);
    expect(answeredOf(undefined)).toEqual([]);
  });

  test('are refused within a part that the answer does not have', () => {
    const answer = z.object({ row });
    const sent = { main: { surname: 'a', eye: 1 }, row: { name: 'a', values: {} } };
    expect([...listAnsweredFields(answer, sent, ['main.eye', 'row.name'])]).toEqual(['row.name']);
  });
});
