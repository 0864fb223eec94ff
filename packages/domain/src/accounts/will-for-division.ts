import { collectRefusals, isRefused, type Outcome, type Refused, refuse } from '../law/refusal';
import type { Worked } from '../law/worked';
import type { Cents } from '../money/cents';
import { multiplyFractions, subtractFractions, sumFractions, whole } from '../money/fraction';
import { type CreatedInterest, type InterestValue, valueCreatedInterest } from '../limited-interests/created-interest';
import type { Holder } from '../limited-interests/factors';
import type { Estate } from '../estate/estate';
import { at } from '../estate/path';
import type { Person } from '../estate/person';
import type { InterestHolder, Legacy, Legatee, LimitedLegacy, Taker } from '../estate/will';
import type { Family, FamilyMember } from '../succession/family';
import type { Benefit, Legacy as DividedLegacy, ResidueShare, Will as DividedWill } from '../succession/will';
import type { Facts } from './facts';
import { weightsOf } from './weights';

/** Where a legacy of the division came from: one entry of the will may name several takers. */
export interface LegacyOrigin {
  readonly legacy: Legacy;
  readonly as: 'cash' | 'full' | 'holder' | 'bareOwner';
}
export interface WillForDivision {
  readonly will: DividedWill;
  readonly family: Family;
  readonly origins: ReadonlyMap<string, LegacyOrigin>;
  readonly interests: ReadonlyMap<string, Worked<InterestValue>>;
  /** Heirs captured by hand stand in for the intestate ones. */
  readonly byHand: boolean;
}

/**
 * The will as the law of succession divides it: one taker an entry, each at its value. What an asset or a part of one
 * is worth is found here, so that a limited interest and a half of a joint asset need no words of their own there.
 */
export function willForDivision(facts: Facts, partOf: ReadonlyMap<string, Cents>): Outcome<WillForDivision> {
  const { estate } = facts;
  const legacies: DividedLegacy[] = [];
  const origins = new Map<string, LegacyOrigin>();
  const interests = new Map<string, Worked<InterestValue>>();
  const parts = new Map<string, AssetPart[]>();
  const refused: Refused[] = [];
  const add = (id: string, origin: LegacyOrigin, benefit: Benefit, cash: Cents): void => {
    legacies.push({ ...benefit, id, kind: origin.legacy.preLegacy ? 'preLegacy' : 'legacy', gives: { cash } });
    origins.set(id, origin);
  };
  estate.will?.legacies.forEach((legacy, index) => {
    if (legacy.kind === 'cash') {
      // Money legacies are paid in the first account.
      const { personId: to, amount, substitutes, noRepresentation } = legacy;
      const benefit = { to, substitutes, noRepresentation };
      return facts.request.sequence > 1 ? undefined : add(legacy.id, { legacy, as: 'cash' }, benefit, amount);
    }
    const value = partOf.get(legacy.assetId);
    if (value === undefined) return undefined; // It stands in another account.
    if (legacy.kind === 'asset') {
      const own = legacy.to.map((taker) => ({ id: `${legacy.id}/${taker.personId}`, legacy, taker }));
      parts.set(legacy.assetId, [...(parts.get(legacy.assetId) ?? []), ...own]);
      return undefined;
    }
    const worth = valueInterest(facts, legacy, value, at('will', 'legacies', index));
    if (isRefused(worth)) return void refused.push(worth);
    interests.set(legacy.id, worth);
    for (const as of ['holder', 'bareOwner'] as const) {
      for (const { personId: to, value: part } of as === 'holder' ? worth.value.holders : worth.value.bareOwners) {
        add(`${legacy.id}/${as}/${to}`, { legacy, as }, { to }, part);
      }
    }
    return undefined;
  });
  const wrong = collectRefusals(refused);
  if (wrong) return wrong;
  for (const [assetId, given] of parts) {
    // Parts of one asset are split together, so that they never pass its value; the rest stays in the residue.
    given.sort((a, b) => (a.id < b.id ? -1 : 1));
    const kept = subtractFractions(whole, sumFractions(given.map(({ taker }) => taker.share)));
    const values = weightsOf([...given.map(({ taker }) => taker.share), kept]).split(partOf.get(assetId)!);
    for (const [index, { id, legacy, taker }] of given.entries()) {
      const { personId: to, substitutes, noRepresentation } = taker;
      add(id, { legacy, as: 'full' }, { to, substitutes, noRepresentation }, values[index]!);
    }
  }
  // The order of entry must not decide who gets a cent.
  legacies.sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    will: { legacies, residue: residueShares(estate) },
    family: familyOf(facts),
    origins,
    interests,
    byHand: estate.intestateHeirs !== undefined,
  };
}

interface AssetPart {
  readonly id: string;
  readonly legacy: Legacy;
  readonly taker: Legatee;
}

/** The heirs of the residue, and those captured by hand for what the will leaves open. */
function residueShares({ will, intestateHeirs }: Estate): ResidueShare[] {
  const named = (will?.residue?.to ?? []).map(({ personId: to, share, ...rest }): ResidueShare => ({
    to,
    share,
    ...rest,
  }));
  const open = subtractFractions(whole, sumFractions(named.map(({ share }) => share)));
  if (!intestateHeirs || open.n <= 0n) return named;
  const shares = new Map(named.map((share) => [share.to, share]));
  for (const { personId, share } of intestateHeirs) {
    const part = multiplyFractions(open, share);
    const before = shares.get(personId);
    shares.set(
      personId,
      before ? { ...before, share: sumFractions([before.share, part]) } : { to: personId, share: part },
    );
  }
  return [...shares.values()];
}

/** The family as captured, or just the people the account names; both with everybody the will may name. */
function familyOf(facts: Facts): Family {
  const { estate } = facts;
  const { diedOn, bornOn } = estate.deceased;
  const given = estate.family;
  const deceased = given?.deceased ?? { id: 'the deceased', diedOn, bornOn, parents: [] };
  const known = new Set(given?.members.map(({ id }) => id));
  const lost = facts.massing?.value.survivorBenefits === false ? facts.survivor : undefined;
  const others = estate.people
    .filter(({ id }) => !known.has(id))
    .map(({ id, bornOn: born, descendant, degree }): FamilyMember => ({
      id,
      ...(born !== undefined && { bornOn: born }),
      parents: descendant && degree === 1 && !given ? [deceased.id] : [],
    }));
  // Who repudiates a joint will takes nothing under it.
  const members = [...(given?.members ?? []), ...others].map((member) =>
    member.id === lost ? { ...member, renounced: member.renounced ?? {} } : member,
  );
  const spouses =
    given?.spouses ??
    estate.marriages
      .filter(({ ended }) => !ended)
      .map(({ spouseId, kind }) => ({ id: spouseId, kind, recognised: true }));
  return { deceased: { ...deceased, diedOn }, spouses, members };
}

export function holderOf(person: Person, index: number, { term }: InterestHolder): Outcome<Holder> {
  const withTerm = term === undefined ? {} : { term };
  if (person.kind !== 'natural') return { kind: 'body', personId: person.id, ...withTerm };
  const { bornOn, sex } = person;
  const wrong = collectRefusals([
    bornOn === undefined
      ? refuse(at('people', index, 'bornOn'), 'Enter the date of birth: the interest is valued by age.')
      : undefined,
    sex === undefined
      ? refuse(at('people', index, 'sex'), 'Enter the sex: the table of lives differs by it.')
      : undefined,
  ]);
  if (wrong || sex === undefined || bornOn === undefined) return wrong!;
  return { kind: 'person', personId: person.id, sex, born: bornOn, ...withTerm };
}

export function holdersOf(facts: Facts, holders: readonly InterestHolder[]): Outcome<CreatedInterest['holders']> {
  const found = holders.map((holder) => {
    const index = facts.estate.people.findIndex(({ id }) => id === holder.personId);
    return holderOf(facts.estate.people[index]!, index, holder);
  });
  const wrong = collectRefusals(found);
  if (wrong) return wrong;
  return found.map((holder, index) => ({ holder: holder as Holder, share: holders[index]!.share }));
}

/** Ordered as the account lists people, so that cents do not depend on the order of capture. */
export const inPeopleOrder = <T extends { readonly personId: string }>(
  facts: Facts,
  takers: readonly T[],
): readonly T[] => {
  const place = new Map([...facts.people.keys()].map((id, index) => [id, index]));
  return [...takers].sort((a, b) => place.get(a.personId)! - place.get(b.personId)!);
};

export function valueInterest(
  facts: Facts,
  {
    right,
    holders,
    bareOwners,
    acceptedYield,
  }: Pick<LimitedLegacy, 'right' | 'holders' | 'acceptedYield'> & {
    readonly bareOwners: readonly Taker[];
  },
  fullValue: Cents,
  path: string,
): Outcome<Worked<InterestValue>> {
  const found = holdersOf(facts, inPeopleOrder(facts, holders));
  if (isRefused(found)) return found;
  const worth = valueCreatedInterest({
    right,
    fullValue,
    acquiredOn: facts.estate.deceased.diedOn,
    holders: found,
    bareOwners: inPeopleOrder(facts, bareOwners),
    ...(acceptedYield && { acceptedYield }),
  });
  if (!isRefused(worth)) return worth;
  return collectRefusals(
    worth.refusals.map((refusal) => refuse(`${path}.${refusal.field}`, refusal.sentence, refusal.section)),
  )!;
}
