import { isMinor } from '../identity/minor';
import type { LocalDate } from '../dates/local-date';
import { formatAmount } from '../formats/amount';
import { type Said, said } from '../law/said';
import { negate } from '../money/cents';
import { type Fraction, writtenFraction } from '../money/fraction';
import type { Awarding, AwardedAs } from './award';
import type { AwardBoard } from './award-board';
import { checkAward } from './check-award';

/** Something the law says of the awards as they stand, with what mends it where one award would. */
export interface LawSays {
  readonly kind: 'wrong' | 'open' | 'note';
  readonly words: Said;
  readonly section?: string;
  readonly assetId?: string;
  readonly personId?: string;
  /** What is missing, for whoever it is awarded to. */
  readonly missing?: { readonly assetId: string; readonly as: AwardedAs; readonly share: Fraction };
}

/** Everything to be said of the awards as a whole: what is wrong first, then what is open, then what to know. */
export function lawCheck(awarding: Awarding, board: AwardBoard, today: LocalDate): readonly LawSays[] {
  return [...wrong(awarding), ...open(board), ...paysIn(board), ...minors(board, today)];
}

function wrong(awarding: Awarding): LawSays[] {
  const before: Awarding['awards'][number][] = [];
  const found: LawSays[] = [];
  for (const award of awarding.awards) {
    const refused = checkAward({ ...awarding, awards: before }, award);
    before.push(award);
    const [first] = refused?.refusals ?? [];
    if (!first) continue;
    found.push({
      kind: 'wrong',
      words: first.words ?? said(first.sentence),
      ...(first.section !== undefined && { section: first.section }),
      assetId: award.assetId,
      personId: award.personId,
    });
  }
  return found;
}

function open({ assets }: AwardBoard): LawSays[] {
  return assets.flatMap(({ asset, awards, left, enjoymentLeft }): LawSays[] => {
    const values = { asset: asset.name };
    const missing = (as: AwardedAs, share: Fraction, words: Said): LawSays[] =>
      share.n === 0n ? [] : [{ kind: 'open', words, assetId: asset.id, missing: { assetId: asset.id, as, share } }];
    if (awards.some(({ as }) => as !== 'full')) {
      return [
        ...missing(
          'bareOwnership',
          left,
          said('A usufruct needs a bare owner: {left} of the bare ownership of {asset} has nobody.', {
            ...values,
            left: writtenFraction(left),
          }),
        ),
        ...missing(
          'enjoyment',
          enjoymentLeft ?? { n: 0n, d: 1n },
          said('Bare ownership needs somebody who enjoys: {left} of the enjoyment of {asset} has nobody.', {
            ...values,
            left: writtenFraction(enjoymentLeft ?? left),
          }),
        ),
      ];
    }
    if (awards.every(({ by }) => by === 'will')) return [];
    return missing(
      'full',
      left,
      said('{left} of {asset} is left: award all of it.', { ...values, left: writtenFraction(left) }),
    );
  });
}

const paysIn = ({ people }: AwardBoard): LawSays[] =>
  people.flatMap(({ person, toCome }): LawSays[] =>
    toCome === undefined || toCome >= 0
      ? []
      : [
          {
            kind: 'note',
            words: said('{name} takes more than falls to that share and pays in {amount}.', {
              name: person.name,
              amount: formatAmount(negate(toCome)),
            }),
            personId: person.id,
          },
        ],
  );

const minors = ({ people }: AwardBoard, today: LocalDate): LawSays[] =>
  people.flatMap(({ person, awards }): LawSays[] =>
    awards.length === 0 || person.bornOn === undefined || person.bornOn > today || !isMinor(person.bornOn, today)
      ? []
      : [
          {
            kind: 'note',
            words: said(
              '{name} is a minor: the natural guardian takes what is in kind, and the Master may ask security.',
              {
                name: person.name,
              },
            ),
            section: 'Administration of Estates Act 66 of 1965 s 43',
            personId: person.id,
          },
        ],
  );
