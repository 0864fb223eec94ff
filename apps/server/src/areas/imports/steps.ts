import { listImportFields } from '@boedel/contract/imports/import.fields';
import { restoreCell } from '@boedel/domain/csv/write-csv';
import { dayFormats, type DayFormat } from '@boedel/domain/imports/read-day';
import { refuse } from '@boedel/domain/law/refusal';
import { message, type Message } from '@boedel/domain/law/message';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { RefusalProblem } from '../../platform/problems';
import { throwIfRefused } from '../../platform/throw-if-refused';
import type { Services } from '../../platform/services';
import type { Actor } from '../../platform/tenancy/actor';
import type { FirmScope } from '../../platform/tenancy/scopes';
import type { DirectoryImportRow } from '../directories/import/import.store';
import { queueContinuing } from './go-on-kind';
import { presentSheet, type SheetProgress } from './import.present';
import { type MadeSheetRow, type ImportSheetRow, sheetStore } from './imports.store';
import { makeEach, type ImportMaking, type TriedRow } from './making';
import { makers } from './makers';
import { readSheetRows } from '../directories/import/sheet';

type StagedImport = Awaited<ReturnType<ReturnType<typeof sheetStore>['mine']>>;
export interface ImportAsking {
  readonly scope: FirmScope;
  readonly actor: Actor;
  readonly now: Date;
  readonly services: Pick<Services, 'config'>;
}

const mostRows = 20_000;
/** So many at a time: about a second, so that progress moves and nobody waits long for the firm's counters. */
const rowsAtATime = { matter: 25, person: 40, asset: 100, liability: 60, claim: 60 } as const;

const createMaking = (
  tx: Tx,
  { actor, now, services }: ImportAsking,
  { system_type, matter_id }: StagedImport,
): ImportMaking => ({
  tx,
  actor,
  now,
  services,
  systemType: system_type,
  matterId: matter_id,
  matters: new Map(),
  kept: new Map(),
});
const listListFields = ({ directory, matter_id }: StagedImport) =>
  listImportFields({ kind: directory, matterID: matter_id });
export const formatOf = ({ day_format }: DirectoryImportRow): DayFormat => (day_format ?? dayFormats[0]) as DayFormat;

/** Carries what rows came to out of a transaction that is undone. */
class TrialRollback extends Error {
  constructor(readonly tried: readonly TriedRow[]) {
    super('tried out');
  }
}

/** Makes the rows and undoes them again: what a dry run says is what making them would. */
export async function tryRows(
  asking: ImportAsking,
  row: StagedImport,
  rows: readonly Pick<ImportSheetRow, 'line' | 'cells'>[],
) {
  try {
    return await asking.scope.transaction(async (tx): Promise<readonly TriedRow[]> => {
      const about = { fields: listListFields(row), format: formatOf(row) };
      throw new TrialRollback(await makeEach(makers[row.directory], createMaking(tx, asking, row), about, rows));
    });
  } catch (error) {
    if (error instanceof TrialRollback) return error.tried;
    throw error;
  }
}

export const readOutcome = (tried: TriedRow | undefined) => ({
  errors: tried?.errors ?? {},
  notes: tried?.became?.notes ?? [],
  is_duplicate: tried?.became?.isDuplicate ?? false,
});

/** What stands in the file twice, which no single row can know. */
export async function markRepeated(tx: Tx, { id, directory }: StagedImport): Promise<void> {
  if (directory !== 'matter') return;
  const store = sheetStore(tx);
  const addMessages = async (
    field: string,
    add: (row: ImportSheetRow, words: Message) => Partial<ImportSheetRow>,
    words: (line: number) => Message,
  ) => {
    for (const { line, first } of await store.repeated(id, field)) {
      const row = await store.rowAt(id, line);
      if (row) await store.tell(id, line, { ...row, ...add(row, words(first)) });
    }
  };
  await addMessages(
    'reference',
    ({ errors }, words) => ({ errors: { ...errors, reference: [words] } }),
    (line) => message('This file number is also on line {line}. Give each matter its own number.', { line }),
  );
  await addMessages(
    'idNumber',
    ({ notes }, words) => ({ notes: [...notes, words], is_duplicate: true }),
    (line) => message('This ID number is also on line {line}.', { line }),
  );
}

/** The next rows of the file, tried. */
export async function readNextRows(asked: ImportAsking, importId: number): Promise<void> {
  const { scope, actor, now: at } = asked;
  const row = await scope.transaction((tx) => sheetStore(tx).mine(importId, actor.personId));
  if (row.state !== 'reading') return;
  const { rows: lines, next } = throwIfRefused(
    readSheetRows(row, { at: row.read_to, line: row.read_line }, rowsAtATime[row.directory]),
  );
  const rows = lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      row.columns.flatMap((field, place) => (field === null ? [] : [[field, restoreCell(cells[place] ?? '').trim()]])),
    ),
  }));
  const tried = new Map((await tryRows(asked, row, rows)).map((one) => [one.line, one]));
  await scope.transaction(async (tx) => {
    const store = sheetStore(tx);
    const now = await store.mine(importId, actor.personId);
    // Somebody was quicker, or mapped the columns anew meanwhile.
    if (now.version !== row.version) return;
    if (row.row_count + rows.length > mostRows) {
      throw new RefusalProblem(
        refuse(
          'file',
          message('The file has more than {most} rows. Split it and import the parts.', { most: mostRows }),
        ),
      );
    }
    await store.stage(
      row.id,
      rows.map(({ line, cells }) => ({ line, saved: {}, shown: cells, errors: {}, warnings: [], name: '' })),
    );
    for (const { line, cells } of rows) await store.tell(row.id, line, { cells, ...readOutcome(tried.get(line)) });
    if (!next) await markRepeated(tx, row);
    await store.change(row.id, row.version, {
      row_count: row.row_count + rows.length,
      stepped_at: at.toISOString(),
      ...(next ? { read_to: next.at, read_line: next.line } : { state: 'ready' }),
    });
  });
}

/** The next rows, in one transaction with what became of each; taken again until none is left. */
export const makeNextRows = (asked: ImportAsking, importId: number, leaveOutDuplicates: boolean): Promise<void> =>
  asked.scope.transaction(async (tx) => {
    const store = sheetStore(tx);
    const row = await store.mine(importId, asked.actor.personId);
    if (row.state === 'done' || row.state === 'undone') return;
    if (row.state !== 'ready' && row.state !== 'making') {
      throw new RefusalProblem(refuse('importID', 'The file is still being read. Wait until it is ready.'));
    }
    const counts = await store.counts(row.id);
    if (row.state === 'ready' && counts.wrong > 0) {
      throw new RefusalProblem(
        refuse(
          'importID',
          message('{wrong} of {all} rows have errors. Correct them or leave them out.', {
            wrong: counts.wrong,
            all: counts.rows,
          }),
        ),
      );
    }
    // What was asked for first holds to the end, whoever takes the later steps.
    const leavesOut = row.state === 'ready' ? leaveOutDuplicates : row.leaves_out_duplicates;
    const kind = row.directory;
    const rows = await store.toMake(row.id, leavesOut, rowsAtATime[kind]);
    const at = createMaking(tx, asked, row);
    const tried = await makeEach(makers[kind], at, { fields: listListFields(row), format: formatOf(row) }, rows);
    const made = tried.flatMap(({ line, became }): MadeSheetRow[] =>
      became ? [{ line, id: became.id, version: became.version, trail: became.trail }] : [],
    );
    await store.keepMade(row.id, made);
    const cellsOf = new Map(rows.map((one) => [one.line, one]));
    for (const { line, errors } of tried) {
      if (errors) await store.tell(row.id, line, { ...cellsOf.get(line)!, errors });
    }
    const isLast = (await store.toMake(row.id, leavesOut, 1)).length === 0;
    const now = await store.change(row.id, row.version, {
      state: isLast ? 'done' : 'making',
      added_count: row.added_count + made.length,
      leaves_out_duplicates: leavesOut,
      stepped_at: asked.now.toISOString(),
      ...(isLast && { content: null }),
    });
    if (row.state === 'ready' && !isLast) await queueContinuing(tx, asked.actor, row.id, asked.now);
    if (isLast) {
      await audit(tx, asked.actor, 'list.imported', {
        entity: ['directory_import', row.id],
        after: { file: row.file_name, kind, made: now.added_count, rows: counts.rows },
      });
    }
  });

export const readProgress = (
  { scope, actor }: Pick<ImportAsking, 'scope' | 'actor'>,
  importId: number,
): Promise<SheetProgress> =>
  scope.transaction(async (tx) => presentSheet(tx, await sheetStore(tx).mine(importId, actor.personId)));
