import { said, type Said } from '@boedel/domain/law/said';
import { directoryHeadings } from '@boedel/contract/directories/directory.headings';
import { columnsOf, refuseColumns } from '@boedel/domain/imports/map-columns';
import { isHeadingOf } from '@boedel/domain/imports/read-cell';
import { dayAt } from '@boedel/domain/dates/instant';
import { type Refusal, refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../../platform/db/database';
import { orRefuse } from '../../../platform/or-refuse';
import { queueJob } from '../../../platform/jobs/queue-job';
import { Refuses } from '../../../platform/problems';
import type { Tenant } from '../../../platform/tenancy/doors';
import { runInWorker } from '../../../platform/worker-pool/run-in-worker';
import type { Changing } from '../change-entries';
import { countryOfFirm } from '../../../platform/record/check-fields';
import type { Kit } from '../directory-table';
import { travelling } from '../export-directory';
import { presentImport, type Progress } from './import.present';
import { type ImportRow, importStore } from './import.store';
import { readImportKind } from './import-kind';
import { rowReader } from './read-rows';
import { openSheetJob } from './open-sheet.job';
import { rowsOfSheet, type Sheet } from './sheet';
import type { Writable } from './stage-import';

/** So many rows a call: about a tenth of a second, so that others are not kept waiting and progress moves. */
const rowsAtATime = 2000;
const mostRows = 50_000;

const refused = (field: string, words: string | Said): Refuses => new Refuses(refuse(field, words).refusals);

/** Puts the parts together and finds out how the file is written, in a thread of its own and outside any transaction. */
async function openParts(tenant: Tenant, importId: number): Promise<Sheet | undefined> {
  const { row, parts } = await tenant.transaction(async (tx) => {
    const store = importStore(tx);
    const found = await store.lock(importId);
    return { row: found, parts: found.state === 'receiving' ? await store.parts(importId) : [] };
  });
  if (row.state !== 'receiving') return undefined;
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part, 'base64')));
  if (bytes.length !== row.size) {
    throw refused(
      'size',
      said('The file did not arrive whole: {have} of {of} bytes are here. Send it again.', {
        have: bytes.length,
        of: row.size,
      }),
    );
  }
  return orRefuse(await runInWorker(openSheetJob, tenant.firmId, { bytes }));
}

/** Keeps the file's text and finds out what its columns are. */
async function open(tx: Tx, kit: Kit, row: ImportRow, sheet: Sheet): Promise<ImportRow> {
  const store = importStore(tx);
  const { text, encoding, separator, at, line, headings } = sheet;
  const fields = Object.fromEntries(travelling(kit));
  const known = { remembered: await store.remembered(kit.key), called: directoryHeadings };
  const columns = columnsOf(fields, headings, known);
  await store.dropParts(row.id);
  return store.change(row.id, row.version, {
    // Whatever is not plain from the headings is asked; the other columns can still be changed afterwards.
    state: refuseColumns(fields, columns) || isAmbiguous(kit, headings) ? 'mapping' : 'reading',
    content: text,
    size: text.length,
    encoding,
    separator,
    columns,
    unknown_headings: leftOut(headings, columns),
    read_to: at,
    read_line: line,
  });
}

/** Two columns called the same: which of them is meant, only a person knows. */
const isAmbiguous = (kit: Kit, headings: readonly string[]): boolean =>
  travelling(kit).some(
    ([name, { label }]) => headings.filter((heading) => isHeadingOf(heading, name, label)).length > 1,
  );
export const leftOut = (headings: readonly string[], columns: readonly (string | null)[]): string[] =>
  headings.filter((heading, at) => heading !== '' && (columns[at] ?? null) === null);

/** Reads and checks the next rows. */
async function readOn(tx: Tx, kit: Kit, row: ImportRow, now: Date): Promise<ImportRow> {
  const store = importStore(tx);
  const country = await countryOfFirm(tx);
  const { rows, next } = orRefuse(rowsOfSheet(row, { at: row.read_to, line: row.read_line }, rowsAtATime));
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
    ...(next ? { read_to: next.at, read_line: next.line } : { state: 'ready', duplicate_count: duplicates }),
  });
}

/** Nothing is read now: all of it was, or somebody has to say first what the columns are. */
const stands = ({ state }: ImportRow): boolean => state !== 'receiving' && state !== 'reading';

/** Keeps what is wrong with the file as a whole, and nothing else of it. */
const keepRefusals = (tenant: Tenant, importId: number, refusals: readonly Refusal[]): Promise<ImportRow> =>
  tenant.transaction(async (tx) => {
    const store = importStore(tx);
    const row = await store.lock(importId);
    if (stands(row)) return row;
    await store.dropParts(importId);
    await store.dropRows(importId);
    return store.change(importId, row.version, { state: 'refused', refusals: [...refusals], content: null });
  });

/** Read on even when whoever asked is gone: a job takes the same steps until there are no more. */
export const queueReading = (tx: Tx, { id, version }: ImportRow): Promise<number | undefined> =>
  queueJob(tx, readImportKind, { importId: id }, { onceKey: `${id}.${version}` });

/** One step of reading an import, in one transaction; taken again until it is over, by whoever comes to it. */
export async function stepImport(kitNamed: Writable, tenant: Tenant, importId: number, now: Date): Promise<ImportRow> {
  try {
    const sheet = await openParts(tenant, importId);
    return await tenant.transaction(async (tx) => {
      const row = await importStore(tx).lock(importId);
      const kit = kitNamed(row.directory);
      if (stands(row)) return row;
      const opened = row.state === 'receiving' && sheet ? await open(tx, kit, row, sheet) : row;
      if (stands(opened)) return opened;
      if (opened !== row) await queueReading(tx, opened);
      return readOn(tx, kit, opened, now);
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
