import { type Warning } from '../law/refusal';
import type { LocalDate } from '../dates/local-date';

/** Anybody who has a part in a matter, as far as rules speak about them. */
export interface PartyFacts {
  readonly kind: string;
  readonly idNumber: string | null;
  readonly passportNumber: string | null;
  readonly registrationNumber: string | null;
  readonly taxNumber: string | null;
  readonly vatNumber: string | null;
  readonly dateOfBirth: LocalDate | null;
  readonly dateOfDeath: LocalDate | null;
  readonly gender: 0 | 1 | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
  readonly maritalStatus: string | null;
}

/** Something to look at again that does not keep the party from being saved. */
export type PartyWarning = Warning;
