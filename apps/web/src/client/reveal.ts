import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import type { WireBody } from '@boedel/contract/call';
import { send } from './send';

/** Asks for a number that is shown masked; that it was looked at goes into the trail. */
export const revealNumber = async (which: WireBody<typeof auditTrailCalls.reveal>): Promise<string | null> =>
  (await send(auditTrailCalls.reveal, { body: which })).value;
