import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { NotFound } from '../../platform/problems';
import { seesMatter } from '../../platform/tenancy/sees';

/** The matter a meeting is of, or NotFound as for any unknown one. */
export async function meetingMatter(tx: Tx, meetingId: number): Promise<number> {
  const found = await tx.maybe<{ matter_id: number }>(sql`
    select matter_id from meeting_advert where id = ${meetingId} and ${seesMatter(sql`meeting_advert.matter_id`)}`);
  if (!found) throw new NotFound();
  return found.matter_id;
}
