import { type Cents, nil } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { fraction } from '../money/fraction';

/** The part of a fee that goes to whoever brought the matter, in ten-thousandths of it, to the nearest cent. */
export const computeIntroducersShare = (fee: Cents, share: number | null): Cents =>
  share === null ? nil : roundHalfUp(times(fee, fraction(share, 10_000)));
