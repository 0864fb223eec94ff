import { z } from 'zod';
import type { Tx } from '../db/database';
import { joinSql, sql } from '../db/sql';
import { throwIfRefused } from '../throw-if-refused';
import { createJobKind } from '../jobs/job-kind';
import { queueJob } from '../jobs/queue-job';
import { checkMail, listAddresses, type OutgoingMail } from './mail';
import { applyOwnWording } from './own-words';
import { checkRoomFor } from './sending-limit';

export const sendMailKind = createJobKind('mail.send', z.object({ mailId: z.int() }), { priority: 1, maxAttempts: 10 });

/**
 * Writes a mail in the transaction of the change it reports; it is sent after the commit, and never without one.
 *
 *   await queueMail(tx, { to, subject, text, about: { matterId, entity: ['account', account.id] } });
 *
 * Also: cc, html, attachments, language ('en' | 'af'), sender ('firm' | 'provider'), isSecret, firmId (see Mail).
 * An address or subject that cannot be sent is refused as a 422 answer for the fields to, cc, subject, attachments.
 * Gives the mail's id.
 */
export async function queueMail(tx: Tx, given: OutgoingMail): Promise<number> {
  const mail = throwIfRefused(checkMail(await applyOwnWording(tx, given)));
  await checkRoomFor(tx, mail);
  const [entityType = null, entityId = null] = mail.about?.entity ?? [];
  const matterId = mail.about?.matterId ?? null;
  const { id, intermediary_id } = await tx.one<{ id: number; intermediary_id: number }>(sql`
    insert into mail (intermediary_id, sender, to_addresses, cc_addresses, subject, body_text, body_html, language,
                      is_secret, matter_id, entity_type, entity_id)
    values (coalesce(${mail.firmId ?? null}::bigint, app_firm(), (select id from intermediary where is_provider)),
            ${mail.sender ?? 'firm'}, ${listAddresses(mail.to)}, ${listAddresses(mail.cc)}, ${mail.subject}, ${mail.text},
            ${mail.html ?? null}, ${mail.language ?? 'en'}, ${mail.isSecret ?? false}, ${matterId}, ${entityType}, ${entityId})
    returning id, intermediary_id`);
  if (mail.attachments && mail.attachments.length > 0) {
    const rows = mail.attachments.map(
      (
        { filename, contentType, content },
        position,
      ) => sql`(${intermediary_id}::bigint, ${id}::bigint, ${position}::int,
        ${filename}, ${contentType}, decode(${Buffer.from(content).toString('base64')}, 'base64'))`,
    );
    await tx.run(sql`insert into mail_attachment (intermediary_id, mail_id, position, filename, content_type, content)
                     values ${joinSql(rows)}`);
  }
  await queueJob(tx, sendMailKind, { mailId: id }, { firmId: intermediary_id, ...(matterId && { matterId }) });
  return id;
}
