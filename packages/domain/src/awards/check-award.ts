import type { LocalDate } from '../dates/local-date';
import { refuse, type RefusalError } from '../law/refusal';
import { type Message, message } from '../law/message';
import { type Kin, hasSurvived } from '../succession/family';
import { failsToOutlive } from '../succession/survivorship';
import { compareFractions, type Fraction, none, writeFraction } from '../money/fraction';
import type { AssetAward, AwardedRight, AwardContext } from './award';
import { type BoardAsset, buildAwardBoard } from './award-board';

/** An award somebody is about to make. */
export type NewAward = Omit<AssetAward, 'id'>;

/** Whether the law lets an award stand beside those that are there. The screen asks before, the server again. */
export function checkAward(awarding: AwardContext, award: NewAward): RefusalError | undefined {
  const asset = awarding.assets.find(({ id }) => id === award.assetId);
  const person = awarding.people.find(({ id }) => id === award.personId);
  if (!asset) return refuse('assetId', 'This asset is not in the estate. Choose one of the list.');
  if (!person) return refuse('personId', 'This person is not in the matter. Add the beneficiary first.');
  if (asset.treatment !== 'inKind') {
    return refuse(
      'assetId',
      message('{asset} is not kept as it is: it is sold, money or outstanding. Change how it is dealt with first.', {
        asset: asset.name,
      }),
    );
  }
  if (person.cannotTake) {
    return refuse(
      'personId',
      message('{name} cannot inherit: {why}. Award it to the person who inherits in that place.', {
        name: person.name,
        why: person.cannotTake,
      }),
      'Wills Act 7 of 1953 s 2C',
    );
  }
  if (compareFractions(award.share, none) <= 0) {
    return refuse('share', 'Enter a share greater than zero, such as 1/2.');
  }
  return checkBeside(awarding, award);
}

/** Whether an award fits beside those of the same asset: one asset goes one way, and not beyond the whole. */
export function checkBeside(awarding: AwardContext, award: NewAward): RefusalError | undefined {
  const asset = awarding.assets.find(({ id }) => id === award.assetId);
  if (!asset) return refuse('assetId', 'This asset is not in the estate. Choose one of the list.');
  const [on] = buildAwardBoard({ ...awarding, assets: [asset] }).assets as [BoardAsset];
  const name = awarding.people.find(({ id }) => id === award.personId)?.name ?? '';
  return checkSides(on, award, name) ?? checkWay(on, award) ?? checkLeft(on, award);
}

/** What the will gives is not allotted besides: the heirs of the residue have no say in it. */
function checkWay({ asset, awards }: BoardAsset, award: NewAward): RefusalError | undefined {
  if (awards.every(({ by }) => by === award.by)) return undefined;
  return award.by === 'will'
    ? refuse(
        'assetId',
        message('{asset} is allotted already. Take the allotment back before the will gives it.', {
          asset: asset.name,
        }),
      )
    : refuse(
        'assetId',
        message('The will bequeaths {name}. Change the clause, or record what the heirs agreed.', { name: asset.name }),
      );
}

/** Why nothing can be awarded to somebody; nothing where there is no reason. */
export function explainCannotTake(
  person: Kin,
  { diedOn, survivorshipDays }: { readonly diedOn?: LocalDate; readonly survivorshipDays?: number | undefined },
): Message | undefined {
  if (diedOn !== undefined && !hasSurvived(person, diedOn)) return message('died before');
  if (diedOn !== undefined && failsToOutlive(person, diedOn, survivorshipDays)) {
    return message('died within the survivorship period');
  }
  if (person.renounced) return message('renounced');
  return person.disqualified === undefined ? undefined : message('cannot inherit');
}

/** Awards made together, each beside those before it. The first fault of each, by its place. */
export function checkAwards(
  awarding: AwardContext,
  next: readonly NewAward[],
  check: typeof checkAward = checkAward,
): readonly { readonly at: number; readonly refused: RefusalError }[] {
  const made: AssetAward[] = [...awarding.awards];
  return next.flatMap((award, at) => {
    const refused = check({ ...awarding, awards: made }, award);
    made.push({ ...award, id: `new/${at}` });
    return refused ? [{ at, refused }] : [];
  });
}

/** Full ownership and a right over the same asset do not go together, nor enjoying and owning in one hand. */
function checkSides({ asset, awards }: BoardAsset, award: NewAward, name: string): RefusalError | undefined {
  const isFull = award.as === 'full';
  if (!isFull && awards.some(({ as }) => as === 'full')) {
    return refuse(
      'as',
      message('{asset} is awarded in full ownership already. Take that award back before a right is put on it.', {
        asset: asset.name,
      }),
    );
  }
  if (isFull && awards.some(({ as }) => as !== 'full')) {
    return refuse(
      'as',
      message('Someone has the use of {asset} for life or a term. Award its bare ownership instead.', {
        asset: asset.name,
      }),
    );
  }
  const other = award.as === 'enjoyment' ? 'bareOwnership' : 'enjoyment';
  if (!isFull && awards.some(({ as, personId }) => as === other && personId === award.personId)) {
    return refuse(
      'personId',
      message('{name} would both enjoy and own {asset}. Give it in full ownership, or name another.', {
        name,
        asset: asset.name,
      }),
    );
  }
  return undefined;
}

function checkLeft({ asset, left, enjoymentLeft, awards }: BoardAsset, award: NewAward): RefusalError | undefined {
  const open = computeOpenShare({ left, enjoymentLeft, awards }, award.as);
  if (compareFractions(award.share, open) <= 0) return undefined;
  return open.n === 0n
    ? refuse('share', message('All of {asset} is awarded. Take an award back first.', { asset: asset.name }))
    : refuse(
        'share',
        message('Only {left} of {asset} is left. Award that or less.', {
          left: writeFraction(open),
          asset: asset.name,
        }),
      );
}

/** How much of one side of an asset nobody has yet. */
export function computeOpenShare(
  { left, enjoymentLeft, awards }: Pick<BoardAsset, 'left' | 'enjoymentLeft' | 'awards'>,
  as: AwardedRight,
): Fraction {
  if (as !== 'enjoyment') return left;
  return awards.some((award) => award.as !== 'full') ? (enjoymentLeft ?? left) : left;
}
