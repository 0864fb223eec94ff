import { simpleParser } from 'mailparser';
import { createHash } from 'node:crypto';
import { type Outcome, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import type { ReadMail } from './read-mail.job';

const mostAttachments = 100;
const cleanText = (text: string): string =>
  text
    .replaceAll(/[\0\p{Cs}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const listAddresses = (value: unknown): { name: string; address: string }[] =>
  [value]
    .flat()
    .flatMap((each) => (each as { value?: readonly { name?: string; address?: string }[] } | undefined)?.value ?? [])
    .flatMap(({ name, address }) =>
      address ? [{ name: cleanText(name ?? ''), address: cleanText(address).toLowerCase() }] : [],
    );

/** What a mail's file says. One without a number of its own is known by its bytes, so that it is not taken in twice. Done in the thread that reads what was sent. */
export async function readMail({ name, content }: { name: string; content: Uint8Array }): Promise<Outcome<ReadMail>> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const parsed = await simpleParser(bytes, { skipImageLinks: true, skipTextToHtml: true }).catch(() => undefined);
  if (!parsed) return refuse('file', message('{name} cannot be read as an email. Save it again as .eml.', { name }));
  const [from] = listAddresses(parsed.from);
  const given = [...[parsed.references ?? []].flat(), ...[parsed.inReplyTo ?? []].flat()]
    .map(cleanText)
    .filter(Boolean);
  const digest = createHash('sha256').update(content).digest('hex');
  return {
    messageId: (parsed.messageId && cleanText(parsed.messageId).slice(0, 500)) || `sha256:${digest}`,
    refs: [...new Set(given)].slice(-50).map((ref) => ref.slice(0, 500)),
    subject: cleanText(parsed.subject ?? '').slice(0, 200) || name.replace(/\.eml$/i, ''),
    fromName: from?.name || null,
    fromAddress: from?.address ?? null,
    to: [...listAddresses(parsed.to), ...listAddresses(parsed.cc)].map(({ address }) => address).slice(0, 100),
    sentAt: parsed.date && !Number.isNaN(parsed.date.getTime()) ? parsed.date.toISOString() : null,
    beginning: cleanText(parsed.text ?? '').slice(0, 300),
    attachments: parsed.attachments
      // Pictures inside the text are of its dress, not papers that were sent.
      .filter(({ related }) => !related)
      .slice(0, mostAttachments)
      .map((each, at) => ({ name: each.filename ?? `attachment ${at + 1}`, content: each.content })),
  };
}
