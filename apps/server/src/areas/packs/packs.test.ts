import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { packCalls } from '@boedel/contract/packs/packs.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { createHash } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendMail } from '../../platform/mail/send-mail';
import { createMatter, listTrail } from '../../testing/a-matter';
import { drainJobs } from '../../platform/jobs/workers';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { listMails } from '../../testing/after-commit';
import { sendFiles } from '../../testing/send-files';
import { createAsset } from '../assets/assets.testing';
import { createEstateToLodge } from '../lodging/lodging.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const uploadFiles = (more: object, ...sent: { name: string; content: string | Uint8Array }[]) =>
  sendFiles(testApp, firm.admin, documentCalls.UploadFile, more as never, sent as never);
const make = (matterID: number, fileType: 0 | 1) =>
  firm.admin.call(paperCalls.saveMatterTemplate, {
    body: { matterID, title: 'Letter', content: '# Letter\n\nAbout {main.name}', fileType },
  });
const downloadFile = async (documentID: number) =>
  (await firm.admin.call(documentCalls.downloaddocument, { query: { documentID } })).raw;

async function readPages(file: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ').replace(/\s+/g, ' '); // prettier-ignore
    }),
  );
}

describe('a pack of papers', () => {
  test('is bound from a PDF, a picture and a paper made as Word, filed with what it was made from, and resent whole', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const asset = await createAsset(firm.admin, matterID, { name: 'The farm', voucher: 'V2' });
    const pdf = (await make(matterID, 0)).body.documentID!;
    const word = (await make(matterID, 1)).body.documentID!;
    const [picture] = (await uploadFiles({ matterID, assetID: asset.id }, { name: 'farm.png', content: png })).body;
    const [notes] = (await uploadFiles({ matterID }, { name: 'notes.txt', content: 'notes' })).body;

    const { body: choices } = await firm.admin.call(packCalls.getPackChoices, { query: { matterID } });
    expect(choices.map(({ documentID, isVoucher, mark, why }) => [documentID, isVoucher, mark, why !== null])).toEqual([
      [picture!.id, true, 'V2', false],
      [pdf, false, null, false],
      [word, false, null, false],
      [notes!.id, false, null, true],
    ]);

    const items = [{ documentID: pdf }, { documentID: picture!.id, mark: 'V2' }, { documentID: word }];
    const bound = await firm.admin.call(packCalls.makePack, { body: { matterID, title: 'For the Master', items } });
    expect(bound.status).toBe(200);
    const pack = bound.body;
    expect(pack.pages).toBe(4);
    expect(pack.items.map(({ title, mark, page, pages }) => [title, mark, page, pages])).toEqual([
      ['Letter', null, 2, 1],
      ['farm', 'V2', 3, 1],
      ['Letter', null, 4, 1],
    ]);
    expect(pack.items[1]!.sha256).toBe(createHash('sha256').update(png).digest('hex'));
    const { body: filed } = await firm.admin.call(documentCalls.getbydocumentid, {
      query: { documentID: pack.documentID! },
    });
    expect([filed.type, filed.contentType, filed.fileName]).toEqual([232, 'application/pdf', 'For the Master.pdf']);
    expect((await downloadFile(pack.documentID!)).subarray(0, 5).toString()).toBe('%PDF-');

    const early = await firm.admin.call(packCalls.resendPack, { body: { id: pack.id } });
    expect(early.problem).toEqual({ id: ['This pack has not been sent yet. Choose who to send it to first.'] });
    const words = { to: 'pack@example.test', subject: 'Vouchers', text: 'As asked.' };
    const sent = await firm.admin.call(packCalls.sendPack, { body: { id: pack.id, ...words } });
    expect([sent.body.sentTo, sent.body.mailState]).toEqual(['pack@example.test', 'queued']);
    expect((await firm.admin.call(packCalls.resendPack, { body: { id: pack.id } })).status).toBe(200);
    await drainJobs(testApp.services, [sendMail]);
    const mails = await listMails(testApp, 'pack@example.test');
    expect(mails).toHaveLength(2);
    const { body: packs } = await firm.admin.call(packCalls.getPacks, { query: { matterID } });
    expect(packs.map(({ id, mailState }) => [id, mailState])).toEqual([[pack.id, 'sent']]);
    expect((await listTrail(testApp, firm, matterID)).slice(-3)).toEqual([
      'document.bound',
      'document.mailed',
      'document.mailed',
    ]);

    await firm.admin.call(documentCalls._delete, { body: { id: pack.documentID! } });
    const gone = await firm.admin.call(packCalls.resendPack, { body: { id: pack.id } });
    expect(gone.problem).toEqual({ id: ['This pack is no longer filed. Make it again; then it can be sent.'] });
  });

  test('of the account binds its vouchers in its order, says at the front what is missing, and goes to the Master in files', async () => {
    const { matterID, asset } = await createEstateToLodge(testApp, firm);
    const early = await firm.admin.call(packCalls.makeVoucherBundle, { body: { matterID } });
    expect(early.problem).toEqual({
      matterID: ['No document proves a line of the account yet. Add documents, and enter their voucher numbers.'],
    });
    const [deed] = (await uploadFiles({ matterID, assetID: asset.id }, { name: 'deed.png', content: png })).body;
    const [statement] = (await uploadFiles({ matterID, type: 55 }, { name: 'inventory.png', content: png })).body;
    const { body: lines } = await firm.admin.call(packCalls.getVoucherBundle, { query: { matterID } });
    expect(lines.stopping).toEqual([]);
    expect(lines.lines.map(({ documents }) => documents.map(({ title }) => title))).toEqual([['deed'], []]);
    const named = await firm.admin.call(documentCalls.update, {
      body: { id: deed!.id, title: 'Title deed', type: null, voucher: ' V1 ', version: deed!.version },
    });
    expect(named.body.voucher).toBe('V1');
    const kept = await firm.admin.call(documentCalls.update, {
      body: { id: deed!.id, title: 'Deed', type: null, version: named.body.version },
    });
    expect(kept.body.voucher).toBe('V1');

    const bundle = await firm.admin.call(packCalls.makeVoucherBundle, { body: { matterID } });
    expect(bundle.status).toBe(200);
    expect(bundle.body.items.map(({ title }) => title)).toEqual(['Deed']);
    const pages = await readPages(await downloadFile(bundle.body.documentID!));
    expect(pages[0]).toMatch(/Vouchers that are missing.*Savings account.*The document and its number/);

    const whole = await firm.admin.call(packCalls.makeLodgingPack, { body: { matterID, language: 'af' } });
    expect(whole.body.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
      ['Indieningsbundel', ['Deed', 'inventory']],
    ]);
    const read = (await readPages(await downloadFile(whole.body[0]!.documentID!))).join(' ');
    expect(read).toContain('Deur die kantoor gevra en nie in hierdie bundel nie');
    expect(read).toContain('Sterfkennis (J294)');
    expect(read).not.toContain('Inventaris (J243)');
    expect(read).toContain('Eerste en Finale Likwidasie- en Distribusierekening');
    expect(statement!.type).toBe(55);
  });

  test('names the paper it cannot take and says what to do; nothing is filed', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const good = (await make(matterID, 0)).body.documentID!;
    const [notes] = (await uploadFiles({ matterID }, { name: 'notes.txt', content: 'notes' })).body;
    const [broken] = (await uploadFiles({ matterID }, { name: 'scan.pdf', content: '%PDF-1.7\nx\n%%EOF' })).body;
    const bind = (documentID: number) =>
      firm.admin.call(packCalls.makePack, { body: { matterID, title: 'P', items: [{ documentID: good }, { documentID }] } }); // prettier-ignore
    expect((await bind(notes!.id)).problem).toEqual({
      'items.1': ['“notes” is no PDF and no picture. Save it as PDF, file that, and put it into the pack.'],
    });
    expect((await bind(broken!.id)).problem).toEqual({
      'items.1': ['“scan” cannot be read. Save or scan it again, file that, and put it into the pack.'],
    });
    const { id: other } = await createMatter(testApp, firm);
    const elsewhere = (await uploadFiles({ matterID: other }, { name: 'other.png', content: png })).body[0]!;
    expect((await bind(elsewhere.id)).status).toBe(404);
    expect((await firm.admin.call(packCalls.getPacks, { query: { matterID } })).body).toEqual([]);
  });
});
