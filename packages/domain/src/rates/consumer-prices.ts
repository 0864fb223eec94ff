import { addDays, addMonths, fromDayParts, type LocalDate, toDayParts } from '../dates/local-date';
import { createDatedTable, type DatedRow } from '../law/dated';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type Fraction, parseDecimal } from '../money/fraction';

/** The consumer price index of one month, all urban areas, with where it was read. */
export interface ConsumerPrices {
  readonly index: Fraction;
  readonly source: string;
  readonly readOn: string;
}

/** The first and the last day of the month a day is in. */
export function findMonth(day: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } {
  const from = fromDayParts({ ...toDayParts(day), day: 1 });
  return { from, to: addDays(addMonths(from, 1), -1) };
}

const createMonth = (month: string, index: string, source: string, note?: string) => ({
  ...findMonth(`${month}-01` as LocalDate),
  index: parseDecimal(index),
  source,
  readOn: '2026-11-19',
  ...(note !== undefined && { note }),
});

const release = 'Statistics South Africa, P0141, December 2016 = 100';

/**
 * Statistics South Africa's headline index by month. Only months whose figure was seen in print are here; the rest are
 * entered on the screen from the publisher's own table, all on one base.
 */
export const consumerPrices = createDatedTable<ConsumerPrices>('consumer price index', [
  createMonth('2016-12', '100', release),
  createMonth('2019-02', '110.1', release, 'Read from a reprint; confirm it in the release.'),
  createMonth('2019-03', '111', release, 'Read from a reprint; confirm it in the release.'),
]);

/** The index of the month a day is in, or what to do where it is not on record. */
export function findConsumerPrices(day: LocalDate, field: string): Outcome<ConsumerPrices & DatedRow> {
  const row = consumerPrices.on(day);
  if (!isRefused(row)) return row;
  return refuse(
    field,
    message(
      'The consumer price index of {month} is not on record. Enter it here, or ask the provider to enter it under Rates and limits.',
      { month: day.slice(0, 7) },
    ),
  );
}
