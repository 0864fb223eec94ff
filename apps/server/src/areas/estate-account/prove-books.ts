import { proveCashInBooks } from '@boedel/domain/accounts/cash-in-books';
import { drawAsItStands } from '@boedel/domain/accounts/draw-as-it-stands';
import type { AccountProofLine } from '@boedel/domain/accounts/proofs';
import { isRefused } from '@boedel/domain/law/refusal';
import { nil } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { readReceivedForAssets } from '../recon/cash';
import type { ComputedEstateAccount } from './draw-account';

/** The money of the estate against its books, before its first account is lodged: shown with its proofs, and open until it holds. */
export async function proveBooks(
  tx: Tx,
  { estate, account, request }: ComputedEstateAccount,
  matterId: number,
): Promise<AccountProofLine[]> {
  if (request.sequence > 1) return [];
  const received = await readReceivedForAssets(tx, matterId);
  if (received === undefined || received === nil) return [];
  // What an account that is not final leaves for the next is money of the estate as well.
  const hasLater = estate.assets.some(({ account: number = 1 }) => number > 1);
  const whole = hasLater ? drawAsItStands(estate, request.today) : account;
  return isRefused(whole) ? [] : [proveCashInBooks(whole.liquidation.realised, received)];
}
