import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface WritePermission {
  readonly id: number;
  readonly allowed_by: string;
  readonly ends_at: string;
}
export interface VisitRow {
  readonly id: number;
  readonly name: string;
  readonly reason: string;
  readonly began_at: string;
  readonly ends_at: string;
}

/** What the firm allows support at this moment; the one that ends last. */
export const findWritePermission = (tx: Tx, now: Date): Promise<WritePermission | undefined> =>
  tx.maybe(sql`select id, allowed_by, ends_at from support_write where intermediary_id = app_firm() and ends_at > ${now.toISOString()}
    order by ends_at desc limit 1`);

export const insertWritePermission = (tx: Tx, allowedBy: string, now: Date, until: Date): Promise<{ id: number }> =>
  tx.one(sql`insert into support_write (allowed_by, began_at, ends_at)
    values (${allowedBy}, ${now.toISOString()}, ${until.toISOString()}) returning id`);

export const endWritePermissions = (tx: Tx, now: Date): Promise<number> =>
  tx.run(sql`update support_write set ends_at = ${now.toISOString()}
    where intermediary_id = app_firm() and ends_at > ${now.toISOString()}`);

export const listVisits = (tx: Tx, now: Date): Promise<VisitRow[]> =>
  tx.rows(sql`select v.id, shown_name(p.id, p.full_name) as name, v.reason, v.began_at, v.ends_at
    from support_visit v join person p on p.id = v.person_id
    where v.intermediary_id = app_firm() and v.began_at > ${now.toISOString()}::timestamptz - interval '1 year'
    order by v.began_at desc, v.id desc limit 200`);
