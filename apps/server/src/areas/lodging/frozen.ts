import type { LiquidationAndDistribution } from '@boedel/domain/accounts/liquidation-and-distribution';
import type { Paper } from '@boedel/document/tree/paper';
import type { Readable } from 'node:stream';
import type { FileStore } from '../../platform/files/file-store';

const isWorked = (value: object): value is { value: unknown } =>
  'lines' in value && 'section' in value && 'value' in value;

/**
 * What is frozen, as text: the same facts give the same text. A working is kept as what it came to; how it came to it
 * follows from the facts beside it. Fractions hold bigints and are written as digits.
 */
export const formatFrozen = (what: unknown): string =>
  JSON.stringify(what, (_key, value: unknown) => {
    if (typeof value === 'bigint') return value.toString();
    if (value instanceof Map) return Object.fromEntries(value);
    if (value instanceof Set) return [...value];
    if (typeof value === 'object' && value !== null && isWorked(value)) return value.value;
    return value;
  });

async function readText(content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** What a frozen working is read back as: what it came to. */
type FrozenValue<T> = T extends number | string | boolean | null | undefined
  ? T
  : T extends { readonly value: infer V; readonly lines: unknown; readonly section?: unknown }
    ? V
    : T extends bigint
      ? string
      : T extends readonly (infer E)[]
        ? readonly FrozenValue<E>[]
        : T extends object
          ? { readonly [K in keyof T]: FrozenValue<T[K]> }
          : T;

async function readFrozen(
  files: FileStore,
  key: string,
): Promise<{ readonly paper: Paper; readonly figures: unknown }> {
  return JSON.parse(await readText(await files.get(key))) as { paper: Paper; figures: unknown };
}

/** The paper of an account as it was lodged. */
export const readFrozenPaper = async (files: FileStore, key: string): Promise<Paper> =>
  (await readFrozen(files, key)).paper;

export type FrozenFigures = FrozenValue<
  Pick<LiquidationAndDistribution, 'liquidation' | 'distribution' | 'recapitulation' | 'duty'>
>;
/** The figures of an estate's account as it was lodged. */
export const readFrozenFigures = async (files: FileStore, key: string): Promise<FrozenFigures> =>
  (await readFrozen(files, key)).figures as FrozenFigures;
