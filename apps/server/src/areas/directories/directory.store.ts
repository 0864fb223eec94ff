import type { Tx } from '../../platform/db/database';
import { wordsOf, wordsOrNumbersFound } from '../../platform/db/search-words';
import { joined, name, nothing, type Sql, sql } from '../../platform/db/sql';
import { orderBy, type Wanted, wayOf } from '../../platform/record/record-order';
import type { EntryRow, Kit } from './directory-table';

/** Rows that hold all the words. Where many rows have to be looked at, `searchOf` does it by index. */
export const holdingAll = (searchString: string): Sql =>
  wordsOrNumbersFound(sql`search_text`, sql`search_numbers`, searchString);

const order = ({ directory }: Kit, wanted: Wanted): Sql =>
  (wanted.sortModelColId ?? 'name') === 'name'
    ? sql`sort_name ${wayOf(wanted)}, id ${wayOf(wanted)}`
    : orderBy(directory.fields, wanted);

/** What a list is drawn from: everything, whose number is kept, or what the search finds, which is looked up once. */
function drawnFrom({ key }: Kit, searchString: string): { found: Sql; where: Sql; size: Sql } {
  const words = wordsOf(searchString);
  if (words.length === 0) {
    const size = sql`select coalesce(sum(entries), 0)::bigint from directory_size where directory = ${key}`;
    return { found: nothing, where: sql`true`, size };
  }
  return {
    found: sql`with found as materialized (select found_in_directory(${key}::regclass, ${words}) as id)`,
    where: sql`id = any(array(select id from found))`,
    size: sql`select count(*) from found`,
  };
}

export interface EntryPage {
  readonly rows: EntryRow[];
  readonly total: number;
  /** A search that finds much is not counted to its end: `total` is what was found so far. */
  readonly isMore: boolean;
}

/** The function of the database that searches it, made with its table. */
export const searchOf = ({ key }: Kit): Sql => name(`search_${key}`);

/** Lists of a directory, inside one transaction. The firm is the transaction's own. */
export const directoryStore = (tx: Tx, kit: Kit) => {
  const from = name(kit.table.name);
  const all = joined(Object.keys(kit.table.columns).map(name));
  return {
    page: async (wanted: Wanted & { skip: number; take: number }): Promise<EntryPage> => {
      const { found, where, size } = drawnFrom(kit, wanted.searchString);
      const words = wordsOf(wanted.searchString);
      const isByName = (wanted.sortModelColId ?? 'name') === 'name';
      // Each entry that was found is looked up by its key: a join would be planned for a firm of middling size, and read all
      // of a large one.
      const rows = await tx.rows<EntryRow & { in_all: number; is_more: boolean }>(
        words.length > 0 && isByName
          ? sql`
              select e.*, in_all, is_more
              from ${searchOf(kit)}(${words}, ${wanted.sortModelSort === 'desc'}, ${wanted.skip}, ${wanted.take}) f
              cross join lateral (select ${all} from ${from} d where d.id = f.id limit 1) e order by place`
          : sql`
              ${found} select ${all}, (${size}) as in_all, false as is_more from ${from} where ${where}
              order by ${order(kit, wanted)} limit ${wanted.take} offset ${wanted.skip}`,
      );
      if (rows[0]) return { rows, total: rows[0].in_all, isMore: rows[0].is_more };
      // Past the end there is no row to carry the total.
      const { in_all } = await tx.one<{ in_all: number }>(sql`${found} select (${size}) as in_all`);
      return { rows, total: in_all, isMore: false };
    },
    all: (wanted: Wanted): Promise<EntryRow[]> => {
      const { found, where } = drawnFrom(kit, wanted.searchString);
      return tx.rows(sql`${found} select ${all} from ${from} where ${where} order by ${order(kit, wanted)}`);
    },
    /** Entries of the same name, whatever the case and accents. */
    named: (entryName: string, besides: number | undefined): Promise<{ id: number; name: string }[]> =>
      tx.rows(sql`
        select id, name from ${from} where sort_name = plain_text(${entryName}) and id <> ${besides ?? 0} order by id limit 3`),
  };
};

/** Who writes here: the firm itself, or owner 0 where the firm is the provider's. */
export const sharedOwner = async (tx: Tx): Promise<number> =>
  (await tx.one<{ owner: number }>(sql`select app_shared_owner() as owner`)).owner;

export const regionsOfMaster = (tx: Tx): Promise<{ region: string; country: string | null; offices: number }[]> =>
  tx.rows(sql`
    select region, country, count(*)::int as offices from masteroffice where region is not null
    group by region, country order by country desc nulls last, region`);
