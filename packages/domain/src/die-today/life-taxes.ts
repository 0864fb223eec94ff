import { computeAssetGain } from '../capital-gains/gains-asset';
import { type GainsRates, gainsRates } from '../capital-gains/gains-rates';
import type { LocalDate } from '../dates/local-date';
import type { EstateAsset } from '../estate/asset';
import { findRegimeAtDeath } from '../estate/check-people';
import type { Estate } from '../estate/estate';
import { listSurvivingMarriages, listTaxMarriages } from '../estate/relations';
import { findRowOn } from '../law/check-input';
import { isRefused, type Outcome } from '../law/refusal';
import { type Cents, clampBelowNil, minus, nil, plus, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { type Fraction, fraction, multiplyFractions, whole } from '../money/fraction';
import { donationsTaxRates } from '../rates/band-scales';
import { computeTaxByBands } from '../rates/tax-by-bands';
import { findHighestRate } from './project-death-on';

/** Something that goes while its owner lives: for a price less costs, or given away at its value. */
export interface LifeDisposal {
  readonly asset: EstateAsset;
  readonly proceeds: Cents;
  readonly goesTo: 'spouse' | 'publicBenefit' | 'other';
}

const half = fraction(1, 2);

/** Whether something belongs to both spouses, so that each is taxed on half of what it brings. */
export function isOwnedJointly(estate: Estate, { separateOf }: Pick<EstateAsset, 'separateOf'>): boolean {
  if (separateOf !== undefined) return false;
  return listSurvivingMarriages(estate).some((marriage) => findRegimeAtDeath(estate, marriage).value === 'inCommunity');
}

/** The marginal rate the client's plan is computed with. */
export const findMarginalRate = ({ settings: { taxAtDeath } }: Estate, on: LocalDate): Fraction =>
  taxAtDeath?.method === 'marginalRate' ? taxAtDeath.rate : findHighestRate(on);

function computeOwnGain(
  estate: Estate,
  { asset, proceeds, goesTo }: LifeDisposal,
  rates: GainsRates,
  on: LocalDate,
): Outcome<Cents> {
  const { gains } = asset;
  if (!gains) return nil;
  const share = asset.share ?? whole;
  const found = computeAssetGain(
    {
      id: asset.id,
      kind: gains.kind,
      marketValue: proceeds,
      ...(gains.baseCost !== undefined && { baseCost: gains.baseCost }),
      ...(gains.heldOnValuationDate && { heldOnValuationDate: gains.heldOnValuationDate }),
      share: isOwnedJointly(estate, asset) ? multiplyFractions(share, half) : share,
      goesTo,
      ...(gains.residence && { residence: gains.residence }),
      ...(gains.personalUseException && { personalUseException: gains.personalUseException }),
      taxedForNonResident: asset.class === 'immovable' && asset.foreign === undefined,
    },
    {
      disposedOn: on,
      deceasedIsResident: estate.deceased.resident ?? true,
      spouseIsResident: listTaxMarriages(estate)[0]?.spouseIsResident ?? true,
    },
    rates,
  );
  return isRefused(found) ? found : found.counted;
}

/**
 * Capital gains tax on what is sold or given away in life, all of it in one year of assessment, at the marginal rate. In
 * community each spouse has half of each gain and an annual exclusion (Eighth Schedule paras 5, 10, 14).
 */
export function computeLifeGainsTax(estate: Estate, disposals: readonly LifeDisposal[], on: LocalDate): Outcome<Cents> {
  if (estate.country !== 'ZA' || disposals.length === 0) return nil;
  const rates = findRowOn(gainsRates, on, 'sales');
  if (isRefused(rates)) return rates;
  let [own, ofSpouse] = [nil, nil];
  for (const disposal of disposals) {
    const gain = computeOwnGain(estate, disposal, rates, on);
    if (isRefused(gain)) return gain;
    own = plus(own, gain);
    if (isOwnedJointly(estate, disposal.asset)) ofSpouse = plus(ofSpouse, gain);
  }
  const rate = multiplyFractions(rates.inclusion, findMarginalRate(estate, on));
  return sum(
    [own, ofSpouse].map((gain) => roundHalfUp(times(clampBelowNil(minus(gain, rates.annualExclusion)), rate))),
  );
}

/** Something given away in life, to whom it matters for the tax. */
export interface LifeGift {
  readonly amount: Cents;
  readonly isJoint: boolean;
  readonly goesTo: LifeDisposal['goesTo'];
}

/** Donations tax of one year, after the annual exemption; each spouse gives half of what is joint (Income Tax Act ss 54 to 64). */
export function computeLifeDonationsTax(estate: Estate, gifts: readonly LifeGift[], on: LocalDate): Outcome<Cents> {
  const taxed = gifts.filter(({ goesTo }) => goesTo === 'other');
  if (estate.country !== 'ZA' || taxed.length === 0) return nil;
  const rates = findRowOn(donationsTaxRates, on, 'donations');
  if (isRefused(rates)) return rates;
  const joint = sum(taxed.filter(({ isJoint }) => isJoint).map(({ amount }) => amount));
  const ofSpouse = roundHalfUp(times(joint, half));
  const own = minus(sum(taxed.map(({ amount }) => amount)), ofSpouse);
  return sum([own, ofSpouse].map((amount) => computeTaxByBands(clampBelowNil(minus(amount, rates.exempt)), rates)));
}
