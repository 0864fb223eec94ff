import { setImmediate as next } from 'node:timers/promises';
import type { z } from 'zod';
import { createAnswerEncoder } from './encode-answer';

/** So many rows are encoded and written before others are answered: a millisecond or two of work. */
const rowsInPiece = 250;

type WriteAnswer = (value: unknown) => Promise<readonly string[]>;
interface AnswerWriter {
  /** What the wire takes of an answer, in one go. */
  readonly encode: (value: unknown) => unknown;
  /** The same as pieces of JSON, where there are so many rows that others would wait for them; undefined otherwise. */
  readonly writeInPieces: (value: unknown) => Promise<readonly string[]> | undefined;
}

type AnswerRows = readonly unknown[];
const isLong = (value: unknown): value is AnswerRows => Array.isArray(value) && value.length > rowsInPiece;

const createListWriter = (element: z.ZodType): ((rows: AnswerRows) => Promise<string[]>) => {
  const encode = createAnswerEncoder(element);
  return async (rows) => {
    const pieces = ['['];
    for (let at = 0; at < rows.length; at += rowsInPiece) {
      if (at > 0) await next();
      const texts = rows.slice(at, at + rowsInPiece).map((row) => JSON.stringify(encode(row)) ?? 'null');
      pieces.push(`${at > 0 ? ',' : ''}${texts.join(',')}`);
    }
    return [...pieces, ']'];
  };
};

const readElement = (schema: z.core.$ZodType): z.ZodType | undefined => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'array' ? (def.element as z.ZodType) : undefined;
};

/** The lists of an answer by their names, each with what writes it. */
function listWriters(schema: z.ZodType): Map<string, (rows: AnswerRows) => Promise<string[]>> {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  if (def.type !== 'object' || def.catchall) return new Map();
  return new Map(
    Object.entries(def.shape).flatMap(([key, part]) => {
      const element = readElement(part);
      return element ? [[key, createListWriter(element)] as const] : [];
    }),
  );
}

/** An object without its long lists is encoded as always; each of them is then put where it belongs. */
function createObjectWriter(
  schema: z.ZodType,
  encode: (value: unknown) => unknown,
): (value: object) => ReturnType<WriteAnswer> | undefined {
  const writers = listWriters(schema);
  return (value) => {
    const long = Object.entries(value).filter(([key, held]) => writers.has(key) && isLong(held));
    if (long.length === 0) return undefined;
    return (async () => {
      const lists = new Map(long as [string, AnswerRows][]);
      const rest = encode({ ...value, ...Object.fromEntries(long.map(([key]) => [key, []])) }) as object;
      const pieces: string[] = [];
      for (const [key, held] of Object.entries(rest)) {
        if (held === undefined) continue;
        pieces.push(`${pieces.length > 0 ? ',' : '{'}${JSON.stringify(key)}:`);
        const rows = lists.get(key);
        if (rows) pieces.push(...(await writers.get(key)!(rows)));
        else pieces.push(JSON.stringify(held));
      }
      return [...pieces, '}'];
    })();
  };
}

/** How the answers of a call leave, by its schema. */
export function createAnswerWriter(schema: z.ZodType): AnswerWriter {
  const encode = createAnswerEncoder(schema);
  const element = readElement(schema);
  const writeList = element && createListWriter(element);
  const writeObject = createObjectWriter(schema, encode);
  return {
    encode,
    writeInPieces: (value) => {
      if (writeList) return isLong(value) ? writeList(value) : undefined;
      return typeof value === 'object' && value !== null ? writeObject(value) : undefined;
    },
  };
}
