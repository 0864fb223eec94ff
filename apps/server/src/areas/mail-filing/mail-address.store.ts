import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export const mailAddressTable = firmTable('matter_mail_address', {
  matter_id: c.id,
  secret: c.text,
  created_at: c.instant,
});
export type MailAddressRow = RowOf<typeof mailAddressTable>;

export const mailAddressStore = (tx: Tx) => ({
  ...tableStore(tx, mailAddressTable),
  ofMatter: (matterId: number): Promise<MailAddressRow | undefined> =>
    tx.maybe(sql`select * from matter_mail_address where matter_id = ${matterId}`),
  withSecret: (secret: string): Promise<MailAddressRow | undefined> =>
    tx.maybe(sql`select * from matter_mail_address where secret = ${secret}`),
  /** The one it had is no address any more. */
  replace: (matterId: number, secret: string): Promise<MailAddressRow> =>
    tx.one(sql`
      insert into matter_mail_address (matter_id, secret) values (${matterId}, ${secret})
      on conflict (intermediary_id, matter_id) do update
        set secret = excluded.secret, created_at = now(), version = matter_mail_address.version + 1
      returning *`),
  remove: (matterId: number): Promise<number> =>
    tx.run(sql`delete from matter_mail_address where matter_id = ${matterId}`),
});
