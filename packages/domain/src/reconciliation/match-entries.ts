import { dayNumber, type LocalDate } from '../dates/local-date';
import { said, type Said, verbatim } from '../law/said';
import { eachInSteps, filteredInSteps, mostAStep, sortedInSteps, type Steps } from '../steps/steps';
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
  /** Without signs; empty where it has none. */
  readonly reference: string;
  readonly past: Remembered | undefined;
}

export interface ReadEntry {
  readonly entry: OpenEntry;
  readonly at: number;
  readonly words: LineWords;
  readonly reference: string;
}

export type OnPair = (line: ReadLine, entry: ReadEntry, confidence: number, reasons: readonly Said[]) => void;

/** Days are read once each: a statement has many lines of one. */
export function dayReader(): (day: LocalDate) => number {
  const read = new Map<LocalDate, number>();
  return (day) => {
    let number = read.get(day);
    if (number === undefined) read.set(day, (number = dayNumber(day)));
    return number;
  };
}

interface Dated {
  readonly at: number;
}

/** In order of day, and of id within one: laid out by day first, since a day has few and years have many. */
export function* inOrderOfDay<T extends Dated>(items: readonly T[], idOf: (item: T) => string): Steps<T[]> {
  const ofDay = new Map<number, T[]>();
  yield* eachInSteps(items, (item) => {
    const those = ofDay.get(item.at);
    if (those) those.push(item);
    else ofDay.set(item.at, [item]);
  });
  const ordered: T[] = [];
  let sinceStep = 0;
  for (const day of [...ofDay.keys()].sort((a, b) => a - b)) {
    const those = ofDay.get(day)!;
    const byId = (a: T, b: T): number => (idOf(a) < idOf(b) ? -1 : 1);
    for (const item of those.length > mostAStep ? yield* sortedInSteps(those, byId) : those.sort(byId)) {
      ordered.push(item);
      sinceStep += 1;
      if (sinceStep < mostAStep) continue;
      yield sinceStep;
      sinceStep = 0;
    }
  }
  return ordered;
}

/** How many entries of the same amount are looked at for one line: the nearest in time. */
const nearest = 6;

/** Entries in order of day, by amount and by reference, so that no line is held against all of them. */
export interface EntryIndex {
  readonly byAmount: ReadonlyMap<number, readonly ReadEntry[]>;
  readonly byReference: ReadonlyMap<string, readonly ReadEntry[]>;
  readonly inOrder: readonly ReadEntry[];
}

export const bareReference = (reference: string | undefined): string =>
  reference === undefined ? '' : reference.toUpperCase().replace(/[^A-Z0-9]+/g, '');

function put<K>(map: Map<K, ReadEntry[]>, key: K, entry: ReadEntry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

export function* indexEntries(entries: readonly OpenEntry[]): Steps<EntryIndex> {
  const read: ReadEntry[] = [];
  const wordsOf = wordReader({ keepsCodes: false });
  const dayOf = dayReader();
  yield* eachInSteps(entries, (entry) => {
    read.push({
      entry,
      at: dayOf(entry.day),
      words: wordsOf(entry.description),
      reference: bareReference(entry.reference),
    });
  });
  const inOrder = yield* inOrderOfDay(read, ({ entry }) => entry.id);
  const byAmount = new Map<number, ReadEntry[]>();
  const byReference = new Map<string, ReadEntry[]>();
  yield* eachInSteps(inOrder, (entry) => {
    put(byAmount, entry.entry.amount, entry);
    if (entry.reference.length >= 4) put(byReference, entry.reference, entry);
  });
  return { byAmount, byReference, inOrder };
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

/**
 * Where the items nearest to a day begin, so many of them, reaching to both sides. Of many on the day itself those about a
 * rank: the tenth line of a day looks about the tenth entry of it, not at the first few as all the others do.
 */
function nearestFrom(entries: readonly Dated[], day: number, most: number, rank: number): number {
  const { length } = entries;
  if (length <= most) return 0;
  const start = placeOf(entries, day);
  let middle = Math.min(length - 1, start + rank);
  while (middle > start && entries[middle]!.at !== day) middle -= 1;
  let [from, to] = [middle, middle];
  while (to - from < most) {
    const before = from > 0 ? Math.abs(day - entries[from - 1]!.at) : Number.POSITIVE_INFINITY;
    const after = to < length ? Math.abs(entries[to]!.at - day) : Number.POSITIVE_INFINITY;
    if (before < after || (before === after && middle - from <= to - middle)) from -= 1;
    else to += 1;
  }
  return from;
}

/** The items nearest to a day, at most so many. */
export function nearestTo<T extends Dated>(entries: readonly T[], day: number, most: number): T[] {
  const from = nearestFrom(entries, day, most, 0);
  return entries.slice(from, from + most);
}

const byDays = (days: number): number =>
  days <= 1 ? 15 : days <= 3 ? 12 : days <= 7 ? 8 : days <= 14 ? 4 : days <= 45 ? 0 : -15;

/** Whether the entry's reference stands in the line. */
const carries = (line: ReadLine, reference: string): boolean =>
  reference.length >= 4 && (line.words.codes.includes(reference) || line.reference === reference);

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

const sameAmount = said('The amount is the same.');
const sameDay = said('The days are the same.');
const anotherFits = said('Another entry fits about as well.');

/** Said once however many pairs it is true of: a hundred thousand lines share a few sentences. */
function explainer(): (line: ReadLine, entry: ReadEntry) => Said[] {
  const apart = new Map<number, Said>([[0, sameDay]]);
  const agree = new Map<string, Said>();
  const once = <K>(sentences: Map<K, Said>, key: K, say: () => Said): Said => {
    let sentence = sentences.get(key);
    if (!sentence) sentences.set(key, (sentence = say()));
    return sentence;
  };
  return (line, entry) => {
    const reasons = [sameAmount];
    const days = Math.abs(line.at - entry.at);
    if (!entry.entry.isUndated) reasons.push(once(apart, days, () => said('The days are {days} apart.', { days })));
    const words = sharedWords(line, entry).join(' ');
    if (words !== '')
      reasons.push(once(agree, words, () => said('The words agree: {words}.', { words: verbatim(words) })));
    if (carries(line, entry.reference))
      reasons.push(said('The reference {reference} stands in the line.', { reference: entry.entry.reference! }));
    if (agreesWithPast(line, entry)) reasons.push(...line.past!.reasons);
    return reasons;
  };
}

/** Entries worth holding against a line: of its amount, nearest in time or named by reference. */
function candidatesOf(
  line: ReadLine,
  ofAmount: readonly ReadEntry[],
  byReference: EntryIndex['byReference'],
  withinDays: number,
  rank: number,
): ReadEntry[] {
  const found: ReadEntry[] = [];
  const from = nearestFrom(ofAmount, line.at, nearest, rank);
  for (let place = from; place < Math.min(ofAmount.length, from + nearest); place += 1) {
    const entry = ofAmount[place]!;
    if (entry.entry.isUndated || Math.abs(entry.at - line.at) <= withinDays) found.push(entry);
  }
  const named = (code: string): void => {
    for (const entry of byReference.get(code)?.slice(0, nearest) ?? [])
      if (entry.entry.amount === line.line.amount && !found.includes(entry)) found.push(entry);
  };
  if (byReference.size > 0) {
    for (const code of line.words.codes) named(code);
    if (line.reference !== '') named(line.reference);
  }
  return found;
}

/** Several entries that fit about as well make none of them certain. */
const tooClose = 6;
const likelyAtMost = 80;
/** Below this an entry of the same amount is no more than a coincidence. */
const least = 45;
const bestOfALine = 3;
/** How often lines of one amount look for an entry: again for those whose candidates went to others. */
const rounds = 3;

interface Offer {
  readonly line: ReadLine;
  readonly entry: ReadEntry;
  confidence: number;
  readonly days: number;
  isDoubtful: boolean;
}

/** The best few of the candidates for a line. */
function offersFor(line: ReadLine, candidates: readonly ReadEntry[]): Offer[] {
  const ranked: Offer[] = [];
  let [last, confidence]: [ReadEntry | undefined, number] = [undefined, 0];
  for (const entry of candidates) {
    if (!last || !sameThing(last, entry)) confidence = weigh(line, entry);
    last = entry;
    if (confidence >= least)
      ranked.push({ line, entry, confidence, days: Math.abs(line.at - entry.at), isDoubtful: false });
  }
  if (ranked.length < 2) return ranked;
  ranked.sort(
    (a, b) => b.confidence - a.confidence || a.days - b.days || (a.entry.entry.id < b.entry.entry.id ? -1 : 1),
  );
  const [first, second] = ranked;
  const isDoubtful = first!.confidence - second!.confidence < tooClose && !sameThing(first!.entry, second!.entry);
  if (ranked.length > bestOfALine) ranked.length = bestOfALine;
  if (isDoubtful) {
    for (const offer of ranked) {
      offer.isDoubtful = true;
      offer.confidence = Math.min(likelyAtMost, offer.confidence);
    }
  }
  return ranked;
}

const surer = (a: Offer, b: Offer): number => b.confidence - a.confidence || a.days - b.days;

/** Many of one amount are laid into boxes instead of being sorted; in a box the order of the lines holds. */
function* surestFirst(offers: readonly Offer[]): Steps<Offer[]> {
  const boxes = new Map<number, Offer[]>();
  yield* eachInSteps(offers, (offer) => {
    const box = offer.confidence * 1_000_000 - offer.days;
    const those = boxes.get(box);
    if (those) those.push(offer);
    else boxes.set(box, [offer]);
  });
  const ordered: Offer[] = [];
  for (const box of [...boxes.keys()].sort((a, b) => b - a)) {
    yield* eachInSteps(boxes.get(box)!, (offer) => {
      ordered.push(offer);
    });
  }
  return ordered;
}

/**
 * Every line with an entry of its exact amount, surest first, then nearest in time. Each line and each entry is used once;
 * the order in which they were given plays no part. Amount by amount, since lines of two amounts never want the same
 * entry: what is offered is then soon forgotten again, and a hundred thousand lines cost each no more than a thousand.
 */
export function* pairUp(
  lines: readonly ReadLine[],
  { byAmount, byReference }: EntryIndex,
  withinDays: number,
  onPair: OnPair,
): Steps<Set<ReadEntry>> {
  const ordered = yield* inOrderOfDay(lines, ({ line }) => line.id);
  const linesOf = new Map<number, ReadLine[]>();
  yield* eachInSteps(ordered, (line) => {
    const those = linesOf.get(line.line.amount);
    if (those) those.push(line);
    else if (byAmount.has(line.line.amount)) linesOf.set(line.line.amount, [line]);
  });
  const explain = explainer();
  const usedEntries = new Set<ReadEntry>();
  let sinceStep = 0;
  for (const [amount, those] of linesOf) {
    let [lines, entries]: [readonly ReadLine[], readonly ReadEntry[]] = [those, byAmount.get(amount)!];
    for (let round = 0; round < rounds && lines.length > 0 && entries.length > 0; round += 1) {
      const offers: Offer[] = [];
      let rank = 0;
      for (const [place, line] of lines.entries()) {
        rank = place > 0 && lines[place - 1]!.at === line.at ? rank + 1 : 0;
        for (const offer of offersFor(line, candidatesOf(line, entries, byReference, withinDays, rank)))
          offers.push(offer);
        sinceStep += 1;
        if (sinceStep < mostAStep) continue;
        yield sinceStep;
        sinceStep = 0;
      }
      const usedLines = new Set<ReadLine>();
      for (const offer of offers.length > mostAStep ? yield* surestFirst(offers) : offers.sort(surer)) {
        const { line, entry, confidence, isDoubtful } = offer;
        sinceStep += 1;
        if (sinceStep >= mostAStep) {
          yield sinceStep;
          sinceStep = 0;
        }
        if (usedLines.has(line) || usedEntries.has(entry)) continue;
        usedLines.add(line);
        usedEntries.add(entry);
        const reasons = explain(line, entry);
        if (isDoubtful) reasons.push(anotherFits);
        onPair(line, entry, confidence, reasons);
      }
      // Those whose few candidates went to others look among what is left.
      if (usedLines.size === lines.length || usedLines.size === 0) break;
      const [isLeft, isOpen] = [
        (line: ReadLine): boolean => !usedLines.has(line),
        (entry: ReadEntry): boolean => !usedEntries.has(entry),
      ];
      // Of a few at once: a statement has thousands of amounts with a line or two each.
      const areMany = lines.length + entries.length > mostAStep;
      lines = areMany ? yield* filteredInSteps(lines, isLeft) : lines.filter(isLeft);
      entries = areMany ? yield* filteredInSteps(entries, isOpen) : entries.filter(isOpen);
    }
  }
  return usedEntries;
}

/** Two entries that differ in nothing a person would see: which of them is answered makes no difference. */
const sameThing = (a: ReadEntry, b: ReadEntry): boolean =>
  a.at === b.at && a.words.stem === b.words.stem && a.entry.target === b.entry.target && a.reference === b.reference;
