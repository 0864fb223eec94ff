import { natureOf } from '@boedel/domain/people/same-person';
import type { Tx } from '../../platform/db/database';
import { aNewNumber } from './people-numbers.store';
import { firmOfTransaction, peopleStore } from './people.store';

type Row = Readonly<Record<string, unknown>>;

interface Rows {
  readonly tables: ReadonlyMap<string, readonly Row[]>;
}

const numberIn = (row: Row): number | undefined => {
  const held = row['known_id'] ?? row['creditor_known_id'];
  return typeof held === 'number' ? held : undefined;
};

/** A record of the file and a person of the firm cannot be one. */
const differs = (row: Row, kinds: readonly string[]): boolean => {
  const kind = typeof row['kind'] === 'string' ? row['kind'] : 'other';
  const natures = new Set([kind, ...kinds].map(natureOf));
  return natures.has('person') && natures.has('body');
};

/**
 * The numbers people of a matter's file have in this firm. Whoever was written here keeps their number, and so is linked
 * again to the records that have it; where those are gone, or the file comes from another firm, records that had one
 * number have one new number, and equal identity numbers suggest the rest to a person.
 */
export async function knownHere(tx: Tx, { tables }: Rows): Promise<ReadonlyMap<number, number>> {
  const { firm } = await firmOfTransaction(tx);
  const carried = [...tables.values()].flat().flatMap((row) => {
    const number = numberIn(row);
    return number === undefined ? [] : [{ row, number }];
  });
  const own = carried.filter(({ row }) => row['intermediary_id'] === firm).map(({ number }) => number);
  const there = await peopleStore(tx).recordsOf([...new Set(own)]);
  const numbers = new Map<number, number>();
  for (const { row, number } of carried) {
    if (numbers.has(number)) continue;
    const kinds = there.filter(({ knownId }) => knownId === number).map(({ kind }) => kind);
    const isKept = own.includes(number) && kinds.length > 0 && !differs(row, kinds);
    numbers.set(number, isKept ? number : await aNewNumber(tx));
  }
  return numbers;
}
