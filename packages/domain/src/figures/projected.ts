import type { EstateAsset } from '../estate/asset';
import type { Estate } from '../estate/estate';

/** As it will be once nothing is outstanding: a claim is collected at its value, anything else goes to whom it is left. */
const dealtWith = (asset: EstateAsset): EstateAsset => ({
  ...asset,
  treatment: asset.class === 'claim' ? 'money' : 'inKind',
});

/**
 * The estate as its last account will show it. Figures in a header or a list are those of the whole estate, also while one
 * asset keeps the account from being final.
 */
export const projected = (estate: Estate): Estate => ({
  ...estate,
  assets: estate.assets.map((asset) => (asset.treatment === 'outstanding' ? dealtWith(asset) : asset)),
});
