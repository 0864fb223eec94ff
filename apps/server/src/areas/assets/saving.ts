import type { Asset } from '@boedel/contract/assets/assets.schema';
import { listHolders } from '@boedel/domain/assets/to-estate-property';
import type { Tx } from '../../platform/db/database';
import { NotFound } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import { type OpenedMatter, openToCapture } from '../../platform/tenancy/matter-door';
import { lockFigures, rememberHoldings } from '../kept-figures/stored-figures';
import { readHoldings } from './list-estate-assets';
import { presentAsset } from './assets.present';
import type { WholeAsset } from './assets.store';

/** The matter held for a change of what it holds: its figures wait until the transaction ends. */
export async function lockToChange(tx: Tx, actor: Actor, matterId: number): Promise<OpenedMatter> {
  const matter = await openToCapture(tx, actor, matterId, 'estate');
  await lockFigures(tx, matterId);
  return matter;
}

/** The assets as they stand now; the matter's figures are computed from the same read. */
export async function readChangedAssets(
  tx: Tx,
  matterId: number,
): Promise<{ wholes: readonly WholeAsset[]; presented: (id: number) => Asset }> {
  const held = await readHoldings(tx, matterId);
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
