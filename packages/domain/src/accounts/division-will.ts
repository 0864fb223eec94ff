import { collectRefusals, isRefused, type Outcome, type RefusalError, refuse } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { type Cents, cents, minus, nil, clampBelowNil, pickSmaller, plus, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import {
  divideFractions,
  fraction,
  isSameFraction,
  multiplyFractions,
  subtractFractions,
  sumFractions,
  whole,
} from '../money/fraction';
import { type CreatedInterest, type InterestValue, valueCreatedInterest } from '../limited-interests/created-interest';
import type { InterestHolderFacts } from '../limited-interests/factors';
import { joinPath } from '../estate/path';
import { checkFormerSpouses, explainFormerSpouseFailure } from './former-spouse';
import type { EstateLiability } from '../estate/liability';
import type { InterestHolder, Legacy, Legatee, LimitedLegacy, Taker } from '../estate/will';
import type { HeirByHand } from '../succession/by-hand';
import type { Family } from '../succession/family';
import { getKinship } from '../succession/kinship';
import type { WillGift, WillGifts, ValuedLegacy } from '../succession/gift';
import { keepHeirsWhenCertain, keepOutliving } from '../succession/survivorship';
import type { DrawingFacts } from './facts';
import { toHolder } from './held-interests';
import type { LegacyOrigin } from './taken';
import { shareOut } from '../money/share-out';
import { createWeightSplitter } from '../money/weights';
import { defaultAllocations } from '../regimes/allocation';

export interface DivisionWill {
  readonly gifts: WillGifts;
  readonly family: Family;
  /** The same people as the law reads them where no will speaks. */
  readonly byLaw: Family;
  readonly origins: ReadonlyMap<string, LegacyOrigin>;
  readonly interests: ReadonlyMap<string, WorkedResult<InterestValue>>;
  /** Heirs captured by hand stand in for the intestate ones. */
  readonly byHand?: readonly HeirByHand[];
}

/**
 * The will as the law of succession divides it: one taker an entry, each at its value. What an asset or a part of one
 * is worth is found here, so that a limited interest and a half of a joint asset need no words of their own there.
 */
export function prepareWill(facts: DrawingFacts, partOf: ReadonlyMap<string, Cents>): Outcome<DivisionWill> {
  const { estate } = facts;
  const legacies: ValuedLegacy[] = [];
  const origins = new Map<string, LegacyOrigin>();
  const interests = new Map<string, WorkedResult<InterestValue>>();
  const parts = new Map<string, WillAssetPart[]>();
  const refused: RefusalError[] = [];
  const byLaw = findHeirsByLaw(facts);
  const family = buildWillFamily(facts);
  const kin = getKinship(family);
  const order = createAccountOrder(facts, origins);
  const paidBefore = new Map<string, Cents>();
  for (const { legacyId, amount } of facts.request.earlier.flatMap(({ moneyLegacies }) => moneyLegacies)) {
    paidBefore.set(legacyId, plus(paidBefore.get(legacyId) ?? nil, amount));
  }
  const former = checkFormerSpouses(estate);
  if (former) return former;
  const add = (named: string, origin: LegacyOrigin, gift: WillGift, value: Cents): void => {
    // Ids are unique inside a list; put together with another they might meet.
    const id = origins.has(named) ? `${named} (${origins.size})` : named;
    legacies.push({ ...gift, id, kind: origin.legacy.preLegacy ? 'preLegacy' : 'legacy', value });
    origins.set(id, origin);
  };
  estate.will?.legacies.forEach((legacy, index) => {
    if (legacy.kind === 'cash') {
      // Money legacies are paid in the first account, and in later ones what that could not pay of them.
      const { personId: to, substitutes, noRepresentation } = legacy;
      const benefit = { to, substitutes, noRepresentation };
      const paid = facts.asOne ? nil : (paidBefore.get(legacy.id) ?? nil);
      const amount = clampBelowNil(minus(legacy.amount, paid));
      return facts.request.sequence > 1 && !facts.asOne && amount === 0
        ? undefined
        : add(legacy.id, { legacy, as: 'cash' }, benefit, amount);
    }
    const value = partOf.get(legacy.assetId);
    if (value === undefined) return undefined; // It stands in another account.
    if (legacy.kind === 'asset') {
      const own = legacy.to.map((taker) => ({ id: `${legacy.id}/${taker.personId}`, legacy, taker }));
      parts.set(legacy.assetId, [...(parts.get(legacy.assetId) ?? []), ...own]);
      return undefined;
    }
    // A limited interest is for one person alone: with that person gone, those who own it own it free.
    const holding = legacy.holders.filter(({ personId }) => kin.takes(personId));
    const held = sumFractions(holding.map(({ share }) => share));
    // An annuity is charged on all of the asset for as long as one of those who have it lives.
    const isAnnuity = legacy.right === 'annuity';
    const burdened = isAnnuity ? (held.n > 0n ? value : nil) : roundHalfUp(times(value, held));
    // A right over what is worth nothing is worth nothing: those who own it have all of it.
    if (burdened < value || value === 0) {
      const unburdened = value === 0 || isAnnuity ? whole : subtractFractions(whole, held);
      const owners = sortByPeopleOrder(facts, legacy.bareOwners);
      const freed = createWeightSplitter(owners.map(({ share }) => share)).split(minus(value, burdened));
      for (const [nth, { personId: to, share }] of owners.entries()) {
        const part = multiplyFractions(unburdened, share);
        add(`${legacy.id}/free/${to}`, { legacy, as: 'full', part }, { to }, freed[nth]!);
      }
    }
    if (burdened === 0) return undefined;
    const holders = holding.map((holder) => ({ ...holder, share: divideFractions(holder.share, held) }));
    const yearly = legacy.yearly === undefined ? {} : { yearly: roundHalfUp(times(legacy.yearly, held)) };
    const worth = valueInterest(
      facts,
      { ...legacy, ...yearly, holders },
      burdened,
      joinPath('will', 'legacies', index),
    );
    if (isRefused(worth)) return void refused.push(worth);
    interests.set(legacy.id, worth);
    for (const as of ['holder', 'bareOwner'] as const) {
      for (const { personId: to, value: worthOf } of as === 'holder' ? worth.value.holders : worth.value.bareOwners) {
        add(`${legacy.id}/${as}/${to}`, { legacy, as, part: fraction(worthOf, value) }, { to }, worthOf);
      }
    }
    return undefined;
  });
  const wrong = collectRefusals(refused);
  if (wrong) return wrong;
  const staying = estate.liabilities.filter(({ staysOnAsset }) => staysOnAsset);
  for (const [assetId, given] of parts) {
    // Parts of one asset are split together, so that they never pass its value; the rest stays in the residue.
    given.sort((a, b) => order.person(a.taker.personId) - order.person(b.taker.personId));
    const kept = subtractFractions(whole, sumFractions(given.map(({ taker }) => taker.share)));
    const values = createWeightSplitter([...given.map(({ taker }) => taker.share), kept]).split(partOf.get(assetId)!);
    const onAsset = staying.length === 0 ? nil : sumDebtsOnAsset(facts, staying, assetId);
    const borne =
      onAsset === 0 ? [] : createWeightSplitter([...given.map(({ taker }) => taker.share), kept]).split(onAsset);
    for (const [index, { id, legacy, taker }] of given.entries()) {
      const { personId: to, substitutes, noRepresentation, share: part } = taker;
      const bears = pickSmaller(borne[index] ?? nil, values[index]!);
      const origin = { legacy, as: 'full' as const, part, ...(bears > 0 && { bears }) };
      add(id, origin, { to, substitutes, noRepresentation }, minus(values[index]!, bears));
    }
  }
  // Neither the order of entry nor an id decides who gets a cent: the account's order of persons does, then of assets.
  legacies.sort((a, b) => order.person(a.to) - order.person(b.to) || order.asset(a.id) - order.asset(b.id));
  return {
    gifts: {
      legacies: legacies.map((legacy, place) => ({ ...legacy, place })),
      residue: (estate.will?.residue?.to ?? []).map(({ personId: to, ...rest }) => ({ to, ...rest })),
    },
    family,
    byLaw,
    origins,
    interests,
    ...(estate.intestateHeirs && {
      byHand: estate.intestateHeirs.map(({ personId: heir, share }) => ({ heir, share })),
    }),
  };
}

/** What the will leaves on an asset of the debts it secures; of several assets each carries its part by value. */
function sumDebtsOnAsset(
  { assets, before, joint }: DrawingFacts,
  staying: readonly EstateLiability[],
  assetId: string,
): Cents {
  const listed = [...before, ...assets];
  const found = listed.find(({ asset }) => asset.id === assetId);
  if (!found) return nil;
  const debts = staying.filter(({ securedBy }) => securedBy?.includes(assetId));
  return sum(
    debts.map(({ amount, securedBy = [], allocation, kind }) => {
      const securing = listed.filter(({ asset }) => securedBy.includes(asset.id));
      const at = securing.indexOf(found);
      const own =
        shareOut(
          amount,
          securing.map(({ value }) => value),
        )[at] ?? nil;
      const isJoint = joint && found.joint && (allocation ?? defaultAllocations[kind].allocation) === 'joint';
      return isJoint ? cents(Math.floor(own / 2)) : own;
    }),
  );
}

/** Where a person and the asset of a legacy stand in the account; money legacies come after assets. */
function createAccountOrder(facts: DrawingFacts, origins: ReadonlyMap<string, LegacyOrigin>) {
  const persons = new Map([...facts.people.keys()].map((id, index) => [id, index]));
  const assets = new Map(facts.assets.map(({ asset }, index) => [asset.id, index]));
  const findAssetPlace = (id: string): number | undefined => {
    const legacy = origins.get(id)?.legacy;
    return legacy && legacy.kind !== 'cash' ? assets.get(legacy.assetId) : undefined;
  };
  return {
    person: (id: string): number => persons.get(id) ?? persons.size,
    asset: (id: string): number => findAssetPlace(id) ?? assets.size,
  };
}

interface WillAssetPart {
  readonly id: string;
  readonly legacy: Legacy;
  readonly taker: Legatee;
}

/** The family of whom the law makes heirs to what this will leaves open. */
function findHeirsByLaw(facts: DrawingFacts): Family {
  const { will, settings } = facts.estate;
  const family = keepWorthyOfWill(facts);
  const residue = will?.residue?.to ?? [];
  // A will that leaves a part open from the start leaves it to the heirs at the death.
  const leavesAll = residue.length > 0 && isSameFraction(sumFractions(residue.map(({ share }) => share)), whole);
  if (!leavesAll || settings.heirsOfFailedGift === 'atDeath') return family;
  return keepHeirsWhenCertain(family, new Set(residue.map(({ personId }) => personId)), will?.survivorshipDays);
}

/** Who takes under this will, in the end: worthy of it, and alive for as many days as it asks. */
export const buildWillFamily = (facts: DrawingFacts): Family =>
  keepOutliving(keepWorthyOfWill(facts), facts.estate.will?.survivorshipDays);

/** The family, in which who may not take under this will counts as unworthy of it or as having renounced. */
function keepWorthyOfWill(facts: DrawingFacts): Family {
  const { estate, kin } = facts;
  // Who repudiates a joint will takes nothing under it.
  const lost = facts.massing?.value.survivorBenefits === false ? facts.massingSpouse : undefined;
  let same = true;
  const members = kin.family.members.map((member) => {
    const why = member.id === lost ? undefined : explainFormerSpouseFailure(estate, member.id);
    if (member.id !== lost && why === undefined) return member;
    same = false;
    if (why === undefined) return { ...member, renounced: member.renounced ?? {} };
    return { ...member, disqualified: member.disqualified ?? why };
  });
  return same ? kin.family : { ...kin.family, members };
}

export function toHolders(
  facts: DrawingFacts,
  holders: readonly InterestHolder[],
): Outcome<CreatedInterest['holders']> {
  const found = holders.map(({ personId, term }) => toHolder(facts.estate, personId, 'people', term));
  const wrong = collectRefusals(found);
  if (wrong) return wrong;
  return found.map((holder, index) => ({ holder: holder as InterestHolderFacts, share: holders[index]!.share }));
}

/** Ordered as the account lists people, so that cents do not depend on the order of capture. */
export const sortByPeopleOrder = <T extends { readonly personId: string }>(
  facts: DrawingFacts,
  takers: readonly T[],
): readonly T[] => {
  const place = new Map([...facts.people.keys()].map((id, index) => [id, index]));
  return [...takers].sort((a, b) => place.get(a.personId)! - place.get(b.personId)!);
};

export function valueInterest(
  facts: DrawingFacts,
  {
    right,
    holders,
    bareOwners,
    acceptedYield,
    yearly,
  }: Pick<LimitedLegacy, 'right' | 'holders' | 'acceptedYield' | 'yearly'> & {
    readonly bareOwners: readonly Taker[];
  },
  fullValue: Cents,
  path: string,
): Outcome<WorkedResult<InterestValue>> {
  const found = toHolders(facts, sortByPeopleOrder(facts, holders));
  if (isRefused(found)) return found;
  const worth = valueCreatedInterest({
    right,
    fullValue,
    acquiredOn: facts.estate.deceased.diedOn,
    holders: found,
    bareOwners: sortByPeopleOrder(facts, bareOwners),
    ...(acceptedYield && { acceptedYield }),
    ...(yearly !== undefined && { yearly }),
  });
  if (!isRefused(worth)) return worth;
  return collectRefusals(
    worth.refusals.map((refusal) =>
      refuse(`${path}.${refusal.field}`, refusal.words ?? refusal.sentence, refusal.section),
    ),
  )!;
}
