import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { bondCalls } from '@boedel/contract/bond/bond.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { assetTakerCalls } from '@boedel/contract/wills/asset-takers.calls';
import { agreementCalls, willCalls } from '@boedel/contract/wills/wills.calls';
import { beforeAll, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset, createAssetBody } from '../assets/assets.testing';
import { addLiability } from '../liabilities/liabilities.testing';

const testApp = createTestApp();
let firm: TestFirm;
let other: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
  other = await testApp.createFirm();
});

async function createEstate(of: TestFirm) {
  const { id: matterID, mainId } = await createMatter(testApp, of, { diedOn: '2026-03-01' });
  const add = async (firstNames: string, more: object = {}) =>
    (await of.admin.call(beneficiaryCalls.add, { body: { matterID, surname: 'Botha', firstNames, ...more } })).body.id;
  const anna = await add('Anna', { dateOfBirth: '1960-06-15', gender: 0 });
  return {
    matterID,
    mainId,
    anna,
    ben: await add('Ben', { dateOfBirth: '1985-06-15', parents: [{ parentID: anna }, { parentID: mainId }] }),
    jan: await add('Jan', { dateOfDeath: '2020-01-01' }),
    home: (await createAsset(of.admin, matterID)).id,
    car: (await createAsset(of.admin, matterID, { kind: 'vehicle', class: 'movable', name: 'Hilux' })).id,
  };
}
type BadInputEstate = Awaited<ReturnType<typeof createEstate>>;

/** Everything of the estate that could have been lost. */
async function readEverything({ matterID }: BadInputEstate) {
  const query = { matterID };
  return {
    assets: (await firm.admin.call(assetCalls.getbymatterid, { query })).body,
    people: (await firm.admin.call(beneficiaryCalls.getbymatterid, { query })).body,
    liabilities: (await firm.admin.call(liabilityCalls.getbymatterid, { query })).body,
    will: (await firm.admin.call(willCalls.getbymatterid, { query })).body,
    agreements: (await firm.admin.call(agreementCalls.getbymatterid, { query })).body,
  };
}

interface BadInputAnswer {
  readonly status: number;
  readonly problem: unknown;
}
/** What the schema of the call itself says no to, before the law is asked. */
const wire: Readonly<Record<string, true>> = { valuationAmount: true, amount: true };
const createTaker = (partyID: number, share = '1') => ({ partyID, part: 'taker' as const, share });
const saveAward = (assetID: number, takers: { partyID: number; share?: string }[], version: number | null = null) =>
  firm.admin.call(assetTakerCalls.saveAwardBeneficiary, { body: { assetID, takers, version } });

test.each<[string, (of: BadInputEstate) => Promise<BadInputAnswer>, string, RegExp]>([
  [
    'a share over one',
    ({ matterID }) => firm.admin.call(assetCalls.add, { body: createAssetBody(matterID, { share: '3/2' }) }),
    'share',
    /share|part|whole/i,
  ],
  [
    'shares of the residue over one',
    ({ matterID, anna, ben }) =>
      firm.admin.call(willCalls.save, {
        body: {
          matterID,
          clauses: [{ key: '1', kind: 'residue', takers: [createTaker(anna, '2/3'), createTaker(ben, '1/2')] }],
        },
      }),
    'clauses.0.takers',
    /more than|whole/i,
  ],
  [
    'an asset awarded beyond its value',
    ({ home, anna, ben }) =>
      saveAward(home, [
        { partyID: anna, share: '1/2' },
        { partyID: ben, share: '2/3' },
      ]),
    'takers.0.share',
    /whole|one/i,
  ],
  [
    'an asset awarded to somebody who died before',
    ({ home, jan }) => saveAward(home, [{ partyID: jan }]),
    'takers.0.partyID',
    /cannot inherit: died before/,
  ],
  [
    'a usufruct without a bare owner',
    ({ home, anna }) =>
      firm.admin.call(assetTakerCalls.saveUsufructBeneficiary, {
        body: { assetID: home, holders: [{ partyID: anna }], bareOwners: [] },
      }),
    'bareOwners',
    /Enter who owns/,
  ],
  [
    'a birth after the death of the parent who died long before',
    ({ matterID }) =>
      firm.admin.call(beneficiaryCalls.add, {
        body: { matterID, surname: 'Nel', firstNames: 'A', dateOfBirth: '2030-01-01', dateOfDeath: '2020-01-01' },
      }),
    'dateOfDeath',
    /birth|born/i,
  ],
  [
    'a child older than its parent',
    ({ matterID, anna }) =>
      firm.admin.call(beneficiaryCalls.add, {
        body: { matterID, surname: 'Nel', firstNames: 'B', dateOfBirth: '1950-01-01', parents: [{ parentID: anna }] },
      }),
    'dateOfBirth',
    /older|born|birth/i,
  ],
  [
    'a negative value',
    ({ matterID }) => firm.admin.call(assetCalls.add, { body: createAssetBody(matterID, { valuationAmount: -1 }) }),
    'valuationAmount',
    /nought|negative|0|below/i,
  ],
  [
    'a negative debt',
    ({ matterID }) => firm.admin.call(liabilityCalls.add, { body: { matterID, creditor: 'Absa', amount: -5 } }),
    'amount',
    /nought|negative|0|below/i,
  ],
  [
    'security on an asset that is not there',
    ({ matterID }) =>
      firm.admin.call(liabilityCalls.add, {
        body: { matterID, creditor: 'Absa', amount: 5, securedBy: [{ assetID: 99_999_999 }] },
      }),
    'securedBy.0.assetID',
    /Choose|list|captured/i,
  ],
  [
    'an asset abroad without a rate',
    ({ matterID }) =>
      firm.admin.call(assetCalls.add, {
        body: createAssetBody(matterID, {
          kind: 'foreign',
          class: 'movable',
          valuationCurrency: 'USD',
          isForeign: true,
        }),
      }),
    'valuationRate',
    /rate/i,
  ],
])('%s is refused, says what to do, and nothing is lost', async (_, ask, field, sentence) => {
  const estate = await createEstate(firm);
  const before = await readEverything(estate);
  const { status, problem } = await ask(estate);
  expect([status, Object.keys(problem as object)]).toEqual([
    field in wire ? 400 : 422,
    expect.arrayContaining([field]),
  ]);
  expect(JSON.stringify((problem as Record<string, unknown>)[field])).toMatch(sentence);
  expect(await readEverything(estate)).toEqual(before);
});

test('an asset is given one way: allotted or bequeathed, in whichever order it is tried', async () => {
  const { home, car, anna, ben, matterID } = await createEstate(firm);
  const saveBequest = (assetID: number, partyID: number, version: number | null) =>
    firm.admin.call(assetTakerCalls.saveBequestBeneficiary, { body: { assetID, takers: [{ partyID }], version } });
  expect((await saveAward(home, [{ partyID: anna }])).status).toBe(200);
  const twice = await saveBequest(home, ben, null);
  expect([twice.status, twice.problem]).toEqual([422, { assetID: [expect.stringContaining('is allotted already')] }]);
  const whole = await firm.admin.call(willCalls.save, {
    body: { matterID, clauses: [{ key: '1', kind: 'asset', assetID: home, takers: [createTaker(ben)] }] },
  });
  expect([whole.status, Object.keys(whole.problem as object)]).toEqual([422, ['clauses.0.assetID']]);
  expect((await saveBequest(car, ben, null)).status).toBe(200);
  const late = await saveAward(car, [{ partyID: anna }], 1);
  expect([late.status, late.problem]).toEqual([
    422,
    { assetID: [expect.stringContaining('The will bequeaths Hilux')] },
  ]);
});

test('a beneficiary who has an award stays until that is changed', async () => {
  const { home, anna } = await createEstate(firm);
  await saveAward(home, [{ partyID: anna }]);
  const { status, problem } = await firm.admin.call(beneficiaryCalls._delete, { body: { id: anna } });
  expect([status, problem]).toEqual([422, { id: [expect.stringContaining('Change that first')] }]);
});

test('a bond below the assets is listed with the gap and what to do about it', async () => {
  const { matterID } = await createEstate(firm);
  const { body: provider } = await firm.admin.call(directoryCalls['bondofsecurityprovider.add'], {
    body: { name: 'Borg' },
  });
  const providerID = provider.id;
  const added = await firm.admin.call(bondCalls.add, {
    body: { matterID, providerID, number: 'B 1', amount: 500_000, appliedDate: '2026-04-01', issuedDate: '2026-04-02' },
  });
  expect(added.status).toBe(200);
  const { body } = await firm.admin.call(bondCalls.getApplyForBondOfSecurityDetailsByMatterID, { query: { matterID } });
  expect(body.cover).toMatchObject({
    state: 'below',
    gap: 1_500_000,
    toDo: { key: expect.stringContaining('raise a bond') },
  });
});

test('of two who change one asset the second sees the first, and loses nothing', async () => {
  const { home } = await createEstate(firm);
  const { body: read } = await firm.admin.call(assetCalls.getbyid, { query: { id: home } });
  expect((await firm.admin.call(assetCalls.update, { body: { ...read, name: 'Erf 13' } })).status).toBe(200);
  const late = await firm.admin.call(assetCalls.update, { body: { ...read, name: 'Erf 14' } });
  expect(late.status).toBe(409);
  expect(JSON.stringify(late.problem ?? late.body)).toContain('Erf 13');
  expect((await firm.admin.call(assetCalls.getbyid, { query: { id: home } })).body.name).toBe('Erf 13');
});

test('ids of another firm are nobody’s: as a taker, an asset, a security, a parent', async () => {
  const [ours, theirs] = [await createEstate(firm), await createEstate(other)];
  const answers = [
    await saveAward(ours.home, [{ partyID: theirs.anna }]),
    await saveAward(theirs.home, [{ partyID: ours.anna }]),
    await firm.admin.call(assetTakerCalls.saveUsufructBeneficiary, {
      body: { assetID: ours.home, holders: [{ partyID: ours.anna }], bareOwners: [{ partyID: theirs.ben }] },
    }),
    await firm.admin.call(willCalls.save, {
      body: {
        matterID: ours.matterID,
        clauses: [{ key: '1', kind: 'asset', assetID: theirs.home, takers: [createTaker(ours.anna)] }],
      },
    }),
    await firm.admin.call(liabilityCalls.add, {
      body: { matterID: ours.matterID, creditor: 'Absa', amount: 5, securedBy: [{ assetID: theirs.home }] },
    }),
    await firm.admin.call(beneficiaryCalls.add, {
      body: { matterID: ours.matterID, surname: 'Nel', firstNames: 'C', parents: [{ parentID: theirs.anna }] },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 404, 422, 422, 422, 422]);
  await addLiability(firm.admin, ours.matterID, { securedBy: [{ assetID: ours.home }] });
});
