import type { LocalDate } from '../dates/local-date';
import { type Message, allOf, message } from '../law/message';
import type { OwnerClass, OwnerFacts, OwnershipGap } from './register';

/** What of a register is known beside its parts. */
export interface RegisterAnswers {
  /** The trust itself, of whom a gap is told that is nobody's in particular. */
  readonly trust: number;
  /** A trust for a purpose has nobody to name. */
  readonly isForPeople: boolean;
  /** Named, vested, or only potential. */
  readonly hasBeneficiary: boolean;
  /** When it was confirmed that only the trustees control the trust. */
  readonly controllersConfirmedOn: LocalDate | null;
}

/**
 * Who must be in every register: each founder, each trustee, each beneficiary the deed names, and who controls the trust
 * (Trust Property Control Act s 1 'beneficial owner', s 11A).
 */
export function listMissingClasses(facts: OwnerFacts, answers: RegisterAnswers, on: LocalDate): OwnershipGap[] {
  const hasPart = (...classes: readonly OwnerClass[]): boolean =>
    facts.parts.some(
      ({ class: as, from, to }) =>
        classes.includes(as) && (from === null || from <= on) && (as === 'founder' || to === null || to > on),
    );
  const missing: (Message | false)[] = [
    !hasPart('founder') && message('Add the founder: the person who made the trust.'),
    !hasPart('trustee') && message('Add the trustees, with the date of their letters of authority.'),
    answers.isForPeople &&
      !answers.hasBeneficiary &&
      message('Add the beneficiaries: those the deed names, and those who may be chosen.'),
    !hasPart('controller', 'ultimateOwner') &&
      answers.controllersConfirmedOn === null &&
      message('Add who else controls the trust, or confirm that only the trustees do.'),
  ];
  return missing.flatMap((says) => (says ? [{ party: answers.trust, says }] : []));
}

/** What the regulations ask of one owner and nobody captured, as a gap. */
export const describeMissingParticulars = (
  party: number,
  name: string,
  missing: readonly (string | Message)[],
): OwnershipGap[] =>
  missing.length === 0 ? [] : [{ party, says: message('{name}: enter {what}.', { name, what: allOf(missing) }) }];
