import type { Asset, AssetValues } from '@boedel/contract/assets/assets.schema';
import { listHolders } from '@boedel/domain/assets/to-estate-property';
import { collectRefusals, type Refusal, refuse, type RefusalError } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { auditAll } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { BadInputProblem, Conflict, NotFound, RefusalProblem } from '../../platform/problems';
import type { Actor } from '../../platform/tenancy/actor';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';
import { bookSale } from './sale-booking';
import { countSecuredDebts } from '../liabilities/list-liabilities';
import { countGivenAway, refuseGiven } from './given-away';
import { presentAsset } from './assets.present';
import { type AssetRecordRow, assetStore, type WholeAsset } from './assets.store';
import { type AssetSurroundings, type CheckedAsset, checkAssetInput, readSurroundings } from './check-asset';
import { saveValues, type ValueDetails } from './save-values';

/** What is wrong with one row of several, under its number: 'rows.3.valuationAmount'. */
const listRowRefusals = (row: number, error: BadInputProblem | RefusalProblem): Refusal[] =>
  error instanceof RefusalProblem
    ? error.refusals.map((refusal) => ({ ...refusal, field: `rows.${row}.${refusal.field}` }))
    : Object.entries(error.fields).flatMap(([field, sentences]) =>
        sentences.flatMap((sentence) => refuse(`rows.${row}.${field}`, sentence).refusals),
      );

/** Each row by its own rules; what is wrong with any is told for all. */
export async function runEveryRow<T, R>(rows: readonly T[], work: (row: T) => Promise<R>): Promise<R[]> {
  const wrong: Refusal[] = [];
  const ready: R[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      ready.push(await work(row));
    } catch (error) {
      if (error instanceof BadInputProblem || error instanceof RefusalProblem)
        wrong.push(...listRowRefusals(index, error));
      else throw error;
    }
  }
  if (wrong.length > 0) throw new RefusalProblem(wrong);
  return ready;
}

/** Writes checked assets as new; their figures are worked out by whoever asked. */
export async function insertAssets(
  tx: Tx,
  matterId: number,
  ready: readonly { readonly checked: CheckedAsset; readonly typed: ValueDetails }[],
): Promise<AssetRecordRow[]> {
  const store = assetStore(tx);
  const rows = await store.insertAll(ready.map(({ checked }) => ({ ...checked.columns, matter_id: matterId })));
  await store.takers.insertAll(
    ready.flatMap(({ checked }, index) => checked.takers.map((taker) => ({ ...taker, asset_id: rows[index]!.id }))),
  );
  await saveValues(
    tx,
    ready.map(({ checked, typed }, index) => ({ asset: rows[index]!, used: null, value: checked.value, typed })),
  );
  return rows;
}

export interface AssetInput {
  readonly id: number;
  readonly version: number;
  /** What was typed, or what is made of the asset as it stands. */
  readonly typedOver: (asset: Asset) => AssetValues;
}
interface CheckedAssetInput {
  readonly before: WholeAsset;
  readonly typed: AssetValues;
  readonly checked: CheckedAsset;
}

/** Assets changed by their own rules, what stands around them read once; the figures are left to whoever asked. */
export async function changeAssets(
  tx: Tx,
  actor: Actor,
  matter: OpenedMatter,
  inputs: readonly AssetInput[],
  now: Date,
  each: (
    inputs: readonly AssetInput[],
    ready: (one: AssetInput) => Promise<CheckedAssetInput>,
  ) => Promise<CheckedAssetInput[]> = runEveryRow,
): Promise<AssetSurroundings> {
  const store = assetStore(tx);
  const around = await readSurroundings(tx, matter);
  const holders = listHolders([...around.others.values()]);
  const ready = await each(inputs, async ({ id, version, typedOver }) => {
    const before = around.all.find(({ row }) => row.id === id);
    if (!before) throw new NotFound();
    const stands = presentAsset(before, around.others.get(String(id))!, holders);
    if (before.row.version !== version) throw new Conflict(stands);
    const typed = typedOver(stands);
    return { before, typed, checked: await checkAssetInput(tx, matter, typed, around, now, before) };
  });
  const rows = await store.changeAll(
    ready.map(({ before: { row }, checked }) => ({ id: row.id, version: row.version, values: checked.columns })),
  );
  await store.replaceTakers(ready.map(({ before: { row }, checked }) => ({ assetId: row.id, takers: checked.takers })));
  await saveValues(
    tx,
    ready.map(({ before: { row, used }, checked, typed }) => ({ asset: row, used, value: checked.value, typed })),
  );
  for (const { before } of ready) {
    if (before.sale) await bookSale(tx, actor, matter.id, { assetId: before.row.id, saleId: before.sale.id });
  }
  await auditAll(
    tx,
    actor,
    'asset.changed',
    ready.map(({ before, checked }, index) => ({
      entity: ['asset', before.row.id],
      matterId: matter.id,
      before: { ...before.row, value_cents: before.used?.amount_cents ?? null },
      after: { ...rows[index]!, value_cents: checked.value?.amount ?? null },
    })),
  );
  return around;
}

/** Assets with their values and sales; what is held in them, secured on them or given away by a will goes first. */
export async function removeAssets(
  tx: Tx,
  actor: Actor,
  matterId: number,
  ids: readonly number[],
  fieldOf: (id: number) => string,
): Promise<void> {
  const store = assetStore(tx);
  const wholes = new Map((await store.listOf(matterId)).map((whole) => [whole.row.id, whole]));
  const debts = await countSecuredDebts(tx, ids);
  const given = await countGivenAway(tx, ids);
  const checkInputs = (id: number): (RefusalError | undefined)[] => {
    if (!wholes.has(id)) throw new NotFound();
    const held = [...wholes.values()].filter(({ row }) => row['part_of_id'] === id && !ids.includes(row.id)).length;
    const secured = debts.get(id);
    return [
      held > 0
        ? refuse(
            fieldOf(id),
            message('{count} assets are held in this one. Move or remove them first.', { count: held }),
          )
        : undefined,
      secured
        ? refuse(
            fieldOf(id),
            message('{count} liabilities are secured on this asset. Change their security first.', { count: secured }),
          )
        : undefined,
      refuseGiven(given.get(id), fieldOf(id)),
    ];
  };
  const wrong = collectRefusals(ids.flatMap(checkInputs));
  if (wrong) throw new RefusalProblem(wrong);
  await store.removeAll(ids);
  await auditAll(
    tx,
    actor,
    'asset.removed',
    ids.map((id) => ({
      entity: ['asset', id],
      matterId,
      before: { ...wholes.get(id)!.row, value_cents: wholes.get(id)!.used?.amount_cents ?? null },
    })),
  );
}
