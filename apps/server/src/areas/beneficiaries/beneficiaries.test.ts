import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { WireBody } from '@boedel/contract/call';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { createAsset } from '../assets/assets.testing';
import { addLiability } from '../liabilities/liabilities.testing';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

const call = beneficiaryCalls;
type BeneficiaryBody = WireBody<typeof call.add>;
const add = (matterID: number, more: Partial<BeneficiaryBody> = {}) =>
  firm.admin.call(call.add, { body: { matterID, surname: 'Botha', firstNames: 'Anna', ...more } });
const addBeneficiary = async (matterID: number, more: Partial<BeneficiaryBody> = {}) => {
  const { status, body, problem } = await add(matterID, more);
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return body;
};
const list = async (matterID: number) => (await firm.admin.call(call.getbymatterid, { query: { matterID } })).body;
const readTree = async (matterID: number) =>
  (await firm.admin.call(call.getIntestateTree, { query: { matterID } })).body;
const createEstate = () => createMatter(testApp, firm, { diedOn: '2026-03-01' });
const listFields = (problem: unknown): string[] =>
  problem === null || typeof problem !== 'object' ? [] : Object.keys(problem).filter((key) => key !== 'said');

const createPerson = (key: string, parents: string[] = [], more: object = {}) => ({
  key,
  surname: key,
  parents: parents.map((parent) => ({ key: parent })),
  ...more,
});
const createFamily = (matterID: number, people: object[], more: object = {}) => ({
  body: { matterID, people, mainParents: [], marriages: [], version: 1, ...more } as never,
});

describe('a beneficiary', () => {
  test('is added, listed, changed and removed, and the trail tells each', async () => {
    const { id: matterID, mainId } = await createEstate();
    const anna = await addBeneficiary(matterID, { dateOfBirth: '2015-05-05', parents: [{ parentID: mainId }] });
    expect(anna).toMatchObject({
      listName: 'Botha, Anna',
      kinship: 'child',
      degree: 1,
      isMinor: true,
      hasSurvived: true,
      paidTo: 'guardiansFund',
      takesBy: ['intestacy'],
    });
    const changed = await firm.admin.call(call.update, {
      body: { ...anna, parents: undefined, moneyHeldBy: 'trust', guardian: 'Susan', relationship: 'dogter' },
    });
    expect(changed.body).toMatchObject({ paidTo: 'trustees', guardian: 'Susan', kinship: 'child', version: 2 });
    const { body: resident } = await firm.admin.call(call.setResidentFlag, {
      body: { id: anna.id, isResident: false, version: 2 },
    });
    expect(resident.isResident).toBe(false);
    const { body: checks } = await firm.admin.call(call.getForeignChecks, { query: { matterID } });
    expect(checks[0]!.checks.map(({ what, isDone }) => [what, isDone])).toEqual([
      ['identity', false],
      ['address', false],
      ['exchangeControl', false],
      ['tax', false],
    ]);
    expect((await list(matterID)).map(({ id }) => id)).toEqual([anna.id]);
    expect((await firm.admin.call(call._delete, { body: { id: anna.id } })).status).toBe(200);
    expect(await list(matterID)).toEqual([]);
    expect((await listTrail(testApp, firm, matterID)).filter((action) => action.startsWith('beneficiary'))).toEqual([
      'beneficiary.added',
      'beneficiary.changed',
      'beneficiary.changed',
      'beneficiary.removed',
    ]);
  });

  test('a check before payment abroad is ticked once, by whom and when, and taken off again', async () => {
    const { id: matterID } = await createEstate();
    const anna = await addBeneficiary(matterID, { isResident: false });
    const tickCheck = (more: object) =>
      firm.admin.call(call.setForeignCheck, {
        body: { id: anna.id, what: 'identity', isDone: true, ...more } as never,
      });
    const early = await tickCheck({});
    expect([early.status, listFields(early.problem)]).toEqual([422, ['what']]);
    expect((await tickCheck({ what: 'address' })).status).toBe(400);
    const { body: held } = await firm.admin.call(call.update, {
      body: { ...anna, parents: undefined, passportNumber: 'PA123456', taxNumber: null },
    });
    expect(held.passportNumber).not.toBeNull();
    const { body: ticked } = await tickCheck({ note: 'Copy certified in Perth' });
    const findIdentity = (answer: typeof ticked) => answer[0]!.checks.find(({ what }) => what === 'identity')!;
    expect(findIdentity(ticked)).toMatchObject({
      isDone: true,
      isByHand: true,
      done: { by: expect.any(String), note: 'Copy certified in Perth' },
    });
    // The second to tick it learns who was first; nothing is written over.
    const { body: again } = await tickCheck({ note: 'me too' });
    expect(findIdentity(again).done).toEqual(findIdentity(ticked).done);
    const { body: off } = await tickCheck({ isDone: false });
    expect(findIdentity(off)).toMatchObject({ isDone: false, done: null });
    await tickCheck({ isDone: false });
    expect((await listTrail(testApp, firm, matterID)).filter((action) => action.includes('check'))).toEqual([
      'beneficiary.check.done',
      'beneficiary.check.undone',
    ]);
    // Where somebody turns out to live here, nothing is asked any more.
    await firm.admin.call(call.setResidentFlag, { body: { id: anna.id, isResident: true, version: held.version } });
    expect((await tickCheck({ what: 'exchangeControl' })).status).toBe(422);
  });

  test('who is captured already is that same row, never a second one', async () => {
    const { id: matterID } = await createEstate();
    const { body: spouse } = await firm.admin.call(partyCalls['spouse.add'], {
      body: { matterID, surname: 'Botha', firstNames: 'Susan', idNumber: '6202020002081' },
    });
    const { body: interest } = await firm.admin.call(partyCalls['personofinterest.add'], {
      body: { matterID, surname: 'Smit' },
    });
    expect((await list(matterID)).map(({ id }) => id)).toEqual([spouse.id]);
    expect((await addBeneficiary(matterID, { partyID: interest.id, relationship: 'friend' })).id).toBe(interest.id);
    expect((await list(matterID)).map(({ id, role }) => [id, role])).toEqual([
      [spouse.id, 'spouse'],
      [interest.id, 'personofinterest'],
    ]);
    const twice = await add(matterID, { idNumber: '6202020002081' });
    expect([twice.status, listFields(twice.problem)]).toEqual([422, ['idNumber']]);
    // Taken off the beneficiaries, a person of interest is still one.
    await firm.admin.call(call._delete, { body: { id: interest.id } });
    expect((await list(matterID)).map(({ id }) => id)).toEqual([spouse.id]);
    expect((await firm.admin.call(call._delete, { body: { id: spouse.id } })).status).toBe(422);
  });

  test('a child captured with the deceased stands in the family; a stepchild does not descend', async () => {
    const { id: matterID } = await createEstate();
    const addChild = async (relationship: string | null) =>
      (
        await firm.admin.call(partyCalls['child.add'], {
          body: { matterID, surname: 'Botha', details: { relationship } as never },
        })
      ).body;
    const [born, adopted, step] = [await addChild(null), await addChild('adopted'), await addChild('stepchild')];
    const readKinship = async () => Object.fromEntries((await list(matterID)).map((one) => [one.id, one.kinship]));
    expect(await readKinship()).toEqual({ [born.id]: 'child', [adopted.id]: 'child', [step.id]: null });
    const parents = (await list(matterID)).map((one) => one.parents.map(({ kind }) => kind));
    expect(parents).toEqual([['birth'], ['adoption'], []]);
    await firm.admin.call(partyCalls['child.update'], {
      body: { ...step, details: { ...step.details, relationship: 'adopted' } },
    });
    expect((await readKinship())[step.id]).toBe('child');
  });

  test.each<[string, Partial<BeneficiaryBody>, string[]]>([
    ['a birth after the death', { dateOfBirth: '2020-01-01', dateOfDeath: '2019-01-01' }, ['dateOfDeath']],
    ['a birth in the future', { dateOfBirth: '2199-01-01' }, ['dateOfBirth']],
    ['a parent of nowhere', { parents: [{ parentID: 999_999 }] }, ['parents.0.parentID']],
    ['a company that was born', { kind: 'company', dateOfBirth: '1990-01-01' }, ['dateOfBirth']],
  ])('%s is refused at its field', async (_, facts, fields) => {
    const { id: matterID } = await createEstate();
    const { status, problem } = await add(matterID, facts);
    expect([status, listFields(problem)]).toEqual([422, fields]);
    expect(await list(matterID)).toEqual([]);
  });

  test('a child is not older than its parent, and nobody an own ancestor', async () => {
    const { id: matterID } = await createEstate();
    const parent = await addBeneficiary(matterID, { firstNames: 'Piet', dateOfBirth: '1980-01-01' });
    const older = await add(matterID, { dateOfBirth: '1970-01-01', parents: [{ parentID: parent.id }] });
    expect([older.status, listFields(older.problem)]).toEqual([422, ['dateOfBirth']]);
    expect(JSON.stringify(older.problem)).toContain('Anna Botha');
    const child = await addBeneficiary(matterID, { dateOfBirth: '2005-01-01', parents: [{ parentID: parent.id }] });
    const circle = await firm.admin.call(call.update, {
      body: { ...parent, dateOfBirth: null, parents: [{ parentID: child.id }] },
    });
    expect([circle.status, listFields(circle.problem)]).toEqual([422, ['parents']]);
  });

  test('changed by two people at once shows the second both versions', async () => {
    const { id: matterID } = await createEstate();
    const anna = await addBeneficiary(matterID);
    const save = (email: string) => firm.admin.call(call.update, { body: { ...anna, parents: undefined, email } });
    expect((await save('a@example.com')).status).toBe(200);
    const second = await save('b@example.com');
    expect(second.status).toBe(409);
    expect(JSON.stringify(second.problem)).toContain('a@example.com');
  });

  test('who takes by the will stays until the will is changed', async () => {
    const { id: matterID } = await createEstate();
    const anna = await addBeneficiary(matterID);
    const { body: will } = await firm.admin.call(willCalls.save, {
      body: {
        matterID,
        clauses: [{ key: 'r', kind: 'residue', takers: [{ partyID: anna.id, part: 'taker', share: '1' }] }],
      },
    });
    const gone = await firm.admin.call(call._delete, { body: { id: anna.id } });
    expect(gone.status).toBe(422);
    expect(JSON.stringify(gone.problem)).toContain('Botha, Anna inherits under the will');
    await firm.admin.call(willCalls._delete, { body: { id: will.id, version: will.version } });
    expect((await firm.admin.call(call._delete, { body: { id: anna.id } })).status).toBe(200);
  });

  test('of a matter somebody was given is read by them, and written only where they may capture', async () => {
    const { id: matterID } = await createEstate();
    await addBeneficiary(matterID);
    const outside = await firm.person(['UserMatterAccess'] as never);
    await grantAccess(testApp, firm, matterID, outside, { rights: ['estate'] });
    expect((await outside.call(call.getbymatterid, { query: { matterID } })).body.length).toBe(1);
    const wrote = await outside.call(call.add, { body: { matterID, surname: 'X' } });
    expect(wrote.status).toBe(403);
  });
});

describe('a global beneficiary', () => {
  const createGlobal = (name: string, more: object = {}) =>
    openFirmScope(testApp.test.database, firm.id).transaction(
      async (tx) =>
        (
          await tx.one<{ id: number }>(sql`insert into globalbeneficiary (name, party_type, id_number, is_resident)
            values (${name}, 'Individual', ${(more as { idNumber?: string }).idNumber ?? null}, true) returning id`)
        ).id,
    );

  test('is taken into a matter once, and out again', async () => {
    const { id: matterID } = await createEstate();
    const global = await createGlobal('Jan Petrus van der Merwe');
    const associateGlobal = () =>
      firm.admin.call(call.associate, { body: { beneficiaryID: global, matterID, relationshipType: 'nephew' } });
    const { body } = await associateGlobal();
    expect(body).toMatchObject({
      firstNames: 'Jan Petrus',
      surname: 'van der Merwe',
      relationship: 'nephew',
      globalID: global,
      isResident: true,
    });
    expect((await associateGlobal()).status).toBe(422);
    const listed = await firm.admin.call(call.getGlobalList, { query: { matterID, searchString: 'merwe' } });
    expect(listed.body.rows.find(({ id }) => id === global)?.partyID).toBe(body.id);
    expect((await firm.admin.call(call.dissociate, { body: { beneficiaryID: global, matterID } })).status).toBe(200);
    expect(await list(matterID)).toEqual([]);
    expect((await firm.admin.call(call.dissociate, { body: { beneficiaryID: global, matterID } })).status).toBe(404);
  });

  test('with the number of a spouse is that spouse', async () => {
    const { id: matterID } = await createEstate();
    const { body: spouse } = await firm.admin.call(partyCalls['spouse.add'], {
      body: { matterID, surname: 'Nel', idNumber: '7003030003088' },
    });
    const global = await createGlobal('Sara Nel', { idNumber: '7003030003088' });
    const { body } = await firm.admin.call(call.associate, { body: { beneficiaryID: global, matterID } });
    expect([body.id, body.role]).toEqual([spouse.id, 'spouse']);
    await firm.admin.call(call.dissociate, { body: { beneficiaryID: global, matterID } });
    expect((await list(matterID)).map(({ id, globalID }) => [id, globalID])).toEqual([[spouse.id, null]]);
  });
});

describe('the family tree', () => {
  test('is saved whole, and the law finds the heirs', async () => {
    const { id: matterID } = await createEstate();
    const { status, body, problem } = await firm.admin.call(
      call.saveIntestateTree,
      createFamily(
        matterID,
        [
          createPerson('wife'),
          createPerson('son', ['main', 'wife'], { dateOfDeath: '2020-01-01' }),
          createPerson('boy', ['son']),
          createPerson('girl', ['son']),
          createPerson('daughter', ['main', 'wife']),
        ],
        { marriages: [{ spouse: 'wife', contract: 'none', marriedDate: '1990-01-01' }] },
      ),
    );
    expect(status, JSON.stringify(problem)).toBe(200);
    const named = new Map(body.people.map(({ id, surname }) => [id, surname]));
    expect(body.division).toMatchObject({ shape: 'spousesAndDescendants', section: 's 1(1)(c)' });
    expect(
      body.division!.heirs.map(({ partyID, share, through }) => [named.get(partyID), share, through.length]),
    ).toEqual([
      ['wife', '1/3', 0],
      ['daughter', '1/3', 0],
      ['boy', '1/6', 1],
      ['girl', '1/6', 1],
    ]);
    expect(body.people.map(({ surname, role }) => [surname, role])).toEqual([
      ['wife', 'spouse'],
      ['son', 'child'],
      ['boy', 'relative'],
      ['girl', 'relative'],
      ['daughter', 'child'],
    ]);
    // The marriage on the page of the deceased is the same one.
    expect(body.marriages).toMatchObject([{ kind: 'civil marriage', isCurrent: true }]);
  });

  test('drawn by two at once, the second is told', async () => {
    const { id: matterID } = await createEstate();
    expect(
      (await firm.admin.call(call.saveIntestateTree, createFamily(matterID, [createPerson('a', ['main'])]))).status,
    ).toBe(200);
    expect(
      (await firm.admin.call(call.saveIntestateTree, createFamily(matterID, [createPerson('b', ['main'])]))).status,
    ).toBe(409);
    expect((await list(matterID)).map(({ surname }) => surname)).toEqual(['a']);
  });

  test('somebody is changed, moved and taken off; nobody else is touched', async () => {
    const { id: matterID } = await createEstate();
    const { body: first } = await firm.admin.call(
      call.saveIntestateTree,
      createFamily(matterID, [createPerson('a', ['main']), createPerson('b', ['main']), createPerson('c', ['a'])]),
    );
    const [a, b, c] = first.people as [(typeof first.people)[0], (typeof first.people)[0], (typeof first.people)[0]];
    const { body, status } = await firm.admin.call(
      call.saveIntestateTree,
      createFamily(matterID, [{ ...c, key: 'c', parents: [{ key: 'main' }] }], {
        removes: [b.id],
        version: first.version,
      }),
    );
    expect(status).toBe(200);
    expect(body.people.map(({ id, kinship, version }) => [id, kinship, version])).toEqual([
      [a.id, 'child', a.version],
      [c.id, 'child', c.version],
    ]);
    const stay = await firm.admin.call(
      call.saveIntestateTree,
      createFamily(matterID, [], { removes: [999_999], version: body.version }),
    );
    expect(stay.status).toBe(404);
  });

  test.each<[string, object[], object, string[]]>([
    ['a parent nobody has', [createPerson('a', ['ghost'])], {}, ['people.0.parents.0.key']],
    ['a key twice', [createPerson('a'), createPerson('a')], {}, ['people.1.key']],
    ['a circle', [createPerson('a', ['b']), createPerson('b', ['a'])], {}, ['people.0.parents']],
    [
      'a child older than its parent',
      [createPerson('a', [], { dateOfBirth: '1990-01-01' }), createPerson('b', ['a'], { dateOfBirth: '1980-01-01' })],
      {},
      ['people.1.dateOfBirth'],
    ],
    [
      'three parents',
      [createPerson('p'), createPerson('q'), createPerson('a', ['p', 'q', 'main'])],
      {},
      ['people.2.parents'],
    ],
    ['a spouse from nowhere', [], { marriages: [{ spouse: 'x' }] }, ['marriages.0.spouse']],
    [
      'a marriage before a birth',
      [createPerson('w', [], { dateOfBirth: '1990-01-01' })],
      { marriages: [{ spouse: 'w', marriedDate: '1980-01-01' }] },
      ['marriages.0.marriedDate'],
    ],
    [
      'a number twice',
      [createPerson('a', [], { idNumber: '8001015009087' }), createPerson('b', [], { idNumber: '8001015009087' })],
      {},
      ['people.1.idNumber'],
    ],
  ])('with %s is refused at the field, and nothing is half done', async (_, people, more, fields) => {
    const { id: matterID } = await createEstate();
    const { status, problem } = await firm.admin.call(call.saveIntestateTree, createFamily(matterID, people, more));
    expect([status, listFields(problem)]).toEqual([422, fields]);
    expect(await list(matterID)).toEqual([]);
    expect((await readTree(matterID)).version).toBe(1);
  });
});

describe('the free residue by hand', () => {
  test('takes the place of the heirs of the law, with its reason, until it is taken back', async () => {
    const { id: matterID } = await createEstate();
    const [anna, ben] = [await addBeneficiary(matterID), await addBeneficiary(matterID, { firstNames: 'Ben' })];
    const overrideHeirs = async (heirs: [number, string][], reason: string | null = 'Order of court') =>
      firm.admin.call(call.overrideFreeResidue, {
        body: {
          matterID,
          heirs: heirs.map(([partyID, share]) => ({ partyID, share })),
          reason,
          version: (await readTree(matterID)).version,
        },
      });
    const { body } = await overrideHeirs([
      [anna.id, '4/12'],
      [ben.id, '8/12'],
    ]);
    expect(body.override).toEqual({
      reason: 'Order of court',
      heirs: [
        { partyID: anna.id, share: '4/12' },
        { partyID: ben.id, share: '8/12' },
      ],
    });
    expect((await list(matterID)).map(({ takesBy }) => takesBy)).toEqual([['hand'], ['hand']]);
    const listFaults = async (heirs: [number, string][], reason?: string | null) => {
      const { status, problem } = await overrideHeirs(heirs, reason);
      return [status, ...listFields(problem)];
    };
    expect(
      await listFaults([
        [anna.id, '2/3'],
        [ben.id, '2/3'],
      ]),
    ).toEqual([422, 'heirs']);
    expect(await listFaults([[anna.id, '1/3']])).toEqual([422, 'heirs']);
    expect(await listFaults([[anna.id, 'half']])).toEqual([422, 'heirs.0.share']);
    expect(
      await listFaults([
        [anna.id, '1/2'],
        [anna.id, '1/2'],
      ]),
    ).toEqual([422, 'heirs.1.partyID']);
    expect(await listFaults([[anna.id, '1']], null)).toEqual([422, 'reason']);
    expect((await overrideHeirs([], null)).body.override).toBeNull();
  });
});

describe('the shares of the law', () => {
  test('are over the free residue as it stands, and the spouse’s minimum moves with it', async () => {
    const { id: matterID, mainId } = await createEstate();
    const child = await addBeneficiary(matterID, {
      firstNames: 'Kind',
      dateOfBirth: '1990-01-01',
      parents: [{ parentID: mainId }],
    });
    expect((await readTree(matterID)).division).toMatchObject({ isExample: true, over: 1_000_000 });
    const cash = { kind: 'cash', class: 'claim', treatment: 'money', name: 'Bank' } as const;
    const bank = await createAsset(firm.admin, matterID, { ...cash, valuationAmount: 2_000_000 });
    await addLiability(firm.admin, matterID, { amount: 100_000 });
    // By hand: 3.5% of R2 000 000 is 70 000; the Master 600 + 16 steps of 200 above R400 000, at most 7 000: 3 800.
    const over = 2_000_000 - 100_000 - 70_000 - 3_800;
    expect((await readTree(matterID)).division).toMatchObject({
      isExample: false,
      over,
      section: 's 1(1)(b)',
      heirs: [{ partyID: child.id, share: '1', amount: over }],
    });
    const wed = await firm.admin.call(
      call.saveIntestateTree,
      createFamily(matterID, [createPerson('wife')], {
        marriages: [{ spouse: 'wife', contract: 'without accrual', marriedDate: '1985-01-01' }],
        version: (await readTree(matterID)).version,
      }),
    );
    expect(wed.status).toBe(200);
    const halves = wed.body.division!;
    expect(halves).toMatchObject({ over, section: 's 1(1)(c)' });
    expect(halves.heirs.map(({ amount }) => amount)).toEqual([over / 2, over / 2]);
    // An estate below the minimum is the spouse’s alone, and the child no longer takes by the law.
    const { body: now } = await firm.admin.call(assetCalls.getbyid, { query: { id: bank.id } });
    const less = await firm.admin.call(assetCalls.update, { body: { ...now, valuationAmount: 300_000 } });
    expect(less.status).toBe(200);
    const { division } = await readTree(matterID);
    expect(division!.heirs.filter(({ amount }) => amount > 0)).toHaveLength(1);
    expect(division!.isExample).toBe(false);
    expect((await list(matterID)).find(({ id }) => id === child.id)!.takesBy).toEqual([]);
  });
});
