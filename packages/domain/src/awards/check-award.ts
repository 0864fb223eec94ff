import type { LocalDate } from '../dates/local-date';
import { refuse, type Refused } from '../law/refusal';
import { type Said, said } from '../law/said';
import { type Kin, survived } from '../succession/family';
import { failsToOutlive } from '../succession/survivorship';
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
  return checkBeside(awarding, award);
}

/** Whether an award fits beside those of the same asset: one asset goes one way, and not beyond the whole. */
export function checkBeside(awarding: Awarding, award: NewAward): Refused | undefined {
  const asset = awarding.assets.find(({ id }) => id === award.assetId);
  if (!asset) return refuse('assetId', 'This asset is not in the estate. Choose one of the list.');
  const [on] = awardBoard({ ...awarding, assets: [asset] }).assets as [AssetOnBoard];
  const name = awarding.people.find(({ id }) => id === award.personId)?.name ?? '';
  return checkSides(on, award, name) ?? checkWay(on, award) ?? checkLeft(on, award);
}

/** What the will gives is not allotted besides: the heirs of the residue have no say in it. */
function checkWay({ asset, awards }: AssetOnBoard, award: NewAward): Refused | undefined {
  if (awards.every(({ by }) => by === award.by)) return undefined;
  return award.by === 'will'
    ? refuse(
        'assetId',
        said('{asset} is allotted already. Take the allotment back before the will gives it.', { asset: asset.name }),
      )
    : refuse(
        'assetId',
        said('The will bequeaths {name}. Change the clause, or record what the heirs agreed.', { name: asset.name }),
      );
}

/** Why nothing can be awarded to somebody; nothing where there is no reason. */
export function cannotTake(
  person: Kin,
  { diedOn, survivorshipDays }: { readonly diedOn?: LocalDate; readonly survivorshipDays?: number | undefined },
): Said | undefined {
  if (diedOn !== undefined && !survived(person, diedOn)) return said('died before');
  if (diedOn !== undefined && failsToOutlive(person, diedOn, survivorshipDays)) {
    return said('died within the days the will asks');
  }
  if (person.renounced) return said('renounced');
  return person.disqualified === undefined ? undefined : said('may not inherit');
}

/** Awards made together, each beside those before it. The first fault of each, by its place. */
export function checkAwards(
  awarding: Awarding,
  next: readonly NewAward[],
  check: typeof checkAward = checkAward,
): readonly { readonly at: number; readonly refused: Refused }[] {
  const made: Award[] = [...awarding.awards];
  return next.flatMap((award, at) => {
    const refused = check({ ...awarding, awards: made }, award);
    made.push({ ...award, id: `new/${at}` });
    return refused ? [{ at, refused }] : [];
  });
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
