import { type AccountCode } from '../ledger/chart';
import { message } from '../law/message';
import { type Cents, negate, nil, sum } from '../money/cents';
import type { AccountProofLine } from './proofs';

/** Where the ledger has the money that assets became: taken over in an account, collected, sold, or accrued at death. */
const fromAssets: ReadonlySet<string> = new Set<AccountCode>([
  'OPENING',
  'COLLECTED',
  'ACCRUED_AT_DEATH',
  'CAPITAL:REALISATION',
  'CAPITAL:MATURITY',
]);
/** Upkeep is booked by a curator: what came in then was spent in part before there was an estate. */
const ofCurator = /^(MAINT|ADMIN):/;

/** What assets brought into the books of an estate so far; not known where the books began with a curator. */
export function sumReceivedForAssets(
  posted: readonly { readonly account: string; readonly cents: Cents }[],
): Cents | undefined {
  if (posted.some(({ account }) => ofCurator.test(account))) return undefined;
  return negate(sum([nil, ...posted.flatMap(({ account, cents }) => (fromAssets.has(account) ? [cents] : []))]));
}

/**
 * The bank holds no money that the account does not have. What assets brought in is at most what the account says they become;
 * the rest is still to come in. More than that belongs to an asset nobody captured, or a balance was taken over twice.
 */
export const proveCashInBooks = (inAccount: Cents, received: Cents): AccountProofLine => {
  const check = 'The money received for assets is money of the account';
  return {
    check,
    says: message(check),
    holds: received <= inAccount,
    figures: [
      { label: 'Received in the books', amount: received },
      { label: 'Money in the account', amount: inAccount },
    ],
    where: 'assets',
  };
};
