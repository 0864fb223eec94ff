import { checkBooks, listFindings } from '@boedel/domain/books/check-books';
import type { Book } from '@boedel/domain/books/book';
import { bookChecks, type BookCheckName, type BookFinding } from '@boedel/domain/books/named-checks';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { createJobKind, pairJob } from '../../platform/jobs/job-kind';
import { scheduleEvery } from '../../platform/jobs/schedule';
import type { FirmScope } from '../../platform/tenancy/scopes';
import { readBooks } from './book-rows.store';
import {
  type KeptFinding,
  listKeptFindings,
  listMattersAfter,
  type NewBooksCheck,
  saveChecks,
} from './books-check.store';

/** So many are read together: few enough that others get their turn on the embedded database. */
const aBatch = 20;
/** The most findings that are kept of a matter. The counts are of all. */
const mostKept = 200;

export interface CheckedMatter {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  readonly events: number;
  readonly findings: readonly BookFinding[];
  readonly looked: Readonly<Record<BookCheckName, number>>;
}

const toKey = ({ check, item }: BookFinding): string => `${check} ${item.kind} ${item.source ?? ''} ${item.id ?? ''}`;

const isError = ({ check }: BookFinding): boolean => bookChecks[check].level === 'error';

function checkOne(matter: Pick<CheckedMatter, 'id' | 'reference' | 'name'>, book: Book): CheckedMatter {
  const outcomes = checkBooks(book);
  const looked = Object.fromEntries(Object.entries(outcomes).map(([name, one]) => [name, one.looked]));
  const found = listFindings(outcomes);
  // Errors first, so that what is cut off is what matters least.
  const findings = [...found.filter(isError), ...found.filter((one) => !isError(one))];
  return { ...matter, events: book.events.length, findings, looked: looked as Record<BookCheckName, number> };
}

/** Checks some matters and keeps what was found; what was found before keeps its day. */
export async function checkAndSave(
  tx: Tx,
  matters: readonly Pick<CheckedMatter, 'id' | 'reference' | 'name'>[],
  now: Date,
): Promise<CheckedMatter[]> {
  const ids = matters.map(({ id }) => id);
  const books = await readBooks(tx, ids);
  const before = new Map((await listKeptFindings(tx, ids)).map(({ matter_id, findings }) => [matter_id, findings]));
  const checked = matters.map((matter) => checkOne(matter, books.get(matter.id)!));
  const rows = checked.map(({ id, events, findings, looked }): NewBooksCheck => {
    const since = new Map((before.get(id) ?? []).map((one) => [toKey(one), one.since]));
    const kept = findings
      .slice(0, mostKept)
      .map((one): KeptFinding => ({ ...one, since: since.get(toKey(one)) ?? now.toISOString() }));
    const errors = findings.filter(isError).length;
    return {
      matter_id: id,
      event_count: events,
      looked,
      findings: kept,
      error_count: errors,
      warning_count: findings.length - errors,
    };
  });
  await saveChecks(tx, rows, now);
  return checked;
}

/** Every matter of a firm, some at a time, each batch as it was at one moment. */
export async function* checkFirm(scope: FirmScope, now: Date, signal?: AbortSignal): AsyncGenerator<CheckedMatter> {
  let last = 0;
  for (;;) {
    signal?.throwIfAborted();
    const matters = await scope.read((tx) => listMattersAfter(tx, last, aBatch));
    const next = matters.at(-1);
    if (!next) return;
    yield* await scope.transaction((tx) => checkAndSave(tx, matters, now));
    last = next.id;
  }
}

/** The same without keeping anything: for the command, which changes nothing. */
export async function* checkFirmUnsaved(scope: FirmScope): AsyncGenerator<CheckedMatter> {
  let last = 0;
  for (;;) {
    const found = await scope.snapshot(async (tx) => {
      const matters = await listMattersAfter(tx, last, aBatch);
      const books = await readBooks(
        tx,
        matters.map(({ id }) => id),
      );
      return matters.map((matter) => checkOne(matter, books.get(matter.id)!));
    });
    const next = found.at(-1);
    if (!next) return;
    yield* found;
    last = next.id;
  }
}

export const checkKind = createJobKind('books.check', z.object({}), { maxAttempts: 3 });

/** Checks the books of every matter of a firm. */
export const checkBooksOfFirm = pairJob(checkKind, async ({ scope, services, signal, log }) => {
  let [matters, errors] = [0, 0];
  for await (const { findings } of checkFirm(scope, services.clock(), signal)) {
    matters += 1;
    errors += findings.filter(isError).length;
  }
  if (errors > 0) log.warn({ firm: scope.firmId, matters, errors }, 'books with errors');
});
/** In the small hours. */
export const checkBooksNightly = scheduleEvery(86_400, 'firm', checkKind);
