import { assetCalls, findCalls } from '@boedel/contract/assets/assets.calls';
import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

describe('a find', () => {
  test('becomes an asset in one action, and its letters go with it', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const { body: find } = await firm.admin.call(findCalls.add, {
      body: {
        matterID,
        description: 'Absa letter, account unknown',
        source: 'Absa',
        amount: 12_500,
        askedDate: '2026-04-01',
      },
    });
    expect(find.status).toBe('asked');
    await sendFiles(testApp, firm.admin, documentCalls.UploadFile, { matterID, findID: find.id }, [
      { name: 'absa.txt', content: 'Letter' },
    ]);
    const settled = await firm.admin.call(findCalls.toAsset, {
      body: { id: find.id, kind: 'cash', version: find.version },
    });
    expect(settled.body).toMatchObject({ status: 'asset', letters: [{ name: 'absa' }] });
    const [asset] = (await firm.admin.call(assetCalls.getbymatterid, { query: { matterID } })).body.rows;
    expect(asset).toMatchObject({
      id: settled.body.assetID,
      kind: 'cash',
      class: 'claim',
      countedAmount: 12_500,
      documents: 1,
    });
    const again = await firm.admin.call(findCalls.toAsset, {
      body: { id: find.id, kind: 'cash', version: settled.body.version },
    });
    expect(again.problem).toEqual({ id: ['This item is settled. Reopen it first.'] });
    expect(
      (await firm.admin.call(findCalls.reopen, { body: { id: find.id, version: settled.body.version } })).status,
    ).toBe(422);
    await firm.admin.call(assetCalls._delete, { body: { id: asset!.id } });
    const reopened = await firm.admin.call(findCalls.reopen, { body: { id: find.id, version: settled.body.version } });
    expect(reopened.body).toMatchObject({ status: 'asked', assetID: null });
    expect(await listTrail(testApp, firm, matterID)).toEqual([
      'find.added',
      'document.uploaded',
      'asset.added',
      'find.settled',
      'asset.removed',
      'find.reopened',
    ]);
  });

  test('turns out to be nothing, with the reason kept', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const { body: find } = await firm.admin.call(findCalls.add, { body: { matterID, description: 'Old policy?' } });
    const nothing = await firm.admin.call(findCalls.toNothing, {
      body: { id: find.id, outcome: 'Lapsed in 2011', version: find.version },
    });
    expect(nothing.body).toMatchObject({ status: 'nothing', outcome: 'Lapsed in 2011' });
    const stale = await firm.admin.call(findCalls.reopen, { body: { id: find.id, version: find.version } });
    expect(stale.status).toBe(409);
    const list = await firm.admin.call(findCalls.getbymatterid, { query: { matterID } });
    expect(list.body).toHaveLength(1);
  });
});
