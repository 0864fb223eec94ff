import { type Cents, minus, sum } from '../money/cents';
import { addFractions, type Fraction, fraction, multiplyFractions, none } from '../money/fraction';
import type { Division } from './taken';
import type { Facts } from './facts';
import { groupBy } from './group-by';

/** The part of an asset that goes to the spouse, and to public benefit bodies; the rest goes to others. */
export interface AssetDestiny {
  readonly toSpouse: Fraction;
  readonly toPublicBenefit: Fraction;
}

const nobody: AssetDestiny = { toSpouse: none, toPublicBenefit: none };

export const isPublicBenefit = (facts: Facts, personId: string): boolean => {
  const kind = facts.people.get(personId)?.kind;
  return kind === 'publicBenefit' || kind === 'state';
};

/** Where the deceased's part of each asset that is kept goes. What was sold reaches nobody as an asset. */
export function destinies(facts: Facts, division: Division): (assetId: string) => AssetDestiny {
  const agreed = new Map(
    facts.estate.agreements.flatMap(({ assets }) => assets.map(({ assetId, to }) => [assetId, to] as const)),
  );
  const legacies = groupBy(
    division.legacies.filter((taken) => taken.assetId !== undefined),
    (taken) => taken.assetId!,
  );
  const ofResidue = classify(
    facts,
    division.residueTaken.map(({ personId, part }) => ({ personId, part })),
  );
  const byId = new Map(facts.assets.map((asset) => [asset.asset.id, asset]));
  return (assetId) => {
    const valued = byId.get(assetId);
    if (!valued || valued.inCash) return nobody;
    const takers = agreed.get(assetId);
    if (takers)
      return classify(
        facts,
        takers.map(({ personId, share }) => ({ personId, part: share })),
      );
    const taken = legacies.get(assetId) ?? [];
    if (taken.length === 0) return ofResidue;
    const value = valued.ofDeceased;
    if (value === 0) return nobody;
    const given = classify(
      facts,
      taken.map(({ personId, full }) => ({ personId, part: fraction(full, value) })),
    );
    return withRest(given, ofResidue, minus(value, sum(taken.map(({ full }) => full))), value);
  };
}

function withRest(given: AssetDestiny, residue: AssetDestiny, rest: Cents, value: Cents): AssetDestiny {
  if (rest <= 0) return given;
  const open = fraction(rest, value);
  return {
    toSpouse: addFractions(given.toSpouse, multiplyFractions(open, residue.toSpouse)),
    toPublicBenefit: addFractions(given.toPublicBenefit, multiplyFractions(open, residue.toPublicBenefit)),
  };
}

function classify(facts: Facts, parts: readonly { personId: string; part: Fraction }[]): AssetDestiny {
  let { toSpouse, toPublicBenefit } = nobody;
  for (const { personId, part } of parts) {
    if (facts.spouses.has(personId)) toSpouse = addFractions(toSpouse, part);
    else if (isPublicBenefit(facts, personId)) toPublicBenefit = addFractions(toPublicBenefit, part);
  }
  return { toSpouse, toPublicBenefit };
}
