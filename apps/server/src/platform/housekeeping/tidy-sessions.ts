import { z } from 'zod';
import { sql } from '../db/sql';
import { handleJob, jobKind } from '../jobs/job-kind';
import { every } from '../jobs/schedule';

const tidyKind = jobKind('session.tidy', z.object({}));

/** Old sessions go after a month; codes, links and counted tries once they can no longer matter. */
export const tidySessions = handleJob(tidyKind, ({ provider, parts }) =>
  // Signing in belongs to no firm.
  provider.transaction(async (tx) => {
    const before = (days: number): string => new Date(parts.clock().getTime() - days * 86_400_000).toISOString();
    await tx.run(sql`delete from session where ends_at < ${before(30)}`);
    await tx.run(sql`delete from sign_in_tries where last_at < ${before(2)}`);
    await tx.run(sql`delete from request_count where started_at < ${before(1)}`);
    await tx.run(sql`delete from sign_in_challenge where expires_at < ${before(1)}`);
    await tx.run(sql`delete from identity_nonce where expires_at < ${before(0)}`);
    // A visit that is over; where it left its mark on a matter, the matter is handed over first.
    await tx.run(sql`delete from membership m where m.support_until < ${before(0)}
      and not exists (select from matter t where t.intermediary_id = m.intermediary_id
        and m.person_id in (t.responsible_person_id, t.assistant_person_id))`);
    await tx.run(sql`delete from support_read where hour < ${before(1)}`);
    await tx.run(sql`delete from password_reset where expires_at < ${before(7)}`);
  }),
);
export const tidySessionsDaily = every(86_400, 'house', tidyKind);
