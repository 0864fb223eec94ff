import { message } from '../law/message';
import { isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import type { Cents } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import type { Fraction } from '../money/fraction';
import { convertToRand, type RandOrForeign } from '../money/in-rand';
import type { EstateAsset } from './asset';

const describe = (value: RandOrForeign): string | undefined =>
  typeof value === 'number' ? undefined : `${value.currency} ${(value.amount / 100).toFixed(2)}`;

const isWhole = (share: Fraction | undefined): boolean => share === undefined || share.n === share.d;

type ValuedAssetFacts = Pick<EstateAsset, 'treatment' | 'value' | 'soldFor' | 'share'>;

const pickValueField = ({ treatment, soldFor }: ValuedAssetFacts): 'soldFor' | 'value' =>
  treatment === 'sold' && soldFor !== undefined ? 'soldFor' : 'value';
const computeShareOf = (all: Cents, share: Fraction | undefined): Cents =>
  isWhole(share) ? all : roundHalfUp(times(all, share!));

/** The amount alone, for a list of hundreds that shows no working. */
export function computeAssetAmount(asset: ValuedAssetFacts): Outcome<Cents> {
  const field = pickValueField(asset);
  const all = convertToRand(field, asset[field] ?? asset.value);
  return isRefused(all) ? all : computeShareOf(all, asset.share);
}

/** What an asset stands at in the account: gross proceeds once sold, else its value, the estate's share of it. */
export function computeAssetValue(asset: EstateAsset): Outcome<WorkedResult<Cents>> {
  const field = pickValueField(asset);
  const stated = asset[field] ?? asset.value;
  const all = convertToRand(field, stated);
  if (isRefused(all)) return all;
  const foreign = describe(stated);
  const work = startWorking(asset.description, 'Administration of Estates Regulations, reg 5(1)(b)').line(
    field === 'soldFor' ? 'Gross proceeds of the sale' : 'Value',
    all,
    foreign === undefined ? {} : { note: message('{amount} at the rate entered', { amount: foreign }) },
  );
  if (asset.treatment === 'sold' && field === 'value') work.line('Not yet sold: at its valuation');
  if (isWhole(asset.share)) return work.gives(all);
  return work.line('Share of the estate', asset.share).gives(computeShareOf(all, asset.share));
}
