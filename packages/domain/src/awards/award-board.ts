import { isRefused } from '../law/refusal';
import type { WorkedResult } from '../law/worked';
import { type InterestValue, valueCreatedInterest } from '../limited-interests/created-interest';
import type { InterestHolderFacts } from '../limited-interests/factors';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import {
  compareFractions,
  type Fraction,
  reduceFraction,
  none,
  isSameFraction,
  subtractFractions,
  sumFractions,
  whole,
} from '../money/fraction';
import { shareOut } from '../money/share-out';
import type { AssetAward, AwardableAsset, AwardedRight, AwardContext, AwardTaker } from './award';

/** An award at its value. Absent: the right cannot be valued yet, because the holder's birth or sex is not known. */
export interface ValuedAward extends AssetAward {
  readonly amount?: Cents;
}

export interface BoardAsset {
  readonly asset: AwardableAsset;
  readonly awards: readonly ValuedAward[];
  /** Of full ownership, or of the bare ownership where somebody enjoys it; nought when all of it is awarded. */
  readonly left: Fraction;
  readonly leftAmount: Cents;
  /** Only where a right rests on it: the part of the enjoyment nobody has. */
  readonly enjoymentLeft?: Fraction;
  readonly interest?: WorkedResult<InterestValue>;
}

export interface BoardPerson {
  readonly person: AwardTaker;
  readonly awards: readonly ValuedAward[];
  readonly awarded: Cents;
  /** What is awarded, and the sums of money the will leaves. */
  readonly total: Cents;
  /** Rights among the awards that cannot be valued yet, so that the total leaves them out. */
  readonly unvalued: number;
  /** What still comes in money or kind; below nought, what must be paid in. Absent while nobody knows what falls to whom. */
  readonly toCome?: Cents;
}

export interface AwardBoard {
  readonly assets: readonly BoardAsset[];
  readonly people: readonly BoardPerson[];
  /** Of the assets that are kept as they are, which are all that can be awarded. */
  readonly value: Cents;
  readonly awarded: Cents;
  readonly left: Cents;
  /** What of the estate is a survivor's own by the marriage, as the account has it. */
  readonly byRight: Cents;
}

const listShares = (awards: readonly AssetAward[], as: AwardedRight): Fraction[] =>
  awards.filter((award) => award.as === as).map(({ share }) => share);
const computeLeft = (shares: readonly Fraction[]): Fraction => {
  const left = subtractFractions(whole, sumFractions(shares));
  return compareFractions(left, none) <= 0 ? none : reduceFraction(left);
};

function toInterestHolder(person: AwardTaker | undefined): InterestHolderFacts | undefined {
  if (!person) return undefined;
  if (person.kind !== 'natural') return { kind: 'body', personId: person.id };
  const { bornOn, sex } = person;
  return bornOn && sex && { kind: 'person', personId: person.id, sex, born: bornOn };
}

/** The right at its value over the lives of those who hold it; nothing while one of them is not known well enough. */
function computeInterest(
  asset: AwardableAsset,
  awards: readonly AssetAward[],
  { diedOn, people }: AwardContext,
): WorkedResult<InterestValue> | undefined {
  const enjoying = awards.filter(({ as }) => as === 'enjoyment');
  const holders = enjoying.flatMap(({ personId, share }) => {
    const holder = toInterestHolder(people.find(({ id }) => id === personId));
    return holder ? [{ holder, share }] : [];
  });
  if (holders.length < enjoying.length || !isSameFraction(sumFractions(listShares(awards, 'enjoyment')), whole))
    return undefined;
  const yearly = enjoying.find((award) => award.yearly !== undefined)?.yearly;
  const found = valueCreatedInterest({
    ...(yearly === undefined ? { right: 'usufruct' } : { right: 'annuity', yearly }),
    acquiredOn: diedOn,
    fullValue: asset.value,
    ...(asset.bonaFideFarm && { bonaFideFarm: true }),
    holders,
    // Who owns it does not change what the enjoyment is worth.
    bareOwners: [{ personId: '', share: whole }],
  });
  return isRefused(found) ? undefined : found;
}

/** Amounts of the parts and of what is left, to the cent together. */
function computeSharedAmounts(
  amount: Cents,
  shares: readonly Fraction[],
  left: Fraction,
): readonly [readonly Cents[], Cents] {
  const all = shareOut(amount, [...shares, left]);
  return [all.slice(0, -1), all.at(-1)!];
}

function presentBoardAsset(asset: AwardableAsset, awards: readonly AssetAward[], awarding: AwardContext): BoardAsset {
  const isBurdened = awards.some(({ as }) => as !== 'full');
  if (!isBurdened) {
    const shares = listShares(awards, 'full');
    const left = computeLeft(shares);
    const [amounts, leftAmount] = computeSharedAmounts(asset.value, shares, left);
    return { asset, awards: awards.map((award, index) => ({ ...award, amount: amounts[index]! })), left, leftAmount };
  }
  const interest = computeInterest(asset, awards, awarding);
  const enjoyed = awards.filter(({ as }) => as === 'enjoyment');
  const owned = awards.filter(({ as }) => as !== 'enjoyment');
  const left = computeLeft(owned.map(({ share }) => share));
  const enjoymentLeft = computeLeft(enjoyed.map(({ share }) => share));
  if (!interest) return { asset, awards, left, leftAmount: left.n === 0n ? nil : asset.value, enjoymentLeft };
  const { interestValue } = interest.value;
  const [values] = computeSharedAmounts(
    interestValue,
    enjoyed.map(({ share }) => share),
    enjoymentLeft,
  );
  // The farm's reduction is for duty alone: what is awarded is the whole value.
  const [bare, leftAmount] = computeSharedAmounts(
    minus(asset.value, interestValue),
    owned.map(({ share }) => share),
    left,
  );
  const amountOf = new Map([
    ...enjoyed.map((award, index) => [award, values[index]!] as const),
    ...owned.map((award, index) => [award, bare[index]!] as const),
  ]);
  return {
    asset,
    awards: awards.map((award) => ({ ...award, amount: amountOf.get(award)! })),
    left,
    leftAmount,
    enjoymentLeft,
    interest,
  };
}

/** What is left of each asset, and what each person has and is still to get. */
export function buildAwardBoard(awarding: AwardContext): AwardBoard {
  const byAsset = new Map<string, AssetAward[]>();
  for (const award of awarding.awards) {
    const list = byAsset.get(award.assetId);
    if (list) list.push(award);
    else byAsset.set(award.assetId, [award]);
  }
  const assets = awarding.assets.map((asset) => presentBoardAsset(asset, byAsset.get(asset.id) ?? [], awarding));
  const byPerson = new Map<string, ValuedAward[]>();
  for (const award of assets.flatMap(({ awards }) => awards)) {
    const list = byPerson.get(award.personId);
    if (list) list.push(award);
    else byPerson.set(award.personId, [award]);
  }
  const people = awarding.people.map((person): BoardPerson => {
    const awards = byPerson.get(person.id) ?? [];
    const awarded = sum(awards.map(({ amount }) => amount ?? nil));
    const total = plus(awarded, person.legacies ?? nil);
    return {
      person,
      awards,
      awarded,
      total,
      unvalued: awards.filter(({ amount }) => amount === undefined).length,
      ...(person.entitled !== undefined && { toCome: minus(person.entitled, total) }),
    };
  });
  const kept = assets.filter(({ asset }) => asset.treatment === 'inKind');
  return {
    assets,
    people,
    value: sum(kept.map(({ asset }) => asset.value)),
    awarded: people.reduce((total, { awarded }) => plus(total, awarded), nil),
    left: sum(kept.map(({ leftAmount }) => leftAmount)),
    byRight: sum(people.map(({ person }) => person.byRight ?? nil)),
  };
}
