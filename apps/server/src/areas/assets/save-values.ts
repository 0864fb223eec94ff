import type { AssetValues } from '@boedel/contract/assets/assets.schema';
import type { Priced } from '@boedel/domain/assets/captured-asset';
import { sameValue } from '@boedel/domain/money/fraction';
import type { Tx } from '../../platform/db/database';
import { type AssetRow, assetStore, type WholeAsset } from './assets.store';
import { pricedOf } from './captured';
import { pricedColumns } from './check-asset';

export type Valued = Pick<AssetValues, 'valuationDate' | 'valuationType' | 'valuerID'>;

/** The value typed with an asset, and the one in use until now. */
export interface ValueInput {
  readonly asset: Pick<AssetRow, 'id' | 'matter_id'>;
  readonly used: WholeAsset['used'];
  readonly value: Priced | undefined;
  readonly typed: Valued;
}

const isSame = (one: Priced, other: Priced): boolean =>
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.rateOn === other.rateOn &&
  (one.rate && other.rate ? sameValue(one.rate, other.rate) : one.rate === other.rate);

const aboutOf = ({ valuationDate, valuationType, valuerID }: Valued) => ({
  dated_on: valuationDate,
  type: valuationType,
  valuer_id: valuerID,
});

function isStanding({ used, value, typed }: ValueInput): boolean {
  const about = aboutOf(typed);
  return (
    used !== null &&
    value !== undefined &&
    used.dated_on === about.dated_on &&
    used.type === about.type &&
    used.valuer_id === about.valuer_id &&
    isSame(pricedOf(used), value)
  );
}

/**
 * The values typed with assets. A plain number is corrected in place; one that had a day, a valuer or evidence stays in
 * the history and the new one comes into use.
 */
export async function saveValues(tx: Tx, inputs: readonly ValueInput[]): Promise<void> {
  const { amounts, withEvidence } = assetStore(tx);
  await amounts.removeAll(inputs.flatMap(({ used, value }) => (used && !value ? [used.id] : [])));
  const moved = inputs.flatMap((one) => (one.value && !isStanding(one) ? [{ ...one, value: one.value }] : []));
  const evidenced = await withEvidence(moved.flatMap(({ used }) => (used ? [used.id] : [])));
  const isPlain = ({ id, dated_on, valuer_id }: NonNullable<WholeAsset['used']>): boolean =>
    dated_on === null && valuer_id === null && !evidenced.has(id);
  const inPlace = ({ used, value }: (typeof moved)[number]): boolean =>
    used !== null && (isPlain(used) || isSame(pricedOf(used), value));
  await amounts.changeAll(
    moved.filter(inPlace).map(({ used, value, typed }) => ({
      id: used!.id,
      version: used!.version,
      values: { ...pricedColumns(value), ...aboutOf(typed) },
    })),
  );
  const added = moved.filter((one) => !inPlace(one));
  await amounts.changeAll(
    added.flatMap(({ used }) => (used ? [{ id: used.id, version: used.version, values: { is_used: false } }] : [])),
  );
  await amounts.insertAll(
    added.map(({ asset, value, typed }) => ({
      matter_id: asset.matter_id,
      asset_id: asset.id,
      purpose: 'value',
      is_used: true,
      ...pricedColumns(value),
      ...aboutOf(typed),
    })),
  );
}
