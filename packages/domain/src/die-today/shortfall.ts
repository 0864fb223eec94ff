import type { LocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { isRefused, type Outcome } from '../law/refusal';
import { type Cents, negate, clampBelowNil } from '../money/cents';
import { projectDeath } from './projection';

/** The cash a client's estate would lack; nothing while it cannot be worked out. */
export function computeShortfall(estate: Outcome<Estate>, asAt: LocalDate): Cents | null {
  if (isRefused(estate) || (estate.assets.length === 0 && estate.benefits.length === 0)) return null;
  const projection = projectDeath(estate, asAt);
  return isRefused(projection) ? null : clampBelowNil(negate(projection.liquidity.strict.value));
}
