import { type Message, message } from './message';
import { addDays, type LocalDate, toLocalDate } from '../dates/local-date';
import { type RefusalError, refuse } from './refusal';

/** A row of law in force over a span of days, both ends counted. `note` carries what is not certain. */
export interface DatedRow {
  readonly from: LocalDate;
  readonly to?: LocalDate;
  readonly note?: string;
}

export interface DatedTable<Row extends DatedRow> {
  readonly rows: readonly Row[];
  /** The row in force on a day. No row covers it: a refusal, never the nearest row. */
  on(day: LocalDate): Row | RefusalError;
}

const noRow = 'No {subject} is on record for {day}. Ask the provider to load the figures for that date.';

/** Of words that say no row covers a day: of what, and for which day. */
export const findMissingRow = ({ key, values }: Message): Message['values'] => (key === noRow ? values : undefined);

/**
 * A dated table. Rows are written oldest first; a row without `to` ends the day before the next begins, and the last
 * one is open. `subject` completes the sentence a person reads when no row covers the day.
 */
export function createDatedTable<Row extends object>(
  subject: string,
  written: readonly (Row & { readonly from: string; readonly to?: string; readonly note?: string })[],
): DatedTable<Row & DatedRow> {
  const rows = written.map((row, index) => {
    const next = written[index + 1];
    const to = row.to ? toLocalDate(row.to) : next ? addDays(toLocalDate(next.from), -1) : undefined;
    return { ...row, from: toLocalDate(row.from), to };
  });
  return {
    rows,
    on: (day) =>
      rows.findLast((row) => row.from <= day && (row.to === undefined || day <= row.to)) ??
      refuse('date', message(noRow, { subject: message(subject), day })),
  };
}
