import { toFieldMessage } from '@boedel/contract/sentences';
import { type CallSpec, toZodSchema } from '@boedel/contract/call';
import { listAnsweredFields, listUnknownFields } from '@boedel/contract/unknown-fields';
import { type Message, message } from '@boedel/domain/law/message';
import { z } from 'zod';
import { BadInputProblem } from '../problems';
import { listBrokenPaths, brokenText } from './well-formed';

interface SentParts {
  readonly address: unknown;
  readonly body: unknown;
}

const listUndeclared = (schema: CallSpec['body'], value: unknown): string[] =>
  schema
    ? listUnknownFields(toZodSchema(schema), value)
    : typeof value === 'object' && value !== null
      ? Object.keys(value)
      : [];

/** Refuses fields that are not asked for, each under its name. */
export function refuseFields(names: readonly string[]): void {
  if (names.length === 0) return;
  const refusal = (name: string) =>
    message('This call has no field {name}. Check its name, or leave it out.', { name });
  throw new BadInputProblem(Object.fromEntries(names.map((name) => [name, [refusal(name)]])));
}

/** A field that the call does not have would be dropped, and whoever sent it would think it was kept: it is refused by name. */
export function refuseUnknownFields(call: CallSpec, { address, body }: SentParts): void {
  const inAddress = listUndeclared(call.query, address);
  if (call.method === 'GET') return refuseFields(inAddress);
  const inBody = listUndeclared(call.body, body);
  // What the call answers may come back as it was read; it is worked out again.
  const answered = listAnsweredFields(call.answer && toZodSchema(call.answer), body, inBody);
  // A DELETE may send as data what it could say in the address.
  const beside = call.method === 'DELETE' && call.query ? new Set(listUndeclared(call.query, body)) : undefined;
  const unknown = inBody.filter((name) => !answered.has(name) && (beside?.has(name) ?? true));
  refuseFields([...inAddress, ...unknown]);
}

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
