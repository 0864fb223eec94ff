import { assetBulkCalls, assetCalls } from '@boedel/contract/assets/assets.calls';
import { createAnyEstate } from '@boedel/domain/accounts/random-estate.testing';
import type { Estate } from '@boedel/domain/estate/estate';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { rand } from '@boedel/domain/money/cents';
import { fraction } from '@boedel/domain/money/fraction';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { readProperty } from './list-estate-assets';
import { createAsset, readAmount, toAssetBody } from './assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const read = (matterId: number) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) => readProperty(tx, matterId));

const insertParty = (matterId: number, name: string): Promise<number> =>
  openFirmScope(testApp.test.database, firm.id).transaction(
    async (tx) =>
      (
        await tx.one<{ id: number }>(
          sql`insert into matter_party (matter_id, role, surname) values (${matterId}, 'beneficiary', ${name}) returning id`,
        )
      ).id,
  );

async function save(estate: Estate): Promise<{ matterId: number; ids: ReadonlyMap<string, string> }> {
  const { id: matterId } = await createMatter(testApp, firm, { diedOn: estate.deceased.diedOn });
  const ids = new Map<string, string>();
  for (const { id } of estate.people) ids.set(`person ${await insertParty(matterId, id)}`, id);
  const partyOf = new Map([...ids].map(([stored, id]) => [id, Number(stored.slice(7))]));
  const policies = estate.benefits.map((benefit) => ({
    kind: 'policy',
    class: 'claim',
    name: benefit.description,
    treatment: 'money',
    valuationAmount: benefit.amount / 100,
    paysPastEstate: true,
    benefitKind: benefit.kind,
    payees: [{ partyID: partyOf.get(benefit.nominee)!, share: '1' }],
  }));
  const { body, status, problem } = await firm.admin.call(assetBulkCalls.addMany, {
    body: { matterID: matterId, rows: [...estate.assets.map(toAssetBody), ...policies] },
  });
  if (status !== 200) throw new Error(JSON.stringify(problem));
  for (const [index, item] of [...estate.assets, ...estate.benefits].entries()) {
    ids.set(String(body.rows[index]!.id), item.id);
    const baseCost = 'gains' in item ? item.gains?.baseCost : undefined;
    if (baseCost === undefined) continue;
    const cost = { assetID: body.rows[index]!.id, purpose: 'cost', amount: readAmount(baseCost) / 100 } as const;
    expect((await firm.admin.call(assetCalls.saveAssetAmount, { body: cost })).status).toBe(200);
  }
  return { matterId, ids };
}

/** The same with the ids the estate was written with. */
function replaceIds(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  const text = JSON.stringify(value, (_, held: unknown) => (typeof held === 'bigint' ? `${held}n` : held));
  return JSON.parse(text, (key, held: unknown) => {
    if (typeof held !== 'string') return held;
    if (key === 'id') return ids.get(held) ?? held;
    return key === 'nominee' ? (ids.get(`person ${held}`) ?? held) : held;
  });
}
const toPlain = (value: unknown): unknown => replaceIds(value, new Map());

describe('what is saved through the calls reads back as the law’s own', () => {
  test('for the assets and benefits of random estates', async () => {
    const estates = fc.sample(createAnyEstate(), { numRuns: 40, seed: 15 });
    expect(estates.flatMap(({ assets }) => assets).length).toBeGreaterThan(80);
    for (const estate of estates) {
      const { matterId, ids } = await save(estate);
      const { assets, benefits } = await read(matterId);
      expect(replaceIds(assets, ids)).toEqual(toPlain(estate.assets));
      expect(replaceIds(benefits, ids)).toEqual(toPlain(estate.benefits));
    }
  }, 240_000);

  test('for every field an asset has', async () => {
    const { id } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const spouse = await insertParty(id, 'Thandi');
    const saved = await createAsset(firm.admin, id, {
      kind: 'foreign',
      class: 'immovable',
      name: 'Flat in Lisbon',
      voucher: '7',
      share: '4/12',
      treatment: 'outstanding',
      whyOutstanding: 'Transfer pending',
      account: 2,
      liquidity: 'realisable',
      separateOf: 'deceased',
      excludedFromAccrual: 'excludedByContract',
      customaryKind: 'house',
      customarySpouseID: spouse,
      isForeign: true,
      administeredAbroad: true,
      acquiredBeforeResidence: true,
      bonaFideFarm: true,
      dateOfPurchase: '1995-05-01',
      gainsKind: 'residence',
      timeLivedIn: '3/4',
      domesticPart: '9/10',
      withinTwoHectares: '1/2',
      heldIn2001: true,
      costBefore: 10,
      costAfter: 20,
      marketValue2001: 30,
      yearsBefore: 7,
      yearsAfter: 25,
      costInSeveralYears: true,
      valuationMethod: 'marketValue',
      valuationAmount: 100,
      valuationCurrency: 'EUR',
      valuationRate: '20.5',
      valuationRateDate: '2026-03-01',
    });
    const { assets } = await read(id);
    expect(assets).toEqual([
      {
        id: String(saved.id),
        description: 'Flat in Lisbon',
        class: 'immovable',
        voucher: '7',
        share: fraction(4, 12),
        treatment: 'outstanding',
        whyOutstanding: 'Transfer pending',
        account: 2,
        liquidity: 'realisable',
        separateOf: 'deceased',
        excludedFromAccrual: 'excludedByContract',
        customary: { kind: 'house', spouseId: String(spouse) },
        administeredAbroad: true,
        foreign: { acquiredBeforeResidence: true },
        bonaFideFarm: true,
        value: { amount: rand(100), currency: 'EUR', randPerUnit: fraction(205, 10) },
        gains: {
          kind: 'residence',
          acquired: '1995-05-01',
          residence: { timeLivedIn: fraction(3, 4), domesticPart: fraction(9, 10), withinTwoHectares: fraction(1, 2) },
          heldOnValuationDate: {
            costBefore: rand(10),
            costAfter: rand(20),
            marketValue: rand(30),
            yearsBefore: 7,
            yearsAfter: 25,
            costBeforeInSeveralYears: true,
            choice: 'marketValue',
          },
        },
      },
    ]);
  });

  test('for art lent to a museum, a small business, and what is sold', async () => {
    const { id } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    await createAsset(firm.admin, id, {
      kind: 'movable',
      class: 'movable',
      isLentForPublic: true,
      borrower: 'Iziko',
      deedDate: '2000-01-02',
      lentYears: 50,
      gainsKind: 'personalUse',
      personalUseException: 'goldOrPlatinumCoin',
    });
    const business = await createAsset(firm.admin, id, {
      kind: 'business',
      class: 'movable',
      gainsKind: 'ordinary',
      isSmallBusiness: true,
      yearsHeld: 6,
      substantiallyInvolved: true,
    });
    const body = { assetID: business.id, way: 'auction', date: '2026-04-01', auctionDate: '2026-05-01' } as const;
    await firm.admin.call(assetCalls.arrangeSale, { body });
    await firm.admin.call(assetCalls.saveSaleResult, {
      body: {
        assetID: business.id,
        saleResultAmount: 900,
        currency: 'USD',
        rate: '18',
        rateDate: '2026-05-01',
        saleResultDate: '2026-05-02',
        saleCosts: 12,
      },
    });
    expect((await read(id)).assets).toMatchObject([
      {
        lentForPublic: { borrower: 'Iziko', deedOn: toLocalDate('2000-01-02'), years: 50 },
        gains: { personalUseException: 'goldOrPlatinumCoin' },
      },
      {
        treatment: 'sold',
        soldFor: { amount: rand(900), currency: 'USD', randPerUnit: fraction(18) },
        soldOn: '2026-05-02',
        saleCosts: rand(12),
        gains: { kind: 'ordinary', smallBusiness: { yearsHeld: 6, substantiallyInvolved: true } },
      },
    ]);
  });

  test('for benefits and interests held, field by field', async () => {
    const { id } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
    const [a, b] = [await insertParty(id, 'A'), await insertParty(id, 'B')];
    const policy = { kind: 'policy', class: 'claim', treatment: 'money', paysPastEstate: true } as const;
    await createAsset(firm.admin, id, {
      ...policy,
      benefitKind: 'policy',
      valuationAmount: 100,
      inShareValue: 3,
      exclusionGround: 'unconnected',
      effectedByDeceased: true,
      premiumBorneByDeceased: true,
      benefitsFamily: true,
      payees: [
        {
          partyID: a,
          share: '1/3',
          premiums: [
            { amount: 5, date: '2020-01-01' },
            { amount: 6, yearsBefore: 3 },
          ],
        },
        { partyID: b, share: '2/3' },
      ],
    });
    await createAsset(firm.admin, id, {
      ...policy,
      benefitKind: 'retirement',
      valuationAmount: 50,
      contributionsNotDeducted: 7,
      payees: [{ partyID: b, share: '1' }],
    });
    const held = await createAsset(firm.admin, id, {
      kind: 'limitedInterest',
      class: 'immovable',
      name: 'Farm Rietvlei',
      voucher: '9',
      account: 1,
      valuationAmount: 1_000,
      interestRight: 'usufruct',
      instrument: 'Will of the father',
      deductedUnder: '4(m)',
      bonaFideFarm: true,
      entersDuty: true,
      dutySuccessorID: a,
      successorTermYears: 10,
      successorTermMonths: 6,
      acceptedYield: '6%',
      averageNetReceipts: 11,
      considerationPaid: 12,
      considerationDate: '2001-01-01',
      creationValue: 13,
      creationDate: '1999-01-01',
      creationTermYears: 20,
      successors: [{ partyID: a, share: '1' }],
      charges: [{ narrative: 'Transfer', amount: 14 }],
    });
    const { benefits, interestsHeld } = await read(id);
    expect(benefits).toMatchObject([
      {
        nominee: String(a),
        amount: 3333,
        inShareValue: 100,
        premiumsByNominee: [
          { amount: rand(5), paidOn: '2020-01-01' },
          { amount: rand(6), wholeYearsBefore: 3 },
        ],
        exclusion: {
          ground: 'unconnected',
          effectedByDeceased: true,
          premiumBorneByDeceased: true,
          benefitsEstateFamilyOrFamilyCompany: true,
        },
      },
      { nominee: String(b), amount: 6667, inShareValue: 200 },
      { nominee: String(b), kind: 'retirement', amount: rand(50), contributionsNotDeducted: rand(7) },
    ]);
    expect(interestsHeld).toEqual([
      {
        id: String(held.id),
        description: 'Farm Rietvlei',
        voucher: '9',
        account: 1,
        value: rand(1_000),
        right: 'usufruct',
        instrument: 'Will of the father',
        deductedUnder: '4(m)',
        charges: [{ id: `${held.id}.1`, narrative: 'Transfer', amount: rand(14) }],
        successors: [{ personId: String(a), share: fraction(1) }],
        forDuty: {
          bonaFideFarm: true,
          acceptedYield: fraction(6, 100),
          averageNetReceipts: rand(11),
          enjoyedBy: String(a),
          term: { years: 10, months: 6 },
          considerationPaid: { amount: rand(12), paidOn: '2001-01-01' },
          creation: { fullValue: rand(13), on: '1999-01-01', term: { years: 20 } },
        },
      },
    ]);
  });
});
