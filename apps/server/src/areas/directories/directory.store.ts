import type { Tx } from '../../platform/db/database';
import { joined, name, type Sql, sql } from '../../platform/db/sql';
import { columnOf, type EntryRow, type Kit } from './directory-table';

export interface Wanted {
  readonly searchString: string;
  readonly sortModelColId?: string;
  readonly sortModelSort: 'asc' | 'desc';
}

const wordsOf = (searchString: string): string[] => searchString.trim().split(/\s+/).filter(Boolean).slice(0, 8);

const found = ({ key }: Kit, searchString: string): Sql => {
  const words = wordsOf(searchString);
  return words.length === 0 ? sql`true` : sql`id in (select found_in_directory(${key}::regclass, ${words}))`;
};

/** Text sorts without regard to case and accents, as the name does; what is missing comes last. */
function order({ directory }: Kit, { sortModelColId = 'name', sortModelSort }: Wanted): Sql {
  const way = sortModelSort === 'desc' ? sql`desc` : sql`asc`;
  if (sortModelColId === 'name') return sql`sort_name ${way}, id ${way}`;
  const field = directory.fields[sortModelColId];
  if (!field) return sql`id ${way}`;
  const column = name(columnOf(sortModelColId, field.kind));
  const isText = !['money', 'percent', 'day', 'flag', 'link', 'image'].includes(field.kind);
  return sql`${isText ? sql`plain_text(${column})` : column} ${way} nulls last, id ${way}`;
}

/** Lists of a directory, inside one transaction. The firm is the transaction's own. */
export const directoryStore = (tx: Tx, kit: Kit) => {
  const from = name(kit.table.name);
  const all = joined(Object.keys(kit.table.columns).map(name));
  return {
    page: async (wanted: Wanted & { skip: number; take: number }): Promise<{ rows: EntryRow[]; total: number }> => {
      const where = found(kit, wanted.searchString);
      const { total } = await tx.one<{ total: number }>(sql`select count(*) as total from ${from} where ${where}`);
      if (total <= wanted.skip) return { rows: [], total };
      const rows = await tx.rows<EntryRow>(sql`
        select ${all} from ${from} where ${where} order by ${order(kit, wanted)} limit ${wanted.take} offset ${wanted.skip}`);
      return { rows, total };
    },
    all: (wanted: Wanted): Promise<EntryRow[]> =>
      tx.rows(sql`select ${all} from ${from} where ${found(kit, wanted.searchString)} order by ${order(kit, wanted)}`),
    /** Entries of the same name, whatever the case and accents. */
    named: (entryName: string, besides: number | undefined): Promise<{ id: number; name: string }[]> =>
      tx.rows(sql`
        select id, name from ${from} where sort_name = plain_text(${entryName}) and id <> ${besides ?? 0} order by id limit 3`),
  };
};

/** Who writes here: the firm itself, or owner 0 where the firm is the provider's. */
export const sharedOwner = async (tx: Tx): Promise<number> =>
  (await tx.one<{ owner: number }>(sql`select app_shared_owner() as owner`)).owner;

export const countryOfFirm = async (tx: Tx): Promise<string> =>
  (await tx.one<{ country: string }>(sql`select country from intermediary where id = app_firm()`)).country;
