import { isMinor } from '../identity/minor';
import type { LocalDate } from '../dates/local-date';
import { formatAmount } from '../formats/amount';
import { type Message, message } from '../law/message';
import { negate } from '../money/cents';
import { type Fraction, writeFraction } from '../money/fraction';
import type { AwardContext, AwardedRight } from './award';
import type { AwardBoard } from './award-board';
import { checkAward } from './check-award';

/** Something the law says of the awards as they stand, with what mends it where one award would. */
export interface AwardLawRemark {
  readonly kind: 'wrong' | 'open' | 'note';
  readonly words: Message;
  readonly section?: string;
  readonly assetId?: string;
  readonly personId?: string;
  /** What is missing, for whoever it is awarded to. */
  readonly missing?: { readonly assetId: string; readonly as: AwardedRight; readonly share: Fraction };
}

/** Everything to be said of the awards as a whole: what is wrong first, then what is open, then what to know. */
export function checkAwardsByLaw(
  awarding: AwardContext,
  board: AwardBoard,
  today: LocalDate,
): readonly AwardLawRemark[] {
  return [...listWrongAwards(awarding), ...listOpenAwards(board), ...listPayIns(board), ...listMinors(board, today)];
}

function listWrongAwards(awarding: AwardContext): AwardLawRemark[] {
  const before: AwardContext['awards'][number][] = [];
  const found: AwardLawRemark[] = [];
  for (const award of awarding.awards) {
    const refused = checkAward({ ...awarding, awards: before }, award);
    before.push(award);
    const [first] = refused?.refusals ?? [];
    if (!first) continue;
    found.push({
      kind: 'wrong',
      words: first.words ?? message(first.sentence),
      ...(first.section !== undefined && { section: first.section }),
      assetId: award.assetId,
      personId: award.personId,
    });
  }
  return found;
}

function listOpenAwards({ assets }: AwardBoard): AwardLawRemark[] {
  return assets.flatMap(({ asset, awards, left, enjoymentLeft }): AwardLawRemark[] => {
    const values = { asset: asset.name };
    const createOpenRemark = (as: AwardedRight, share: Fraction, words: Message): AwardLawRemark[] =>
      share.n === 0n ? [] : [{ kind: 'open', words, assetId: asset.id, missing: { assetId: asset.id, as, share } }];
    if (awards.some(({ as }) => as !== 'full')) {
      return [
        ...createOpenRemark(
          'bareOwnership',
          left,
          message('A usufruct needs a bare owner. {left} of the bare ownership of {asset} has not been awarded.', {
            ...values,
            left: writeFraction(left),
          }),
        ),
        ...createOpenRemark(
          'enjoyment',
          enjoymentLeft ?? { n: 0n, d: 1n },
          message('Bare ownership needs someone with the use. {left} of the use of {asset} has not been awarded.', {
            ...values,
            left: writeFraction(enjoymentLeft ?? left),
          }),
        ),
      ];
    }
    if (awards.every(({ by }) => by === 'will')) return [];
    return createOpenRemark(
      'full',
      left,
      message('{left} of {asset} has not been awarded yet. Award all of it.', { ...values, left: writeFraction(left) }),
    );
  });
}

const listPayIns = ({ people }: AwardBoard): AwardLawRemark[] =>
  people.flatMap(({ person, toCome }): AwardLawRemark[] =>
    toCome === undefined || toCome >= 0
      ? []
      : [
          {
            kind: 'note',
            words: message('{name} takes more than falls to that share and pays in {amount}.', {
              name: person.name,
              amount: formatAmount(negate(toCome)),
            }),
            personId: person.id,
          },
        ],
  );

const listMinors = ({ people }: AwardBoard, today: LocalDate): AwardLawRemark[] =>
  people.flatMap(({ person, awards }): AwardLawRemark[] =>
    awards.length === 0 || person.bornOn === undefined || person.bornOn > today || !isMinor(person.bornOn, today)
      ? []
      : [
          {
            kind: 'note',
            words: message(
              '{name} is a minor: the natural guardian receives assets in kind, and the Master may ask for security.',
              {
                name: person.name,
              },
            ),
            section: 'Administration of Estates Act 66 of 1965 s 43',
            personId: person.id,
          },
        ],
  );
