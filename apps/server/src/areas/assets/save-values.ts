import type { AssetValues } from '@boedel/contract/assets/assets.schema';
import type { PricedAmount } from '@boedel/domain/assets/captured-asset';
import { isSameFraction } from '@boedel/domain/money/fraction';
import type { Tx } from '../../platform/db/database';
import { type AssetRecordRow, assetStore, type WholeAsset } from './assets.store';
import { toPriced } from './captured';
import { toPricedColumns } from './check-asset';

export type ValueDetails = Pick<AssetValues, 'valuationDate' | 'valuationType' | 'valuerID'>;

/** The value typed with an asset, and the one in use until now. */
export interface ValueInput {
  readonly asset: Pick<AssetRecordRow, 'id' | 'matter_id'>;
  readonly used: WholeAsset['used'];
  readonly value: PricedAmount | undefined;
  readonly typed: ValueDetails;
}

const isSame = (one: PricedAmount, other: PricedAmount): boolean =>
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.rateOn === other.rateOn &&
  (one.rate && other.rate ? isSameFraction(one.rate, other.rate) : one.rate === other.rate);

const toAmountDetails = ({ valuationDate, valuationType, valuerID }: ValueDetails) => ({
  dated_on: valuationDate,
  type: valuationType,
  valuer_id: valuerID,
});

function isStanding({ used, value, typed }: ValueInput): boolean {
  const about = toAmountDetails(typed);
  return (
    used !== null &&
    value !== undefined &&
    used.dated_on === about.dated_on &&
    used.type === about.type &&
    used.valuer_id === about.valuer_id &&
    isSame(toPriced(used), value)
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
  const isInPlace = ({ used, value }: (typeof moved)[number]): boolean =>
    used !== null && (isPlain(used) || isSame(toPriced(used), value));
  await amounts.changeAll(
    moved.filter(isInPlace).map(({ used, value, typed }) => ({
      id: used!.id,
      version: used!.version,
      values: { ...toPricedColumns(value), ...toAmountDetails(typed) },
    })),
  );
  const added = moved.filter((one) => !isInPlace(one));
  await amounts.changeAll(
    added.flatMap(({ used }) => (used ? [{ id: used.id, version: used.version, values: { is_used: false } }] : [])),
  );
  await amounts.insertAll(
    added.map(({ asset, value, typed }) => ({
      matter_id: asset.matter_id,
      asset_id: asset.id,
      purpose: 'value',
      is_used: true,
      ...toPricedColumns(value),
      ...toAmountDetails(typed),
    })),
  );
}
