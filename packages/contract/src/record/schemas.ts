import { z } from 'zod';
import { id, version } from '../fields';
import type { RecordField, RecordFields, FieldOptions } from './field';

export type FieldSchemas<F extends RecordFields> = { [K in keyof F]: F[K]['schema'] };

/** The wire's schema of each field. */
export const toSchemas = <F extends RecordFields>(fields: F): FieldSchemas<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])) as FieldSchemas<F>;

/** What is answered of each field. */
export const toAnswerSchemas = (fields: RecordFields): z.ZodRawShape =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.answer ?? field.schema]));

type FieldOutput<F extends RecordField> = F['schema']['_zod']['output'];
type FieldInput<F extends RecordField> = F['schema']['_zod']['input'];
type OptionalFieldNames<F extends RecordFields> = {
  [K in keyof F]: undefined extends FieldInput<F[K]> ? K : never;
}[keyof F];

/** The values of a record as our own code sees them: amounts are cents, days are days. */
export type FieldValues<F extends RecordFields> = { readonly [K in keyof F]: FieldOutput<F[K]> };
/** The same as the wire carries them; what may be left out may be left out. */
export type FieldWireValues<F extends RecordFields> = {
  readonly [K in Exclude<keyof F, OptionalFieldNames<F>>]: FieldInput<F[K]>;
} & {
  readonly [K in OptionalFieldNames<F>]?: FieldInput<F[K]>;
};

/**
 * A schema whose fields are known when the program runs: it checks each of them exactly, and tells the compiler no more
 * than what goes in and comes out. Spelling the schemas of all records out for the compiler took it most of its time.
 */
export type SchemaOf<Out, In = Out> = z.ZodType<Out, In>;
export const createSchemaOf = <Out, In = Out>(shape: z.ZodRawShape): SchemaOf<Out, In> =>
  z.object(shape) as unknown as SchemaOf<Out, In>;

export interface StoredRowKeys {
  readonly id: number;
  readonly version: number;
}
export const stored = { id, version } as const;

/** Fields that belong together and are kept together, in one column of their own. */
export const nestedField = <const F extends RecordFields>(fields: F, more: FieldOptions = {}) =>
  ({
    kind: 'nested',
    label: '',
    fields,
    schema: z.object(toSchemas(fields)).prefault({} as never) as unknown as z.ZodPrefault<
      SchemaOf<FieldValues<F>, FieldWireValues<F>>
    >,
    ...more,
  }) as const;

/** Several of the same kind that are saved with the record they belong to. */
export const list = <const F extends RecordFields>(label: string, fields: F, most: number, more: FieldOptions = {}) =>
  ({
    kind: 'list',
    label,
    fields,
    schema: z
      .array(z.object(toSchemas(fields)) as unknown as SchemaOf<FieldValues<F>, FieldWireValues<F>>)
      .max(most)
      .default([]),
    ...more,
  }) as const;
