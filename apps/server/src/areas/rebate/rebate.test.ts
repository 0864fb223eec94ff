import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { estateSettingCalls } from '@boedel/contract/estate/estate.calls';
import { marriageCalls } from '@boedel/contract/parties/marriages.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { rebateCalls, rebateFigureCalls } from '@boedel/contract/rebate/rebate.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';
import { createAsset } from '../assets/assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

/** An estate of ten million net that one child takes; fees are set to nil by hand, with their reason. */
async function createLargeEstate(): Promise<{ matterID: number; farmID: number }> {
  const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2024-03-01' });
  await firm.admin.call(partyCalls['child.add'], { body: { matterID, surname: 'Botha', firstNames: 'Elsa' } });
  const farm = await createAsset(firm.admin, matterID, { name: 'Farm', valuationAmount: 3_000_000 });
  await createAsset(firm.admin, matterID, {
    kind: 'cash',
    class: 'claim',
    name: 'Savings account',
    treatment: 'money',
    valuationAmount: 7_000_000,
  });
  const { body } = await firm.admin.call(estateSettingCalls.get, { query: { matterID } });
  const none = { amount: 0, reason: 'Agreed.' };
  const saved = await firm.admin.call(estateSettingCalls.save, {
    body: {
      ...body,
      overrides: { ...body.overrides, executorRemuneration: none, vatOnRemuneration: none, mastersFee: none },
    },
  });
  expect(saved.status).toBe(200);
  return { matterID, farmID: farm.id };
}

const readFigures = async (matterID: number) =>
  (await firm.admin.call(rebateFigureCalls.getFigures, { query: { matterID } })).body;

test('DE-S07 rapid succession through the calls, to the cent', async () => {
  const { matterID, farmID } = await createLargeEstate();
  const row = {
    matterID,
    assetID: farmID,
    payeeID: null,
    annuityID: null,
    donationID: null,
    disposableID: null,
    deceasedName: 'Hendrik Botha',
    diedDate: '2021-05-10',
    estateNumber: '012345/2021',
    assessedDate: '2022-01-31',
    duty: 1_100_000,
    netValue: 9_000_000,
    totalValue: null,
    dutiableAmount: null,
    propertyValue: 2_400_000,
    notes: null,
  };
  const { body: added, status } = await firm.admin.call(rebateCalls.add, { body: row });
  expect([status, added.itemName]).toEqual([200, 'Farm']);
  const { reliefs, totalRelief, duty, stopping } = await readFigures(matterID);
  expect(stopping).toEqual([]);
  expect(reliefs.map(({ rebateID, worked }) => [rebateID, worked.value])).toEqual([[added.id, 24_960_000]]);
  expect([totalRelief, duty?.value]).toEqual([249_600, 105_040_000]);
  expect(reliefs[0]!.worked.lines.map(({ value }) => value)).toEqual([
    240_000_000, 31_200_000, 24_960_000, 29_333_333, 24_960_000,
  ]);
  const changed = await firm.admin.call(rebateCalls.update, { body: { ...added, diedDate: '2013-01-01' } });
  expect(changed.status).toBe(200);
  expect((await readFigures(matterID)).duty?.value).toBe(130_000_000);
  await firm.admin.call(rebateCalls._delete, { body: { id: added.id } });
  expect((await firm.admin.call(rebateCalls.getbymatterid, { query: { matterID } })).body).toEqual([]);
});

describe('DE-S04 the abatement a spouse left', () => {
  test('counts once its evidence is filed, and both results are shown before', async () => {
    const { matterID } = await createLargeEstate();
    const { body: spouse } = await firm.admin.call(partyCalls['spouse.add'], {
      body: { matterID, surname: 'Botha', firstNames: 'Piet', dateOfDeath: '2015-01-01' },
    });
    const marriage = await firm.admin.call(marriageCalls.add, {
      body: {
        matterID,
        kind: 'civil marriage',
        spouseID: spouse.id,
        marriedDate: '1980-01-01',
        contract: 'without accrual',
        earlierEstate: { isClaimed: true, abatementUsed: 0, isEvidenceFiled: false },
      } as never,
    });
    expect(marriage.status).toBe(200);
    const before = await readFigures(matterID);
    expect([before.abatement?.value, before.duty?.value]).toEqual([350_000_000, 130_000_000]);
    expect(before.onceEvidenceFiled).toEqual({ abatement: 7_000_000, dutiableAmount: 3_000_000, duty: 600_000 });
    expect(before.spouses).toMatchObject([
      { spouseName: 'Piet Botha', diedDate: '2015-01-01', abatementUsed: 0, isEvidenceFiled: false, isTaken: false },
    ]);
    const paper = { name: 'rev267.pdf', content: '%PDF-1.7\nreturn\n%%EOF' };
    const about = { matterID, marriageID: marriage.body.id, title: 'Return of 2015' };
    const filed = await sendFiles(testApp, firm.admin, documentCalls.UploadFile, about, [paper]);
    expect(filed.status).toBe(200);
    await firm.admin.call(marriageCalls.update, {
      body: { ...marriage.body, earlierEstate: { ...marriage.body.earlierEstate, isEvidenceFiled: true } },
    });
    const after = await readFigures(matterID);
    expect([after.abatement?.value, after.duty?.value, after.onceEvidenceFiled]).toEqual([
      700_000_000,
      60_000_000,
      null,
    ]);
    expect(after.spouses).toMatchObject([{ isTaken: true, documents: [{ title: 'Return of 2015' }] }]);
  });
});
