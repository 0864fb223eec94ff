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
 * What a payment departs from in a group of entries. It must use one of the accounts that somebody confirmed; while nobody
 * confirmed any, every other account counts as a change, because clearing a number and entering another changes the account.
 */
function findDeparture<E extends KnownAccountEntry>(group: readonly E[], given: PayeeAccount): E | undefined {
  const confirmed = group.filter(({ isConfirmed }) => isConfirmed);
  if (confirmed.length === 0) return group.find((entry) => isOtherAccount(entry, given));
  return confirmed.every((entry) => isOtherAccount(entry, given)) ? confirmed.at(-1) : undefined;
}

/**
 * The account a payment departs from, if it does. `entries` are all that were ever entered for whom the payment names now,
 * under whatever name or party it stood before, the oldest first. If a second person confirmed an account, the payment must
 * use that one. What is known of the name that the bank will see, and of the person or creditor it points at, must each agree
 * with it: otherwise a payment in one person's name could go to an account that was confirmed for another.
 */
export function isDifferentFromKnown<E extends KnownAccountEntry>(
  entries: readonly E[],
  given: PayeeAccount,
): E | undefined {
  const confirmed = findConfirmedAccount(entries);
  if (!confirmed) return findDeparture(entries, given);
  if (isOtherAccount(confirmed, given)) return confirmed;
  const ofName = entries.filter(({ isSameName }) => isSameName);
  const ofPayee = entries.filter(({ isSamePayee }) => isSamePayee);
  return findDeparture(ofName, given) ?? findDeparture(ofPayee, given);
}
