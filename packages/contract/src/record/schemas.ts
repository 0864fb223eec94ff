import { z } from 'zod';
import { id, version } from '../fields';
import type { Field, Fields, More } from './field';

export type Schemas<F extends Fields> = { [K in keyof F]: F[K]['schema'] };

/** The wire's schema of each field. */
export const schemasOf = <F extends Fields>(fields: F): Schemas<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema])) as Schemas<F>;

/** What is answered of each field. */
export const answersOf = (fields: Fields): z.ZodRawShape =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.answer ?? field.schema]));

type Held<F extends Field> = F['schema']['_zod']['output'];
type Sent<F extends Field> = F['schema']['_zod']['input'];
type Open<F extends Fields> = { [K in keyof F]: undefined extends Sent<F[K]> ? K : never }[keyof F];

/** The values of a record as our own code sees them: amounts are cents, days are days. */
export type ValuesOf<F extends Fields> = { readonly [K in keyof F]: Held<F[K]> };
/** The same as the wire carries them; what may be left out may be left out. */
export type WireOf<F extends Fields> = { readonly [K in Exclude<keyof F, Open<F>>]: Sent<F[K]> } & {
  readonly [K in Open<F>]?: Sent<F[K]>;
};

/**
 * A schema whose fields are known when the program runs: it checks each of them exactly, and tells the compiler no more
 * than what goes in and comes out. Spelling the schemas of all records out for the compiler took it most of its time.
 */
export type Speaks<Out, In = Out> = z.ZodType<Out, In>;
export const speaks = <Out, In = Out>(shape: z.ZodRawShape): Speaks<Out, In> =>
  z.object(shape) as unknown as Speaks<Out, In>;

export interface Stored {
  readonly id: number;
  readonly version: number;
}
export const stored = { id, version } as const;

/** Fields that belong together and are kept together, in one column of their own. */
export const nested = <const F extends Fields>(fields: F, more: More = {}) =>
  ({
    kind: 'nested',
    label: '',
    fields,
    schema: z.object(schemasOf(fields)).prefault({} as never) as unknown as z.ZodPrefault<
      Speaks<ValuesOf<F>, WireOf<F>>
    >,
    ...more,
  }) as const;

/** Several of the same kind that are saved with the record they belong to. */
export const list = <const F extends Fields>(label: string, fields: F, most: number, more: More = {}) =>
  ({
    kind: 'list',
    label,
    fields,
    schema: z
      .array(z.object(schemasOf(fields)) as unknown as Speaks<ValuesOf<F>, WireOf<F>>)
      .max(most)
      .default([]),
    ...more,
  }) as const;
