import { message } from '../law/message';
import type { LocalDate } from '../dates/local-date';
import { checkNotAfter, checkNotNegative, findRowOn } from '../law/check-input';
import { collectRefusals, isRefused, type Outcome, RefusalError } from '../law/refusal';
import { type WorkedResult, createLazyResult } from '../law/worked';
import { type Cents, cents, minus, nil, clampBelowNil, plus, pickSmaller, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { formatPercent } from '../money/fraction';
import { type AssetGain, type GainsAsset, computeAssetGain } from './gains-asset';
import { type GainsRates, gainsRates } from './gains-rates';

/** Everything the death disposes of, and what else the last return holds. */
export interface GainsAtDeathInput {
  readonly died: LocalDate;
  readonly today?: LocalDate;
  readonly assets: readonly GainsAsset[];
  readonly deceasedIsResident?: boolean;
  /** A spouse is taken to be a resident unless said otherwise; without that there is no roll-over. */
  readonly spouseIsResident?: boolean;
  /** Net gain (or loss, below nought) on disposals in the same tax year before the death. */
  readonly earlierInYear?: Cents;
  /** Assessed capital loss brought forward, written as an amount above nought. */
  readonly lossBroughtForward?: Cents;
  /** Para 57: value of all the deceased's businesses, and what was left out under it in the lifetime. */
  readonly smallBusiness?: { readonly valueOfAllBusinesses: Cents; readonly usedBefore: Cents };
}

export interface GainsAtDeath {
  readonly assets: readonly AssetGain[];
  readonly residenceExclusionUsed: Cents;
  readonly smallBusinessExclusionUsed: Cents;
  readonly sumOfGains: Cents;
  readonly deathExclusion: Cents;
  readonly netCapitalGain: Cents;
  readonly taxableCapitalGain: Cents;
  /** A loss that remains; it dies with the person. */
  readonly lossLost: Cents;
  /** What a spouse takes over, at base cost. */
  readonly rollOvers: readonly { readonly assetId: string; readonly baseCost: Cents; readonly acquired?: LocalDate }[];
}

function computeSmallBusinessExclusion(
  gains: readonly AssetGain[],
  input: GainsAtDeathInput,
  rates: GainsRates,
): Cents {
  const { smallBusiness } = input;
  if (!smallBusiness || smallBusiness.valueOfAllBusinesses > rates.smallBusinessValue) return nil;
  const qualifying = sum(gains.filter((gain) => gain.smallBusiness).map((gain) => gain.counted));
  return pickSmaller(qualifying, clampBelowNil(minus(rates.smallBusinessGain, smallBusiness.usedBefore)));
}

const nameAssetRefusal = (outcome: Outcome<AssetGain>, index: number): Outcome<AssetGain> =>
  isRefused(outcome)
    ? new RefusalError(outcome.refusals.map((refusal) => ({ ...refusal, field: `assets[${index}].${refusal.field}` })))
    : outcome;

/** Moves a sum towards nought by at most the exclusion: it lessens a loss as it lessens a gain (para 5). */
const moveTowardsNil = (amount: Cents, exclusion: Cents): Cents =>
  amount < 0 ? minus(nil, clampBelowNil(minus(cents(-amount), exclusion))) : clampBelowNil(minus(amount, exclusion));

/** The capital gain the death triggers (s 9HA): every asset at market value, less what the Eighth Schedule leaves out. */
export function computeGainsAtDeath(input: GainsAtDeathInput): Outcome<WorkedResult<GainsAtDeath>> {
  const rates = findRowOn(gainsRates, input.died, 'died');
  if (isRefused(rates)) return rates;
  const { deceasedIsResident = true, spouseIsResident = true } = input;
  const scope = { disposedOn: input.died, deceasedIsResident, spouseIsResident };
  const found = input.assets.map((asset, index) => nameAssetRefusal(computeAssetGain(asset, scope, rates), index));
  const wrong = collectRefusals([
    checkNotAfter('died', input.died, input.today, 'Correct the date of death: it is in the future.'),
    checkNotNegative('lossBroughtForward', input.lossBroughtForward),
    checkNotNegative('smallBusiness.valueOfAllBusinesses', input.smallBusiness?.valueOfAllBusinesses),
    checkNotNegative('smallBusiness.usedBefore', input.smallBusiness?.usedBefore),
    collectRefusals(found),
  ]);
  if (wrong) return wrong;
  const gains = found as AssetGain[];

  const smallBusinessExclusionUsed = computeSmallBusinessExclusion(gains, input, rates);
  const counted = plus(sum(gains.map((gain) => gain.counted)), input.earlierInYear ?? nil);
  const sumOfGains = minus(counted, smallBusinessExclusionUsed);
  const afterExclusion = moveTowardsNil(sumOfGains, rates.deathExclusion);
  const afterLoss = minus(afterExclusion, input.lossBroughtForward ?? nil);
  const netCapitalGain = clampBelowNil(afterLoss);
  const taxableCapitalGain = roundHalfUp(times(netCapitalGain, rates.inclusion));
  const residenceExclusionUsed = sum(gains.map((gain) => gain.residence?.excluded ?? nil));

  const value: GainsAtDeath = {
    assets: gains,
    residenceExclusionUsed,
    smallBusinessExclusionUsed,
    sumOfGains,
    deathExclusion: rates.deathExclusion,
    netCapitalGain,
    taxableCapitalGain,
    lossLost: clampBelowNil(cents(-afterLoss)),
    rollOvers: input.assets.flatMap((asset, index) =>
      gains[index]!.rollsOver
        ? [{ assetId: asset.id, baseCost: gains[index]!.baseCost, acquired: asset.acquired }]
        : [],
    ),
  };
  return createLazyResult('Capital gain at death', 'Income Tax Act s 9HA and Eighth Schedule', value, (work) => {
    input.assets.forEach((asset, index) => {
      const gain = gains[index]!;
      const more = gain.leftOut
        ? { section: gain.leftOut.section, note: message('Left out: {what}', { what: message(gain.leftOut.why) }) }
        : { section: gain.residence ? `Eighth Schedule ${gain.residence.ground}` : undefined, note: gain.review };
      work.line(asset.description ?? asset.id, gain.counted, more);
    });
    if (input.earlierInYear) work.line('Earlier in the same tax year', input.earlierInYear);
    if (smallBusinessExclusionUsed > 0) {
      work.line('Less small business exclusion', smallBusinessExclusionUsed, { section: 'Eighth Schedule para 57' });
    }
    work.line('Sum of gains and losses', sumOfGains).line('Exclusion in the year of death', rates.deathExclusion, {
      section: 'Eighth Schedule para 5(2)',
      note: rates.note,
    });
    if (input.lossBroughtForward) work.line('Less loss brought forward', input.lossBroughtForward);
    work
      .line('Net capital gain', netCapitalGain)
      .line(message('Included at {rate}%', { rate: formatPercent(rates.inclusion) }), taxableCapitalGain, {
        section: 'Eighth Schedule para 10',
      });
  });
}
