import { createReceiver } from '../../platform/smtp/receiver';
import type { Services } from '../../platform/services';
import { isMailAddress, receiveMail } from './receive-mail';

interface MailServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Mail for matters comes in where a port and a domain are given; a mail server hands it on to there. */
export async function openMailServer(
  services: Services,
  failed: (cause: unknown) => void,
): Promise<MailServer | undefined> {
  const { MAIL_IN_PORT, MAIL_IN_HOST, MAIL_IN_DOMAIN } = services.config;
  if (MAIL_IN_PORT === undefined || !MAIL_IN_DOMAIN) return undefined;
  const { listen, close } = createReceiver(
    {
      isKnown: (address) => isMailAddress(services, address),
      take: (address, content) => receiveMail(services, address, content),
      failed,
    },
    services.config,
  );
  return { port: await listen(MAIL_IN_PORT, MAIL_IN_HOST), close };
}
