import { prepareAccount } from '../accounts/prepare';
import { createFirstAndFinal } from '../accounts/request';
import type { TaxAtDeath } from '../accounts/tax-at-death';
import { type AssetGain, type GainsAsset, explainAssetGain } from '../capital-gains/gains-asset';
import { gainsRates } from '../capital-gains/gains-rates';
import type { OverridableFigure } from '../costs/override';
import type { LocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { message, quoteVerbatim } from '../law/message';
import { replaceValue, type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, clampBelowNil, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { formatPercent } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { projectEstate } from './projected';

/** What the death makes of one asset: the gain, what of it is left out and the tax that belongs to it. */
export interface TaxedEstateAsset {
  readonly assetId: string;
  readonly description: string;
  /** At the part the deceased owned. */
  readonly marketValue: Cents;
  readonly baseCost: Cents;
  /** Below nought for a loss. */
  readonly gain: Cents;
  /** What is not taxed: the residence exclusion, or all of it. */
  readonly excluded: Cents;
  readonly counted: Cents;
  /** Its part of the tax, by its part of the gains. */
  readonly tax: Cents;
  readonly worked: WorkedResult<Cents>;
}

/** Income tax and capital gains tax of an estate: of the last return, asset by asset, and of the estate itself. */
export interface EstateTaxes {
  /** Whether the account charges the tax of the last return, or it is shown as a mere estimate. */
  readonly isCharged: boolean;
  readonly assets: readonly TaxedEstateAsset[];
  readonly taxableGain: WorkedResult<Cents>;
  /** The last return, where it is found by the table. */
  readonly lastReturn?: WorkedResult<Cents>;
  readonly gainsTax: OverridableFigure;
  readonly afterDeath?: WorkedResult<Cents>;
  readonly carriedByHeir?: WorkedResult<Cents>;
}

function toTaxedAsset(
  id: string,
  parts: readonly { readonly asset: GainsAsset; readonly gain: AssetGain }[],
  died: LocalDate,
  tax: Cents,
): TaxedEstateAsset {
  const sumGains = (figure: (gain: AssetGain) => Cents): Cents => sum(parts.map(({ gain }) => figure(gain)));
  const description = parts[0]!.asset.description ?? id;
  const counted = sumGains((gain) => gain.counted);
  const ways = parts.map(({ asset, gain }) => explainAssetGain(asset, gain, died));
  const work = startWorking(quoteVerbatim(description), 'Income Tax Act s 9HA and Eighth Schedule');
  if (ways.length > 1) for (const way of ways) work.worked(way.title, way);
  const rates = gainsRates.on(died);
  if (counted !== 0 && !isRefused(rates)) {
    work.line(
      message('Included at {rate}%, before the exclusion in the year of death', {
        rate: formatPercent(rates.inclusion),
      }),
      roundHalfUp(times(counted, rates.inclusion)),
      { section: 'Eighth Schedule para 10' },
    );
  }
  if (tax !== 0) work.line('Its part of the tax, by its part of the gains', tax);
  const after = work.gives(counted);
  return {
    assetId: id,
    description,
    marketValue: sumGains((gain) => gain.marketValue),
    baseCost: sumGains((gain) => gain.baseCost),
    gain: sumGains((gain) => gain.gain),
    excluded: minus(
      sumGains((gain) => gain.gain),
      counted,
    ),
    counted,
    tax,
    worked: ways.length > 1 ? after : { ...after, lines: [...ways[0]!.lines, ...after.lines] },
  };
}

/** Every asset with a gain or a reason why it has none; the tax spread over those that gained. */
function listTaxedAssets({ gains, parts, gainsTax }: TaxAtDeath, { assets, deceased }: Estate): TaxedEstateAsset[] {
  // In the order of capture, whatever order the account lists them in.
  const byAsset = new Map<string, { asset: GainsAsset; gain: AssetGain }[]>(assets.map(({ id }) => [id, []]));
  parts.forEach((asset, index) => {
    const pair = { asset, gain: gains.value.assets[index]! };
    byAsset.get(asset.id)!.push(pair);
  });
  const found = [...byAsset].filter(([, pairs]) => pairs.length > 0);
  const weights = found.map(([, pairs]) => clampBelowNil(sum(pairs.map(({ gain }) => gain.counted))));
  const shares = sum(weights) === 0 ? weights.map(() => nil) : shareOut(gainsTax.value, weights);
  return found.map(([id, pairs], index) => toTaxedAsset(id, pairs, deceased.diedOn, shares[index]!));
}

/**
 * The taxes of the whole estate as they stand, by the functions of the account itself. Where nobody said how the tax of the
 * last return is found, it is shown by the table with no other income, and is not charged.
 */
export function computeEstateTaxes(captured: Estate, today: LocalDate): Outcome<EstateTaxes> {
  const taxAtDeath = captured.settings.taxAtDeath;
  const estate = projectEstate({
    ...captured,
    settings: { ...captured.settings, taxAtDeath: taxAtDeath ?? { method: 'table', otherTaxableIncome: nil } },
  });
  const prepared = prepareAccount(estate, createFirstAndFinal(today));
  if (isRefused(prepared)) return prepared;
  const { tax, taxAfter, carriedByHeir } = prepared;
  if (!tax) return refuse('country', 'No capital gains tax is levied in this country.');
  return {
    isCharged: taxAtDeath !== undefined,
    assets: listTaxedAssets(tax, estate),
    taxableGain: replaceValue(tax.gains, tax.gains.value.taxableCapitalGain),
    ...(tax.toDeath && { lastReturn: replaceValue(tax.toDeath, tax.toDeath.value.balance) }),
    gainsTax: tax.gainsTax,
    ...(taxAfter && { afterDeath: replaceValue(taxAfter, taxAfter.value.balance) }),
    ...(carriedByHeir && { carriedByHeir: replaceValue(carriedByHeir, carriedByHeir.value.heirMayCarry) }),
  };
}
