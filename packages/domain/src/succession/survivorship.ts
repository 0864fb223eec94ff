import { addDays, type LocalDate } from '../dates/local-date';
import { type Family, type Kin, hasSurvived } from './family';

/** As the account says why somebody takes nothing. */
export const diedTooSoon = 'died within the days of the survivorship clause';

/** The last day on which a beneficiary's death still undoes the benefit: the day of the death itself is not counted. */
export const computeLastDay = (diedOn: LocalDate, days: number): LocalDate => addDays(diedOn, days);

/** Outlived the deceased, and yet not by as many days as the will asks for. */
export const failsToOutlive = (person: Kin, diedOn: LocalDate, days: number | undefined): boolean =>
  days !== undefined &&
  person.diedOn !== undefined &&
  hasSurvived(person, diedOn) &&
  person.diedOn <= computeLastDay(diedOn, days);

/**
 * The family as a will with a survivorship clause reads it: whoever died within its days stands as if dead before the
 * deceased, so that substitutes and issue step in. What the will leaves open goes by the law, which asks no such days.
 */
export function keepOutliving(family: Family, days: number | undefined): Family {
  const { diedOn } = family.deceased;
  if (!family.members.some((member) => failsToOutlive(member, diedOn, days))) return family;
  return {
    ...family,
    members: family.members.map((member) =>
      failsToOutlive(member, diedOn, days) ? { ...member, disqualified: member.disqualified ?? diedTooSoon } : member,
    ),
  };
}
