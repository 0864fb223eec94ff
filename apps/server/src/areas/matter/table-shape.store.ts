import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const columnsOfTables = (
  tx: Tx,
  tables: readonly string[],
): Promise<{ table: string; columns: string[]; required: string[] }[]> =>
  tx.rows(sql`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns,
      coalesce(array_agg(a.attname::text) filter (where a.attnotnull), '{}') as required
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relname = any(${[...tables]}::text[])
      and a.attidentity = '' and a.attgenerated = '' and a.attname not in ('id', 'intermediary_id', 'search_text', 'search_numbers')
    group by c.relname`);

export const referencesOfTables = (
  tx: Tx,
  tables: readonly string[],
): Promise<{ table: string; column: string; to: string }[]> =>
  tx.rows(sql`
    select distinct c.relname as table, a.attname as column, p.relname as to
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
      cross join lateral unnest(k.conkey, k.confkey) as u(mine, theirs)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.mine
      join pg_attribute b on b.attrelid = k.confrelid and b.attnum = u.theirs
    where k.contype = 'f' and b.attname = 'id' and a.attname <> 'intermediary_id' and c.relname = any(${[...tables]}::text[])
    order by 1, 2`);
