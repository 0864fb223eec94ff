/** A bank account as two people have to agree on it. */
export interface PayeeAccount {
  readonly account: string | null;
  readonly branch: string | null;
}

/** An account somebody entered for a payee: in a payment, or in a directory. */
export interface KnownAccountEntry extends PayeeAccount {
  /** Somebody else confirmed it, or approved a payment to it. */
  readonly isConfirmed: boolean;
  /** Entered for this very person or creditor; otherwise the name alone is the same, or the payment is. */
  readonly isSamePayee: boolean;
  /** Entered under the name that the payment has. */
  readonly isSameName: boolean;
}

/** An account number without blanks, hyphens and noughts in front: two ways of writing one number are the same account. */
export const normaliseAccount = (text: string | null): string => (text ?? '').replace(/\D/g, '').replace(/^0+/, '');

const normaliseBranch = (text: string | null): string => (text ?? '').replace(/[\s\u00a0-]/g, '').replace(/^0+/, '');

/**
 * Whether money would go elsewhere than the payee was known to have it: a payee nobody knew an account of has none to
 * change. Noughts in front and blanks make no other account.
 */
export const isOtherAccount = (known: PayeeAccount | undefined, given: PayeeAccount): boolean =>
  known !== undefined &&
  normaliseAccount(known.account) !== '' &&
  normaliseAccount(given.account) !== '' &&
  (normaliseAccount(known.account) !== normaliseAccount(given.account) ||
    (normaliseBranch(known.branch) !== '' &&
      normaliseBranch(given.branch) !== '' &&
      normaliseBranch(known.branch) !== normaliseBranch(given.branch)));

/** The account that counts as the payee's: what a second person confirmed last, of the payee rather than of the name. */
export function findConfirmedAccount<E extends KnownAccountEntry>(entries: readonly E[]): E | undefined {
  const confirmed = entries.filter(({ isConfirmed }) => isConfirmed);
  return confirmed.findLast(({ isSamePayee }) => isSamePayee) ?? confirmed.at(-1);
}

/**
 * The account a payment departs from, if it does. `entries` are all that were ever entered for whom the payment names now,
 * under whatever name or party it stood before, the oldest first. If a second person confirmed an account, the payment must
 * use that one. If accounts were also confirmed under the name that the bank will see, it must be one of those too: otherwise
 * a payment in one person's name could go to the account of the person it points at. If none was confirmed, any other account
 * that was entered counts as a change, because clearing a number and entering another changes the account.
 */
export function isDifferentFromKnown<E extends KnownAccountEntry>(
  entries: readonly E[],
  given: PayeeAccount,
): E | undefined {
  const confirmed = findConfirmedAccount(entries);
  if (confirmed) {
    if (isOtherAccount(confirmed, given)) return confirmed;
    const named = entries.filter(({ isConfirmed, isSameName }) => isConfirmed && isSameName);
    return named.every((entry) => isOtherAccount(entry, given)) ? named.at(-1) : undefined;
  }
  return entries.find((entry) => isOtherAccount(entry, given));
}
