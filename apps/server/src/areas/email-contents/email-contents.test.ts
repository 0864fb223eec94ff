import { emailContentCalls } from '@boedel/contract/email-contents/email-contents.calls';
import { mailTitles } from '@boedel/contract/email-contents/mail-titles';
import { listFieldsIn } from '@boedel/domain/mails/own-words';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { drainJobs } from '../../platform/jobs/workers';
import { type MailText, composeMail } from '../../platform/mail/mail-text';
import { queueMail } from '../../platform/mail/queue-mail';
import { sendMail } from '../../platform/mail/send-mail';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { listMails } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { buyerMail } from '../assets/asset.mails';
import { mentionMail } from '../notes/note.mails';
import { findMailType, mailTypeKeys, mailTypes, readStandardText } from './mail-types';

const testApp = createTestApp();
const declared = import.meta.glob<Record<string, unknown>>('../**/*.mails.ts', { eager: true });
/** Sent under the terms of the agreement, and with what proves the audit trail: in words that no firm changes. */
const fixed: ReadonlySet<string> = new Set(['noticeMail', 'withdrawnMail', 'checkpointMail']);

const facts = { matter: 'Botha', by: 'Jan', note: 'Please look {by}', link: 'https://boedel.test/1' };
const queueTestMail = (firm: TestFirm, language: 'en' | 'af', to: string) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    queueMail(tx, { to, ...composeMail(mentionMail, language, facts) }),
  );
const save = (firm: TestFirm, more: object) =>
  firm.admin.call(emailContentCalls.save, {
    body: { type: 'mention', language: 'en', subject: 'Look: {matter}', body: 'Hello,\n\n{note}\n\n{link}', ...more } as never, // prettier-ignore
  });

describe('the words of a mail', () => {
  test('can be the firm’s own for every mail that is declared', () => {
    const isMail = (value: unknown): value is MailText<never> => typeof value === 'object' && value !== null && 'en' in value && 'af' in value; // prettier-ignore
    const mails = Object.values(declared).flatMap((file) =>
      Object.entries(file).filter(([name, value]) => isMail(value) && !fixed.has(name)),
    );
    const known = new Set(Object.values(mailTypes).map(({ mail }) => mail));
    expect(mails.filter(([, mail]) => !known.has(mail as MailText<never>)).map(([name]) => name)).toEqual([]);
    expect(mailTypeKeys).toEqual(Object.keys(mailTitles));
    for (const key of mailTypeKeys) {
      const [en, af] = [readStandardText(key, 'en'), readStandardText(key, 'af')];
      expect(listFieldsIn(`${en.subject}${en.body}`).toSorted()).toEqual(
        listFieldsIn(`${af.subject}${af.body}`).toSorted(),
      );
      expect(`${en.body}${af.body}`).not.toMatch(/null|undefined|false|true/);
    }
  });

  test('are told apart where a mail reads otherwise without a fact', () => {
    expect(findMailType(buyerMail, { signedOn: '2026-01-01' })).toBe('sale');
    expect(findMailType(buyerMail, { signedOn: null })).toBe('offer');
    expect(readStandardText('offer', 'en').body).toContain('sign the offer to purchase');
    expect(readStandardText('sale', 'en').body).toContain('confirms the sale');
  });

  test('are the standard until the firm has its own, in the language it has them, for itself alone, and can go back', async () => {
    const [firm, other] = [await testApp.createFirm(), await testApp.createFirm()];
    const saved = await save(firm, {});
    expect(saved.status).toBe(200);
    expect(saved.body.texts.map(({ version }) => version)).toEqual([1, null]);
    await queueTestMail(firm, 'en', 'own@example.test');
    await queueTestMail(firm, 'af', 'afrikaans@example.test');
    await queueTestMail(other, 'en', 'other@example.test');
    await firm.admin.call(emailContentCalls.backToStandard, { body: { type: 'mention', language: 'en' } });
    await queueTestMail(firm, 'en', 'back@example.test');
    await drainJobs(testApp.services, [sendMail]);
    const listSubjects = async (to: string) => (await listMails(testApp, to)).map(({ subject }) => subject);
    expect(await listSubjects('own@example.test')).toEqual(['Look: Botha']);
    expect(await listSubjects('afrikaans@example.test')).toEqual(['Botha: Jan het u in ʼn lêernota genoem']);
    expect(await listSubjects('other@example.test')).toEqual(['Botha: Jan mentioned you in a file note']);
    expect(await listSubjects('back@example.test')).toEqual(['Botha: Jan mentioned you in a file note']);
    const rows = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ body_text: string }>(sql`select body_text from mail where 'own@example.test' = any(to_addresses)`),
    );
    expect(rows[0]!.body_text).toBe('Hello,\n\nPlease look {by}\n\nhttps://boedel.test/1');
  });

  test('hold no field the mail lacks and keep what it is for; two people do not overwrite one another', async () => {
    const firm = await testApp.createFirm();
    expect((await save(firm, { subject: 'For {nobody}', body: 'No link, {note}' })).problem).toEqual({
      subject: ['This mail has no field {nobody}. Choose one of its list.'],
      body: ['Keep {link} in the text: without it the mail is of no use.'],
    });
    expect((await save(firm, {})).status).toBe(200);
    expect((await save(firm, { subject: 'Second', version: 1 })).status).toBe(200);
    expect((await save(firm, { subject: 'Late', version: 1 })).status).toBe(409);
    const { body: list } = await firm.admin.call(emailContentCalls.getlist);
    expect(list.find(({ type }) => type === 'mention')?.ownIn).toEqual(['en']);
    expect(list.some(({ type }) => type === 'signInCode')).toBe(false);
    const hidden = await firm.admin.call(emailContentCalls.getbytype, { query: { type: 'signInCode' } });
    expect(hidden.status).toBe(404);
  });

  test('are tried on oneself, with the name of each field in its place', async () => {
    const firm = await testApp.createFirm();
    const sent = await firm.admin.call(emailContentCalls.sendTest, {
      body: { type: 'mention', language: 'en', subject: 'About {matter}', body: '{note} {link}' },
    });
    expect(sent.status).toBe(200);
    const rows = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ subject: string; body_text: string }>(sql`select subject, body_text from mail`),
    );
    expect(rows).toEqual([{ subject: 'About [matter]', body_text: '[note] [link]' }]);
  });
});
