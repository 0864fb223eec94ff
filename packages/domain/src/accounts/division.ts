import { collectRefusals, isRefused, type Outcome, type Refused, refuse } from '../law/refusal';
import { type Cents, minus, nil, notBelowNil, plus, sum } from '../money/cents';
import { type Fraction, fraction, multiplyFractions } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { divideTestate, type TestateDivision } from '../succession/testate';
import type { Facts } from './facts';
import { applyAdvances } from './advances';
import { residueInterest } from './residue-interest';
import type { Division, LegacyTaken, ResidueTaken } from './taken';
import { type LegacyOrigin, willForDivision } from './will-for-division';

/** The part of each asset that the deceased could leave: all of it, or the half of a joint one. */
const leftByDeceased = (facts: Facts): ReadonlyMap<string, Cents> =>
  new Map(
    facts.assets
      .filter(({ asset }) => asset.treatment !== 'outstanding')
      .map(({ asset, ofDeceased }) => [asset.id, ofDeceased]),
  );

/** Divides a balance under the will and, for what it leaves open, by intestacy. */
export function divide(facts: Facts, balance: Cents): Outcome<Division> {
  const partOf = leftByDeceased(facts);
  const prepared = willForDivision(facts, partOf);
  if (isRefused(prepared)) return prepared;
  const { will, family, origins, interests, byHand } = prepared;
  const given = new Set(will.legacies.flatMap(({ gives }) => ('asset' in gives ? [gives.asset] : [])));
  const divided = divideTestate({
    country: facts.estate.country,
    balance,
    assets: [...given].sort().map((id) => ({ id, value: partOf.get(id)! })),
    will,
    family,
  });
  if (isRefused(divided)) return elsewhere(divided);
  const { legacies, residue, intestate } = divided.value;
  if (intestate && !facts.estate.family && !byHand) {
    return refuse(
      'family',
      'The will does not dispose of everything. Capture the family, so that the intestate heirs can be found.',
      'Intestate Succession Act 81 of 1987 s 1',
    );
  }
  const plain = residueOf(divided.value);
  const collated = applyAdvances(facts, residue.residue, plain, family);
  if (isRefused(collated)) return collated;
  const limited = residueInterest(facts, residue.residue, collated);
  if (isRefused(limited)) return limited;
  return {
    balance,
    legacies: legacies.flatMap((award) => takenOf(award, origins.get(award.legacy)!)),
    residue: residue.residue,
    residueTaken: limited.taken,
    reducedBy: sum(legacies.map((award) => award.reducedBy)),
    worked: divided,
    interests,
    ...(limited.worth && { residueInterest: limited.worth }),
  };
}

function takenOf(award: TestateDivision['legacies'][number], origin: LegacyOrigin): LegacyTaken[] {
  const { legacy } = origin;
  const full =
    award.reducedBy === 0
      ? award.takers.map((taker) => taker.amount)
      : shareOut(
          award.takers.length === 0 ? nil : award.value,
          award.takers.map((taker) => taker.share),
        );
  const clause = legacy.clause === undefined ? award.rule : `clause ${legacy.clause}, ${award.rule}`;
  return award.takers.map((taker, index) => ({
    personId: taker.heir,
    origin,
    full: full[index]!,
    amount: taker.amount,
    ground: clause,
    ...(legacy.kind !== 'cash' && { assetId: legacy.assetId }),
  }));
}

/** The residue with its parts: written ones, and for intestate heirs the part of what was left open. */
function residueOf({ residue, intestate }: TestateDivision): ResidueTaken[] {
  const merged = new Map<string, ResidueTaken>();
  const add = (one: ResidueTaken): void => {
    const before = merged.get(one.personId);
    merged.set(
      one.personId,
      before
        ? {
            ...before,
            amount: plus(before.amount, one.amount),
            part: fractionOf(plus(before.amount, one.amount), residue.residue),
            ground: `${before.ground}; ${one.ground}`,
          }
        : one,
    );
  };
  for (const { heir, amount, share, rule } of residue.awards) {
    add({ personId: heir, amount, part: share, as: 'full', ground: rule });
  }
  const open = fractionOf(residue.intestate, residue.residue);
  for (const { heir, amount, share } of intestate?.value.awards ?? []) {
    const part = share ? multiplyFractions(open, share) : fractionOf(amount, residue.residue);
    const ground = `Intestate Succession Act ${intestate!.value.section}`;
    add({ personId: heir, amount, part, as: 'full', ground, ...(!share && { fixed: true }) });
  }
  return [...merged.values()];
}

const fractionOf = (part: Cents, of: Cents): Fraction => (of === 0 ? fraction(0) : fraction(part, of));

/** Refusals of the division, named by where the estate holds the field. */
function elsewhere(refused: Refused): Refused {
  const moved = refused.refusals.map(({ field, sentence, section }) => {
    if (field === 'country') return refuse('intestateHeirs', sentence, section);
    if (/^(members|spouses|deceased)/.test(field)) return refuse(`family.${field}`, sentence, section);
    return refuse(/^(legacies|residue)/.test(field) ? `will.${field}` : field, sentence, section);
  });
  return collectRefusals(moved)!;
}

/** The same division with every legacy at full value and the lack reported, as a projection wants it. */
export function divideUnreduced(facts: Facts, balance: Cents): Outcome<Division & { readonly unfunded: Cents }> {
  const lacking = notBelowNil(minus(nil, balance));
  const first = divide(facts, notBelowNil(balance));
  if (isRefused(first)) return first;
  if (first.reducedBy === 0) return { ...first, unfunded: lacking };
  const full = divide(facts, plus(notBelowNil(balance), first.reducedBy));
  return isRefused(full) ? full : { ...full, unfunded: plus(lacking, first.reducedBy) };
}
