import { type FamilyDraft, type DraftPerson, formatDraftName } from './family-draft';

/** What two people did to one family at the same time, by name. */
export interface TreeDifferences {
  readonly onlyMine: readonly string[];
  readonly onlyTheirs: readonly string[];
  readonly changed: readonly string[];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const indexByKey = ({ people }: FamilyDraft): ReadonlyMap<string, DraftPerson> =>
  new Map(people.map((one) => [one.key, one]));

export function compareDrafts(mine: FamilyDraft, theirs: FamilyDraft): TreeDifferences {
  const [ours, others] = [indexByKey(mine), indexByKey(theirs)];
  const listNames = (people: Iterable<DraftPerson>): string[] => [...people].map(formatDraftName);
  return {
    onlyMine: listNames(mine.people.filter(({ key }) => !others.has(key))),
    onlyTheirs: listNames(theirs.people.filter(({ key }) => !ours.has(key))),
    changed: listNames(mine.people.filter((one) => others.has(one.key) && !isSame(one, others.get(one.key)))),
  };
}

/** Mine on top of theirs: whom they added stays; whom they took out and I kept is drawn anew. */
export function applyMine(mine: FamilyDraft, base: FamilyDraft, theirs: FamilyDraft): FamilyDraft {
  const [before, now] = [indexByKey(base), indexByKey(theirs)];
  const added = theirs.people.filter(({ key }) => !before.has(key));
  const marriages = theirs.marriages.filter(({ spouse }) => added.some(({ key }) => key === spouse));
  return {
    ...mine,
    people: [...mine.people.map((one) => (one.id != null && !now.has(one.key) ? { ...one, id: null } : one)), ...added],
    marriages: [
      ...mine.marriages.map((one) =>
        one.id != null && !theirs.marriages.some(({ id }) => id === one.id) ? { ...one, id: null } : one,
      ),
      ...marriages,
    ],
  };
}
