import type { AnswerOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Cents, minus, nil, clampBelowNil } from '@boedel/domain/money/cents';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { presentConflict } from '../../platform/db/present-conflict';
import type { Handlers } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import {
  findMatterAsset,
  listAssetsWithReceived,
  listReconAssets,
  reconAssetStore,
  listUnsoldExpected,
} from './recon-asset.store';

type ReconAssetCalls = typeof reconCalls;
type ReconAssetView = AnswerOf<ReconAssetCalls['saveReconAsset']>;

/** Assets that become money: what a person set down for one, else its price; and what the bank has had of it. */
async function listAssets(tx: Tx, matterId: number): Promise<ReconAssetView[]> {
  const rows = await listAssetsWithReceived(tx, matterId);
  return rows.map(({ id, name, expected, price, received, notes, version }) => {
    const due = expected ?? price;
    const open = due === null ? nil : clampBelowNil(minus(due, received));
    return {
      assetID: id,
      matterID: matterId,
      name,
      expectedAmount: due,
      receivedAmount: received,
      openAmount: open,
      isReconciled: due !== null && open === 0,
      notes,
      version,
    };
  });
}
interface ExpectedAsset {
  readonly id: number;
  readonly name: string;
  readonly open: Cents;
  readonly day: LocalDate;
}

/** Assets for which somebody set down what they bring and that did not bring it all; a price at a sale stands in the ledger. */
export async function listExpectedOfAssets(tx: Tx, matterId: number): Promise<ExpectedAsset[]> {
  const set = await listUnsoldExpected(tx, matterId);
  if (set.length === 0) return [];
  const days = new Map(set.map(({ id, day }) => [id, day]));
  return (await listAssets(tx, matterId)).flatMap(({ assetID: id, name, openAmount: open }) => {
    const day = days.get(id);
    return day !== undefined && open > nil ? [{ id, name, open, day }] : [];
  });
}

const readAsset = async (tx: Tx, matterId: number, assetId: number): Promise<ReconAssetView> =>
  (await listAssets(tx, matterId)).find(({ assetID }) => assetID === assetId)!;

export const reconAssetHandlers: Pick<Handlers<ReconAssetCalls>, 'getReconAssets' | 'saveReconAsset'> = {
  getReconAssets: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'money');
      return (await listAssets(tx, matter.id)).filter(
        ({ expectedAmount, receivedAmount }) => expectedAmount !== null || receivedAmount !== 0,
      );
    }),
  saveReconAsset: ({ scope, actor, body }) =>
    scope.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'money');
      const store = reconAssetStore(tx);
      if (!(await findMatterAsset(tx, body.assetID, matter.id))) throw new NotFound();
      const before = (await listReconAssets(tx, matter.id, body.assetID))[0];
      const values = {
        matter_id: matter.id,
        asset_id: body.assetID,
        expected_cents: body.expectedAmount,
        notes: body.notes,
      };
      const after = before
        ? await presentConflict(store.change(before.id, body.version ?? 0, values), () =>
            readAsset(tx, matter.id, body.assetID),
          )
        : await store.insert(values);
      await audit(tx, actor, before ? 'reconasset.changed' : 'reconasset.added', {
        entity: ['recon_asset', after.id],
        matterId: matter.id,
        ...(before && { before }),
        after,
      });
      return readAsset(tx, matter.id, body.assetID);
    }),
};
