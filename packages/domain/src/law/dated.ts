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
  /** What the table is called, as it completes 'No … is on record'. */
  readonly subject: string;
  readonly rows: readonly Row[];
  /** The row in force on a day. No row covers it: a refusal, never the nearest row. */
  on(day: LocalDate): Row | RefusalError;
  /**
   * Rows that were entered after the release, in place of those entered before. One that begins on the day of another
   * replaces it; any other ends the row before it.
   */
  setEnteredRows(entered: readonly Row[]): void;
}

const noRow = 'No {subject} is on record for {day}. Ask the provider to load the figures for that date.';

/** Of words that say no row covers a day: of what, and for which day. */
export const findMissingRow = ({ key, values }: Message): Message['values'] => (key === noRow ? values : undefined);

/** Whether words say that no row covers a day, whatever way out they add. */
export const isMissingRow = ({ key }: Message): boolean => key.startsWith(noRow.slice(0, noRow.indexOf('.')));

/** A row without its own end lasts until the day before the next one, and none lasts longer. */
function endRows<Row extends DatedRow>(begun: readonly Row[]): Row[] {
  return begun.map((row, index) => {
    const next = begun[index + 1];
    const last = next && addDays(next.from, -1);
    const to = row.to === undefined || (last !== undefined && last < row.to) ? last : row.to;
    return to === row.to ? row : { ...row, to };
  });
}

/**
 * A dated table. Rows are written oldest first; a row without `to` ends the day before the next begins, and the last
 * one is open. `subject` completes the sentence a person reads when no row covers the day.
 */
export function createDatedTable<Row extends object>(
  subject: string,
  written: readonly (Row & { readonly from: string; readonly to?: string; readonly note?: string })[],
): DatedTable<Row & DatedRow> {
  const begun = written.map((row) => ({
    ...row,
    from: toLocalDate(row.from),
    to: row.to ? toLocalDate(row.to) : undefined,
  })) as readonly (Row & DatedRow)[];
  const shipped = endRows(begun);
  let rows = shipped;
  return {
    subject,
    get rows() {
      return rows;
    },
    on: (day) =>
      rows.findLast((row) => row.from <= day && (row.to === undefined || day <= row.to)) ??
      refuse('date', message(noRow, { subject: message(subject), day })),
    setEnteredRows: (entered) => {
      if (entered.length === 0) {
        rows = shipped;
        return;
      }
      const byDay = new Map([...begun, ...entered].map((row) => [row.from, row]));
      rows = endRows([...byDay.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1)));
    },
  };
}
