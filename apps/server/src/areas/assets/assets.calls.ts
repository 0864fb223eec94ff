import { assetBulkCalls, assetCalls, assetLineCalls } from '@boedel/contract/assets/assets.calls';
import { computeAssetTotals } from '@boedel/domain/assets/asset-totals';
import { withServices, pairHandlers } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { NotFound } from '../../platform/problems';
import { getLines } from './asset-lines';
import { deleteAssetAmount, getAssetAmounts, saveAssetAmount } from './amounts';
import { presentAssets, presentAsset } from './assets.present';
import { assetStore } from './assets.store';
import { toStoredAsset } from './captured';
import { emailAuctioneer, emailBuyer, emailValuer } from './mail-about-sale';
import { addManyAssets, changeManyAssets, undoManyAssets } from './many-assets';
import { addAsset, changeAsset, changeCell, removeAsset } from './save-asset';
import {
  arrangeAssetSale,
  recordSaleAuction,
  cancelAssetSale,
  cancelValuation,
  requestValuation,
  recordSaleResult,
  saveSaleResult,
  recordSignedOffer,
  recordValuationPapers,
} from './sell-asset';

export { handledFindCalls } from './finds';

export const handledAssetCalls = pairHandlers(assetCalls, {
  getbymatterid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      return { rows: presentAssets(await assetStore(tx).listOf(query.matterID)) };
    }),
  search: ({ scope, query }) =>
    scope.read(async (tx) => {
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
  getbyid: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const store = assetStore(tx);
      const matterId = await store.matterOf(query.id);
      await openMatter(tx, matterId, 'estate');
      const whole = await store.wholeOf(matterId, query.id);
      if (!whole) throw new NotFound();
      const captured = toStoredAsset(whole);
      return presentAsset(whole, captured, new Set((await store.isHolder(query.id)) ? [captured.id] : []));
    }),
  add: addAsset,
  update: changeAsset,
  _delete: removeAsset,
  getAssetAmounts,
  saveAssetAmount,
  deleteAssetAmount,
  getTotalAssetAmount: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await openMatter(tx, query.matterID, 'estate');
      const { by, gross, unvalued } = computeAssetTotals(
        (await assetStore(tx).listOf(query.matterID)).map(toStoredAsset),
      );
      return { total: gross, ...by, unvalued };
    }),
  requestValuation,
  arrangeSale: arrangeAssetSale,
  saveSaleResult,
  cancelSale: cancelAssetSale,
  cancelValuation,
  emailValuer: withServices(emailValuer),
  emailAuctioneer: withServices(emailAuctioneer),
  emailBuyer: withServices(emailBuyer),
  signedOTPAudit: recordSignedOffer,
  auctionAudit: recordSaleAuction,
  valuationAudit: recordValuationPapers,
  saleResultAudit: recordSaleResult,
});

export const handledAssetLineCalls = pairHandlers(assetLineCalls, { getLines, changeCell });

export const handledAssetBulkCalls = pairHandlers(assetBulkCalls, {
  addMany: addManyAssets,
  changeMany: changeManyAssets,
  undoMany: undoManyAssets,
});
