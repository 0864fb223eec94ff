/** A bank account as two people have to agree on it. */
export interface PayeeAccount {
  readonly account: string | null;
  readonly branch: string | null;
}

const bare = (text: string | null): string => (text ?? '').replace(/[\s\u00a0-]/g, '').replace(/^0+/, '');

/**
 * Whether money would go elsewhere than the payee was known to have it: a payee nobody knew an account of has none to
 * change. Noughts in front and blanks make no other account.
 */
export const isOtherAccount = (known: PayeeAccount | undefined, given: PayeeAccount): boolean =>
  known !== undefined &&
  bare(known.account) !== '' &&
  bare(given.account) !== '' &&
  (bare(known.account) !== bare(given.account) ||
    (bare(known.branch) !== '' && bare(given.branch) !== '' && bare(known.branch) !== bare(given.branch)));
