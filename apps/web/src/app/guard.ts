import type { TokenReading } from '@boedel/domain/access/claims';
import { guardRoute } from '@boedel/domain/access/route-guard';

/** Where the main layout sends a person it may not show itself to; nothing when it may. */
export function sentTo(claims: TokenReading | undefined, now = new Date()): string | undefined {
  const decision = guardRoute(claims, now);
  return decision.kind === 'go' ? decision.to : undefined;
}
