import type { LocalDate } from '../dates/local-date';
import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { replaceValue, type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, multiplyFractions, whole } from '../money/fraction';
import { convertToRand, type RandOrForeign } from '../money/in-rand';
import type { GainsRates } from './gains-rates';
import { computeResidenceExclusion, type ResidenceExclusion, type ResidenceUse } from './primary-residence';
import { type PreValuationAsset, computeValuationBaseCost } from './valuation-date';

/** Things kept for personal use that are nevertheless taxed (para 53(3)). */
export type PersonalUseException =
  | 'goldOrPlatinumCoin'
  | 'land'
  | 'aircraftOver450kg'
  | 'boatOver10m'
  | 'financialInstrument'
  | 'limitedInterest';

export type GainsAssetKind =
  | 'ordinary'
  | 'residence'
  | 'personalUse'
  | 'cash'
  | 'longTermPolicy'
  | 'retirementInterest';

/** An asset of the deceased as it stood at death. Values are of the whole asset; `share` is the deceased's part. */
export interface GainsAsset {
  readonly id: string;
  readonly description?: string;
  readonly kind: GainsAssetKind;
  readonly marketValue: RandOrForeign;
  readonly baseCost?: RandOrForeign;
  /** Instead of a base cost, for an asset held on 1 October 2001. Amounts of the whole asset. */
  readonly heldOnValuationDate?: Omit<PreValuationAsset, 'proceeds'>;
  readonly share?: Fraction;
  /** The part of that share which goes this way, where it goes several. A residence keeps the limit of the share. */
  readonly part?: Fraction;
  /** Who takes it: by will, intestacy, redistribution or in settlement of an accrual claim. */
  readonly goesTo?: 'spouse' | 'publicBenefit' | 'other';
  readonly residence?: ResidenceUse;
  readonly personalUseException?: PersonalUseException;
  /** Para 57: an active business asset, or an entire interest of at least 10%. */
  readonly smallBusiness?: { readonly yearsHeld: number; readonly substantiallyInvolved: boolean };
  /** Para 2(1)(b): land, or part of a permanent establishment, in South Africa; taxed for a non-resident too. */
  readonly taxedForNonResident?: boolean;
  readonly acquired?: LocalDate;
}

/** The estate's facts that decide what is left out. */
export interface GainsScope {
  /** The day of the disposal: that of the death. */
  readonly disposedOn: LocalDate;
  readonly deceasedIsResident: boolean;
  readonly spouseIsResident: boolean;
}

export interface AssetGain {
  readonly id: string;
  readonly marketValue: Cents;
  readonly baseCost: Cents;
  /** Below nought for a loss. */
  readonly gain: Cents;
  readonly residence?: ResidenceExclusion;
  /** Why nothing of it is taxed. */
  readonly leftOut?: { readonly why: string; readonly section: string };
  /** What enters the sum, before the small business exclusion. */
  readonly counted: Cents;
  readonly smallBusiness: boolean;
  /** A spouse takes it over at base cost. */
  readonly rollsOver: boolean;
  readonly review?: string;
}

const schedule = 'Income Tax Act, Eighth Schedule';
const always: Partial<Record<GainsAssetKind, { why: string; section: string }>> = {
  cash: { why: 'Money in rand has no gain', section: `${schedule} para 1 'asset'` },
  longTermPolicy: { why: 'Long-term policy', section: `${schedule} para 55` },
  retirementInterest: { why: 'Retirement interest', section: `${schedule} para 54` },
};

const isRolledOver = (asset: GainsAsset, scope: GainsScope): boolean =>
  asset.goesTo === 'spouse' && scope.spouseIsResident && !always[asset.kind];

function findLeftOutGround(asset: GainsAsset, scope: GainsScope): AssetGain['leftOut'] {
  const ground = always[asset.kind];
  if (ground) return ground;
  if (!scope.deceasedIsResident && !asset.taxedForNonResident) {
    return { why: 'Not taxed for a non-resident', section: `${schedule} para 2(1)(b)` };
  }
  if (isRolledOver(asset, scope)) {
    return { why: 'Goes to the surviving spouse at base cost', section: 'Income Tax Act s 9HA(2)' };
  }
  if (asset.kind === 'personalUse' && !asset.personalUseException) {
    return { why: 'Personal-use asset', section: `${schedule} para 53` };
  }
  if (asset.goesTo === 'publicBenefit') return { why: 'Left to a public benefit body', section: `${schedule} para 62` };
  return undefined;
}

function computeWholeBaseCost(
  asset: GainsAsset,
  marketValue: Cents,
  { disposedOn }: GainsScope,
): Outcome<{ cost: Cents; review?: string }> {
  if (asset.baseCost !== undefined) {
    const cost = convertToRand('baseCost', asset.baseCost);
    return isRefused(cost) ? cost : { cost };
  }
  if (asset.heldOnValuationDate) {
    const worked = computeValuationBaseCost({ ...asset.heldOnValuationDate, proceeds: marketValue }, disposedOn);
    if (isRefused(worked)) return worked;
    return { cost: worked.value.baseCost, review: worked.value.review };
  }
  if (always[asset.kind] || asset.kind === 'personalUse') return { cost: marketValue };
  return refuse('baseCost', 'Enter the base cost, or the details at 1 October 2001 if the asset was held then.');
}

/** The gain or loss the death makes on one asset, and how much of it counts (s 9HA(1)). */
export function computeAssetGain(asset: GainsAsset, scope: GainsScope, rates: GainsRates): Outcome<AssetGain> {
  const share = asset.share ?? whole;
  const wholeValue = convertToRand('marketValue', asset.marketValue);
  if (share.n <= 0n || share.n > share.d) {
    const wrong = refuse('share', 'Enter the deceased’s share. It must be more than 0 and at most 1.');
    return collectRefusals([wholeValue, wrong])!;
  }
  if (isRefused(wholeValue)) return wholeValue;
  const base = computeWholeBaseCost(asset, wholeValue, scope);
  if (isRefused(base)) return base;

  const part = asset.part ?? whole;
  const going = part === whole ? share : multiplyFractions(share, part);
  const isAll = going.n === going.d;
  const marketValue = isAll ? wholeValue : roundHalfUp(times(wholeValue, going));
  const baseCost = isAll ? base.cost : roundHalfUp(times(base.cost, going));
  const gain = minus(marketValue, baseCost);
  // Every gain is of one make: there may be very many.
  const toAssetGain = (counted: Cents, more: Partial<AssetGain>): AssetGain => ({
    id: asset.id,
    marketValue,
    baseCost,
    gain,
    counted,
    smallBusiness: more.smallBusiness ?? false,
    rollsOver: more.rollsOver ?? false,
    residence: more.residence,
    leftOut: more.leftOut,
    review: base.review,
  });
  const ground = findLeftOutGround(asset, scope);
  if (ground) return toAssetGain(nil, { leftOut: ground, rollsOver: isRolledOver(asset, scope) });
  if (asset.kind === 'residence') {
    // para 45(1)(b) looks to the proceeds of what is disposed of: what the spouse takes over is not.
    const proceeds = part === whole ? wholeValue : roundHalfUp(times(wholeValue, part));
    const residence = computeResidenceExclusion(gain, proceeds, share, asset.residence ?? {}, rates);
    return isRefused(residence) ? residence : toAssetGain(minus(gain, residence.excluded), { residence });
  }
  const isCraft = asset.personalUseException === 'aircraftOver450kg' || asset.personalUseException === 'boatOver10m';
  if (isCraft && gain < 0) {
    return toAssetGain(nil, { leftOut: { why: 'Loss on a private craft', section: `${schedule} para 15` } });
  }
  const business = asset.smallBusiness;
  const smallBusiness = gain > 0 && business !== undefined && business.yearsHeld >= 5 && business.substantiallyInvolved;
  return toAssetGain(gain, { smallBusiness });
}

const goings = {
  spouse: 'Part that goes to the surviving spouse',
  publicBenefit: 'Part that goes to a public benefit body',
  other: 'Part that goes to others',
} as const;

/** How the gain on one asset, or on the part of it that goes one way, came about: from the value to what counts. */
export function explainAssetGain(asset: GainsAsset, gain: AssetGain, disposedOn: LocalDate): WorkedResult<Cents> {
  const { share = whole, part } = asset;
  const work = startWorking(goings[asset.goesTo ?? 'other'], 'Income Tax Act s 9HA and Eighth Schedule');
  const wholeValue = convertToRand('marketValue', asset.marketValue);
  if (!isRefused(wholeValue)) work.line('Market value at death', wholeValue, { section: 'Income Tax Act s 9HA(1)' });
  if (share.n !== share.d) work.line('Share of the deceased', share);
  if (part) work.line(goings[asset.goesTo ?? 'other'], part);
  if (share.n !== share.d || part) work.line('Value of the share', gain.marketValue);
  const before =
    asset.baseCost === undefined && asset.heldOnValuationDate && !isRefused(wholeValue)
      ? computeValuationBaseCost({ ...asset.heldOnValuationDate, proceeds: wholeValue }, disposedOn)
      : undefined;
  if (before && !isRefused(before)) {
    work.worked('Base cost of an asset held on 1 October 2001', replaceValue(before, before.value.baseCost));
  }
  work.line('Less base cost', gain.baseCost, { section: 'Eighth Schedule para 20', note: gain.review });
  work.line(gain.gain < 0 ? 'Loss' : 'Gain', gain.gain);
  if (gain.leftOut) {
    const note = message('Left out: {what}', { what: message(gain.leftOut.why) });
    work.line('Not counted', minus(nil, gain.gain), { section: gain.leftOut.section, note });
  }
  if (gain.residence) {
    work
      .line('Limit of the residence exclusion', gain.residence.limit)
      .line('Less residence exclusion', gain.residence.excluded, {
        section: `Eighth Schedule ${gain.residence.ground}`,
      });
  }
  return work.line('Counts in the sum', gain.counted).gives(gain.counted);
}
