import { organisationCalls } from '@boedel/contract/firm/firm.calls';
import { sessionCalls } from '@boedel/contract/session/session.calls';
import { accountCalls } from '@boedel/contract/users/account.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { accountLock } from '@boedel/domain/session/lockout';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drainJobs } from '../../platform/jobs/workers';
import { createMailTransport } from '../../platform/smtp/transport';
import { sendMail } from '../../platform/mail/send-mail';
import type { Services } from '../../platform/services';
import { type TestPerson, createTestApp, type TestFirm } from '../../testing/test-app';
import { goodPassword, signIn, addPassword } from '../../testing/sign-in';
import { createSmtpServer } from '../../testing/smtp-server';
import { mailInvitation } from '../users/invitation';
import { mailResetLink } from './reset-password';
import { mailOfTries } from './notify-of-tries';

const testApp = createTestApp({ PUBLIC_URL: 'https://app.boedel.test', PROVIDER_NAME: 'Boedel' });
const smtp = createSmtpServer();
let mailServices: Services;
beforeAll(async () => {
  await testApp.createFirm({ isProvider: true });
  const url = `smtp://127.0.0.1:${await smtp.listen()}`;
  mailServices = { ...testApp.services, mail: createMailTransport({ SMTP_URL: url, dataFolder: '' }) };
});
afterAll(async () => {
  mailServices.mail.close();
  await smtp.close();
});

/** The mails that arrived for somebody, oldest first. */
async function readMails(email: string): Promise<ParsedMail[]> {
  await drainJobs(mailServices, [mailResetLink, mailInvitation, mailOfTries, sendMail]);
  const all = await Promise.all(smtp.received.map((each) => simpleParser(each)));
  return all.filter((mail) => mail.to?.value.some(({ address }) => address === email));
}

const setLanguage = (person: TestPerson, language: 'en' | 'af') =>
  person.call(accountCalls.setLanguage, { body: { language } });
async function createFirmIn(language: 'en' | 'af'): Promise<TestFirm> {
  const firm = await testApp.createFirm({ name: 'Kiepersol Boedels' });
  const { body } = await firm.admin.call(organisationCalls.getIntermediary);
  const changed = await firm.admin.call(organisationCalls.updateDetails, { body: { ...body, language } });
  expect(changed.body.language).toBe(language);
  return firm;
}
const forgetPassword = (email: string) => testApp.callAs(undefined, userCalls.forgotpassword, { body: { email } });

const languages = ['en', 'af'] as const;
const subjectPatterns = {
  code: { en: /^Your Boedel sign-in code$/, af: /^U aantekenkode vir Boedel$/ },
  reset: { en: /^Set a new Boedel password$/, af: /^Kies ʼn nuwe wagwoord vir Boedel$/ },
  changed: { en: /^Your Boedel password was changed$/, af: /^U wagwoord vir Boedel is verander$/ },
  locked: { en: /^Wrong passwords were entered/, af: /^Verkeerde wagwoorde is vir u Boedel-rekening ingetik$/ },
  invited: { en: /^Kiepersol Boedels invites you/, af: /^Kiepersol Boedels nooi u na Boedel$/ },
} as const;
const footer = { en: 'Sent by Boedel.', af: 'Gestuur deur Boedel.' };

describe.each(languages)('somebody who reads %s', (language) => {
  /** In a firm of the other language, so that their own choice shows. */
  const createReader = async (twoFactor = false): Promise<TestPerson> => {
    const firm = await createFirmIn(language === 'en' ? 'af' : 'en');
    const person = await addPassword(testApp, await firm.person(['Capture Matter']), twoFactor);
    expect((await setLanguage(person, language)).status).toBe(200);
    return person;
  };

  test('gets the sign-in code in it', async () => {
    const person = await createReader(true);
    const { body } = await signIn(testApp, person.email);
    const [mail] = await readMails(person.email);
    expect(mail!.subject).toMatch(subjectPatterns.code[language]);
    expect(mail!.text).toContain(footer[language]);
    const code = /^\s*(\d{6})\s*$/m.exec(mail!.text!)![1]!;
    const second = await testApp.callAs(undefined, sessionCalls.authenticate2FA, {
      body: { code, provider: 'Email', challenge: body.challenge },
    });
    expect(second.body).toMatchObject({ language, token: expect.any(String) });
  });

  test('gets the link for a new password, and word of the change, in it', async () => {
    const person = await createReader();
    await forgetPassword(person.email);
    const [mail] = await readMails(person.email);
    expect(mail!.subject).toMatch(subjectPatterns.reset[language]);
    const link = new URL(/https:\S+/.exec(mail!.text!)![0]);
    await testApp.callAs(undefined, sessionCalls.resetpassword, {
      body: {
        token: link.searchParams.get('code')!,
        userid: person.personId,
        newPassword: 'vlermuis eet papaja snags',
      },
    });
    expect((await readMails(person.email)).at(-1)!.subject).toMatch(subjectPatterns.changed[language]);
  });

  test('is told once, in it, that somebody keeps entering wrong passwords', async () => {
    const person = await createReader();
    for (let tried = 1; tried <= accountLock.free + 2; tried += 1) {
      if (tried === accountLock.free) expect(await readMails(person.email)).toEqual([]);
      await signIn(testApp, person.email, { password: 'not the password' });
    }
    const mails = await readMails(person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toMatch(subjectPatterns.locked[language]);
    expect(mails[0]!.text).toContain('https://app.boedel.test/forgotpassword');
  });
});

describe('somebody who never chose', () => {
  test.each(languages)('is written to in the language of a firm that writes %s', async (language) => {
    const firm = await createFirmIn(language);
    const person = await addPassword(testApp, await firm.person([]));
    await forgetPassword(person.email);
    expect((await readMails(person.email))[0]!.subject).toMatch(subjectPatterns.reset[language]);
    expect((await signIn(testApp, person.email)).body.language).toBe(language);
    const email = `new.${language}@invited.test`;
    const body = { email, fullname: 'Naledi Dube', roles: [], systemRoles: ['Trust' as const] };
    await firm.admin.call(userCalls.add, { body });
    const [invited] = await readMails(email);
    expect(invited!.subject).toMatch(subjectPatterns.invited[language]);
    expect(invited!.html).toContain(`<html lang="${language}">`);
  });
});

test('an address nobody has is tried as patiently and never written to', async () => {
  const before = smtp.received.length;
  for (let tried = 0; tried < accountLock.free + 1; tried += 1) {
    await signIn(testApp, 'nobody@nowhere.test', { password: goodPassword });
  }
  expect(await readMails('nobody@nowhere.test')).toEqual([]);
  expect(smtp.received).toHaveLength(before);
});

test('only a language there is can be chosen', async () => {
  const { admin } = await testApp.createFirm();
  const refused = await admin.call(accountCalls.setLanguage, { body: { language: 'de' as never } });
  expect(refused.status).toBe(400);
  expect(refused.problem).toEqual({ language: ['Choose English or Afrikaans.'] });
});
