import { countDaysBetween, type LocalDate } from '../dates/local-date';
import { type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { fraction } from '../money/fraction';

export interface AccrualSplit {
  /** Up to and with the day of the boundary. */
  readonly before: Cents;
  readonly after: Cents;
}

/**
 * Income or an expense of a period that runs over a boundary (the death, the end of a year), parted by days. Both ends of
 * the period and the day of the boundary itself count; the part after takes what rounding leaves.
 */
export function splitByDays(
  amount: Cents,
  period: { readonly from: LocalDate; readonly to: LocalDate },
  boundary: LocalDate,
): Outcome<WorkedResult<AccrualSplit>> {
  if (period.to < period.from) return refuse('toDate', 'The period ends before it begins. Correct one of the dates.');
  const days = countDaysBetween(period.from, period.to) + 1;
  const daysBefore = Math.min(days, Math.max(0, countDaysBetween(period.from, boundary) + 1));
  const before = daysBefore === 0 ? nil : roundHalfUp(times(amount, fraction(daysBefore, days)));
  const after = minus(amount, before);
  return startWorking('Parted by days', 'Common practice')
    .line('For the whole period', amount)
    .line(message('{daysBefore} of {days} days up to {boundary}', { daysBefore, days, boundary }), before)
    .line('After it', after)
    .gives({ before, after });
}
