import { expectGranted } from '../law/testing';
import { formatInEnglish } from '../law/message';
import { drainSteps } from '../steps/steps';
import { type StatementReadOptions, readStatement, type UnmappedTable } from './read-statement';
import type { ReadStatementFile, StatementLine } from './statement';

/** For tests: a file from its lines, in UTF-8. */
export const createFile = (lines: readonly string[], end = '\r\n'): Uint8Array =>
  new TextEncoder().encode(lines.map((line) => line + end).join(''));

export const readFileContent = (content: Uint8Array | readonly string[], options?: StatementReadOptions) =>
  drainSteps(readStatement(content instanceof Uint8Array ? content : createFile(content), options));

/** What was read; anything else fails the test. */
export function expectFileRead(
  content: Uint8Array | readonly string[],
  options?: StatementReadOptions,
): ReadStatementFile {
  const reading = expectGranted(readFileContent(content, options));
  if (reading.kind !== 'read') throw new Error(`unmapped: ${JSON.stringify(reading.table)}`);
  return reading.file;
}

export function expectUnmappedTable(
  content: Uint8Array | readonly string[],
  options?: StatementReadOptions,
): UnmappedTable {
  const reading = expectGranted(readFileContent(content, options));
  if (reading.kind !== 'unmapped') throw new Error('the file was read');
  return reading.table;
}

export const listLines = (file: ReadStatementFile): StatementLine[] => file.statements.flatMap(({ lines }) => lines);
/** Weight, line and words of every doubt. */
export const listDoubts = (file: ReadStatementFile): string[] =>
  file.doubts.map(({ weight, line, words }) => `${weight} ${line ?? '-'} ${formatInEnglish(words)}`);
export const formatRands = (amount: number | null): string | null =>
  amount === null ? null : (amount / 100).toFixed(2);
