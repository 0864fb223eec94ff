import { type Draft, type DraftPerson, nameOf } from './family-draft';

/** What two people did to one family at the same time, by name. */
export interface Differences {
  readonly onlyMine: readonly string[];
  readonly onlyTheirs: readonly string[];
  readonly changed: readonly string[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const byKey = ({ people }: Draft): ReadonlyMap<string, DraftPerson> => new Map(people.map((one) => [one.key, one]));

export function differencesOf(mine: Draft, theirs: Draft): Differences {
  const [ours, others] = [byKey(mine), byKey(theirs)];
  const names = (people: Iterable<DraftPerson>): string[] => [...people].map(nameOf);
  return {
    onlyMine: names(mine.people.filter(({ key }) => !others.has(key))),
    onlyTheirs: names(theirs.people.filter(({ key }) => !ours.has(key))),
    changed: names(mine.people.filter((one) => others.has(one.key) && !same(one, others.get(one.key)))),
  };
}

/** Mine on top of theirs: whom they added stays; whom they took out and I kept is drawn anew. */
export function mineOver(mine: Draft, base: Draft, theirs: Draft): Draft {
  const [before, now] = [byKey(base), byKey(theirs)];
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
