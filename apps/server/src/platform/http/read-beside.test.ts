import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { type Beside, besideHeader } from '@boedel/contract/read-beside';
import { expect, test } from 'vitest';
import { aMatter } from '../../testing/a-matter';
import { testHouse } from '../../testing/house';

const house = testHouse();

async function added(token: string, matterID: number, addresses: readonly string[]) {
  const answer = await house.app.inject({
    method: 'POST',
    url: assetCalls.add.path,
    headers: { authorization: `Bearer ${token}`, [besideHeader]: addresses.join(' ') },
    payload: { matterID, kind: 'movable', class: 'movable', name: 'Piano', treatment: 'inKind', valuationAmount: 8000 },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<Beside>() };
}

test('a change brings what the screen reads again, as it stands after it', async () => {
  const firm = await house.aFirm();
  const { id } = await aMatter(house, firm, { diedOn: '2026-03-01' });
  const header = `/api/matter/getQuickGlance?matterID=${id}`;
  const totals = `/api/asset/getTotalAssetAmount?matterID=${id}`;
  const { status, headers, body } = await added(firm.admin.token, id, [header, totals]);
  expect([status, headers[besideHeader]]).toEqual([200, 'yes']);
  expect(body.answer).toMatchObject({ name: 'Piano' });
  expect(body.beside).toMatchObject({ [header]: { grossAssets: 8000 }, [totals]: { total: 8000 } });
});

test('what the person may not read, what is no call and what is no data is left out; the change stands', async () => {
  const [firm, other] = [await house.aFirm(), await house.aFirm()];
  const [ours, theirs] = [await aMatter(house, firm), await aMatter(house, other)];
  const { status, body } = await added(firm.admin.token, ours.id, [
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
  const firm = await house.aFirm();
  const { id } = await aMatter(house, firm);
  const header = `/api/matter/getQuickGlance?matterID=${id}`;
  const { status, headers } = await added(firm.admin.token, 99_999_999, [header]);
  expect([status, headers[besideHeader]]).toEqual([404, undefined]);
});
