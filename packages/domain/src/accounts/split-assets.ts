import { type Cents, minus, nil, pickSmaller } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { Legacy, Taker } from '../estate/will';
import type { DrawingFacts, ValuedAsset } from './facts';
import { groupBy } from './group-by';
import type { EstateDivision } from './taken';
import { createWeightSplitter } from '../money/weights';

export type AwardCapacity = 'byRight' | 'heir';
export type AssetHolding = 'full' | 'holder' | 'bareOwner';
export type TakingGround = 'byRight' | 'legacy' | 'residue' | 'agreement';

/** Told of everybody who takes of an asset, once for each. */
export type GiveAsset = (
  personId: string,
  capacity: AwardCapacity,
  value: Cents,
  as: AssetHolding,
  ground: TakingGround,
  share?: Fraction,
  legacy?: Legacy,
) => void;

/**
 * Splits assets among those who take them: by agreement, else the survivor's half by right, legacies, and the rest by
 * the parts of the residue. It tells rather than lists, as a large estate has many heirs to many assets.
 */
export function createAssetSplitter(
  facts: DrawingFacts,
  division: EstateDivision,
  heirs: { readonly has: (personId: string) => boolean },
): (valued: ValuedAsset, give: GiveAsset) => void {
  const agreed = new Map<string, readonly Taker[]>(
    facts.estate.agreements.flatMap(({ assets }) => assets.map(({ assetId, to }) => [assetId, to] as const)),
  );
  const legacies = groupBy(
    division.legacies.filter(({ assetId }) => assetId !== undefined),
    ({ assetId }) => assetId!,
  );
  const order = new Map([...facts.people.keys()].map((id, index) => [id, index]));
  const placePerson = (id: string): number => order.get(id) ?? order.size;
  const residue = division.residueTaken
    .filter(({ part }) => part.n > 0n)
    .sort((a, b) => placePerson(a.personId) - placePerson(b.personId) || (a.as < b.as ? -1 : 1));
  const residueWeights = createWeightSplitter(residue.map(({ part }) => part));
  return (valued, give) => {
    const takers = agreed.get(valued.asset.id);
    if (takers) return splitByAgreement(facts, valued, takers, heirs, placePerson, give);
    if (valued.joint && facts.survivor !== undefined) {
      give(facts.survivor, 'byRight', valued.ofSurvivor, 'full', 'byRight');
    }
    let rest = valued.ofDeceased;
    for (const { personId, full, origin, part } of legacies.get(valued.asset.id) ?? []) {
      give(personId, 'heir', full, origin.as === 'cash' ? 'full' : origin.as, 'legacy', part, origin.legacy);
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
function splitByAgreement(
  facts: DrawingFacts,
  valued: ValuedAsset,
  takers: readonly Taker[],
  heirs: { readonly has: (personId: string) => boolean },
  place: (id: string) => number,
  give: GiveAsset,
): void {
  const listed = [...takers].sort((a, b) => place(a.personId) - place(b.personId));
  const values = createWeightSplitter(listed.map(({ share }) => share)).split(valued.value);
  for (const [index, { personId, share }] of listed.entries()) {
    const value = values[index]!;
    if (personId !== facts.survivor || !facts.joint) {
      give(personId, 'heir', value, 'full', 'agreement', share);
      continue;
    }
    const own = heirs.has(personId) ? pickSmaller(value, valued.ofSurvivor) : value;
    if (own > 0) give(personId, 'byRight', own, 'full', 'agreement', share);
    if (value > own) give(personId, 'heir', minus(value, own), 'full', 'agreement', share);
  }
}
