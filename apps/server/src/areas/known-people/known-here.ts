import { classifyNature } from '@boedel/domain/people/same-person';
import type { Tx } from '../../platform/db/database';
import { createPersonNumber } from './people-numbers.store';
import { peopleStore } from './people.store';

/** A record of a file that has a number of somebody, and what kind of record it is. */
interface NumberedRecord {
  readonly number: number;
  readonly kind: unknown;
}

/** A record of the file and a person of the firm cannot be one. */
const isDifferent = (record: NumberedRecord, kinds: readonly string[]): boolean => {
  const kind = typeof record.kind === 'string' ? record.kind : 'other';
  const natures = new Set([kind, ...kinds].map(classifyNature));
  return natures.has('person') && natures.has('body');
};

/**
 * The numbers people of a matter's file have in this firm. Whoever was written here keeps their number, and so is linked
 * again to the records that have it; that the file was written here is for its signature to say (`isOwn`), never for the
 * file. Where those records are gone, or the file comes from another firm, records that had one number have one new number,
 * and equal identity numbers suggest the rest to a person.
 */
export async function findKnownNumbers(
  tx: Tx,
  { rows, isOwn }: { readonly rows: readonly NumberedRecord[]; readonly isOwn: boolean },
): Promise<ReadonlyMap<number, number>> {
  const there = isOwn ? await peopleStore(tx).recordsOf([...new Set(rows.map(({ number }) => number))]) : [];
  const numbers = new Map<number, number>();
  for (const record of rows) {
    const { number } = record;
    if (numbers.has(number)) continue;
    const kinds = there.filter(({ knownId }) => knownId === number).map(({ kind }) => kind);
    const isKept = kinds.length > 0 && !isDifferent(record, kinds);
    numbers.set(number, isKept ? number : await createPersonNumber(tx));
  }
  return numbers;
}
