import { assetBulkCalls, assetCalls, assetLineCalls } from '@boedel/contract/assets/assets.calls';
import { totalsOf } from '@boedel/domain/assets/asset-totals';
import { further, handle } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { NotFound } from '../../platform/problems';
import { getLines } from './asset-lines';
import { deleteAssetAmount, getAssetAmounts, saveAssetAmount } from './amounts';
import { presentAll, presentAsset } from './assets.present';
import { assetStore } from './assets.store';
import { storedAsset } from './captured';
import { emailAuctioneer, emailBuyer, emailValuer } from './mail-about-sale';
import { addManyAssets, changeManyAssets, undoManyAssets } from './many-assets';
import { addAsset, changeAsset, changeCell, removeAsset } from './save-asset';
import {
  arrangeAssetSale,
  auctionAudit,
  cancelAssetSale,
  cancelValuation,
  requestValuation,
  saleResultAudit,
  saveSaleResult,
  signedOTPAudit,
  valuationAudit,
} from './sell-asset';

export { handledFindCalls } from './finds';

export const handledAssetCalls = handle(assetCalls, {
  getbymatterid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return { rows: presentAll(await assetStore(tx).listOf(query.matterID)) };
    }),
  search: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const rows = await assetStore(tx).search(query);
      return {
        rows: rows.map(({ matter_id, reference, matter_name, total: _total, ...row }) => ({
          ...row,
          matterID: matter_id,
          matterRef: reference,
          matterName: matter_name,
        })),
        total: rows[0]?.total ?? 0,
      };
    }),
  getbyid: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const store = assetStore(tx);
      const matterId = await store.matterOf(query.id);
      await openMatter(tx, matterId, 'estate');
      const whole = await store.wholeOf(matterId, query.id);
      if (!whole) throw new NotFound();
      const captured = storedAsset(whole);
      return presentAsset(whole, captured, new Set((await store.isHolder(query.id)) ? [captured.id] : []));
    }),
  add: addAsset,
  update: changeAsset,
  _delete: removeAsset,
  getAssetAmounts,
  saveAssetAmount,
  deleteAssetAmount,
  getTotalAssetAmount: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const { by, gross, unvalued } = totalsOf((await assetStore(tx).listOf(query.matterID)).map(storedAsset));
      return { total: gross, ...by, unvalued };
    }),
  requestValuation,
  arrangeSale: arrangeAssetSale,
  saveSaleResult,
  cancelSale: cancelAssetSale,
  cancelValuation,
  emailValuer: further(emailValuer),
  emailAuctioneer: further(emailAuctioneer),
  emailBuyer: further(emailBuyer),
  signedOTPAudit,
  auctionAudit,
  valuationAudit,
  saleResultAudit,
});

export const handledAssetLineCalls = handle(assetLineCalls, { getLines, changeCell });

export const handledAssetBulkCalls = handle(assetBulkCalls, {
  addMany: addManyAssets,
  changeMany: changeManyAssets,
  undoMany: undoManyAssets,
});
