import { assetBulkCalls, assetCalls, assetLineCalls } from '@boedel/contract/assets/assets.calls';
import { sumAssetLines } from '@boedel/domain/assets/asset-totals';
import type { Cents } from '@boedel/domain/money/cents';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { checkFigures } from '../figures/check-figures';
import { createAsset } from './assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const listLines = async (matterID: number, take?: number) =>
  (await firm.admin.call(assetLineCalls.getLines, { query: { matterID, ...(take && { take }) } })).body;
const toCents = (amount: number): Cents => Math.round(amount * 100) as Cents;

/** One of each kind that is counted in a way of its own. */
async function createMixedEstate() {
  const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
  const add = (more: object) => createAsset(firm.admin, matterID, more);
  await add({ name: 'Erf 1', share: '1/3' });
  const account = await add({ kind: 'investment', class: 'claim', name: 'Allan Gray', valuationAmount: 100 });
  await add({
    kind: 'vehicle',
    class: 'movable',
    name: 'Hilux',
    valuationAmount: null,
    voucher: 'V7',
    location: 'Paarl',
  });
  await add({ kind: 'investment', class: 'claim', name: 'Balanced fund', valuationAmount: 60, partOfID: account.id });
  await add({
    kind: 'investment',
    class: 'claim',
    name: 'Vanguard',
    isForeign: true,
    valuationAmount: 10,
    valuationCurrency: 'USD',
    valuationRate: '18.4025',
    valuationRateDate: '2026-03-01',
  });
  const farm = await add({ name: 'Farm', treatment: 'sold', valuationAmount: 5000 });
  const arranged = await firm.admin.call(assetCalls.arrangeSale, {
    body: { assetID: farm.id, way: 'auction', date: '2026-04-01', auctionDate: '2026-05-02' },
  });
  expect(arranged.status, JSON.stringify(arranged.problem)).toBe(200);
  return matterID;
}

describe('the lines of the assets tab', () => {
  test('say of every asset what the asset itself says, held ones under their account, and add up to its totals', async () => {
    const matterID = await createMixedEstate();
    const { rows: wholes } = (await firm.admin.call(assetCalls.getbymatterid, { query: { matterID } })).body;
    const { count, totals, rows } = await listLines(matterID);
    expect(rows.map(({ name }) => name)).toEqual(['Erf 1', 'Allan Gray', 'Balanced fund', 'Hilux', 'Vanguard', 'Farm']);
    for (const line of rows) expect(wholes.find(({ id }) => id === line.id)).toMatchObject(line);
    expect(count).toBe(wholes.length);
    const naive = sumAssetLines(
      wholes.map((asset) => ({
        under: asset.countedUnder,
        amount: toCents(asset.countedAmount),
        isHolder: asset.isHolder,
        isValued: asset.valuationAmount !== null,
      })),
    );
    expect(toCents(totals.gross)).toBe(naive.gross);
    expect(totals.unvalued).toBe(1);
    expect(totals.by.claim).toEqual({ count: 2, amount: naive.by.claim.amount / 100 });
  });

  test('open with the first of them and the totals of all, kept by whatever changed an asset last', async () => {
    const matterID = await createMixedEstate();
    const whole = await listLines(matterID);
    const first = await listLines(matterID, 2);
    expect(first).toEqual({ ...whole, rows: whole.rows.slice(0, 2) });
    const bulk = await firm.admin.call(assetBulkCalls.addMany, {
      body: {
        matterID,
        rows: [{ kind: 'movable', class: 'movable', name: 'Desk', treatment: 'inKind', valuationAmount: 7 }],
      },
    });
    const grown = await listLines(matterID, 1);
    expect([grown.count, toCents(grown.totals.gross)]).toEqual([whole.count + 1, toCents(whole.totals.gross) + 700]);
    await firm.admin.call(assetBulkCalls.undoMany, { body: { bulkID: bulk.body.bulkID } });
    expect(await listLines(matterID, 2)).toEqual(first);
    expect(await listLines(matterID)).toEqual(whole);
  });

  test('totals that are not kept yet are worked out; wrong ones are named by the command and put right', async () => {
    const matterID = await createMixedEstate();
    const whole = await listLines(matterID);
    const scope = openFirmScope(testApp.test.database, firm.id);
    await scope.transaction((tx) =>
      tx.run(sql`update matter_figures set asset_totals = null where matter_id = ${matterID}`),
    );
    expect(await listLines(matterID, 2)).toEqual({ ...whole, rows: whole.rows.slice(0, 2) });
    await createAsset(firm.admin, matterID, { name: 'Erf 2', valuationAmount: 1 });
    await scope.transaction((tx) =>
      tx.run(
        sql`update matter_figures set asset_totals = jsonb_set(asset_totals, '{gross}', '5') where matter_id = ${matterID}`,
      ),
    );
    const [difference] = await checkFigures(testApp.test.database, firm.id, { mend: true });
    expect(difference).toMatchObject({ matterId: matterID, figure: 'assetTotals', kept: 5 });
    expect(await checkFigures(testApp.test.database, firm.id)).toEqual([]);
  });

  test('one cell is typed over, the rest of the asset stays, and whoever was later is told', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const erf = await createAsset(firm.admin, matterID, { share: '2/6', location: 'Paarl' });
    const changeCell = (set: object, version: number) =>
      firm.admin.call(assetLineCalls.changeCell, { body: { id: erf.id, version, set } });
    const dearer = await changeCell({ valuationAmount: 3_000_000.5 }, erf.version);
    expect(dearer.body).toMatchObject({ valuationAmount: 3_000_000.5, share: '2/6', location: 'Paarl' });
    const halved = await changeCell({ share: '1/2' }, dearer.body.version);
    expect(halved.body).toMatchObject({ valuationAmount: 3_000_000.5, share: '1/2', countedAmount: 1_500_000.25 });
    expect((await changeCell({ share: null }, halved.body.version)).body).toMatchObject({ share: null });
    const late = await changeCell({ treatment: 'sold' }, erf.version);
    expect([late.status, late.problem]).toMatchObject([409, { conflict: { theirs: { share: null } } }]);
    expect((await changeCell({ share: '3/2' }, halved.body.version + 1)).status).toBe(422);
    expect(await listTrail(testApp, firm, matterID)).toEqual(['asset.added', ...Array(3).fill('asset.changed')]);
    const { body: single } = await firm.admin.call(assetCalls.getbyid, { query: { id: erf.id } });
    const { rows } = (await firm.admin.call(assetCalls.getbymatterid, { query: { matterID } })).body;
    expect(rows).toEqual([single]);
  });
});
