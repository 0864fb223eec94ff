import { isRefused } from '../law/refusal';
import { type Cents, minus, nil, sum } from '../money/cents';
import type { NamedAmount } from './account-input';
import type { CuratorBooks } from './books';
import { computeMovements } from './movements';
import { nameRows } from './named-rows';
import { buildPositionInput } from './year-input';

/** What is held and owed on a day, by the books of the curator. */
export interface PositionAmounts {
  readonly assets: readonly NamedAmount[];
  readonly owed: readonly NamedAmount[];
}

/** What a position is read from: the books without what only the account itself wants. */
export type PositionBooks = Pick<CuratorBooks, 'heading' | 'previous' | 'banks' | 'assets' | 'debts' | 'entries'> & {
  /** What was ever paid on each debt, by its id. */
  readonly paid: Readonly<Record<number, Cents>>;
};

/** Debts no account has carried: what was captured, less what was paid on it. */
export function listDebtsSince({ debts, paid }: PositionBooks, isCarried: (id: number) => boolean): NamedAmount[] {
  return debts
    .filter(({ id }) => !isCarried(id))
    .map(({ id, name, amount }) => ({ name, amount: minus(amount, paid[id] ?? nil) }))
    .filter(({ amount }) => amount > 0);
}

/** Before the books make sense: what was captured, and the banks as the ledger has them. */
function toCapturedPosition(books: PositionBooks): PositionAmounts {
  const asBanks = new Set(books.banks.map(({ assetId }) => assetId));
  return {
    assets: [
      ...books.banks.map(({ id, name, before }) => ({
        name,
        amount: sum([before, ...books.entries.filter(({ bankId }) => bankId === id).map(({ amount }) => amount)]),
      })),
      ...books.assets.filter(({ id }) => !asBanks.has(id)).map(({ name, value }) => ({ name, amount: value ?? nil })),
    ],
    owed: listDebtsSince(books, () => false),
  };
}

/**
 * What the person has and owes at the end of these books, by the movements the account itself is drawn from; what this
 * account will charge is owed once it is lodged. An asset nobody valued counts nothing yet.
 */
export function computeCuratorPosition(given: PositionBooks): PositionAmounts {
  const books = { ...given, assets: given.assets.map((asset) => ({ ...asset, value: asset.value ?? nil })) };
  const rows = nameRows(books);
  const input = buildPositionInput(books, rows);
  const moved = isRefused(input) ? input : computeMovements(input);
  if (isRefused(input) || isRefused(moved)) return toCapturedPosition(books);
  const carried = new Set(input.opening.creditors.map(({ name }) => rows.rowOf('creditors', name)?.id));
  return {
    assets: moved.assets,
    owed: [...moved.creditors, ...listDebtsSince(books, (id) => carried.has(id))],
  };
}
