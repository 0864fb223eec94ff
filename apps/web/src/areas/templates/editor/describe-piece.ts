import { isRefused } from '@boedel/domain/law/refusal';
import { type ConditionTest, readCondition } from '@boedel/domain/templates/condition';
import { mergeField, mergeList } from '@boedel/domain/templates/merge-fields';
import type { pieceNames } from '@boedel/domain/templates/piece-names';
import { markPhrase, t } from '../../../i18n/t';

type PieceName = (typeof pieceNames)[number];

const sharedPieces: Readonly<Record<PieceName, string>> = {
  reference: markPhrase('Date, addressee and references'),
  toMaster: markPhrase("Date, Master's office and references"),
  enclosures: markPhrase('List of enclosures'),
  signedByFirm: markPhrase('Closing and signature of the firm'),
  signedByOffice: markPhrase('Signatures of the people appointed by the Master'),
  witnesses: markPhrase('Two witnesses'),
  oath: markPhrase('Oath before a commissioner'),
};

/** What the page shows where such a piece will stand. */
export const describePiece = (piece: string): string =>
  piece in sharedPieces ? t(sharedPieces[piece as PieceName]) : piece;

const totalOf = /^(.*), total$/;

/** A total is called after what it adds up. */
const translateLabel = (label: string): string => {
  const what = totalOf.exec(label)?.[1];
  return what === undefined ? t(label) : t('{what}, total', { what: t(what) });
};

/** What a field is called, with its group: 'Spouse: Name'. */
export function describeField(name: string): string {
  const field = mergeField(name);
  if (field) return `${t(field.group)}: ${translateLabel(field.label)}`;
  const list = mergeList(name);
  return list ? t(list.label) : name;
}

/** What is repeated: a list of the matter, or the lines of a longer field. */
export const listWords = (name: string): string =>
  mergeField(name) ? t('lines of {field}', { field: describeField(name) }) : describeField(name);

function describeTest({ field: name, asks, not, value = '' }: ConditionTest): string {
  const field = describeField(name);
  if (asks === 'there') return not ? t('{field} is not captured', { field }) : t('{field} is captured', { field });
  if (asks === 'is')
    return not ? t('{field} is not “{value}”', { field, value }) : t('{field} is “{value}”', { field, value });
  const isMore = (asks === 'more') !== not;
  return isMore
    ? t('{field} is more than {value}', { field, value })
    : t('{field} is less than {value}', { field, value });
}

/** A condition as a sentence; what cannot be read stands as it is typed. */
export function describeCondition(when: string): string {
  const condition = readCondition(when);
  return isRefused(condition)
    ? when
    : condition.map((all) => all.map(describeTest).join(` ${t('and')} `)).join(` ${t('or')} `);
}

/** What a row of a table stands in: `each assets`, `if spouse.name`. */
export const describeMark = (mark: string): string =>
  mark.startsWith('each ')
    ? t('For each of {list}', { list: listWords(mark.slice(5)) })
    : t('Only if {when}', { when: describeCondition(mark.slice(3)) });
