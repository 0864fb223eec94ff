import { z } from 'zod';
import { BadInput } from '../problems';

/** Reads a part of the request by its declared schema, or says per field what to do. */
export function readInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const read = z.safeDecode(schema, value as z.input<T>);
  if (read.success) return read.data;
  const fields: Record<string, string[]> = {};
  for (const issue of read.error.issues) {
    const field = issue.path.join('.') || 'error';
    (fields[field] ??= []).push(issue.message);
  }
  throw new BadInput(fields);
}
