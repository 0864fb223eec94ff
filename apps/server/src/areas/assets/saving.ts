import type { Asset } from '@boedel/contract/assets/assets.schema';
import { listHolders, toEstateProperty } from '@boedel/domain/assets/to-estate-property';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { lockFigures, rememberHoldings } from '../kept-figures/stored-figures';
import { type AssetHoldings, readHoldings } from './list-estate-assets';
import { presentAsset } from './assets.present';
import { assetStore, type WholeAsset } from './assets.store';
import { toStoredAsset } from './captured';
import type { AssetSurroundings } from './check-asset';

/** The matter held for a change of what it holds: its figures wait until the transaction ends. */
export async function lockToChange(tx: Tx, actor: Actor, matterId: number): Promise<OpenedMatter> {
  const matter = await openToCapture(tx, actor, matterId, 'estate');
  await lockFigures(tx, matterId);
  return matter;
}

/** The assets as they were read before this transaction changed some of them, with the figures held. */
interface AssetsBefore {
  readonly around: AssetSurroundings;
  readonly changedIds: readonly number[];
}

/**
 * Only what was changed is read again. Nobody else can have changed another since: a change of a fact waits for the figures,
 * which are held until this transaction ends.
 */
async function readAgain(tx: Tx, matterId: number, { around, changedIds }: AssetsBefore): Promise<AssetHoldings> {
  const fresh = await assetStore(tx).wholesOf(matterId, changedIds);
  const stored = new Map(fresh.map((whole) => [whole.row.id, whole]));
  const known = new Set(around.all.map(({ row }) => row.id));
  const wholes = [
    ...around.all.map((whole) => stored.get(whole.row.id) ?? whole),
    ...fresh.filter(({ row }) => !known.has(row.id)),
  ];
  const captured = wholes.map((whole) =>
    stored.has(whole.row.id) ? toStoredAsset(whole) : around.others.get(String(whole.row.id))!,
  );
  return { wholes, captured, property: toEstateProperty(captured) };
}

/** The assets as they stand now; the matter's figures are computed from the same read. */
export async function readChangedAssets(
  tx: Tx,
  matterId: number,
  before?: AssetsBefore,
): Promise<{ wholes: readonly WholeAsset[]; presented: (id: number) => Asset }> {
  const held = before ? await readAgain(tx, matterId, before) : await readHoldings(tx, matterId);
  rememberHoldings(tx, matterId, held);
  const { wholes, captured } = held;
  const holders = listHolders(captured);
  return {
    wholes,
    presented: (id) => {
      const at = wholes.findIndex(({ row }) => row.id === id);
      if (at < 0) throw new NotFound();
      return presentAsset(wholes[at]!, captured[at]!, holders);
    },
  };
}
