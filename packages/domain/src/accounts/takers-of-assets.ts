import {
  addFractions,
  divideFractions,
  type Fraction,
  fraction,
  reduceFraction,
  multiplyFractions,
  none,
  subtractFractions,
  sumFractions,
  whole,
} from '../money/fraction';
import type { Taker } from '../estate/will';
import type { EstateDivision } from './taken';
import type { DrawingFacts, ValuedAsset } from './facts';
import { groupBy } from './group-by';

/** The part of an asset that goes to the spouse, and to public benefit bodies; the rest goes to others. */
export interface AssetDestiny {
  readonly toSpouse: Fraction;
  readonly toPublicBenefit: Fraction;
  readonly toOthers: Fraction;
}

const nobody: AssetDestiny = { toSpouse: none, toPublicBenefit: none, toOthers: whole };

/** In lowest terms, once for all the assets that go the same way. */
const createDestiny = (toSpouse: Fraction, toPublicBenefit: Fraction): AssetDestiny => ({
  toSpouse: reduceFraction(toSpouse),
  toPublicBenefit: reduceFraction(toPublicBenefit),
  toOthers: reduceFraction(subtractFractions(whole, addFractions(toSpouse, toPublicBenefit))),
});

export const isPublicBenefit = (facts: DrawingFacts, personId: string): boolean => {
  const kind = facts.people.get(personId)?.kind;
  return kind === 'publicBenefit' || kind === 'state';
};

/** A surviving spouse, or a trust in which everything vests in one: Estate Duty Act s 4(q) deducts what either takes. */
export function isForSpouse(facts: DrawingFacts, personId: string): boolean {
  if (facts.taxSpouses.has(personId)) return true;
  const trust = facts.people.get(personId)?.spouseTrust;
  return trust !== undefined && !trust.mayGiveToOthers && facts.taxSpouses.has(trust.spouseId);
}

/** Parts without those that are left out, in proportion so that they come to as much as before. */
function leaveOut<T extends { readonly personId: string; readonly part: Fraction }>(
  parts: readonly T[],
  isOut: (one: T) => boolean,
): readonly { readonly personId: string; readonly part: Fraction }[] {
  const kept = parts.filter((one) => !isOut(one));
  if (kept.length === parts.length || kept.length === 0) return parts;
  const rest = sumFractions(kept.map(({ part }) => part));
  const all = sumFractions(parts.map(({ part }) => part));
  // Where the annuity is worth all of it, those who own it have no value, and the asset all the same.
  if (rest.n === 0n) {
    return kept.map(({ personId }) => ({ personId, part: multiplyFractions(all, fraction(1, kept.length)) }));
  }
  const scale = divideFractions(all, rest);
  return kept.map(({ personId, part }) => ({ personId, part: multiplyFractions(part, scale) }));
}

/** Where the deceased's part of each asset that is kept goes. What was sold reaches nobody as an asset. */
export function createDestinyFinder(facts: DrawingFacts, division: EstateDivision): (assetId: string) => AssetDestiny {
  const agreed = new Map(
    facts.estate.agreements.flatMap(({ assets }) => assets.map(({ assetId, to }) => [assetId, to] as const)),
  );
  const legacies = groupBy(
    division.legacies.filter((taken) => taken.assetId !== undefined),
    (taken) => taken.assetId!,
  );
  // Who has an annuity has no part of what it is charged on: that goes to those who own it [check].
  const ofResidue = classify(
    facts,
    leaveOut(
      division.residueTaken,
      ({ as }) => as === 'holder' && facts.estate.will?.residue?.limited?.right === 'annuity',
    ),
  );
  const byId = new Map(facts.assets.map((asset) => [asset.asset.id, asset]));
  return (assetId) => {
    const valued = byId.get(assetId);
    // ITA s 9HA(2): what a spouse takes for the accrual claim rolls over, as what a spouse inherits does.
    const settled = valued?.asset.settlesAccrualOf;
    if (settled !== undefined && facts.taxSpouses.has(settled)) return createDestiny(whole, none);
    if (!valued || valued.inCash) return nobody;
    const takers = agreed.get(assetId);
    if (takers) return findAgreedDestiny(facts, valued, takers);
    const taken = legacies.get(assetId) ?? [];
    if (taken.length === 0) return ofResidue;
    // Parts as the will gives them, not as cents come out: an asset may be worth little and have cost much.
    const parts = leaveOut(
      taken.map(({ personId, part, origin }) => ({ personId, part: part!, origin })),
      ({ origin: { legacy, as } }) => as === 'holder' && legacy.kind === 'limited' && legacy.right === 'annuity',
    );
    const open = subtractFractions(whole, sumFractions(parts.map(({ part }) => part)));
    return addResidueDestiny(classify(facts, parts), ofResidue, open);
  };
}

/**
 * Agreed parts are of the whole asset. Of a joint one the survivor's own half counts first: only what goes beyond it
 * comes from the deceased, and the others share the rest of the deceased's half by their parts.
 */
function findAgreedDestiny(facts: DrawingFacts, { joint }: ValuedAsset, takers: readonly Taker[]): AssetDestiny {
  const parts = takers.map(({ personId, share }) => ({ personId, part: share }));
  if (!joint || facts.survivor === undefined) return classify(facts, parts);
  const others = parts.filter(({ personId }) => personId !== facts.survivor);
  const ofOthers = sumFractions(others.map(({ part }) => part));
  const ofSurvivor = subtractFractions(whole, ofOthers);
  const beyond = subtractFractions(addFractions(ofSurvivor, ofSurvivor), whole);
  const toSurvivor = beyond.n > 0n ? beyond : none;
  if (ofOthers.n === 0n) return createDestiny(whole, none);
  const scale = divideFractions(subtractFractions(whole, toSurvivor), ofOthers);
  const rest = classify(
    facts,
    others.map(({ personId, part }) => ({ personId, part: multiplyFractions(part, scale) })),
  );
  return createDestiny(addFractions(rest.toSpouse, toSurvivor), rest.toPublicBenefit);
}

function addResidueDestiny(given: AssetDestiny, residue: AssetDestiny, open: Fraction): AssetDestiny {
  if (open.n <= 0n) return given;
  return createDestiny(
    addFractions(given.toSpouse, multiplyFractions(open, residue.toSpouse)),
    addFractions(given.toPublicBenefit, multiplyFractions(open, residue.toPublicBenefit)),
  );
}

function classify(facts: DrawingFacts, parts: readonly { personId: string; part: Fraction }[]): AssetDestiny {
  let [toSpouse, toPublicBenefit] = [none, none];
  for (const { personId, part } of parts) {
    if (facts.taxSpouses.has(personId)) toSpouse = addFractions(toSpouse, part);
    else if (isPublicBenefit(facts, personId)) toPublicBenefit = addFractions(toPublicBenefit, part);
  }
  return createDestiny(toSpouse, toPublicBenefit);
}
