import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { WireBody } from '@boedel/contract/call';
import { assetTakerCalls as takers } from '@boedel/contract/wills/asset-takers.calls';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { advanceCalls, agreementCalls, willCalls } from '@boedel/contract/wills/wills.calls';
import { estateAccountCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

/** An estate with three people and two assets. */
async function createEstate() {
  const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-03-01' });
  const add = async (firstNames: string, more: object = {}) =>
    (await firm.admin.call(beneficiaryCalls.add, { body: { matterID, surname: 'Botha', firstNames, ...more } })).body
      .id;
  return {
    matterID,
    anna: await add('Anna', { dateOfBirth: '1960-06-15', gender: 0 }),
    ben: await add('Ben'),
    carl: await add('Carl'),
    house: (await createAsset(firm.admin, matterID)).id,
    car: (
      await createAsset(firm.admin, matterID, {
        kind: 'vehicle',
        class: 'movable',
        name: 'Hilux',
        valuationAmount: 300,
      })
    ).id,
  };
}
type WillBody = WireBody<typeof willCalls.save>;
type WillBodyClause = WillBody['clauses'][number];
const save = (matterID: number, clauses: WillBodyClause[], more: Partial<WillBody> = {}) =>
  firm.admin.call(willCalls.save, { body: { matterID, clauses, ...more } });
const listFields = (problem: unknown): string[] =>
  problem === null || typeof problem !== 'object' ? [] : Object.keys(problem).filter((key) => key !== 'said');
const createTaker = (partyID: number, share = '1') => ({ partyID, part: 'taker' as const, share });
const readWill = async (matterID: number) =>
  (await firm.admin.call(willCalls.getbymatterid, { query: { matterID } })).body.will;

describe('a will', () => {
  test('captured, it makes the estate testate everywhere; testate without one is not lodged unseen', async () => {
    const { matterID, anna } = await createEstate();
    const readMatter = async () => (await firm.admin.call(matterCalls.GetMatterDetails, { query: { matterID } })).body;
    const setKind = async (kind: string) =>
      firm.admin.call(matterCalls.update, { body: { ...(await readMatter()), kind } });
    const readSuccession = async (): Promise<string> => {
      const { paper } = (await firm.admin.call(estateAccountCalls.draft, { query: { matterID } })).body;
      return /"label":"Succession","value":"([^"]*)"/.exec(JSON.stringify(paper))?.[1] ?? '';
    };
    const listMissing = async () =>
      (await firm.admin.call(lodgingCalls.check, { query: { matterID } })).body.points
        .map(({ id }) => id)
        .filter((id) => id.includes('will'));
    await firm.admin.call(partyCalls['child.add'], {
      body: { matterID, surname: 'Botha', firstNames: 'Elsa', dateOfBirth: '1980-05-05' },
    });
    expect((await setKind('Testate')).status).toBe(200);
    expect([await readSuccession(), await listMissing()]).toEqual([
      'By will, which is not captured yet',
      ['figures-willToCapture'],
    ]);
    expect((await setKind('Intestate')).status).toBe(200);
    expect([await readSuccession(), await listMissing()]).toEqual(['Without a will', []]);
    await save(matterID, [{ key: '1', kind: 'residue', clause: '1', takers: [createTaker(anna)] }]);
    expect([(await readMatter()).kind, await readSuccession(), await listMissing()]).toEqual([
      'Testate',
      'By will',
      [],
    ]);
    const back = await setKind('Intestate');
    expect([back.status, listFields(back.problem)]).toEqual([422, ['kind']]);
    expect((await setKind('Partly testate')).status).toBe(200);
  });

  test('is saved with its clauses in order, moved, changed and removed; fractions stay as written', async () => {
    const { matterID, anna, ben, carl, house: asset } = await createEstate();
    const { body: first } = await save(
      matterID,
      [
        { key: '1', kind: 'words', clause: '1', wording: 'I revoke all earlier wills.', takers: [] },
        { key: '2', kind: 'cash', clause: '2', amount: 100, takers: [{ ...createTaker(ben), substitutes: [carl] }] },
        {
          key: '3',
          kind: 'limited',
          assetID: asset,
          right: 'usufruct',
          takers: [
            { partyID: anna, part: 'holder', share: '1', termYears: 10 },
            { partyID: ben, part: 'bareOwner', share: '4/12' },
            { partyID: carl, part: 'bareOwner', share: '8/12' },
          ],
        },
        { key: '4', kind: 'residue', takers: [createTaker(anna, '50%'), createTaker(ben, '1/2')] },
        {
          key: '5',
          kind: 'handOver',
          amount: 5,
          ofKey: '3',
          takers: [
            { partyID: anna, part: 'from' },
            { partyID: ben, part: 'to' },
          ],
        },
      ],
      { datedOn: '2020-01-01', codicils: [{ datedOn: '2021-01-01', note: 'Clause 2' }], survivorshipDays: 30 },
    );
    expect(first.clauses.map(({ kind }) => kind)).toEqual(['words', 'cash', 'limited', 'residue', 'handOver']);
    expect(first.clauses[2]!.takers!.map(({ share }) => share)).toEqual(['1', '4/12', '8/12']);
    expect(first.clauses[3]!.takers!.map(({ share }) => share)).toEqual(['50%', '1/2']);
    expect(first.clauses[1]!.takers![0]!.substitutes).toEqual([carl]);
    expect(first.clauses[4]!.ofKey).toBe(first.clauses[2]!.key);
    // The residue comes first, the cash legacy goes, the rest keep their ids.
    const [words, , limited, residue, handOver] = first.clauses as [
      WillBodyClause,
      WillBodyClause,
      WillBodyClause,
      WillBodyClause,
      WillBodyClause,
    ];
    const moved = await save(matterID, [residue, words, limited, handOver], {
      datedOn: '2020-01-01',
      version: first.version,
    });
    expect(moved.body.clauses.map(({ id }) => id)).toEqual([residue.id, words.id, limited.id, handOver.id]);
    expect((await readWill(matterID))?.says).toEqual([]);
    expect((await save(matterID, [], { version: first.version })).status).toBe(409);
    expect(
      (await firm.admin.call(willCalls._delete, { body: { id: first.id, version: moved.body.version } })).status,
    ).toBe(200);
    expect(await readWill(matterID)).toBeNull();
    expect((await listTrail(testApp, firm, matterID)).filter((action) => action.startsWith('will'))).toEqual([
      'will.added',
      'will.changed',
      'will.removed',
    ]);
  });

  test('has its day and that of its last codicil among the events of the matter, and nowhere else', async () => {
    const { matterID, anna } = await createEstate();
    const readDays = async () =>
      (await firm.admin.call(matterCalls.getmatterbyid, { body: { id: matterID } })).body.details!;
    const setEvent = (event: 'will' | 'codicil', date: string | null) =>
      firm.admin.call(statutoryDateCalls.setEvent, { body: { matterID, event, date } });
    // Known before anybody captures the will itself: a will that names no day leaves it.
    await setEvent('will', '2019-05-01');
    const residue: WillBodyClause = { key: '1', kind: 'residue', takers: [createTaker(anna)] };
    const { body: first } = await save(matterID, [residue]);
    expect(first.datedOn).toBe('2019-05-01');
    const codicils = [
      { datedOn: '2020-02-01', note: 'The car' },
      { datedOn: '2021-03-01', note: 'The farm' },
    ];
    const { body: second } = await save(matterID, first.clauses, {
      datedOn: '2019-06-01',
      codicils,
      version: first.version,
    });
    expect(second.codicils).toEqual(codicils);
    expect(await readDays()).toMatchObject({ willDate: '2019-06-01', codicilDate: '2021-03-01' });
    await setEvent('codicil', '2021-04-01');
    await setEvent('will', '2019-07-01');
    const shown = await readWill(matterID);
    expect(shown).toMatchObject({
      datedOn: '2019-07-01',
      codicils: [codicils[0], { datedOn: '2021-04-01', note: 'The farm' }],
    });
    // Whoever had the will open learns of the day that was changed elsewhere.
    expect((await save(matterID, second.clauses, { datedOn: '2019-06-01', version: second.version })).status).toBe(409);
    const cleared = await save(matterID, shown!.clauses, { version: shown!.version });
    expect(cleared.body).toMatchObject({ datedOn: null, codicils: [] });
    expect(await readDays()).toMatchObject({ willDate: null, codicilDate: null });
  });

  test.each<
    [string, (of: Awaited<ReturnType<typeof createEstate>>) => [WillBodyClause[], Partial<WillBody>?], string[]]
  >([
    [
      'codicils out of order',
      () => [
        [],
        {
          codicils: [
            { datedOn: '2021-01-01', note: null },
            { datedOn: '2020-01-01', note: null },
          ],
        },
      ],
      ['codicils.1.datedOn'],
    ],
    [
      'shares over one',
      ({ anna, ben }) => [[{ key: '1', kind: 'residue', takers: [createTaker(anna, '2/3'), createTaker(ben, '1/2')] }]],
      ['clauses.0.takers'],
    ],
    [
      'a usufruct without an owner',
      ({ anna, house: asset }) => [
        [
          {
            key: '1',
            kind: 'limited',
            assetID: asset,
            right: 'usufruct',
            takers: [{ partyID: anna, part: 'holder', share: '1' }],
          },
        ],
      ],
      ['clauses.0.takers'],
    ],
    [
      'holder and owner in one',
      ({ anna, car }) => [
        [
          {
            key: '1',
            kind: 'limited',
            assetID: car,
            right: 'usufruct',
            takers: [
              { partyID: anna, part: 'holder', share: '1' },
              { partyID: anna, part: 'bareOwner', share: '1' },
            ],
          },
        ],
      ],
      ['clauses.0.takers.1.partyID'],
    ],
    [
      'an asset bequeathed twice',
      ({ anna, ben, car }) => [
        [
          { key: '1', kind: 'asset', assetID: car, takers: [createTaker(anna)] },
          { key: '2', kind: 'asset', assetID: car, takers: [createTaker(ben, '1/3')] },
        ],
      ],
      ['clauses.1.assetID'],
    ],
    [
      'words for a share',
      ({ anna }) => [[{ key: '1', kind: 'residue', takers: [createTaker(anna, 'half')] }]],
      ['clauses.0.takers.0.share'],
    ],
    [
      'an asset of nowhere',
      ({ anna }) => [[{ key: '1', kind: 'asset', assetID: 999_999, takers: [createTaker(anna)] }]],
      ['clauses.0.assetID'],
    ],
    [
      'a person of nowhere',
      () => [[{ key: '1', kind: 'residue', takers: [createTaker(999_999)] }]],
      ['clauses.0.takers.0.partyID'],
    ],
    ['a day to come', () => [[], { datedOn: '2199-01-01' }], ['datedOn']],
    ['one rate of two', () => [[], { executorCapitalRate: '2%' }], ['executorIncomeRate']],
    [
      'a codicil before the will',
      () => [[], { datedOn: '2020-01-01', codicils: [{ datedOn: '2019-01-01', note: null }] }],
      ['codicils.0.datedOn'],
    ],
  ])('with %s is refused at its clause, and nothing is saved', async (_, made, fields) => {
    const of = await createEstate();
    const [clauses, more] = made(of);
    const { status, problem } = await save(of.matterID, clauses, more);
    expect([status, listFields(problem)]).toEqual([422, fields]);
    expect(await readWill(of.matterID)).toBeNull();
  });

  test('keeps the asset it bequeaths', async () => {
    const { matterID, anna, car } = await createEstate();
    await save(matterID, [{ key: '1', kind: 'asset', assetID: car, takers: [createTaker(anna)] }]);
    const { status, problem } = await firm.admin.call(assetCalls._delete, { body: { id: car } });
    expect([status, listFields(problem)]).toEqual([422, ['id']]);
  });
});

describe('by the asset', () => {
  test('a bequest and a usufruct are clauses of the will, before its residue', async () => {
    const { matterID, anna, ben, carl, house: asset, car } = await createEstate();
    const { body: will } = await save(matterID, [{ key: 'r', kind: 'residue', takers: [createTaker(anna)] }]);
    const bequest = await firm.admin.call(takers.saveBequestBeneficiary, {
      body: {
        assetID: car,
        takers: [
          { partyID: ben, share: '2/3' },
          { partyID: carl, share: '1/3' },
        ],
        version: will.version,
      },
    });
    expect(bequest.body.rows.map(({ name, share }) => [name, share])).toEqual([
      ['Botha, Ben', '2/3'],
      ['Botha, Carl', '1/3'],
    ]);
    const usufruct = await firm.admin.call(takers.saveUsufructBeneficiary, {
      body: {
        assetID: asset,
        holders: [{ partyID: anna }],
        bareOwners: [{ partyID: ben }],
        version: bequest.body.version,
      },
    });
    expect(usufruct.status).toBe(200);
    const read = async (
      call: typeof takers.getBequestBeneficiaries | typeof takers.getUsufructBeneficiaries,
      of: number,
    ) =>
      (await firm.admin.call(call, { query: { assetID: of } })).body.rows.map(({ partyID, part, share }) => [
        partyID,
        part,
        share,
      ]);
    expect(await read(takers.getBequestBeneficiaries, car)).toEqual([
      [ben, 'taker', '2/3'],
      [carl, 'taker', '1/3'],
    ]);
    expect(await read(takers.getUsufructBeneficiaries, asset)).toEqual([
      [anna, 'holder', '1'],
      [ben, 'bareOwner', '1'],
    ]);
    expect((await readWill(matterID))!.clauses.map(({ kind }) => kind)).toEqual(['asset', 'limited', 'residue']);
    const { body: shown } = await firm.admin.call(takers.getAllocationByBeneficiary, { query: { matterID } });
    const totals = Object.fromEntries(shown.people.map(({ partyID, total }) => [partyID, total]));
    expect(totals[carl]).toBe(100);
    expect(totals[anna]! + totals[ben]!).toBe(1_000_200);
    expect(totals[anna]).toBeGreaterThan(0);
    expect(shown.assets.map(({ left }) => left)).toEqual(['0', '0']);
    // One legatee off: his part is left over. The other: the clause is gone.
    const less = await firm.admin.call(takers.deleteBequestBeneficiary, {
      body: { assetID: car, partyID: carl, version: usufruct.body.version! },
    });
    expect(less.body.rows.map(({ partyID }) => partyID)).toEqual([ben]);
    const none = await firm.admin.call(takers.deleteUsufructBeneficiary, {
      body: { assetID: asset, partyID: anna, version: less.body.version! },
    });
    expect(none.body.rows).toEqual([]);
    expect((await readWill(matterID))!.clauses.map(({ kind }) => kind)).toEqual(['asset', 'residue']);
  });

  test('an award is an allotment; two at once are told, and what the will gives is not allotted', async () => {
    const { matterID, anna, ben, house: asset, car } = await createEstate();
    const saveAwards = (assetID: number, shares: [number, string][], version: number | null) =>
      firm.admin.call(takers.saveAwardBeneficiary, {
        body: { assetID, takers: shares.map(([partyID, share]) => ({ partyID, share })), version },
      });
    const first = await saveAwards(
      car,
      [
        [anna, '1/2'],
        [ben, '1/2'],
      ],
      null,
    );
    expect(first.body).toMatchObject({ version: 1, rows: [{ ground: 'allotment' }, { ground: 'allotment' }] });
    const awarded = await firm.admin.call(takers.getAwardBeneficiaries, { query: { assetID: car } });
    expect(awarded.body.rows).toEqual(first.body.rows);
    expect((await saveAwards(asset, [[anna, '1']], null)).status).toBe(409);
    expect((await saveAwards(asset, [[anna, '1']], 1)).status).toBe(200);
    const { body: agreements } = await firm.admin.call(agreementCalls.getbymatterid, { query: { matterID } });
    expect(agreements.map(({ ground, awards, says }) => [ground, awards!.length, says])).toEqual([
      ['allotment', 3, []],
    ]);
    const { body: left } = await firm.admin.call(takers.deleteAwardBeneficiary, { body: { assetID: car, version: 2 } });
    expect(left.rows).toEqual([]);
    const bequest = { assetID: car, takers: [{ partyID: ben }], version: null };
    expect((await firm.admin.call(takers.saveBequestBeneficiary, { body: bequest })).status).toBe(200);
    const again = await saveAwards(car, [[anna, '1']], 3);
    expect([again.status, listFields(again.problem)]).toEqual([422, ['assetID']]);
  });

  test.each<[string, [number, string][], string[]]>([
    [
      'over the whole',
      [
        [0, '2/3'],
        [1, '2/3'],
      ],
      ['takers.0.share'],
    ],
    ['short of the whole', [[0, '1/3']], ['takers.0.share']],
    [
      'to one person twice',
      [
        [0, '1/2'],
        [0, '1/2'],
      ],
      ['takers.1.partyID'],
    ],
    ['to nobody', [], ['takers']],
  ])('an award %s is refused', async (_, shares, fields) => {
    const of = await createEstate();
    const people = [of.anna, of.ben];
    const { status, problem } = await firm.admin.call(takers.saveAwardBeneficiary, {
      body: {
        assetID: of.car,
        takers: shares.map(([nth, share]) => ({ partyID: people[nth]!, share })),
        version: null,
      },
    });
    expect([status, listFields(problem)]).toEqual([422, fields]);
  });

  test('a usufruct without an owner, and one held by its owner, are refused at their own fields', async () => {
    const { anna, house: asset } = await createEstate();
    const saveLimited = async (bareOwners: { partyID: number }[]) => {
      const body = { assetID: asset, holders: [{ partyID: anna }], bareOwners, version: null };
      const { status, problem } = await firm.admin.call(takers.saveUsufructBeneficiary, { body });
      return [status, ...listFields(problem)];
    };
    expect(await saveLimited([])).toEqual([422, 'bareOwners']);
    expect(await saveLimited([{ partyID: anna }])).toEqual([422, 'bareOwners.0.partyID']);
  });
});

describe('an agreement', () => {
  test('names who signed, who takes what, and what changes hands', async () => {
    const { matterID, anna, ben, house: asset, car } = await createEstate();
    const body = {
      matterID,
      ground: 'redistribution' as const,
      datedOn: '2026-06-01',
      signedBy: [anna, ben],
      awards: [
        { assetID: asset, partyID: anna, share: '1' },
        { assetID: car, partyID: ben, share: '1' },
      ],
      transfers: [{ fromID: anna, toID: ben, amount: 10 }],
    };
    const { body: saved } = await firm.admin.call(agreementCalls.save, { body });
    expect(saved).toMatchObject({ ...body, version: 1 });
    // The same asset in a second agreement is awarded twice.
    const twice = await firm.admin.call(agreementCalls.save, { body });
    expect([twice.status, listFields(twice.problem)]).toEqual([422, ['awards.0.assetID', 'awards.1.assetID']]);
    const stranger = { ...body, id: saved.id, version: 1, signedBy: [999_999] };
    expect((await firm.admin.call(agreementCalls.save, { body: stranger })).status).toBe(422);
    expect((await firm.admin.call(agreementCalls._delete, { body: { id: saved.id, version: 9 } })).status).toBe(409);
    expect((await firm.admin.call(agreementCalls._delete, { body: { id: saved.id, version: 1 } })).status).toBe(200);
  });

  test('an advance is of somebody of the estate', async () => {
    const { matterID, anna } = await createEstate();
    const add = (partyID: number) => firm.admin.call(advanceCalls.add, { body: { matterID, partyID, amount: 10 } });
    expect((await add(anna)).status).toBe(200);
    expect((await add(999_999)).status).toBe(422);
  });
});
