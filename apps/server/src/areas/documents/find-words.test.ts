import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { toBuffer } from 'qrcode';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { runJobs } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const make = (matterID: number, title: string, text: string, fileType: 0 | 1) =>
  firm.admin.call(paperCalls.saveMatterTemplate, { body: { matterID, title, content: text, fileType } });
const find = async (matterID: number, searchString: string) =>
  (await firm.admin.call(documentCalls.searchText, { query: { matterID, searchString } })).body;
const listTitles = async (matterID: number, words: string) =>
  (await find(matterID, words)).map(({ document }) => document.title).toSorted();

describe('the words inside documents', () => {
  test('are found in PDF, Word and plain text after they were read, without accents and by the beginning of a word', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const { id: other } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    await make(matterID, 'As PDF', 'Die plaas Môreson lê aan die Tuinroete.', 0);
    await make(matterID, 'As Word', 'The farm Môreson was valued.', 1);
    await make(other, 'Elsewhere', 'Môreson again.', 0);
    const [first] = (
      await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID }, [
        { name: 'notes.txt', content: Buffer.from('nothing of it here') },
      ])
    ).body;
    expect(await listTitles(matterID, 'moreson')).toEqual([]);
    await runJobs(testApp);
    expect(await listTitles(matterID, 'moreson')).toEqual(['As PDF', 'As Word']);
    expect(await listTitles(matterID, 'MÔRES tuinr')).toEqual(['As PDF']);
    expect(await listTitles(matterID, 'oreson')).toEqual([]);
    expect(await listTitles(matterID, "') | & ! <-> :* moreson")).toEqual(['As PDF', 'As Word']);
    expect(await listTitles(matterID, '  ')).toEqual([]);
    const [found] = await find(matterID, 'valued');
    expect(found!.snippet).toMatchObject({ hit: 'valued' });
    expect(found!.snippet!.before).toContain('Môreson was ');

    // A version that was replaced is found no more.
    await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID, replacesID: first!.id }, [
      { name: 'notes.txt', content: Buffer.from('something else') },
    ]);
    await runJobs(testApp);
    expect(await listTitles(matterID, 'nothing')).toEqual([]);
    expect(await listTitles(matterID, 'something')).toEqual(['notes']);
    const stranger = (await testApp.createFirm()).admin;
    const asked = await stranger.call(documentCalls.searchText, { query: { matterID, searchString: 'moreson' } });
    expect(asked.status).toBe(404);
  });

  test('a signed scan is known by the number on the pages of its paper, and a file that was never printed is not', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const { id: other } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const made = await make(
      matterID,
      'Receipt',
      '# Receipt\n\nI received it.\n\n~~ Signed at ____ on ____\n~ Elsa | heir',
      0,
    );
    const letter = await make(matterID, 'Letter', 'Nothing is signed here.', 0);
    const readCode = async (documentID: number): Promise<string | undefined> => {
      const { raw } = await firm.admin.call(documentCalls.downloaddocument, { query: { documentID } });
      const pdf = await getDocument({ data: new Uint8Array(raw), verbosity: 0 }).promise;
      const { items } = await (await pdf.getPage(1)).getTextContent();
      return /BP[A-Z2-9]{14}/.exec(items.map((item) => ('str' in item ? item.str : '')).join(' '))?.[0];
    };
    expect(await readCode(letter.body.documentID!)).toBeUndefined();
    const code = (await readCode(made.body.documentID!))!;
    expect(code).toMatch(/^BP/);
    const scan = await toBuffer([{ data: code, mode: 'alphanumeric' }], {
      version: 1,
      errorCorrectionLevel: 'Q',
      scale: 6,
      margin: 8,
    });
    const upload = async (matter: number) =>
      (await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID: matter }, [{ name: 'scan.png', content: scan }])).body[0]!; // prettier-ignore
    const [signed, elsewhere] = [await upload(matterID), await upload(other)];
    await runJobs(testApp);
    const read = async (documentID: number) =>
      (await firm.admin.call(documentCalls.getbydocumentid, { query: { documentID } })).body.signedCopyOf;
    expect(await read(signed.id)).toBe('Receipt');
    expect(await read(elsewhere.id)).toBeNull();
    expect(await read(made.body.documentID!)).toBeNull();
    expect((await listTrail(testApp, firm, matterID)).filter((what) => what === 'document.recognised')).toHaveLength(1);
  });

  test('of a broken file are none, and the next one is read', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID }, [
      { name: 'broken.pdf', content: Buffer.from('%PDF-1.7\nbroken\n%%EOF') },
      { name: 'good.txt', content: Buffer.from('readable') },
    ]);
    await runJobs(testApp);
    expect(await listTitles(matterID, 'readable')).toEqual(['good']);
  });
});
