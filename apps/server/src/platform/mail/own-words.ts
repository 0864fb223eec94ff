import { fillMailText, type MailFacts } from '@boedel/domain/mails/own-words';
import type { Tx } from '../db/database';
import { sql } from '../db/sql';
import type { OutgoingMail } from './mail';
import { cleanSubject } from './mail-text';

export type FindMailType = (mail: object, facts: MailFacts) => string | undefined;
let findMailType: FindMailType = () => undefined;

/** Areas declare mails; which of them a firm may word itself is said once, when the server is put together. */
export const registerMailTypes = (find: FindMailType): void => void (findMailType = find);

/** The mail in the words of the firm it belongs to, where that has its own; else as it was written. */
export async function applyOwnWording(tx: Tx, { wording, ...mail }: OutgoingMail): Promise<OutgoingMail> {
  const type = wording && findMailType(wording.mail, wording.facts);
  if (!wording || !type) return mail;
  const own = await tx.maybe<{ subject: string; body: string }>(sql`
    select subject, body from email_content where type = ${type} and language = ${mail.language ?? 'en'}
      and intermediary_id = coalesce(${mail.firmId ?? null}::bigint, app_firm(), (select id from intermediary where is_provider))`);
  if (!own) return mail;
  const subject = cleanSubject(fillMailText(own.subject, wording.facts));
  const text = fillMailText(own.body, wording.facts);
  return { ...mail, subject: subject || mail.subject, text: text || mail.text };
}

/** The firm's own words of all the mails that are about to be written, by their declaration and language. */
export async function listOwnWordings(
  tx: Tx,
  mails: readonly OutgoingMail[],
): Promise<ReadonlyMap<object, Partial<Record<'en' | 'af', { subject: string; body: string }>>>> {
  const types = new Map<object, string>();
  for (const { wording } of mails) {
    const type = wording && !types.has(wording.mail) ? findMailType(wording.mail, wording.facts) : undefined;
    if (type) types.set(wording!.mail, type);
  }
  if (types.size === 0) return new Map();
  const rows = await tx.rows<{ type: string; language: 'en' | 'af'; subject: string; body: string }>(sql`
    select type, language, subject, body from email_content where type = any(${[...types.values()]}::text[])`);
  return new Map(
    [...types].map(([mail, type]) => [
      mail,
      Object.fromEntries(rows.filter((row) => row.type === type).map((row) => [row.language, row])),
    ]),
  );
}
