import { refuse, type Refused } from '../law/refusal';
import { said } from '../law/said';
import { compareFractions, type Fraction, none, writtenFraction } from '../money/fraction';
import type { Award, AwardedAs, Awarding } from './award';
import { type AssetOnBoard, awardBoard } from './award-board';

/** An award somebody is about to make. */
export type NewAward = Omit<Award, 'id'>;

/** Whether the law lets an award stand beside those that are there. The screen asks before, the server again. */
export function checkAward(awarding: Awarding, award: NewAward): Refused | undefined {
  const asset = awarding.assets.find(({ id }) => id === award.assetId);
  const person = awarding.people.find(({ id }) => id === award.personId);
  if (!asset) return refuse('assetId', 'This asset is not in the estate. Choose one of the list.');
  if (!person) return refuse('personId', 'This person is not captured in the matter. Add the beneficiary first.');
  if (asset.treatment !== 'inKind') {
    return refuse(
      'assetId',
      said('{asset} is not kept as it is: it is sold, money or outstanding. Change how it is dealt with first.', {
        asset: asset.name,
      }),
    );
  }
  if (person.cannotTake) {
    return refuse(
      'personId',
      said('{name} cannot take: {why}. Award it to whoever stands in the place.', {
        name: person.name,
        why: person.cannotTake,
      }),
      'Wills Act 7 of 1953 s 2C',
    );
  }
  if (compareFractions(award.share, none) <= 0) {
    return refuse('share', 'Give a part above nought, like 1/2.');
  }
  const [on] = awardBoard({ ...awarding, assets: [asset] }).assets as [AssetOnBoard];
  return checkSides(on, award, person.name) ?? checkLeft(on, award);
}

/** Full ownership and a right over the same asset do not go together, nor enjoying and owning in one hand. */
function checkSides({ asset, awards }: AssetOnBoard, award: NewAward, name: string): Refused | undefined {
  const isFull = award.as === 'full';
  if (!isFull && awards.some(({ as }) => as === 'full')) {
    return refuse(
      'as',
      said('{asset} is awarded in full ownership already. Take that award back before a right is put on it.', {
        asset: asset.name,
      }),
    );
  }
  if (isFull && awards.some(({ as }) => as !== 'full')) {
    return refuse(
      'as',
      said('Somebody enjoys {asset} for life or a term. Award its bare ownership instead.', { asset: asset.name }),
    );
  }
  const other = award.as === 'enjoyment' ? 'bareOwnership' : 'enjoyment';
  if (!isFull && awards.some(({ as, personId }) => as === other && personId === award.personId)) {
    return refuse(
      'personId',
      said('{name} would both enjoy and own {asset}. Give it in full ownership, or name another.', {
        name,
        asset: asset.name,
      }),
    );
  }
  return undefined;
}

function checkLeft({ asset, left, enjoymentLeft, awards }: AssetOnBoard, award: NewAward): Refused | undefined {
  const open = openOf({ left, enjoymentLeft, awards }, award.as);
  if (compareFractions(award.share, open) <= 0) return undefined;
  return open.n === 0n
    ? refuse('share', said('All of {asset} is awarded. Take an award back first.', { asset: asset.name }))
    : refuse(
        'share',
        said('Only {left} of {asset} is left. Award that or less.', { left: writtenFraction(open), asset: asset.name }),
      );
}

/** How much of one side of an asset nobody has yet. */
export function openOf(
  { left, enjoymentLeft, awards }: Pick<AssetOnBoard, 'left' | 'enjoymentLeft' | 'awards'>,
  as: AwardedAs,
): Fraction {
  if (as !== 'enjoyment') return left;
  return awards.some((award) => award.as !== 'full') ? (enjoymentLeft ?? left) : left;
}
