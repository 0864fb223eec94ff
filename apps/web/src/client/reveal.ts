import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import type { WireBody } from '@boedel/contract/call';
import { send } from './send';

type RevealTarget = WireBody<typeof auditTrailCalls.reveal>;

/** Asks for a number that is shown masked; that it was looked at goes into the trail. */
export const revealNumber = async (which: RevealTarget): Promise<string | null> =>
  (await send(auditTrailCalls.reveal, { body: which })).value;

/** Shows the masked numbers of one record by their paths: `createIdNumber`, `details.directors.0.createIdNumber`. */
export const revealOf =
  (entityType: string, id: number) =>
  (path: string): Promise<string | null> => {
    const [first, ...rest] = path.split('.');
    const within = first === 'details' ? rest.slice(0, -1) : [];
    return revealNumber({ entityType, id, field: (rest.at(-1) ?? first) as RevealTarget['field'], within });
  };
