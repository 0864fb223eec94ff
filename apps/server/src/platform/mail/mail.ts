import type { MailFacts } from '@boedel/domain/mails/own-words';
import { collectRefusals, type Outcome, refuse } from '@boedel/domain/law/refusal';

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A mail as an area writes it. */
export interface OutgoingMail {
  readonly to: string | readonly string[];
  readonly cc?: string | readonly string[];
  readonly subject: string;
  /** Plain words; a blank line parts paragraphs, an https address becomes a link. The HTML is made from it. */
  readonly text: string;
  /** Only from renderers of our own that escape what people typed; it goes inside the layout. */
  readonly html?: string;
  readonly attachments?: readonly Attachment[];
  /** The language of the sentence below the mail; the words above it are the caller's. */
  readonly language?: 'en' | 'af';
  /** In whose name it goes: the firm (answers go to its address), or the provider (codes, invitations). */
  readonly sender?: 'firm' | 'provider';
  /** Holds a code or a link that lets somebody in: its words are removed from the row once it left. */
  readonly isSecret?: boolean;
  /** Which declared mail it is and what filled it, so that a firm that has words of its own is heard. */
  readonly wording?: { readonly mail: object; readonly facts: MailFacts };
  readonly about?: { readonly matterId?: number; readonly entity?: readonly [type: string, id: number] };
  /** Only in the provider's transactions, which have no firm of their own; the provider's own firm where left out. */
  readonly firmId?: number;
}

export const listAddresses = (addresses: string | readonly string[] | undefined): string[] =>
  addresses === undefined ? [] : typeof addresses === 'string' ? [addresses] : [...addresses];

const address = /^[^\s@<>"(),:;\\[\]\p{Cc}]+@[^\s@<>"(),:;\\[\]\p{Cc}]+\.[^\s@.<>"(),:;\\[\]\p{Cc}]+$/u;
const control = /\p{Cc}/u;
const mostAttached = 20 * 1024 * 1024;

const checkAddresses = (field: string, addresses: readonly string[]) =>
  addresses.map((each) =>
    each.length <= 254 && address.test(each)
      ? undefined
      : refuse(field, 'Give email addresses as name@example.com, one for each person.'),
  );

/** A line break in a header would let its author write headers of their own, so none passes. */
export function checkMail(mail: OutgoingMail): Outcome<OutgoingMail> {
  const to = listAddresses(mail.to);
  const attachments = mail.attachments ?? [];
  const attached = attachments.reduce((sum, { content }) => sum + content.byteLength, 0);
  const refused = collectRefusals([
    to.length > 0 ? undefined : refuse('to', 'Enter a recipient.'),
    ...checkAddresses('to', to),
    ...checkAddresses('cc', listAddresses(mail.cc)),
    mail.subject.trim() === '' ? refuse('subject', 'Enter a subject.') : undefined,
    control.test(mail.subject) || mail.subject.length > 250
      ? refuse('subject', 'Enter a subject on one line, at most 250 characters.')
      : undefined,
    ...attachments.map(({ filename, contentType }) =>
      control.test(filename) || filename.trim() === '' || !/^[\w.+-]+\/[\w.+-]+(; ?charset=[\w-]+)?$/.test(contentType)
        ? refuse('attachments', 'Enter a one-line name and a content type for each attachment.')
        : undefined,
    ),
    attached > mostAttached ? refuse('attachments', 'Attach at most 20 MB. Share larger files as a link.') : undefined,
  ]);
  return refused ?? mail;
}
