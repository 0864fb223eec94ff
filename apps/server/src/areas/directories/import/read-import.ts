import { message, type Message } from '@boedel/domain/law/message';
import { directoryHeadings } from '@boedel/contract/directories/directory.headings';
import { matchColumns, refuseColumns } from '@boedel/domain/imports/map-columns';
import { isHeadingOf } from '@boedel/domain/imports/read-cell';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { type Refusal, refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../../../platform/db/database';
import { throwIfRefused } from '../../../platform/throw-if-refused';
import { queueJob } from '../../../platform/jobs/queue-job';
import { RefusalProblem } from '../../../platform/problems';
import type { FirmScope } from '../../../platform/tenancy/scopes';
import { runInWorker } from '../../../platform/worker-pool/run-in-worker';
import type { DirectoryChange } from '../change-entries';
import { readFirmCountry } from '../../../platform/record/check-fields';
import type { DirectoryKit } from '../directory-table';
import { listTravellingFields } from '../export-directory';
import { presentImport, type ImportProgress } from './import.present';
import { type DirectoryImportRow, importStore } from './import.store';
import { readImportKind } from './import-kind';
import { createRowReader } from './read-rows';
import { openSheetJob } from './open-sheet.job';
import { readSheetRows, type OpenedSheet } from './sheet';
import type { FindWritableKit } from './stage-import';

/** So many rows a call: about a tenth of a second, so that others are not kept waiting and progress moves. */
const rowsAtATime = 2000;
const mostRows = 50_000;

const createRefusal = (field: string, words: string | Message): RefusalProblem =>
  new RefusalProblem(refuse(field, words));

/** Puts the parts together and finds out how the file is written, in a thread of its own and outside any transaction. */
async function openParts(scope: FirmScope, importId: number): Promise<OpenedSheet | undefined> {
  const { row, parts } = await scope.transaction(async (tx) => {
    const store = importStore(tx);
    const found = await store.lock(importId);
    return { row: found, parts: found.state === 'receiving' ? await store.parts(importId) : [] };
  });
  if (row.state !== 'receiving') return undefined;
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part, 'base64')));
  if (bytes.length !== row.size) {
    throw createRefusal(
      'size',
      message('The file is incomplete: {have} of {of} bytes arrived. Upload it again.', {
        have: bytes.length,
        of: row.size,
      }),
    );
  }
  return throwIfRefused(await runInWorker(openSheetJob, scope.firmId, { bytes }));
}

/** Keeps the file's text and finds out what its columns are. */
async function openImport(
  tx: Tx,
  kit: DirectoryKit,
  row: DirectoryImportRow,
  sheet: OpenedSheet,
): Promise<DirectoryImportRow> {
  const store = importStore(tx);
  const { text, encoding, separator, at, line, headings } = sheet;
  const fields = Object.fromEntries(listTravellingFields(kit));
  const known = { remembered: await store.remembered(kit.key), called: directoryHeadings };
  const columns = matchColumns(fields, headings, known);
  await store.dropParts(row.id);
  return store.change(row.id, row.version, {
    // Whatever is not plain from the headings is asked; the other columns can still be changed afterwards.
    state: refuseColumns(fields, columns) || isAmbiguous(kit, headings) ? 'mapping' : 'reading',
    content: text,
    size: text.length,
    encoding,
    separator,
    columns,
    unknown_headings: listLeftOut(headings, columns),
    read_to: at,
    read_line: line,
  });
}

/** Two columns called the same: which of them is meant, only a person knows. */
const isAmbiguous = (kit: DirectoryKit, headings: readonly string[]): boolean =>
  listTravellingFields(kit).some(
    ([name, { label }]) => headings.filter((heading) => isHeadingOf(heading, name, label)).length > 1,
  );
export const listLeftOut = (headings: readonly string[], columns: readonly (string | null)[]): string[] =>
  headings.filter((heading, at) => heading !== '' && (columns[at] ?? null) === null);

/** Reads and checks the next rows. */
async function readOn(tx: Tx, kit: DirectoryKit, row: DirectoryImportRow, now: Date): Promise<DirectoryImportRow> {
  const store = importStore(tx);
  const country = await readFirmCountry(tx);
  const { rows, next } = throwIfRefused(readSheetRows(row, { at: row.read_to, line: row.read_line }, rowsAtATime));
  if (row.row_count + rows.length > mostRows) {
    throw createRefusal(
      'content',
      message('The file has more than {most} rows. Split it and import the parts.', { most: mostRows }),
    );
  }
  const read = rows.map(createRowReader(kit, { columns: row.columns, country, on: computeDayAt(now, country) }));
  await store.stage(row.id, read);
  const duplicates = next ? 0 : await store.markDuplicates(row.id, kit.key);
  return store.change(row.id, row.version, {
    row_count: row.row_count + read.length,
    error_count: row.error_count + read.filter(({ errors }) => Object.keys(errors).length > 0).length,
    ...(next ? { read_to: next.at, read_line: next.line } : { state: 'ready', duplicate_count: duplicates }),
  });
}

/** Nothing is read now: all of it was, or somebody has to say first what the columns are. */
const isRead = ({ state }: DirectoryImportRow): boolean => state !== 'receiving' && state !== 'reading';

/** Keeps what is wrong with the file as a whole, and nothing else of it. */
const saveRefusals = (scope: FirmScope, importId: number, refusals: readonly Refusal[]): Promise<DirectoryImportRow> =>
  scope.transaction(async (tx) => {
    const store = importStore(tx);
    const row = await store.lock(importId);
    if (isRead(row)) return row;
    await store.dropParts(importId);
    await store.dropRows(importId);
    return store.change(importId, row.version, { state: 'refused', refusals: [...refusals], content: null });
  });

/** Read on even when whoever asked is gone: a job takes the same steps until there are no more. */
export const queueReading = (tx: Tx, { id, version }: DirectoryImportRow): Promise<number | undefined> =>
  queueJob(tx, readImportKind, { importId: id }, { onceKey: `${id}.${version}` });

/** One step of reading an import, in one transaction; taken again until it is over, by whoever comes to it. */
export async function stepImport(
  kitNamed: FindWritableKit,
  scope: FirmScope,
  importId: number,
  now: Date,
): Promise<DirectoryImportRow> {
  try {
    const sheet = await openParts(scope, importId);
    return await scope.transaction(async (tx) => {
      const row = await importStore(tx).lock(importId);
      const kit = kitNamed(row.directory);
      if (isRead(row)) return row;
      const opened = row.state === 'receiving' && sheet ? await openImport(tx, kit, row, sheet) : row;
      if (isRead(opened)) return opened;
      if (opened !== row) await queueReading(tx, opened);
      return readOn(tx, kit, opened, now);
    });
  } catch (error) {
    if (error instanceof RefusalProblem) return saveRefusals(scope, importId, error.refusals);
    throw error;
  }
}

/** A step, asked for by somebody who waits. */
export async function readImport(
  writable: FindWritableKit,
  { scope, actor, now }: DirectoryChange,
  importID: number,
): Promise<ImportProgress> {
  await scope.transaction((tx) => importStore(tx).mine(importID, actor.personId));
  const row = await stepImport(writable, scope, importID, now);
  if (row.state === 'refused') throw new RefusalProblem(row.refusals);
  return presentImport(row);
}
