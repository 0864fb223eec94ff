import { assetBulkCalls, assetCalls } from '@boedel/contract/assets/assets.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset, createAssetBody } from './assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));
const createDeceasedEstate = async (more = {}) => createMatter(testApp, firm, { diedOn: '2026-03-01', ...more });
const listRows = async (matterID: number) =>
  (await firm.admin.call(assetCalls.getbymatterid, { query: { matterID } })).body.rows;

describe('assets', () => {
  test('are added, counted at the share of the estate, and the header follows in the same breath', async () => {
    const { id } = await createDeceasedEstate();
    const house1 = await createAsset(firm.admin, id, { share: '4/12' });
    expect(house1).toMatchObject({ share: '4/12', countedAmount: 333_333.33, deceasedShareOfAmount: 33.3333 });
    await createAsset(firm.admin, id, {
      kind: 'cash',
      class: 'claim',
      name: 'FNB',
      treatment: 'money',
      valuationAmount: 10,
    });
    const glance = await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID: id } });
    expect(glance.body).toMatchObject({ grossAssets: 333_343.33 });
    const total = await firm.admin.call(matterCalls.GetTotalAssetValue, { query: { matterID: id } });
    expect(total.body.total).toBe(333_343.33);
    const byClass = await firm.admin.call(assetCalls.getTotalAssetAmount, { query: { matterID: id } });
    expect(byClass.body).toMatchObject({
      total: 333_343.33,
      immovable: { count: 1, amount: 333_333.33 },
      claim: { count: 1, amount: 10 },
      unvalued: 0,
    });
    expect(await listTrail(testApp, firm, id)).toEqual(['asset.added', 'asset.added']);
  });

  test('a share of 100 is the whole, and 50 is half', async () => {
    const { id } = await createDeceasedEstate();
    expect(await createAsset(firm.admin, id, { deceasedShareOfAmount: 100 })).toMatchObject({ share: null });
    expect(await createAsset(firm.admin, id, { deceasedShareOfAmount: 50 })).toMatchObject({ share: '50/100' });
  });

  test('of two people who change one, the second sees both sides and loses nothing', async () => {
    const { id } = await createDeceasedEstate();
    const { id: assetID, version } = await createAsset(firm.admin, id);
    const changeName = (name: string) =>
      firm.admin.call(assetCalls.update, { body: { ...createAssetBody(id, { name }), id: assetID, version } });
    expect((await changeName('First')).status).toBe(200);
    const second = await changeName('Second');
    expect([second.status, second.problem]).toMatchObject([409, { conflict: { theirs: { name: 'First' } } }]);
  });

  test('what its kind does not ask is not kept', async () => {
    const { id } = await createDeceasedEstate();
    const cash = await createAsset(firm.admin, id, {
      kind: 'cash',
      class: 'claim',
      engineNumber: 'E1',
      gainsKind: 'ordinary',
      encumbered: true,
    });
    expect(cash).toMatchObject({ engineNumber: null, gainsKind: null, encumbered: false });
  });

  test('an account number is masked, kept when it comes back masked, and shown on request alone', async () => {
    const { id } = await createDeceasedEstate();
    const details = { kind: 'cash', class: 'claim', treatment: 'money', accountNumber: '62001234567' } as const;
    const added = await createAsset(firm.admin, id, details);
    expect(added.accountNumber).toBe('•••••••4567');
    const body = {
      ...createAssetBody(id, details),
      accountNumber: added.accountNumber,
      id: added.id,
      version: added.version,
    };
    const changed = await firm.admin.call(assetCalls.update, { body: body });
    expect([changed.status, changed.body.accountNumber]).toEqual([200, '•••••••4567']);
  });

  test('what is wrong is refused with every field named', async () => {
    const { id } = await createDeceasedEstate();
    const listFaults = async (more: object) => {
      const refused = await firm.admin.call(assetCalls.add, { body: createAssetBody(id, more) });
      return [refused.status, Object.keys(refused.problem)];
    };
    expect(await listFaults({ share: '3/2' })).toEqual([422, ['share']]);
    expect(await listFaults({ share: 'half' })).toEqual([422, ['share']]);
    expect(await listFaults({ valuationAmount: -1 })).toEqual([400, ['valuationAmount']]);
    expect(await listFaults({ valuationCurrency: 'USD' })).toEqual([422, ['valuationRate', 'valuationRateDate']]);
    expect(await listFaults({ treatment: 'outstanding' })).toEqual([422, ['whyOutstanding']]);
    expect(await listFaults({ dateOfPurchase: '2026-03-02', gainsKind: 'ordinary' })).toEqual([
      422,
      ['dateOfPurchase'],
    ]);
    expect(await listFaults({ partOfID: 999_999 })).toEqual([422, ['partOfID']]);
    expect(await listFaults({ creditorID: 999_999, encumbered: true })).toEqual([422, ['creditorID']]);
    expect(await listFaults({ kind: 'policy', class: 'claim', paysPastEstate: true })).toEqual([422, ['payees']]);
    expect(
      await listFaults({
        kind: 'policy',
        class: 'claim',
        paysPastEstate: true,
        payees: [{ partyID: 999_999, share: '1' }],
      }),
    ).toEqual([422, ['payees.0.partyID']]);
    expect(await listFaults({ kind: 'limitedInterest', interestRight: 'usufruct' })).toEqual([
      422,
      ['instrument', 'successors'],
    ]);
    expect(await listRows(id)).toEqual([]);
  });

  test('inside an account are counted in its place, and the account stays while it holds something', async () => {
    const { id } = await createDeceasedEstate();
    const account = await createAsset(firm.admin, id, {
      kind: 'investment',
      class: 'movable',
      name: 'Portfolio',
      valuationAmount: 900,
    });
    const inside = { kind: 'investment', class: 'movable', partOfID: account.id } as const;
    await createAsset(firm.admin, id, { ...inside, name: 'Naspers', valuationAmount: 500 });
    expect((await listRows(id)).map(({ name, isHolder }) => [name, isHolder])).toEqual([
      ['Portfolio', true],
      ['Naspers', false],
    ]);
    const total = await firm.admin.call(matterCalls.GetTotalAssetValue, { query: { matterID: id } });
    expect(total.body.total).toBe(500);
    const refused = await firm.admin.call(assetCalls._delete, { body: { id: account.id } });
    expect([refused.status, refused.problem]).toEqual([
      422,
      { id: ['1 assets are held in this one. Move or remove them first.'] },
    ]);
  });

  test('in another currency are counted at the rate of the day', async () => {
    const { id } = await createDeceasedEstate();
    const flat = await createAsset(firm.admin, id, {
      kind: 'foreign',
      isForeign: true,
      country: 'Portugal',
      valuationAmount: 100_000,
      valuationCurrency: 'eur',
      valuationRate: '20.5',
      valuationRateDate: '2026-03-01',
    });
    expect(flat).toMatchObject({ valuationCurrency: 'EUR', valuationRate: '20.5', countedAmount: 2_050_000 });
  });

  test('are found in the firm by their words', async () => {
    const { id } = await createDeceasedEstate();
    await createAsset(firm.admin, id, { name: 'Plaas Kwaggafontein', titleDeed: 'T998/1999' });
    const found = await firm.admin.call(assetCalls.search, { query: { searchString: 'kwagga t998' } });
    expect(found.body).toMatchObject({ total: 1, rows: [{ matterID: id, name: 'Plaas Kwaggafontein' }] });
  });

  test('are for those who were let see the estate', async () => {
    const { id } = await createDeceasedEstate();
    const { id: assetID } = await createAsset(firm.admin, id);
    const client = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, id, client, { rights: ['diary'] });
    expect((await client.call(assetCalls.getbymatterid, { query: { matterID: id } })).status).toBe(404);
    expect((await client.call(assetCalls.getbyid, { query: { id: assetID } })).status).toBe(404);
    const heir = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, id, heir, { rights: ['estate'] });
    expect((await heir.call(assetCalls.getbyid, { query: { id: assetID } })).status).toBe(200);
    expect((await heir.call(assetCalls.add, { body: createAssetBody(id) })).status).toBe(403);
  });
});

describe('the value of an asset', () => {
  test('typed anew corrects a plain number and keeps one that had a day', async () => {
    const { id } = await createDeceasedEstate();
    let asset = await createAsset(firm.admin, id, { valuationAmount: 100 });
    const changeAsset = async (more: object) => {
      const body = { ...createAssetBody(id, more), id: asset.id, version: asset.version };
      asset = (await firm.admin.call(assetCalls.update, { body: body })).body;
    };
    const readHistory = async () =>
      (await firm.admin.call(assetCalls.getAssetAmounts, { query: { assetID: asset.id } })).body.map(
        ({ amount, isUsed }) => [amount, isUsed],
      );
    await changeAsset({ valuationAmount: 200 });
    expect(await readHistory()).toEqual([[200, true]]);
    await changeAsset({ valuationAmount: 200, valuationDate: '2026-04-01', valuationType: 'swornAppraisal' });
    await changeAsset({ valuationAmount: 300 });
    expect(await readHistory()).toEqual([
      [200, false],
      [300, true],
    ]);
    expect(asset.countedAmount).toBe(300);
  });

  test('is chosen from its history; without the one in use the latest comes in', async () => {
    const { id } = await createDeceasedEstate();
    const { id: assetID } = await createAsset(firm.admin, id, { valuationAmount: 100, valuationDate: '2026-03-01' });
    const save = (body: object) =>
      firm.admin.call(assetCalls.saveAssetAmount, { body: { assetID, amount: 150, date: '2026-05-01', ...body } });
    expect((await save({})).body.map(({ amount, isUsed }) => [amount, isUsed])).toEqual([
      [150, false],
      [100, true],
    ]);
    const used = await save({ amount: 175, date: '2026-04-01', isUsed: true });
    expect(used.body.find(({ isUsed }) => isUsed)?.amount).toBe(175);
    const gone = await firm.admin.call(assetCalls.deleteAssetAmount, {
      body: { id: used.body.find(({ isUsed }) => isUsed)!.id },
    });
    expect(gone.body.find(({ isUsed }) => isUsed)?.amount).toBe(150);
    expect((await save({ date: '2030-01-01' })).problem).toHaveProperty('date');
    expect((await save({ purpose: 'cost', isUsed: true })).problem).toHaveProperty('isUsed');
    expect((await save({ purpose: 'cost', type: 'Acquisition' })).status).toBe(200);
    const [row] = await listRows(id);
    expect(row).toMatchObject({ countedAmount: 150 });
  });
});

describe('many assets at once', () => {
  const createRow = (name: string, more: object = {}) => ({
    kind: 'movable',
    class: 'movable',
    treatment: 'inKind',
    name,
    ...more,
  });

  test('come in all together or not at all, with the faults named by row', async () => {
    const { id } = await createDeceasedEstate();
    const refused = await firm.admin.call(assetBulkCalls.addMany, {
      body: {
        matterID: id,
        rows: [
          createRow('Good'),
          createRow('', { share: '2' }),
          createRow('Bad', { share: '3/2', valuationAmount: 'x' }),
        ],
      },
    });
    expect([refused.status, Object.keys(refused.problem).sort()]).toEqual([
      422,
      ['rows.1.name', 'rows.2.valuationAmount'],
    ]);
    expect(await listRows(id)).toEqual([]);
    const added = await firm.admin.call(assetBulkCalls.addMany, {
      body: {
        matterID: id,
        rows: [createRow('Table', { valuationAmount: 5 }), createRow('Chair', { valuationAmount: 7 })],
      },
    });
    expect(added.body.rows.map(({ name }) => name)).toEqual(['Table', 'Chair']);
    expect((await firm.admin.call(assetBulkCalls.undoMany, { body: { bulkID: added.body.bulkID } })).status).toBe(200);
    expect(await listRows(id)).toEqual([]);
    const glance = await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID: id } });
    expect(glance.body.grossAssets).toBeNull();
  });

  test('are changed together and put back, unless somebody changed one since', async () => {
    const { id } = await createDeceasedEstate();
    const [one, two] = [
      await createAsset(firm.admin, id, { name: 'One' }),
      await createAsset(firm.admin, id, { name: 'Two' }),
    ];
    const assets = [one, two].map(({ id: assetID, version }) => ({ id: assetID, version }));
    const changed = await firm.admin.call(assetBulkCalls.changeMany, {
      body: { matterID: id, assets, set: { treatment: 'sold', account: 2 } },
    });
    expect(changed.body.rows.map(({ treatment, account }) => [treatment, account])).toEqual([
      ['sold', 2],
      ['sold', 2],
    ]);
    const refused = await firm.admin.call(assetBulkCalls.changeMany, {
      body: {
        matterID: id,
        assets: changed.body.rows.map(({ id: assetID, version }) => ({ id: assetID, version })),
        set: { treatment: 'outstanding' },
      },
    });
    expect(refused.problem).toMatchObject({
      whyOutstanding: [expect.stringContaining('One'), expect.stringContaining('Two')],
    });
    expect((await firm.admin.call(assetBulkCalls.undoMany, { body: { bulkID: changed.body.bulkID } })).status).toBe(
      200,
    );
    expect((await listRows(id)).map(({ treatment, account }) => [treatment, account])).toEqual([
      ['inKind', null],
      ['inKind', null],
    ]);
    const again = await firm.admin.call(assetBulkCalls.undoMany, { body: { bulkID: changed.body.bulkID } });
    expect(again.status).toBe(422);
  });
});
