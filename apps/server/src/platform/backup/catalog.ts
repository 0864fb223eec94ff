import type { Tx } from '../db/database';
import { sql } from '../db/sql';

export interface CatalogTable {
  readonly name: string;
  /** Columns that hold data of their own, in order; generated ones follow from them. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly isForced: boolean;
}

/** The tables of the schema as the database itself knows them, without those of extensions and the list of migrations. */
export const listCatalogTables = (tx: Tx): Promise<CatalogTable[]> =>
  tx.rows(sql`
    select t.relname as name, t.relforcerowsecurity as "isForced",
           jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and t.relname not in ('schema_migration', 'schema_function')
      and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
    group by t.oid, t.relname, t.relforcerowsecurity order by t.relname`);

export const listCatalogSequences = (tx: Tx): Promise<{ name: string; value: string | null }[]> =>
  tx.rows(sql`select sequencename as name, last_value::text as value from pg_sequences
              where schemaname = 'public' order by sequencename`);

export const listForeignKeys = (tx: Tx): Promise<{ table: string; name: string; definition: string }[]> =>
  tx.rows(sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
              from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
              order by conrelid::regclass::text, conname`);

/** The migrations a database has had; undefined where it was never set up. */
export async function findAppliedMigrations(tx: Tx): Promise<{ name: string; fingerprint: string }[] | undefined> {
  const { there } = await tx.one<{ there: boolean }>(
    sql`select to_regclass('public.schema_migration') is not null as there`,
  );
  return there ? tx.rows(sql`select name, fingerprint from schema_migration order by name`) : undefined;
}
