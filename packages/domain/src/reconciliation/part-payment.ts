import { said, verbatim } from '../law/said';
import type { Suggestion } from './match';
import type { ReadEntry, ReadLine } from './match-entries';

/** A name alone, without the amount: likely, and never more. */
const likely = 70;

/** A claim that the line names whole and pays a part of; nothing where it names two. */
export function partOf({ line, words }: ReadLine, waiting: readonly ReadEntry[]): Suggestion | undefined {
  const named = waiting.filter(
    ({ entry, words: { telling } }) =>
      telling.length > 0 &&
      telling.every((word) => words.words.includes(word)) &&
      entry.amount > 0 === line.amount > 0 &&
      Math.abs(line.amount) < Math.abs(entry.amount),
  );
  const [only] = named;
  if (!only || named.length > 1) return undefined;
  return {
    lineIds: [line.id],
    entryIds: [only.entry.id],
    confidence: likely,
    reasons: [said('The line names {name} and is a part of what is open.', { name: verbatim(only.entry.description) })],
  };
}
