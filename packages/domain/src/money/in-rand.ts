import { message } from '../law/message';
import { checkNotNegative } from '../law/check-input';
import { type Outcome, refuse } from '../law/refusal';
import type { Cents } from './cents';
import { roundHalfUp, times } from './exact';
import type { Fraction } from './fraction';

/** An amount in another currency, in its hundredths, with the rate it is brought into rand at. */
export interface ForeignAmount {
  readonly amount: Cents;
  readonly currency: string;
  readonly randPerUnit?: Fraction;
}

/** Rand as such, or a foreign amount still to be brought into rand. */
export type RandOrForeign = Cents | ForeignAmount;

/** Brings an amount into rand. A foreign amount without a rate is refused: no rate is ever assumed. */
export function convertToRand(field: string, value: RandOrForeign): Outcome<Cents> {
  if (typeof value === 'number') return checkNotNegative(field, value) ?? value;
  const wrong = checkNotNegative(field, value.amount);
  if (wrong) return wrong;
  if (value.randPerUnit === undefined || value.randPerUnit.n <= 0n) {
    return refuse(
      `${field}.randPerUnit`,
      message('Enter the rand exchange rate for {currency} on the valuation date.', { currency: value.currency }),
    );
  }
  return roundHalfUp(times(value.amount, value.randPerUnit));
}
