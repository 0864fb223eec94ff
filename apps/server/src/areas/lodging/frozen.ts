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

/** The paper of an account as it was lodged. */
export async function frozenPaper(files: FileStore, key: string): Promise<Paper> {
  const { paper } = JSON.parse(await wholeText(await files.get(key))) as { paper: Paper };
  return paper;
}
