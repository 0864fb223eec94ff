import type { Tx } from '../db/database';
import { sqlName, sql } from '../db/sql';
import { NotFound } from '../problems';
import { whereSeesMatter } from '../db/sees';

/** The matter that a row of a table is of, or NotFound as for any unknown one. */
export const createMatterFinder =
  (table: string) =>
  async (tx: Tx, id: number): Promise<number> => {
    const found = await tx.maybe<{ matter_id: number }>(sql`
    select t.matter_id from ${sqlName(table)} t where t.id = ${id} and ${whereSeesMatter(sql`t.matter_id`)}`);
    if (!found) throw new NotFound();
    return found.matter_id;
  };
