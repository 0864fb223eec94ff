import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface SchemaColumn {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** The database fills it in where nothing is given. */
  readonly hasDefault: boolean;
}

/** Columns that are written: no identity, nothing the database works out. */
export const columnsInSchema = (tx: Tx): Promise<SchemaColumn[]> =>
  tx.rows(sql`
    select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attnotnull as "isRequired",
      a.atthasdef as "hasDefault"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity = '' and a.attgenerated = ''
    order by c.relname, a.attnum`);

export const referencesInSchema = (tx: Tx): Promise<{ table: string; column: string; to: string }[]> =>
  tx.rows(sql`
    select distinct c.relname as table, a.attname as column, p.relname as to
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
      cross join lateral unnest(k.conkey, k.confkey) as u(mine, theirs)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.mine
      join pg_attribute b on b.attrelid = k.confrelid and b.attnum = u.theirs
    where k.contype = 'f' and b.attname = 'id' and a.attname not in ('intermediary_id', 'matter_id')
    order by 1, 2`);
