import type { FileStore } from '../../platform/files/file-store';
import { type Sql, name, sql } from '../../platform/db/sql';
import type { Tenant } from '../../platform/tenancy/doors';
import type { ZipEntry } from '../../platform/zip/write-zip';

/** Work in hand and what is made from the rest; everything else of the firm goes along. */
const leftOut = new Set(['job', 'audit_tail', 'firm_export']);
const pageOf = 500;

interface TableOfFirm {
  readonly name: string;
  /** What its rows are read in the order of; null where it is read whole. */
  readonly key: 'id' | 'seq' | null;
}
interface FileOfFirm {
  readonly id: number;
  readonly key: string;
  readonly name: string;
}

export interface Contents {
  readonly tables: readonly TableOfFirm[];
  readonly files: readonly FileOfFirm[];
}

/** Every table the firm's own role may read that has the firm in it, as the schema knows it: none can be forgotten. */
export const contentsOf = (tenant: Tenant): Promise<Contents> =>
  tenant.transaction(async (tx) => {
    const tables = await tx.rows<TableOfFirm>(sql`
      select c.relname as name, case when bool_or(a.attname = 'id') then 'id' when bool_or(a.attname = 'seq') then 'seq' end as key
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select')
      group by c.oid, c.relname having bool_or(a.attname = 'intermediary_id') order by c.relname`);
    const files = await tx.rows<FileOfFirm>(sql`
      select f.id, f.key, f.name from stored_file f
      where not exists (select from firm_export e where e.file_id = f.id) order by f.id`);
    return { tables: tables.filter((table) => !leftOut.has(table.name)), files };
  });

/** A table as JSON lines, a page at a time in short transactions, so that nobody waits for the archive. */
async function* linesOf(tenant: Tenant, table: TableOfFirm): AsyncGenerator<Uint8Array> {
  const from = name(table.name);
  // A shared row of the provider's is read by the firm, but is not the firm's.
  const own = sql`intermediary_id = app_firm()`;
  let after = -1;
  for (;;) {
    const page: Sql = table.key
      ? sql`where ${own} and ${name(table.key)} > ${after} order by ${name(table.key)} limit ${pageOf}`
      : sql`where ${own}`;
    const last: Sql = table.key ? name(table.key) : sql`0`;
    const rows = await tenant.transaction((tx) =>
      tx.rows<{ line: string; last: number }>(
        sql`select to_jsonb(t)::text as line, ${last} as last from (select * from ${from} ${page}) t`,
      ),
    );
    if (rows.length > 0) yield Buffer.from(`${rows.map(({ line }) => line).join('\n')}\n`, 'utf8');
    after = rows.at(-1)?.last ?? after;
    if (!table.key || rows.length < pageOf) return;
  }
}

const readMe = (firm: string, at: Date): string =>
  `Everything ${firm} has kept here, as it was on ${at.toISOString()}.\r\n\r\n` +
  'tables/  one file a table, one line a row, each line a JSON object; amounts are whole cents, days YYYY-MM-DD.\r\n' +
  'files/   every document, its id before its name; stored_file in tables/ tells which matter it belongs to.\r\n' +
  'people   the members of the firm with their names and addresses.\r\n';

/** The entries of the archive in order; `passed` is told after each. */
export async function* archiveEntries(
  tenant: Tenant,
  store: FileStore,
  { tables, files }: Contents,
  told: { readonly firm: string; readonly at: Date; readonly passed: () => Promise<void> },
): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', content: Buffer.from(readMe(told.firm, told.at), 'utf8') };
  const people = await tenant.transaction((tx) =>
    tx.rows(sql`select p.id, p.full_name, p.email, m.roles, m.system_types
      from membership m join person p on p.id = m.person_id order by p.id`),
  );
  yield { name: 'people.json', content: Buffer.from(JSON.stringify(people, undefined, 2), 'utf8') };
  for (const table of tables) {
    yield { name: `tables/${table.name}.jsonl`, content: linesOf(tenant, table) };
    await told.passed();
  }
  for (const file of files) {
    yield { name: `files/${file.id} ${file.name}`, content: (await store.get(file.key)) as AsyncIterable<Uint8Array> };
    await told.passed();
  }
}
