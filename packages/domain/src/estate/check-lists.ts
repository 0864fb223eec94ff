import { type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { addFractions, compareFractions, type Fraction, none, whole } from '../money/fraction';
import { joinPath } from './path';
import type { Taker } from './will';

export type EstateCheck = RefusalError | undefined;

/** Ids of a list with where each stands. Later checks look persons and assets up here. */
export type IdIndex = ReadonlyMap<string, number>;
export const indexById = (list: readonly { readonly id: string }[]): IdIndex =>
  new Map(list.map(({ id }, index) => [id, index]));

/** One refusal for every entry whose id was used before it. */
export function checkIds(list: string, entries: readonly { readonly id: string }[]): EstateCheck[] {
  const seen = new Set<string>();
  return entries.map(({ id }, index) => {
    if (id.trim() === '') return refuse(joinPath(list, index, 'id'), 'Give this entry a unique ID.');
    if (seen.has(id))
      return refuse(joinPath(list, index, 'id'), message('"{id}" is used twice. Remove one of the entries.', { id }));
    seen.add(id);
    return undefined;
  });
}

export const checkPerson = (path: string, id: string, people: IdIndex): EstateCheck =>
  people.has(id) ? undefined : refuse(path, 'Choose a person who is on file in this estate.');

export const checkAsset = (path: string, id: string, assets: IdIndex): EstateCheck =>
  assets.has(id) ? undefined : refuse(path, 'Choose an asset of this estate.');

const isPart = (share: Fraction): boolean => share.n > 0n && compareFractions(share, whole) <= 0;

/** Adds shares up without letting their denominators grow: a list mostly shares one. */
export function sumShares(shares: Iterable<Fraction>): Fraction {
  const byDenominator = new Map<bigint, bigint>();
  for (const { n, d } of shares) byDenominator.set(d, (byDenominator.get(d) ?? 0n) + n);
  let total = none;
  for (const [d, n] of byDenominator) total = addFractions(total, { n, d });
  return total;
}

/** Everybody known, every share above nought, and together at most one (or exactly one). */
export function checkTakers(
  path: string,
  takers: readonly Taker[],
  people: IdIndex,
  together: 'atMostOne' | 'exactlyOne',
): EstateCheck[] {
  const checks: EstateCheck[] = takers.flatMap(({ personId, share }, index) => [
    checkPerson(joinPath(path, index, 'personId'), personId, people),
    isPart(share) ? undefined : refuse(joinPath(path, index, 'share'), 'Enter a share above 0 and at most 1.'),
  ]);
  const twice = new Set<string>();
  takers.forEach(({ personId }, index) => {
    if (twice.has(personId)) {
      checks.push(refuse(joinPath(path, index, 'personId'), 'This person appears twice. Combine the two shares.'));
    }
    twice.add(personId);
  });
  if (!takers.every(({ share }) => share.n > 0n)) return checks;
  const compared = compareFractions(sumShares(takers.map(({ share }) => share)), whole);
  if (compared > 0) checks.push(refuse(path, 'The shares add up to more than one. Reduce them.'));
  if (compared < 0 && together === 'exactlyOne') {
    checks.push(refuse(path, 'The shares must add up to one.'));
  }
  return checks;
}

export const checkAccountNumber = (path: string, account: number | undefined): EstateCheck =>
  account === undefined || (Number.isInteger(account) && account >= 1)
    ? undefined
    : refuse(path, 'Enter the number of the account it appears in, starting at 1.');
