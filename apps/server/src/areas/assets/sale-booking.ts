import { computeAssetValue } from '@boedel/domain/estate/asset-value';
import { isRefused } from '@boedel/domain/law/refusal';
import type { Tx } from '../../platform/db/database';
import type { Actor } from '../../platform/tenancy/actor';
import { runAsFirm } from '../../platform/tenancy/run-as-firm';
import { type AssetHoldings, readHoldings } from './list-estate-assets';
import { type Booking, bookEvents, unbookEvents } from '../ledger/book';
import { ledgerStore } from '../ledger/ledger.store';

/** A result that is in, as the ledger books it: what the account shows for the asset, the matter's own share of the price. */
function toSaleBookings({ wholes, property }: AssetHoldings, assetId: number): Booking[] {
  const whole = wholes.find(({ row }) => row.id === assetId);
  const asset = property.assets.find(({ id }) => id === String(assetId));
  if (!whole?.sale?.result_on || !asset) return [];
  const value = computeAssetValue({ ...asset, treatment: 'sold' });
  if (isRefused(value) || value.value <= 0) return [];
  const { id, result_on, bank_account_id } = whole.sale;
  return [
    {
      source: { table: 'asset_sale', id },
      day: result_on,
      dayField: 'saleResultDate',
      narrative: asset.description,
      voucher: asset.voucher ?? null,
      happened: {
        kind: 'assetSold',
        assetId,
        amount: value.value,
        ...(bank_account_id !== null && { bankAccountId: bank_account_id }),
      },
    },
  ];
}

/** All sales of a matter that have a result. */
export async function listSaleBookings(tx: Tx, matterId: number): Promise<Booking[]> {
  const held = await readHoldings(tx, matterId);
  return held.wholes.flatMap(({ row }) => toSaleBookings(held, row.id));
}

/**
 * Books the price of an asset anew, or takes it back. Whoever sells an asset need not see the money: what follows for the
 * ledger is the firm's.
 */
export const bookSale = (
  tx: Tx,
  actor: Actor,
  matterId: number,
  { assetId, saleId }: { readonly assetId: number; readonly saleId: number },
): Promise<void> =>
  runAsFirm(tx, async () => {
    const bookings = toSaleBookings(await readHoldings(tx, matterId), assetId);
    const stands = await ledgerStore(tx).standing({ table: 'asset_sale', id: saleId });
    const [next] = bookings;
    const isSame =
      stands?.day === next?.day &&
      stands?.cents === next?.happened.amount &&
      (stands?.bank_account_id ?? undefined) === next?.happened.bankAccountId;
    if (isSame) return;
    await unbookEvents(tx, actor, matterId, { table: 'asset_sale', id: saleId });
    await bookEvents(tx, actor, matterId, bookings);
  });
