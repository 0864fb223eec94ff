import { listLegalParents } from '../succession/family';
import type { TreeFamily, TreePerson } from './drawing';

/** Who stands to whom in the drawing. Everybody named here is in the family. */
export interface FamilyTies {
  readonly deceased: string;
  readonly everybody: readonly string[];
  /** By which somebody hangs in the drawing. */
  readonly parentsOf: (id: string) => readonly string[];
  /** Eldest first; who has no day of birth comes last. */
  readonly childrenOf: (id: string) => readonly string[];
  /** Parents of one child, and couples: in the order of the marriages, then of the children. */
  readonly partnersOf: (id: string) => readonly string[];
  /** Ancestors of the deceased and whoever descends from them. */
  readonly blood: ReadonlySet<string>;
  /** Blood, their partners, and the children those brought along. */
  readonly reached: ReadonlySet<string>;
}

const add = (to: Map<string, string[]>, key: string, value: string): void => {
  const list = to.get(key);
  if (!list) to.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
};

type TieStep = (id: string) => readonly string[];
function collectReachable(from: Iterable<string>, ...steps: readonly TieStep[]): Set<string> {
  const seen = new Set(from);
  for (const id of seen) for (const step of steps) for (const next of step(id)) seen.add(next);
  return seen;
}

function buildTies(family: TreeFamily, parents: ReadonlyMap<string, readonly string[]>): FamilyTies {
  const { deceased, people, couples } = family;
  const children = new Map<string, string[]>();
  const partners = new Map<string, string[]>();
  const addPair = (a: string, b: string): void => {
    add(partners, a, b);
    add(partners, b, a);
  };
  for (const [a, b] of couples) if (parents.has(a) && parents.has(b) && a !== b) addPair(a, b);
  for (const { id } of sortPeople(people)) {
    const [one, other] = parents.get(id)!;
    for (const parent of parents.get(id)!) add(children, parent, id);
    if (one !== undefined && other !== undefined) addPair(one, other);
  }
  const listParents: TieStep = (id) => parents.get(id) ?? [];
  const listChildren: TieStep = (id) => children.get(id) ?? [];
  const listPartners: TieStep = (id) => partners.get(id) ?? [];
  const blood = collectReachable(collectReachable([deceased], listParents), listChildren);
  return {
    deceased,
    everybody: sortPeople(people).map(({ id }) => id),
    parentsOf: listParents,
    childrenOf: listChildren,
    partnersOf: listPartners,
    blood,
    reached: collectReachable(blood, listPartners, listChildren),
  };
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const sortPeople = (people: readonly TreePerson[]): TreePerson[] =>
  people.toSorted(
    (a, b) =>
      byText(a.bornOn ?? '9999', b.bornOn ?? '9999') || byText(a.name ?? '', b.name ?? '') || byText(a.id, b.id),
  );

/**
 * Somebody adopted hangs from the parents in law; where those are strangers to the family, from the parents by birth,
 * so that a child who was given away is still seen.
 */
export function readTies(family: TreeFamily): FamilyTies {
  const known = new Set(family.people.map(({ id }) => id));
  const keepFamilyOnly = (id: string, parents: readonly string[] = []): readonly string[] =>
    [...new Set(parents)].filter((parent) => known.has(parent) && parent !== id).slice(0, 2);
  const inLaw = new Map(
    family.people.map((person) => [person.id, keepFamilyOnly(person.id, listLegalParents(person))]),
  );
  const ties = buildTies(family, inLaw);
  const away = family.people.filter(({ id, adoption }) => adoption && !ties.reached.has(id));
  if (away.length === 0) return ties;
  for (const { id, parents } of away) inLaw.set(id, keepFamilyOnly(id, parents));
  return buildTies(family, inLaw);
}
