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
export const frozenText = (what: unknown): string =>
  JSON.stringify(what, (_key, value: unknown) => {
    if (typeof value === 'bigint') return value.toString();
    if (value instanceof Map) return Object.fromEntries(value);
    if (value instanceof Set) return [...value];
    if (typeof value === 'object' && value !== null && isWorked(value)) return value.value;
    return value;
  });

async function wholeText(content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** What a frozen working is read back as: what it came to. */
type Frozen<T> = T extends number | string | boolean | null | undefined
  ? T
  : T extends { readonly value: infer V; readonly lines: unknown; readonly section?: unknown }
    ? V
    : T extends bigint
      ? string
      : T extends readonly (infer E)[]
        ? readonly Frozen<E>[]
        : T extends object
          ? { readonly [K in keyof T]: Frozen<T[K]> }
          : T;

async function frozen(files: FileStore, key: string): Promise<{ readonly paper: Paper; readonly figures: unknown }> {
  return JSON.parse(await wholeText(await files.get(key))) as { paper: Paper; figures: unknown };
}

/** The paper of an account as it was lodged. */
export const frozenPaper = async (files: FileStore, key: string): Promise<Paper> => (await frozen(files, key)).paper;

export type FrozenFigures = Frozen<
  Pick<LiquidationAndDistribution, 'liquidation' | 'distribution' | 'recapitulation' | 'duty'>
>;
/** The figures of an estate's account as it was lodged. */
export const frozenFigures = async (files: FileStore, key: string): Promise<FrozenFigures> =>
  (await frozen(files, key)).figures as FrozenFigures;
