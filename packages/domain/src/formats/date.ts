import { clockAt } from '../dates/instant';
import type { LocalDate } from '../dates/local-date';
import { type Country, defaultCountry } from '../law/country';
import { missing } from './amount';

/** '2026-03-01', or '-' when there is no date. */
export const formatDate = (date: LocalDate | null | undefined): string => date ?? missing;

/** '2026-03-01 14:05:09' on the country's clock, or '-' when there is no instant. */
export function formatDateTime(instant: Date | null | undefined, country: Country = defaultCountry): string {
  if (instant === null || instant === undefined || Number.isNaN(instant.getTime())) return missing;
  const { day, time } = clockAt(instant, country);
  return `${day} ${time}`;
}
