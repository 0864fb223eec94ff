import type { assetCalls, assetLineCalls } from '@boedel/contract/assets/assets.calls';
import type { Asset, AssetValues } from '@boedel/contract/assets/assets.schema';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { type AssetRecordRow, assetStore } from './assets.store';
import { readSurroundings, type CheckedAsset, checkAssetInput } from './check-asset';
import { type AssetInput, changeAssets, insertAssets, removeAssets } from './save-assets';
import type { ValueDetails } from './save-values';
import { readSentFacts, refuseContradictions } from './sent-asset';
import { takeSentSteps } from './sent-sale';
import { lockToChange, readChangedAssets } from './saving';

type SaveAssetCalls = typeof assetCalls;

/** Writes a checked asset as new; its figures are worked out by whoever asked. */
export const insertAsset = async (
  tx: Tx,
  matterId: number,
  checked: CheckedAsset,
  typed: ValueDetails,
): Promise<AssetRecordRow> => (await insertAssets(tx, matterId, [{ checked, typed }]))[0]!;

export const addAsset: Handler<SaveAssetCalls['add']> = ({ scope, actor, body: { matterID, id: _id, ...sent }, now }) =>
  scope.transaction(async (tx) => {
    const matter = await lockToChange(tx, actor, matterID);
    const typed = readSentFacts(sent);
    const around = await readSurroundings(tx, matter);
    const checked = await checkAssetInput(tx, matter, typed, around, now);
    const row = await insertAsset(tx, matterID, checked, typed);
    await audit(tx, actor, 'asset.added', { entity: ['asset', row.id], matterId: matterID, after: row });
    const stepped = await takeSentSteps({ scope, tx, actor, now, assetID: row.id, sent });
    const added =
      stepped ?? (await readChangedAssets(tx, matterID, { around, changedIds: [row.id] })).presented(row.id);
    refuseContradictions(sent, added);
    return added;
  });

async function changeOneAsset(tx: Tx, actor: Actor, input: AssetInput, now: Date): Promise<Asset> {
  const matterId = await assetStore(tx).matterOf(input.id);
  const matter = await lockToChange(tx, actor, matterId);
  const around = await changeAssets(tx, actor, matter, [input], now, (all, ready) => Promise.all(all.map(ready)));
  return (await readChangedAssets(tx, matterId, { around, changedIds: [input.id] })).presented(input.id);
}

export const changeAsset: Handler<SaveAssetCalls['update']> = ({
  scope,
  actor,
  body: { id, version, matterID, ...sent },
  now,
}) =>
  scope.transaction(async (tx) => {
    let before: Asset | undefined;
    const typedOver = (stands: Asset): AssetValues => {
      if (matterID !== undefined && matterID !== stands.matterID) {
        throw new RefusalProblem(
          refuse('matterID', 'This asset is in another matter. Leave this out: an asset stays in its matter.'),
        );
      }
      before = stands;
      return readSentFacts(sent, stands);
    };
    const changed = await changeOneAsset(tx, actor, { id, version, typedOver }, now);
    const after = (await takeSentSteps({ scope, tx, actor, now, assetID: id, sent, before })) ?? changed;
    refuseContradictions(sent, after, before);
    return after;
  });

/** One cell of the list. The share as it is written counts, so that what it comes to in a hundred is left out. */
export const changeCell: Handler<typeof assetLineCalls.changeCell> = ({ scope, actor, body: { set, ...which }, now }) =>
  scope.transaction((tx) =>
    changeOneAsset(
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

export const removeAsset: Handler<SaveAssetCalls['_delete']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const matterId = await assetStore(tx).matterOf(body.id);
    await lockToChange(tx, actor, matterId);
    await removeAssets(tx, actor, matterId, [body.id], () => 'id');
    return { done: true };
  });
