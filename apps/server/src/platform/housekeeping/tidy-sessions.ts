import { z } from 'zod';
import { sql } from '../db/sql';
import { pairJob, createJobKind } from '../jobs/job-kind';
import { scheduleEvery } from '../jobs/schedule';

const tidyKind = createJobKind('session.tidy', z.object({}));

/** Old sessions go after a month; codes, links and counted tries once they can no longer matter. */
export const tidySessions = pairJob(tidyKind, ({ provider, services }) =>
  // Signing in belongs to no firm.
  provider.transaction(async (tx) => {
    const computeDaysBefore = (days: number): string =>
      new Date(services.clock().getTime() - days * 86_400_000).toISOString();
    await tx.run(sql`delete from session where ends_at < ${computeDaysBefore(30)}`);
    await tx.run(sql`delete from sign_in_tries where last_at < ${computeDaysBefore(2)}`);
    await tx.run(sql`delete from request_count where started_at < ${computeDaysBefore(1)}`);
    await tx.run(sql`delete from sign_in_challenge where expires_at < ${computeDaysBefore(1)}`);
    await tx.run(sql`delete from identity_nonce where expires_at < ${computeDaysBefore(0)}`);
    // A visit that is over; where it left its mark on a matter, the matter is handed over first.
    await tx.run(sql`delete from membership m where m.support_until < ${computeDaysBefore(0)}
      and not exists (select from matter t where t.intermediary_id = m.intermediary_id
        and m.person_id in (t.responsible_person_id, t.assistant_person_id))`);
    await tx.run(sql`delete from support_read where hour < ${computeDaysBefore(1)}`);
    await tx.run(sql`delete from password_reset where expires_at < ${computeDaysBefore(7)}`);
  }),
);
export const tidySessionsDaily = scheduleEvery(86_400, 'installation', tidyKind);
