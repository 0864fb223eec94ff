import { figureCalls } from '@boedel/contract/figures/figures.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { assetBulkCalls, assetCalls } from '@boedel/contract/assets/assets.calls';
import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { computeMatterFigures } from '@boedel/domain/figures/matter-figures';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset, createAssetBody } from '../assets/assets.testing';
import { readMatterFacts } from '../estate/read-estate';
import { addLiability } from '../liabilities/liabilities.testing';
import { figuresStore, toStoredFigures, readStoredFigures } from '../kept-figures/figures.store';
import { checkFigures } from './check-figures';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const readStored = (matterId: number) =>
  openFirmScope(testApp.test.database, firm.id).transaction(async (tx) =>
    readStoredFigures((await figuresStore(tx).of(matterId))!),
  );
const computeFresh = (matterId: number) =>
  openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
    const { held, ...facts } = await readMatterFacts(tx, matterId);
    return toStoredFigures(computeMatterFigures({ ...facts, assets: held.captured }));
  });
const readGlance = async (matterID: number) =>
  (await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID } })).body;

describe('the figures of a matter', () => {
  test('move with every fact, in the header, the list and the total of assets', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const home = await createAsset(firm.admin, matterID, { valuationAmount: 5_000_000 });
    const debt = await addLiability(firm.admin, matterID, { amount: 400_000 });
    expect(await readGlance(matterID)).toMatchObject({
      grossAssets: 5_000_000,
      liabilities: 400_000,
      net: 4_600_000,
      // 5 000 000 less 400 000, the fee with its VAT and the Master’s fee, less 3 500 000, at 20%.
      estateDutyOrDividend: expect.any(Number),
    });
    const { amounts } = await readStored(matterID);
    expect(amounts).toMatchObject({ executorFee: 17_500_000, mastersFee: 700_000 });
    await firm.admin.call(liabilityCalls._delete, { body: { id: debt.id } });
    expect(await readGlance(matterID)).toMatchObject({ liabilities: 0, net: 5_000_000 });
    await firm.admin.call(assetCalls._delete, { body: { id: home.id } });
    expect(await readGlance(matterID)).toMatchObject({ grossAssets: null, net: null });
    const list = await firm.admin.call(matterCalls.getMatterList, {
      query: { sortModelColId: 'grossAssets', sortModelSort: 'desc' },
    });
    expect(list.status).toBe(200);
    const total = await firm.admin.call(matterCalls.GetTotalAssetValue, { query: { matterID } });
    expect(total.body.total).toBeNull();
  });

  test('stand in the list and the export, and a sum of the dashboard is the sum of its matters', async () => {
    const own = await testApp.createFirm();
    const estates = await own.person(['Admin', 'Capture Matter'], { systemType: 2 });
    const values = [5_000_000, 1_250_000.25, 800_000];
    for (const valuationAmount of values) {
      const { id } = await createMatter(testApp, own, { diedOn: '2026-03-01' });
      await createAsset(estates, id, { valuationAmount });
      await addLiability(estates, id, { amount: 100_000 });
    }
    await createMatter(testApp, own, { diedOn: '2026-03-01' });
    const query = { sortModelColId: 'net', sortModelSort: 'desc', matterStatus: '1,2' } as const;
    const { rows } = (await estates.call(matterCalls.getMatterList, { query })).body;
    expect(rows.map(({ grossAssets, liabilities, net }) => [grossAssets, liabilities, net])).toEqual([
      ...values.map((gross) => [gross, 100_000, gross - 100_000]),
      [null, null, null],
    ]);
    const glances = await Promise.all(
      rows.map(async ({ id }) => (await estates.call(matterCalls.getQuickGlance, { query: { matterID: id } })).body),
    );
    expect(rows.map(({ estateDuty, projectedFees }) => [estateDuty, projectedFees])).toEqual(
      glances.map(({ estateDutyOrDividend, projectedFees }) => [estateDutyOrDividend, projectedFees]),
    );
    const { assetValue, projectedFees } = (await estates.call(matterCalls.dashboard)).body;
    const readAdded = async (name: 'assetValue' | 'projectedFees') =>
      (await estates.call(figureCalls.howAdded, { query: { name } })).body;
    const sumCents = (amounts: readonly (number | null)[]) =>
      amounts.reduce<number>((all, amount) => all + Math.round((amount ?? 0) * 100), 0) / 100;
    const fees = await readAdded('projectedFees');
    expect(fees).toMatchObject({ total: projectedFees, others: { count: 0, amount: 0 }, withoutFigure: 0 });
    expect(sumCents(fees.lines.map(({ amount }) => amount))).toBe(projectedFees);
    expect(sumCents(rows.map((row) => row.projectedFees))).toBe(projectedFees);
    expect((await readAdded('assetValue')).total).toBe(assetValue);
  });

  test('say what is missing where one cannot be worked out, and how each is worked out', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    await createAsset(firm.admin, matterID);
    const before = await firm.admin.call(figureCalls.howWorkedOut, { query: { matterID } });
    expect(before.body.find(({ name }) => name === 'estateDuty')).toMatchObject({
      worked: null,
      reasons: [{ key: 'Enter the date of death first.' }],
    });
    expect((await readStored(matterID)).reasons.estateDuty).toMatchObject([{ key: 'Enter the date of death first.' }]);
    const gross = before.body.find(({ name }) => name === 'grossAssets');
    expect(gross?.worked).toMatchObject({ title: 'Gross assets', value: 100_000_000 });
  });

  test('follow what is set by hand, and a type that has no duty has none', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    await createAsset(firm.admin, matterID, { valuationAmount: 5_000_000 });
    const { body: settings } = await firm.admin.call(estateSettingCalls.get, { query: { matterID } });
    const saved = await firm.admin.call(estateSettingCalls.save, {
      body: {
        ...settings,
        overrides: { ...settings.overrides!, estateDuty: { amount: 1_234.5, reason: 'As SARS assessed' } },
      },
    });
    expect(saved.status).toBe(200);
    expect(await readGlance(matterID)).toMatchObject({ estateDutyOrDividend: 1_234.5, setByHand: ['estateDuty'] });
    const late = await firm.admin.call(estateSettingCalls.save, { body: settings });
    expect(late.status).toBe(409);
    const trust = await createMatter(testApp, firm, { systemType: 5 });
    await createAsset(firm.admin, trust.id);
    expect((await readStored(trust.id)).amounts).toMatchObject({ grossAssets: 100_000_000, estateDuty: null });
    expect((await readStored(trust.id)).reasons).toEqual({});
  });

  test('are the same worked out anew after any change, and the command finds one that is not', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const rows = [1, 2, 3, 4].map((n) => ({
      ...createAssetBody(matterID),
      valuationAmount: n * 1_000_000,
      share: `${n}/5`,
    }));
    const { body: added } = await firm.admin.call(assetBulkCalls.addMany, { body: { matterID, rows } });
    await addLiability(firm.admin, matterID, { amount: 77.77, securedBy: [{ assetID: added.rows[0]!.id }] });
    const kept = await firm.admin.call(assetBulkCalls.undoMany, { body: { bulkID: added.bulkID } });
    expect(kept.status).toBe(422);
    expect(await readStored(matterID)).toEqual(await computeFresh(matterID));
    expect(await checkFigures(testApp.test.database, firm.id)).toEqual([]);
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`update matter_figures set liabilities_cents = 1 where matter_id = ${matterID}`),
    );
    expect(await checkFigures(testApp.test.database, firm.id)).toEqual([
      { matterId: matterID, reference: expect.any(String), figure: 'liabilities', kept: 1, found: 7_777 },
    ]);
    await checkFigures(testApp.test.database, firm.id, { mend: true });
    expect(await checkFigures(testApp.test.database, firm.id)).toEqual([]);
  });
});
