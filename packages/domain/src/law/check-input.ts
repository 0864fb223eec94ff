import type { LocalDate } from '../dates/local-date';
import type { DatedTable, DatedRow } from './dated';
import { isRefused, type Outcome, type RefusalError, refuse } from './refusal';

/** An amount that only makes sense at nought or more. */
export const checkNotNegative = (field: string, amount: number | undefined): RefusalError | undefined =>
  amount === undefined || (Number.isSafeInteger(amount) && amount >= 0)
    ? undefined
    : refuse(field, 'Enter an amount of 0 or more, in whole cents.');

/** A day that may not lie after another; the sentence says what to correct. */
export const checkNotAfter = (
  field: string,
  day: LocalDate | undefined,
  limit: LocalDate | undefined,
  sentence: string,
): RefusalError | undefined =>
  day === undefined || limit === undefined || day <= limit ? undefined : refuse(field, sentence);

/** The row in force on a day; where none is, the refusal names the input field that asked for it. */
export function findRowOn<Row extends DatedRow>(table: DatedTable<Row>, day: LocalDate, field: string): Outcome<Row> {
  const row = table.on(day);
  if (!isRefused(row)) return row;
  const [why] = row.refusals;
  return refuse(field, why!.words ?? why!.sentence);
}
