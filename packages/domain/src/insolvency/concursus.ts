import { pickEarlier, type LocalDate } from '../dates/local-date';
import { createDatedTable } from '../law/dated';
import { isRefused } from '../law/refusal';
import type { InsolventEstate } from './estate';

/**
 * A winding-up by the court is deemed to begin when the application was presented (Companies Act 61 of 1973 s 348, Close
 * Corporations Act 69 of 1984 s 66).
 */
export const windingUpBeginnings = createDatedTable('beginning of a winding-up by the court', [
  {
    from: '1974-01-01',
    usual: 'application' as 'application' | 'order',
    note: '[check] Liquidators differ whether claims and interest count from the application or from the order; the matter chooses.',
  },
]);

export interface ConcursusFacts {
  readonly entity: InsolventEstate['entity'];
  /** The first order of the court, provisional or final. */
  readonly orderOn: LocalDate | null;
  readonly resolvedOn: LocalDate | null;
  readonly appliedOn: LocalDate | null;
  readonly countsFromOrder: boolean | null;
}

/** The day that fixes claims, and from which interest runs; nothing where there is no order or resolution yet. */
export function computeConcursusDay(facts: ConcursusFacts): LocalDate | undefined {
  const { entity, orderOn, resolvedOn, appliedOn, countsFromOrder } = facts;
  if (!orderOn) return resolvedOn ?? undefined;
  const first = resolvedOn ? pickEarlier(orderOn, resolvedOn) : orderOn;
  const byTheCourt = entity !== 'person' && !resolvedOn;
  if (!byTheCourt || !appliedOn) return first;
  const row = windingUpBeginnings.on(first);
  const fromOrder = countsFromOrder ?? (!isRefused(row) && row.usual === 'order');
  return fromOrder ? first : pickEarlier(appliedOn, first);
}
