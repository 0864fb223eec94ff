import { readShare } from '../assets/read-fraction';
import type { Taker } from '../estate/will';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { compareFractions, fraction, isSameFraction, sumFractions, whole, writeFraction } from '../money/fraction';

/** Somebody as a sheet names them. */
export interface NamedPerson {
  readonly id: string;
  readonly firstNames: string;
  readonly surname: string;
  readonly isSpouse: boolean;
  readonly isChild: boolean;
}

const normaliseName = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
const formatFullName = ({ firstNames, surname }: NamedPerson): string => normaliseName(`${firstNames} ${surname}`);

const spouseWords: ReadonlySet<string> = new Set(['spouse', 'wife', 'husband', 'vrou', 'man', 'eggenoot', 'eggenote']);
const childrenWords: ReadonlySet<string> = new Set(['children', 'kinders', 'the children', 'die kinders']);

/** Whom a name means: all of it, a first name, or how either begins, as long as it is one person. */
function findByName(name: string, people: readonly NamedPerson[]): readonly NamedPerson[] {
  const wanted = normaliseName(name);
  if (childrenWords.has(wanted)) return people.filter(({ isChild }) => isChild);
  const whoAre = [
    people.filter((one) => formatFullName(one) === wanted),
    people.filter((one) => normaliseName(one.firstNames) === wanted || normaliseName(one.surname) === wanted),
    ...(spouseWords.has(wanted) ? [people.filter(({ isSpouse }) => isSpouse)] : []),
    people.filter((one) => formatFullName(one).startsWith(wanted)),
  ];
  const found = whoAre.find((some) => some.length > 0) ?? [];
  return found.length === 1 ? found : [];
}

/** 'Ben 2/3' is a name and its part; a name alone has none. */
function splitPart(text: string): { readonly name: string; readonly part: string | undefined } {
  const [, name, part] = /^(.*\S)\s+(\d+\s*\/\s*\d+|\d+(?:[.,]\d+)?\s*%)$/.exec(text.trim()) ?? [];
  return name === undefined ? { name: text.trim(), part: undefined } : { name, part };
}

/** Who is named in a cell, with parts as they are written; none of them means equal parts. Nobody is named by nothing. */
export function readTakers(text: string, people: readonly NamedPerson[], field: string): Outcome<readonly Taker[]> {
  const pieces = text
    .split(/[,;\n]|\s(?:and|en|&)\s/i)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.length === 0) return [];
  const read: { readonly personId: string; readonly part: string | undefined }[] = [];
  for (const piece of pieces) {
    const { name, part } = splitPart(piece);
    const found = findByName(name, people);
    if (found.length === 0) {
      return refuse(
        field,
        message('We cannot find {name}. Add the person under Family first, or check the name.', { name }),
      );
    }
    if (found.length > 1 && part !== undefined) {
      return refuse(field, message('Several people match {name}. Enter each child’s share by name.', { name }));
    }
    for (const { id } of found) read.push({ personId: id, part });
  }
  const twice = read.find(({ personId }, index) => read.findIndex((one) => one.personId === personId) < index);
  if (twice) return refuse(field, 'This person is listed twice. Name each person once.');
  const withPart = read.filter(({ part }) => part !== undefined).length;
  if (withPart === 0) return read.map(({ personId }) => ({ personId, share: fraction(1, read.length) }));
  if (withPart < read.length)
    return refuse(field, 'Enter a share for each person, or for none of them: they then share equally.');
  const takers: Taker[] = [];
  for (const { personId, part } of read) {
    const share = readShare(part!, field);
    if (isRefused(share)) return share;
    takers.push({ personId, share });
  }
  const total = sumFractions(takers.map(({ share }) => share));
  const over = compareFractions(total, whole);
  if (over === 0) return takers;
  return refuse(
    field,
    over > 0
      ? 'These shares add up to more than the whole. They must add up to 1, or 100%.'
      : 'These shares add up to less than the whole. They must add up to 1, or 100%.',
  );
}

/** The shortest name by which somebody is found again. */
const formatShortName = (id: string, people: readonly NamedPerson[]): string => {
  const one = people.find((person) => person.id === id);
  if (!one) return '';
  const short = one.firstNames.trim();
  const isAlone = short !== '' && findByName(short, people)[0]?.id === id && !/[,;]/.test(short);
  return isAlone ? short : `${one.firstNames} ${one.surname}`.trim();
};

/** The same takers as a cell shows them. */
export function formatTakers(takers: readonly Taker[], people: readonly NamedPerson[]): string {
  const isEqual = takers.every(({ share }) => isSameFraction(share, fraction(1, takers.length)));
  return takers
    .map(({ personId, share }) =>
      [formatShortName(personId, people), ...(isEqual ? [] : [writeFraction(share)])].join(' '),
    )
    .join(', ');
}
