import type { RecordFields } from '@boedel/contract/record/field';
import type { MatterRecord, RecordWarning } from '@boedel/contract/record/matter-record';
import type { StoredRowKeys, FieldValues } from '@boedel/contract/record/schemas';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Country } from '@boedel/domain/law/country';
import type { Outcome } from '@boedel/domain/law/refusal';
import type { Tx } from '../db/database';
import type { Actor } from '../tenancy/actor';
import type { OpenedMatter } from '../tenancy/matter-door';

/** A row in the words of its fields. */
export type StoredRow<F extends RecordFields> = FieldValues<F> & StoredRowKeys & { readonly matterID: number };

/** Where a row is read. */
export interface RecordReading {
  readonly tx: Tx;
  readonly matter: OpenedMatter;
  /** Whose law holds in the matter, and the day it is there. */
  readonly country: Country;
  readonly today: LocalDate;
}

/** Where a row is changed. */
export interface RecordChange<F extends RecordFields> extends RecordReading {
  readonly actor: Actor;
  readonly now: Date;
  /** Many are saved in one go: whoever does so has checked what they come to together. */
  readonly isOneOfMany?: true;
  /** What was stored before; nothing while it is added. */
  readonly before?: StoredRow<F>;
}

/** What a rule says of values it lets pass: as they are to be kept, and what to look at again. */
export interface CheckedRecord<F extends RecordFields> {
  readonly values: FieldValues<F>;
  readonly warnings?: readonly RecordWarning[];
}

type Awaitable<T> = T | Promise<T>;

/**
 * What an area says of its record beside the declaration, each a plain function. All of it stands in the transaction of
 * the change: what throws or refuses leaves nothing behind.
 */
export interface RecordRules<F extends RecordFields, A extends MatterRecord['adds']> {
  /** Its law, asked before anything is saved and after the kinds of its fields were. Usually a call into `domain`. */
  check?(values: FieldValues<F>, at: RecordChange<F>): Awaitable<Outcome<CheckedRecord<F>>>;
  /** Whether it may go; a refusal keeps it. */
  remove?(row: StoredRow<F>, at: RecordChange<F>): Awaitable<Outcome<unknown>>;
  /** What follows from a change: dates that move, figures that are worked out again. */
  after?(
    change: { readonly before?: StoredRow<F> | undefined; readonly after?: StoredRow<F> },
    at: RecordChange<F>,
  ): Promise<void>;
  /** How fields kept in tables of their own are read for all rows of an answer, and saved with one. */
  readonly apart?: {
    read(ids: readonly number[], tx: Tx): Promise<readonly Partial<FieldValues<F>>[]>;
    save(id: number, values: FieldValues<F>, at: RecordChange<F>): Promise<void>;
  };
  /** What an answer carries beside the fields, for all the rows of an answer at once. */
  /** Null for a row that somebody removed between its reading and this one. */
  adds?(rows: readonly StoredRow<F>[], at: RecordReading): Awaitable<readonly (RecordAdditions<A> | null)[]>;
}
export type RecordAdditions<A extends MatterRecord['adds']> = { readonly [K in keyof A]: A[K]['_zod']['output'] };
