import type { Tx } from '../../platform/db/database';
import { joinSql, sqlName, type Sql, sql } from '../../platform/db/sql';
import { secretTables } from './archive-left-behind';

/** Work in hand, and who looked at what: neither is the matter's. Secrets of links are nobody's to take along. */
const leftOut = ['job', 'audit_tail', 'matter_opened', 'firm_export', ...secretTables];

interface ArchivedTable {
  readonly name: string;
  /** How it hangs on the matter: by its own column, through a table that does, or because such a table or the matter points at it. */
  readonly how: 'own' | 'under' | 'pointed at' | 'of the matter';
  readonly column: string;
  readonly by: string | null;
}

/** A row as JSON with its columns in the order of the table. */
interface ArchivedLine {
  readonly table: string;
  readonly row: string;
}

/** Every table that holds something of a matter, as the schema knows it: an area that comes later is not forgotten. */
export const listMatterTables = (tx: Tx): Promise<ArchivedTable[]> =>
  tx.rows(sql`
    with ours as (
      select c.oid, c.relname, bool_or(a.attname = 'matter_id') as is_own
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select')
        and c.relname <> all(${[...leftOut, 'matter', 'intermediary', 'membership', 'person']}::text[])
      group by c.oid, c.relname having bool_or(a.attname = 'intermediary_id')),
    links as (
      select k.conrelid as child, k.confrelid as parent, a.attname as by
      from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
      where k.contype = 'f' and cardinality(k.conkey) = 2)
    select relname as name, 'own' as how, 'matter_id' as column, null as by from ours where is_own
    union select child.relname, 'under', l.by, parent.relname from links l
      join ours child on child.oid = l.child and not child.is_own join ours parent on parent.oid = l.parent and parent.is_own
    union select parent.relname, 'pointed at', l.by, child.relname from links l
      join ours child on child.oid = l.child and child.is_own join ours parent on parent.oid = l.parent and not parent.is_own
    union select parent.relname, 'of the matter', l.by, 'matter' from links l
      join ours parent on parent.oid = l.parent and not parent.is_own where l.child = 'public.matter'::regclass
    order by 1, 2, 3, 4`);

function whereRowOfMatter({ how, column, by, name: table }: ArchivedTable, matterId: number): Sql {
  switch (how) {
    case 'own':
      return sql`t.matter_id = ${matterId}`;
    case 'under':
      return sql`t.${sqlName(column)} in (select o.id from ${sqlName(by!)} o where o.matter_id = ${matterId})`;
    case 'pointed at':
      return sql`t.id in (select o.${sqlName(column)} from ${sqlName(by!)} o where o.matter_id = ${matterId})`;
    case 'of the matter':
      return sql`t.id = (select o.${sqlName(column)} from matter o where o.id = ${matterId})`;
    default:
      throw new Error(`${table} hangs on a matter in a way nobody wrote down`);
  }
}

/** Words that let somebody in are nobody's to take along. */
const whereNotSecret = (table: string): Sql => (table === 'mail' ? sql` and not t.is_secret` : sql``);

/** Everything that is kept of a matter, in one statement and so as of one moment. */
export async function listMatterRows(tx: Tx, matterId: number): Promise<ArchivedLine[]> {
  const tables = await listMatterTables(tx);
  const names = [...new Set(tables.map((table) => table.name))];
  const parts = names.map((table) => {
    const ways = tables.filter((one) => one.name === table).map((one) => whereRowOfMatter(one, matterId));
    return sql`select ${table}::text as "table", row_to_json(t)::text as row from ${sqlName(table)} t
      where (${joinSql(ways, ' or ')})${whereNotSecret(table)}`;
  });
  // A contact person names its party by kind and number, so no foreign key leads here.
  const contacts = sql`select 'contact_person', row_to_json(t)::text from contact_person t where t.party = 'PersonOfInterest'
    and t.party_id in (select p.id from matter_party p where p.matter_id = ${matterId})`;
  const matter = sql`select 'matter', row_to_json(t)::text from matter t where t.id = ${matterId}`;
  return tx.rows<ArchivedLine>(joinSql([...parts, contacts, matter], ' union all '));
}

/** The names behind the numbers of people. */
export const listPeople = (tx: Tx, ids: readonly number[]): Promise<{ id: number; name: string; email: string }[]> =>
  tx.rows(sql`
    select p.id, p.full_name as name, p.email from membership m join person p on p.id = m.person_id
    where p.id = any(${[...ids]}::bigint[]) order by p.full_name`);
