import { type Cents, minus, nil } from '../money/cents';
import { roundHalfUp, times, toExact } from '../money/exact';
import { addFractions } from '../money/fraction';
import type { BandScale } from './band-scales';

/** The tax of a scale on one amount: what the bands below bear, and the rate on what is above them. */
export function computeTaxByBands(amount: Cents, { bands }: BandScale): Cents {
  const band = bands.findLast(({ above }) => amount > above) ?? bands[0]!;
  return roundHalfUp(addFractions(toExact(band.base ?? nil), times(minus(amount, band.above), band.rate)));
}
