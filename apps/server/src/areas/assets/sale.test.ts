import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { listMails } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from './assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
let valuerID: number;
let auctioneerID: number;
beforeAll(async () => {
  firm = await testApp.createFirm({ name: 'Karee Trust' });
  valuerID = (
    await firm.admin.call(directoryCalls['valuer.add'], { body: { name: 'V Waardeer', email: 'v@waardeer.test' } })
  ).body.id;
  auctioneerID = (
    await firm.admin.call(directoryCalls['auctioneer.add'], { body: { name: 'A Hamer', email: 'a@hamer.test' } })
  ).body.id;
});
const unvalued = { valuationAmount: null };
async function createAssetToSell(more: object = unvalued) {
  const matter = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
  const { id: assetID } = await createAsset(firm.admin, matter.id, {
    name: 'Hilux 2019',
    kind: 'vehicle',
    class: 'movable',
    ...more,
  });
  return { matterID: matter.id, assetID };
}

describe('the sale of an asset', () => {
  test('goes out of hand step by step, with its mails, flags and trail', async () => {
    const { matterID, assetID } = await createAssetToSell();
    const requested = await firm.admin.call(assetCalls.requestValuation, {
      body: { assetID, valuerID, date: '2026-04-01' },
    });
    expect(requested.body).toMatchObject({
      isValuationRequested: true,
      isValuationRequestSent: false,
      nextStep: 'saleArranged',
    });
    const mailed = await firm.admin.call(assetCalls.emailValuer, { body: { assetID, message: 'Keys at our office.' } });
    expect(mailed.body.isValuationRequestSent).toBe(true);
    expect(await listMails(testApp, 'v@waardeer.test')).toMatchObject([
      { matter_id: matterID, subject: expect.stringContaining('Valuation requested: Hilux 2019') },
    ]);
    const arranged = await firm.admin.call(assetCalls.arrangeSale, {
      body: { assetID, way: 'outOfHand', date: '2026-04-10', buyerName: 'B Koper', buyerEmail: 'b@koper.test' },
    });
    expect(arranged.body).toMatchObject({
      isSaleArranged: true,
      isAuction: false,
      treatment: 'inKind',
      nextStep: 'offerSigned',
    });
    expect((await firm.admin.call(assetCalls.emailBuyer, { body: { assetID } })).body.isOutOfHandSaleSent).toBe(true);
    const offer = { oTPSignedDate: '2026-04-20', buyerName: 'B Koper', purchasePrice: 250_000 };
    const signed = await firm.admin.call(assetCalls.signedOTPAudit, { body: { assetID, ...offer } });
    expect(signed.body).toMatchObject({ purchasePrice: 250_000, buyerEmail: 'b@koper.test', nextStep: 'resultAdded' });
    const sold = await firm.admin.call(assetCalls.saveSaleResult, {
      body: { assetID, saleResultAmount: 248_000, saleResultDate: '2026-05-02', saleCosts: 1_000 },
    });
    expect(sold.body).toMatchObject({
      isAssetSold: true,
      treatment: 'sold',
      saleResultAmount: 248_000,
      countedAmount: 248_000,
      nextStep: null,
    });
    expect((await firm.admin.call(assetCalls.saleResultAudit, { body: { assetID, comment: 'Filed' } })).status).toBe(
      200,
    );
    expect(await listTrail(testApp, firm, matterID)).toEqual([
      'asset.added',
      'asset.valuation.requested',
      'asset.valuation.mailed',
      'asset.sale.arranged',
      'asset.sale.mailed',
      'asset.offer.signed',
      'asset.sale.result',
      'asset.sale.filed',
    ]);
  });

  test('goes by auction, postponed and sold, with the auctioneer told', async () => {
    const { assetID } = await createAssetToSell({ valuationAmount: 90_000 });
    const plan = {
      assetID,
      way: 'auction',
      date: '2026-05-01',
      auctioneerID,
      auctionDate: '2026-06-01',
      reservePrice: 80_000,
    } as const;
    expect((await firm.admin.call(assetCalls.arrangeSale, { body: plan })).body).toMatchObject({
      isAuction: true,
      auctionStatus: 'planned',
      nextStep: 'resultAdded',
    });
    expect(
      (await firm.admin.call(assetCalls.emailAuctioneer, { body: { assetID } })).body.isAuctionArrangedSaleSent,
    ).toBe(true);
    const [mail] = await listMails(testApp, 'a@hamer.test');
    expect(mail).toMatchObject({ subject: expect.stringContaining('Sale by auction') });
    const early = await firm.admin.call(assetCalls.saveSaleResult, {
      body: { assetID, saleResultAmount: 1, saleResultDate: '2026-05-31' },
    });
    expect(early.problem).toMatchObject({ saleResultDate: [expect.stringContaining('2026-06-01')] });
    const postponed = { assetID, auctionStatus: 'postponed', auctionDate: '2026-07-01' } as const;
    expect((await firm.admin.call(assetCalls.auctionAudit, { body: postponed })).body.auctionDate).toBe('2026-07-01');
    await firm.admin.call(assetCalls.auctionAudit, { body: { assetID, auctionStatus: 'sold' } });
    const sold = await firm.admin.call(assetCalls.saveSaleResult, {
      body: { assetID, saleResultAmount: 85_000, saleResultDate: '2026-07-01' },
    });
    expect(sold.body).toMatchObject({ isAssetSold: true, auctionStatus: 'sold' });
  });

  test('out of order is refused with the step that is missing, and changes nothing', async () => {
    const { matterID, assetID } = await createAssetToSell();
    const readRefusal = async (answer: Promise<{ status: number; problem: Record<string, unknown> }>) => {
      const { status, problem } = await answer;
      return [status, Object.values(problem)[0]];
    };
    const offer = { assetID, oTPSignedDate: '2026-04-20', buyerName: 'B', purchasePrice: 1 };
    const result = { assetID, saleResultAmount: 1, saleResultDate: '2026-05-02' };
    const arrange = { assetID, way: 'outOfHand', date: '2026-04-10' } as const;
    const { admin } = firm;
    expect(await readRefusal(admin.call(assetCalls.arrangeSale, { body: arrange }))).toEqual([
      422,
      ['Request a valuation first, or capture one; then a sale can be arranged.'],
    ]);
    expect(await readRefusal(admin.call(assetCalls.signedOTPAudit, { body: offer }))).toEqual([
      422,
      ['Arrange the sale first; then the signed offer can be added.'],
    ]);
    expect(await readRefusal(admin.call(assetCalls.saveSaleResult, { body: result }))).toEqual([
      422,
      ['Arrange the sale first; then its result can be added.'],
    ]);
    for (const call of [assetCalls.emailValuer, assetCalls.emailAuctioneer, assetCalls.emailBuyer]) {
      expect((await admin.call(call, { body: { assetID } })).status).toBe(422);
    }
    await admin.call(assetCalls.requestValuation, { body: { assetID, date: '2026-04-01' } });
    expect((await admin.call(assetCalls.emailValuer, { body: { assetID } })).problem).toHaveProperty('valuerID');
    await admin.call(assetCalls.arrangeSale, { body: arrange });
    expect(await readRefusal(admin.call(assetCalls.saveSaleResult, { body: result }))).toEqual([
      422,
      ['Add the signed offer to purchase first; then the result of the sale.'],
    ]);
    expect((await admin.call(assetCalls.saleResultAudit, { body: { assetID } })).status).toBe(422);
    expect(await listTrail(testApp, firm, matterID)).toEqual([
      'asset.added',
      'asset.valuation.requested',
      'asset.sale.arranged',
    ]);
  });

  test('counts in the account once it has a result, not while it is only arranged', async () => {
    const { matterID, assetID } = await createAssetToSell({ valuationAmount: 90_000 });
    await firm.admin.call(partyCalls['child.add'], { body: { matterID, surname: 'Botha', firstNames: 'Elsa' } });
    const draw = async () => {
      const { paper, flow } = (await firm.admin.call(estateAccountCalls.draft, { query: { matterID } })).body;
      return { text: JSON.stringify(paper), flow };
    };
    const before = await draw();
    expect(before.text).toContain('Hilux 2019');
    await firm.admin.call(assetCalls.arrangeSale, { body: { assetID, way: 'outOfHand', date: '2026-04-10' } });
    const arranged = await draw();
    expect(arranged).toEqual(before);
    expect(arranged.text).not.toContain('gross proceeds');
    const offer = { oTPSignedDate: '2026-04-20', buyerName: 'B Koper', purchasePrice: 88_000 };
    await firm.admin.call(assetCalls.signedOTPAudit, { body: { assetID, ...offer } });
    await firm.admin.call(assetCalls.saveSaleResult, {
      body: { assetID, saleResultAmount: 88_000, saleResultDate: '2026-05-02', saleCosts: null },
    });
    expect((await draw()).text).toContain('gross proceeds');
  });

  test('is cancelled with a reason; the valuation stays and the asset is open for a new sale', async () => {
    const { assetID } = await createAssetToSell({ valuationAmount: 90_000 });
    await firm.admin.call(assetCalls.arrangeSale, { body: { assetID, way: 'outOfHand' } });
    const cancelled = await firm.admin.call(assetCalls.cancelSale, { body: { assetID, comment: 'Buyer withdrew' } });
    expect(cancelled.body).toMatchObject({
      isSaleArranged: false,
      treatment: 'inKind',
      valuationAmount: 90_000,
      nextStep: 'saleArranged',
    });
    expect((await firm.admin.call(assetCalls.cancelSale, { body: { assetID, comment: 'Again' } })).status).toBe(422);
    expect((await firm.admin.call(assetCalls.arrangeSale, { body: { assetID, way: 'outOfHand' } })).status).toBe(200);
  });
});
