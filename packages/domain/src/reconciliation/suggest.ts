import { eachInSteps, filteredInSteps, type Steps } from '../steps/steps';
import { combine } from './combine';
import { partOf, waitingIn } from './part-payment';
import { type Learned, rememberer } from './learn';
import { wordReader } from './line-words';
import { certain, type LineToMatch, type OpenEntry, type Suggestion } from './match';
import { bareReference, dayReader, indexEntries, pairUp, type ReadLine } from './match-entries';

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
  entries: readonly OpenEntry[],
  learned: Learned,
  { withinDays = Number.POSITIVE_INFINITY }: SuggestOptions = {},
): Steps<readonly (readonly Suggestion[])[]> {
  const read: ReadLine[] = [];
  const suggestions: Suggestion[][] = [];
  const wordsOf = wordReader({ keepsCodes: true });
  const dayOf = dayReader();
  const pastOf = rememberer(learned);
  yield* eachInSteps(lines, (line, place) => {
    const words = wordsOf(line.description, line.reference);
    read.push({
      line,
      place,
      at: dayOf(line.day),
      words,
      reference: bareReference(line.reference),
      past: pastOf(line.amount, words),
    });
    suggestions.push([]);
  });
  const index = yield* indexEntries(entries);
  const usedEntries = yield* pairUp(read, index, withinDays, (line, entry, confidence, reasons) => {
    suggestions[line.place]!.push({ lineIds: [line.line.id], entryIds: [entry.entry.id], confidence, reasons });
  });
  const waiting = yield* waitingIn(index.inOrder);
  const isFree = ({ place, line }: ReadLine): boolean => suggestions[place]!.length === 0 && line.amount !== 0;
  const free = yield* filteredInSteps(read, isFree);
  for (const { lines: of, suggestion } of yield* combine(free, index.inOrder, usedEntries)) {
    for (const { place } of of) suggestions[place]!.push(suggestion);
  }
  yield* eachInSteps(read, (line) => {
    if (!isFree(line)) return;
    const part = partOf(line, waiting);
    if (part) suggestions[line.place]!.push(part);
  });
  yield* eachInSteps(read, ({ line, place, past }) => {
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
