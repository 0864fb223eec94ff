import { type Fraction, fraction, multiplyFractions, whole } from '../money/fraction';
import type { EstateAsset } from './asset';
import { findRegimeAtDeath } from './check-people';
import type { Estate } from './estate';
import { listSurvivingMarriages } from './relations';

/** Wives of marriages whose property is that of houses and of the family. */
export const listWivesOfHouses = (estate: Estate): readonly string[] =>
  listSurvivingMarriages(estate)
    .filter((marriage) => findRegimeAtDeath(estate, marriage).value === 'houseAndFamily')
    .map(({ spouseId }) => spouseId);

/** The part of house or family property that was the deceased's own: owned jointly and in equal parts. */
const computeOwnPart = ({ customary }: EstateAsset, wives: number): Fraction =>
  customary === undefined || customary.kind === 'personal'
    ? whole
    : fraction(1, customary.kind === 'house' ? 2 : 1 + wives);

/**
 * The estate with every asset at the share that falls into it. With several customary wives the other owners keep
 * their parts of house and family property outside the account (Recognition of Customary Marriages Act 120 of 1998 s 7).
 */
export function applyOwnShares(estate: Estate): Estate {
  if (estate.assets.every(({ customary }) => customary === undefined)) return estate;
  const wives = listWivesOfHouses(estate).length;
  return {
    ...estate,
    assets: estate.assets.map((asset) =>
      asset.customary === undefined
        ? asset
        : { ...asset, share: multiplyFractions(asset.share ?? whole, computeOwnPart(asset, wives)) },
    ),
  };
}
