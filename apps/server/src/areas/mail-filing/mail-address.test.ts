import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { mailFilingCalls } from '@boedel/contract/mail-filing/mail-filing.calls';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { openMailServer } from './mail-door';

const testApp = createTestApp({ MAIL_IN_PORT: '0', MAIL_IN_DOMAIN: 'matters.test' });
let firm: TestFirm;
let mailServer: NonNullable<Awaited<ReturnType<typeof openMailServer>>>;
const failures: unknown[] = [];

beforeAll(async () => {
  firm = await testApp.createFirm();
  mailServer = (await openMailServer(testApp.services, (cause) => failures.push(cause)))!;
});
afterAll(() => mailServer.close());

interface SentMail {
  readonly to: string | readonly string[];
  readonly messageId?: string;
  readonly subject?: string;
  readonly attachments?: { filename: string; content: string | Buffer }[];
}
/** Brought by SMTP, as another mail server does. */
const sendMail = ({ to, subject = 'Bank statements', ...more }: SentMail) =>
  createTransport({ host: '127.0.0.1', port: mailServer.port, secure: false, ignoreTLS: true }).sendMail({
    from: 'Anna Nel <anna@heirs.test>',
    to: [to].flat(),
    subject,
    text: 'Here they are.',
    ...more,
  });

async function createMailAddress(on: TestFirm = firm) {
  const { id: matterID } = await createMatter(testApp, on, { diedOn: '2026-03-01' });
  const { body } = await on.admin.call(mailFilingCalls.newaddress, { body: { matterID } });
  return { matterID, address: body.address! };
}
const listMails = async (matterID: number) =>
  (await firm.admin.call(mailFilingCalls.getbymatterid, { query: { matterID } })).body;

describe("a matter's own address", () => {
  test('files what is sent to it, attachments as documents, and tells whoever is responsible', async () => {
    const { matterID, address } = await createMailAddress();
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`update matter set responsible_person_id = ${firm.admin.personId} where id = ${matterID}`),
    );
    const attachments = [
      { filename: 'balance.txt', content: 'Balance 100' },
      { filename: 'setup.exe', content: 'MZ' },
    ];
    await sendMail({ to: address, attachments });
    expect(await listMails(matterID)).toMatchObject([
      {
        subject: 'Bank statements',
        from: 'Anna Nel <anna@heirs.test>',
        matterID,
        leftOut: [{ name: 'setup.exe' }],
        by: null,
      },
    ]);
    const { rows } = (await firm.admin.call(documentCalls.getbymatterid, { query: { matterID } })).body;
    expect(rows.map(({ title }) => title).sort()).toEqual(['Bank statements', 'balance']);
    expect(await listTrail(testApp, firm, matterID)).toContain('mail.filed');
    const { entries } = (await firm.admin.call(inboxCalls.getInbox, { query: {} })).body;
    expect(entries).toMatchObject([{ kind: 'mail', path: `/matters/${matterID}/documents?show=mail` }]);
  });

  test('takes a mail once, however often it is brought', async () => {
    const { matterID, address } = await createMailAddress();
    await sendMail({ to: address, messageId: '<again@heirs.test>' });
    await sendMail({ to: address, messageId: '<again@heirs.test>' });
    expect(await listMails(matterID)).toHaveLength(1);
  });

  test('sent to two matters it is filed on both, and on a third it is brought to later', async () => {
    const [one, two, third] = [await createMailAddress(), await createMailAddress(), await createMailAddress()];
    const attachments = [{ filename: 'balance.txt', content: 'Balance 100' }];
    const sent = { to: [one.address, two.address], messageId: '<both@heirs.test>', attachments };
    await sendMail(sent);
    await sendMail(sent);
    await sendMail({ ...sent, to: third.address });
    for (const { matterID } of [one, two, third]) {
      expect(await listMails(matterID)).toMatchObject([{ subject: 'Bank statements', matterID }]);
      const { rows } = (await firm.admin.call(documentCalls.getbymatterid, { query: { matterID } })).body;
      expect(rows.map(({ title }) => title).sort()).toEqual(['Bank statements', 'balance']);
    }
  });

  test('replaced or ended it takes no more, and what came in stays', async () => {
    const { matterID, address } = await createMailAddress();
    await sendMail({ to: address });
    const { body } = await firm.admin.call(mailFilingCalls.newaddress, { body: { matterID } });
    expect(body.address).not.toBe(address);
    await expect(sendMail({ to: address })).rejects.toMatchObject({ responseCode: 550 });
    await firm.admin.call(mailFilingCalls.endaddress, { body: { matterID } });
    await expect(sendMail({ to: body.address! })).rejects.toMatchObject({ responseCode: 550 });
    expect(await listMails(matterID)).toHaveLength(1);
  });

  test('is of one firm: its secret under another number is nobody’s, and another firm cannot ask for it', async () => {
    const other = await testApp.createFirm();
    const { matterID, address } = await createMailAddress();
    const elsewhere = address.replace(/^m\d+/, `m${other.id}`);
    await expect(sendMail({ to: elsewhere })).rejects.toMatchObject({ responseCode: 550 });
    expect(await other.admin.call(mailFilingCalls.getaddress, { query: { matterID } })).toMatchObject({ status: 404 });
    expect(await other.admin.call(mailFilingCalls.newaddress, { body: { matterID } })).toMatchObject({ status: 404 });
  });

  test.each(['anybody@elsewhere.test', 'm1.short@matters.test', 'postmaster@matters.test'])(
    'relays nothing: %s is refused',
    async (to) => {
      await expect(sendMail({ to })).rejects.toMatchObject({ responseCode: 550 });
    },
  );

  test('a mail that is too large is refused by its size, and nothing of it stays', async () => {
    const { matterID, address } = await createMailAddress();
    const content = Buffer.alloc(testApp.services.config.UPLOAD_MB * 1_048_576 + 10, 7);
    await expect(sendMail({ to: address, attachments: [{ filename: 'a.bin', content }] })).rejects.toMatchObject({
      responseCode: 552,
    });
    expect(await listMails(matterID)).toEqual([]);
  });

  test('nothing went wrong that nobody was told of', () => expect(failures).toEqual([]));
});

describe('where no mail comes in', () => {
  const plain = createTestApp();
  test('no address is offered, and none is made', async () => {
    const own = await plain.createFirm();
    const { id: matterID } = await createMatter(plain, own);
    expect(await openMailServer(plain.services, () => undefined)).toBeUndefined();
    const asked = await own.admin.call(mailFilingCalls.getaddress, { query: { matterID } });
    expect(asked.body).toEqual({ isOffered: false, address: null });
    const made = await own.admin.call(mailFilingCalls.newaddress, { body: { matterID } });
    expect(made.problem).toEqual({
      matterID: ['Incoming mail is not set up. Ask the person who runs your server to set it up.'],
    });
  });
});
