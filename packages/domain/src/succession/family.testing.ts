import { type LocalDate, toLocalDate } from '../dates/local-date';
import type { Family, FamilyMember, SpouseOfFamily } from './family';

/** For tests: people in few words. The deceased is `deceased` and died on 2 April 2026. */
export const died: LocalDate = toLocalDate('2026-04-02');
export const earlierDeath: LocalDate = toLocalDate('2020-01-31');

export const createMember = (
  id: string,
  parents: readonly string[] = [],
  more: Partial<FamilyMember> = {},
): FamilyMember => ({
  id,
  parents,
  ...more,
});
export const createChild = (id: string, more: Partial<FamilyMember> = {}): FamilyMember =>
  createMember(id, ['deceased'], more);
export const dead: Partial<FamilyMember> = { diedOn: earlierDeath };

export const createFamily = (
  members: readonly FamilyMember[],
  more: { spouses?: readonly SpouseOfFamily[]; parents?: readonly string[]; diedOn?: LocalDate } = {},
): Family => ({
  deceased: { id: 'deceased', diedOn: more.diedOn ?? died, parents: more.parents ?? [] },
  spouses: more.spouses ?? [],
  members,
});
