import type { assetCalls, assetLineCalls } from '@boedel/contract/assets/assets.calls';
import type { Asset } from '@boedel/contract/assets/assets.schema';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import type { Actor } from '../../platform/tenancy/actor';
import { type AssetRow, assetStore } from './assets.store';
import { aroundIn, type Checked, checkedAsset } from './check-asset';
import { type AssetInput, changeAssets, insertAssets, removeAssets } from './save-assets';
import type { Valued } from './save-values';
import { openToChange, refigured } from './saving';

type Calls = typeof assetCalls;

/** Writes a checked asset as new; its figures are worked out by whoever asked. */
export const insertAsset = async (tx: Tx, matterId: number, checked: Checked, typed: Valued): Promise<AssetRow> =>
  (await insertAssets(tx, matterId, [{ checked, typed }]))[0]!;

export const addAsset: Handler<Calls['add']> = ({ tenant, actor, body: { matterID, ...typed }, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToChange(tx, actor, matterID);
    const checked = await checkedAsset(tx, matter, typed, await aroundIn(tx, matter), now);
    const row = await insertAsset(tx, matterID, checked, typed);
    await audit(tx, actor, 'asset.added', { entity: ['asset', row.id], matterId: matterID, after: row });
    return (await refigured(tx, matterID)).presented(row.id);
  });

async function changed(tx: Tx, actor: Actor, input: AssetInput, now: Date): Promise<Asset> {
  const matterId = await assetStore(tx).matterOf(input.id);
  const matter = await openToChange(tx, actor, matterId);
  await changeAssets(tx, actor, matter, [input], now, (all, ready) => Promise.all(all.map(ready)));
  return (await refigured(tx, matterId)).presented(input.id);
}

export const changeAsset: Handler<Calls['update']> = ({ tenant, actor, body: { id, version, ...typed }, now }) =>
  tenant.transaction((tx) => changed(tx, actor, { id, version, typedOver: () => typed }, now));

/** One cell of the list. The share as it is written counts, so that what it comes to in a hundred is left out. */
export const changeCell: Handler<typeof assetLineCalls.changeCell> = ({
  tenant,
  actor,
  body: { set, ...which },
  now,
}) =>
  tenant.transaction((tx) =>
    changed(
      tx,
      actor,
      {
        ...which,
        typedOver: (asset) => ({
          ...asset,
          deceasedShareOfAmount: null,
          ...(set.valuationAmount !== undefined && { valuationAmount: set.valuationAmount }),
          ...(set.share !== undefined && { share: set.share }),
          ...(set.treatment !== undefined && { treatment: set.treatment }),
        }),
      },
      now,
    ),
  );

export const removeAsset: Handler<Calls['_delete']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const matterId = await assetStore(tx).matterOf(body.id);
    await openToChange(tx, actor, matterId);
    await removeAssets(tx, actor, matterId, [body.id], () => 'id');
    await refigured(tx, matterId);
    return { done: true };
  });
