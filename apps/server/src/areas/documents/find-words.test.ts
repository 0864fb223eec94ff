import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { paperCalls } from '@boedel/contract/templates/templates.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMatter } from '../../testing/a-matter';
import { runJobs } from '../../testing/after-commit';
import { type TestFirm, testHouse } from '../../testing/house';
import { sendFiles } from '../../testing/send-files';

const house = testHouse();
let firm: TestFirm;
beforeAll(async () => void (firm = await house.aFirm()));

const make = (matterID: number, title: string, text: string, fileType: 0 | 1) =>
  firm.admin.call(paperCalls.saveMatterTemplate, { body: { matterID, title, content: text, fileType } });
const find = async (matterID: number, searchString: string) =>
  (await firm.admin.call(documentCalls.searchText, { query: { matterID, searchString } })).body;
const titles = async (matterID: number, words: string) =>
  (await find(matterID, words)).map(({ document }) => document.title).toSorted();

describe('the words inside documents', () => {
  test('are found in PDF, Word and plain text after they were read, without accents and by the beginning of a word', async () => {
    const { id: matterID } = await aMatter(house, firm, { diedOn: '2026-03-01' });
    const { id: other } = await aMatter(house, firm, { diedOn: '2026-03-01' });
    await make(matterID, 'As PDF', 'Die plaas Môreson lê aan die Tuinroete.', 0);
    await make(matterID, 'As Word', 'The farm Môreson was valued.', 1);
    await make(other, 'Elsewhere', 'Môreson again.', 0);
    const [first] = (
      await sendFiles(house, firm.admin, documentCalls.UploadFile, { matterID }, [
        { name: 'notes.txt', content: Buffer.from('nothing of it here') },
      ])
    ).body;
    expect(await titles(matterID, 'moreson')).toEqual([]);
    await runJobs(house);
    expect(await titles(matterID, 'moreson')).toEqual(['As PDF', 'As Word']);
    expect(await titles(matterID, 'MÔRES tuinr')).toEqual(['As PDF']);
    expect(await titles(matterID, 'oreson')).toEqual([]);
    expect(await titles(matterID, "') | & ! <-> :* moreson")).toEqual(['As PDF', 'As Word']);
    expect(await titles(matterID, '  ')).toEqual([]);
    const [found] = await find(matterID, 'valued');
    expect(found!.snippet).toMatchObject({ hit: 'valued' });
    expect(found!.snippet!.before).toContain('Môreson was ');

    // A version that was replaced is found no more.
    await sendFiles(house, firm.admin, documentCalls.UploadFile, { matterID, replacesID: first!.id }, [
      { name: 'notes.txt', content: Buffer.from('something else') },
    ]);
    await runJobs(house);
    expect(await titles(matterID, 'nothing')).toEqual([]);
    expect(await titles(matterID, 'something')).toEqual(['notes']);
    const stranger = (await house.aFirm()).admin;
    const asked = await stranger.call(documentCalls.searchText, { query: { matterID, searchString: 'moreson' } });
    expect(asked.status).toBe(404);
  });

  test('of a broken file are none, and the next one is read', async () => {
    const { id: matterID } = await aMatter(house, firm, { diedOn: '2026-03-01' });
    await sendFiles(house, firm.admin, documentCalls.UploadFile, { matterID }, [
      { name: 'broken.pdf', content: Buffer.from('%PDF-1.7\nbroken\n%%EOF') },
      { name: 'good.txt', content: Buffer.from('readable') },
    ]);
    await runJobs(house);
    expect(await titles(matterID, 'readable')).toEqual(['good']);
  });
});
