import { message, type Message } from '../law/message';
import { type Outcome, refuse } from '../law/refusal';
import type { MatterStatus } from './kinds';
import { isCurrent } from './status';

/** How many matters a firm may have: current (Pending and Active) and historical (Closed and Archived). */
export interface FairUseLimits {
  readonly active: number;
  readonly historical: number;
}

export interface MatterCounts {
  readonly active: number;
  readonly historical: number;
}

/** Whether one more matter fits, where it is created with or moved to a status. */
export function checkFairUse(
  counts: MatterCounts,
  limits: FairUseLimits,
  to: MatterStatus,
  contact: string,
): Outcome<true> {
  const [have, limit, kind] = isCurrent(to)
    ? [counts.active, limits.active, 'active (Pending and Active)']
    : [counts.historical, limits.historical, 'historical (Closed and Archived)'];
  if (have < limit) return true;
  const figure = limit.toLocaleString('en-GB');
  return refuse(
    'matterStatus',
    message('Your firm has reached its limit of {limit} {kind} matters. Contact {contact} to raise it.', {
      limit: figure,
      kind: message(kind),
      contact,
    }),
  );
}

/** From nine tenths of either limit the administrator is warned. */
export function listFairUseWarnings(counts: MatterCounts, limits: FairUseLimits): Message[] {
  const warnIfNear = (have: number, limit: number, kind: string): Message[] =>
    have * 10 >= limit * 9
      ? [
          message('{have} of {limit} {kind} matters are used.', {
            have: have.toLocaleString('en-GB'),
            limit: limit.toLocaleString('en-GB'),
            kind: message(kind),
          }),
        ]
      : [];
  return [
    ...warnIfNear(counts.active, limits.active, 'active'),
    ...warnIfNear(counts.historical, limits.historical, 'historical'),
  ];
}
