import { type Fraction, fraction, multiplyFractions, whole } from '../money/fraction';
import type { EstateAsset } from './asset';
import { regimeAtDeath } from './check-people';
import type { Estate } from './estate';
import { survivingMarriages } from './relations';

/** Wives of marriages whose property is that of houses and of the family. */
export const wivesOfHouses = (estate: Estate): readonly string[] =>
  survivingMarriages(estate)
    .filter((marriage) => regimeAtDeath(estate, marriage).value === 'houseAndFamily')
    .map(({ spouseId }) => spouseId);

/** The part of house or family property that was the deceased's own: owned jointly and in equal parts. */
const ownPart = ({ customary }: EstateAsset, wives: number): Fraction =>
  customary === undefined ? whole : fraction(1, customary.kind === 'house' ? 2 : 1 + wives);

/**
 * The estate with every asset at the share that falls into it. With several customary wives the other owners keep
 * their parts of house and family property outside the account (Recognition of Customary Marriages Act 120 of 1998 s 7).
 */
export function withOwnShares(estate: Estate): Estate {
  if (estate.assets.every(({ customary }) => customary === undefined)) return estate;
  const wives = wivesOfHouses(estate).length;
  return {
    ...estate,
    assets: estate.assets.map((asset) =>
      asset.customary === undefined
        ? asset
        : { ...asset, share: multiplyFractions(asset.share ?? whole, ownPart(asset, wives)) },
    ),
  };
}
