import type { RecordScreenRow } from '../../client/record/matter-record';
import { markPhrase, t } from '../../i18n/t';
import type { FieldOption } from '../../ui/fields/field';
import { formatAmountText, formatDate, toCents } from '../../ui/format';
import type { ListColumn } from '../../ui/list/column';

const readOriginal = (row: RecordScreenRow) =>
  row['reversalOf'] as { readonly day: string; readonly description: string } | null | undefined;
const readReversed = (row: RecordScreenRow): number => (row['reversedAmount'] as number | undefined) ?? 0;

const describePair = (row: RecordScreenRow): string => {
  const original = readOriginal(row);
  if (original) return t('Of {what}, {day}', { what: original.description, day: formatDate(original.day) });
  return readReversed(row) > 0
    ? t('{amount} refunded or returned', { amount: formatAmountText(toCents(readReversed(row))) })
    : '';
};

/** Shows an entry beside its refunds and returns. */
export const createPairColumn = (rows: readonly RecordScreenRow[]): readonly ListColumn<RecordScreenRow>[] =>
  rows.some((row) => readOriginal(row) || readReversed(row) > 0)
    ? [{ key: 'reversalOf', title: markPhrase('Refund or return'), value: describePair }]
    : [];

/** The entries money can come back of, for the field that asks which. */
export const listOriginalOptions = (rows: readonly RecordScreenRow[], dayField: string): readonly FieldOption[] =>
  rows
    .filter((row) => !readOriginal(row) && row['bankAccountID'] !== null)
    .map((row) => ({
      value: row.id,
      label: `${formatDate(row[dayField] as string)} · ${row['description'] as string} · ${formatAmountText(toCents(row['amount'] as number))}`,
    }));
