import { addMonths, type LocalDate } from '../dates/local-date';

const bands = [
  [6, 'Less than 6 months'],
  [12, '6 to 12 months'],
  [24, '1 to 2 years'],
  [36, '2 to 3 years'],
] as const;

/** How long something has been open, in the words of a report. */
export const describeAge = (opened: LocalDate, today: LocalDate): string =>
  bands.find(([months]) => today < addMonths(opened, months))?.[1] ?? '3 years and more';
