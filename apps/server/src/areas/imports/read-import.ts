import type { Handler } from '../../platform/http/handler';
import { importFields } from '@boedel/contract/imports/import.fields';
import type { importCalls } from '@boedel/contract/imports/imports.calls';
import { isHeadingOf, plainHeading } from '@boedel/domain/imports/read-cell';
import { dayFormats, type DayFormat, likelyFormat } from '@boedel/domain/imports/read-day';
import { asTyped } from '@boedel/domain/csv/write-csv';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import { said, type Said } from '@boedel/domain/law/said';
import type { Tx } from '../../platform/db/database';
import { orRefuse } from '../../platform/http/or-refuse';
import type { Parts } from '../../platform/parts';
import { NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/session/actor';
import type { Tenant } from '../../platform/tenancy/doors';
import type { ImportRow } from '../directories/import/import.store';
import { presentRow, presentSheet, type Progress } from './import.present';
import { type SheetRow, sheetStore } from './imports.store';
import { makeEach, type Making, type Tried } from './making';
import { makers } from './makers';
import { openSheet, rowsOfSheet } from './sheet';

type Calls = typeof importCalls;
type Staged = Awaited<ReturnType<ReturnType<typeof sheetStore>['mine']>>;
export interface Asking {
  readonly tenant: Tenant;
  readonly actor: Actor;
  readonly now: Date;
  readonly parts: Pick<Parts, 'config'>;
}

const largest = 20 * 1024 * 1024;
const mostRows = 20_000;
/** So many at a time: about a second, so that progress moves and nobody waits long for the firm's counters. */
export const rowsAtATime = { matter: 25, person: 40, asset: 100, liability: 60 } as const;

export const makingIn = (tx: Tx, { actor, now, parts }: Asking, { system_type }: Staged): Making => ({
  tx,
  actor,
  now,
  parts,
  systemType: system_type,
  matters: new Map(),
  kept: new Map(),
});
export const formatOf = ({ day_format }: ImportRow): DayFormat => (day_format ?? dayFormats[0]) as DayFormat;

export const beginImport: Handler<Calls['begin']> = async ({ tenant, actor, body, files }) => {
  const [file] = files;
  if (!file || files.length > 1) return orRefuse(refuse('file', 'Send one file.'));
  if (file.content.length > largest) {
    return orRefuse(refuse('file', 'The file is larger than 20 MB. Split it and import the parts.'));
  }
  const systemType = body.systemTypeID ?? actor.systemType;
  if (body.kind === 'matter' && !systemType) return orRefuse(refuse('systemTypeID', 'Choose a system type.'));
  const sheet = orRefuse(openSheet(file.content));
  const fields = Object.entries(importFields[body.kind]);
  return tenant.transaction(async (tx) => {
    const store = sheetStore(tx);
    const before = await store.ofPerson(body.kind, actor.personId);
    if (before && ['mapping', 'reading', 'ready'].includes(before.state)) await store.remove(before.id);
    const remembered = await store.remembered(body.kind);
    const taken = new Set<string>();
    const columns = sheet.headings.map((heading) => {
      const field =
        remembered.get(plainHeading(heading)) ??
        fields.find(([name, { label }]) => isHeadingOf(heading, name, label))?.[0];
      if (!field || taken.has(field) || !importFields[body.kind][field]) return null;
      taken.add(field);
      return field;
    });
    const first = orRefuse(rowsOfSheet({ content: sheet.text, separator: sheet.separator }, sheet, 50)).rows;
    const days = first.flatMap(({ cells }) =>
      cells.filter((cell) => dayFormats.some((format) => likelyFormat([cell]) === format && /\d{4}/.test(cell))),
    );
    const row = await store.insert({
      directory: body.kind,
      file_name: file.name.slice(0, 200) || 'list',
      size: sheet.text.length,
      state: 'mapping',
      content: sheet.text,
      separator: sheet.separator,
      columns,
      read_to: sheet.at,
      read_line: sheet.line,
      system_type: body.kind === 'matter' ? systemType : null,
      day_format: likelyFormat(days),
      person_id: actor.personId,
    });
    return presentSheet(tx, row);
  });
};

export const currentImport: Handler<Calls['current']> = ({ tenant, actor, query }) =>
  tenant.transaction(async (tx) => {
    const row = await sheetStore(tx).ofPerson(query.kind, actor.personId);
    return row && row.state !== 'undone' ? presentSheet(tx, row) : null;
  });

export const mapColumns: Handler<Calls['map']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const store = sheetStore(tx);
    const row = await store.mine(body.importID, actor.personId);
    if (!['mapping', 'reading', 'ready'].includes(row.state)) {
      orRefuse(refuse('importID', 'This list is made already. Begin a new import for another.'));
    }
    const fields = importFields[row.directory];
    const { headings } = orRefuse(openSheet(new TextEncoder().encode(row.content ?? '')));
    const chosen = headings.map((_, at) => body.columns[at] ?? null);
    const named = chosen.filter((field) => field !== null);
    const wrong = collectRefusals([
      ...named.map((field, at) =>
        !fields[field]
          ? refuse('columns', said("There is no field '{field}' in this list.", { field }))
          : named.indexOf(field) !== at
            ? refuse(
                'columns',
                said('Two columns are taken for {label}. Keep one of them.', { label: said(fields[field].label) }),
              )
            : undefined,
      ),
      ...Object.entries(fields).map(([name, { label, isRequired }]) =>
        isRequired && !named.includes(name)
          ? refuse('columns', said('Say which column is {label}.', { label: said(label) }))
          : undefined,
      ),
    ]);
    if (wrong) orRefuse(wrong);
    for (const [at, field] of chosen.entries()) {
      const heading = plainHeading(headings[at]!);
      if (field !== null && heading !== '') await store.remember(row.directory, heading.slice(0, 200), field);
    }
    await store.dropRows(row.id);
    const start = orRefuse(openSheet(new TextEncoder().encode(row.content ?? '')));
    const mapped = await store.change(row.id, row.version, {
      state: 'reading',
      columns: chosen,
      day_format: body.dayFormat,
      read_to: start.at,
      read_line: start.line,
    });
    return presentSheet(tx, mapped);
  });

/** Carries what rows came to out of a transaction that is undone. */
class TriedOut extends Error {
  constructor(readonly tried: readonly Tried[]) {
    super('tried out');
  }
}

/** Makes the rows and undoes them again: what a dry run says is what making them would. */
async function tryOut(asking: Asking, row: Staged, rows: readonly Pick<SheetRow, 'line' | 'cells'>[]) {
  try {
    return await asking.tenant.transaction(async (tx): Promise<readonly Tried[]> => {
      const about = { kind: row.directory, format: formatOf(row) };
      throw new TriedOut(await makeEach(makers[row.directory], makingIn(tx, asking, row), about, rows));
    });
  } catch (error) {
    if (error instanceof TriedOut) return error.tried;
    throw error;
  }
}

const outcome = (tried: Tried | undefined) => ({
  errors: tried?.errors ?? {},
  notes: tried?.became?.notes ?? [],
  is_duplicate: tried?.became?.isDuplicate ?? false,
});

/** What stands in the file twice, which no single row can know. */
async function tellRepeated(tx: Tx, { id, directory }: Staged): Promise<void> {
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
export const readImport: Handler<Calls['read']> = async ({ body, ...asked }): Promise<Progress> => {
  const { tenant, actor } = asked;
  const row = await tenant.transaction((tx) => sheetStore(tx).mine(body.importID, actor.personId));
  const most = rowsAtATime[row.directory];
  if (row.state === 'reading') {
    const { rows: lines, next } = orRefuse(rowsOfSheet(row, { at: row.read_to, line: row.read_line }, most));
    const rows = lines.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        row.columns.flatMap((field, at) => (field === null ? [] : [[field, asTyped(cells[at] ?? '').trim()]])),
      ),
    }));
    const tried = new Map((await tryOut(asked, row, rows)).map((one) => [one.line, one]));
    await tenant.transaction(async (tx) => {
      const store = sheetStore(tx);
      const now = await store.mine(body.importID, actor.personId);
      // Somebody was quicker, or mapped the columns anew meanwhile.
      if (now.version !== row.version) return;
      if (row.row_count + rows.length > mostRows) {
        orRefuse(
          refuse(
            'file',
            said('The file has more than {most} rows. Split it and import the parts.', { most: mostRows }),
          ),
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
        ...(next ? { read_to: next.at, read_line: next.line } : { state: 'ready' }),
      });
    });
  }
  return tenant.transaction(async (tx) => presentSheet(tx, await sheetStore(tx).mine(body.importID, actor.personId)));
};

/** The fields of a row as they should be; it is tried again by itself. */
export const mendRow: Handler<Calls['mend']> = async ({ body, ...asked }) => {
  const { tenant, actor } = asked;
  const { row, before } = await tenant.transaction(async (tx) => {
    const store = sheetStore(tx);
    const found = await store.mine(body.importID, actor.personId);
    const line = await store.rowAt(found.id, body.line);
    if (!line || found.state !== 'ready') throw new NotFound();
    return { row: found, before: line };
  });
  const known = importFields[row.directory];
  const changed = Object.fromEntries(Object.entries(body.cells).filter(([field]) => known[field]));
  const cells = { ...before.cells, ...changed };
  const [tried] = await tryOut(asked, row, [{ line: body.line, cells }]);
  return tenant.transaction(async (tx) => {
    const store = sheetStore(tx);
    const now = await store.mine(body.importID, actor.personId);
    await store.tell(now.id, body.line, { cells, ...outcome(tried) });
    await tellRepeated(tx, now);
    const after = await store.rowAt(now.id, body.line);
    if (!after) throw new NotFound();
    return { progress: await presentSheet(tx, now), row: presentRow(after) };
  });
};
