import type { Tx } from '../../platform/db/database';
import { joinSql, sqlName, type Sql, sql } from '../../platform/db/sql';
import { whereSeesMatter, whereSeesType } from '../../platform/db/sees';

export interface EntryUse {
  readonly where: string;
  readonly id: number;
  readonly name: string;
  readonly matterID: number | null;
}

export interface EntryUses {
  readonly total: number;
  readonly uses: readonly EntryUse[];
}

interface TableReference {
  table_name: string;
  column_name: string;
  /** Set where the column may point into several directories and a neighbour says into which. */
  kind_column: string | null;
  /** The record is the same person's as the entry, by the number both are known by. */
  by_number: boolean;
  described: string | null;
  has: string[];
}

/** What a row of any table is called: the first of these that it has and that is filled in. */
const callings = ['name', 'surname', 'full_name', 'reference', 'description', 'title'];
const mostUses = 10;

/**
 * What points at a table, from the catalogue, so that a new area is known here without saying so: its foreign keys, and
 * pairs of columns directory_kind and directory_id. A key that deletes along with the entry is a part of it and no use of
 * it. A table's comment is how people call it.
 */
const listReferences = (tx: Tx, table: string): Promise<TableReference[]> =>
  tx.rows(sql`
    with pointing as (
      select key.conrelid as child, at_child.attname as column_name, null::text as kind_column, false as by_number
      from pg_constraint key cross join lateral unnest(key.conkey, key.confkey) as pair (child_place, parent_place)
        join pg_attribute at_child on at_child.attrelid = key.conrelid and at_child.attnum = pair.child_place
        join pg_attribute at_parent on at_parent.attrelid = key.confrelid and at_parent.attnum = pair.parent_place
      where key.contype = 'f' and key.confrelid = ${table}::regclass and key.confdeltype in ('a', 'r') and at_parent.attname = 'id'
      union all
      select a.attrelid, a.attname, 'directory_kind', false from pg_attribute a join pg_class t on t.oid = a.attrelid and t.relkind = 'r'
      where a.attname = 'directory_id' and t.relnamespace = 'public'::regnamespace
        and exists (select from pg_attribute k where k.attrelid = a.attrelid and k.attname = 'directory_kind')
      union all select 'matter_party'::regclass, 'known_id', null, true where ${table} = 'globalbeneficiary')
    select child.relname::text as table_name, column_name::text, kind_column, by_number, obj_description(child.oid, 'pg_class') as described,
      (select array_agg(a.attname::text) from pg_attribute a
       where a.attrelid = child.oid and a.attnum > 0 and not a.attisdropped) as has
    from pointing join pg_class child on child.oid = pointing.child order by 1, 2`);

const formatLabel = (text: string): string => text[0]!.toUpperCase() + text.slice(1).replaceAll('_', ' ');

interface EntryUsesQuery {
  readonly table: string;
  readonly id: number;
  readonly labels: ReadonlyMap<string, string>;
}

function selectUses(reference: TableReference, place: number, { table, id, labels }: EntryUsesQuery): Sql {
  const { table_name, column_name, kind_column, by_number, described, has } = reference;
  const points = by_number ? sql`(select e.known_id from ${sqlName(table)} e where e.id = ${id})` : sql`${id}`;
  const called = callings.filter((column) => has.includes(column)).map((column) => sql`${sqlName(column)}::text`);
  const label = labels.get(table_name) ?? described ?? formatLabel(table_name);
  const matterId = table_name === 'matter' ? sql`id` : has.includes('matter_id') ? sql`matter_id` : sql`null::bigint`;
  // What is in a matter is called by the matter: whoever acts in it has the entry's own name, which tells nobody where.
  if (table_name === 'matter') called.unshift(sql`reference || ' ' || name`);
  else if (has.includes('matter_id')) {
    called.unshift(sql`(select m.reference || ' ' || m.name from matter m where m.id = matter_id)`);
  }
  // That it is used counts, also in a matter the person does not reach; which one is not told.
  const sees =
    table_name === 'matter'
      ? whereSeesType(sql`system_type`)
      : has.includes('matter_id')
        ? sql`(matter_id is null or ${whereSeesMatter(sql`${sqlName(table_name)}.matter_id`)})`
        : sql`true`;
  return sql`(select ${place}::int as place, ${label} as "where", id,
      case when ${sees} then coalesce(${joinSql([...called, sql`'#' || id`])}) else '#' || id end as name,
      case when ${sees} then ${matterId} end as "matterID", count(*) over () as in_all
    from ${sqlName(table_name)} where ${sqlName(column_name)} = ${points}
      and ${kind_column ? sql`${sqlName(kind_column)} = ${table}` : sql`true`} order by id limit ${mostUses})`;
}

/** The name of the first entry of an import that is used somewhere, in one statement however many there are. */
export async function findUseOfImport(tx: Tx, table: string, importId: number): Promise<string | undefined> {
  const references = await listReferences(tx, table);
  if (references.length === 0) return undefined;
  const used = references.map(({ table_name, column_name, kind_column, by_number }) => {
    const points = by_number ? sql`d.known_id` : sql`d.id`;
    const kind = kind_column ? sql`and u.${sqlName(kind_column)} = ${table}` : sql``;
    return sql`exists (select from ${sqlName(table_name)} u where u.${sqlName(column_name)} = ${points} ${kind})`;
  });
  const found = await tx.maybe<{ name: string }>(sql`
    select d.name from directory_import_row r join ${sqlName(table)} d on d.id = r.made_id
    where r.import_id = ${importId} and (${joinSql(used, ' or ')}) order by d.id limit 1`);
  return found?.name;
}

/** Where an entry is used, as far as the person may see. */
export async function readUses(
  tx: Tx,
  table: string,
  id: number,
  labels: ReadonlyMap<string, string>,
): Promise<EntryUses> {
  const references = (await listReferences(tx, table)).filter(({ has }) => has.includes('id'));
  if (references.length === 0) return { total: 0, uses: [] };
  const rows = await tx.rows<EntryUse & { place: number; in_all: number }>(
    joinSql(
      references.map((reference, place) => selectUses(reference, place, { table, id, labels })),
      ' union all ',
    ),
  );
  const totals = new Map(rows.map((row) => [row.place, row.in_all]));
  return {
    total: [...totals.values()].reduce((sum, each) => sum + each, 0),
    uses: rows.map(({ where, id: usedBy, name: called, matterID }) => ({ where, id: usedBy, name: called, matterID })),
  };
}
