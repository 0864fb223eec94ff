import { said } from '../law/said';
import { isRefused, type Outcome } from '../law/refusal';
import { type Worked, working } from '../law/worked';
import type { Cents } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import type { Fraction } from '../money/fraction';
import { inRand, type RandOrForeign } from '../money/in-rand';
import type { EstateAsset } from './asset';

const describe = (value: RandOrForeign): string | undefined =>
  typeof value === 'number' ? undefined : `${value.currency} ${(value.amount / 100).toFixed(2)}`;

const isWhole = (share: Fraction | undefined): boolean => share === undefined || share.n === share.d;

/** What an asset stands at in the account: gross proceeds once sold, else its value, the estate's share of it. */
export function assetValue(asset: EstateAsset): Outcome<Worked<Cents>> {
  const field = asset.treatment === 'sold' && asset.soldFor !== undefined ? 'soldFor' : 'value';
  const stated = asset[field] ?? asset.value;
  const all = inRand(field, stated);
  if (isRefused(all)) return all;
  const foreign = describe(stated);
  const work = working(asset.description, 'Administration of Estates Regulations, reg 5(1)(b)').line(
    field === 'soldFor' ? 'Gross proceeds of the sale' : 'Value',
    all,
    foreign === undefined ? {} : { note: said('{amount} at the rate captured', { amount: foreign }) },
  );
  if (asset.treatment === 'sold' && field === 'value') work.line('Not yet sold: at its valuation');
  if (isWhole(asset.share)) return work.gives(all);
  return work.line('Share of the estate', asset.share).gives(roundHalfUp(times(all, asset.share!)));
}
