import type { Database, Tx } from '../platform/db/database';
import { sql, type Sql } from '../platform/db/sql';

/** The same transaction, which also notes the text of every statement that answers with rows. */
export function recordStatements(tx: Tx, texts: Set<string>): Tx {
  const noteText = <T>(query: Sql, run: (query: Sql) => T): T => {
    texts.add(query.text);
    return run(query);
  };
  return {
    ...tx,
    rows: (query) => noteText(query, (each) => tx.rows(each)),
    maybe: (query) => noteText(query, (each) => tx.maybe(each)),
    one: (query) => noteText(query, (each) => tx.one(each)),
  };
}

/**
 * Which columns of which tables statements read, by what PostgreSQL itself understands of them: each becomes the body of a
 * function, whose dependencies the catalogue lists.
 */
export const listColumnsRead = (database: Database, texts: Iterable<string>): Promise<ReadonlySet<string>> =>
  database.asOwner(async (tx) => {
    const columns = new Set<string>();
    for (const text of texts) {
      await tx.script(`prepare examined as ${text}`);
      const { types } = await tx.one<{ types: string[] }>(
        sql`select parameter_types::text[] as types from pg_prepared_statements where name = 'examined'`,
      );
      await tx.script(`deallocate examined;
        create function pg_temp.examined(${types.join(', ')}) returns setof record begin atomic ${text}; end`);
      const rows = await tx.rows<{ name: string }>(sql`
        select c.relname || coalesce('.' || a.attname, '') as name from pg_depend d
          join pg_class c on c.oid = d.refobjid
          left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid and d.refobjsubid > 0
        where d.classid = 'pg_proc'::regclass and d.refclassid = 'pg_class'::regclass
          and d.objid = to_regproc('pg_temp.examined')`);
      for (const { name } of rows) columns.add(name);
      await tx.script(`drop function pg_temp.examined`);
    }
    return columns;
  });
