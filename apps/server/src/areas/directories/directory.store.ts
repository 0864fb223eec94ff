import type { Tx } from '../../platform/db/database';
import { splitWords, whereWordsOrNumbers } from '../../platform/db/search-words';
import { joinSql, sqlName, nothing, type Sql, sql } from '../../platform/db/sql';
import { createOrder, type RecordListQuery, chooseDirection } from '../../platform/record/record-order';
import type { DirectoryEntryRow, DirectoryKit } from './directory-table';

/** Rows that hold all the words. Where many rows have to be looked at, `searchOf` does it by index. */
export const matchAllWords = (searchString: string): Sql =>
  whereWordsOrNumbers(sql`search_text`, sql`search_numbers`, searchString);

const orderEntries = ({ directory }: DirectoryKit, wanted: RecordListQuery): Sql =>
  (wanted.sortModelColId ?? 'name') === 'name'
    ? sql`sort_name ${chooseDirection(wanted)}, id ${chooseDirection(wanted)}`
    : createOrder(directory.fields, wanted);

/** What a list is drawn from: everything, whose number is kept, or what the search finds, which is looked up once. */
function selectFound({ key }: DirectoryKit, searchString: string): { found: Sql; where: Sql; size: Sql } {
  const words = splitWords(searchString);
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
  readonly rows: DirectoryEntryRow[];
  readonly total: number;
  /** A search that finds much is not counted to its end: `total` is what was found so far. */
  readonly isMore: boolean;
}

/** The function of the database that searches it, made with its table. */
export const findSearchFunction = ({ key }: DirectoryKit): Sql => sqlName(`search_${key}`);

/** Lists of a directory, inside one transaction. The firm is the transaction's own. */
export const directoryStore = (tx: Tx, kit: DirectoryKit) => {
  const from = sqlName(kit.table.name);
  const all = joinSql(Object.keys(kit.table.columns).map(sqlName));
  return {
    page: async (wanted: RecordListQuery & { skip: number; take: number }): Promise<EntryPage> => {
      const { found, where, size } = selectFound(kit, wanted.searchString);
      const words = splitWords(wanted.searchString);
      const isByName = (wanted.sortModelColId ?? 'name') === 'name';
      // Each entry that was found is looked up by its key: a join would be planned for a firm of middling size, and read all
      // of a large one.
      const rows = await tx.rows<DirectoryEntryRow & { in_all: number; is_more: boolean }>(
        words.length > 0 && isByName
          ? sql`
              select e.*, in_all, is_more
              from ${findSearchFunction(kit)}(${words}, ${wanted.sortModelSort === 'desc'}, ${wanted.skip}, ${wanted.take}) f
              cross join lateral (select ${all} from ${from} d where d.id = f.id limit 1) e order by place`
          : sql`
              ${found} select ${all}, (${size}) as in_all, false as is_more from ${from} where ${where}
              order by ${orderEntries(kit, wanted)} limit ${wanted.take} offset ${wanted.skip}`,
      );
      if (rows[0]) return { rows, total: rows[0].in_all, isMore: rows[0].is_more };
      // Past the end there is no row to carry the total.
      const { in_all } = await tx.one<{ in_all: number }>(sql`${found} select (${size}) as in_all`);
      return { rows, total: in_all, isMore: false };
    },
    all: (wanted: RecordListQuery): Promise<DirectoryEntryRow[]> => {
      const { found, where } = selectFound(kit, wanted.searchString);
      return tx.rows(sql`${found} select ${all} from ${from} where ${where} order by ${orderEntries(kit, wanted)}`);
    },
    /** Entries of the same name, whatever the case and accents. */
    named: (entryName: string, besides: number | undefined): Promise<{ id: number; name: string }[]> =>
      tx.rows(sql`
        select id, name from ${from} where sort_name = plain_text(${entryName}) and id <> ${besides ?? 0} order by id limit 3`),
  };
};

/** Who writes here: the firm itself, or owner 0 where the firm is the provider's. */
export const findSharedOwner = async (tx: Tx): Promise<number> =>
  (await tx.one<{ owner: number }>(sql`select app_shared_owner() as owner`)).owner;

export const listMasterRegions = (tx: Tx): Promise<{ region: string; country: string | null; offices: number }[]> =>
  tx.rows(sql`
    select region, country, count(*)::int as offices from masteroffice where region is not null
    group by region, country order by country desc nulls last, region`);
