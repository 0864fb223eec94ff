import { forEachInSteps, filterInSteps, type Steps } from '../steps/steps';
import { combineEntries } from './combine';
import { findPartPayment, indexWaiting } from './part-payment';
import { type LearnedTargets, createRecaller } from './learn';
import { createWordReader } from './line-words';
import { certain, type LineToMatch, type OpenMatchEntry, type MatchSuggestion } from './match';
import { normaliseReference, createDayReader, indexEntries, pairLines, type PreparedLine } from './match-entries';

export interface SuggestOptions {
  /** An entry further from a line than this is none of its own; its reference is found however far. */
  readonly withinDays?: number;
}

const none: readonly string[] = [];

/**
 * What could be done with every line, in the order of the lines: entries it answers, several at once where they add up, or an
 * entry to be made where the firm put such lines before. Best first for each line; at most one of a line's is certain. The
 * order of lines, entries and choices changes nothing else.
 */
export function* suggest(
  lines: readonly LineToMatch[],
  entries: readonly OpenMatchEntry[],
  learned: LearnedTargets,
  { withinDays = Number.POSITIVE_INFINITY }: SuggestOptions = {},
): Steps<readonly (readonly MatchSuggestion[])[]> {
  const read: PreparedLine[] = [];
  const suggestions: MatchSuggestion[][] = [];
  const wordsOf = createWordReader({ keepsCodes: true });
  const dayOf = createDayReader();
  const pastOf = createRecaller(learned);
  yield* forEachInSteps(lines, (line, place) => {
    const words = wordsOf(line.description, line.reference);
    read.push({
      line,
      place,
      at: dayOf(line.day),
      words,
      reference: normaliseReference(line.reference),
      past: pastOf(line.amount, words),
    });
    suggestions.push([]);
  });
  const index = yield* indexEntries(entries);
  const usedEntries = yield* pairLines(read, index, withinDays, (line, entry, confidence, reasons) => {
    suggestions[line.place]!.push({ lineIds: [line.line.id], entryIds: [entry.entry.id], confidence, reasons });
  });
  const waiting = yield* indexWaiting(index.inOrder);
  const isFree = ({ place, line }: PreparedLine): boolean => suggestions[place]!.length === 0 && line.amount !== 0;
  const free = yield* filterInSteps(read, isFree);
  for (const { lines: of, suggestion } of yield* combineEntries(free, index.inOrder, usedEntries)) {
    for (const { place } of of) suggestions[place]!.push(suggestion);
  }
  yield* forEachInSteps(read, (line) => {
    if (!isFree(line)) return;
    const part = findPartPayment(line, waiting);
    if (part) suggestions[line.place]!.push(part);
  });
  yield* forEachInSteps(read, ({ line, place, past }) => {
    if (!past) return;
    const all = suggestions[place]!;
    // An entry that waits for the line goes before a new one: then making another is no certain thing.
    const most = all.length > 0 ? certain - 15 : past.isExact ? 99 : certain;
    all.push({
      lineIds: all[0]?.lineIds.length === 1 ? all[0].lineIds : [line.id],
      entryIds: none,
      target: past.target,
      confidence: Math.min(past.confidence, most),
      reasons: past.reasons,
    });
    if (all.length > 1) all.sort((a, b) => b.confidence - a.confidence);
  });
  return suggestions;
}
