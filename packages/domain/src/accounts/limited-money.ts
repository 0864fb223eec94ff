import { formatAmount } from '../formats/amount';
import { type Message, message, quoteVerbatim } from '../law/message';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import type { Fraction } from '../money/fraction';
import { shareOut } from '../money/share-out';
import type { Taker } from '../estate/will';
import type { AssetInKind } from './in-kind';
import { type DrawingFacts, findPersonName } from './facts';
import { groupBy } from './group-by';
import type { EstateDivision } from './taken';

/** What is said of somebody whose award is money that another enjoys or owns. */
export type MoneyRestrictions = ReadonlyMap<string, readonly Message[]>;

interface InterestSide {
  readonly personId: string;
  readonly amount: Cents;
}

/** The parts the will writes, where just those it names own; otherwise by what each has of it. */
function findWrittenParts(owners: readonly InterestSide[], written: readonly Taker[]): readonly Fraction[] | undefined {
  const shares = new Map(written.map(({ personId, share }) => [personId, share]));
  const found = owners.map(({ personId }) => shares.get(personId));
  return found.length === written.length && found.every((share) => share !== undefined) ? found : undefined;
}

/** As the will or an agreement has it, else as the Master wants it. */
const describeSecurity = (security: string | undefined): Message =>
  security?.trim() ? quoteVerbatim(security.trim()) : message('security to the satisfaction of the Master');

/**
 * A limited interest over money. The money is not cut in two: the capital is awarded to those who own it, restricted
 * until the interest ends, and whoever enjoys it has its fruits against security. For the duty both keep their values.
 */
export function assignCapitalToOwners(
  facts: DrawingFacts,
  division: EstateDivision,
  totals: Map<string, Cents>,
  keptBy: (personId: string) => readonly AssetInKind[],
): MoneyRestrictions {
  const notes = new Map<string, Message[]>();
  const addNote = (id: string, text: Message): unknown => notes.set(id, [...(notes.get(id) ?? []), text]);
  const move = (
    right: string,
    holders: readonly InterestSide[],
    owners: readonly InterestSide[],
    security?: string,
    written: readonly Taker[] = [],
  ): void => {
    const moved = sum(holders.map(({ amount }) => amount));
    if (moved <= 0 || owners.length === 0) return;
    const byWill = findWrittenParts(owners, written);
    // Of the capital as a whole: cut by what each has already, a cent of it might come twice.
    const capitals = byWill && shareOut(sum([moved, ...owners.map(({ amount }) => amount)]), byWill);
    const parts = capitals
      ? capitals.map((capital, index) => minus(capital, owners[index]!.amount))
      : shareOut(
          moved,
          owners.map(({ amount }) => (amount > 0 ? amount : 1)),
        );
    const joinNames = (sides: readonly InterestSide[]): string =>
      sides.map(({ personId }) => findPersonName(facts, personId)).join(', ');
    for (const { personId, amount } of holders) {
      totals.set(personId, minus(totals.get(personId) ?? nil, amount));
      const values = { right: message(right), owners: joinNames(owners), security: describeSecurity(security) };
      addNote(personId, message('{right} over money that belongs to {owners}; {security}', values));
    }
    for (const [index, { personId, amount }] of owners.entries()) {
      totals.set(personId, plus(totals.get(personId) ?? nil, parts[index]!));
      const capital = formatAmount(plus(amount, parts[index]!), facts.estate.country);
      const values = {
        capital,
        right: message(right),
        holders: joinNames(holders),
        security: describeSecurity(security),
      };
      addNote(personId, message('{capital} in money, subject to the {right} of {holders}; {security}', values));
    }
  };
  const inCash = new Set(facts.assets.filter((asset) => asset.inCash).map(({ asset }) => asset.id));
  const overMoney = division.legacies.filter(
    ({ assetId, origin }) => assetId !== undefined && inCash.has(assetId) && origin.as !== 'full',
  );
  for (const taken of groupBy(overMoney, ({ origin }) => origin.legacy.id).values()) {
    const { legacy } = taken[0]!.origin;
    if (legacy.kind !== 'limited') continue;
    const listTakenAs = (as: 'holder' | 'bareOwner') => taken.filter(({ origin }) => origin.as === as);
    move(legacy.right, listTakenAs('holder'), listTakenAs('bareOwner'), legacy.security, legacy.bareOwners);
  }
  const limited = facts.estate.will?.residue?.limited;
  if (!limited) return notes;
  const listMoneyAs = (as: 'holder' | 'bareOwner'): InterestSide[] =>
    division.residueTaken
      .filter((one) => one.as === as)
      .map(({ personId, amount }) => {
        const kept = keptBy(personId).filter((one) => one.ground === 'residue' && one.as === as);
        return { personId, amount: minus(amount, sum(kept.map(({ value }) => value))) };
      });
  const holders = listMoneyAs('holder').filter(({ amount }) => amount > 0);
  const owners = listMoneyAs('bareOwner').map((one) => (one.amount > 0 ? one : { ...one, amount: nil }));
  move(limited.right, holders, owners, limited.security);
  return notes;
}
