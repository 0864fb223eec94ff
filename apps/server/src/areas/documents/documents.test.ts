import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { createAsset } from '../assets/assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  firm = await testApp.createFirm();
  matterID = (await createMatter(testApp, firm)).id;
});
const createPdf = (text: string) => ({ name: `${text}.pdf`, content: `%PDF-1.7\n${text}\n%%EOF` });
const upload = (fields: object, files: { name: string; content: Uint8Array | string }[], who = firm.admin) =>
  sendFiles(testApp, who, documentCalls.UploadFile, { matterID, ...fields }, files);

describe('a matter’s papers', () => {
  test('are filed, listed, found, opened and removed', async () => {
    const own = (await createMatter(testApp, firm)).id;
    const { body: filed } = await upload({ matterID: own }, [createPdf('Title deed'), createPdf('Bond')]);
    expect(filed.map(({ title, edition }) => [title, edition])).toEqual([
      ['Title deed', 1],
      ['Bond', 1],
    ]);
    const found = await firm.admin.call(documentCalls.getbymatterid, {
      query: { matterID: own, searchString: 'DEED' },
    });
    expect([found.body.total, found.body.rows[0]?.title]).toEqual([1, 'Title deed']);
    const opened = await firm.admin.call(documentCalls.downloaddocument, { query: { documentID: filed[0]!.id } });
    expect([opened.raw.toString(), opened.headers['content-type']]).toEqual([
      createPdf('Title deed').content,
      'application/pdf',
    ]);
    expect((await firm.admin.call(documentCalls._delete, { body: { id: filed[0]!.id } })).status).toBe(200);
    expect(
      (await firm.admin.call(documentCalls.downloaddocument, { query: { documentID: filed[0]!.id } })).status,
    ).toBe(404);
    expect(await listTrail(testApp, firm, own)).toEqual(['document.uploaded', 'document.uploaded', 'document.removed']);
  });

  test('larger than a JSON body may be are taken, and past 25 MB refused', async () => {
    const large = {
      name: 'scan.pdf',
      content: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3 * 1024 * 1024, 'a')]),
    };
    expect((await upload({}, [large])).status).toBe(200);
    const huge = { name: 'scan.pdf', content: Buffer.alloc(26 * 1024 * 1024, 'a') };
    expect((await upload({}, [huge])).status).toBe(413);
  });

  test('are checked by what is in them', async () => {
    const program = await upload({}, [{ name: 'virus.pdf', content: 'MZ not a pdf' }]);
    expect([program.status, Object.keys(program.problem)]).toEqual([422, ['file']]);
    const none = await upload({}, []);
    expect(none.problem).toEqual({ file: ['Choose a file to send.'] });
  });

  test('have versions: the later one takes the place', async () => {
    const { body: first } = await upload({}, [createPdf('Valuation')]);
    const { body: second } = await upload({ replacesID: first[0]!.id }, [createPdf('v2')]);
    expect(second[0]).toMatchObject({ title: 'Valuation', edition: 2 });
    const before = await firm.admin.call(documentCalls.getbydocumentid, { query: { documentID: first[0]!.id } });
    expect(before.body.isReplaced).toBe(true);
    expect((await upload({ replacesID: first[0]!.id }, [createPdf('v3')])).status).toBe(422);
  });

  test('are kept first and filed after, once', async () => {
    const kept = await sendFiles(testApp, firm.admin, documentCalls.FilePondUpload, { matterID }, [createPdf('Later')]);
    const body = { matterID, fileID: kept.body.fileID, title: 'Offer' };
    expect((await firm.admin.call(documentCalls.AddMatterDocument, { body })).body.title).toBe('Offer');
    expect((await firm.admin.call(documentCalls.AddMatterDocument, { body })).status).toBe(422);
  });

  test('are evidence of an asset and of one of its values', async () => {
    const asset = await createAsset(firm.admin, matterID, { valuationDate: '2026-04-01' });
    const check = async () =>
      (await firm.admin.call(documentCalls.checkassetfile, { query: { assetID: asset.id } })).body;
    expect(await check()).toEqual({ exists: false, count: 0 });
    const [value] = (await firm.admin.call(assetCalls.getAssetAmounts, { query: { assetID: asset.id } })).body;
    const { body: filed } = await upload({ assetID: asset.id, assetAmountID: value!.id }, [createPdf('Appraisal')]);
    expect(await check()).toEqual({ exists: true, count: 1 });
    const [again] = (await firm.admin.call(assetCalls.getAssetAmounts, { query: { assetID: asset.id } })).body;
    expect(again!.documents).toEqual([{ id: filed[0]!.id, name: 'Appraisal' }]);
    const ofAsset = await firm.admin.call(documentCalls.getbyassetid, { query: { assetID: asset.id } });
    expect(ofAsset.body.map(({ id }) => id)).toEqual([filed[0]!.id]);
    const signed = await firm.admin.call(assetCalls.valuationAudit, {
      body: { assetID: asset.id, documentID: filed[0]!.id },
    });
    expect(signed.body.documents).toBe(1);
  });

  test('are of their own matter, and for those who were let see them', async () => {
    const other = await createMatter(testApp, firm);
    const asset = await createAsset(firm.admin, other.id);
    expect((await upload({ assetID: asset.id }, [createPdf('Wrong')])).status).toBe(404);
    const { body: filed } = await upload({}, [createPdf('Ours')]);
    const client = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, matterID, client, { rights: ['estate'], mayCapture: true });
    expect((await client.call(documentCalls.downloaddocument, { query: { documentID: filed[0]!.id } })).status).toBe(
      404,
    );
    expect((await upload({}, [createPdf('Theirs')], client)).status).toBe(404);
    const stranger = (await testApp.createFirm()).admin;
    expect((await upload({}, [createPdf('Foreign')], stranger)).status).toBe(404);
  });
});
