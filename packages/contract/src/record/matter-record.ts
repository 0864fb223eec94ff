import { type SystemType, systemTypes } from '@boedel/domain/matter/kinds';
import type { AccessRight } from '@boedel/domain/access/access-rights';
import { z } from 'zod';
import { del, get, onMatter, post } from '../call';
import { done, id, idInQuery, numberInQuery, paging, version } from '../fields';
import type { Fields } from './field';
import { answersOf, schemasOf, type Speaks, speaks, type Stored, type ValuesOf, type WireOf } from './schemas';

/** The five things that are done with the rows of a matter, by the words most of the specification's paths have. */
export const matterVerbs = ['getbymatterid', 'getbyid', 'add', 'update', '_delete'] as const;
export type MatterVerb = (typeof matterVerbs)[number];

type Adds = Readonly<Record<string, z.ZodType>>;

/**
 * Rows of a matter that are listed, opened, added, changed and deleted. The calls, who may make them, the table, masks,
 * search, the trail, the form and the list come from one declaration; what it demands besides is its area's own rule.
 */
export interface MatterRecord<F extends Fields = Fields, A extends Adds = Adds> {
  /** The table it is kept in; the trail and a look at a masked number name it so. */
  readonly table: string;
  /** The heading of the list. */
  readonly label: string;
  /** One of them, as a sentence says it: 'Add {liability}'. */
  readonly one: string;
  readonly fields: F;
  /** The field that names a row to people, or what is added to its answers for that. */
  readonly names: (keyof F | keyof A) & string;
  /** What somebody who was given the matter alone must have been let see. */
  readonly right: AccessRight;
  /** The types of matter that have such rows. */
  readonly systemTypes: readonly SystemType[];
  /** The word in its paths: `/api/liability/add`. */
  readonly path: string;
  /** Verbs the specification spells otherwise; one that begins with '/' is a whole path. */
  readonly spelled: Readonly<Partial<Record<MatterVerb, string>>>;
  /** What the list's query calls the matter. */
  readonly matterIn: string;
  /** What an answer carries beside the fields: what was worked out from them. */
  readonly adds: A;
  /** What the list may be asked beside the usual. */
  readonly asks: z.ZodRawShape;
  /** Verbs that are beyond the specification. */
  readonly ours: readonly MatterVerb[];
}

type Declared<F extends Fields, A extends Adds> = Pick<
  MatterRecord<F, A>,
  'table' | 'label' | 'one' | 'fields' | 'names'
> &
  Partial<Omit<MatterRecord<F, A>, 'table' | 'label' | 'one' | 'fields' | 'names'>>;

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- nothing is added unless it is told
type Nothing = Record<never, never>;

/** Declares a record of a matter; whatever is not told is as most of them are. */
export const matterRecord = <const F extends Fields, A extends Adds = Nothing>(
  declared: Declared<F, A>,
): MatterRecord<F, A> => ({
  right: 'estate',
  systemTypes,
  path: declared.table,
  spelled: {},
  matterIn: 'matterID',
  adds: {} as A,
  asks: {},
  ours: [],
  ...declared,
});

/** Something to look at again that does not keep the row from being saved. */
export const recordWarning = z.object({ field: z.string(), sentence: z.string() });
export type RecordWarning = z.infer<typeof recordWarning>;

type AddsOut<A extends Adds> = { readonly [K in keyof A]: A[K]['_zod']['output'] };
type AddsIn<A extends Adds> = { readonly [K in keyof A]: A[K]['_zod']['input'] };

interface OfMatter extends Stored {
  readonly matterID: number;
}
interface Warned {
  /** Come with what was just saved; a list and a look have none. */
  readonly warnings: RecordWarning[];
}
/** A row as our own code hands it out. */
export type RecordShown<R> =
  R extends MatterRecord<infer F, infer A> ? ValuesOf<F> & AddsOut<A> & OfMatter & Warned : never;
/** The same as it crosses the wire. */
export type RecordAnswer<R> =
  R extends MatterRecord<infer F, infer A> ? WireOf<F> & AddsIn<A> & OfMatter & Warned : never;

/** What is filled in for a new row, and what is sent to change one. */
export const newRow = <F extends Fields>({ fields }: Pick<MatterRecord<F>, 'fields'>) =>
  speaks<ValuesOf<F> & { readonly matterID: number }, WireOf<F> & { readonly matterID: number }>({
    matterID: id,
    ...schemasOf(fields),
  });
export const changedRow = <F extends Fields>({ fields }: Pick<MatterRecord<F>, 'fields'>) =>
  speaks<ValuesOf<F> & Stored, WireOf<F> & Stored>({ id, ...schemasOf(fields), version });

export const rowAnswer = <F extends Fields, A extends Adds>(record: MatterRecord<F, A>) =>
  speaks<RecordShown<MatterRecord<F, A>>, RecordAnswer<MatterRecord<F, A>>>({
    id,
    matterID: id,
    ...answersOf(record.fields),
    ...record.adds,
    warnings: z.array(recordWarning),
    version,
  });

/** How a list of a matter may be asked for; without `take` it brings all of it. */
export interface ListAsked {
  readonly searchString: string;
  readonly sortModelColId?: string;
  readonly sortModelSort: 'asc' | 'desc';
  readonly skip: number;
  readonly take?: number;
  readonly [asked: string]: unknown;
}
type ListSent = { readonly [asked: string]: unknown } & Partial<Omit<ListAsked, 'skip' | 'take'>>;

const listQuery = ({ fields, matterIn, asks }: MatterRecord): Speaks<ListAsked, ListSent> =>
  speaks<ListAsked, ListSent>({
    [matterIn]: idInQuery,
    searchString: paging.searchString,
    sortModelColId: z.enum(['id', ...Object.keys(fields)], 'Sort by a column of the list.').optional(),
    sortModelSort: z.enum(['asc', 'desc']).default('asc'),
    skip: paging.skip,
    take: numberInQuery.pipe(z.int().min(1, 'Take at least 1.')).optional(),
    ...asks,
  });

/** The calls of a matter's record, each at the path the specification gives it. */
export function matterRecordCalls<F extends Fields, A extends Adds>(record: MatterRecord<F, A>) {
  const { label, one, path, spelled, ours } = record;
  const at = (verb: MatterVerb): `/${string}` => {
    const word = spelled[verb] ?? verb;
    return word.startsWith('/') ? (word as `/${string}`) : `/api/${path}/${word}`;
  };
  const beyond = (verb: MatterVerb) => (ours.includes(verb) ? ({ ours: true } as const) : {});
  const writer = onMatter('Capture Matter');
  const answer = rowAnswer(record);
  return {
    getbymatterid: get(at('getbymatterid'), {
      about: `${label} of a matter.`,
      who: onMatter(),
      query: listQuery(record as unknown as MatterRecord),
      answer: z.array(answer),
      ...beyond('getbymatterid'),
    }),
    getbyid: get(at('getbyid'), {
      about: `One ${one}.`,
      who: onMatter(),
      query: z.object({ id: idInQuery }),
      answer,
      ...beyond('getbyid'),
    }),
    add: post(at('add'), {
      about: `Adds a ${one}. Warnings come with the answer; they do not keep it from being saved.`,
      who: writer,
      body: newRow<F>(record),
      answer,
      ...beyond('add'),
    }),
    update: post(at('update'), {
      about: `Changes a ${one}. A conflict answers 409 with the row as it stands.`,
      who: writer,
      body: changedRow<F>(record),
      answer,
      ...beyond('update'),
    }),
    _delete: del(at('_delete'), {
      about: `Removes a ${one} from the matter.`,
      who: writer,
      body: z.object({ id }),
      answer: done,
      ...beyond('_delete'),
    }),
  };
}

export type MatterRecordCalls<R extends MatterRecord> =
  R extends MatterRecord<infer F, infer A> ? ReturnType<typeof matterRecordCalls<F, A>> : never;
