import type { Tx } from '../../platform/db/database';
import { splitWords } from '../../platform/db/search-words';
import { joinSql, sqlName, sql } from '../../platform/db/sql';
import type { DirectoryKit } from './directory-table';
import { findSearchFunction } from './directory.store';

const ofEach = 3;

interface FoundEntry {
  directory: string;
  id: number;
  name: string;
}

/** The first few entries of each directory that have all the words; of those directories that have a page to show them. */
export function searchDirectories(tx: Tx, kits: readonly DirectoryKit[], searchString: string): Promise<FoundEntry[]> {
  const words = splitWords(searchString);
  if (words.length === 0) return Promise.resolve([]);
  return tx.rows(
    joinSql(
      kits
        .filter(({ directory }) => directory.routes)
        .map(
          (kit) => sql`
            select ${kit.key} as directory, e.id, e.name from ${findSearchFunction(kit)}(${words}, false, 0, ${ofEach}) f
            cross join lateral (select d.id, d.name from ${sqlName(kit.table.name)} d where d.id = f.id limit 1) e`,
        ),
      ' union all ',
    ),
  );
}
