import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { emailContentCalls } from '@boedel/contract/email-contents/email-contents.calls';
import { jointLetterCalls } from '@boedel/contract/joint-letters/joint-letters.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { listMails, runJobs } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { createAsset } from '../assets/assets.testing';
import { addLiability } from '../liabilities/liabilities.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const letter = { list: 'creditors' as const, subject: 'Balances', text: 'Please let us have\n\neach balance.' };
const createCreditor = async (body: object) =>
  (await firm.admin.call(directoryCalls['creditor.add'], { body: { name: 'Joint Bank', ...body } })).body;

/** Four matters that owe one bank; the last of them owes a shop as well. */
async function createFourMatters(email: string) {
  const bank = await createCreditor({ name: `Bank ${email}`, email });
  const matterIDs: number[] = [];
  for (let n = 0; n < 4; n++) {
    const { id } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    await addLiability(firm.admin, id, { creditorID: bank.id, creditor: null, amount: n + 1 });
    matterIDs.push(id);
  }
  const last = matterIDs.at(-1)!;
  await addLiability(firm.admin, last, { creditor: 'Corner shop', amount: 5 });
  return { bank, matterIDs, last };
}

describe('a letter across matters', () => {
  test('goes once to a bank with four of them, with one list and its papers in one mail, and each matter keeps its own copy', async () => {
    const { bank, matterIDs, last } = await createFourMatters('estates@joint.test');
    const [first] = matterIDs as [number];
    for (const matterID of [first, last]) {
      await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID, type: 201 }, [
        { name: 'certificate.png', content: png },
      ]);
    }
    const grouped = (await firm.admin.call(jointLetterCalls.getrecipients, { body: { matterIDs, list: 'creditors' } }))
      .body;
    expect(grouped.recipients.map(({ name, email, lines }) => [name, email, lines.length])).toEqual([
      [bank.name, 'estates@joint.test', 4],
      ['Corner shop', null, 1],
    ]);
    expect(grouped.without).toEqual([]);
    const keys = grouped.recipients.map(({ key }) => key);

    const { paper } = (
      await firm.admin.call(jointLetterCalls.preview, { body: { ...letter, matterIDs, key: keys[0]! } })
    ).body;
    const table = paper.parts[0]!.blocks.find((block) => block.kind === 'table')!;
    expect(table.rows).toHaveLength(5);
    // 1 + 2 + 3 + 4 rand.
    expect(table.rows.at(-1)!.cells.at(-1)).toMatchObject({ cents: 1_000 });

    const made = await firm.admin.call(jointLetterCalls.make, {
      body: { ...letter, matterIDs, keys, documentTypes: [201], isMailed: true },
    });
    expect([made.status, made.body.state, made.body.total]).toEqual([200, 'waiting', 2]);
    await runJobs(testApp);
    const { body: done } = await firm.admin.call(jointLetterCalls.getbyid, { query: { id: made.body.id } });
    expect([done.state, done.done, done.failed]).toEqual(['done', 2, 0]);
    expect(done.recipients.map((each) => [each.matters.length, each.enclosed, each.mailState])).toEqual([
      [4, 2, 'sent'],
      [1, 1, null],
    ]);
    const mails = await listMails(testApp, 'estates@joint.test');
    expect(mails).toHaveLength(1);
    const attached = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ filename: string }>(sql`
        select a.filename from mail_attachment a join mail m on m.intermediary_id = a.intermediary_id and m.id = a.mail_id
        where 'estates@joint.test' = any(m.to_addresses) order by a.position`),
    );
    expect(attached.map(({ filename }) => filename)).toEqual([`Balances ${bank.name}.pdf`, 'Enclosures.pdf']);

    const downloadLetter = (recipientID: number) =>
      firm.admin.call(jointLetterCalls.downloadletter, { query: { recipientID } });
    const whole = await downloadLetter(done.recipients[0]!.id);
    expect(whole.raw.subarray(0, 5).toString()).toBe('%PDF-');
    const listFiled = async (matterID: number) =>
      (await firm.admin.call(documentCalls.getbymatterid, { query: { matterID } })).body.rows.map(({ title }) => title);
    expect(await listFiled(matterIDs[1]!)).toEqual([`Balances ${bank.name}`]);
    expect((await listFiled(last)).toSorted()).toEqual([
      `Balances ${bank.name}`,
      'Balances Corner shop',
      'certificate',
    ]);
    expect((await listTrail(testApp, firm, matterIDs[1]!)).slice(-2)).toEqual([
      'document.generated',
      'document.mailed',
    ]);
    expect((await firm.admin.call(jointLetterCalls.getlist)).body.map(({ id }) => id)).toContain(done.id);

    const stranger = (await testApp.createFirm()).admin;
    expect((await stranger.call(jointLetterCalls.getbyid, { query: { id: done.id } })).status).toBe(404);
    expect(
      (await stranger.call(jointLetterCalls.downloadletter, { query: { recipientID: done.recipients[0]!.id } })).status,
    ).toBe(404);
  });

  test('asks who holds what the matters own; a matter with nobody is named, an account number is not shown whole', async () => {
    const [one, two] = [
      (await createMatter(testApp, firm, { diedOn: '2026-03-01' })).id,
      (await createMatter(testApp, firm, { diedOn: '2026-03-01' })).id,
    ];
    await createCreditor({ name: 'Held Bank', email: 'held@joint.test' });
    const account = { kind: 'cash' as const, class: 'claim' as const, accountNumber: '1234567890' };
    await createAsset(firm.admin, one, { ...account, name: 'Savings', institution: 'held bank' });
    const { body } = await firm.admin.call(jointLetterCalls.getrecipients, {
      body: { matterIDs: [one, two], list: 'banks' },
    });
    expect(body.recipients.map(({ name, email }) => [name, email])).toEqual([['held bank', 'held@joint.test']]);
    expect(body.recipients[0]!.lines[0]!.theirReference).not.toContain('123456');
    expect(body.without.map(({ matterID }) => matterID)).toEqual([two]);
  });

  test('with a recipient nobody listed, or a matter nobody knows, is not made', async () => {
    const { id } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const make = (more: object) =>
      firm.admin.call(jointLetterCalls.make, {
        body: { ...letter, matterIDs: [id], keys: ['creditor 99999'], ...more },
      });
    expect((await make({})).problem).toEqual({
      keys: ['The list of recipients has changed. Check the list again, then create the letters.'],
    });
    expect((await make({ matterIDs: [id, 99_999_999] })).status).toBe(404);
  });

  test('keeps in the trail the subject the firm’s own words gave its mail', async () => {
    const bank = await createCreditor({ name: 'Worded Bank', email: 'worded@joint.test' });
    const { id } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    await addLiability(firm.admin, id, { creditorID: bank.id, creditor: null, amount: 9 });
    const mails = (await firm.admin.call(emailContentCalls.getlist)).body;
    const type = mails.find(({ title }) => title === 'Letter of a batch, attached')!;
    const own = {
      type: type.type,
      language: 'en' as const,
      subject: 'From us: {title}',
      body: 'See the letter.\n\n{firm}',
    };
    expect((await firm.admin.call(emailContentCalls.save, { body: own })).status).toBe(200);
    const made = await firm.admin.call(jointLetterCalls.make, {
      body: { ...letter, matterIDs: [id], keys: [`creditor ${bank.id}`], isMailed: true },
    });
    await runJobs(testApp);
    expect((await firm.admin.call(jointLetterCalls.getbyid, { query: { id: made.body.id } })).body.done).toBe(1);
    expect((await listMails(testApp, 'worded@joint.test'))[0]!.subject).toBe('From us: Balances');
    const [entry] = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.rows<{ after: { subject: string } }>(
        sql`select after from audit_entry where matter_id = ${id} and action = 'document.mailed'`,
      ),
    );
    expect(entry!.after.subject).toBe('From us: Balances');
  });
});
