import type { AnswerOf } from '@boedel/contract/call';
import type { reconCalls } from '@boedel/contract/recon/recon.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { type Cents, minus, nil, notBelowNil } from '@boedel/domain/money/cents';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import type { Handlers } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { openMatter, openToCapture } from '../../platform/tenancy/matter-door';
import {
  assetOfMatter,
  assetsWithReceived,
  reconAssetsOf,
  reconAssetStore,
  unsoldWithExpectation,
} from './recon-asset.store';

type Calls = typeof reconCalls;
type Shown = AnswerOf<Calls['saveReconAsset']>;

/** Assets that become money: what a person set down for one, else its price; and what the bank has had of it. */
async function assetsOf(tx: Tx, matterId: number): Promise<Shown[]> {
  const rows = await assetsWithReceived(tx, matterId);
  return rows.map(({ id, name, expected, price, received, notes, version }) => {
    const due = expected ?? price;
    const open = due === null ? nil : notBelowNil(minus(due, received));
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
interface ExpectedOfAsset {
  readonly id: number;
  readonly name: string;
  readonly open: Cents;
  readonly day: LocalDate;
}

/** Assets for which somebody set down what they bring and that did not bring it all; a price at a sale stands in the ledger. */
export async function expectedOfAssets(tx: Tx, matterId: number): Promise<ExpectedOfAsset[]> {
  const set = await unsoldWithExpectation(tx, matterId);
  if (set.length === 0) return [];
  const days = new Map(set.map(({ id, day }) => [id, day]));
  return (await assetsOf(tx, matterId)).flatMap(({ assetID: id, name, openAmount: open }) => {
    const day = days.get(id);
    return day !== undefined && open > nil ? [{ id, name, open, day }] : [];
  });
}

const assetOf = async (tx: Tx, matterId: number, assetId: number): Promise<Shown> =>
  (await assetsOf(tx, matterId)).find(({ assetID }) => assetID === assetId)!;

export const reconAssetHandlers: Pick<Handlers<Calls>, 'getReconAssets' | 'saveReconAsset'> = {
  getReconAssets: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      const matter = await openMatter(tx, query.matterID, 'money');
      return (await assetsOf(tx, matter.id)).filter(
        ({ expectedAmount, receivedAmount }) => expectedAmount !== null || receivedAmount !== 0,
      );
    }),
  saveReconAsset: ({ tenant, actor, body }) =>
    tenant.transaction(async (tx) => {
      const matter = await openToCapture(tx, actor, body.matterID, 'money');
      const store = reconAssetStore(tx);
      if (!(await assetOfMatter(tx, body.assetID, matter.id))) throw new NotFound();
      const before = (await reconAssetsOf(tx, matter.id, body.assetID))[0];
      const values = {
        matter_id: matter.id,
        asset_id: body.assetID,
        expected_cents: body.expectedAmount,
        notes: body.notes,
      };
      const after = before
        ? await orConflict(store.change(before.id, body.version ?? 0, values), () =>
            assetOf(tx, matter.id, body.assetID),
          )
        : await store.insert(values);
      await audit(tx, actor, before ? 'reconasset.changed' : 'reconasset.added', {
        entity: ['recon_asset', after.id],
        matterId: matter.id,
        ...(before && { before }),
        after,
      });
      return assetOf(tx, matter.id, body.assetID);
    }),
};
