import { dayNumber } from '../dates/local-date';
import { said, type Said, verbatim } from '../law/said';
import { eachInSteps, sortedInSteps, type Steps } from '../steps/steps';
import type { Remembered } from './learn';
import { type LineWords, wordReader } from './line-words';
import { certain, type LineToMatch, type OpenEntry } from './match';

/** A line with what is known of it, worked out once. */
export interface ReadLine {
  readonly line: LineToMatch;
  /** Its place among the lines given. */
  readonly place: number;
  readonly at: number;
  readonly words: LineWords;
  readonly past: Remembered | undefined;
}

export interface ReadEntry {
  readonly entry: OpenEntry;
  readonly at: number;
  readonly words: LineWords;
  readonly reference: string;
}

export interface Pair {
  readonly line: ReadLine;
  readonly entry: ReadEntry;
  readonly confidence: number;
  readonly reasons: readonly Said[];
}

/** How many entries of the same amount are looked at for one line: the nearest in time. */
const nearest = 6;

/** Entries in order of day, by amount and by reference, so that no line is held against all of them. */
export interface EntryIndex {
  readonly byAmount: ReadonlyMap<number, readonly ReadEntry[]>;
  readonly byReference: ReadonlyMap<string, readonly ReadEntry[]>;
  readonly inOrder: readonly ReadEntry[];
}

const bareReference = (reference: string | undefined): string =>
  (reference ?? '').toUpperCase().replace(/[^A-Z0-9]+/g, '');

function put<K>(map: Map<K, ReadEntry[]>, key: K, entry: ReadEntry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

export function* indexEntries(entries: readonly OpenEntry[]): Steps<EntryIndex> {
  const read: ReadEntry[] = [];
  const wordsOf = wordReader();
  yield* eachInSteps(entries, (entry) => {
    read.push({
      entry,
      at: dayNumber(entry.day),
      words: wordsOf(entry.description),
      reference: bareReference(entry.reference),
    });
  });
  const inOrder = yield* sortedInSteps(read, (a, b) => a.at - b.at || (a.entry.id < b.entry.id ? -1 : 1));
  const byAmount = new Map<number, ReadEntry[]>();
  const byReference = new Map<string, ReadEntry[]>();
  yield* eachInSteps(inOrder, (entry) => {
    put(byAmount, entry.entry.amount, entry);
    if (entry.reference.length >= 4) put(byReference, entry.reference, entry);
  });
  return { byAmount, byReference, inOrder };
}

interface Dated {
  readonly at: number;
}

/** The place of the first item on or after a day. */
function placeOf(entries: readonly Dated[], day: number): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]!.at < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The items nearest to a day, at most so many, reaching to both sides. */
export function nearestTo<T extends Dated>(entries: readonly T[], day: number, most: number): T[] {
  if (entries.length <= most) return [...entries];
  let from = placeOf(entries, day);
  let to = from;
  while (to - from < most) {
    const before = from > 0 ? day - entries[from - 1]!.at : Number.POSITIVE_INFINITY;
    const after = to < entries.length ? entries[to]!.at - day : Number.POSITIVE_INFINITY;
    if (before <= after) from -= 1;
    else to += 1;
  }
  return entries.slice(from, to);
}

const byDays = (days: number): number =>
  days <= 1 ? 15 : days <= 3 ? 12 : days <= 7 ? 8 : days <= 14 ? 4 : days <= 45 ? 0 : -15;

/** Whether the entry's reference stands in the line. */
const carries = ({ line, words }: ReadLine, reference: string): boolean =>
  reference.length >= 4 && (words.codes.includes(reference) || bareReference(line.reference) === reference);

const sharedWords = (line: ReadLine, entry: ReadEntry): string[] =>
  entry.words.telling.filter((word) => line.words.words.includes(word));
/** The firm put such lines where the entry goes. */
const agreesWithPast = ({ past }: ReadLine, { entry }: ReadEntry): boolean =>
  past !== undefined && past.confidence >= 80 && past.target === entry.target;

/** An undated entry is neither near nor far. */
const undatedDays = 14;
const daysApart = (line: ReadLine, entry: ReadEntry): number =>
  entry.entry.isUndated ? undatedDays : Math.abs(line.at - entry.at);

function weigh(line: ReadLine, entry: ReadEntry): number {
  const days = daysApart(line, entry);
  const hasReference = carries(line, entry.reference);
  const agrees = agreesWithPast(line, entry);
  const shared = sharedWords(line, entry).length;
  const words = shared === 0 ? 0 : Math.round((15 * shared) / entry.words.telling.length);
  const confidence = 55 + byDays(days) + words + (hasReference ? 25 : 0) + (agrees ? 20 : 0);
  // Only a reference or the firm's own past may lift it above what is called certain, and not for another month.
  const most = (hasReference || (agrees && line.past!.isExact)) && days <= 45 ? 99 : certain - 3;
  return Math.max(5, Math.min(most, confidence));
}

function explain(line: ReadLine, entry: ReadEntry): Said[] {
  const days = Math.abs(line.at - entry.at);
  const shared = sharedWords(line, entry);
  return [
    said('The amount is the same.'),
    ...(entry.entry.isUndated
      ? []
      : [days === 0 ? said('The days are the same.') : said('The days are {days} apart.', { days })]),
    ...(shared.length > 0 ? [said('The words agree: {words}.', { words: verbatim(shared.join(' ')) })] : []),
    ...(carries(line, entry.reference)
      ? [said('The reference {reference} stands in the line.', { reference: entry.entry.reference! })]
      : []),
    ...(agreesWithPast(line, entry) ? line.past!.reasons : []),
  ];
}

/** Entries worth holding against a line: of its amount, nearest in time or named by reference. */
function candidatesOf(line: ReadLine, { byAmount, byReference }: EntryIndex, withinDays: number): ReadEntry[] {
  const bucket = byAmount.get(line.line.amount);
  if (!bucket) return [];
  const found = nearestTo(bucket, line.at, nearest).filter(
    ({ at, entry }) => entry.isUndated || Math.abs(at - line.at) <= withinDays,
  );
  for (const code of [...line.words.codes, bareReference(line.line.reference)]) {
    for (const entry of (byReference.get(code) ?? []).slice(0, nearest)) {
      if (entry.entry.amount === line.line.amount && !found.includes(entry)) found.push(entry);
    }
  }
  return found;
}

/** Several entries that fit about as well make none of them certain. */
const tooClose = 6;
const likelyAtMost = 80;
/** Below this an entry of the same amount is no more than a coincidence. */
const least = 45;
const bestOfALine = 3;
const furthest = 63;

interface Offer {
  readonly line: ReadLine;
  readonly entry: ReadEntry;
  readonly confidence: number;
  readonly isDoubtful: boolean;
}

/** The best few entries for a line. */
function offersFor(line: ReadLine, index: EntryIndex, withinDays: number): Offer[] {
  const weighed = candidatesOf(line, index, withinDays).map((entry) => ({ entry, confidence: weigh(line, entry) }));
  const ranked = weighed
    .filter(({ confidence }) => confidence >= least)
    .sort(
      (a, b) =>
        b.confidence - a.confidence ||
        Math.abs(line.at - a.entry.at) - Math.abs(line.at - b.entry.at) ||
        (a.entry.entry.id < b.entry.entry.id ? -1 : 1),
    );
  const [first, second] = ranked;
  const isDoubtful =
    first !== undefined &&
    second !== undefined &&
    first.confidence - second.confidence < tooClose &&
    !sameThing(first.entry, second.entry);
  return ranked.slice(0, bestOfALine).map(({ entry, confidence }) => ({
    line,
    entry,
    confidence: isDoubtful ? Math.min(likelyAtMost, confidence) : confidence,
    isDoubtful,
  }));
}

/**
 * Every line with an entry of its exact amount, surest first, then nearest in time. Each line and each entry is used once;
 * the order in which they were given plays no part.
 */
export function* pairUp(
  lines: readonly ReadLine[],
  index: EntryIndex,
  withinDays: number,
): Steps<{ pairs: Pair[]; usedEntries: Set<ReadEntry> }> {
  const ordered = yield* sortedInSteps(lines, (a, b) => a.at - b.at || (a.line.id < b.line.id ? -1 : 1));
  // Laid into boxes by confidence and distance instead of being sorted; in a box the order of the lines holds.
  const boxes: Offer[][] = Array.from({ length: 100 * (furthest + 1) }, () => []);
  yield* eachInSteps(ordered, (line) => {
    for (const offer of offersFor(line, index, withinDays)) {
      const days = Math.min(furthest, Math.abs(line.at - offer.entry.at));
      boxes[offer.confidence * (furthest + 1) + furthest - days]!.push(offer);
    }
  });
  const usedLines = new Set<ReadLine>();
  const usedEntries = new Set<ReadEntry>();
  const pairs: Pair[] = [];
  for (const box of boxes.toReversed()) {
    if (box.length === 0) continue;
    yield* eachInSteps(box, ({ line, entry, confidence, isDoubtful }) => {
      if (usedLines.has(line) || usedEntries.has(entry)) return;
      usedLines.add(line);
      usedEntries.add(entry);
      const reasons = explain(line, entry);
      pairs.push({
        line,
        entry,
        confidence,
        reasons: isDoubtful ? [...reasons, said('Another entry fits about as well.')] : reasons,
      });
    });
  }
  return { pairs, usedEntries };
}

/** Two entries that differ in nothing a person would see: which of them is answered makes no difference. */
const sameThing = (a: ReadEntry, b: ReadEntry): boolean =>
  a.entry.target === b.entry.target && a.words.stem === b.words.stem && a.reference === b.reference && a.at === b.at;
