import { isMinor } from '../identity/minor';
import { assert } from '../law/assert';
import { type Family, type FamilyMember, listLegalParents, hasSurvived } from './family';

/** Questions about a family that passed `checkFamily`. Lists come in the order of the account. */
export interface Kinship {
  readonly family: Family;
  readonly member: (id: string) => FamilyMember | undefined;
  readonly parentsOf: (id: string) => readonly string[];
  readonly childrenOf: (id: string) => readonly string[];
  /** Outlived the deceased, whether or not willing and worthy to inherit. */
  readonly survived: (id: string) => boolean;
  /** Outlived the deceased, is not disqualified and has not renounced. */
  readonly takes: (id: string) => boolean;
  /** Renounced while of age and of sound mind, with nothing else in the way. */
  readonly gaveUp: (id: string) => boolean;
  /** Surviving spouses who take, in order. */
  readonly spouses: readonly string[];
  readonly descendants: ReadonlySet<string>;
  /** Steps up to the common ancestor and down again; undefined where there is no blood tie. */
  readonly degreeOf: (id: string) => number | undefined;
  /** By name, where the family knows one: for what is said to people. */
  readonly nameOf: (id: string) => string;
  /** Spouses, then by degree and birth date, then as captured; who is no relation comes last. An id decides nothing. */
  readonly inOrder: (ids: Iterable<string>) => string[];
}

const known = new WeakMap<Family, Kinship>();

/** One estate is divided again and again: before tax, before duty and after. Its family is read once. */
export function getKinship(family: Family): Kinship {
  const found = known.get(family) ?? readKinship(family);
  known.set(family, found);
  return found;
}

function readKinship(family: Family): Kinship {
  const { deceased } = family;
  const members = new Map(family.members.map((member) => [member.id, member]));
  const parents = new Map([deceased, ...family.members].map((person) => [person.id, listLegalParents(person)]));
  const children = new Map<string, string[]>();
  for (const [child, of] of parents) {
    for (const parent of of) children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const listParents = (id: string): readonly string[] => parents.get(id) ?? [];
  const listChildren = (id: string): readonly string[] => children.get(id) ?? [];
  const distances = measureDistances(deceased.id, listParents, listChildren);
  const recognised = new Set(family.spouses.filter((spouse) => spouse.recognised !== false).map(({ id }) => id));
  const inOrder = createOrdering(family, recognised, distances);

  const findMember = (id: string): FamilyMember | undefined => members.get(id);
  const hasOutlived = (id: string): boolean => {
    const person = findMember(id);
    return person !== undefined && hasSurvived(person, deceased.diedOn);
  };
  const isWorthy = (id: string): boolean => hasOutlived(id) && findMember(id)!.disqualified === undefined;
  const isTaking = (id: string): boolean => isWorthy(id) && findMember(id)!.renounced === undefined;
  const hasGivenUp = (id: string): boolean => {
    const person = findMember(id);
    if (!person?.renounced || !isWorthy(id) || person.renounced.mentallyIll) return false;
    const day = person.renounced.on ?? deceased.diedOn;
    // The Act speaks of a minor on the day of the renunciation.
    return person.bornOn === undefined || (person.bornOn <= day && !isMinor(person.bornOn, day, 'ZA'));
  };

  return {
    family,
    member: findMember,
    parentsOf: (id) => inOrder(listParents(id)),
    childrenOf: (id) => inOrder(listChildren(id)),
    survived: hasOutlived,
    takes: isTaking,
    gaveUp: hasGivenUp,
    spouses: inOrder([...recognised].filter(isTaking)),
    descendants: new Set(measureBelow(deceased.id, listChildren).keys()),
    degreeOf: (id) => distances.get(id),
    nameOf: (id) => findMember(id)?.name ?? id,
    inOrder,
  };
}

/** Everybody is placed once; whoever the family does not know stands last, as listed. */
function createOrdering(
  { deceased, members }: Family,
  spouses: ReadonlySet<string>,
  distances: ReadonlyMap<string, number>,
): (ids: Iterable<string>) => string[] {
  const placed = [deceased, ...members].map(({ id, bornOn = '9999-12-31' }) => ({
    id,
    bornOn, // unknown stands last
    place: spouses.has(id) ? 0 : (distances.get(id) ?? 1_000),
  }));
  placed.sort((a, b) => a.place - b.place || (a.bornOn < b.bornOn ? -1 : a.bornOn > b.bornOn ? 1 : 0));
  const ranks = new Map(placed.map(({ id }, rank) => [id, rank]));
  const rankMember = (id: string): number => ranks.get(id) ?? ranks.size;
  return (ids) => [...new Set(ids)].sort((a, b) => rankMember(a) - rankMember(b));
}

/** Everybody below an ancestor with the number of steps down, nearest first. */
function measureBelow(ancestor: string, childrenOf: (id: string) => readonly string[]): Map<string, number> {
  const steps = new Map<string, number>();
  let level = [ancestor];
  for (let step = 1; level.length > 0; step += 1) {
    const next = [...new Set(level.flatMap(childrenOf))].filter((id) => !steps.has(id));
    for (const id of next) steps.set(id, step);
    level = next;
  }
  assert(!steps.has(ancestor), 'nobody is an own descendant');
  return steps;
}

function measureDistances(
  start: string,
  parentsOf: (id: string) => readonly string[],
  childrenOf: (id: string) => readonly string[],
): Map<string, number> {
  const nearest = new Map<string, number>();
  const reachMember = (id: string, degree: number): void => {
    if (id !== start && degree < (nearest.get(id) ?? Infinity)) nearest.set(id, degree);
  };
  // A circle cannot be, so the ladder of ancestors ends.
  for (const [ancestor, up] of [[start, 0] as const, ...measureBelow(start, parentsOf)]) {
    reachMember(ancestor, up);
    for (const [id, down] of measureBelow(ancestor, childrenOf)) reachMember(id, up + down);
  }
  return nearest;
}
