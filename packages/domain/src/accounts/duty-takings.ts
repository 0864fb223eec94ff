import type { Deduction, SpouseBenefit } from '../estate-duty/deductions';
import type { SpouseResidue } from '../estate-duty/spouse-residue';
import { valuationTables } from '../limited-interests/valuation-rules';
import { isRefused, type Outcome } from '../law/refusal';
import { type Cents, cents, minus, nil, clampBelowNil, plus, pickSmaller, sum } from '../money/cents';
import { computeProportion, roundHalfUp, times } from '../money/exact';
import { addFractions, type Fraction, multiplyFractions, none } from '../money/fraction';
import { type AccountValue, toAssetKey, type DutyValues, type FreeValue } from './duty-values';
import type { LegacyMoney } from '../estate/settings';
import type { DrawingFacts } from './facts';
import { groupBy } from './group-by';
import type { EstateDivision, AwardedLegacy, AwardedResidue } from './taken';
import { isForSpouse, isPublicBenefit } from './takers-of-assets';
import { valueInterest } from './division-will';

/** Charges by whose property discharges them: what is included, or what is not (left out, or the survivor's). */
export interface DischargedCharges {
  readonly fromIncluded: Cents;
  readonly fromOther: Cents;
}

/** What the spouse (s 4(q)) and public benefit bodies (s 4(h)) take of included property, at its value for duty. */
export interface DutyTakings {
  readonly deductions: readonly Deduction[];
  readonly benefits: readonly SpouseBenefit[];
  readonly residue?: SpouseResidue;
  /** What the residue is worth for duty: its part of each included property after what is paid out of it. */
  readonly freeResidue: FreeValue;
}

type BenefitSide = 'spouse' | 'public';
const findSide = (facts: DrawingFacts, personId: string): BenefitSide | undefined =>
  isForSpouse(facts, personId) ? 'spouse' : isPublicBenefit(facts, personId) ? 'public' : undefined;

/** What the will obliges a spouse to hand on out of a legacy, or out of the residue where none is named. */
const sumHandedOn = ({ estate, taxSpouses }: DrawingFacts, ...legacies: readonly string[]): Cents =>
  sum(
    (estate.will?.handOvers ?? [])
      .filter(({ spouseId, legacyId }) =>
        taxSpouses.has(spouseId) && legacyId === undefined ? legacies.length === 0 : legacies.includes(legacyId ?? ''),
      )
      .map(({ amount }) => amount),
  );

/** The part of an amount that a share of a whole is, to the cent. */
const computePart = (amount: Cents, share: Cents, whole: Cents): Cents =>
  whole === 0 ? nil : share === whole ? amount : roundHalfUp(computeProportion(amount, share, whole));

/**
 * Estate Duty Act s 4(h) and (q) take a property, or a share of it, at the value at which it is included, once. A
 * legatee's share is that of the account; a usufruct is valued on the included value itself. A share of the residue
 * is a share of every included property in it, after the debts, costs and money legacies discharged from it.
 */
export function computeDutyTakings(
  facts: DrawingFacts,
  division: EstateDivision,
  values: readonly DutyValues[],
  charges: DischargedCharges,
): Outcome<DutyTakings> {
  const deductions: Deduction[] = [];
  const benefits: SpouseBenefit[] = [];
  const addTaking = (
    side: BenefitSide,
    amount: Cents,
    description: string,
    propertyId?: string,
    handsOn: Cents = nil,
  ): void => {
    if (amount <= 0) return;
    const taken = { amount, description, ...(propertyId !== undefined && { propertyId }) };
    if (side === 'spouse') benefits.push(handsOn > 0 ? { ...taken, handsOn } : taken);
    else deductions.push({ code: '4(h)', ...taken });
  };
  const legacies = groupBy(
    division.legacies.filter(({ assetId }) => assetId !== undefined),
    ({ assetId }) => assetId!,
  );
  const named = new Map<DutyValues, Cents>();
  for (const value of values) {
    const taken = value.asset ? (legacies.get(value.asset.id) ?? []) : [];
    if (taken.length === 0 || value.free === 0 || value.account === 0) continue;
    const found = computeLegacyTakings(facts, division, value, taken);
    if (isRefused(found)) return found;
    const { description, id } = value.asset!;
    let room: Cents = value.free;
    for (const side of ['public', 'spouse'] as const) {
      const amount = pickSmaller(found[side], room);
      room = minus(room, amount);
      named.set(value, minus(value.free, room));
      addTaking(
        side,
        amount,
        description,
        toAssetKey(id),
        sumHandedOn(facts, ...taken.map(({ origin }) => origin.legacy.id)),
      );
    }
  }
  const pool = computeResiduePool(
    division.legacies,
    values,
    legacies,
    named,
    charges,
    facts.estate.settings.legaciesPaidFrom,
  );
  for (const { personId, amount, origin } of division.legacies) {
    const side = origin.as === 'cash' ? findSide(facts, personId) : undefined;
    const given = computePart(amount, pool.legaciesFree, pool.legacies);
    if (side) addTaking(side, given, 'Legacy in money', undefined, sumHandedOn(facts, origin.legacy.id));
  }
  const { freeResidue } = pool;
  const parts = computeResidueParts(facts, division);
  addTaking('spouse', computePart(freeResidue, parts.fixed, division.residue), 'From the residue');
  // Where duty counts all of the residue, each takes what the account gives, to the cent.
  const isAll = (freeResidue as Cents) === division.residue;
  const takenBySpouse = isAll ? sumTaken(facts, division, 'spouse') : undefined;
  const toSpouse = takenBySpouse ?? roundHalfUp(times(freeResidue, parts.spouse));
  const toPublic =
    (isAll ? sumTaken(facts, division, 'public') : undefined) ?? roundHalfUp(times(freeResidue, parts.public));
  addTaking('public', pickSmaller(toPublic, clampBelowNil(minus(freeResidue, toSpouse))), 'Residue');
  const handsOn = sumHandedOn(facts);
  const residue = parts.spouse.n > 0n && {
    residueBeforeDuty: freeResidue,
    share: parts.spouse,
    ...(takenBySpouse !== undefined && { taken: takenBySpouse }),
    ...(handsOn > 0 && { handsOn }),
  };
  return { deductions, benefits, freeResidue, ...(residue && { residue }) };
}

/** One asset that a legacy names: what goes each way of its free value, less what the legacy itself had to bear. */
function computeLegacyTakings(
  facts: DrawingFacts,
  division: EstateDivision,
  { free, own, account }: DutyValues,
  taken: readonly AwardedLegacy[],
): Outcome<Record<BenefitSide, Cents>> {
  const outright = { spouse: nil, public: nil };
  const limited = { spouse: nil, public: nil };
  const borne = { spouse: nil, public: nil };
  for (const one of taken) {
    const side = findSide(facts, one.personId);
    if (!side) continue;
    borne[side] = plus(borne[side], computePart(minus(one.full, one.amount), own, account));
    const interest = computeInterest(facts, division, one, free, account);
    if (isRefused(interest)) return interest;
    if (interest === undefined) outright[side] = plus(outright[side], one.full);
    else limited[side] = plus(limited[side], interest);
  }
  const computeSideValue = (side: BenefitSide): Cents =>
    clampBelowNil(minus(plus(computePart(free, outright[side], account), limited[side]), borne[side]));
  return { spouse: computeSideValue('spouse'), public: computeSideValue('public') };
}

/**
 * A limited interest on the included value: 12% of a farm's reduced value, of the deceased's half where the estates are
 * massed. Where what a person takes is no longer what the will valued, the share of the account stands in.
 */
function computeInterest(
  facts: DrawingFacts,
  { interests }: EstateDivision,
  { personId, origin, full }: AwardedLegacy,
  free: FreeValue,
  account: AccountValue,
): Outcome<Cents | undefined> {
  const { legacy, as } = origin;
  if (legacy.kind !== 'limited' || (free as Cents) === account || (as !== 'holder' && as !== 'bareOwner'))
    return undefined;
  // Of massed estates half the property is included, and with it half of an annuity that is charged on all of it.
  if (legacy.right === 'annuity' && facts.massing) return undefined;
  const side = as === 'holder' ? 'holders' : 'bareOwners';
  const named = interests.get(legacy.id)?.value[side].find((one) => one.personId === personId);
  if (named?.value !== full) return undefined;
  const index = facts.estate.will!.legacies.indexOf(legacy);
  const worth = valueInterest(facts, legacy, free, `will.legacies[${index}]`);
  if (isRefused(worth)) return worth;
  return worth.value[side].find((one) => one.personId === personId)?.value;
}

interface ResiduePool {
  readonly freeResidue: FreeValue;
  readonly legacies: Cents;
  /** The part of the money legacies that is paid out of included property. */
  readonly legaciesFree: Cents;
}

/** The included property in the residue, less what is discharged from it; what a reduced legacy bore is not. */
function computeResiduePool(
  taken: readonly AwardedLegacy[],
  values: readonly DutyValues[],
  byAsset: ReadonlyMap<string, readonly AwardedLegacy[]>,
  deducted: ReadonlyMap<DutyValues, Cents>,
  { fromIncluded, fromOther }: DischargedCharges,
  paidFrom: LegacyMoney | undefined,
): ResiduePool {
  let counted = 0;
  let borne = 0;
  const money = { included: 0, other: 0 };
  const kept = { included: 0, other: 0 };
  for (const value of values) {
    const named = value.asset ? (byAsset.get(value.asset.id) ?? []) : [];
    const rest = clampBelowNil(minus(value.account, sum(named.map(({ full }) => full))));
    const own = value.free > 0 ? computePart(value.own, rest, value.account) : 0;
    const pot = value.inCash ? money : kept;
    counted += computePart(value.free, rest, value.account);
    pot.included += own;
    pot.other += rest - own;
    if (value.free > 0) {
      const reduced = minus(sum(named.map(({ full }) => full)), sum(named.map(({ amount }) => amount)));
      // What a legatee gave up is worth no more for duty than what that legatee's part is included at.
      borne += pickSmaller(
        computePart(reduced, value.own, value.account),
        minus(value.free, deducted.get(value) ?? nil),
      );
    }
  }
  const legacies = sum(taken.filter(({ origin }) => origin.as === 'cash').map(({ amount }) => amount));
  // Money legacies come out of what money is left, rateably; where there is none, out of what the heirs keep.
  const unspent = { included: Math.max(0, money.included - fromIncluded), other: Math.max(0, money.other - fromOther) };
  const source = unspent.included + unspent.other > 0 ? unspent : kept;
  const paid = computePaidFromIncluded(legacies, source, paidFrom);
  // Included property pays no more than what its charges leave of it.
  const left = Math.max(0, counted + borne - fromIncluded);
  const legaciesFree = cents(Math.min(paid, left));
  const free = left - legaciesFree;
  return { freeResidue: cents(Math.max(0, Math.min(free, counted))), legacies, legaciesFree };
}

/** The part of the money legacies that counts as paid out of included property. */
function computePaidFromIncluded(
  legacies: Cents,
  { included, other }: { readonly included: number; readonly other: number },
  paidFrom: LegacyMoney = 'proportion',
): Cents {
  if (included + other === 0) return legacies;
  if (paidFrom === 'otherMoney') return cents(Math.min(legacies, included));
  if (paidFrom === 'foreignMoney') return cents(Math.max(0, legacies - other));
  return computePart(legacies, cents(included), cents(included + other));
}

interface ResidueParts {
  readonly spouse: Fraction;
  readonly public: Fraction;
  /** Sums the law fixes whatever the residue comes to, for spouses. */
  readonly fixed: Cents;
}

/** Parts of the residue that go each way. A usufruct over it is 12% of each rand times the holder's factor. */
function computeResidueParts(facts: DrawingFacts, division: EstateDivision): ResidueParts {
  const parts: Record<BenefitSide, Fraction> = { spouse: none, public: none };
  let fixed = nil;
  for (const one of division.residueTaken) {
    const side = findSide(facts, one.personId);
    if (!side) continue;
    if (one.fixed && side === 'spouse') fixed = plus(fixed, one.amount);
    else parts[side] = addFractions(parts[side], computePartTaken(facts, division, one));
  }
  return { ...parts, fixed };
}

/** What the account gives one side of the residue; nothing said where somebody only enjoys a part of it. */
function sumTaken(facts: DrawingFacts, { residueTaken }: EstateDivision, side: BenefitSide): Cents | undefined {
  const own = residueTaken.filter(
    (one) => findSide(facts, one.personId) === side && !(one.fixed === true && side === 'spouse'),
  );
  return own.some(({ as }) => as !== 'full') ? undefined : sum(own.map(({ amount }) => amount));
}

function computePartTaken(
  facts: DrawingFacts,
  division: EstateDivision,
  { personId, as, part }: AwardedResidue,
): Fraction {
  if (as !== 'holder') return part;
  const limited = facts.estate.will?.residue?.limited;
  // An annuity is a sum whatever the residue yields.
  if (limited?.right === 'annuity') return part;
  const share = limited?.holders.find((holder) => holder.personId === personId)?.share;
  const factor = division.residueInterest?.value.holders.find((holder) => holder.personId === personId)?.factor.factor;
  const tables = valuationTables.on(facts.estate.deceased.diedOn);
  if (!share || !factor || isRefused(tables)) return part;
  return multiplyFractions(share, multiplyFractions(tables.yield, factor));
}
