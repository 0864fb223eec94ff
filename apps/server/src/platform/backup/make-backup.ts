import type { Database, OwnerTx } from '../db/database';
import { joinSql, sqlName, sql } from '../db/sql';
import { FileMissingError, type FileStore, measure } from '../files/file-store';
import { type BackupFrame, writeArchive } from './archive';
import { findAppliedMigrations, listCatalogSequences, type CatalogTable, listCatalogTables } from './catalog';

export interface BackupReport {
  readonly tables: number;
  rows: number;
  files: number;
  fileBytes: number;
  /** Files that a row names and the store does not have, or has with other bytes. */
  readonly damaged: string[];
}

/** Values are written as PostgreSQL's own text; these keep that text the same on every database. */
const plainly = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local timezone = 'UTC'; set local extra_float_digits = 3;`;

/** Rows of a query in batches, by a cursor: however large a table is, one batch is held. */
async function* readInBatches<Row extends object>(
  tx: OwnerTx,
  cursor: string,
  query: string,
  size: number,
): AsyncGenerator<Row[]> {
  await tx.script(`declare ${cursor} no scroll cursor for ${query}`);
  for (;;) {
    const rows = await tx.rows<Row>({ text: `fetch ${size} from ${cursor}`, values: [] });
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.script(`close ${cursor}`);
}

async function* writeFiles(tx: OwnerTx, files: FileStore, report: BackupReport): AsyncGenerator<BackupFrame> {
  const query = 'select key, sha256 from stored_file order by intermediary_id, id';
  for await (const rows of readInBatches<{ key: string; sha256: string }>(tx, 'copy_files', query, 200)) {
    for (const { key, sha256 } of rows) {
      try {
        const content = await files.get(key);
        const measured = measure();
        yield { kind: 'file', key };
        for await (const body of measured.through(content)) yield { kind: 'bytes', body };
        const stored = measured.stored();
        yield { kind: 'file-end', key, sha256: stored.sha256 };
        report.files += 1;
        report.fileBytes += stored.size;
        if (stored.sha256 !== sha256) report.damaged.push(key);
      } catch (error) {
        if (!(error instanceof FileMissingError)) throw error;
        report.damaged.push(key);
        yield { kind: 'file-missing', key };
      }
    }
  }
}

async function* writeRows(tx: OwnerTx, table: CatalogTable, report: BackupReport): AsyncGenerator<BackupFrame> {
  const columns = table.columns.map((column) => column.name);
  yield { kind: 'table', name: table.name, columns };
  const asText = joinSql(columns.map((column) => sql`${sqlName(column)}::text as ${sqlName(column)}`));
  const query = `select ${asText.text} from ${sqlName(table.name).text}`;
  // A row with bytes may be as large as a mail with its attachments.
  const batch = table.columns.some(({ type }) => type === 'bytea') ? 1 : 500;
  let count = 0;
  for await (const rows of readInBatches<Record<string, string | null>>(tx, `copy_${table.name}`, query, batch)) {
    count += rows.length;
    yield { kind: 'rows', body: Buffer.from(JSON.stringify(rows.map((row) => columns.map((column) => row[column])))) };
  }
  report.rows += count;
  yield { kind: 'table-end', name: table.name, rows: count };
}

async function* writeEverything(
  tx: OwnerTx,
  files: FileStore,
  migrations: { name: string; fingerprint: string }[],
  tables: readonly CatalogTable[],
  report: BackupReport,
): AsyncGenerator<BackupFrame> {
  yield { kind: 'boedel-backup', format: 1, madeAt: new Date().toISOString(), migrations };
  // Files first: a restore then has them all before the rows that name them become visible.
  if (tables.some((table) => table.name === 'stored_file')) yield* writeFiles(tx, files, report);
  for (const table of tables) yield* writeRows(tx, table, report);
  // Counters do not obey the snapshot; read last, they are never behind the rows.
  yield { kind: 'sequences', values: await listCatalogSequences(tx) };
}

/** Copies every table and every file into one archive, as they were at one moment; people may continue to work. */
export const makeBackup = (
  database: Database,
  files: FileStore,
  path: string,
  passphrase?: string,
): Promise<BackupReport> =>
  database.asOwner(async (tx) => {
    await tx.script('set transaction isolation level repeatable read, read only');
    await tx.script(plainly);
    const migrations = await findAppliedMigrations(tx);
    if (!migrations) throw new Error('There is no database of Boedel here yet, so there is nothing to back up.');
    const tables = await listCatalogTables(tx);
    const report: BackupReport = { tables: tables.length, rows: 0, files: 0, fileBytes: 0, damaged: [] };
    await writeArchive(path, writeEverything(tx, files, migrations, tables, report), passphrase);
    return report;
  });
