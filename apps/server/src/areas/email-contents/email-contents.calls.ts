import type { AnswerOf } from '@boedel/contract/call';
import { emailContentCalls } from '@boedel/contract/email-contents/email-contents.calls';
import { mailTitles, type MailTypeKey } from '@boedel/contract/email-contents/mail-titles';
import { checkWords, fillWords } from '@boedel/domain/mails/own-words';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { handle } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { oneLine } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { NotFound } from '../../platform/problems';
import { everyOwn, isProvider, ownOf, ownOfType, emailContentStore } from './email-content.store';
import { fieldsOf, mailTypeKeys, mailTypes, mustHold, standardWords } from './mail-types';

const languages = ['en', 'af'] as const;
type Content = AnswerOf<typeof emailContentCalls.getbytype>;

/** The types the firm may word; the provider's own are unknown to every other. */
async function mayWord(tx: Tx): Promise<MailTypeKey[]> {
  const all = await isProvider(tx);
  return mailTypeKeys.filter((key) => all || !mailTypes[key].isProviders);
}
async function known(tx: Tx, key: MailTypeKey): Promise<void> {
  if (!(await mayWord(tx)).includes(key)) throw new NotFound();
}

async function present(tx: Tx, type: MailTypeKey): Promise<Content> {
  const own = await ownOfType(tx, type);
  return {
    type,
    title: mailTitles[type],
    fields: fieldsOf(type),
    mustHold: mustHold(type),
    texts: languages.map((language) => {
      const standard = standardWords(type, language);
      const row = own.find((one) => one.language === language);
      return {
        language,
        subject: row?.subject ?? standard.subject,
        body: row?.body ?? standard.body,
        version: row?.version ?? null,
        standard,
      };
    }),
  };
}

export const handledEmailContentCalls = handle(emailContentCalls, {
  getlist: ({ tenant }) =>
    tenant.transaction(async (tx) => {
      const own = await everyOwn(tx);
      return (await mayWord(tx)).map((type) => ({
        type,
        title: mailTitles[type],
        ownIn: own.filter((row) => row.type === type).map(({ language }) => language as 'en' | 'af'),
      }));
    }),
  getbytype: ({ tenant, query }) =>
    tenant.transaction(async (tx) => {
      await known(tx, query.type);
      return present(tx, query.type);
    }),
  save: ({ tenant, actor, body: { type, language, subject, body, version } }) =>
    tenant.transaction(async (tx) => {
      await known(tx, type);
      orRefuse(checkWords({ subject, body }, fieldsOf(type), mustHold(type)));
      const before = await ownOf(tx, type, language);
      const after = before
        ? await emailContentStore(tx).change(before.id, version ?? 0, { subject, body })
        : await emailContentStore(tx).insert({ type, language, subject, body });
      await audit(tx, actor, 'emailcontent.changed', {
        entity: ['email_content', after.id],
        before: before ? { subject: before.subject, body: before.body } : standardWords(type, language),
        after: { type, language, subject, body },
      });
      return present(tx, type);
    }),
  backToStandard: ({ tenant, actor, body: { type, language } }) =>
    tenant.transaction(async (tx) => {
      await known(tx, type);
      const before = await ownOf(tx, type, language);
      if (before) {
        await emailContentStore(tx).remove(before.id);
        await audit(tx, actor, 'emailcontent.removed', {
          entity: ['email_content', before.id],
          before: { type, language, subject: before.subject, body: before.body },
        });
      }
      return present(tx, type);
    }),
  sendTest: ({ tenant, actor, body: { type, language, ...words } }) =>
    tenant.transaction(async (tx) => {
      await known(tx, type);
      orRefuse(checkWords(words, fieldsOf(type), mustHold(type)));
      const names = Object.fromEntries(fieldsOf(type).map((name) => [name, `[${name}]`]));
      await queueMail(tx, {
        to: actor.email,
        subject: oneLine(fillWords(words.subject, names)),
        text: fillWords(words.body, names),
        language,
      });
      return { done: true as const };
    }),
});
