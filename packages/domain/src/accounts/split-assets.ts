import { type Cents, minus, nil, smaller } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { Taker } from '../estate/will';
import type { Facts, ValuedAsset } from './facts';
import { groupBy } from './group-by';
import type { Division } from './taken';
import { weightsOf } from '../money/weights';

export type Capacity = 'byRight' | 'heir';
export type HeldAs = 'full' | 'holder' | 'bareOwner';
export type TakenBy = 'byRight' | 'legacy' | 'residue' | 'agreement';

/** Told of everybody who takes of an asset, once for each. */
export type Give = (
  personId: string,
  capacity: Capacity,
  value: Cents,
  as: HeldAs,
  ground: TakenBy,
  share?: Fraction,
) => void;

/**
 * Splits assets among those who take them: by agreement, else the survivor's half by right, legacies, and the rest by
 * the parts of the residue. It tells rather than lists, as a large estate has many heirs to many assets.
 */
export function assetSplitter(
  facts: Facts,
  division: Division,
  heirs: { readonly has: (personId: string) => boolean },
): (valued: ValuedAsset, give: Give) => void {
  const agreed = new Map<string, readonly Taker[]>(
    facts.estate.agreements.flatMap(({ assets }) => assets.map(({ assetId, to }) => [assetId, to] as const)),
  );
  const legacies = groupBy(
    division.legacies.filter(({ assetId }) => assetId !== undefined),
    ({ assetId }) => assetId!,
  );
  const order = new Map([...facts.people.keys()].map((id, index) => [id, index]));
  const place = (id: string): number => order.get(id) ?? order.size;
  const residue = division.residueTaken
    .filter(({ part }) => part.n > 0n)
    .sort((a, b) => place(a.personId) - place(b.personId) || (a.as < b.as ? -1 : 1));
  const residueWeights = weightsOf(residue.map(({ part }) => part));
  return (valued, give) => {
    const takers = agreed.get(valued.asset.id);
    if (takers) return byAgreement(facts, valued, takers, heirs, place, give);
    if (valued.joint && facts.survivor !== undefined) {
      give(facts.survivor, 'byRight', valued.ofSurvivor, 'full', 'byRight');
    }
    let rest = valued.ofDeceased;
    for (const { personId, full, origin } of legacies.get(valued.asset.id) ?? []) {
      give(personId, 'heir', full, origin.as === 'cash' ? 'full' : origin.as, 'legacy');
      rest = minus(rest, full);
    }
    if (rest <= nil || residue.length === 0) return;
    const parts = residueWeights.split(rest);
    for (let index = 0; index < residue.length; index += 1) {
      const { personId, as, part } = residue[index]!;
      give(personId, 'heir', parts[index]!, as, 'residue', part);
    }
  };
}

/**
 * By agreement, or under s 38: the parts are of the whole asset. The survivor's own half is taken by right; what goes
 * beyond it is set against the inheritance, where there is one.
 */
function byAgreement(
  facts: Facts,
  valued: ValuedAsset,
  takers: readonly Taker[],
  heirs: { readonly has: (personId: string) => boolean },
  place: (id: string) => number,
  give: Give,
): void {
  const listed = [...takers].sort((a, b) => place(a.personId) - place(b.personId));
  const values = weightsOf(listed.map(({ share }) => share)).split(valued.value);
  for (const [index, { personId, share }] of listed.entries()) {
    const value = values[index]!;
    if (personId !== facts.survivor || !facts.joint) {
      give(personId, 'heir', value, 'full', 'agreement', share);
      continue;
    }
    const own = heirs.has(personId) ? smaller(value, valued.ofSurvivor) : value;
    if (own > 0) give(personId, 'byRight', own, 'full', 'agreement', share);
    if (value > own) give(personId, 'heir', minus(value, own), 'full', 'agreement', share);
  }
}
