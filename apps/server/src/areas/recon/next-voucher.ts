import { numberNextVouchers } from '@boedel/domain/reconciliation/vouchers';
import type { Tx } from '../../platform/db/database';
import { reconStore as optionStore } from '../firm/settings.store';
import { matchStore } from './match.store';

/** The next vouchers of the firm's series, where it numbers by itself and no paper has to be there first; else none. */
export async function takeNextVouchers(tx: Tx, matterId: number, count: number): Promise<string[]> {
  if (count === 0) return [];
  const options = await optionStore(tx).ofFirm();
  if (!options.assigns_vouchers || options.needs_voucher_document) return [];
  const series = { prefix: options.voucher_prefix ?? '', first: options.first_voucher_number };
  return numberNextVouchers(series, await matchStore(tx).vouchers(matterId), count);
}

export const findNextVoucher = async (tx: Tx, matterId: number): Promise<string | null> =>
  (await takeNextVouchers(tx, matterId, 1))[0] ?? null;
