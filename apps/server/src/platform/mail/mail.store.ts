import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import type { Attachment } from './mail';

export interface StoredMailRow {
  readonly id: number;
  readonly intermediary_id: number;
  readonly state: 'queued' | 'sent' | 'dead';
  readonly sender: 'firm' | 'provider';
  readonly to_addresses: string[];
  readonly cc_addresses: string[];
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string | null;
  readonly language: 'en' | 'af';
  readonly firm_name: string;
  readonly firm_email: string | null;
}

/** In the mail's own firm. */
export const mailStore = (tx: Tx) => ({
  /** The mail with the firm's name and address, which its layout shows. */
  find: (id: number): Promise<StoredMailRow | undefined> =>
    tx.maybe(sql`
      select m.id, m.intermediary_id, m.state, m.sender, m.to_addresses, m.cc_addresses, m.subject, m.body_text,
             m.body_html, m.language, coalesce(c.trading_name, c.name, i.name) as firm_name, c.email as firm_email
      from mail m join intermediary i on i.id = m.intermediary_id
        left join company c on c.intermediary_id = m.intermediary_id
      where m.id = ${id}`),

  attachmentsOf: async (id: number): Promise<Attachment[]> => {
    const rows = await tx.rows<{ filename: string; content_type: string; content: string }>(sql`
      select filename, content_type, encode(content, 'base64') as content from mail_attachment
      where mail_id = ${id} order by position`);
    return rows.map(({ filename, content_type, content }) => ({
      filename,
      contentType: content_type,
      content: Buffer.from(content, 'base64'),
    }));
  },

  sent: async (id: number, messageId: string, note: string | null): Promise<void> => {
    await tx.run(sql`update mail set state = 'sent', sent_at = now(), attempts = attempts + 1, message_id = ${messageId},
                            last_error = ${note} where id = ${id}`);
    await clearMailText(tx, id);
  },
  failed: (id: number, error: string): Promise<number> =>
    tx.run(sql`update mail set attempts = attempts + 1, last_error = ${error} where id = ${id} and state = 'queued'`),
  dead: async (id: number, error: string): Promise<void> => {
    await tx.run(sql`update mail set state = 'dead', last_error = ${error} where id = ${id} and state = 'queued'`);
    await clearMailText(tx, id);
  },
});

/** A code or a link that lets somebody in does not outlive its sending. */
async function clearMailText(tx: Tx, id: number): Promise<void> {
  await tx.run(sql`update mail set body_text = '', body_html = null where id = ${id} and is_secret`);
  await tx.run(sql`delete from mail_attachment where mail_id in (select id from mail where id = ${id} and is_secret)`);
}
