import type { MailFacts } from '@boedel/domain/mails/own-words';
import type { OutgoingMail } from './mail';

export type MailLanguage = 'en' | 'af';

/** What a mail says: a subject, and its paragraphs. One that does not apply is left out. */
export interface MailBody {
  readonly subject: string;
  readonly paragraphs: readonly (string | false | null | undefined)[];
}

/** A mail, declared once with a body in each language; the facts are filled in when it is written. */
export type MailText<Facts> = Readonly<Record<MailLanguage, (facts: Facts) => MailBody>>;
export const defineMailText = <Facts>(bodies: MailText<Facts>): MailText<Facts> => bodies;

const longestSubject = 250;
/** Names are other people's words: a line end in one would end the subject, and a header could follow. */
export const cleanSubject = (subject: string): string =>
  subject
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestSubject);

/**
 * The declared mail in somebody's language, for `queueMail`:
 *
 *   await queueMail(tx, { to: person.email, ...written(resetLinkMail, person.language, { link }), sender: 'provider' });
 */
export function composeMail<Facts>(
  mail: MailText<Facts>,
  language: MailLanguage,
  facts: Facts,
): Pick<OutgoingMail, 'subject' | 'text' | 'language' | 'wording'> {
  const { subject, paragraphs } = mail[language](facts);
  return {
    subject: cleanSubject(subject),
    text: paragraphs.filter(Boolean).join('\n\n'),
    language,
    wording: { mail, facts: facts as MailFacts },
  };
}
