import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config';
import { GiveUpError, pairJob } from '../jobs/job-kind';
import { layOutMail } from './layout';
import type { Attachment } from './mail';
import { type StoredMailRow, mailStore } from './mail.store';
import { sendMailKind } from './queue-mail';

/** "Boedel <no-reply@boedel.test>" or the bare address. */
const readBareAddress = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from.trim();

/** The message id follows from the row, so that a mail sent twice by a crash is one mail to who receives it. */
const createMessageId = (mail: StoredMailRow, from: string): string =>
  `<mail-${mail.intermediary_id}-${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`;

export function compose(mail: StoredMailRow, attachments: readonly Attachment[], config: Config): SendMailOptions {
  const address = readBareAddress(config.MAIL_FROM);
  const name = mail.sender === 'provider' ? config.PROVIDER_NAME : mail.firm_name;
  const body = layOutMail({
    text: mail.body_text,
    html: mail.body_html,
    language: mail.language,
    from: name,
    provider: config.PROVIDER_NAME,
  });
  return {
    from: { name, address },
    to: mail.to_addresses,
    cc: mail.cc_addresses,
    ...(mail.sender === 'firm' && mail.firm_email && { replyTo: mail.firm_email }),
    subject: mail.subject,
    messageId: createMessageId(mail, address),
    headers: { 'auto-submitted': 'auto-generated' },
    ...body,
    attachments: attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
  };
}

/** What the log may say of a mail: which one, and never to whom or about what. */
export const toMailLog = ({ id, intermediary_id }: Pick<StoredMailRow, 'id' | 'intermediary_id'>) => ({
  mail: id,
  firm: intermediary_id,
});

/** The other side said a lasting no about this mail; a refused sign-in of ours is trouble that may be mended. */
const isLasting = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
};

export const sendMail = pairJob(
  sendMailKind,
  async ({ payload: { mailId }, scope, services, log, finish }) => {
    const loaded = await scope.transaction(async (tx) => {
      const mail = await mailStore(tx).find(mailId);
      return mail && { mail, attachments: await mailStore(tx).attachmentsOf(mailId) };
    });
    if (!loaded) throw new GiveUpError('The email no longer exists.');
    if (loaded.mail.state !== 'queued') return;
    const { messageId, refused } = await services.mail
      .send(compose(loaded.mail, loaded.attachments, services.config))
      .catch(async (error: Error) => {
        await scope.transaction((tx) => mailStore(tx).failed(mailId, error.message));
        throw isLasting(error) ? new GiveUpError(error.message) : error;
      });
    await scope.transaction(async (tx) => {
      const note = refused.length > 0 ? `Not taken for ${refused.join(', ')}.` : null;
      await mailStore(tx).sent(mailId, messageId, note);
      await finish(tx);
    });
    log.info(toMailLog(loaded.mail), 'a mail left');
  },
  async (tx, { mailId }, error) => mailStore(tx).dead(mailId, error),
);
