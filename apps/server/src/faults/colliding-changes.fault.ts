import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { expect, test } from 'vitest';
import { createAsset, createAssetBody } from '../areas/assets/assets.testing';
import { addLiability } from '../areas/liabilities/liabilities.testing';
import { createMatter } from '../testing/a-matter';
import { createTestApp } from '../testing/test-app';
import { createRandom, reportFault } from './report-fault';

const testApp = createTestApp();
const people = 12;
const changesEach = Number(process.env['COLLISIONS'] ?? 60);

test('twelve people change one estate at once: each change is kept or shown as a conflict, and the figures are theirs', async () => {
  const some = createRandom();
  const firm = await testApp.createFirm();
  const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
  const assets = await Promise.all([1, 2, 3].map(() => createAsset(firm.admin, matterID)));
  const liability = await addLiability(firm.admin, matterID);
  const { body: note } = await firm.admin.call(noteCalls.add, { body: { matterID, comment: '<p>All at once</p>' } });

  const changeAsset = (): Promise<{ status: number }> => {
    const asset = assets[Math.floor(some() * assets.length)]!;
    const at = some();
    if (at < 0.5) {
      const body = { ...createAssetBody(matterID, { valuationAmount: Math.floor(some() * 1_000_000) }), id: asset.id };
      return firm.admin.call(assetCalls.update, { body: { ...body, version: asset.version } }).then((answer) => {
        if (answer.status === 200) Object.assign(asset, { version: answer.body.version });
        return answer;
      });
    }
    if (at < 0.65)
      return firm.admin.call(assetCalls.add, { body: createAssetBody(matterID, { valuationAmount: 1_000 }) });
    if (at < 0.8) {
      return firm.admin.call(noteCalls.updateShowInReport, { body: { id: note.id, showInReport: some() < 0.5 } });
    }
    return firm.admin.call(liabilityCalls.getbymatterid, { query: { matterID } }).then(async ({ body }) => {
      const row = body.find(({ id }) => id === liability.id)!;
      return firm.admin.call(liabilityCalls.update, { body: { ...row, amount: Math.floor(some() * 50_000) } });
    });
  };
  const statuses: number[] = [];
  await Promise.all(
    Array.from({ length: people }, async () => {
      for (let n = 0; n < changesEach; n += 1) statuses.push((await changeAsset()).status);
    }),
  );
  const countStatus = (status: number): number => statuses.filter((one) => one === status).length;
  const others = statuses.filter((status) => status !== 200 && status !== 409);
  reportFault('colliding changes', {
    made: statuses.length,
    kept: countStatus(200),
    conflicts: countStatus(409),
    broken: others.length,
  });
  expect(others).toEqual([]);

  const { body: list } = await firm.admin.call(assetCalls.getbymatterid, { query: { matterID } });
  const sum = list.rows.reduce((total, { countedAmount }) => total + Math.round((countedAmount ?? 0) * 100), 0);
  const glance = await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID } });
  expect(Math.round((glance.body.grossAssets ?? 0) * 100)).toBe(sum);
});
