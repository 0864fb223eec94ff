import { computeCountedAmount } from '@boedel/domain/assets/asset-totals';
import { allocateAssets } from '@boedel/domain/wills/allocation';
import { toWill } from '@boedel/domain/wills/captured-will';
import type { Tx } from '../../platform/db/database';
import { assetStore } from '../assets/assets.store';
import { toStoredAsset } from '../assets/captured';
import { toPeople } from '../family/list-people';
import { peopleStore } from '../family/people.store';
import { toAgreement, agreementStore } from '../will-facts/agreement.store';
import { toCapturedWill, willStore } from '../will-facts/will.store';

/** What the will and the agreements give to whom, asset by asset, with the people of the estate. */
export async function listAllotted(tx: Tx, matterId: number) {
  const rows = await peopleStore(tx).listOf(matterId);
  const { people, deceased } = toPeople(rows);
  const will = await willStore(tx).ofMatter(matterId);
  const agreements = (await agreementStore(tx).listOf(matterId)).map(toAgreement);
  const held = (await assetStore(tx).listOf(matterId)).map(toStoredAsset);
  const assets = held
    .filter(({ paidPast, interest }) => !paidPast && !interest)
    .map((asset) => ({
      id: asset.id,
      name: asset.description,
      treatment: asset.treatment,
      value: computeCountedAmount(asset),
    }));
  const { allocations, left } = allocateAssets({
    ...(will && { will: toWill(toCapturedWill(will)) }),
    agreements,
    assets,
    people,
    ...(deceased && { diedOn: deceased.diedOn }),
  });
  return { rows, assets, allocations, left, diedOn: deceased?.diedOn ?? null };
}
