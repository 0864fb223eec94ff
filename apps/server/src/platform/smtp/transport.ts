import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config';
import { writeWhole } from '../files/write-whole';

/** How a mail is sent. */
export interface MailTransport {
  /** Gives the message id, and the addresses the other side would not take while it took others. */
  send(message: SendMailOptions): Promise<{ messageId: string; refused: string[] }>;
  close(): void;
}

/** Neither a file of ours nor an address on the net is ever read into a mail. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

const openSmtpTransport = (url: string) =>
  createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    ...closed,
  } as object);

/** Connects and signs in as for a mail, and sends none. */
export async function checkSmtp(url: string): Promise<void> {
  const smtp = openSmtpTransport(url);
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
}

function createSmtpTransport(url: string): MailTransport {
  const smtp = openSmtpTransport(url);
  return {
    send: async (message) => {
      const info = (await smtp.sendMail(message)) as { messageId: string; rejected?: unknown[] };
      return { messageId: info.messageId, refused: (info.rejected ?? []).map(String) };
    },
    close: () => smtp.close(),
  };
}

/** Without SMTP_URL mails become files a person can open: nothing leaves the machine. */
function createOutboxTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed });
  return {
    send: async (message) => {
      const info = await composer.sendMail(message);
      const name = info.messageId.replace(/^<|@.*$/g, '').replace(/[^\w-]/g, '_');
      await writeWhole(join(folder, `${name}.eml`), info.message as Buffer);
      return { messageId: info.messageId, refused: [] };
    },
    close: () => composer.close(),
  };
}

export const buildOutboxPath = (config: Pick<Config, 'dataFolder'>): string => join(config.dataFolder, 'outbox');

export const createMailTransport = (config: Pick<Config, 'SMTP_URL' | 'dataFolder'>): MailTransport =>
  config.SMTP_URL ? createSmtpTransport(config.SMTP_URL) : createOutboxTransport(buildOutboxPath(config));
