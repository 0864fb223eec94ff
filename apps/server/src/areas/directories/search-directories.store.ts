import type { Tx } from '../../platform/db/database';
import { wordsOf } from '../../platform/db/search-words';
import { joined, name, sql } from '../../platform/db/sql';
import type { Kit } from './directory-table';
import { searchOf } from './directory.store';

const ofEach = 3;

interface FoundEntry {
  directory: string;
  id: number;
  name: string;
}

/** The first few entries of each directory that have all the words; of those directories that have a page to show them. */
export function searchDirectories(tx: Tx, kits: readonly Kit[], searchString: string): Promise<FoundEntry[]> {
  const words = wordsOf(searchString);
  if (words.length === 0) return Promise.resolve([]);
  return tx.rows(
    joined(
      kits
        .filter(({ directory }) => directory.routes)
        .map(
          (kit) => sql`
            select ${kit.key} as directory, e.id, e.name from ${searchOf(kit)}(${words}, false, 0, ${ofEach}) f
            cross join lateral (select d.id, d.name from ${name(kit.table.name)} d where d.id = f.id limit 1) e`,
        ),
      ' union all ',
    ),
  );
}
