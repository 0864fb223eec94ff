import { countedAt } from '@boedel/domain/assets/asset-totals';
import { allocationsOf } from '@boedel/domain/wills/allocation';
import { willFrom } from '@boedel/domain/wills/captured-will';
import type { Tx } from '../../platform/db/database';
import { assetStore } from '../assets/assets.store';
import { storedAsset } from '../assets/captured';
import { peopleFrom } from '../family/people-of';
import { peopleStore } from '../family/people.store';
import { agreementFrom, agreementStore } from '../will-facts/agreement.store';
import { capturedWill, willStore } from '../will-facts/will.store';

/** What the will and the agreements give to whom, asset by asset, with the people of the estate. */
export async function allottedIn(tx: Tx, matterId: number) {
  const rows = await peopleStore(tx).listOf(matterId);
  const { people, deceased } = peopleFrom(rows);
  const will = await willStore(tx).ofMatter(matterId);
  const agreements = (await agreementStore(tx).listOf(matterId)).map(agreementFrom);
  const held = (await assetStore(tx).listOf(matterId)).map(storedAsset);
  const assets = held
    .filter(({ paidPast, interest }) => !paidPast && !interest)
    .map((asset) => ({
      id: asset.id,
      name: asset.description,
      treatment: asset.treatment,
      value: countedAt(asset),
    }));
  const { allocations, left } = allocationsOf({
    ...(will && { will: willFrom(capturedWill(will)) }),
    agreements,
    assets,
    people,
    ...(deceased && { diedOn: deceased.diedOn }),
  });
  return { rows, assets, allocations, left, diedOn: deceased?.diedOn ?? null };
}
