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
 * under whatever name or party it stood before, the oldest first. Where a second person confirmed one, that one counts; and
 * where accounts were confirmed under the name that the bank will see, it is one of those: somebody else's account is not
 * paid under the name of a known payee because the payment points at somebody else. Otherwise every other account that was
 * entered does: who clears a number and enters another changed the account.
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
