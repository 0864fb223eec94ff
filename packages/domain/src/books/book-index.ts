import type { LocalDate } from '../dates/local-date';
import { type Cents, cents } from '../money/cents';
import type { Book, BookEntry, BookEvent, BookPosting } from './book';

/** A book with what the checks look up again and again. */
export interface IndexedBook extends Book {
  readonly eventById: ReadonlyMap<number, BookEvent>;
  readonly postingsOf: ReadonlyMap<number, readonly BookPosting[]>;
  /** The events that undo each event. */
  readonly undoneBy: ReadonlyMap<number, readonly BookEvent[]>;
  readonly entryByKey: ReadonlyMap<string, BookEntry>;
  /** The events an entry counts by: not undone, and not undoing another. */
  readonly standingOf: ReadonlyMap<string, readonly BookEvent[]>;
  /** The last day that an account was lodged for. */
  readonly lockedUpTo: LocalDate | null;
}

export const toEntryKey = (source: string, id: number | null): string => `${source} ${id ?? '-'}`;

export function groupBy<K, T>(items: readonly T[], toKey: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Amounts that may be false are added up one by one, so that a sum beyond the safe numbers is refused and not rounded. */
export const sumCents = (amounts: readonly Cents[]): Cents =>
  amounts.reduce((all, next) => cents(all + next), cents(0));

export function indexBook(book: Book): IndexedBook {
  const undoneBy = groupBy(
    book.events.filter(({ reversesId }) => reversesId !== null),
    ({ reversesId }) => reversesId!,
  );
  const standing = book.events.filter(({ id, reversesId }) => reversesId === null && !undoneBy.has(id));
  return {
    ...book,
    eventById: new Map(book.events.map((event) => [event.id, event])),
    postingsOf: groupBy(book.postings, ({ eventId }) => eventId),
    undoneBy,
    entryByKey: new Map(book.entries.map((entry) => [toEntryKey(entry.source, entry.id), entry])),
    standingOf: groupBy(standing, ({ source, sourceId }) => toEntryKey(source, sourceId)),
    lockedUpTo: book.locks.reduce<LocalDate | null>(
      (last, { upTo }) => (last === null || upTo > last ? upTo : last),
      null,
    ),
  };
}
