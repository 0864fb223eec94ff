import { roles } from '@boedel/domain/access/role';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { createJobKind } from '../../platform/jobs/job-kind';
import { queueJob } from '../../platform/jobs/queue-job';
import type { Actor } from '../../platform/tenancy/actor';

/** Reads or makes a list to its end. What whoever asked may do goes along: no more than that is done for them. */
export const goOnKind = createJobKind('sheet.goOn', z.object({ importId: z.int(), roles: z.array(z.enum(roles)) }), {
  maxAttempts: 5,
  priority: 4,
});

/** From here on it no longer needs the dialog. */
export const queueContinuing = (
  tx: Tx,
  { roles: held }: Actor,
  importId: number,
  now: Date,
): Promise<number | undefined> =>
  queueJob(tx, goOnKind, { importId, roles: [...held] }, { runAt: new Date(now.getTime() + 4_000) });
