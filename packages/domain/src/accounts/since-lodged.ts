import type { Estate } from '../estate/estate';
import type { EstateLiability } from '../estate/liability';
import { joinPath } from '../estate/path';
import { formatAmount } from '../formats/amount';
import { isRefused, type Warning, createWarning } from '../law/refusal';
import { message } from '../law/message';
import { type DrawingFacts, readEstate, type ValuedAsset } from './facts';
import type { EstateAccountRequest, StoodItem } from './request';

const toAssetItem = ({ asset: { id, description: name }, value: amount }: ValuedAsset): StoodItem => ({
  of: 'assets',
  id,
  name,
  amount,
});
const toClaimItem = ({ id, creditor: name, amount }: EstateLiability): StoodItem => ({
  of: 'liabilities',
  id,
  name,
  amount,
});

/** Assets and claims an account deals with. What is still outstanding comes again in the next, at what it then is. */
export const listStoodItems = ({ estate, request, assets }: DrawingFacts): readonly StoodItem[] => [
  ...assets.filter((one) => one.asset.treatment !== 'outstanding').map(toAssetItem),
  ...estate.liabilities.filter(({ account }) => (account ?? 1) === request.sequence).map(toClaimItem),
];

type PlacedItem = StoodItem & { readonly account: number };

/** What stands in the accounts before this one, as it is captured now. */
const listStoodBefore = ({ estate, request, before }: DrawingFacts): readonly PlacedItem[] => [
  ...before.map((one) => ({ ...toAssetItem(one), account: one.asset.account ?? 1 })),
  ...estate.liabilities
    .filter(({ account }) => (account ?? 1) < request.sequence)
    .map((one) => ({ ...toClaimItem(one), account: one.account ?? 1 })),
];

const moved =
  '{name} was {before} in lodged account no. {number} and is now {now}. This account would charge fees and duty on the difference. Amend account no. {number}, or change the figure back and enter the difference in this account.';
const gone =
  '{name} was {before} in lodged account no. {number} and is no longer included. This account would refund the fees and duty on it. Amend account no. {number}, or put the asset back.';
const added =
  '{name} ({now}) was added to account no. {number} after it was lodged. Fees and duty on it would fall in this account. Lodge an amended account no. {number}, or move it to this account.';

/**
 * Accounts that were lodged are frozen. The tariffs and the duty are the estate's, so what is changed in an earlier account
 * would be charged in this one without standing in either.
 */
export function warnChangedSinceLodged(estate: Estate, request: EstateAccountRequest): readonly Warning[] {
  if (request.earlier.length === 0 || request.earlier.some(({ stood }) => stood === undefined)) return [];
  const facts = readEstate(estate, request);
  if (isRefused(facts)) return [];
  const lodged = request.earlier.flatMap(({ stood = [] }, index) =>
    stood.map((one): PlacedItem => ({ ...one, account: index + 1 })),
  );
  const now = listStoodBefore(facts);
  const isSame = (a: StoodItem, b: StoodItem): boolean => a.of === b.of && a.id === b.id;
  const createItemWarning = (one: PlacedItem, words: string, values: Readonly<Record<string, string>>): Warning => {
    const place = estate[one.of].findIndex(({ id }) => id === one.id);
    const field = place < 0 ? one.of : joinPath(one.of, place);
    return createWarning(field, message(words, { name: one.name, number: one.account, ...values }));
  };
  const formatItemAmount = (one: StoodItem): string => formatAmount(one.amount, estate.country);
  return [
    ...lodged.flatMap((one): Warning[] => {
      const found = now.find((other) => isSame(one, other));
      if (!found) return [createItemWarning(one, gone, { before: formatItemAmount(one) })];
      if (found.amount === one.amount) return [];
      return [createItemWarning(one, moved, { before: formatItemAmount(one), now: formatItemAmount(found) })];
    }),
    ...now
      .filter((one) => !lodged.some((other) => isSame(one, other)))
      .map((one) => createItemWarning(one, added, { now: formatItemAmount(one) })),
  ];
}
