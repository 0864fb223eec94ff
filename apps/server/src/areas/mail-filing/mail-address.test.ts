import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { mailFilingCalls } from '@boedel/contract/mail-filing/mail-filing.calls';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { aMatter, trailOf } from '../../testing/a-matter';
import { type TestFirm, testHouse } from '../../testing/house';
import { openMailDoor } from './mail-door';

const house = testHouse({ MAIL_IN_PORT: '0', MAIL_IN_DOMAIN: 'matters.test' });
let firm: TestFirm;
let door: NonNullable<Awaited<ReturnType<typeof openMailDoor>>>;
const failures: unknown[] = [];

beforeAll(async () => {
  firm = await house.aFirm();
  door = (await openMailDoor(house.parts, (cause) => failures.push(cause)))!;
});
afterAll(() => door.close());

interface Sent {
  readonly to: string | readonly string[];
  readonly messageId?: string;
  readonly subject?: string;
  readonly attachments?: { filename: string; content: string | Buffer }[];
}
/** Brought by SMTP, as another mail server does. */
const bring = ({ to, subject = 'Bank statements', ...more }: Sent) =>
  createTransport({ host: '127.0.0.1', port: door.port, secure: false, ignoreTLS: true }).sendMail({
    from: 'Anna Nel <anna@heirs.test>',
    to: [to].flat(),
    subject,
    text: 'Here they are.',
    ...more,
  });

async function addressed(on: TestFirm = firm) {
  const { id: matterID } = await aMatter(house, on, { diedOn: '2026-03-01' });
  const { body } = await on.admin.call(mailFilingCalls.newaddress, { body: { matterID } });
  return { matterID, address: body.address! };
}
const mailsOf = async (matterID: number) =>
  (await firm.admin.call(mailFilingCalls.getbymatterid, { query: { matterID } })).body;

describe("a matter's own address", () => {
  test('files what is sent to it, attachments as documents, and tells whoever is responsible', async () => {
    const { matterID, address } = await addressed();
    await tenantDoor(house.test.database, firm.id).transaction((tx) =>
      tx.run(sql`update matter set responsible_person_id = ${firm.admin.personId} where id = ${matterID}`),
    );
    const attachments = [
      { filename: 'balance.txt', content: 'Balance 100' },
      { filename: 'setup.exe', content: 'MZ' },
    ];
    await bring({ to: address, attachments });
    expect(await mailsOf(matterID)).toMatchObject([
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
    expect(await trailOf(house, firm, matterID)).toContain('mail.filed');
    const { entries } = (await firm.admin.call(inboxCalls.getInbox, { query: {} })).body;
    expect(entries).toMatchObject([{ kind: 'mail', path: `/matters/${matterID}/documents?show=mail` }]);
  });

  test('takes a mail once, however often it is brought', async () => {
    const { matterID, address } = await addressed();
    await bring({ to: address, messageId: '<again@heirs.test>' });
    await bring({ to: address, messageId: '<again@heirs.test>' });
    expect(await mailsOf(matterID)).toHaveLength(1);
  });

  test('sent to two matters it is filed on both, and on a third it is brought to later', async () => {
    const [one, two, third] = [await addressed(), await addressed(), await addressed()];
    const attachments = [{ filename: 'balance.txt', content: 'Balance 100' }];
    const sent = { to: [one.address, two.address], messageId: '<both@heirs.test>', attachments };
    await bring(sent);
    await bring(sent);
    await bring({ ...sent, to: third.address });
    for (const { matterID } of [one, two, third]) {
      expect(await mailsOf(matterID)).toMatchObject([{ subject: 'Bank statements', matterID }]);
      const { rows } = (await firm.admin.call(documentCalls.getbymatterid, { query: { matterID } })).body;
      expect(rows.map(({ title }) => title).sort()).toEqual(['Bank statements', 'balance']);
    }
  });

  test('replaced or ended it takes no more, and what came in stays', async () => {
    const { matterID, address } = await addressed();
    await bring({ to: address });
    const { body } = await firm.admin.call(mailFilingCalls.newaddress, { body: { matterID } });
    expect(body.address).not.toBe(address);
    await expect(bring({ to: address })).rejects.toMatchObject({ responseCode: 550 });
    await firm.admin.call(mailFilingCalls.endaddress, { body: { matterID } });
    await expect(bring({ to: body.address! })).rejects.toMatchObject({ responseCode: 550 });
    expect(await mailsOf(matterID)).toHaveLength(1);
  });

  test('is of one firm: its secret under another number is nobody’s, and another firm cannot ask for it', async () => {
    const other = await house.aFirm();
    const { matterID, address } = await addressed();
    const elsewhere = address.replace(/^m\d+/, `m${other.id}`);
    await expect(bring({ to: elsewhere })).rejects.toMatchObject({ responseCode: 550 });
    expect(await other.admin.call(mailFilingCalls.getaddress, { query: { matterID } })).toMatchObject({ status: 404 });
    expect(await other.admin.call(mailFilingCalls.newaddress, { body: { matterID } })).toMatchObject({ status: 404 });
  });

  test.each(['anybody@elsewhere.test', 'm1.short@matters.test', 'postmaster@matters.test'])(
    'relays nothing: %s is refused',
    async (to) => {
      await expect(bring({ to })).rejects.toMatchObject({ responseCode: 550 });
    },
  );

  test('a mail that is too large is refused by its size, and nothing of it stays', async () => {
    const { matterID, address } = await addressed();
    const content = Buffer.alloc(house.parts.config.UPLOAD_MB * 1_048_576 + 10, 7);
    await expect(bring({ to: address, attachments: [{ filename: 'a.bin', content }] })).rejects.toMatchObject({
      responseCode: 552,
    });
    expect(await mailsOf(matterID)).toEqual([]);
  });

  test('nothing went wrong that nobody was told of', () => expect(failures).toEqual([]));
});

describe('where no mail comes in', () => {
  const plain = testHouse();
  test('no address is offered, and none is made', async () => {
    const own = await plain.aFirm();
    const { id: matterID } = await aMatter(plain, own);
    expect(await openMailDoor(plain.parts, () => undefined)).toBeUndefined();
    const asked = await own.admin.call(mailFilingCalls.getaddress, { query: { matterID } });
    expect(asked.body).toEqual({ isOffered: false, address: null });
    const made = await own.admin.call(mailFilingCalls.newaddress, { body: { matterID } });
    expect(made.problem).toEqual({
      matterID: ['No mail comes in here. Ask whoever runs the server to set it up.'],
    });
  });
});
