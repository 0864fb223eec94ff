import type { AnswerOf } from '@boedel/contract/call';
import { emailContentCalls } from '@boedel/contract/email-contents/email-contents.calls';
import { mailTitles, type MailTitleKey } from '@boedel/contract/email-contents/mail-titles';
import { checkWords, fillMailText } from '@boedel/domain/mails/own-words';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { pairHandlers } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { cleanSubject } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { NotFound } from '../../platform/problems';
import { listEveryOwn, isProvider, findOwnContent, listOwnContents, emailContentStore } from './email-content.store';
import { listFields, mailTypeKeys, mailTypes, mustHold, readStandardText } from './mail-types';

const languages = ['en', 'af'] as const;
type EmailContentView = AnswerOf<typeof emailContentCalls.getbytype>;

/** The types the firm may word; the provider's own are unknown to every other. */
async function mayWord(tx: Tx): Promise<MailTitleKey[]> {
  const all = await isProvider(tx);
  return mailTypeKeys.filter((key) => all || !mailTypes[key].isProviders);
}
async function checkKnownType(tx: Tx, key: MailTitleKey): Promise<void> {
  if (!(await mayWord(tx)).includes(key)) throw new NotFound();
}

async function presentContent(tx: Tx, type: MailTitleKey): Promise<EmailContentView> {
  const own = await listOwnContents(tx, type);
  return {
    type,
    title: mailTitles[type],
    fields: listFields(type),
    mustHold: mustHold(type),
    texts: languages.map((language) => {
      const standard = readStandardText(type, language);
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

export const handledEmailContentCalls = pairHandlers(emailContentCalls, {
  getlist: ({ scope }) =>
    scope.transaction(async (tx) => {
      const own = await listEveryOwn(tx);
      return (await mayWord(tx)).map((type) => ({
        type,
        title: mailTitles[type],
        ownIn: own.filter((row) => row.type === type).map(({ language }) => language as 'en' | 'af'),
      }));
    }),
  getbytype: ({ scope, query }) =>
    scope.transaction(async (tx) => {
      await checkKnownType(tx, query.type);
      return presentContent(tx, query.type);
    }),
  save: ({ scope, actor, body: { type, language, subject, body, version } }) =>
    scope.transaction(async (tx) => {
      await checkKnownType(tx, type);
      throwIfRefused(checkWords({ subject, body }, listFields(type), mustHold(type)));
      const before = await findOwnContent(tx, type, language);
      const after = before
        ? await emailContentStore(tx).change(before.id, version ?? 0, { subject, body })
        : await emailContentStore(tx).insert({ type, language, subject, body });
      await audit(tx, actor, 'emailcontent.changed', {
        entity: ['email_content', after.id],
        before: before ? { subject: before.subject, body: before.body } : readStandardText(type, language),
        after: { type, language, subject, body },
      });
      return presentContent(tx, type);
    }),
  backToStandard: ({ scope, actor, body: { type, language } }) =>
    scope.transaction(async (tx) => {
      await checkKnownType(tx, type);
      const before = await findOwnContent(tx, type, language);
      if (before) {
        await emailContentStore(tx).remove(before.id);
        await audit(tx, actor, 'emailcontent.removed', {
          entity: ['email_content', before.id],
          before: { type, language, subject: before.subject, body: before.body },
        });
      }
      return presentContent(tx, type);
    }),
  sendTest: ({ scope, actor, body: { type, language, ...words } }) =>
    scope.transaction(async (tx) => {
      await checkKnownType(tx, type);
      throwIfRefused(checkWords(words, listFields(type), mustHold(type)));
      const names = Object.fromEntries(listFields(type).map((name) => [name, `[${name}]`]));
      await queueMail(tx, {
        to: actor.email,
        subject: cleanSubject(fillMailText(words.subject, names)),
        text: fillMailText(words.body, names),
        language,
      });
      return { done: true as const };
    }),
});
