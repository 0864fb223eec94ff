import { type RecordField, type RecordFields, isMaskedKind } from '@boedel/contract/record/field';
import { t } from '../../i18n/t';
import { MaskedNumber } from '../figures/masked-number';
import { missing, formatPercentage } from '../format';
import type { CellValue, ListColumn, ListColumnKind } from '../list/column';

const readValueAt = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((held, key) => (held as Readonly<Record<string, unknown>> | null)?.[key], row);

export interface RecordColumnsOptions<Row> {
  /** The column that names a row. */
  readonly names?: string;
  /** Shows one of a row's masked numbers in full. */
  readonly reveal?: (row: Row) => (path: string) => Promise<string | null>;
}

const kinds: Partial<Record<RecordField['kind'], ListColumnKind>> = {
  day: 'day',
  money: 'money',
  percent: 'number',
  number: 'number',
};

/** How a kind is read in a list, where its value alone does not tell. */
function formatColumnValue<Row>(
  key: string,
  field: RecordField,
  { reveal }: RecordColumnsOptions<Row>,
): Partial<ListColumn<Row>> {
  const readColumn = (row: Row): unknown => readValueAt(row, key);
  if (isMaskedKind(field.kind) && reveal) {
    return {
      render: (row) => (
        <MaskedNumber
          value={(readColumn(row) as string | null) ?? null}
          label={t(field.label)}
          onReveal={() => reveal(row)(key)}
        />
      ),
    };
  }
  switch (field.kind) {
    case 'flag':
      return { render: (row) => (readColumn(row) === true ? t('Yes') : missing) };
    case 'percent':
      return { render: (row) => formatPercentage(readColumn(row) as number | null) };
    case 'select':
      return {
        value: (row) =>
          readColumn(row) ? t(field.labels?.[readColumn(row) as string] ?? (readColumn(row) as string)) : null,
      };
    case 'choice':
      return {
        value: (row) => {
          const chosen = field.choices?.find(({ value }) => value === readColumn(row));
          return chosen ? t(chosen.label) : null;
        },
      };
    default:
      return {};
  }
}

/** A declared field as a list shows it; one that stands deeper by its path. */
export function createColumn<Row>(
  path: string,
  field: RecordField,
  options: RecordColumnsOptions<Row> = {},
): ListColumn<Row> {
  const kind = kinds[field.kind];
  return {
    key: path,
    title: field.label,
    ...(kind && { kind }),
    ...(path.includes('.') && { value: (row: Row) => readValueAt(row, path) as CellValue }),
    ...(path === (options.names ?? 'name') && { strong: true }),
    ...formatColumnValue(path, field, options),
  };
}

/** The columns of a list over declared fields. */
export const createFieldColumns = <Row,>(
  fields: RecordFields,
  options: RecordColumnsOptions<Row> = {},
): ListColumn<Row>[] =>
  Object.entries(fields)
    .filter(([, field]) => field.inList)
    .map(([key, field]) => createColumn(key, field, options));
