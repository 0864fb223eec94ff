import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { simpleParser } from 'mailparser';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { createSmtpServer } from '../../testing/smtp-server';
import { sql } from '../db/sql';
import { drainJobs } from '../jobs/workers';
import type { Services } from '../services';
import { RefusalProblem } from '../problems';
import { openFirmScope } from '../tenancy/scopes';
import type { OutgoingMail } from './mail';
import { queueMail } from './queue-mail';
import { sendMail } from './send-mail';
import { createMailTransport, buildOutboxPath } from '../smtp/transport';

const testApp = createTestApp({ PROVIDER_NAME: 'Boedel' });
const openScope = (firmId: number) => openFirmScope(testApp.test.database, firmId);
const anHour = 3_600_000;
const listMails = (firmId: number) =>
  openScope(firmId).transaction((tx) =>
    tx.rows<{ state: string; attempts: number; last_error: string | null; body_text: string; message_id: string }>(
      sql`select * from mail order by id`,
    ),
  );
const aMail: OutgoingMail = {
  to: 'heir@example.test',
  subject: 'The account lies open',
  text: 'Dear heir,\n\nIt lies open.',
};

describe('with an SMTP server', () => {
  let smtp: ReturnType<typeof createSmtpServer>;
  let services: Services;
  let logged: string;
  beforeEach(async () => {
    smtp = createSmtpServer();
    logged = '';
    const log = pino(
      { level: 'trace' },
      new Writable({
        write: (line, _, done) => {
          logged += String(line);
          done();
        },
      }),
    );
    const url = `smtp://127.0.0.1:${await smtp.listen()}`;
    services = { ...testApp.services, log, mail: createMailTransport({ SMTP_URL: url, dataFolder: '' }) };
  });
  afterEach(async () => {
    services.mail.close();
    await smtp.close();
  });
  const drainMails = (after = 0) => drainJobs(services, [sendMail], after ? new Date(Date.now() + after) : undefined);

  test('a mail is delivered once, in the firm’s name, with what was attached', async () => {
    const firm = await testApp.createFirm({ name: 'Müller & Seuns' });
    await openScope(firm.id).transaction(async (tx) => {
      await tx.run(sql`update company set email = 'office@muller.test' where intermediary_id = app_firm()`);
      await queueMail(tx, {
        ...aMail,
        cc: ['copy@example.test'],
        subject: 'Rekening vir Annélie',
        attachments: [{ filename: 'rekening é.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
      });
    });
    await drainMails();
    await drainMails(anHour);
    expect(smtp.received).toHaveLength(1);
    const mail = await simpleParser(smtp.received[0]!);
    expect(mail.from?.value).toEqual([{ name: 'Müller & Seuns', address: 'no-reply@boedel.test' }]);
    expect(mail.to?.value.map(({ address }) => address)).toEqual(['heir@example.test']);
    expect(mail.replyTo?.text).toBe('office@muller.test');
    expect(mail.subject).toBe('Rekening vir Annélie');
    expect(mail.text).toContain('It lies open.\n\n-- \nSent by Boedel for Müller & Seuns.');
    expect(mail.attachments).toMatchObject([{ filename: 'rekening é.pdf', content: Buffer.from('%PDF-1.7') }]);
    expect(await listMails(firm.id)).toMatchObject([{ state: 'sent', attempts: 1, message_id: mail.messageId }]);
  });

  test('a mail of a transaction that is rolled back is never sent', async () => {
    const firm = await testApp.createFirm();
    const failing = openScope(firm.id).transaction(async (tx) => {
      await queueMail(tx, aMail);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await drainMails(anHour);
    expect(smtp.received).toEqual([]);
    expect(await listMails(firm.id)).toEqual([]);
  });

  test.each([451, 421])('after a passing refusal (%i) it is tried again and arrives', async (code) => {
    const firm = await testApp.createFirm();
    smtp.refuseNext({ at: 'data', code });
    await openScope(firm.id).transaction((tx) => queueMail(tx, aMail));
    await drainMails();
    expect(smtp.received).toEqual([]);
    expect(await listMails(firm.id)).toMatchObject([{ state: 'queued', attempts: 1 }]);
    await drainMails(anHour);
    expect(smtp.received).toHaveLength(1);
    expect(await listMails(firm.id)).toMatchObject([{ state: 'sent', attempts: 2, last_error: null }]);
  });

  test.each(['rcpt', 'data'] as const)('a lasting refusal (550 at %s) ends it at once, with the reason', async (at) => {
    const firm = await testApp.createFirm();
    smtp.refuseNext({ at, code: 550 });
    await openScope(firm.id).transaction((tx) => queueMail(tx, aMail));
    await drainMails();
    await drainMails(anHour);
    expect(smtp.received).toEqual([]);
    const [mail] = await listMails(firm.id);
    expect(mail).toMatchObject({ state: 'dead', attempts: 1 });
    expect(mail!.last_error).toContain('550');
  });

  test('a server that never takes it ends it after ten tries', async () => {
    const firm = await testApp.createFirm();
    smtp.refuseNext(...Array.from({ length: 20 }, () => ({ at: 'data' as const, code: 451 })));
    await openScope(firm.id).transaction((tx) => queueMail(tx, aMail));
    await drainMails(anHour * 24);
    expect(await listMails(firm.id)).toMatchObject([{ state: 'dead', attempts: 10 }]);
  });

  test('of a mail that lets somebody in the words are gone once it left, and of a dead one too', async () => {
    const firm = await testApp.createFirm();
    await openScope(firm.id).transaction((tx) => queueMail(tx, { ...aMail, text: 'Code 123456', isSecret: true }));
    await drainMails();
    smtp.refuseNext({ at: 'rcpt', code: 550 });
    await openScope(firm.id).transaction((tx) => queueMail(tx, { ...aMail, text: 'Code 654321', isSecret: true }));
    await drainMails();
    expect((await simpleParser(smtp.received[0]!)).text).toContain('Code 123456');
    expect(await listMails(firm.id)).toMatchObject([
      { state: 'sent', body_text: '' },
      { state: 'dead', body_text: '' },
    ]);
  });

  test('the log tells which mail, and nothing about anybody', async () => {
    const firm = await testApp.createFirm({ name: 'Discreet and Sons' });
    smtp.refuseNext({ at: 'data', code: 451 });
    await openScope(firm.id).transaction((tx) => queueMail(tx, aMail));
    await drainMails();
    await drainMails(anHour);
    expect(logged).toContain('a mail left');
    expect(logged).toContain('a job failed');
    expect(logged).not.toMatch(/heir|lies open|somebody|Discreet|@/);
  });
});

describe('without one', () => {
  test('a mail becomes a file that a mail program opens', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boedel-outbox-'));
    const parts = { ...testApp.services, mail: createMailTransport({ SMTP_URL: undefined, dataFolder: folder }) };
    const firm = await testApp.createFirm();
    await openScope(firm.id).transaction((tx) =>
      queueMail(tx, { ...aMail, sender: 'provider', language: 'af', text: 'Sien https://boedel.test/a?b=1&c=<2>.' }),
    );
    await drainJobs(parts, [sendMail]);
    const [file, ...others] = readdirSync(buildOutboxPath({ dataFolder: folder }));
    expect(others).toEqual([]);
    expect(file).toMatch(/\.eml$/);
    const mail = await simpleParser(readFileSync(join(buildOutboxPath({ dataFolder: folder }), file!)));
    expect(mail.from?.value[0]?.name).toBe('Boedel');
    expect(mail.html).toContain('<a href="https://boedel.test/a?b=1&#38;c=">');
    expect(mail.html).toContain('Gestuur deur Boedel.');
  });

  test('what people typed stays text in the HTML', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boedel-outbox-'));
    const parts = { ...testApp.services, mail: createMailTransport({ SMTP_URL: undefined, dataFolder: folder }) };
    const firm = await testApp.createFirm({ name: '<b>Bold</b> & Co' });
    await openScope(firm.id).transaction((tx) => queueMail(tx, { ...aMail, text: '<script>alert("1")</script>' }));
    await drainJobs(parts, [sendMail]);
    const outbox = buildOutboxPath({ dataFolder: folder });
    const mail = await simpleParser(readFileSync(join(outbox, readdirSync(outbox)[0]!)));
    expect(mail.html).not.toMatch(/<script|<b>/);
    expect(mail.html).toContain('&#60;script&#62;');
    expect(mail.text).toContain('<script>alert("1")</script>');
  });
});

describe('a mail that cannot be sent as it is', () => {
  const attachment = { contentType: 'text/plain', content: new Uint8Array(1) };
  test.each<[string, Partial<OutgoingMail>, string]>([
    ['an address with a line break', { to: 'a@example.test\r\nBcc: all@example.test' }, 'to'],
    ['two addresses in one', { to: 'a@example.test, b@example.test' }, 'to'],
    ['an address without a domain', { to: 'heir' }, 'to'],
    ['nobody', { to: [] }, 'to'],
    ['a copy with a name around it', { cc: ['Heir <a@example.test>'] }, 'cc'],
    ['a subject with a line break', { subject: 'Hello\nBcc: all@example.test' }, 'subject'],
    ['an empty subject', { subject: ' ' }, 'subject'],
    ['a filename with a line break', { attachments: [{ ...attachment, filename: 'a\r\nX: y' }] }, 'attachments'],
    [
      'a strange content type',
      { attachments: [{ filename: 'a', ...attachment, contentType: 'a\r\nb' }] },
      'attachments',
    ],
    ['21 MB', { attachments: [{ filename: 'a', ...attachment, content: new Uint8Array(21 << 20) }] }, 'attachments'],
  ])('is refused with the field it is about: %s', async (_, wrong, field) => {
    const firm = await testApp.createFirm();
    const refused = await openScope(firm.id)
      .transaction((tx) => queueMail(tx, { ...aMail, ...wrong }))
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RefusalProblem);
    expect((refused as RefusalProblem).refusals[0]?.field).toBe(field);
    expect(await listMails(firm.id)).toEqual([]);
  });
});
