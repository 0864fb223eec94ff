import { isMinor } from '../identity/minor';
import { assert } from '../law/assert';
import { type Family, type FamilyMember, legalParents, survived } from './family';

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
export function kinshipOf(family: Family): Kinship {
  const found = known.get(family) ?? readKinship(family);
  known.set(family, found);
  return found;
}

function readKinship(family: Family): Kinship {
  const { deceased } = family;
  const members = new Map(family.members.map((member) => [member.id, member]));
  const parents = new Map([deceased, ...family.members].map((person) => [person.id, legalParents(person)]));
  const children = new Map<string, string[]>();
  for (const [child, of] of parents) {
    for (const parent of of) children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const parentsOf = (id: string): readonly string[] => parents.get(id) ?? [];
  const childrenOf = (id: string): readonly string[] => children.get(id) ?? [];
  const distances = distancesFrom(deceased.id, parentsOf, childrenOf);
  const recognised = new Set(family.spouses.filter((spouse) => spouse.recognised !== false).map(({ id }) => id));
  const inOrder = ordering(family, recognised, distances);

  const member = (id: string): FamilyMember | undefined => members.get(id);
  const outlived = (id: string): boolean => {
    const person = member(id);
    return person !== undefined && survived(person, deceased.diedOn);
  };
  const worthy = (id: string): boolean => outlived(id) && member(id)!.disqualified === undefined;
  const takes = (id: string): boolean => worthy(id) && member(id)!.renounced === undefined;
  const gaveUp = (id: string): boolean => {
    const person = member(id);
    if (!person?.renounced || !worthy(id) || person.renounced.mentallyIll) return false;
    const day = person.renounced.on ?? deceased.diedOn;
    // The Act speaks of a minor on the day of the renunciation.
    return person.bornOn === undefined || (person.bornOn <= day && !isMinor(person.bornOn, day, 'ZA'));
  };

  return {
    family,
    member,
    parentsOf: (id) => inOrder(parentsOf(id)),
    childrenOf: (id) => inOrder(childrenOf(id)),
    survived: outlived,
    takes,
    gaveUp,
    spouses: inOrder([...recognised].filter(takes)),
    descendants: new Set(below(deceased.id, childrenOf).keys()),
    degreeOf: (id) => distances.get(id),
    nameOf: (id) => member(id)?.name ?? id,
    inOrder,
  };
}

/** Everybody is placed once; whoever the family does not know stands last, as listed. */
function ordering(
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
  const rankOf = (id: string): number => ranks.get(id) ?? ranks.size;
  return (ids) => [...new Set(ids)].sort((a, b) => rankOf(a) - rankOf(b));
}

/** Everybody below an ancestor with the number of steps down, nearest first. */
function below(ancestor: string, childrenOf: (id: string) => readonly string[]): Map<string, number> {
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

function distancesFrom(
  start: string,
  parentsOf: (id: string) => readonly string[],
  childrenOf: (id: string) => readonly string[],
): Map<string, number> {
  const nearest = new Map<string, number>();
  const reach = (id: string, degree: number): void => {
    if (id !== start && degree < (nearest.get(id) ?? Infinity)) nearest.set(id, degree);
  };
  // A circle cannot be, so the ladder of ancestors ends.
  for (const [ancestor, up] of [[start, 0] as const, ...below(start, parentsOf)]) {
    reach(ancestor, up);
    for (const [id, down] of below(ancestor, childrenOf)) reach(id, up + down);
  }
  return nearest;
}
