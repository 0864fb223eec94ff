import { toDayNumber, type LocalDate } from '../dates/local-date';
import { message, type Message, quoteVerbatim } from '../law/message';
import { forEachInSteps, filterInSteps, mostAStep, sortInSteps, type Steps } from '../steps/steps';
import type { RememberedTarget } from './learn';
import { type LineWords, createWordReader } from './line-words';
import { certain, type LineToMatch, type OpenMatchEntry } from './match';

/** A line with what is known of it, worked out once. */
export interface PreparedLine {
  readonly line: LineToMatch;
  /** Its place among the lines given. */
  readonly place: number;
  readonly at: number;
  readonly words: LineWords;
  /** Without signs; empty where it has none. */
  readonly reference: string;
  readonly past: RememberedTarget | undefined;
}

export interface PreparedEntry {
  readonly entry: OpenMatchEntry;
  readonly at: number;
  readonly words: LineWords;
  readonly reference: string;
}

export type PairHandler = (
  line: PreparedLine,
  entry: PreparedEntry,
  confidence: number,
  reasons: readonly Message[],
) => void;

/** Days are read once each: a statement has many lines of one. */
export function createDayReader(): (day: LocalDate) => number {
  const read = new Map<LocalDate, number>();
  return (day) => {
    let number = read.get(day);
    if (number === undefined) read.set(day, (number = toDayNumber(day)));
    return number;
  };
}

interface DatedItem {
  readonly at: number;
}

/** In order of day, and of id within one: laid out by day first, since a day has few and years have many. */
export function* sortByDay<T extends DatedItem>(items: readonly T[], idOf: (item: T) => string): Steps<T[]> {
  const ofDay = new Map<number, T[]>();
  yield* forEachInSteps(items, (item) => {
    const those = ofDay.get(item.at);
    if (those) those.push(item);
    else ofDay.set(item.at, [item]);
  });
  const ordered: T[] = [];
  let sinceStep = 0;
  for (const day of [...ofDay.keys()].sort((a, b) => a - b)) {
    const those = ofDay.get(day)!;
    const byId = (a: T, b: T): number => (idOf(a) < idOf(b) ? -1 : 1);
    for (const item of those.length > mostAStep ? yield* sortInSteps(those, byId) : those.sort(byId)) {
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
  readonly byAmount: ReadonlyMap<number, readonly PreparedEntry[]>;
  readonly byReference: ReadonlyMap<string, readonly PreparedEntry[]>;
  readonly inOrder: readonly PreparedEntry[];
}

export const normaliseReference = (reference: string | undefined): string =>
  reference === undefined ? '' : reference.toUpperCase().replace(/[^A-Z0-9]+/g, '');

function addToList<K>(map: Map<K, PreparedEntry[]>, key: K, entry: PreparedEntry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

export function* indexEntries(entries: readonly OpenMatchEntry[]): Steps<EntryIndex> {
  const read: PreparedEntry[] = [];
  const wordsOf = createWordReader({ keepsCodes: false });
  const dayOf = createDayReader();
  yield* forEachInSteps(entries, (entry) => {
    read.push({
      entry,
      at: dayOf(entry.day),
      words: wordsOf(entry.description),
      reference: normaliseReference(entry.reference),
    });
  });
  const inOrder = yield* sortByDay(read, ({ entry }) => entry.id);
  const byAmount = new Map<number, PreparedEntry[]>();
  const byReference = new Map<string, PreparedEntry[]>();
  yield* forEachInSteps(inOrder, (entry) => {
    addToList(byAmount, entry.entry.amount, entry);
    if (entry.reference.length >= 4) addToList(byReference, entry.reference, entry);
  });
  return { byAmount, byReference, inOrder };
}

/** The place of the first item on or after a day. */
function findPlace(entries: readonly DatedItem[], day: number): number {
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
function findNearestStart(entries: readonly DatedItem[], day: number, most: number, rank: number): number {
  const { length } = entries;
  if (length <= most) return 0;
  const start = findPlace(entries, day);
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
export function listNearest<T extends DatedItem>(entries: readonly T[], day: number, most: number): T[] {
  const from = findNearestStart(entries, day, most, 0);
  return entries.slice(from, from + most);
}

const scoreDays = (days: number): number =>
  days <= 1 ? 15 : days <= 3 ? 12 : days <= 7 ? 8 : days <= 14 ? 4 : days <= 45 ? 0 : -15;

/** Whether the entry's reference stands in the line. */
const carriesReference = (line: PreparedLine, reference: string): boolean =>
  reference.length >= 4 && (line.words.codes.includes(reference) || line.reference === reference);

const listSharedWords = (line: PreparedLine, entry: PreparedEntry): string[] =>
  entry.words.telling.filter((word) => line.words.words.includes(word));
/** The firm put such lines where the entry goes. */
const isAgreeingWithPast = ({ past }: PreparedLine, { entry }: PreparedEntry): boolean =>
  past !== undefined && past.confidence >= 80 && past.target === entry.target;

/** An undated entry is neither near nor far. */
const undatedDays = 14;
const countDaysApart = (line: PreparedLine, entry: PreparedEntry): number =>
  entry.entry.isUndated ? undatedDays : Math.abs(line.at - entry.at);

function weighPair(line: PreparedLine, entry: PreparedEntry): number {
  const days = countDaysApart(line, entry);
  const hasReference = carriesReference(line, entry.reference);
  const agrees = isAgreeingWithPast(line, entry);
  const shared = listSharedWords(line, entry).length;
  const words = shared === 0 ? 0 : Math.round((15 * shared) / entry.words.telling.length);
  const confidence = 55 + scoreDays(days) + words + (hasReference ? 25 : 0) + (agrees ? 20 : 0);
  // Only a reference or the firm's own past may lift it above what is called certain, and not for another month.
  const most = (hasReference || (agrees && line.past!.isExact)) && days <= 45 ? 99 : certain - 3;
  return Math.max(5, Math.min(most, confidence));
}

const sameAmount = message('The amount is the same.');
const sameDay = message('The days are the same.');
const anotherFits = message('Another entry fits about as well.');

/** Said once however many pairs it is true of: a hundred thousand lines share a few sentences. */
function createExplainer(): (line: PreparedLine, entry: PreparedEntry) => Message[] {
  const apart = new Map<number, Message>([[0, sameDay]]);
  const agree = new Map<string, Message>();
  const getOnce = <K>(sentences: Map<K, Message>, key: K, say: () => Message): Message => {
    let sentence = sentences.get(key);
    if (!sentence) sentences.set(key, (sentence = say()));
    return sentence;
  };
  return (line, entry) => {
    const reasons = [sameAmount];
    const days = Math.abs(line.at - entry.at);
    if (!entry.entry.isUndated)
      reasons.push(getOnce(apart, days, () => message('The days are {days} apart.', { days })));
    const words = listSharedWords(line, entry).join(' ');
    if (words !== '')
      reasons.push(getOnce(agree, words, () => message('The words agree: {words}.', { words: quoteVerbatim(words) })));
    if (carriesReference(line, entry.reference))
      reasons.push(message('The line contains the reference {reference}.', { reference: entry.entry.reference! }));
    if (isAgreeingWithPast(line, entry)) reasons.push(...line.past!.reasons);
    return reasons;
  };
}

/** Entries worth holding against a line: of its amount, nearest in time or named by reference. */
function listCandidates(
  line: PreparedLine,
  ofAmount: readonly PreparedEntry[],
  byReference: EntryIndex['byReference'],
  withinDays: number,
  rank: number,
): PreparedEntry[] {
  const found: PreparedEntry[] = [];
  const from = findNearestStart(ofAmount, line.at, nearest, rank);
  for (let place = from; place < Math.min(ofAmount.length, from + nearest); place += 1) {
    const entry = ofAmount[place]!;
    if (entry.entry.isUndated || Math.abs(entry.at - line.at) <= withinDays) found.push(entry);
  }
  const addByCode = (code: string): void => {
    for (const entry of byReference.get(code)?.slice(0, nearest) ?? [])
      if (entry.entry.amount === line.line.amount && !found.includes(entry)) found.push(entry);
  };
  if (byReference.size > 0) {
    for (const code of line.words.codes) addByCode(code);
    if (line.reference !== '') addByCode(line.reference);
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

interface PairOffer {
  readonly line: PreparedLine;
  readonly entry: PreparedEntry;
  confidence: number;
  readonly days: number;
  isDoubtful: boolean;
}

/** The best few of the candidates for a line. */
function listOffers(line: PreparedLine, candidates: readonly PreparedEntry[]): PairOffer[] {
  const ranked: PairOffer[] = [];
  let [last, confidence]: [PreparedEntry | undefined, number] = [undefined, 0];
  for (const entry of candidates) {
    if (!last || !isSameThing(last, entry)) confidence = weighPair(line, entry);
    last = entry;
    if (confidence >= least)
      ranked.push({ line, entry, confidence, days: Math.abs(line.at - entry.at), isDoubtful: false });
  }
  if (ranked.length < 2) return ranked;
  ranked.sort(
    (a, b) => b.confidence - a.confidence || a.days - b.days || (a.entry.entry.id < b.entry.entry.id ? -1 : 1),
  );
  const [first, second] = ranked;
  const isDoubtful = first!.confidence - second!.confidence < tooClose && !isSameThing(first!.entry, second!.entry);
  if (ranked.length > bestOfALine) ranked.length = bestOfALine;
  if (isDoubtful) {
    for (const offer of ranked) {
      offer.isDoubtful = true;
      offer.confidence = Math.min(likelyAtMost, offer.confidence);
    }
  }
  return ranked;
}

const bySurest = (a: PairOffer, b: PairOffer): number => b.confidence - a.confidence || a.days - b.days;

/** Many of one amount are laid into boxes instead of being sorted; in a box the order of the lines holds. */
function* sortBySurest(offers: readonly PairOffer[]): Steps<PairOffer[]> {
  const boxes = new Map<number, PairOffer[]>();
  yield* forEachInSteps(offers, (offer) => {
    const box = offer.confidence * 1_000_000 - offer.days;
    const those = boxes.get(box);
    if (those) those.push(offer);
    else boxes.set(box, [offer]);
  });
  const ordered: PairOffer[] = [];
  for (const box of [...boxes.keys()].sort((a, b) => b - a)) {
    yield* forEachInSteps(boxes.get(box)!, (offer) => {
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
export function* pairLines(
  lines: readonly PreparedLine[],
  { byAmount, byReference }: EntryIndex,
  withinDays: number,
  onPair: PairHandler,
): Steps<Set<PreparedEntry>> {
  const ordered = yield* sortByDay(lines, ({ line }) => line.id);
  const linesOf = new Map<number, PreparedLine[]>();
  yield* forEachInSteps(ordered, (line) => {
    const those = linesOf.get(line.line.amount);
    if (those) those.push(line);
    else if (byAmount.has(line.line.amount)) linesOf.set(line.line.amount, [line]);
  });
  const explain = createExplainer();
  const usedEntries = new Set<PreparedEntry>();
  let sinceStep = 0;
  for (const [amount, those] of linesOf) {
    let [lines, entries]: [readonly PreparedLine[], readonly PreparedEntry[]] = [those, byAmount.get(amount)!];
    for (let round = 0; round < rounds && lines.length > 0 && entries.length > 0; round += 1) {
      const offers: PairOffer[] = [];
      let rank = 0;
      for (const [place, line] of lines.entries()) {
        rank = place > 0 && lines[place - 1]!.at === line.at ? rank + 1 : 0;
        for (const offer of listOffers(line, listCandidates(line, entries, byReference, withinDays, rank)))
          offers.push(offer);
        sinceStep += 1;
        if (sinceStep < mostAStep) continue;
        yield sinceStep;
        sinceStep = 0;
      }
      const usedLines = new Set<PreparedLine>();
      for (const offer of offers.length > mostAStep ? yield* sortBySurest(offers) : offers.sort(bySurest)) {
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
        (line: PreparedLine): boolean => !usedLines.has(line),
        (entry: PreparedEntry): boolean => !usedEntries.has(entry),
      ];
      // Of a few at once: a statement has thousands of amounts with a line or two each.
      const areMany = lines.length + entries.length > mostAStep;
      lines = areMany ? yield* filterInSteps(lines, isLeft) : lines.filter(isLeft);
      entries = areMany ? yield* filterInSteps(entries, isOpen) : entries.filter(isOpen);
    }
  }
  return usedEntries;
}

/** Two entries that differ in nothing a person would see: which of them is answered makes no difference. */
const isSameThing = (a: PreparedEntry, b: PreparedEntry): boolean =>
  a.at === b.at && a.words.stem === b.words.stem && a.entry.target === b.entry.target && a.reference === b.reference;
