import type { Tx } from '../../platform/db/database';
import { name, sql } from '../../platform/db/sql';
import { NotFound } from '../../platform/problems';
import { seesMatter } from '../../platform/tenancy/sees';

/** The matter that something with papers is of, or NotFound as for any unknown one. */
const matterOf =
  (table: string) =>
  async (tx: Tx, id: number): Promise<number> => {
    const found = await tx.maybe<{ matter_id: number }>(sql`
    select t.matter_id from ${name(table)} t where t.id = ${id} and ${seesMatter(sql`t.matter_id`)}`);
    if (!found) throw new NotFound();
    return found.matter_id;
  };

export const meetingMatter = matterOf('meeting_advert');
export const claimMatter = matterOf('creditorclaim');
