import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type RefusalError, refuse } from '@boedel/domain/law/refusal';
import type { PartyRow } from './party.store';

/** A day of death that cannot be: ahead of us, or before the birth. */
export function refuseDeath(
  { born_on }: Pick<PartyRow, 'born_on'>,
  diedOn: LocalDate,
  today: LocalDate,
): RefusalError | undefined {
  if (diedOn > today) return refuse('dateOfDeath', 'The date of death cannot be in the future.');
  return born_on && diedOn < born_on
    ? refuse('dateOfDeath', 'The date of death is before the date of birth.')
    : undefined;
}
