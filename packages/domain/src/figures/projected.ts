import type { EstateAsset } from '../estate/asset';
import type { Estate } from '../estate/estate';

/** As it will be once nothing is outstanding: a claim is collected at its value, anything else goes to whom it is left. */
const projectAsset = (asset: EstateAsset): EstateAsset =>
  asset.treatment === 'outstanding' ? { ...asset, treatment: asset.class === 'claim' ? 'money' : 'inKind' } : asset;

/** Whichever of its accounts something first stands in: the whole estate is all of them. */
function placeInAnyAccount<T extends { readonly account?: number }>(rows: readonly T[]): readonly T[] {
  if (rows.every(({ account }) => account === undefined)) return rows;
  return rows.map((row) => {
    const { account: _, ...rest } = row;
    return rest as T;
  });
}

/**
 * The estate as its last account will show it. Figures in a header or a list are those of the whole estate, also while one
 * asset keeps the account from being final.
 */
export const projectEstate = (estate: Estate): Estate => ({
  ...estate,
  assets: placeInAnyAccount(estate.assets).map(projectAsset),
  liabilities: placeInAnyAccount(estate.liabilities),
  costs: placeInAnyAccount(estate.costs),
  income: placeInAnyAccount(estate.income),
  incomeExpenses: placeInAnyAccount(estate.incomeExpenses),
  interestsHeld: placeInAnyAccount(estate.interestsHeld),
  taxYears: placeInAnyAccount(estate.taxYears),
});
