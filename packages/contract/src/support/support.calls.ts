import { z } from 'zod';
import { declareCalls, allowFirm, get, post } from '../call';
import { id, instant } from '../fields';
import { supportHours } from './support-hours';

const accessSchema = z.object({
  /** Until when support may make changes; null while it may only read. */
  writeUntil: instant.nullable(),
  /** Who allowed it. */
  allowedBy: z.string().nullable(),
  /** The visits of the last year, the newest first. */
  visits: z.array(
    z.object({
      id,
      name: z.string(),
      reason: z.string(),
      from: instant,
      until: instant,
      isNow: z.boolean(),
    }),
  ),
});

/** What the firm allows the provider's support, and when support was here. */
export const supportCalls = declareCalls({
  getAccess: get('/api/support/getAccess', {
    about: 'Whether support may make changes in the firm, and the visits of the last year.',
    who: allowFirm('Admin'),
    ours: true,
    quiet: true,
    answer: accessSchema,
  }),
  allowChanges: post('/api/support/allowChanges', {
    about: 'Lets support make changes for some hours. Payments, bank details and accounts stay closed to it.',
    who: allowFirm('Admin'),
    ours: true,
    inVisit: 'never',
    body: z.object({
      hours: z.literal([...supportHours], 'Choose 1, 2, 4, 8 or 24 hours.'),
    }),
    answer: accessSchema,
  }),
  endChanges: post('/api/support/endChanges', {
    about: 'Support may only read again, at once.',
    who: allowFirm('Admin'),
    ours: true,
    inVisit: 'never',
    answer: accessSchema,
  }),
});
