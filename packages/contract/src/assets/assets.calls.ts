import { assetKindNames } from '@boedel/domain/assets/asset-kind';
import { liabilityKindNames } from '@boedel/domain/liabilities/liability-kind';
import { z } from 'zod';
import { declareChangingCalls, del, get, allowOnMatter, post } from '../call';
import { done, id, idInQuery, money, optionalText, paging, text, version } from '../fields';
import { ofEstate } from '../subjects';
import {
  amountSchema,
  amountToSave,
  assetCell,
  assetLine,
  assetSchema,
  assetToAdd,
  assetToUpdate,
  assetTotals,
} from './assets.schema';
import { findSchema, findToAdd, findToChange } from './finds.schema';
import {
  auctionToRecord,
  offerToSign,
  saleResultToSave,
  saleStep,
  papersWith,
  saleToArrange,
  valuationToRequest,
} from './sale.schema';
import { assetClassNames, treatments } from './asset.fields';

const writer = allowOnMatter('Capture Matter');
const ofAsset = z.object({ assetID: idInQuery });
const total = z.object({ count: z.int(), amount: money });

export const assetCalls = declareChangingCalls([...ofEstate, '/api/bondofsecurity', '/api/document', '/api/ledger'], {
  getbymatterid: get('/api/asset/getbymatterid', {
    about: 'The assets of a matter in one answer, with what each is counted at.',
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.object({ rows: z.array(assetSchema) }),
  }),
  search: get('/api/asset/search', {
    fromReplica: true,
    about: 'Assets of the firm by their words: description, place, title deed, registration, institution, policy.',
    who: allowOnMatter(),
    query: z.object({ ...paging }),
    answer: z.object({
      rows: z.array(
        z.object({
          id,
          matterID: id,
          matterRef: z.string(),
          matterName: z.string(),
          kind: z.string(),
          name: z.string(),
          location: z.string().nullable(),
        }),
      ),
      total: z.int(),
    }),
  }),
  getbyid: get('/api/asset/getbyid', { who: allowOnMatter(), query: z.object({ id: idInQuery }), answer: assetSchema }),
  add: post('/api/asset/add', {
    about:
      'Adds an asset, with its value where it is known and its sale as far as it went. What contradicts the rest is refused.',
    who: writer,
    body: assetToAdd,
    answer: assetSchema,
  }),
  update: post('/api/asset/update', {
    about:
      'Changes an asset, and takes the steps of its sale that are sent with it. A value that had a day, a valuer or evidence stays in its history.',
    who: writer,
    body: assetToUpdate,
    answer: assetSchema,
  }),
  _delete: del('/api/asset/_delete', {
    about: 'Removes an asset with its values and sales. What is held in it goes first.',
    who: writer,
    body: z.object({ id }),
    answer: done,
  }),

  getAssetAmounts: get('/api/asset/getAssetAmounts', {
    about: 'What an asset was worth over time and what was spent on it, newest first.',
    who: allowOnMatter(),
    query: ofAsset,
    answer: z.array(amountSchema),
  }),
  saveAssetAmount: post('/api/asset/saveAssetAmount', {
    about: 'Adds or changes a value or a cost. The first value is the one in use, until another is chosen.',
    who: writer,
    body: amountToSave,
    answer: z.array(amountSchema),
  }),
  deleteAssetAmount: del('/api/asset/deleteAssetAmount', {
    about: 'Removes a value or a cost. Of the values left, the latest comes into use.',
    who: writer,
    body: z.object({ id }),
    answer: z.array(amountSchema),
  }),
  getTotalAssetAmount: get('/api/asset/getTotalAssetAmount', {
    about: 'What the assets of a matter come to, by class.',
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.object({
      total: money,
      immovable: total,
      movable: total,
      claim: total,
      paidPast: total,
      heldForOthers: total,
      unvalued: z.int(),
    }),
  }),

  requestValuation: post('/api/asset/requestValuation', {
    about: 'Records that a valuer was asked. The mail to the valuer is a call of its own.',
    who: writer,
    body: valuationToRequest,
    answer: assetSchema,
  }),
  arrangeSale: post('/api/asset/arrangeSale', {
    about: 'Arranges a sale by auction or out of hand.',
    who: writer,
    body: saleToArrange,
    answer: assetSchema,
  }),
  saveSaleResult: post('/api/asset/saveSaleResult', {
    about: 'What the sale brought. From then on the asset is counted at its proceeds.',
    who: writer,
    body: saleResultToSave,
    answer: assetSchema,
  }),
  cancelSale: post('/api/asset/cancelSale', {
    about:
      'Stops a sale. The valuation stays; the asset is open for a new sale. An auctioneer who was told of it by mail is told.',
    who: writer,
    body: z.object({ assetID: id, comment: text(500) }),
    answer: assetSchema,
  }),
  cancelValuation: post('/api/asset/cancelValuation', {
    about: 'Takes back that a valuer was asked, with the reason. One who was asked by mail is told by mail.',
    ours: true,
    who: writer,
    body: z.object({ assetID: id, comment: text(500) }),
    answer: assetSchema,
  }),
  emailValuer: post('/api/asset/emailValuer', {
    about: 'Asks the valuer by mail for a valuation.',
    who: writer,
    body: z.object({ assetID: id, message: optionalText(2000), documentIDs: papersWith }),
    answer: assetSchema,
  }),
  emailAuctioneer: post('/api/asset/emailAuctioneer', {
    about: 'Tells the auctioneer by mail of the auction that was arranged.',
    who: writer,
    body: z.object({ assetID: id, message: optionalText(2000), documentIDs: papersWith }),
    answer: assetSchema,
  }),
  emailBuyer: post('/api/asset/emailBuyer', {
    about: 'Tells the buyer by mail of the sale out of hand.',
    who: writer,
    body: z.object({ assetID: id, message: optionalText(2000), documentIDs: papersWith }),
    answer: assetSchema,
  }),
  signedOTPAudit: post('/api/asset/signedOTPAudit', {
    about: 'Records the signed offer to purchase: who buys, for how much, and the paper.',
    who: writer,
    body: offerToSign,
    answer: assetSchema,
  }),
  auctionAudit: post('/api/asset/auctionAudit', {
    about: 'Records how the auction went, or its new day.',
    who: writer,
    body: auctionToRecord,
    answer: assetSchema,
  }),
  valuationAudit: post('/api/asset/valuationAudit', {
    about: 'Records that a valuation was received, with its paper.',
    who: writer,
    body: z.object(saleStep),
    answer: assetSchema,
  }),
  saleResultAudit: post('/api/asset/saleResultAudit', {
    about: 'Records the papers of a sale that is done.',
    who: writer,
    body: z.object(saleStep),
    answer: assetSchema,
  }),
});

/** The list of assets: its lines alone, and what is typed over in them. */
export const assetLineCalls = declareChangingCalls([...ofEstate, '/api/bondofsecurity'], {
  getLines: get('/api/asset/getLines', {
    about:
      'The list of a matter’s assets, what is held in an account under it: as many as are asked for, with how many there are and what all of them come to.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery, take: z.coerce.number().int().min(1).max(500).optional() }),
    answer: z.object({ count: z.int(), totals: assetTotals, rows: z.array(assetLine) }),
  }),
  changeCell: post('/api/asset/changeCell', {
    about: 'Changes the value, the share or the treatment of an asset where the list shows it; the rest of it stays.',
    ours: true,
    who: writer,
    body: assetCell,
    answer: assetSchema,
  }),
});

/** Changes to many assets at once; each can be undone as a whole. */
export const assetBulkCalls = declareChangingCalls([...ofEstate, '/api/bondofsecurity'], {
  addMany: post('/api/asset/addMany', {
    about: 'Adds several assets in one go: all of them or none. Faults are named by row and field.',
    ours: true,
    who: writer,
    body: z.object({ matterID: id, rows: z.array(z.record(z.string(), z.unknown())).min(1).max(1000) }),
    answer: z.object({ bulkID: id, rows: z.array(assetSchema) }),
  }),
  changeMany: post('/api/asset/changeMany', {
    about: 'Gives several assets of a matter the same class, treatment, account, place or liquidity.',
    ours: true,
    who: writer,
    body: z.object({
      matterID: id,
      assets: z.array(z.object({ id, version })).min(1).max(1000),
      set: z.object({
        class: z.enum(assetClassNames).optional(),
        treatment: z.enum(treatments).optional(),
        whyOutstanding: optionalText(500).optional(),
        account: z.int().min(1).max(99).nullable().optional(),
        location: optionalText(200).optional(),
        voucher: optionalText(40).optional(),
      }),
    }),
    answer: z.object({ bulkID: id, rows: z.array(assetSchema) }),
  }),
  undoMany: post('/api/asset/undoMany', {
    about: 'Puts back what a change of many found, as long as nobody changed one of them since.',
    ours: true,
    who: writer,
    body: z.object({ bulkID: id }),
    answer: done,
  }),
});

/** What turned up and may be an asset or a debt. */
export const findCalls = declareChangingCalls(ofEstate, {
  getbymatterid: get('/api/find/getbymatterid', {
    about: 'Finds of a matter: what may be an asset, may be a debt, with its letters.',
    ours: true,
    who: allowOnMatter(),
    query: z.object({ matterID: idInQuery }),
    answer: z.array(findSchema),
  }),
  add: post('/api/find/add', {
    ours: true,
    who: writer,
    body: findToAdd,
    answer: findSchema,
  }),
  update: post('/api/find/update', {
    ours: true,
    who: writer,
    body: findToChange,
    answer: findSchema,
  }),
  toAsset: post('/api/find/toAsset', {
    about: 'Makes an asset of a find; its letters go with it.',
    ours: true,
    who: writer,
    body: z.object({ id, kind: z.enum(assetKindNames), version }),
    answer: findSchema,
  }),
  toLiability: post('/api/find/toLiability', {
    about: 'Makes a liability of a find, owed to whoever told of it.',
    ours: true,
    who: writer,
    body: z.object({ id, kind: z.enum(liabilityKindNames), version }),
    answer: findSchema,
  }),
  toNothing: post('/api/find/toNothing', {
    about: 'It is nothing: kept with the reason.',
    ours: true,
    who: writer,
    body: z.object({ id, outcome: text(500), version }),
    answer: findSchema,
  }),
  reopen: post('/api/find/reopen', {
    about: 'Puts a find back that was turned into nothing, or whose asset was removed.',
    ours: true,
    who: writer,
    body: z.object({ id, version }),
    answer: findSchema,
  }),
  _delete: del('/api/find/_delete', { ours: true, who: writer, body: z.object({ id }), answer: done }),
});
