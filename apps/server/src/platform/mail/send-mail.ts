import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config';
import { GiveUp, handleJob } from '../jobs/job-kind';
import { layOut } from './layout';
import type { Attachment } from './mail';
import { type MailRow, mailStore } from './mail.store';
import { sendMailKind } from './queue-mail';

/** "Boedel <no-reply@boedel.test>" or the bare address. */
const bareAddress = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from.trim();

/** The message id follows from the row, so that a mail sent twice by a crash is one mail to who receives it. */
const messageIdOf = (mail: MailRow, from: string): string =>
  `<mail-${mail.intermediary_id}-${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`;

export function compose(mail: MailRow, attachments: readonly Attachment[], config: Config): SendMailOptions {
  const address = bareAddress(config.MAIL_FROM);
  const name = mail.sender === 'provider' ? config.PROVIDER_NAME : mail.firm_name;
  const body = layOut({
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
    messageId: messageIdOf(mail, address),
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
export const mailSubjectLog = ({ id, intermediary_id }: Pick<MailRow, 'id' | 'intermediary_id'>) => ({
  mail: id,
  firm: intermediary_id,
});

/** The other side said a lasting no about this mail; a refused sign-in of ours is trouble that may be mended. */
const isLasting = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
};

export const sendMail = handleJob(
  sendMailKind,
  async ({ payload: { mailId }, tenant, parts, log, finish }) => {
    const loaded = await tenant.transaction(async (tx) => {
      const mail = await mailStore(tx).find(mailId);
      return mail && { mail, attachments: await mailStore(tx).attachmentsOf(mailId) };
    });
    if (!loaded) throw new GiveUp('The mail is no longer there.');
    if (loaded.mail.state !== 'queued') return;
    const { messageId, refused } = await parts.mail
      .send(compose(loaded.mail, loaded.attachments, parts.config))
      .catch(async (error: Error) => {
        await tenant.transaction((tx) => mailStore(tx).failed(mailId, error.message));
        throw isLasting(error) ? new GiveUp(error.message) : error;
      });
    await tenant.transaction(async (tx) => {
      const note = refused.length > 0 ? `Not taken for ${refused.join(', ')}.` : null;
      await mailStore(tx).sent(mailId, messageId, note);
      await finish(tx);
    });
    log.info(mailSubjectLog(loaded.mail), 'a mail left');
  },
  async (tx, { mailId }, error) => mailStore(tx).dead(mailId, error),
);
