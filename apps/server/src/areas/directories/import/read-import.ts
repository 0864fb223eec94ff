import { said, type Said } from '@boedel/domain/law/said';
import { type CsvStart, readCsvPage, type Separator, startOfCsv } from '@boedel/domain/csv/read-csv';
import { decodeText } from '@boedel/domain/csv/decode';
import { dayAt } from '@boedel/domain/dates/instant';
import { type Refusal, refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../../platform/db/database';
import { orRefuse } from '../../../platform/http/or-refuse';
import { queueJob } from '../../../platform/jobs/queue-job';
import { Refuses } from '../../../platform/problems';
import type { Tenant } from '../../../platform/tenancy/doors';
import type { Changing } from '../change-entries';
import { countryOfFirm } from '../../../platform/record/check-fields';
import type { Kit } from '../directory-table';
import { readHeadings } from './headings';
import { presentImport, type Progress } from './import.present';
import { type ImportRow, importStore } from './import.store';
import { readImportKind } from './import-kind';
import { rowReader } from './read-rows';
import type { Writable } from './stage-import';

/** So many rows a call: about a tenth of a second, so that others are not kept waiting and progress moves. */
const rowsAtATime = 2000;
const mostRows = 50_000;

const refused = (field: string, words: string | Said): Refuses => new Refuses(refuse(field, words).refusals);

/** Puts the parts together, finds out how the file is written and what its columns are. */
async function open(tx: Tx, kit: Kit, row: ImportRow): Promise<ImportRow> {
  const store = importStore(tx);
  const bytes = Buffer.concat((await store.parts(row.id)).map((part) => Buffer.from(part, 'base64')));
  if (bytes.length !== row.size) {
    throw refused(
      'size',
      said('The file did not arrive whole: {have} of {of} bytes are here. Send it again.', {
        have: bytes.length,
        of: row.size,
      }),
    );
  }
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\0') || text.startsWith('PK\u0003\u0004')) {
    throw refused('content', 'This is not a CSV file. In the spreadsheet choose Save as, and CSV.');
  }
  const start = startOfCsv(text);
  const { rows, next } = orRefuse(readCsvPage(text, start, 1));
  if (!rows[0]) throw refused('content', 'The file is empty. Start from the empty file we give you.');
  if (!next) throw refused('content', 'The file has headings and no rows. Add a row for each entry.');
  const { columns, unknown } = orRefuse(readHeadings(kit, rows[0].cells));
  await store.dropParts(row.id);
  return store.change(row.id, row.version, {
    state: 'reading',
    content: text,
    encoding,
    separator: start.separator,
    columns: [...columns],
    unknown_headings: [...unknown],
    read_to: next.at,
    read_line: next.line,
  });
}

/** Reads and checks the next rows. */
async function readOn(tx: Tx, kit: Kit, row: ImportRow, now: Date): Promise<ImportRow> {
  const store = importStore(tx);
  const country = await countryOfFirm(tx);
  const text = row.content!;
  const start: CsvStart = { separator: row.separator as Separator, place: { at: row.read_to, line: row.read_line } };
  const { rows, next } = orRefuse(readCsvPage(text, start, rowsAtATime));
  if (row.row_count + rows.length > mostRows) {
    throw refused(
      'content',
      said('The file has more than {most} rows. Split it and import the parts.', { most: mostRows }),
    );
  }
  const read = rows.map(rowReader(kit, { columns: row.columns, country, on: dayAt(now, country) }));
  await store.stage(row.id, read);
  const duplicates = next ? 0 : await store.markDuplicates(row.id, kit.key);
  return store.change(row.id, row.version, {
    row_count: row.row_count + read.length,
    error_count: row.error_count + read.filter(({ errors }) => Object.keys(errors).length > 0).length,
    ...(next
      ? { read_to: next.at, read_line: next.line }
      : { state: 'ready', content: null, duplicate_count: duplicates }),
  });
}

const isOver = ({ state }: ImportRow): boolean => state === 'ready' || state === 'refused' || state === 'done';

/** Keeps what is wrong with the file as a whole, and nothing else of it. */
const keepRefusals = (tenant: Tenant, importId: number, refusals: readonly Refusal[]): Promise<ImportRow> =>
  tenant.transaction(async (tx) => {
    const store = importStore(tx);
    const row = await store.lock(importId);
    if (isOver(row)) return row;
    await store.dropParts(importId);
    await store.dropRows(importId);
    return store.change(importId, row.version, { state: 'refused', refusals: [...refusals], content: null });
  });

/** One step of reading an import, in one transaction; taken again until it is over, by whoever comes to it. */
export async function stepImport(kitNamed: Writable, tenant: Tenant, importId: number, now: Date): Promise<ImportRow> {
  try {
    return await tenant.transaction(async (tx) => {
      const row = await importStore(tx).lock(importId);
      const kit = kitNamed(row.directory);
      if (isOver(row)) return row;
      // Read on even when whoever asked is gone: a job takes the same steps until there are no more.
      if (row.state === 'receiving') await queueJob(tx, readImportKind, { importId }, { onceKey: String(importId) });
      return readOn(tx, kit, row.state === 'receiving' ? await open(tx, kit, row) : row, now);
    });
  } catch (error) {
    if (error instanceof Refuses) return keepRefusals(tenant, importId, error.refusals);
    throw error;
  }
}

/** A step, asked for by somebody who waits. */
export async function readImport(
  writable: Writable,
  { tenant, actor, now }: Changing,
  importID: number,
): Promise<Progress> {
  await tenant.transaction((tx) => importStore(tx).mine(importID, actor.personId));
  const row = await stepImport(writable, tenant, importID, now);
  if (row.state === 'refused') throw new Refuses(row.refusals);
  return presentImport(row);
}
