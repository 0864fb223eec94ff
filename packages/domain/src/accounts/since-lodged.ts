import type { Estate } from '../estate/estate';
import type { Liability } from '../estate/liability';
import { at } from '../estate/path';
import { formatAmount } from '../formats/amount';
import { isRefused, type Warning, warn } from '../law/refusal';
import { said } from '../law/said';
import { type Facts, readEstate, type ValuedAsset } from './facts';
import type { AccountRequest, Stood } from './request';

const asset = ({ asset: { id, description: name }, value: amount }: ValuedAsset): Stood => ({
  of: 'assets',
  id,
  name,
  amount,
});
const claim = ({ id, creditor: name, amount }: Liability): Stood => ({ of: 'liabilities', id, name, amount });

/** Assets and claims an account deals with. What is still outstanding comes again in the next, at what it then is. */
export const stoodIn = ({ estate, request, assets }: Facts): readonly Stood[] => [
  ...assets.filter((one) => one.asset.treatment !== 'outstanding').map(asset),
  ...estate.liabilities.filter(({ account }) => (account ?? 1) === request.sequence).map(claim),
];

type Placed = Stood & { readonly account: number };

/** What stands in the accounts before this one, as it is captured now. */
const standsBefore = ({ estate, request, before }: Facts): readonly Placed[] => [
  ...before.map((one) => ({ ...asset(one), account: one.asset.account ?? 1 })),
  ...estate.liabilities
    .filter(({ account }) => (account ?? 1) < request.sequence)
    .map((one) => ({ ...claim(one), account: one.account ?? 1 })),
];

const moved =
  '{name} stood at {before} in account no. {number} as it was lodged, and stands at {now} now: fees and duty on the difference would fall on this account. Lodge account no. {number} amended, or put it back and capture the difference in this account.';
const gone =
  '{name} stood at {before} in account no. {number} as it was lodged, and stands there no more: fees and duty on it would be given back in this account. Lodge account no. {number} amended, or put it back.';
const added =
  '{name} ({now}) was put into account no. {number} after that was lodged: fees and duty on it would fall on this account. Lodge account no. {number} amended, or put it into this account.';

/**
 * Accounts that were lodged are frozen. The tariffs and the duty are the estate's, so what is changed in an earlier account
 * would be charged in this one without standing in either.
 */
export function changedSinceLodged(estate: Estate, request: AccountRequest): readonly Warning[] {
  if (request.earlier.length === 0 || request.earlier.some(({ stood }) => stood === undefined)) return [];
  const facts = readEstate(estate, request);
  if (isRefused(facts)) return [];
  const lodged = request.earlier.flatMap(({ stood = [] }, index) =>
    stood.map((one): Placed => ({ ...one, account: index + 1 })),
  );
  const now = standsBefore(facts);
  const isSame = (a: Stood, b: Stood): boolean => a.of === b.of && a.id === b.id;
  const warning = (one: Placed, words: string, values: Readonly<Record<string, string>>): Warning => {
    const place = estate[one.of].findIndex(({ id }) => id === one.id);
    const field = place < 0 ? one.of : at(one.of, place);
    return warn(field, said(words, { name: one.name, number: one.account, ...values }));
  };
  const amount = (one: Stood): string => formatAmount(one.amount, estate.country);
  return [
    ...lodged.flatMap((one): Warning[] => {
      const found = now.find((other) => isSame(one, other));
      if (!found) return [warning(one, gone, { before: amount(one) })];
      if (found.amount === one.amount) return [];
      return [warning(one, moved, { before: amount(one), now: amount(found) })];
    }),
    ...now
      .filter((one) => !lodged.some((other) => isSame(one, other)))
      .map((one) => warning(one, added, { now: amount(one) })),
  ];
}
