import type { RecordFields } from '@boedel/contract/record/field';
import { readSheetCell } from '@boedel/domain/imports/read-cell';
import type { DayFormat } from '@boedel/domain/imports/read-day';
import { isRefused, type Refusal, refuse, toSectionedMessage } from '@boedel/domain/law/refusal';
import { ensureMessage, message, type Message } from '@boedel/domain/law/message';
import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { BadInputProblem, Conflict, NotAllowed, NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import type { SheetCells, SheetErrors, MadeRecord, ImportSheetRow } from './imports.store';
import { findMatterByReference } from './named.store';
import { beginRow, releaseRow, undoRow } from './row-attempt.store';

/** What rows are made in: one transaction, with what several of them need to know. */
export interface ImportMaking {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly services: Pick<Services, 'config'>;
  readonly systemType: number | null;
  /** The one that every row is of, where the list was brought in from inside it. */
  readonly matterId: number | null;
  /** Matters by the file number a row names, opened once. */
  readonly matters: Map<string, OpenedMatter>;
  /** What a maker keeps between rows. */
  readonly kept: Map<string, unknown>;
}

/** Cells read: what is not entered is left out, so that its usual answer stands. */
export type ImportValues = Readonly<Record<string, unknown>>;

/** What a row becomes, and what to look at again. */
export interface ImportedRecord extends MadeRecord {
  readonly notes: readonly Message[];
  readonly isDuplicate: boolean;
}

export const toImported = (made: { readonly id: number; readonly version: number }): ImportedRecord => ({
  id: made.id,
  version: made.version,
  trail: null,
  notes: [],
  isDuplicate: false,
});

/** Once for a matter, however many of its rows come in one transaction. */
export async function computeOnce<T>({ kept }: ImportMaking, key: string, work: () => Promise<T>): Promise<T> {
  if (!kept.has(key)) kept.set(key, await work());
  return kept.get(key) as T;
}

export interface RecordMaker {
  readonly make: (at: ImportMaking, values: ImportValues) => Promise<ImportedRecord>;
  /** The field of the list that a field of the call is. */
  readonly fieldOf: (field: string) => string;
}

export type TriedRow = { readonly line: number } & (
  | { readonly became: ImportedRecord; readonly errors?: undefined }
  | { readonly became?: undefined; readonly errors: SheetErrors }
);

/** The matter a row belongs to. One the person may not capture on is as good as not there. */
export async function findMatter(at: ImportMaking, values: ImportValues): Promise<OpenedMatter> {
  if (at.matterId !== null) {
    const { matterId } = at;
    return computeOnce(at, 'the matter', async () => {
      const opened = await openToCapture(at.tx, at.actor, matterId, 'estate');
      at.matters.set(String(matterId), opened);
      return opened;
    });
  }
  const reference = String(values['matterReference']);
  const key = reference.toLowerCase();
  const known = at.matters.get(key);
  if (known) return known;
  const found = await findMatterByReference(at.tx, key);
  const refuseUnknownMatter = (): never => {
    throw new RefusalProblem(
      refuse(
        'matterReference',
        message('No matter of the firm has the file number {reference}. Import the matters first.', { reference }),
      ),
    );
  };
  if (!found) return refuseUnknownMatter();
  const opened = await openToCapture(at.tx, at.actor, found.id, 'estate').catch((error: unknown) => {
    if (error instanceof NotFound || error instanceof NotAllowed) return refuseUnknownMatter();
    throw error;
  });
  at.matters.set(key, opened);
  return opened;
}

function gather(refusals: readonly Refusal[], fieldOf: RecordMaker['fieldOf']): SheetErrors {
  const errors: Record<string, Message[]> = {};
  for (const refusal of refusals) {
    const message = toSectionedMessage(refusal);
    (errors[fieldOf(refusal.field)] ??= []).push(message);
  }
  return errors;
}

/** What a row may be refused with; anything else is a fault of ours and stops the whole. */
function readErrors(error: unknown, fieldOf: RecordMaker['fieldOf']): SheetErrors | undefined {
  if (error instanceof RefusalProblem) return gather(error.refusals, fieldOf);
  if (error instanceof BadInputProblem) {
    return Object.fromEntries(
      Object.entries(error.fields).map(([field, list]) => [fieldOf(field), list.map(ensureMessage)]),
    );
  }
  if (error instanceof NotFound || error instanceof Conflict) return { row: [error.words] };
  if ((error as { code?: string }).code === '23505') return { row: [message('A record like this exists already.')] };
  return undefined;
}

/** Each cell by its kind. */
function readCells(
  fields: RecordFields,
  cells: SheetCells,
  format: DayFormat,
): { values: ImportValues; refusals: Refusal[] } {
  const values: Record<string, unknown> = {};
  const refusals: Refusal[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = readSheetCell(field, cells[name] ?? '', name, format);
    if (isRefused(value)) refusals.push(...value.refusals);
    else if (value !== null && value !== '' && value !== false) values[name] = value;
    else if (field.isRequired) {
      refusals.push(...refuse(name, message('Fill in {label}.', { label: message(field.label) })).refusals);
    }
  }
  return { values, refusals };
}

const omitFields = (values: ImportValues, fields: Iterable<string>): ImportValues => {
  const out = new Set(fields);
  return Object.fromEntries(Object.entries(values).filter(([field]) => !out.has(field)));
};

/** One row, in a savepoint: whole, or nothing of it and what is wrong. */
async function tryRow(
  maker: RecordMaker,
  at: ImportMaking,
  values: ImportValues,
  isKept: boolean,
): Promise<ImportedRecord | SheetErrors> {
  await beginRow(at.tx);
  try {
    const became = await maker.make(at, values);
    await (isKept ? releaseRow(at.tx) : undoRow(at.tx));
    return became;
  } catch (error) {
    const errors = readErrors(error, maker.fieldOf);
    if (!errors) throw error;
    await undoRow(at.tx);
    return errors;
  }
}
const isMade = (outcome: ImportedRecord | SheetErrors): outcome is ImportedRecord =>
  typeof (outcome as ImportedRecord).id === 'number';

/** For names that must be there and are not, so that the other rules get to speak. */
const createStandIns = (fields: RecordFields): ImportValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind: is, isRequired }]) =>
      isRequired && is === 'text' ? [[name, '-']] : [],
    ),
  );

/** As many rules as a row may break one behind the other. */
const mostRounds = 6;

/**
 * Everything that is wrong with a row at once. A rule that speaks first keeps the others from speaking, so the row is tried
 * again without the cells that are known to be wrong; what is said then counts where it is about a cell that has something in it.
 */
async function collectErrors(
  maker: RecordMaker,
  at: ImportMaking,
  fields: RecordFields,
  values: ImportValues,
  first: SheetErrors,
): Promise<SheetErrors> {
  const errors: Record<string, SheetErrors[string]> = { ...first };
  let left: ImportValues = { ...createStandIns(fields), ...omitFields(values, Object.keys(first)) };
  for (let round = 1; round < mostRounds; round += 1) {
    const outcome = await tryRow(maker, at, left, false);
    if (isMade(outcome)) break;
    const others = Object.entries(outcome).filter(([field]) => field in values && !(field in errors));
    if (others.length === 0) break;
    for (const [field, list] of others) errors[field] = list;
    left = omitFields(left, Object.keys(outcome));
  }
  return errors;
}

/** Makes each row whole or not at all: one that is refused leaves nothing behind. */
export async function makeEach(
  maker: RecordMaker,
  at: ImportMaking,
  { fields, format }: { readonly fields: RecordFields; readonly format: DayFormat },
  rows: readonly Pick<ImportSheetRow, 'line' | 'cells'>[],
): Promise<TriedRow[]> {
  const tried: TriedRow[] = [];
  for (const { line, cells } of rows) {
    const { values, refusals } = readCells(fields, cells, format);
    const outcome = refusals.length > 0 ? gather(refusals, (field) => field) : await tryRow(maker, at, values, true);
    tried.push(
      isMade(outcome)
        ? { line, became: outcome }
        : { line, errors: await collectErrors(maker, at, fields, values, outcome) },
    );
  }
  return tried;
}
