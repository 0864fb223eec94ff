import type { LocalDate } from '../dates/local-date';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import type { WaitStanding } from './waiting-on';

/** What was asked lies behind us, and the answer lies behind the question. */
export function checkAwaited(
  { sinceDate, answeredDate }: { readonly sinceDate: LocalDate; readonly answeredDate: LocalDate | null },
  today: LocalDate,
): RefusalError | undefined {
  return collectRefusals([
    sinceDate > today ? refuse('sinceDate', 'This day is in the future.') : undefined,
    answeredDate !== null && answeredDate > today ? refuse('answeredDate', 'This day is in the future.') : undefined,
    answeredDate !== null && answeredDate < sinceDate
      ? refuse('answeredDate', 'Enter the date of the request or a later date.')
      : undefined,
  ]);
}

/** Something is chased while it is awaited, and next on a later day. */
export function checkChase(
  wait: WaitStanding | undefined,
  { chasedOn, nextOn }: { readonly chasedOn: LocalDate; readonly nextOn: LocalDate | null },
  today: LocalDate,
): RefusalError | undefined {
  if (!wait) return refuse('key', 'This item is no longer outstanding. Reload the list.');
  return collectRefusals([
    chasedOn > today ? refuse('chasedDate', 'This day is in the future.') : undefined,
    chasedOn < wait.since
      ? refuse(
          'chasedDate',
          message('You have been waiting for it since {day}. Choose that day or a later one.', { day: wait.since }),
        )
      : undefined,
    nextOn !== null && nextOn <= chasedOn ? refuse('nextDate', 'Choose a date after this follow-up.') : undefined,
  ]);
}
