import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';

firmTable('outside_link', {
  hash: c.text,
  purpose: c.text,
  matter_id: c.id,
  subject_id: c.id.orNull,
  name: c.text,
  email: c.text,
  language: c.text,
  made_at: c.instant,
  ends_at: c.instant,
  ended_at: c.instant.orNull,
  first_opened_at: c.instant.orNull,
  last_opened_at: c.instant.orNull,
});

export const linkStore = (tx: Tx) => ({
  byId: (id: number): Promise<{ ends_at: string }> => tx.one(sql`select ends_at from outside_link where id = ${id}`),

  colourOfFirm: async (): Promise<string | null> =>
    (await tx.maybe<{ colour: string | null }>(sql`select white_label_color as colour from firm_setting`))?.colour ??
    null,

  /** From now on another secret opens the link. */
  changeSecret: (id: number, hash: string): Promise<number> =>
    tx.run(sql`update outside_link set hash = ${hash}, version = version + 1 where id = ${id}`),

  /** Tells whether it was the first time. */
  opened: async (id: number, now: Date): Promise<boolean> => {
    const at = now.toISOString();
    const first =
      await tx.run(sql`update outside_link set first_opened_at = ${at}, last_opened_at = ${at}, version = version + 1
      where id = ${id} and first_opened_at is null`);
    if (first === 0)
      await tx.run(sql`update outside_link set last_opened_at = ${at}, version = version + 1 where id = ${id}`);
    return first > 0;
  },
});
