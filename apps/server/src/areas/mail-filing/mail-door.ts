import { receiver } from '../../platform/smtp/receiver';
import type { Parts } from '../../platform/parts';
import { isMailAddress, receiveMail } from './receive-mail';

interface MailDoor {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Mail for matters comes in where a port and a domain are given; a mail server hands it on to there. */
export async function openMailDoor(parts: Parts, failed: (cause: unknown) => void): Promise<MailDoor | undefined> {
  const { MAIL_IN_PORT, MAIL_IN_HOST, MAIL_IN_DOMAIN } = parts.config;
  if (MAIL_IN_PORT === undefined || !MAIL_IN_DOMAIN) return undefined;
  const { listen, close } = receiver(
    {
      isKnown: (address) => isMailAddress(parts, address),
      take: (address, content) => receiveMail(parts, address, content),
      failed,
    },
    parts.config,
  );
  return { port: await listen(MAIL_IN_PORT, MAIL_IN_HOST), close };
}
