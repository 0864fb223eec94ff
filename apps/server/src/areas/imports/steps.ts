import { fieldsOfList } from '@boedel/contract/imports/import.fields';
import { asTyped } from '@boedel/domain/csv/write-csv';
import { dayFormats, type DayFormat } from '@boedel/domain/imports/read-day';
import { refuse } from '@boedel/domain/law/refusal';
import { said, type Said } from '@boedel/domain/law/said';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orRefuse } from '../../platform/or-refuse';
import type { Parts } from '../../platform/parts';
import type { Actor } from '../../platform/tenancy/actor';
import type { Tenant } from '../../platform/tenancy/doors';
import type { ImportRow } from '../directories/import/import.store';
import { queueGoOn } from './go-on-kind';
import { presentSheet, type Progress } from './import.present';
import { type MadeRow, type SheetRow, sheetStore } from './imports.store';
import { makeEach, type Making, type Tried } from './making';
import { makers } from './makers';
import { rowsOfSheet } from '../directories/import/sheet';

type Staged = Awaited<ReturnType<ReturnType<typeof sheetStore>['mine']>>;
export interface Asking {
  readonly tenant: Tenant;
  readonly actor: Actor;
  readonly now: Date;
  readonly parts: Pick<Parts, 'config'>;
}

const mostRows = 20_000;
/** So many at a time: about a second, so that progress moves and nobody waits long for the firm's counters. */
const rowsAtATime = { matter: 25, person: 40, asset: 100, liability: 60, claim: 60 } as const;

const makingIn = (tx: Tx, { actor, now, parts }: Asking, { system_type, matter_id }: Staged): Making => ({
  tx,
  actor,
  now,
  parts,
  systemType: system_type,
  matterId: matter_id,
  matters: new Map(),
  kept: new Map(),
});
const columnsIn = ({ directory, matter_id }: Staged) => fieldsOfList({ kind: directory, matterID: matter_id });
export const formatOf = ({ day_format }: ImportRow): DayFormat => (day_format ?? dayFormats[0]) as DayFormat;

/** Carries what rows came to out of a transaction that is undone. */
class TriedOut extends Error {
  constructor(readonly tried: readonly Tried[]) {
    super('tried out');
  }
}

/** Makes the rows and undoes them again: what a dry run says is what making them would. */
export async function tryOut(asking: Asking, row: Staged, rows: readonly Pick<SheetRow, 'line' | 'cells'>[]) {
  try {
    return await asking.tenant.transaction(async (tx): Promise<readonly Tried[]> => {
      const about = { fields: columnsIn(row), format: formatOf(row) };
      throw new TriedOut(await makeEach(makers[row.directory], makingIn(tx, asking, row), about, rows));
    });
  } catch (error) {
    if (error instanceof TriedOut) return error.tried;
    throw error;
  }
}

export const outcome = (tried: Tried | undefined) => ({
  errors: tried?.errors ?? {},
  notes: tried?.became?.notes ?? [],
  is_duplicate: tried?.became?.isDuplicate ?? false,
});

/** What stands in the file twice, which no single row can know. */
export async function tellRepeated(tx: Tx, { id, directory }: Staged): Promise<void> {
  if (directory !== 'matter') return;
  const store = sheetStore(tx);
  const tell = async (
    field: string,
    add: (row: SheetRow, words: Said) => Partial<SheetRow>,
    words: (line: number) => Said,
  ) => {
    for (const { line, first } of await store.repeated(id, field)) {
      const row = await store.rowAt(id, line);
      if (row) await store.tell(id, line, { ...row, ...add(row, words(first)) });
    }
  };
  await tell(
    'reference',
    ({ errors }, words) => ({ errors: { ...errors, reference: [words] } }),
    (line) => said('This file number stands on line {line} too. Give each matter its own.', { line }),
  );
  await tell(
    'idNumber',
    ({ notes }, words) => ({ notes: [...notes, words], is_duplicate: true }),
    (line) => said('This ID number stands on line {line} too.', { line }),
  );
}

/** The next rows of the file, tried. */
export async function stepRead(asked: Asking, importId: number): Promise<void> {
  const { tenant, actor, now: at } = asked;
  const row = await tenant.transaction((tx) => sheetStore(tx).mine(importId, actor.personId));
  if (row.state !== 'reading') return;
  const { rows: lines, next } = orRefuse(
    rowsOfSheet(row, { at: row.read_to, line: row.read_line }, rowsAtATime[row.directory]),
  );
  const rows = lines.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      row.columns.flatMap((field, place) => (field === null ? [] : [[field, asTyped(cells[place] ?? '').trim()]])),
    ),
  }));
  const tried = new Map((await tryOut(asked, row, rows)).map((one) => [one.line, one]));
  await tenant.transaction(async (tx) => {
    const store = sheetStore(tx);
    const now = await store.mine(importId, actor.personId);
    // Somebody was quicker, or mapped the columns anew meanwhile.
    if (now.version !== row.version) return;
    if (row.row_count + rows.length > mostRows) {
      orRefuse(
        refuse('file', said('The file has more than {most} rows. Split it and import the parts.', { most: mostRows })),
      );
    }
    await store.stage(
      row.id,
      rows.map(({ line, cells }) => ({ line, saved: {}, shown: cells, errors: {}, warnings: [], name: '' })),
    );
    for (const { line, cells } of rows) await store.tell(row.id, line, { cells, ...outcome(tried.get(line)) });
    if (!next) await tellRepeated(tx, row);
    await store.change(row.id, row.version, {
      row_count: row.row_count + rows.length,
      stepped_at: at.toISOString(),
      ...(next ? { read_to: next.at, read_line: next.line } : { state: 'ready' }),
    });
  });
}

/** The next rows, in one transaction with what became of each; taken again until none is left. */
export const stepMake = (asked: Asking, importId: number, leaveOutDuplicates: boolean): Promise<void> =>
  asked.tenant.transaction(async (tx) => {
    const store = sheetStore(tx);
    const row = await store.mine(importId, asked.actor.personId);
    if (row.state === 'done' || row.state === 'undone') return;
    if (row.state !== 'ready' && row.state !== 'making') {
      orRefuse(refuse('importID', 'The file is not read to its end yet. Wait until it is ready.'));
    }
    const counts = await store.counts(row.id);
    if (row.state === 'ready' && counts.wrong > 0) {
      orRefuse(
        refuse(
          'importID',
          said('{wrong} of {all} rows have errors. Mend them, or leave them out.', {
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
    const at = makingIn(tx, asked, row);
    const tried = await makeEach(makers[kind], at, { fields: columnsIn(row), format: formatOf(row) }, rows);
    await makers[kind].finish?.(at);
    const made = tried.flatMap(({ line, became }): MadeRow[] =>
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
    if (row.state === 'ready' && !isLast) await queueGoOn(tx, asked.actor, row.id, asked.now);
    if (isLast) {
      await audit(tx, asked.actor, 'list.imported', {
        entity: ['directory_import', row.id],
        after: { file: row.file_name, kind, made: now.added_count, rows: counts.rows },
      });
    }
  });

export const progressOf = ({ tenant, actor }: Pick<Asking, 'tenant' | 'actor'>, importId: number): Promise<Progress> =>
  tenant.transaction(async (tx) => presentSheet(tx, await sheetStore(tx).mine(importId, actor.personId)));
