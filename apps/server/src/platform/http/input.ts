import { toFieldMessage } from '@boedel/contract/sentences';
import type { Message } from '@boedel/domain/law/message';
import { z } from 'zod';
import { BadInputProblem } from '../problems';
import { listBrokenPaths, brokenText } from './well-formed';

/** Reads a part of the request by its declared schema, or says per field what to do. */
export function readInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const broken = listBrokenPaths(value);
  if (broken.length > 0)
    throw new BadInputProblem(Object.fromEntries(broken.map((path) => [path || 'error', [brokenText]])));
  const read = z.safeDecode(schema, value as z.input<T>);
  if (read.success) return read.data;
  const fields = new Map<string, Message[]>(); // whose names may be the sender's: 'constructor' is a field like any other
  for (const issue of read.error.issues) {
    const field = issue.path.join('.') || 'error';
    fields.set(field, [...(fields.get(field) ?? []), toFieldMessage(issue)]);
  }
  throw new BadInputProblem(Object.fromEntries(fields));
}
