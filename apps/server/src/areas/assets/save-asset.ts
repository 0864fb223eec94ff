import type { assetCalls, assetLineCalls } from '@boedel/contract/assets/assets.calls';
import type { Asset, AssetValues } from '@boedel/contract/assets/assets.schema';
import type { Priced } from '@boedel/domain/assets/captured-asset';
import { holdersAmong } from '@boedel/domain/assets/property-of';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { sameValue } from '@boedel/domain/money/fraction';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/http/or-refuse';
import { Conflict } from '../../platform/problems';
import type { Actor } from '../../platform/session/actor';
import { bookSale } from '../cash/sale-booking';
import { debtsSecuredOn } from '../liabilities/liabilities-of';
import { assetStore, type AssetRow, type WholeAsset } from './assets.store';
import { presentAsset } from './assets.present';
import { pricedOf } from './captured';
import { aroundIn, type Checked, checkedAsset, pricedColumns } from './check-asset';
import { refuseGivenAway } from '../wills/given-away';
import { openToChange, refigured } from './saving';

type Calls = typeof assetCalls;
type Valued = Pick<AssetValues, 'valuationDate' | 'valuationType' | 'valuerID'>;

const isSame = (one: Priced, other: Priced): boolean =>
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.rateOn === other.rateOn &&
  (one.rate && other.rate ? sameValue(one.rate, other.rate) : one.rate === other.rate);

/**
 * The value typed with the asset. A plain number is corrected in place; one that had a day, a valuer or evidence stays in
 * the history and the new one comes into use.
 */
export async function saveValue(
  tx: Tx,
  asset: Pick<AssetRow, 'id' | 'matter_id'>,
  used: WholeAsset['used'],
  value: Priced | undefined,
  typed: Valued,
): Promise<void> {
  const { amounts } = assetStore(tx);
  const about = { dated_on: typed.valuationDate, type: typed.valuationType, valuer_id: typed.valuerID };
  if (!value) {
    if (used) await amounts.remove(used.id);
    return;
  }
  const isAbout =
    used && used.dated_on === about.dated_on && used.type === about.type && used.valuer_id === about.valuer_id;
  if (used && isAbout && isSame(pricedOf(used), value)) return;
  const isPlain =
    used && used.dated_on === null && used.valuer_id === null && !(await assetStore(tx).hasEvidence(used.id));
  if (used && (isPlain || isSame(pricedOf(used), value))) {
    await amounts.change(used.id, used.version, { ...pricedColumns(value), ...about });
    return;
  }
  if (used) await amounts.change(used.id, used.version, { is_used: false });
  await amounts.insert({
    matter_id: asset.matter_id,
    asset_id: asset.id,
    purpose: 'value',
    is_used: true,
    ...pricedColumns(value),
    ...about,
  });
}

/** Writes a checked asset as new; its figures are worked out by whoever asked. */
export async function insertAsset(
  tx: Tx,
  matterId: number,
  { columns, takers, value }: Checked,
  typed: Valued,
): Promise<AssetRow> {
  const store = assetStore(tx);
  const row = await store.insert({ ...columns, matter_id: matterId });
  await store.replaceTakers(row.id, takers);
  await saveValue(tx, row, null, value, typed);
  return row;
}

export const addAsset: Handler<Calls['add']> = ({ tenant, actor, body: { matterID, ...typed }, now }) =>
  tenant.transaction(async (tx) => {
    const matter = await openToChange(tx, actor, matterID);
    const checked = await checkedAsset(tx, matter, typed, await aroundIn(tx, matter), now);
    const row = await insertAsset(tx, matterID, checked, typed);
    await audit(tx, actor, 'asset.added', { entity: ['asset', row.id], matterId: matterID, after: row });
    return (await refigured(tx, matterID)).presented(row.id);
  });

/** An asset changed: what was typed, or what is made of it as it stands. */
async function changed(
  tx: Tx,
  actor: Actor,
  { id, version }: { readonly id: number; readonly version: number },
  typedOver: (asset: Asset) => AssetValues,
  now: Date,
): Promise<Asset> {
  const store = assetStore(tx);
  const matterId = await store.matterOf(id);
  const matter = await openToChange(tx, actor, matterId);
  const around = await aroundIn(tx, matter);
  const before = around.all.find(({ row }) => row.id === id)!;
  const stands = presentAsset(before, around.others.get(String(id))!, holdersAmong([...around.others.values()]));
  if (before.row.version !== version) throw new Conflict(stands);
  const typed = typedOver(stands);
  const checked = await checkedAsset(tx, matter, typed, around, now, before);
  const row = await store.change(id, version, checked.columns);
  await store.replaceTakers(id, checked.takers);
  await saveValue(tx, row, before.used, checked.value, typed);
  if (before.sale) await bookSale(tx, actor, matterId, { assetId: id, saleId: before.sale.id });
  const after = await refigured(tx, matterId);
  const used = after.wholes.find((whole) => whole.row.id === id)?.used;
  await audit(tx, actor, 'asset.changed', {
    entity: ['asset', id],
    matterId,
    before: { ...before.row, value_cents: before.used?.amount_cents ?? null },
    after: { ...row, value_cents: used?.amount_cents ?? null },
  });
  return after.presented(id);
}

export const changeAsset: Handler<Calls['update']> = ({ tenant, actor, body: { id, version, ...typed }, now }) =>
  tenant.transaction((tx) => changed(tx, actor, { id, version }, () => typed, now));

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
      which,
      (asset) => ({
        ...asset,
        deceasedShareOfAmount: null,
        ...(set.valuationAmount !== undefined && { valuationAmount: set.valuationAmount }),
        ...(set.share !== undefined && { share: set.share }),
        ...(set.treatment !== undefined && { treatment: set.treatment }),
      }),
      now,
    ),
  );

export const removeAsset: Handler<Calls['_delete']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const store = assetStore(tx);
    const matterId = await store.matterOf(body.id);
    await openToChange(tx, actor, matterId);
    const wholes = await store.listOf(matterId);
    const held = wholes.filter(({ row }) => row['part_of_id'] === body.id).length;
    if (held > 0) {
      orRefuse(refuse('id', said('{count} assets are held in this one. Move or remove them first.', { count: held })));
    }
    const debts = await debtsSecuredOn(tx, body.id);
    if (debts > 0) {
      orRefuse(
        refuse(
          'id',
          said('{count} liabilities are secured on this asset. Change their security first.', { count: debts }),
        ),
      );
    }
    orRefuse(await refuseGivenAway(tx, body.id, 'id'));
    const gone = wholes.find(({ row }) => row.id === body.id)!;
    await store.remove(body.id);
    await audit(tx, actor, 'asset.removed', {
      entity: ['asset', body.id],
      matterId,
      before: { ...gone.row, value_cents: gone.used?.amount_cents ?? null },
    });
    await refigured(tx, matterId);
    return { done: true };
  });
