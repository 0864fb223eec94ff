import type { Tx } from '../../platform/db/database';
import { secretColumns } from '../../platform/db/secret-columns';
import { sqlName, sql, type Sql } from '../../platform/db/sql';
import type { FileToPack } from '../../platform/files/file-entries';

export interface FirmTable {
  readonly name: string;
  /** What its rows are read in the order of; null where it is read whole. */
  readonly key: 'id' | 'seq' | null;
}

export const listReadableTables = (tx: Tx): Promise<FirmTable[]> =>
  tx.rows(sql`
    select c.relname as name, case when bool_or(a.attname = 'id') then 'id' when bool_or(a.attname = 'seq') then 'seq' end as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select')
    group by c.oid, c.relname having bool_or(a.attname = 'intermediary_id') order by c.relname`);

/** A table as JSON lines, a page at a time. */
export async function* streamLines(tx: Tx, table: FirmTable): AsyncGenerator<string> {
  const from = sqlName(table.name);
  // A shared row of the provider's is read by the firm, but is not the firm's.
  const own = sql`intermediary_id = app_firm()${table.name === 'mail' ? sql` and not is_secret` : sql``}`;
  let after = -1;
  for (;;) {
    const page: Sql = table.key
      ? sql`where ${own} and ${sqlName(table.key)} > ${after} order by ${sqlName(table.key)} limit ${pageOf}`
      : sql`where ${own}`;
    const last: Sql = table.key ? sqlName(table.key) : sql`0`;
    const rows = await tx.rows<{ line: string; last: number }>(
      sql`select (to_jsonb(t) - ${[...(secretColumns[table.name] ?? [])]}::text[])::text as line, ${last} as last from (select * from ${from} ${page}) t`,
    );
    if (rows.length > 0) yield `${rows.map(({ line }) => line).join('\n')}\n`;
    after = rows.at(-1)?.last ?? after;
    if (!table.key || rows.length < pageOf) return;
  }
}

export const pageOf = 2_000;

export const readFirmName = (tx: Tx): Promise<{ firm: string }> =>
  tx.one(sql`select name as firm from intermediary where id = app_firm()`);

export const listFirmPeople = (tx: Tx): Promise<object[]> =>
  tx.rows(sql`select p.id, p.full_name, p.email, m.roles, m.system_types
    from membership m join person p on p.id = m.person_id order by p.id`);

export const listFilesToPack = (tx: Tx): Promise<FileToPack[]> =>
  tx.rows(sql`
    select f.id, f.key, f.name from stored_file f
    where not exists (select from firm_export e where e.file_id = f.id) order by f.id`);
