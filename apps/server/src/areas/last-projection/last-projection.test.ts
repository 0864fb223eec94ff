import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { expenseCalls } from '@boedel/contract/cash/cash.calls';
import { lastProjectionCalls } from '@boedel/contract/die-today/last-projection.calls';
import { projectionCalls } from '@boedel/contract/die-today/die-today.calls';
import { turnIntoEstateCalls } from '@boedel/contract/matter/turn-into-estate.calls';
import { w3Client } from '@boedel/domain/die-today/w3.testing';
import { expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';
import { saveClient } from '../die-today/save-client.testing';

const testApp = createTestApp();

test('a client who dies leaves the plan behind: the estate’s account is held against it line by line', async () => {
  const firm = await testApp.createFirm();
  const { matterID, idOf } = await saveClient(testApp, firm, w3Client);
  const { body: shown } = await firm.admin.call(projectionCalls.getProjection, { query: { matterID } });
  const turned = await firm.admin.call(turnIntoEstateCalls.changeSystemTypeToDeceased, {
    body: { id: matterID, dateOfDeath: shown.projection!.asAt },
  });
  expect(turned.body).toMatchObject({ systemTypeID: 2, kind: 'Testate' });
  // The estate is numbered as estates are, and nothing that was planned counts as paid.
  expect(JSON.stringify(turned.body)).toMatch(/EST/);
  const { body: costs } = await firm.admin.call(expenseCalls.getbymatterid, { query: { matterID } });
  expect(costs.map(({ isProvision, isEstimate }) => [isProvision, isEstimate])).toEqual(costs.map(() => [true, true]));
  expect(costs).toHaveLength(3);
  const stopped = await firm.admin.call(lastProjectionCalls.compare, { query: { matterID } });
  expect(stopped.body.plan).toBe(null);
  for (const cost of costs) {
    const confirmed = await firm.admin.call(expenseCalls.update, { body: { ...cost, isEstimate: false } });
    expect(confirmed.status).toBe(200);
  }
  const comparePlans = async () =>
    (await firm.admin.call(lastProjectionCalls.compare, { query: { matterID } })).body.plan!;
  const assets = (await firm.admin.call(assetCalls.getbymatterid, { query: { matterID } })).body.rows;
  expect(assets).toHaveLength(10);
  const before = await comparePlans();
  expect(before).toMatchObject({ isLodged: false, madeOn: shown.projection!.asAt });
  const findLine = (plan: typeof before, words: RegExp) => plan.lines.find((one) => words.test(one.words));
  expect(findLine(before, /Holiday flat/)).toMatchObject({ before: 2_600_000, after: 2_600_000, change: 'same' });
  const flat = assets.find(({ id }) => id === idOf('asset', 'Holiday flat'))!;
  await firm.admin.call(assetCalls.update, {
    body: { ...flat, deceasedShareOfAmount: null, valuationAmount: 2_500_000 },
  });
  expect(findLine(await comparePlans(), /Holiday flat/)).toMatchObject({
    before: 2_600_000,
    after: 2_500_000,
    change: 'changed',
  });
  const other = await testApp.createFirm();
  expect((await other.admin.call(lastProjectionCalls.compare, { query: { matterID } })).status).toBe(404);
  const { id: estate } = await createMatter(testApp, firm, { diedOn: '2026-01-02' });
  const none = await firm.admin.call(lastProjectionCalls.compare, { query: { matterID: estate } });
  expect(none.body.plan).toBe(null);
});
