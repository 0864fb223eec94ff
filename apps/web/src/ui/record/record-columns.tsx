import { type Field, type Fields, isMaskedKind } from '@boedel/contract/record/field';
import { t } from '../../i18n/t';
import { MaskedNumber } from '../figures/masked-number';
import { missing, percentageText } from '../format';
import type { CellValue, Column, ColumnKind } from '../list/column';

const valueAt = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((held, key) => (held as Readonly<Record<string, unknown>> | null)?.[key], row);

export interface RecordColumnsOptions<Row> {
  /** The column that names a row. */
  readonly names?: string;
  /** Shows one of a row's masked numbers in full. */
  readonly reveal?: (row: Row) => (path: string) => Promise<string | null>;
}

const kinds: Partial<Record<Field['kind'], ColumnKind>> = {
  day: 'day',
  money: 'money',
  percent: 'number',
  number: 'number',
};

/** How a kind is read in a list, where its value alone does not tell. */
function shownAs<Row>(key: string, field: Field, { reveal }: RecordColumnsOptions<Row>): Partial<Column<Row>> {
  const of = (row: Row): unknown => valueAt(row, key);
  if (isMaskedKind(field.kind) && reveal) {
    return {
      render: (row) => (
        <MaskedNumber
          value={(of(row) as string | null) ?? null}
          label={t(field.label)}
          onReveal={() => reveal(row)(key)}
        />
      ),
    };
  }
  switch (field.kind) {
    case 'flag':
      return { render: (row) => (of(row) === true ? t('Yes') : missing) };
    case 'percent':
      return { render: (row) => percentageText(of(row) as number | null) };
    case 'select':
      return { value: (row) => (of(row) ? t(field.labels?.[of(row) as string] ?? (of(row) as string)) : null) };
    case 'choice':
      return {
        value: (row) => {
          const chosen = field.choices?.find(({ value }) => value === of(row));
          return chosen ? t(chosen.label) : null;
        },
      };
    default:
      return {};
  }
}

/** A declared field as a list shows it; one that stands deeper by its path. */
export function columnOf<Row>(path: string, field: Field, options: RecordColumnsOptions<Row> = {}): Column<Row> {
  const kind = kinds[field.kind];
  return {
    key: path,
    title: field.label,
    ...(kind && { kind }),
    ...(path.includes('.') && { value: (row: Row) => valueAt(row, path) as CellValue }),
    ...(path === (options.names ?? 'name') && { strong: true }),
    ...shownAs(path, field, options),
  };
}

/** The columns of a list over declared fields. */
export const recordColumns = <Row,>(fields: Fields, options: RecordColumnsOptions<Row> = {}): Column<Row>[] =>
  Object.entries(fields)
    .filter(([, field]) => field.inList)
    .map(([key, field]) => columnOf(key, field, options));
