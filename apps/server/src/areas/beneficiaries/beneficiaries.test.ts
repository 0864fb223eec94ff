import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { WireBody } from '@boedel/contract/call';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { willCalls } from '@boedel/contract/wills/wills.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { aMatter, giveAccess, trailOf } from '../../testing/a-matter';
import { type TestFirm, testHouse } from '../../testing/house';
import { addedAsset } from '../assets/assets.testing';
import { addedLiability } from '../liabilities/liabilities.testing';

const house = testHouse();
let firm: TestFirm;
beforeAll(async () => void (firm = await house.aFirm()));

const call = beneficiaryCalls;
type Added = WireBody<typeof call.add>;
const add = (matterID: number, more: Partial<Added> = {}) =>
  firm.admin.call(call.add, { body: { matterID, surname: 'Botha', firstNames: 'Anna', ...more } });
const added = async (matterID: number, more: Partial<Added> = {}) => {
  const { status, body, problem } = await add(matterID, more);
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return body;
};
const list = async (matterID: number) => (await firm.admin.call(call.getbymatterid, { query: { matterID } })).body;
const treeOf = async (matterID: number) => (await firm.admin.call(call.getIntestateTree, { query: { matterID } })).body;
const estate = () => aMatter(house, firm, { diedOn: '2026-03-01' });
const fieldsOf = (problem: unknown): string[] =>
  problem === null || typeof problem !== 'object' ? [] : Object.keys(problem).filter((key) => key !== 'said');

const person = (key: string, parents: string[] = [], more: object = {}) => ({
  key,
  surname: key,
  parents: parents.map((parent) => ({ key: parent })),
  ...more,
});
const family = (matterID: number, people: object[], more: object = {}) => ({
  body: { matterID, people, mainParents: [], marriages: [], version: 1, ...more } as never,
});

describe('a beneficiary', () => {
  test('is added, listed, changed and removed, and the trail tells each', async () => {
    const { id: matterID, mainId } = await estate();
    const anna = await added(matterID, { dateOfBirth: '2015-05-05', parents: [{ parentID: mainId }] });
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
    expect((await trailOf(house, firm, matterID)).filter((action) => action.startsWith('beneficiary'))).toEqual([
      'beneficiary.added',
      'beneficiary.changed',
      'beneficiary.changed',
      'beneficiary.removed',
    ]);
  });

  test('a check before payment abroad is ticked once, by whom and when, and taken off again', async () => {
    const { id: matterID } = await estate();
    const anna = await added(matterID, { isResident: false });
    const tick = (more: object) =>
      firm.admin.call(call.setForeignCheck, {
        body: { id: anna.id, what: 'identity', isDone: true, ...more } as never,
      });
    const early = await tick({});
    expect([early.status, fieldsOf(early.problem)]).toEqual([422, ['what']]);
    expect((await tick({ what: 'address' })).status).toBe(400);
    const { body: held } = await firm.admin.call(call.update, {
      body: { ...anna, parents: undefined, passportNumber: 'PA123456', taxNumber: null },
    });
    expect(held.passportNumber).not.toBeNull();
    const { body: ticked } = await tick({ note: 'Copy certified in Perth' });
    const identityIn = (answer: typeof ticked) => answer[0]!.checks.find(({ what }) => what === 'identity')!;
    expect(identityIn(ticked)).toMatchObject({
      isDone: true,
      isByHand: true,
      done: { by: expect.any(String), note: 'Copy certified in Perth' },
    });
    // The second to tick it learns who was first; nothing is written over.
    const { body: again } = await tick({ note: 'me too' });
    expect(identityIn(again).done).toEqual(identityIn(ticked).done);
    const { body: off } = await tick({ isDone: false });
    expect(identityIn(off)).toMatchObject({ isDone: false, done: null });
    await tick({ isDone: false });
    expect((await trailOf(house, firm, matterID)).filter((action) => action.includes('check'))).toEqual([
      'beneficiary.check.done',
      'beneficiary.check.undone',
    ]);
    // Where somebody turns out to live here, nothing is asked any more.
    await firm.admin.call(call.setResidentFlag, { body: { id: anna.id, isResident: true, version: held.version } });
    expect((await tick({ what: 'exchangeControl' })).status).toBe(422);
  });

  test('who is captured already is that same row, never a second one', async () => {
    const { id: matterID } = await estate();
    const { body: spouse } = await firm.admin.call(partyCalls['spouse.add'], {
      body: { matterID, surname: 'Botha', firstNames: 'Susan', idNumber: '6202020002081' },
    });
    const { body: interest } = await firm.admin.call(partyCalls['personofinterest.add'], {
      body: { matterID, surname: 'Smit' },
    });
    expect((await list(matterID)).map(({ id }) => id)).toEqual([spouse.id]);
    expect((await added(matterID, { partyID: interest.id, relationship: 'friend' })).id).toBe(interest.id);
    expect((await list(matterID)).map(({ id, role }) => [id, role])).toEqual([
      [spouse.id, 'spouse'],
      [interest.id, 'personofinterest'],
    ]);
    const twice = await add(matterID, { idNumber: '6202020002081' });
    expect([twice.status, fieldsOf(twice.problem)]).toEqual([422, ['idNumber']]);
    // Taken off the beneficiaries, a person of interest is still one.
    await firm.admin.call(call._delete, { body: { id: interest.id } });
    expect((await list(matterID)).map(({ id }) => id)).toEqual([spouse.id]);
    expect((await firm.admin.call(call._delete, { body: { id: spouse.id } })).status).toBe(422);
  });

  test('a child captured with the deceased stands in the family; a stepchild does not descend', async () => {
    const { id: matterID } = await estate();
    const child = async (relationship: string | null) =>
      (
        await firm.admin.call(partyCalls['child.add'], {
          body: { matterID, surname: 'Botha', details: { relationship } as never },
        })
      ).body;
    const [born, adopted, step] = [await child(null), await child('adopted'), await child('stepchild')];
    const kinship = async () => Object.fromEntries((await list(matterID)).map((one) => [one.id, one.kinship]));
    expect(await kinship()).toEqual({ [born.id]: 'child', [adopted.id]: 'child', [step.id]: null });
    const parents = (await list(matterID)).map((one) => one.parents.map(({ kind }) => kind));
    expect(parents).toEqual([['birth'], ['adoption'], []]);
    await firm.admin.call(partyCalls['child.update'], {
      body: { ...step, details: { ...step.details, relationship: 'adopted' } },
    });
    expect((await kinship())[step.id]).toBe('child');
  });

  test.each<[string, Partial<Added>, string[]]>([
    ['a birth after the death', { dateOfBirth: '2020-01-01', dateOfDeath: '2019-01-01' }, ['dateOfDeath']],
    ['a birth in the future', { dateOfBirth: '2199-01-01' }, ['dateOfBirth']],
    ['a parent of nowhere', { parents: [{ parentID: 999_999 }] }, ['parents.0.parentID']],
    ['a company that was born', { kind: 'company', dateOfBirth: '1990-01-01' }, ['dateOfBirth']],
  ])('%s is refused at its field', async (_, facts, fields) => {
    const { id: matterID } = await estate();
    const { status, problem } = await add(matterID, facts);
    expect([status, fieldsOf(problem)]).toEqual([422, fields]);
    expect(await list(matterID)).toEqual([]);
  });

  test('a child is not older than its parent, and nobody an own ancestor', async () => {
    const { id: matterID } = await estate();
    const parent = await added(matterID, { firstNames: 'Piet', dateOfBirth: '1980-01-01' });
    const older = await add(matterID, { dateOfBirth: '1970-01-01', parents: [{ parentID: parent.id }] });
    expect([older.status, fieldsOf(older.problem)]).toEqual([422, ['dateOfBirth']]);
    expect(JSON.stringify(older.problem)).toContain('Anna Botha');
    const child = await added(matterID, { dateOfBirth: '2005-01-01', parents: [{ parentID: parent.id }] });
    const circle = await firm.admin.call(call.update, {
      body: { ...parent, dateOfBirth: null, parents: [{ parentID: child.id }] },
    });
    expect([circle.status, fieldsOf(circle.problem)]).toEqual([422, ['parents']]);
  });

  test('changed by two people at once shows the second both versions', async () => {
    const { id: matterID } = await estate();
    const anna = await added(matterID);
    const save = (email: string) => firm.admin.call(call.update, { body: { ...anna, parents: undefined, email } });
    expect((await save('a@example.com')).status).toBe(200);
    const second = await save('b@example.com');
    expect(second.status).toBe(409);
    expect(JSON.stringify(second.problem)).toContain('a@example.com');
  });

  test('who takes by the will stays until the will is changed', async () => {
    const { id: matterID } = await estate();
    const anna = await added(matterID);
    const { body: will } = await firm.admin.call(willCalls.save, {
      body: {
        matterID,
        clauses: [{ key: 'r', kind: 'residue', takers: [{ partyID: anna.id, part: 'taker', share: '1' }] }],
      },
    });
    const gone = await firm.admin.call(call._delete, { body: { id: anna.id } });
    expect(gone.status).toBe(422);
    expect(JSON.stringify(gone.problem)).toContain('Botha, Anna takes by the will');
    await firm.admin.call(willCalls._delete, { body: { id: will.id, version: will.version } });
    expect((await firm.admin.call(call._delete, { body: { id: anna.id } })).status).toBe(200);
  });

  test('of a matter somebody was given is read by them, and written only where they may capture', async () => {
    const { id: matterID } = await estate();
    await added(matterID);
    const outside = await firm.person(['UserMatterAccess'] as never);
    await giveAccess(house, firm, matterID, outside, { rights: ['estate'] });
    expect((await outside.call(call.getbymatterid, { query: { matterID } })).body.length).toBe(1);
    const wrote = await outside.call(call.add, { body: { matterID, surname: 'X' } });
    expect(wrote.status).toBe(403);
  });
});

describe('a global beneficiary', () => {
  const aGlobal = (name: string, more: object = {}) =>
    tenantDoor(house.test.database, firm.id).transaction(
      async (tx) =>
        (
          await tx.one<{ id: number }>(sql`insert into globalbeneficiary (name, party_type, id_number, is_resident)
            values (${name}, 'Individual', ${(more as { idNumber?: string }).idNumber ?? null}, true) returning id`)
        ).id,
    );

  test('is taken into a matter once, and out again', async () => {
    const { id: matterID } = await estate();
    const global = await aGlobal('Jan Petrus van der Merwe');
    const associate = () =>
      firm.admin.call(call.associate, { body: { beneficiaryID: global, matterID, relationshipType: 'nephew' } });
    const { body } = await associate();
    expect(body).toMatchObject({
      firstNames: 'Jan Petrus',
      surname: 'van der Merwe',
      relationship: 'nephew',
      globalID: global,
      isResident: true,
    });
    expect((await associate()).status).toBe(422);
    const listed = await firm.admin.call(call.getGlobalList, { query: { matterID, searchString: 'merwe' } });
    expect(listed.body.rows.find(({ id }) => id === global)?.partyID).toBe(body.id);
    expect((await firm.admin.call(call.dissociate, { body: { beneficiaryID: global, matterID } })).status).toBe(200);
    expect(await list(matterID)).toEqual([]);
    expect((await firm.admin.call(call.dissociate, { body: { beneficiaryID: global, matterID } })).status).toBe(404);
  });

  test('with the number of a spouse is that spouse', async () => {
    const { id: matterID } = await estate();
    const { body: spouse } = await firm.admin.call(partyCalls['spouse.add'], {
      body: { matterID, surname: 'Nel', idNumber: '7003030003088' },
    });
    const global = await aGlobal('Sara Nel', { idNumber: '7003030003088' });
    const { body } = await firm.admin.call(call.associate, { body: { beneficiaryID: global, matterID } });
    expect([body.id, body.role]).toEqual([spouse.id, 'spouse']);
    await firm.admin.call(call.dissociate, { body: { beneficiaryID: global, matterID } });
    expect((await list(matterID)).map(({ id, globalID }) => [id, globalID])).toEqual([[spouse.id, null]]);
  });
});

describe('the family tree', () => {
  test('is saved whole, and the law finds the heirs', async () => {
    const { id: matterID } = await estate();
    const { status, body, problem } = await firm.admin.call(
      call.saveIntestateTree,
      family(
        matterID,
        [
          person('wife'),
          person('son', ['main', 'wife'], { dateOfDeath: '2020-01-01' }),
          person('boy', ['son']),
          person('girl', ['son']),
          person('daughter', ['main', 'wife']),
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
    const { id: matterID } = await estate();
    expect((await firm.admin.call(call.saveIntestateTree, family(matterID, [person('a', ['main'])]))).status).toBe(200);
    expect((await firm.admin.call(call.saveIntestateTree, family(matterID, [person('b', ['main'])]))).status).toBe(409);
    expect((await list(matterID)).map(({ surname }) => surname)).toEqual(['a']);
  });

  test('somebody is changed, moved and taken off; nobody else is touched', async () => {
    const { id: matterID } = await estate();
    const { body: first } = await firm.admin.call(
      call.saveIntestateTree,
      family(matterID, [person('a', ['main']), person('b', ['main']), person('c', ['a'])]),
    );
    const [a, b, c] = first.people as [(typeof first.people)[0], (typeof first.people)[0], (typeof first.people)[0]];
    const { body, status } = await firm.admin.call(
      call.saveIntestateTree,
      family(matterID, [{ ...c, key: 'c', parents: [{ key: 'main' }] }], { removes: [b.id], version: first.version }),
    );
    expect(status).toBe(200);
    expect(body.people.map(({ id, kinship, version }) => [id, kinship, version])).toEqual([
      [a.id, 'child', a.version],
      [c.id, 'child', c.version],
    ]);
    const stay = await firm.admin.call(
      call.saveIntestateTree,
      family(matterID, [], { removes: [999_999], version: body.version }),
    );
    expect(stay.status).toBe(404);
  });

  test.each<[string, object[], object, string[]]>([
    ['a parent nobody has', [person('a', ['ghost'])], {}, ['people.0.parents.0.key']],
    ['a key twice', [person('a'), person('a')], {}, ['people.1.key']],
    ['a circle', [person('a', ['b']), person('b', ['a'])], {}, ['people.0.parents']],
    [
      'a child older than its parent',
      [person('a', [], { dateOfBirth: '1990-01-01' }), person('b', ['a'], { dateOfBirth: '1980-01-01' })],
      {},
      ['people.1.dateOfBirth'],
    ],
    ['three parents', [person('p'), person('q'), person('a', ['p', 'q', 'main'])], {}, ['people.2.parents']],
    ['a spouse from nowhere', [], { marriages: [{ spouse: 'x' }] }, ['marriages.0.spouse']],
    [
      'a marriage before a birth',
      [person('w', [], { dateOfBirth: '1990-01-01' })],
      { marriages: [{ spouse: 'w', marriedDate: '1980-01-01' }] },
      ['marriages.0.marriedDate'],
    ],
    [
      'a number twice',
      [person('a', [], { idNumber: '8001015009087' }), person('b', [], { idNumber: '8001015009087' })],
      {},
      ['people.1.idNumber'],
    ],
  ])('with %s is refused at the field, and nothing is half done', async (_, people, more, fields) => {
    const { id: matterID } = await estate();
    const { status, problem } = await firm.admin.call(call.saveIntestateTree, family(matterID, people, more));
    expect([status, fieldsOf(problem)]).toEqual([422, fields]);
    expect(await list(matterID)).toEqual([]);
    expect((await treeOf(matterID)).version).toBe(1);
  });
});

describe('the free residue by hand', () => {
  test('takes the place of the heirs of the law, with its reason, until it is taken back', async () => {
    const { id: matterID } = await estate();
    const [anna, ben] = [await added(matterID), await added(matterID, { firstNames: 'Ben' })];
    const override = async (heirs: [number, string][], reason: string | null = 'Order of court') =>
      firm.admin.call(call.overrideFreeResidue, {
        body: {
          matterID,
          heirs: heirs.map(([partyID, share]) => ({ partyID, share })),
          reason,
          version: (await treeOf(matterID)).version,
        },
      });
    const { body } = await override([
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
    const wrong = async (heirs: [number, string][], reason?: string | null) => {
      const { status, problem } = await override(heirs, reason);
      return [status, ...fieldsOf(problem)];
    };
    expect(
      await wrong([
        [anna.id, '2/3'],
        [ben.id, '2/3'],
      ]),
    ).toEqual([422, 'heirs']);
    expect(await wrong([[anna.id, '1/3']])).toEqual([422, 'heirs']);
    expect(await wrong([[anna.id, 'half']])).toEqual([422, 'heirs.0.share']);
    expect(
      await wrong([
        [anna.id, '1/2'],
        [anna.id, '1/2'],
      ]),
    ).toEqual([422, 'heirs.1.partyID']);
    expect(await wrong([[anna.id, '1']], null)).toEqual([422, 'reason']);
    expect((await override([], null)).body.override).toBeNull();
  });
});

describe('the shares of the law', () => {
  test('are over the free residue as it stands, and the spouse’s minimum moves with it', async () => {
    const { id: matterID, mainId } = await estate();
    const child = await added(matterID, {
      firstNames: 'Kind',
      dateOfBirth: '1990-01-01',
      parents: [{ parentID: mainId }],
    });
    expect((await treeOf(matterID)).division).toMatchObject({ isExample: true, over: 1_000_000 });
    const cash = { kind: 'cash', class: 'claim', treatment: 'money', name: 'Bank' } as const;
    const bank = await addedAsset(firm.admin, matterID, { ...cash, valuationAmount: 2_000_000 });
    await addedLiability(firm.admin, matterID, { amount: 100_000 });
    // By hand: 3.5% of R2 000 000 is 70 000; the Master 600 + 16 steps of 200 above R400 000, at most 7 000: 3 800.
    const over = 2_000_000 - 100_000 - 70_000 - 3_800;
    expect((await treeOf(matterID)).division).toMatchObject({
      isExample: false,
      over,
      section: 's 1(1)(b)',
      heirs: [{ partyID: child.id, share: '1', amount: over }],
    });
    const wed = await firm.admin.call(
      call.saveIntestateTree,
      family(matterID, [person('wife')], {
        marriages: [{ spouse: 'wife', contract: 'without accrual', marriedDate: '1985-01-01' }],
        version: (await treeOf(matterID)).version,
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
    const { division } = await treeOf(matterID);
    expect(division!.heirs.filter(({ amount }) => amount > 0)).toHaveLength(1);
    expect(division!.isExample).toBe(false);
    expect((await list(matterID)).find(({ id }) => id === child.id)!.takesBy).toEqual([]);
  });
});
