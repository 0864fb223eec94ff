import { addDays, addMonths, fromDayParts, type LocalDate, toDayParts } from '../dates/local-date';
import { createDatedTable, type DatedRow } from '../law/dated';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import {
  compareFractions,
  divideFractions,
  type Fraction,
  fraction,
  multiplyFractions,
  parseDecimal,
} from '../money/fraction';
import { onBaseOf2021, onBaseOf2024 } from './consumer-price-months';

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

const table = 'Statistics South Africa, P0141, CPI History, table B1';
const readOn = '2026-11-19';

/** December 2021 on the base December 2024 = 100: what links the months that are at hand on the earlier base alone. */
const link = fraction(861, 1000);

const createMonths = (
  published: Readonly<Record<string, string>>,
  toMonth: (index: Fraction) => Omit<ConsumerPrices, 'readOn'> & { readonly note?: string },
) =>
  Object.entries(published).flatMap(([first, line]) =>
    line.split(' ').map((index, nth) => ({
      ...findMonth(addMonths(`${first}-01` as LocalDate, nth)),
      ...toMonth(parseDecimal(index)),
      readOn,
    })),
  );

/**
 * Statistics South Africa's headline index by month, December 2024 = 100. Months after the last are entered on the
 * screen from the publisher's own table, on the same base.
 */
export const consumerPrices = createDatedTable<ConsumerPrices>('consumer price index', [
  ...createMonths(onBaseOf2021, (index) => ({
    index: multiplyFractions(index, link),
    source: `${table}, December 2021 = 100, linked by 0.861`,
    note: 'Printed on the base December 2021 = 100 and linked by 0.861. Confirm it in the latest CPI History.',
  })),
  ...createMonths(onBaseOf2024, (index) => ({ index, source: `${table}, December 2024 = 100` })),
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

const [least, most] = [fraction(4, 5), fraction(5, 4)];

/**
 * Publishers begin the index anew every few years. A month on another base than those around it would multiply a
 * commencement value, so it is refused where it is far from the nearest month on record within a year.
 */
export function checkIndexBase(month: LocalDate, index: Fraction): Outcome<undefined> {
  const near = Array.from({ length: 12 }, (_, nth) => nth + 1)
    .flatMap((months) => [addMonths(month, -months), addMonths(month, months)])
    .map((day) => consumerPrices.on(day))
    .find((row) => !isRefused(row));
  if (near === undefined || isRefused(near)) return undefined;
  const ratio = divideFractions(index, near.index);
  if (compareFractions(ratio, least) > 0 && compareFractions(ratio, most) < 0) return undefined;
  return refuse(
    'index',
    message(
      'This index is on another base than {near} on record for {month}. Enter it on the base December 2024 = 100.',
      { near: String(Number(near.index.n) / Number(near.index.d)), month: near.from.slice(0, 7) },
    ),
  );
}
