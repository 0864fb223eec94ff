import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { type AnswerWithExtras, besideHeader } from '@boedel/contract/read-beside';
import { expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';

const testApp = createTestApp();

async function readBeside(token: string, matterID: number, addresses: readonly string[]) {
  const answer = await testApp.fastify.inject({
    method: 'POST',
    url: assetCalls.add.path,
    headers: { authorization: `Bearer ${token}`, [besideHeader]: addresses.join(' ') },
    payload: { matterID, kind: 'movable', class: 'movable', name: 'Piano', treatment: 'inKind', valuationAmount: 8000 },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<AnswerWithExtras>() };
}

test('a change brings what the screen reads again, as it stands after it', async () => {
  const firm = await testApp.createFirm();
  const { id } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
  const header = `/api/matter/getQuickGlance?matterID=${id}`;
  const totals = `/api/asset/getTotalAssetAmount?matterID=${id}`;
  const { status, headers, body } = await readBeside(firm.admin.token, id, [header, totals]);
  expect([status, headers[besideHeader]]).toEqual([200, 'yes']);
  expect(body.answer).toMatchObject({ name: 'Piano' });
  expect(body.beside).toMatchObject({ [header]: { grossAssets: 8000 }, [totals]: { total: 8000 } });
});

test('what the person may not read, what is no call and what is no data is left out; the change stands', async () => {
  const [firm, other] = [await testApp.createFirm(), await testApp.createFirm()];
  const [ours, theirs] = [await createMatter(testApp, firm), await createMatter(testApp, other)];
  const { status, body } = await readBeside(firm.admin.token, ours.id, [
    `/api/matter/getQuickGlance?matterID=${theirs.id}`,
    '/api/nothing/here',
    '/metrics',
    'http://elsewhere.test/api/x',
    '/api/asset/add',
    '\u00e9%zz',
  ]);
  expect([status, body.beside]).toEqual([200, {}]);
});

test('a change that is refused brings nothing', async () => {
  const firm = await testApp.createFirm();
  const { id } = await createMatter(testApp, firm);
  const header = `/api/matter/getQuickGlance?matterID=${id}`;
  const { status, headers } = await readBeside(firm.admin.token, 99_999_999, [header]);
  expect([status, headers[besideHeader]]).toEqual([404, undefined]);
});
