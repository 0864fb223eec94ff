import type { Fields } from '@boedel/contract/record/field';
import { readSheetCell } from '@boedel/domain/imports/read-cell';
import type { DayFormat } from '@boedel/domain/imports/read-day';
import { isRefused, type Refusal, refuse, messageOf } from '@boedel/domain/law/refusal';
import { asSaid, said, type Said } from '@boedel/domain/law/said';
import type { Tx } from '../../platform/db/database';
import { orRefuse } from '../../platform/or-refuse';
import type { Parts } from '../../platform/parts';
import { BadInput, Conflict, NotAllowed, NotFound, Refuses } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import type { Cells, Errors, Made, SheetRow } from './imports.store';
import { matterReferenced } from './named.store';
import { beginRow, keepRow, undoRow } from './row-attempt.store';

/** What rows are made in: one transaction, with what several of them need to know. */
export interface Making {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly now: Date;
  readonly parts: Pick<Parts, 'config'>;
  readonly systemType: number | null;
  /** The one that every row is of, where the list was brought in from inside it. */
  readonly matterId: number | null;
  /** Matters by the file number a row names, opened once. */
  readonly matters: Map<string, OpenedMatter>;
  /** What a maker keeps between rows. */
  readonly kept: Map<string, unknown>;
}

/** Cells read: what is not entered is left out, so that its usual answer stands. */
export type Values = Readonly<Record<string, unknown>>;

/** What a row becomes, and what to look at again. */
export interface Became extends Made {
  readonly notes: readonly Said[];
  readonly isDuplicate: boolean;
}

export const plainly = (made: { readonly id: number; readonly version: number }): Became => ({
  id: made.id,
  version: made.version,
  trail: null,
  notes: [],
  isDuplicate: false,
});

/** Once for a matter, however many of its rows come in one transaction. */
export async function onceFor<T>({ kept }: Making, key: string, work: () => Promise<T>): Promise<T> {
  if (!kept.has(key)) kept.set(key, await work());
  return kept.get(key) as T;
}

export interface Maker {
  readonly make: (at: Making, values: Values) => Promise<Became>;
  /** What follows once for all rows of a transaction. */
  readonly finish?: (at: Making) => Promise<void>;
  /** The field of the list that a field of the call is. */
  readonly fieldOf: (field: string) => string;
}

export type Tried = { readonly line: number } & (
  | { readonly became: Became; readonly errors?: undefined }
  | { readonly became?: undefined; readonly errors: Errors }
);

/** The matter a row belongs to. One the person may not capture on is as good as not there. */
export async function matterOf(at: Making, values: Values): Promise<OpenedMatter> {
  if (at.matterId !== null) {
    const { matterId } = at;
    return onceFor(at, 'the matter', async () => {
      const opened = await openToCapture(at.tx, at.actor, matterId, 'estate');
      at.matters.set(String(matterId), opened);
      return opened;
    });
  }
  const reference = String(values['matterReference']);
  const key = reference.toLowerCase();
  const known = at.matters.get(key);
  if (known) return known;
  const found = await matterReferenced(at.tx, key);
  const nowhere = (): never =>
    orRefuse(
      refuse(
        'matterReference',
        said('No matter of the firm has the file number {reference}. Import the matters first.', { reference }),
      ),
    );
  if (!found) return nowhere();
  const opened = await openToCapture(at.tx, at.actor, found.id, 'estate').catch((error: unknown) => {
    if (error instanceof NotFound || error instanceof NotAllowed) return nowhere();
    throw error;
  });
  at.matters.set(key, opened);
  return opened;
}

function gather(refusals: readonly Refusal[], fieldOf: Maker['fieldOf']): Errors {
  const errors: Record<string, Said[]> = {};
  for (const refusal of refusals) {
    const message = messageOf(refusal);
    (errors[fieldOf(refusal.field)] ??= []).push(message);
  }
  return errors;
}

/** What a row may be refused with; anything else is a fault of ours and stops the whole. */
function errorsOf(error: unknown, fieldOf: Maker['fieldOf']): Errors | undefined {
  if (error instanceof Refuses) return gather(error.refusals, fieldOf);
  if (error instanceof BadInput) {
    return Object.fromEntries(Object.entries(error.fields).map(([field, list]) => [fieldOf(field), list.map(asSaid)]));
  }
  if (error instanceof NotFound || error instanceof Conflict) return { row: [error.words] };
  if ((error as { code?: string }).code === '23505') return { row: [said('A record like this exists already.')] };
  return undefined;
}

/** Each cell by its kind. */
function readCells(fields: Fields, cells: Cells, format: DayFormat): { values: Values; refusals: Refusal[] } {
  const values: Record<string, unknown> = {};
  const refusals: Refusal[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = readSheetCell(field, cells[name] ?? '', name, format);
    if (isRefused(value)) refusals.push(...value.refusals);
    else if (value !== null && value !== '' && value !== false) values[name] = value;
    else if (field.isRequired) {
      refusals.push(...refuse(name, said('Fill in {label}.', { label: said(field.label) })).refusals);
    }
  }
  return { values, refusals };
}

const withoutFields = (values: Values, fields: Iterable<string>): Values => {
  const out = new Set(fields);
  return Object.fromEntries(Object.entries(values).filter(([field]) => !out.has(field)));
};

/** One row, in a savepoint: whole, or nothing of it and what is wrong. */
async function attempt(maker: Maker, at: Making, values: Values, isKept: boolean): Promise<Became | Errors> {
  await beginRow(at.tx);
  try {
    const became = await maker.make(at, values);
    await (isKept ? keepRow(at.tx) : undoRow(at.tx));
    return became;
  } catch (error) {
    const errors = errorsOf(error, maker.fieldOf);
    if (!errors) throw error;
    await undoRow(at.tx);
    return errors;
  }
}
const isMade = (outcome: Became | Errors): outcome is Became => typeof (outcome as Became).id === 'number';

/** For names that must be there and are not, so that the other rules get to speak. */
const standIns = (fields: Fields): Values =>
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
async function allErrors(maker: Maker, at: Making, fields: Fields, values: Values, first: Errors): Promise<Errors> {
  const errors: Record<string, Errors[string]> = { ...first };
  let left: Values = { ...standIns(fields), ...withoutFields(values, Object.keys(first)) };
  for (let round = 1; round < mostRounds; round += 1) {
    const outcome = await attempt(maker, at, left, false);
    if (isMade(outcome)) break;
    const others = Object.entries(outcome).filter(([field]) => field in values && !(field in errors));
    if (others.length === 0) break;
    for (const [field, list] of others) errors[field] = list;
    left = withoutFields(left, Object.keys(outcome));
  }
  return errors;
}

/** Makes each row whole or not at all: one that is refused leaves nothing behind. */
export async function makeEach(
  maker: Maker,
  at: Making,
  { fields, format }: { readonly fields: Fields; readonly format: DayFormat },
  rows: readonly Pick<SheetRow, 'line' | 'cells'>[],
): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const { line, cells } of rows) {
    const { values, refusals } = readCells(fields, cells, format);
    const outcome = refusals.length > 0 ? gather(refusals, (field) => field) : await attempt(maker, at, values, true);
    tried.push(
      isMade(outcome)
        ? { line, became: outcome }
        : { line, errors: await allErrors(maker, at, fields, values, outcome) },
    );
  }
  return tried;
}
