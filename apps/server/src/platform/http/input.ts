import { wordsOf } from '@boedel/contract/sentences';
import type { Said } from '@boedel/domain/law/said';
import { z } from 'zod';
import { BadInput } from '../problems';
import { brokenIn, brokenText } from './well-formed';

/** Reads a part of the request by its declared schema, or says per field what to do. */
export function readInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const broken = brokenIn(value);
  if (broken.length > 0) throw new BadInput(Object.fromEntries(broken.map((path) => [path || 'error', [brokenText]])));
  const read = z.safeDecode(schema, value as z.input<T>);
  if (read.success) return read.data;
  const fields = new Map<string, Said[]>(); // whose names may be the sender's: 'constructor' is a field like any other
  for (const issue of read.error.issues) {
    const field = issue.path.join('.') || 'error';
    fields.set(field, [...(fields.get(field) ?? []), wordsOf(issue)]);
  }
  throw new BadInput(Object.fromEntries(fields));
}
