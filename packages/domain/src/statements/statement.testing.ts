import { granted } from '../law/testing';
import { inEnglish } from '../law/said';
import { drain } from '../steps/steps';
import { type ReadOptions, readStatement, type UnmappedTable } from './read-statement';
import type { StatementFile, StatementLine } from './statement';

/** For tests: a file from its lines, in UTF-8. */
export const fileOf = (lines: readonly string[], end = '\r\n'): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => line + end).join(''));

export const readingOf = (content: Uint8Array | readonly string[], options?: ReadOptions) =>
  drain(readStatement(content instanceof Uint8Array ? content : fileOf(content), options));

/** What was read; anything else fails the test. */
export function fileRead(content: Uint8Array | readonly string[], options?: ReadOptions): StatementFile {
  const reading = granted(readingOf(content, options));
  if (reading.kind !== 'read') throw new Error(`unmapped: ${JSON.stringify(reading.table)}`);
  return reading.file;
}

export function tableAsked(content: Uint8Array | readonly string[], options?: ReadOptions): UnmappedTable {
  const reading = granted(readingOf(content, options));
  if (reading.kind !== 'unmapped') throw new Error('the file was read');
  return reading.table;
}

export const linesOf = (file: StatementFile): StatementLine[] => file.statements.flatMap(({ lines }) => lines);
/** Weight, line and words of every doubt. */
export const doubtsOf = (file: StatementFile): string[] =>
  file.doubts.map(({ weight, line, words }) => `${weight} ${line ?? '-'} ${inEnglish(words)}`);
export const rands = (amount: number | null): string | null => (amount === null ? null : (amount / 100).toFixed(2));
