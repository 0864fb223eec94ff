import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tx } from '../../platform/db/database';
import { type Sql, name, sql } from '../../platform/db/sql';
import { type FileToPack, fileEntries } from '../../platform/files/file-entries';
import type { FileStore } from '../../platform/files/file-store';
import type { Tenant } from '../../platform/tenancy/doors';
import type { ZipEntry } from '../../platform/zip/write-zip';

/** Work in hand and what is made from the rest; everything else of the firm goes along. */
const leftOut = new Set(['job', 'audit_tail', 'firm_export']);
const pageOf = 2_000;

interface TableOfFirm {
  readonly name: string;
  /** What its rows are read in the order of; null where it is read whole. */
  readonly key: 'id' | 'seq' | null;
}

export interface Contents {
  readonly firm: string;
  readonly people: readonly object[];
  readonly tables: readonly string[];
  readonly files: readonly FileToPack[];
}

/**
 * Every table the firm's own role may read that has the firm in it, as the schema knows it: none can be forgotten. Matters of
 * every type go along, whichever the administrator who asked works in: it is the firm's data, and the Admin's alone to take.
 */
const tablesOf = async (tx: Tx): Promise<TableOfFirm[]> => {
  const tables = await tx.rows<TableOfFirm>(sql`
    select c.relname as name, case when bool_or(a.attname = 'id') then 'id' when bool_or(a.attname = 'seq') then 'seq' end as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(c.oid, 'select')
    group by c.oid, c.relname having bool_or(a.attname = 'intermediary_id') order by c.relname`);
  return tables.filter((table) => !leftOut.has(table.name));
};

/** A table as JSON lines, a page at a time. */
async function* linesOf(tx: Tx, table: TableOfFirm): AsyncGenerator<string> {
  const from = name(table.name);
  // A shared row of the provider's is read by the firm, but is not the firm's.
  const own = sql`intermediary_id = app_firm()`;
  let after = -1;
  for (;;) {
    const page: Sql = table.key
      ? sql`where ${own} and ${name(table.key)} > ${after} order by ${name(table.key)} limit ${pageOf}`
      : sql`where ${own}`;
    const last: Sql = table.key ? name(table.key) : sql`0`;
    const rows = await tx.rows<{ line: string; last: number }>(
      sql`select to_jsonb(t)::text as line, ${last} as last from (select * from ${from} ${page}) t`,
    );
    if (rows.length > 0) yield `${rows.map(({ line }) => line).join('\n')}\n`;
    after = rows.at(-1)?.last ?? after;
    if (!table.key || rows.length < pageOf) return;
  }
}

const placeOf = (folder: string, table: string): string => join(folder, `${table}.jsonl`);

/**
 * Lays every table into the folder as all of them stood at one moment: a payment without its posting would make the
 * archive worth nothing. Packing waits until the snapshot is closed, so that it is held no longer than reading takes.
 */
export const layOut = (tenant: Tenant, folder: string): Promise<Contents> =>
  tenant.snapshot(async (tx) => {
    const { firm } = await tx.one<{ firm: string }>(sql`select name as firm from intermediary where id = app_firm()`);
    const people = await tx.rows(sql`select p.id, p.full_name, p.email, m.roles, m.system_types
      from membership m join person p on p.id = m.person_id order by p.id`);
    const files = await tx.rows<FileToPack>(sql`
      select f.id, f.key, f.name from stored_file f
      where not exists (select from firm_export e where e.file_id = f.id) order by f.id`);
    const tables = await tablesOf(tx);
    for (const table of tables) {
      const place = await open(placeOf(folder, table.name), 'w', 0o600);
      try {
        for await (const lines of linesOf(tx, table)) await place.write(lines);
      } finally {
        await place.close();
      }
    }
    return { firm, people, files, tables: tables.map((table) => table.name) };
  });

const readMe = (firm: string, at: Date): string =>
  `Everything ${firm} has kept here, as it was on ${at.toISOString()}.\r\n\r\n` +
  'tables/  one file a table, one line a row, each line a JSON object; amounts are whole cents, days YYYY-MM-DD.\r\n' +
  'files/   every document, its id before its name; stored_file in tables/ tells which matter it belongs to.\r\n' +
  'people   the members of the firm with their names and addresses.\r\n';

/** The entries of the archive in order; `passed` is told after each. */
export async function* archiveEntries(
  store: FileStore,
  { firm, people, tables, files }: Contents,
  told: { readonly folder: string; readonly at: Date; readonly passed: () => Promise<void> },
): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', content: Buffer.from(readMe(firm, told.at), 'utf8') };
  yield { name: 'people.json', content: Buffer.from(JSON.stringify(people, undefined, 2), 'utf8') };
  for (const table of tables) {
    const content = createReadStream(placeOf(told.folder, table)) as AsyncIterable<Uint8Array>;
    yield { name: `tables/${table}.jsonl`, content };
    await told.passed();
  }
  yield* fileEntries(store, files, { passed: told.passed });
}
