import { message } from '../law/message';
import { forEachInSteps, filterInSteps, type Steps } from '../steps/steps';
import { sortByDay, listNearest, type PreparedEntry, type PreparedLine } from './match-entries';
import type { MatchSuggestion } from './match';

/** How far entries may lie from the line they make up together, and how many are tried. */
const maximumDays = 14;
const mostTried = 10;

/** Two or three of the amounts that add up to a total exactly; the first in order. A larger search would find chance. */
export function addUpTo(total: number, amounts: readonly number[]): number[] | undefined {
  const { length } = amounts;
  for (let a = 0; a < length; a += 1) {
    for (let b = a + 1; b < length; b += 1) {
      if (total === amounts[a]! + amounts[b]!) return [a, b];
    }
  }
  for (let a = 0; a < length; a += 1) {
    for (let b = a + 1; b < length; b += 1) {
      const rest = total - amounts[a]! - amounts[b]!;
      for (let c = b + 1; c < length; c += 1) if (amounts[c] === rest) return [a, b, c];
    }
  }
  return undefined;
}

const mostSeen = 60;

/** Items around a day, nearest first, of the same sign and smaller than the whole. */
function combineAround<T extends PreparedEntry | PreparedLine>(
  items: readonly T[],
  day: number,
  total: number,
  amountOf: (item: T) => number,
  isFree: (item: T) => boolean,
): T[] {
  const isFitting = (item: T): boolean => {
    const amount = amountOf(item);
    return (
      Math.abs(item.at - day) <= maximumDays &&
      isFree(item) &&
      amount !== 0 &&
      amount > 0 === total > 0 &&
      Math.abs(amount) < Math.abs(total)
    );
  };
  return listNearest(items, day, mostSeen)
    .filter(isFitting)
    .sort((a, b) => Math.abs(a.at - day) - Math.abs(b.at - day))
    .slice(0, mostTried);
}

export interface CombinedMatch {
  readonly lines: readonly PreparedLine[];
  readonly suggestion: MatchSuggestion;
}

/** Lines that pay several entries at once, and entries that were paid in several lines: exact sums alone, never certain. */
export function* combineEntries(
  freeLines: readonly PreparedLine[],
  allEntries: readonly PreparedEntry[],
  usedEntries: Set<PreparedEntry>,
): Steps<CombinedMatch[]> {
  const suggestions: CombinedMatch[] = [];
  const takenLines = new Set<PreparedLine>();
  const lines = yield* sortByDay(freeLines, ({ line }) => line.id);
  const entries = yield* filterInSteps(allEntries, (entry) => !usedEntries.has(entry));
  const readEntryAmount = ({ entry }: PreparedEntry): number => entry.amount;
  const readLineAmount = ({ line }: PreparedLine): number => line.amount;
  yield* forEachInSteps(lines, (line) => {
    const tried = combineAround(
      entries,
      line.at,
      line.line.amount,
      readEntryAmount,
      (entry) => !usedEntries.has(entry),
    );
    const found = addUpTo(line.line.amount, tried.map(readEntryAmount))?.map((place) => tried[place]!);
    if (!found) return;
    takenLines.add(line);
    for (const entry of found) usedEntries.add(entry);
    const shares = found.filter(({ words }) => words.telling.some((word) => line.words.words.includes(word))).length;
    suggestions.push({
      lines: [line],
      suggestion: {
        lineIds: [line.line.id],
        entryIds: found.map(({ entry }) => entry.id).sort(),
        confidence: 55 + Math.round((25 * shares) / found.length),
        reasons: [message('{count} entries add up to this line.', { count: found.length })],
      },
    });
  });
  const left = yield* filterInSteps(entries, (entry) => !usedEntries.has(entry));
  yield* forEachInSteps(left, (entry) => {
    const tried = combineAround(lines, entry.at, entry.entry.amount, readLineAmount, (line) => !takenLines.has(line));
    const found = addUpTo(entry.entry.amount, tried.map(readLineAmount))?.map((place) => tried[place]!);
    if (!found) return;
    usedEntries.add(entry);
    for (const line of found) takenLines.add(line);
    const shares = found.filter(({ words }) => entry.words.telling.some((word) => words.words.includes(word))).length;
    suggestions.push({
      lines: found,
      suggestion: {
        lineIds: found.map(({ line }) => line.id).sort(),
        entryIds: [entry.entry.id],
        confidence: 50 + Math.round((25 * shares) / found.length),
        reasons: [message('{count} lines add up to this entry.', { count: found.length })],
      },
    });
  });
  return suggestions;
}
