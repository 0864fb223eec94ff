import type { NamedAmount } from '../curator-account/account-input';
import { computeMovements } from '../curator-account/movements';
import { nameRows } from '../curator-account/named-rows';
import { computeCuratorPosition, listDebtsSince, type PositionBooks } from '../curator-account/position';
import { buildPositionInput } from '../curator-account/year-input';
import { pickEarlier, type LocalDate } from '../dates/local-date';
import { isRefused, type Refusal } from '../law/refusal';
import { type Cents, minus, nil, sum } from '../money/cents';
import type { TrustBooks } from './trust-books';

/** A row of the books, with what it brought or took on the day it came. */
export interface MoneylessAmount extends NamedAmount {
  readonly row: string;
}

/** What a trust has and owes on a day, before what it owes its beneficiaries. */
export interface TrustPosition {
  readonly assets: readonly NamedAmount[];
  readonly debts: readonly NamedAmount[];
  /** Won or lost on all that was ever realised or given away. */
  readonly gains: Cents;
  /** Won or lost on each asset that was given to a beneficiary as it is, by its distribution. */
  readonly givenGains: ReadonlyMap<number, Cents>;
  /** What came without money up to the day, at the value it came with: property and bank balances taken over. */
  readonly came: readonly MoneylessAmount[];
  /** Debts that were there or were made up to the day, before anything was paid on them. */
  readonly incurred: readonly MoneylessAmount[];
  /** Why the movements do not make sense; the assets then stand as they were captured. */
  readonly amiss: readonly Refusal[];
}

function readBooksOn({ banks, assets, debts, repaid, entries }: TrustBooks, on: LocalDate): PositionBooks {
  const until = entries.filter(({ day }) => day <= on);
  const isBought = ({ account }: TrustBooks['entries'][number]): boolean => account === 'CAPITAL:PURCHASE';
  const bought = new Set(until.filter(isBought).map(({ assetId }) => assetId));
  // An asset that is paid for later was not there yet, whatever is captured of it now.
  const toCome = new Set(
    entries.filter((entry) => isBought(entry) && !bought.has(entry.assetId)).map(({ assetId }) => assetId),
  );
  const days = [...until.map(({ day }) => day), ...banks.flatMap(({ openingOn }) => openingOn ?? [])];
  const paid: Record<number, Cents> = {};
  for (const { debtId, day, amount } of repaid) {
    if (day <= on) paid[debtId] = sum([paid[debtId] ?? nil, amount]);
  }
  return {
    heading: { accountNumber: 1, final: false, from: days.reduce(pickEarlier, on), to: on },
    previous: null,
    banks: banks.map((bank) => ({ ...bank, before: nil })),
    assets: assets
      .filter(({ id, acquiredOn }) => !toCome.has(id) && (acquiredOn === undefined || acquiredOn <= on))
      .map((asset) => ({ ...asset, value: asset.value ?? nil })),
    debts: debts.filter(({ incurredOn }) => incurredOn === undefined || incurredOn <= on),
    entries: until,
    paid,
  };
}

export function computeTrustPosition(trust: TrustBooks, on: LocalDate): TrustPosition {
  const books = readBooksOn(trust, on);
  const rows = nameRows(books);
  const input = buildPositionInput(books, rows);
  const moved = isRefused(input) ? input : computeMovements(input);
  const given = trust.distributions.flatMap(({ id, assetID, vestedDate, amount }) =>
    assetID !== null && vestedDate <= on ? [{ id, name: rows.nameOf('asset', assetID), amount }] : [],
  );
  const gone = new Set(given.map(({ name }) => name));
  const listLeft = (assets: readonly NamedAmount[]): NamedAmount[] => assets.filter(({ name }) => !gone.has(name));
  if (isRefused(input) || isRefused(moved)) {
    const { assets, owed } = computeCuratorPosition(books);
    const amiss = [input, moved].flatMap((one) => (isRefused(one) ? one.refusals : []));
    return {
      assets: listLeft(assets),
      debts: owed,
      gains: nil,
      givenGains: new Map(),
      came: [],
      incurred: [],
      amiss: [...new Set(amiss)],
    };
  }
  const carried = new Set(input.opening.creditors.map(({ name }) => rows.rowOf('creditors', name)?.id));
  const toRowKey = ({ name }: NamedAmount): string => {
    const row = rows.rowOf('assets', name);
    return `${row?.as} ${row?.id}`;
  };
  const carrying = new Map(moved.assets.map(({ name, amount }) => [name, amount]));
  const givenGains = new Map(
    given.map(({ id, name, amount }) => [id, minus(amount, carrying.get(name) ?? nil)] as const),
  );
  return {
    assets: listLeft(moved.assets),
    debts: [...moved.creditors, ...listDebtsSince(books, (id) => carried.has(id))],
    gains: sum([...moved.realised.map(({ gain }) => gain), ...givenGains.values()]),
    givenGains,
    came: [...input.opening.assets, ...input.added].map((one) => ({ ...one, row: toRowKey(one) })),
    incurred: books.debts.map(({ id, name, amount }) => ({ row: `debt ${id}`, name, amount })),
    amiss: [],
  };
}
