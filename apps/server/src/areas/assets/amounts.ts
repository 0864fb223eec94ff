import type { AnswerOf } from '@boedel/contract/call';
import type { assetCalls } from '@boedel/contract/assets/assets.calls';
import { checkPriced } from '@boedel/domain/assets/check-asset';
import { convertToRands } from '@boedel/domain/assets/to-estate-property';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { checkNotAfter } from '@boedel/domain/law/check-input';
import { findCountry } from '@boedel/domain/law/country';
import { collectRefusals, refuse, type RefusalError } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { Handler } from '../../platform/http/handler';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { linkToSubject } from '../documents/document.store';
import { listAmounts, retireAmount, useLatestValue } from './asset-amount.store';
import { formatRate } from './assets.present';
import { assetStore, type WholeAsset } from './assets.store';
import { toPriced } from './captured';
import { toPricedColumns, readPriced } from './check-asset';
import { lockToChange } from './saving';
import { isInDirectory } from './directory-entry.store';

type AssetAmountCalls = typeof assetCalls;
type AmountHistory = AnswerOf<AssetAmountCalls['getAssetAmounts']>;

async function readAmountHistory(tx: Tx, assetId: number): Promise<AmountHistory> {
  const rows = await listAmounts(tx, assetId);
  return rows.map((row) => ({
    id: row.id,
    assetID: row.asset_id,
    purpose: row.purpose as 'value' | 'cost',
    type: row.type,
    amount: row.amount_cents,
    currency: row.currency,
    rate: formatRate(row.rate_n, row.rate_d),
    rateDate: row.rate_on,
    date: row.dated_on,
    valuerID: row.valuer_id,
    comment: row.comment,
    isUsed: row.is_used,
    inOwnMoney: convertToRands(toPriced(row)),
    valuerName: row.valuer_name,
    documents: row.documents,
    createdAt: row.created_at,
    version: row.version,
  }));
}

export const getAssetAmounts: Handler<AssetAmountCalls['getAssetAmounts']> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    await openMatter(tx, await assetStore(tx).matterOf(query.assetID), 'estate');
    return readAmountHistory(tx, query.assetID);
  });

export const refuseCost = ({ row }: Pick<WholeAsset, 'row'>): RefusalError | undefined =>
  row['held_in_2001'] === true
    ? refuse(
        'amount',
        'Enter either the base cost or the facts at 1 October 2001, not both.',
        'Eighth Schedule para 26',
      )
    : undefined;

export const saveAssetAmount: Handler<AssetAmountCalls['saveAssetAmount']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const store = assetStore(tx);
    const matterId = await store.matterOf(body.assetID);
    const matter = await lockToChange(tx, actor, matterId);
    const today = computeDayAt(now, findCountry(matter.country));
    const { priced, refused } = readPriced(body);
    const asset = (await store.wholeOf(matterId, body.assetID))!;
    const valuer = body.valuerID === null || (await isInDirectory(tx, 'valuer', body.valuerID));
    const wrong = collectRefusals([
      refused,
      ...checkPriced({ amount: 'amount', currency: 'currency', rate: 'rate', rateOn: 'rateDate' }, priced, today),
      checkNotAfter('date', body.date ?? undefined, today, 'Enter a date that is not in the future.'),
      valuer
        ? undefined
        : refuse('valuerID', 'This entry is no longer in the directory. Choose another, or leave it blank.'),
      body.purpose === 'cost' ? refuseCost(asset) : undefined,
      body.purpose === 'cost' && body.isUsed
        ? refuse('isUsed', 'Only a valuation can be marked as in use. Costs always count.')
        : undefined,
    ]);
    if (wrong) throw new RefusalProblem(wrong);
    const before = body.id === null ? undefined : await store.amounts.find(body.id);
    if (before && before.asset_id !== body.assetID) throw new NotFound();
    const isUsed = body.purpose === 'value' && (body.isUsed || asset.used === null || asset.used.id === body.id);
    if (isUsed && asset.used && asset.used.id !== body.id) await retireAmount(tx, body.assetID);
    const values = {
      purpose: body.purpose,
      type: body.type,
      ...toPricedColumns(priced),
      dated_on: body.date,
      valuer_id: body.valuerID,
      comment: body.comment,
      is_used: isUsed,
    };
    const row = before
      ? await presentConflict(store.amounts.change(before.id, body.version ?? before.version, values), () => undefined)
      : await store.amounts.insert({ ...values, matter_id: matterId, asset_id: body.assetID });
    for (const documentId of body.documentIDs) {
      await linkToSubject(tx, matterId, documentId, { assetId: body.assetID, assetAmountId: row.id });
    }
    await audit(tx, actor, before ? 'asset.amount.changed' : 'asset.amount.added', {
      entity: ['asset', body.assetID],
      matterId,
      ...(before && { before }),
      after: row,
    });
    return readAmountHistory(tx, body.assetID);
  });

export const deleteAssetAmount: Handler<AssetAmountCalls['deleteAssetAmount']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const store = assetStore(tx);
    const { asset_id: assetId, matter_id: matterId } = await store.amounts.find(body.id);
    await lockToChange(tx, actor, matterId);
    const gone = await store.amounts.remove(body.id);
    if (gone.is_used) {
      await useLatestValue(tx, assetId);
    }
    await audit(tx, actor, 'asset.amount.removed', { entity: ['asset', assetId], matterId, before: gone });
    return readAmountHistory(tx, assetId);
  });
