import type { LocalDate } from '../dates/local-date';
import { type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';

/** Said when a claim, an asset or an entry comes after an account was lodged. */
export const standsInTheNext = 'An account has already been lodged, so this goes into the next one.';

/** Nothing is booked, changed or undone in the period of an account that was lodged. */
export const checkOpen = (field: string, day: LocalDate, lockedUpTo: LocalDate | null): RefusalError | undefined =>
  lockedUpTo === null || day > lockedUpTo
    ? undefined
    : refuse(
        field,
        message(
          'The account up to {lockedUpTo} has been lodged, so you cannot change entries up to then. Enter a correction with a later date.',
          {
            lockedUpTo,
          },
        ),
      );
