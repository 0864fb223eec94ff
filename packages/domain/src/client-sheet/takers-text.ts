import { readShare } from '../assets/read-fraction';
import type { Taker } from '../estate/will';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { said } from '../law/said';
import { compareFractions, fraction, sameValue, sumFractions, whole, writtenFraction } from '../money/fraction';

/** Somebody as a sheet names them. */
export interface Named {
  readonly id: string;
  readonly firstNames: string;
  readonly surname: string;
  readonly isSpouse: boolean;
  readonly isChild: boolean;
}

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
const fullOf = ({ firstNames, surname }: Named): string => plain(`${firstNames} ${surname}`);

const spouseWords: ReadonlySet<string> = new Set(['spouse', 'wife', 'husband', 'vrou', 'man', 'eggenoot', 'eggenote']);
const childrenWords: ReadonlySet<string> = new Set(['children', 'kinders', 'the children', 'die kinders']);

/** Whom a name means: all of it, a first name, or how either begins, as long as it is one person. */
function called(name: string, people: readonly Named[]): readonly Named[] {
  const wanted = plain(name);
  if (childrenWords.has(wanted)) return people.filter(({ isChild }) => isChild);
  const whoAre = [
    people.filter((one) => fullOf(one) === wanted),
    people.filter((one) => plain(one.firstNames) === wanted || plain(one.surname) === wanted),
    ...(spouseWords.has(wanted) ? [people.filter(({ isSpouse }) => isSpouse)] : []),
    people.filter((one) => fullOf(one).startsWith(wanted)),
  ];
  const found = whoAre.find((some) => some.length > 0) ?? [];
  return found.length === 1 ? found : [];
}

/** 'Ben 2/3' is a name and its part; a name alone has none. */
function parted(text: string): { readonly name: string; readonly part: string | undefined } {
  const [, name, part] = /^(.*\S)\s+(\d+\s*\/\s*\d+|\d+(?:[.,]\d+)?\s*%)$/.exec(text.trim()) ?? [];
  return name === undefined ? { name: text.trim(), part: undefined } : { name, part };
}

/** Who is named in a cell, with parts as they are written; none of them means equal parts. Nobody is named by nothing. */
export function readTakers(text: string, people: readonly Named[], field: string): Outcome<readonly Taker[]> {
  const pieces = text
    .split(/[,;\n]|\s(?:and|en|&)\s/i)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.length === 0) return [];
  const read: { readonly personId: string; readonly part: string | undefined }[] = [];
  for (const piece of pieces) {
    const { name, part } = parted(piece);
    const found = called(name, people);
    if (found.length === 0) {
      return refuse(
        field,
        said('Nobody here is called {name}. Add them under Family first, or check the name.', { name }),
      );
    }
    if (found.length > 1 && part !== undefined) {
      return refuse(field, said('Write the part of each child by name: {name} are several.', { name }));
    }
    for (const { id } of found) read.push({ personId: id, part });
  }
  const twice = read.find(({ personId }, index) => read.findIndex((one) => one.personId === personId) < index);
  if (twice) return refuse(field, 'The same person stands here twice. Name each of them once.');
  const withPart = read.filter(({ part }) => part !== undefined).length;
  if (withPart === 0) return read.map(({ personId }) => ({ personId, share: fraction(1, read.length) }));
  if (withPart < read.length) return refuse(field, 'Give everybody a part, or nobody: then the parts are equal.');
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
      ? 'These parts come to more than the whole. Together they are 1, or 100%.'
      : 'These parts come to less than the whole. Together they are 1, or 100%.',
  );
}

/** The shortest name by which somebody is found again. */
const nameOf = (id: string, people: readonly Named[]): string => {
  const one = people.find((person) => person.id === id);
  if (!one) return '';
  const short = one.firstNames.trim();
  const isAlone = short !== '' && called(short, people)[0]?.id === id && !/[,;]/.test(short);
  return isAlone ? short : `${one.firstNames} ${one.surname}`.trim();
};

/** The same takers as a cell shows them. */
export function takersText(takers: readonly Taker[], people: readonly Named[]): string {
  const isEqual = takers.every(({ share }) => sameValue(share, fraction(1, takers.length)));
  return takers
    .map(({ personId, share }) => [nameOf(personId, people), ...(isEqual ? [] : [writtenFraction(share)])].join(' '))
    .join(', ');
}
