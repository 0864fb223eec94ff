import { formatAmount } from '../formats/amount';
import { type Said, said, verbatim } from '../law/said';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import type { Fraction } from '../money/fraction';
import { shareOut } from '../money/share-out';
import type { Taker } from '../estate/will';
import type { InKind } from './in-kind';
import { type Facts, nameOf } from './facts';
import { groupBy } from './group-by';
import type { Division } from './taken';

/** What is said of somebody whose award is money that another enjoys or owns. */
export type MoneyRestrictions = ReadonlyMap<string, readonly Said[]>;

interface Side {
  readonly personId: string;
  readonly amount: Cents;
}

/** The parts the will writes, where just those it names own; otherwise by what each has of it. */
function writtenParts(owners: readonly Side[], written: readonly Taker[]): readonly Fraction[] | undefined {
  const shares = new Map(written.map(({ personId, share }) => [personId, share]));
  const found = owners.map(({ personId }) => shares.get(personId));
  return found.length === written.length && found.every((share) => share !== undefined) ? found : undefined;
}

/** As the will or an agreement has it, else as the Master wants it. */
const bySecurity = (security: string | undefined): Said =>
  security?.trim() ? verbatim(security.trim()) : said('security to the satisfaction of the Master');

/**
 * A limited interest over money. The money is not cut in two: the capital is awarded to those who own it, restricted
 * until the interest ends, and whoever enjoys it has its fruits against security. For the duty both keep their values.
 */
export function capitalToOwners(
  facts: Facts,
  division: Division,
  totals: Map<string, Cents>,
  keptBy: (personId: string) => readonly InKind[],
): MoneyRestrictions {
  const notes = new Map<string, Said[]>();
  const note = (id: string, text: Said): unknown => notes.set(id, [...(notes.get(id) ?? []), text]);
  const move = (
    right: string,
    holders: readonly Side[],
    owners: readonly Side[],
    security?: string,
    written: readonly Taker[] = [],
  ): void => {
    const moved = sum(holders.map(({ amount }) => amount));
    if (moved <= 0 || owners.length === 0) return;
    const byWill = writtenParts(owners, written);
    // Of the capital as a whole: cut by what each has already, a cent of it might come twice.
    const capitals = byWill && shareOut(sum([moved, ...owners.map(({ amount }) => amount)]), byWill);
    const parts = capitals
      ? capitals.map((capital, index) => minus(capital, owners[index]!.amount))
      : shareOut(
          moved,
          owners.map(({ amount }) => (amount > 0 ? amount : 1)),
        );
    const names = (sides: readonly Side[]): string => sides.map(({ personId }) => nameOf(facts, personId)).join(', ');
    for (const { personId, amount } of holders) {
      totals.set(personId, minus(totals.get(personId) ?? nil, amount));
      const values = { right: said(right), owners: names(owners), security: bySecurity(security) };
      note(personId, said('{right} over money that belongs to {owners}; {security}', values));
    }
    for (const [index, { personId, amount }] of owners.entries()) {
      totals.set(personId, plus(totals.get(personId) ?? nil, parts[index]!));
      const capital = formatAmount(plus(amount, parts[index]!));
      const values = { capital, right: said(right), holders: names(holders), security: bySecurity(security) };
      note(personId, said('{capital} in money, subject to the {right} of {holders}; {security}', values));
    }
  };
  const inCash = new Set(facts.assets.filter((asset) => asset.inCash).map(({ asset }) => asset.id));
  const overMoney = division.legacies.filter(
    ({ assetId, origin }) => assetId !== undefined && inCash.has(assetId) && origin.as !== 'full',
  );
  for (const taken of groupBy(overMoney, ({ origin }) => origin.legacy.id).values()) {
    const { legacy } = taken[0]!.origin;
    if (legacy.kind !== 'limited') continue;
    const of = (as: 'holder' | 'bareOwner') => taken.filter(({ origin }) => origin.as === as);
    move(legacy.right, of('holder'), of('bareOwner'), legacy.security, legacy.bareOwners);
  }
  const limited = facts.estate.will?.residue?.limited;
  if (!limited) return notes;
  const moneyOf = (as: 'holder' | 'bareOwner'): Side[] =>
    division.residueTaken
      .filter((one) => one.as === as)
      .map(({ personId, amount }) => {
        const kept = keptBy(personId).filter((one) => one.ground === 'residue' && one.as === as);
        return { personId, amount: minus(amount, sum(kept.map(({ value }) => value))) };
      });
  const holders = moneyOf('holder').filter(({ amount }) => amount > 0);
  const owners = moneyOf('bareOwner').map((one) => (one.amount > 0 ? one : { ...one, amount: nil }));
  move(limited.right, holders, owners, limited.security);
  return notes;
}
