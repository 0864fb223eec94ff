import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from './assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
beforeAll(async () => {
  firm = await testApp.createFirm();
  matterID = (await createMatter(testApp, firm, { diedOn: '2026-03-01' })).id;
});

/** The default fields of the specification, as a program that knows no others sends them. */
const defaults = {
  id: 0 as const,
  isAuction: false,
  isCash: false,
  moveable: true,
  encumbered: false,
  location: null,
  valuationAmount: 90_000,
  valuationDate: '2026-03-10',
  valuationType: null,
  valuerID: null,
  auctioneerID: null,
  auctionDate: null,
  reservePrice: null,
  auctionStatus: null,
  buyerName: null,
  buyerEmail: null,
  purchasePrice: null,
  cashAmount: null,
  saleResultAmount: null,
  saleResultDate: null,
  saleResultComment: null,
  isAssetSold: false,
  deceasedShareOfAmount: 100,
  annualValueOfRight: 12,
  storageProviderID: null,
  creditorID: null,
  dateOfPurchase: null,
  oTPSignedDate: null,
  monthlyPayment: null,
  term_Months: null,
  interestRate: null,
  isValuationRequestSent: false,
  isAuctionArrangedSaleSent: false,
  isOutOfHandSaleSent: false,
  isValuationRequested: false,
  isSaleArranged: false,
  isSaleResultAdded: false,
};
const add = (more: object) =>
  testApp.callAs(firm.admin.token, assetCalls.add, { body: { ...defaults, matterID, name: 'Piano', ...more } });
const readRefused = async (answer: Promise<{ status: number; problem: Record<string, unknown> }>) => {
  const { status, problem } = await answer;
  return [status, Object.keys(problem)];
};

describe('an asset with the default fields of the specification', () => {
  test('is added with them alone: cash, immovable or movable say its kind', async () => {
    expect((await add({})).body).toMatchObject({ kind: 'movable', class: 'movable', treatment: 'inKind' });
    const house = await add({ name: 'Erf 9', moveable: false, deceasedShareOfAmount: 50 });
    expect(house.body).toMatchObject({ kind: 'immovable', share: '50/100', countedAmount: 45_000 });
    const cash = await add({ name: 'Bank', isCash: true, valuationAmount: null, cashAmount: 1_234.5 });
    expect(cash.body).toMatchObject({
      kind: 'cash',
      valuationAmount: 1_234.5,
      cashAmount: 1_234.5,
      treatment: 'money',
    });
    expect((await add({ annualValueOfRight: 6 })).body).toMatchObject({
      annualValueOfRight: 6,
      acceptedYield: '6/100',
    });
  });

  test('keeps who stores it, whom it is owed to and the terms of that debt; share and annual value have a usual figure', async () => {
    const [storage, creditor] = await Promise.all([
      firm.admin.call(directoryCalls['storageprovider.add'], { body: { name: 'S Stoor' } }),
      firm.admin.call(directoryCalls['creditor.add'], { body: { name: 'B Bank' } }),
    ]);
    const kept = {
      storageProviderID: storage.body.id,
      creditorID: creditor.body.id,
      monthlyPayment: 1_250.5,
      term_Months: 54,
      interestRate: 11.25,
    };
    const { deceasedShareOfAmount: _, annualValueOfRight: __, ...plain } = defaults;
    const { body: added } = await testApp.callAs(firm.admin.token, assetCalls.add, {
      body: { ...plain, matterID, name: 'Motor car', encumbered: true, ...kept },
    });
    expect((await firm.admin.call(assetCalls.getbyid, { query: { id: added.id } })).body).toMatchObject({
      ...kept,
      deceasedShareOfAmount: 100,
      annualValueOfRight: 12,
    });
  });

  test('takes a valuation with its amount, day, type and valuer', async () => {
    const { body: valuer } = await firm.admin.call(directoryCalls['valuer.add'], { body: { name: 'V Waardeer' } });
    const valued = {
      valuationAmount: 91_500.25,
      valuationDate: '2026-03-12',
      valuationType: 'swornAppraisal',
      valuerID: valuer.id,
    };
    const { body: added } = await add(valued);
    expect((await firm.admin.call(assetCalls.getbyid, { query: { id: added.id } })).body).toMatchObject(valued);
    expect(await readRefused(add({ valuerID: 987_654_321 }))).toEqual([422, ['valuerID']]);
  });

  test('takes the steps of its sale with it, out of hand', async () => {
    const sold = await add({
      buyerName: 'B Koper',
      buyerEmail: 'b@koper.test',
      arrangedDate: '2026-04-01',
      oTPSignedDate: '2026-04-10',
      purchasePrice: 80_000,
      saleResultAmount: 79_000,
      saleResultDate: '2026-05-01',
      saleResultComment: 'Paid',
      isAssetSold: true,
      isSaleArranged: true,
      isSaleResultAdded: true,
    });
    expect(sold.body).toMatchObject({
      isAuction: false,
      buyerName: 'B Koper',
      purchasePrice: 80_000,
      saleResultAmount: 79_000,
      saleResultComment: 'Paid',
      isAssetSold: true,
      treatment: 'sold',
      countedAmount: 79_000,
    });
    expect((await listTrail(testApp, firm, matterID)).slice(-4)).toEqual([
      'asset.added',
      'asset.sale.arranged',
      'asset.offer.signed',
      'asset.sale.result',
    ]);
  });

  test('was arranged by the day it was signed, where only the fields of the specification are sent', async () => {
    const sold = await add({
      buyerName: 'B Koper',
      oTPSignedDate: '2026-04-10',
      purchasePrice: 80_000,
      isValuationRequested: true,
      isSaleArranged: true,
    });
    expect([sold.status, sold.problem]).toEqual([200, expect.anything()]);
    expect(sold.body).toMatchObject({ arrangedDate: '2026-04-10', oTPSignedDate: '2026-04-10', purchasePrice: 80_000 });
    const resold = await add({ saleResultAmount: 70_000, saleResultDate: '2026-05-02', isAssetSold: true });
    expect(resold.problem ?? {}).not.toHaveProperty('arrangedDate');
  });

  test('goes by auction through updates, each step by its own rule', async () => {
    const { id: auctioneerID } = (
      await firm.admin.call(directoryCalls['auctioneer.add'], { body: { name: 'A Hamer', email: 'a@hamer.test' } })
    ).body;
    let asset = (await add({ valuationAmount: null, isValuationRequested: true })).body;
    expect(asset).toMatchObject({ isValuationRequested: true, nextStep: 'saleArranged' });
    const update = async (more: object) => {
      const answer = await testApp.callAs(firm.admin.token, assetCalls.update, { body: { ...asset, ...more } });
      if (answer.status === 200) asset = answer.body;
      return answer;
    };
    const plan = { isAuction: true, auctioneerID, auctionDate: '2027-06-01', reservePrice: 80_000 };
    expect((await update(plan)).body).toMatchObject({ ...plan, isSaleArranged: true, auctionStatus: 'planned' });
    expect((await update({ reservePrice: 70_000 })).body).toMatchObject({ reservePrice: 70_000 });
    const postponed = { auctionStatus: 'postponed', auctionDate: '2027-07-01' };
    expect((await update(postponed)).body).toMatchObject(postponed);
    await update({ auctionStatus: 'sold' });
    const early = { saleResultAmount: 85_000, saleResultDate: '2027-06-30' };
    expect(await readRefused(update(early))).toEqual([422, ['saleResultDate']]);
    const result = { saleResultAmount: 85_000, saleResultDate: '2027-07-01' };
    expect((await update(result)).body).toMatchObject({ ...result, isAssetSold: true, treatment: 'sold' });
    // What is sent back as it was answered changes nothing.
    const steps = (await listTrail(testApp, firm, matterID)).filter((action) => action !== 'asset.changed');
    expect((await update({})).body).toMatchObject({ ...result, isAssetSold: true });
    expect((await listTrail(testApp, firm, matterID)).filter((action) => action !== 'asset.changed')).toEqual(steps);
  });

  test.each<[object, string[]]>([
    [{ isCash: true, kind: 'vehicle' }, ['isCash']],
    [{ moveable: false, kind: 'vehicle' }, ['moveable']],
    [{ kind: 'vehicle', cashAmount: 5 }, ['cashAmount']],
    [{ share: '1/2', deceasedShareOfAmount: 25 }, ['deceasedShareOfAmount']],
    [{ acceptedYield: '5%', annualValueOfRight: 8 }, ['annualValueOfRight']],
    [{ auctionDate: '2026-06-01' }, ['auctionDate']],
    [{ isAuction: true }, ['auctionDate']],
    [{ purchasePrice: 5, buyerName: 'B' }, ['oTPSignedDate']],
    [{ isAssetSold: true }, ['saleResultAmount', 'saleResultDate']],
    [{ isSaleResultAdded: true, saleResultAmount: 5 }, ['saleResultDate']],
    [{ isValuationRequestSent: true }, ['isValuationRequestSent']],
    [{ countedAmount: 1 }, ['countedAmount']],
  ])('that contradicts itself, %j, is refused under %j and not kept', async (more, fields) => {
    const before = await listTrail(testApp, firm, matterID);
    expect(await readRefused(add(more))).toEqual([422, fields]);
    expect(await listTrail(testApp, firm, matterID)).toEqual(before);
  });

  test('stays in its matter, and a sale is taken back by cancelling it alone', async () => {
    const asset = await createAsset(firm.admin, matterID, { kind: 'vehicle', class: 'movable', isAuction: false });
    const arranged = await firm.admin.call(assetCalls.arrangeSale, { body: { assetID: asset.id, way: 'outOfHand' } });
    const update = (more: object) =>
      testApp.callAs(firm.admin.token, assetCalls.update, { body: { ...arranged.body, ...more } });
    expect(await readRefused(update({ matterID: 987_654 }))).toEqual([422, ['matterID']]);
    expect(await readRefused(update({ isSaleArranged: false }))).toEqual([422, ['isSaleArranged']]);
    expect(await readRefused(update({ isAuction: true, auctionDate: '2027-01-01' }))).toEqual([422, ['isAuction']]);
  });
});

test('a field that no call has is refused by its name, also in a row of several', async () => {
  expect(await readRefused(add({ resevePrice: 5 }))).toEqual([400, ['resevePrice']]);
  const rows = [{ kind: 'movable', class: 'movable', treatment: 'inKind', name: 'Desk', resevePrice: 5 }];
  const many = testApp.callAs(
    firm.admin.token,
    { ...assetCalls.add, path: '/api/asset/addMany' },
    { body: { matterID, rows } },
  );
  expect(await readRefused(many)).toEqual([422, ['rows.0.resevePrice']]);
});
