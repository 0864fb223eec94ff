import type { RecordField, RecordFields } from '@boedel/contract/record/field';
import type { TableColumn } from '../db/table';

/** What `createColumns` does when the program runs, as types, so that rows of declared fields are typed. */

type SnakeCase<
  Text extends string,
  Before extends 'small' | 'capital' = 'capital',
> = Text extends `${infer Sign}${infer Rest}`
  ? Sign extends Lowercase<Sign>
    ? `${Sign}${SnakeCase<Rest, 'small'>}`
    : `${Before extends 'small' ? '_' : ''}${Lowercase<Sign>}${SnakeCase<Rest, 'capital'>}`
  : '';

type DayColumn<Name extends string> = Name extends `date_of_${infer Rest}`
  ? `${Rest}_on`
  : Name extends `${infer Rest}_date`
    ? `${Rest}_on`
    : `${Name}_on`;

type ColumnName<Name, F extends RecordField> = F extends { readonly column: infer Column extends string }
  ? Column
  : Name extends string
    ? F['kind'] extends 'money'
      ? `${SnakeCase<Name>}_cents`
      : F['kind'] extends 'day'
        ? DayColumn<SnakeCase<Name>>
        : SnakeCase<Name>
    : never;

/** PostgreSQL gives exact decimals as text, and takes them as numbers too. */
type ColumnContent<F extends RecordField> = F['kind'] extends 'percent'
  ? string | F['schema']['_zod']['output']
  : F['schema']['_zod']['output'];

export type ColumnsOf<F extends RecordFields> = {
  readonly [K in keyof F as ColumnName<K, F[K]>]: TableColumn<ColumnContent<F[K]>>;
};
export type ColumnValuesOf<F extends RecordFields> = {
  readonly [K in keyof F as ColumnName<K, F[K]>]: F[K]['schema']['_zod']['output'];
};
