import { type SystemType, systemTypes } from '@boedel/domain/matter/kinds';
import type { AccessRight } from '@boedel/domain/access/access-rights';
import { z } from 'zod';
import { del, get, allowOnMatter, post } from '../call';
import { done, id, idInQuery, numberInQuery, paging, version } from '../fields';
import { plainMessageSchema } from '../message.schema';
import type { RecordFields } from './field';
import {
  toAnswerSchemas,
  toSchemas,
  type SchemaOf,
  createSchemaOf,
  type StoredRowKeys,
  type FieldValues,
  type FieldWireValues,
} from './schemas';

/** The five things that are done with the rows of a matter, by the words most of the specification's paths have. */
export const matterVerbs = ['getbymatterid', 'getbyid', 'add', 'update', '_delete'] as const;
export type MatterRecordVerb = (typeof matterVerbs)[number];

type AddedSchemas = Readonly<Record<string, z.ZodType>>;

/**
 * Rows of a matter that are listed, opened, added, changed and deleted. The calls, who may make them, the table, masks,
 * search, the trail, the form and the list come from one declaration; what it demands besides is its area's own rule.
 */
export interface MatterRecord<F extends RecordFields = RecordFields, A extends AddedSchemas = AddedSchemas> {
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
  readonly spelled: Readonly<Partial<Record<MatterRecordVerb, string>>>;
  /** What the list's query calls the matter. */
  readonly matterIn: string;
  /** What an answer carries beside the fields: what was worked out from them. */
  readonly adds: A;
  /** What the list may be asked beside the usual. */
  readonly asks: z.ZodRawShape;
  /** Verbs that are beyond the specification. */
  readonly ours: readonly MatterRecordVerb[];
}

type MatterRecordDeclaration<F extends RecordFields, A extends AddedSchemas> = Pick<
  MatterRecord<F, A>,
  'table' | 'label' | 'one' | 'fields' | 'names'
> &
  Partial<Omit<MatterRecord<F, A>, 'table' | 'label' | 'one' | 'fields' | 'names'>>;

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- nothing is added unless it is told
type NoAddedSchemas = Record<never, never>;

/** Declares a record of a matter; whatever is not told is as most of them are. */
export const declareMatterRecord = <const F extends RecordFields, A extends AddedSchemas = NoAddedSchemas>(
  declared: MatterRecordDeclaration<F, A>,
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
export const recordWarning = z.object({
  field: z.string(),
  sentence: z.string(),
  /** The sentence with its values apart, where it has any. */
  said: plainMessageSchema.optional(),
});
export type RecordWarning = z.infer<typeof recordWarning>;

type AddedOutput<A extends AddedSchemas> = { readonly [K in keyof A]: A[K]['_zod']['output'] };
type AddedInput<A extends AddedSchemas> = { readonly [K in keyof A]: A[K]['_zod']['input'] };

interface MatterRowKeys extends StoredRowKeys {
  readonly matterID: number;
}
interface RowWarnings {
  /** Come with what was just saved; a list and a look have none. */
  readonly warnings: RecordWarning[];
}
/** A row as our own code hands it out. */
export type RecordView<R> =
  R extends MatterRecord<infer F, infer A> ? FieldValues<F> & AddedOutput<A> & MatterRowKeys & RowWarnings : never;
/** The same as it crosses the wire. */
export type RecordAnswer<R> =
  R extends MatterRecord<infer F, infer A> ? FieldWireValues<F> & AddedInput<A> & MatterRowKeys & RowWarnings : never;

/** What is filled in for a new row, and what is sent to change one. */
export const newRowSchema = <F extends RecordFields>({ fields }: Pick<MatterRecord<F>, 'fields'>) =>
  createSchemaOf<FieldValues<F> & { readonly matterID: number }, FieldWireValues<F> & { readonly matterID: number }>({
    matterID: id,
    ...toSchemas(fields),
  });
export const changedRowSchema = <F extends RecordFields>({ fields }: Pick<MatterRecord<F>, 'fields'>) =>
  createSchemaOf<FieldValues<F> & StoredRowKeys, FieldWireValues<F> & StoredRowKeys>({
    id,
    ...toSchemas(fields),
    version,
  });

export const rowAnswerSchema = <F extends RecordFields, A extends AddedSchemas>(record: MatterRecord<F, A>) =>
  createSchemaOf<RecordView<MatterRecord<F, A>>, RecordAnswer<MatterRecord<F, A>>>({
    id,
    matterID: id,
    ...toAnswerSchemas(record.fields),
    ...record.adds,
    warnings: z.array(recordWarning),
    version,
  });

/** How a list of a matter may be asked for; without `take` it brings all of it. */
export interface RecordListRequest {
  readonly searchString: string;
  readonly sortModelColId?: string;
  readonly sortModelSort: 'asc' | 'desc';
  readonly skip: number;
  readonly take?: number;
  readonly [asked: string]: unknown;
}
type RecordListQueryInput = { readonly [asked: string]: unknown } & Partial<Omit<RecordListRequest, 'skip' | 'take'>>;

const listQuery = ({ fields, matterIn, asks }: MatterRecord): SchemaOf<RecordListRequest, RecordListQueryInput> =>
  createSchemaOf<RecordListRequest, RecordListQueryInput>({
    [matterIn]: idInQuery,
    searchString: paging.searchString,
    sortModelColId: z.enum(['id', ...Object.keys(fields)], 'Sort by a column of the list.').optional(),
    sortModelSort: z.enum(['asc', 'desc']).default('asc'),
    skip: paging.skip,
    take: numberInQuery.pipe(z.int().min(1, 'Take at least 1.')).optional(),
    ...asks,
  });

/** The calls of a matter's record, each at the path the specification gives it. */
export function declareMatterRecordCalls<F extends RecordFields, A extends AddedSchemas>(record: MatterRecord<F, A>) {
  const { label, one, path, spelled, ours } = record;
  const toVerbPath = (verb: MatterRecordVerb): `/${string}` => {
    const word = spelled[verb] ?? verb;
    return word.startsWith('/') ? (word as `/${string}`) : `/api/${path}/${word}`;
  };
  const markAsOurs = (verb: MatterRecordVerb) => (ours.includes(verb) ? ({ ours: true } as const) : {});
  const writer = allowOnMatter('Capture Matter');
  const answer = rowAnswerSchema(record);
  return {
    getbymatterid: get(toVerbPath('getbymatterid'), {
      about: `${label} of a matter.`,
      who: allowOnMatter(),
      query: listQuery(record as unknown as MatterRecord),
      answer: z.array(answer),
      ...markAsOurs('getbymatterid'),
    }),
    getbyid: get(toVerbPath('getbyid'), {
      about: `One ${one}.`,
      who: allowOnMatter(),
      query: z.object({ id: idInQuery }),
      answer,
      ...markAsOurs('getbyid'),
    }),
    add: post(toVerbPath('add'), {
      about: `Adds a ${one}. Warnings come with the answer; they do not keep it from being saved.`,
      who: writer,
      body: newRowSchema<F>(record),
      answer,
      ...markAsOurs('add'),
    }),
    update: post(toVerbPath('update'), {
      about: `Changes a ${one}. A conflict answers 409 with the row as it stands.`,
      who: writer,
      body: changedRowSchema<F>(record),
      answer,
      ...markAsOurs('update'),
    }),
    _delete: del(toVerbPath('_delete'), {
      about: `Removes a ${one} from the matter.`,
      who: writer,
      body: z.object({ id }),
      answer: done,
      ...markAsOurs('_delete'),
    }),
  };
}

export type MatterRecordCallsOf<R extends MatterRecord> =
  R extends MatterRecord<infer F, infer A> ? ReturnType<typeof declareMatterRecordCalls<F, A>> : never;
