import type { AnswerOf } from '@boedel/contract/call';
import type { assetCalls } from '@boedel/contract/assets/assets.calls';
import { checkPriced } from '@boedel/domain/assets/check-asset';
import { rands } from '@boedel/domain/assets/property-of';
import { dayAt } from '@boedel/domain/dates/instant';
import { checkNotAfter } from '@boedel/domain/law/check-input';
import { countryNamed } from '@boedel/domain/law/country';
import { collectRefusals, refuse, type Refused } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { openMatter } from '../../platform/tenancy/matter-door';
import { fileAway } from '../documents/document.store';
import { refigure } from '../kept-figures/refigure';
import { amountsOf, setAside, useLatestValue } from './asset-amount.store';
import { rateText } from './assets.present';
import { assetStore, type WholeAsset } from './assets.store';
import { pricedOf } from './captured';
import { pricedColumns, readPriced } from './check-asset';
import { openToChange } from './saving';
import { isInDirectory } from './directory-entry.store';

type Calls = typeof assetCalls;
type History = AnswerOf<Calls['getAssetAmounts']>;

async function historyOf(tx: Tx, assetId: number): Promise<History> {
  const rows = await amountsOf(tx, assetId);
  return rows.map((row) => ({
    id: row.id,
    assetID: row.asset_id,
    purpose: row.purpose as 'value' | 'cost',
    type: row.type,
    amount: row.amount_cents,
    currency: row.currency,
    rate: rateText(row.rate_n, row.rate_d),
    rateDate: row.rate_on,
    date: row.dated_on,
    valuerID: row.valuer_id,
    comment: row.comment,
    isUsed: row.is_used,
    inOwnMoney: rands(pricedOf(row)),
    valuerName: row.valuer_name,
    documents: row.documents,
    createdAt: row.created_at,
    version: row.version,
  }));
}

export const getAssetAmounts: Handler<Calls['getAssetAmounts']> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    await openMatter(tx, await assetStore(tx).matterOf(query.assetID), 'estate');
    return historyOf(tx, query.assetID);
  });

export const refuseCost = ({ row }: Pick<WholeAsset, 'row'>): Refused | undefined =>
  row['held_in_2001'] === true
    ? refuse('amount', 'Give the base cost, or the facts of 1 October 2001; not both.', 'Eighth Schedule para 26')
    : undefined;

export const saveAssetAmount: Handler<Calls['saveAssetAmount']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const store = assetStore(tx);
    const matterId = await store.matterOf(body.assetID);
    const matter = await openToChange(tx, actor, matterId);
    const today = dayAt(now, countryNamed(matter.country));
    const { priced, refused } = readPriced(body);
    const asset = (await store.wholeOf(matterId, body.assetID))!;
    const valuer = body.valuerID === null || (await isInDirectory(tx, 'valuer', body.valuerID));
    const wrong = collectRefusals([
      refused,
      ...checkPriced({ amount: 'amount', currency: 'currency', rate: 'rate', rateOn: 'rateDate' }, priced, today),
      checkNotAfter('date', body.date ?? undefined, today, 'Enter a day that is not in the future.'),
      valuer
        ? undefined
        : refuse('valuerID', 'This entry is no longer in the directory. Choose another, or leave it open.'),
      body.purpose === 'cost' ? refuseCost(asset) : undefined,
      body.purpose === 'cost' && body.isUsed
        ? refuse('isUsed', 'Only a value can be the one in use. A cost always counts.')
        : undefined,
    ]);
    if (wrong) orRefuse(wrong);
    const before = body.id === null ? undefined : await store.amounts.find(body.id);
    if (before && before.asset_id !== body.assetID) throw new NotFound();
    const isUsed = body.purpose === 'value' && (body.isUsed || asset.used === null || asset.used.id === body.id);
    if (isUsed && asset.used && asset.used.id !== body.id) await setAside(tx, body.assetID);
    const values = {
      purpose: body.purpose,
      type: body.type,
      ...pricedColumns(priced),
      dated_on: body.date,
      valuer_id: body.valuerID,
      comment: body.comment,
      is_used: isUsed,
    };
    const row = before
      ? await orConflict(store.amounts.change(before.id, body.version ?? before.version, values), () => undefined)
      : await store.amounts.insert({ ...values, matter_id: matterId, asset_id: body.assetID });
    for (const documentId of body.documentIDs) {
      await fileAway(tx, matterId, documentId, { assetId: body.assetID, assetAmountId: row.id });
    }
    await audit(tx, actor, before ? 'asset.amount.changed' : 'asset.amount.added', {
      entity: ['asset', body.assetID],
      matterId,
      ...(before && { before }),
      after: row,
    });
    await refigure(tx, matterId);
    return historyOf(tx, body.assetID);
  });

export const deleteAssetAmount: Handler<Calls['deleteAssetAmount']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const store = assetStore(tx);
    const { asset_id: assetId, matter_id: matterId } = await store.amounts.find(body.id);
    await openToChange(tx, actor, matterId);
    const gone = await store.amounts.remove(body.id);
    if (gone.is_used) {
      await useLatestValue(tx, assetId);
    }
    await audit(tx, actor, 'asset.amount.removed', { entity: ['asset', assetId], matterId, before: gone });
    await refigure(tx, matterId);
    return historyOf(tx, assetId);
  });
