import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { mailFilingCalls } from '@boedel/contract/mail-filing/mail-filing.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

interface MailFixture {
  readonly id: string;
  readonly subject: string;
  readonly refs?: readonly string[];
  readonly from?: string;
  readonly attached?: Readonly<Record<string, string>>;
}
/** A mail as a mail program saves it. */
const createEml = ({ id, subject, refs = [], from = 'Anna <anna@heirs.test>', attached = {} }: MailFixture): string =>
  [
    `From: ${from}`,
    'To: office@firm.test',
    `Subject: ${subject}`,
    `Message-ID: <${id}>`,
    ...(refs.length > 0
      ? [`In-Reply-To: <${refs.at(-1)}>`, `References: ${refs.map((ref) => `<${ref}>`).join(' ')}`]
      : []),
    'Date: Mon, 2 Nov 2026 10:00:00 +0200',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Goeie môre, here it is.',
    ...Object.entries(attached).flatMap(([name, content]) => [
      '--b',
      `Content-Type: application/octet-stream; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(content).toString('base64'),
    ]),
    '--b--',
    '',
  ].join('\r\n');

const dropMail = (mail: MailFixture, more: Record<string, number> = {}) =>
  sendFiles(testApp, firm.admin, mailFilingCalls.drop, more, [{ name: 'mail.eml', content: createEml(mail) }]);
const listUnfiled = async () => (await firm.admin.call(mailFilingCalls.getunfiled)).body;
const listTitles = async (matterID: number) =>
  (await firm.admin.call(documentCalls.getbymatterid, { query: { matterID } })).body.rows.map(({ title }) => title);

describe('mail that is dropped', () => {
  test('on a matter is filed with its attachments as documents; one that may not be kept is named', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const attached = { 'statement.txt': 'Balance 100', 'setup.exe': 'MZ' };
    const { status, body } = await dropMail({ id: 'a1@x', subject: 'Statement', attached }, { matterID });
    expect([status, body[0]!.matterID, body[0]!.attachments]).toEqual([200, matterID, 2]);
    expect(body[0]!.leftOut.map(({ name }) => name)).toEqual(['setup.exe']);
    expect((await listTitles(matterID)).toSorted()).toEqual(['Statement', 'statement']);
    expect((await listTrail(testApp, firm, matterID)).slice(-3)).toEqual([
      'document.uploaded',
      'document.uploaded',
      'mail.filed',
    ]);
    // The same mail once more is the one that is there.
    const again = await dropMail({ id: 'a1@x', subject: 'Statement', attached }, { matterID });
    expect(again.body[0]!.id).toBe(body[0]!.id);
    expect(await listTitles(matterID)).toHaveLength(2);

    // An answer to it is suggested for the same matter, and knows what it answers.
    await dropMail({ id: 'a2@x', subject: 'Re: hello', refs: ['a1@x'], from: 'x@nowhere.test' });
    const [answer] = await listUnfiled();
    expect(answer!.suggestions.map(({ matterID: at, reason }) => [at, reason.key])).toEqual([
      [matterID, 'It answers “{subject}”, which is filed there.'],
    ]);
    const filed = await firm.admin.call(mailFilingCalls.file, { body: { id: answer!.id, matterID } });
    expect(filed.status).toBe(200);
    const thread = (await firm.admin.call(mailFilingCalls.getbymatterid, { query: { matterID } })).body;
    expect(thread.map(({ id, answersID }) => [id, answersID])).toEqual([
      [answer!.id, body[0]!.id],
      [body[0]!.id, null],
    ]);
    expect(await listUnfiled()).toEqual([]);
    const twice = await firm.admin.call(mailFilingCalls.file, { body: { id: answer!.id, matterID } });
    expect(twice.problem).toEqual({ id: ['This mail is filed already. Look for it on its matter.'] });
  });

  test('elsewhere waits in a list with the matter its subject names; what nobody knows has none, and can be taken off', async () => {
    const matter = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const { reference } = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.one<{ reference: string }>(sql`select reference from matter where id = ${matter.id}`),
    );
    await dropMail({ id: 'b1@x', subject: `About ${reference}, please` });
    await dropMail({ id: 'b2@x', subject: 'Lunch', from: 'y@nowhere.test' });
    const list = await listUnfiled();
    const named = list.find(({ subject }) => subject.startsWith('About'))!;
    expect(named.suggestions.map(({ matterID, reason }) => [matterID, reason.key])).toEqual([
      [matter.id, 'The subject names {reference}.'],
    ]);
    const lunch = list.find(({ subject }) => subject === 'Lunch')!;
    expect([lunch.suggestions, lunch.beginning]).toEqual([[], 'Goeie môre, here it is.']);
    const stranger = (await testApp.createFirm()).admin;
    expect((await stranger.call(mailFilingCalls._delete, { body: { id: lunch.id } })).status).toBe(404);
    expect((await firm.admin.call(mailFilingCalls._delete, { body: { id: lunch.id } })).status).toBe(200);
    expect((await listUnfiled()).map(({ id }) => id)).toEqual([named.id]);
    const wrong = await sendFiles(testApp, firm.admin, mailFilingCalls.drop, {}, [{ name: 'a.txt', content: 'a' }]);
    expect(wrong.status).toBe(422);
  });
});
