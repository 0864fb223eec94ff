import { type Outcome, refuse } from '../law/refusal';
import type { MatterStatus } from './kinds';
import { isCurrent } from './status';

/** How many matters a firm may have: current (Pending and Active) and historical (Closed and Archived). */
export interface FairUse {
  readonly active: number;
  readonly historical: number;
}

export interface MatterCounts {
  readonly active: number;
  readonly historical: number;
}

/** Whether one more matter fits, where it is created with or moved to a status. */
export function withinFairUse(counts: MatterCounts, limits: FairUse, to: MatterStatus, contact: string): Outcome<true> {
  const [have, limit, kind] = isCurrent(to)
    ? [counts.active, limits.active, 'active (Pending and Active)']
    : [counts.historical, limits.historical, 'historical (Closed and Archived)'];
  if (have < limit) return true;
  const figure = limit.toLocaleString('en-GB');
  return refuse(
    'matterStatus',
    `The firm has reached its limit of ${figure} ${kind} matters. Write to ${contact} to raise it.`,
  );
}

/** From nine tenths of either limit the administrator is warned. */
export function fairUseWarnings(counts: MatterCounts, limits: FairUse): string[] {
  const near = (have: number, limit: number, kind: string): string[] =>
    have * 10 >= limit * 9
      ? [`${have.toLocaleString('en-GB')} of ${limit.toLocaleString('en-GB')} ${kind} matters are used.`]
      : [];
  return [...near(counts.active, limits.active, 'active'), ...near(counts.historical, limits.historical, 'historical')];
}
