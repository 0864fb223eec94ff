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

type Stands = Pick<EstateAsset, 'treatment' | 'value' | 'soldFor' | 'share'>;

const fieldOf = ({ treatment, soldFor }: Stands): 'soldFor' | 'value' =>
  treatment === 'sold' && soldFor !== undefined ? 'soldFor' : 'value';
const ofShare = (all: Cents, share: Fraction | undefined): Cents =>
  isWhole(share) ? all : roundHalfUp(times(all, share!));

/** The amount alone, for a list of hundreds that shows no working. */
export function assetStandsAt(asset: Stands): Outcome<Cents> {
  const field = fieldOf(asset);
  const all = inRand(field, asset[field] ?? asset.value);
  return isRefused(all) ? all : ofShare(all, asset.share);
}

/** What an asset stands at in the account: gross proceeds once sold, else its value, the estate's share of it. */
export function assetValue(asset: EstateAsset): Outcome<Worked<Cents>> {
  const field = fieldOf(asset);
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
  return work.line('Share of the estate', asset.share).gives(ofShare(all, asset.share));
}
