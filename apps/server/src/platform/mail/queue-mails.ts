import { fillMailText } from '@boedel/domain/mails/own-words';
import type { Tx } from '../db/database';
import { runInBatches } from '../db/in-batches';
import { sql } from '../db/sql';
import { isRefused } from '@boedel/domain/law/refusal';
import { nudgeWorkers } from '../jobs/nudge';
import { checkMail, listAddresses, type OutgoingMail } from './mail';
import { cleanSubject } from './mail-text';
import { listOwnWordings } from './own-words';
import { sendMailKind } from './queue-mail';

/**
 * The product's own mails to many people of a firm at once: rows of mails and of jobs in a few statements however many
 * there are. One whose address cannot be written to is left out: the others do not wait for it. Gives the mails' ids in
 * the order they came, null for those left out.
 */
export async function queueMails(tx: Tx, given: readonly OutgoingMail[]): Promise<(number | null)[]> {
  const own = await listOwnWordings(tx, given);
  const mails = given.map(({ wording, ...mail }) => {
    const words = wording && own.get(wording.mail)?.[mail.language ?? 'en'];
    if (!words) return mail;
    const subject = cleanSubject(fillMailText(words.subject, wording.facts));
    return { ...mail, subject: subject || mail.subject, text: fillMailText(words.body, wording.facts) || mail.text };
  });
  const ids: (number | null)[] = mails.map(() => null);
  const rows = mails.flatMap((mail, at) =>
    isRefused(checkMail(mail))
      ? []
      : [
          {
            at,
            sender: mail.sender ?? 'firm',
            to: listAddresses(mail.to),
            subject: mail.subject,
            text: mail.text,
            language: mail.language ?? 'en',
          },
        ],
  );
  await runInBatches(rows, async (part) => {
    // The order is the numbers': rows go in as they stand.
    const made = await tx.rows<{ id: number }>(sql`
      insert into mail (sender, to_addresses, subject, body_text, language, entity_type)
      select r.sender, r."to", r.subject, r.text, r.language, 'reminder'
      from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as r(at int, sender text, "to" text[], subject text, text text, language text)
      order by r.at returning id`);
    const inOrder = made.map(({ id }) => id).toSorted((a, b) => a - b);
    part.forEach(({ at }, index) => (ids[at] = inOrder[index]!));
    await tx.run(sql`
      insert into job (kind, payload, priority, max_attempts)
      select ${sendMailKind.name}, jsonb_build_object('mailId', m), 7, ${sendMailKind.maxAttempts}::int from unnest(${inOrder}::bigint[]) as m`);
  });
  if (rows.length > 0) tx.afterCommit(nudgeWorkers);
  return ids;
}
