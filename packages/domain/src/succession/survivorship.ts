import { addDays, type LocalDate } from '../dates/local-date';
import { type Family, type Kin, hasSurvived } from './family';

/** As the account says why somebody takes nothing. */
export const diedTooSoon = 'died within the survivorship period';

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

/** As the account says why somebody takes nothing of what the will left to nobody. */
export const diedBeforeCertain = 'died before it was certain that the benefit would fail (Harris v MacGregor)';

/**
 * The family as the law reads it where a survivorship clause leaves a gift to nobody: the intestate heirs are those on
 * the day the failure became certain, not on that of the death (*Harris v Assumed Administrator, Estate MacGregor* 1987
 * (3) SA 563 (A)) [check: that the rule reaches a clause of so many days]. Whoever died by then is as if dead before.
 */
export function keepHeirsWhenCertain(family: Family, named: ReadonlySet<string>, days: number | undefined): Family {
  const { diedOn } = family.deceased;
  const certain = family.members
    .filter((member) => named.has(member.id) && failsToOutlive(member, diedOn, days))
    .reduce<LocalDate | undefined>(
      (last, member) => (last === undefined || member.diedOn! > last ? member.diedOn : last),
      undefined,
    );
  if (certain === undefined) return family;
  return {
    ...family,
    members: family.members.map((member) =>
      member.diedOn !== undefined && member.diedOn <= certain && hasSurvived(member, diedOn)
        ? { ...member, disqualified: member.disqualified ?? diedBeforeCertain }
        : member,
    ),
  };
}
