import { type LocalDate, localDate } from '../dates/local-date';
import type { Family, FamilyMember, Spouse } from './family';

/** For tests: people in few words. The deceased is `deceased` and died on 2 April 2026. */
export const died: LocalDate = localDate('2026-04-02');
export const earlierDeath: LocalDate = localDate('2020-01-31');

export const person = (
  id: string,
  parents: readonly string[] = [],
  more: Partial<FamilyMember> = {},
): FamilyMember => ({
  id,
  parents,
  ...more,
});
export const child = (id: string, more: Partial<FamilyMember> = {}): FamilyMember => person(id, ['deceased'], more);
export const dead: Partial<FamilyMember> = { diedOn: earlierDeath };

export const familyOf = (
  members: readonly FamilyMember[],
  more: { spouses?: readonly Spouse[]; parents?: readonly string[]; diedOn?: LocalDate } = {},
): Family => ({
  deceased: { id: 'deceased', diedOn: more.diedOn ?? died, parents: more.parents ?? [] },
  spouses: more.spouses ?? [],
  members,
});
