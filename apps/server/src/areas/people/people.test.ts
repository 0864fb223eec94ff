import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { liabilityCalls } from '@boedel/contract/liabilities/liabilities.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { mainPartyCalls, partyCalls } from '@boedel/contract/parties/parties.calls';
import { peopleCalls as call } from '@boedel/contract/people/people.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
let other: TestFirm;
beforeAll(async () => void ([firm, other] = [await testApp.createFirm(), await testApp.createFirm()]));

const createEstate = (details: object = {}) => createMatter(testApp, firm, { diedOn: '2026-03-01', ...details });
const expectOk = async <T>(asked: Promise<{ status: number; body: T; problem?: unknown }>): Promise<T> => {
  const { status, body, problem } = await asked;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(problem)}`);
  return body;
};
const find = (searchString: string, more: object = {}, as: TestPerson = firm.admin) =>
  expectOk(as.call(call.find, { query: { searchString, ...more } }));
const addSpouse = (matterID: number, more: object) =>
  expectOk(firm.admin.call(partyCalls['spouse.add'], { body: { matterID, surname: 'Nel', ...more } }));
const addHeir = (matterID: number, more: object) =>
  expectOk(firm.admin.call(beneficiaryCalls.add, { body: { matterID, surname: 'Nel', ...more } }));
const readPage = (knownID: number, as: TestPerson = firm.admin) =>
  expectOk(as.call(call.getbyid, { query: { knownID } }));
const readMessage = (problem: unknown): string => JSON.stringify(problem);

describe('somebody is found while typing', () => {
  test('by parts of the name and by the whole number, with where they are known from', async () => {
    const { id: matterID } = await createEstate();
    const zelda = await addSpouse(matterID, { surname: 'Zwartberg', firstNames: 'Zélda', idNumber: '6202020002081' });
    const [found] = await find('zelda zwart');
    expect(found).toMatchObject({
      knownID: zelda.knownID,
      listName: 'Zwartberg, Zélda',
      surname: 'Zwartberg',
      idNumber: '•••••••••2081',
      parts: [{ matterID, role: 'spouse', takes: true }],
    });
    expect((await find('620202 0002 081')).map(({ knownID }) => knownID)).toEqual([zelda.knownID]);
    expect((await find('zwartberg 6202020002081'))[0]?.knownID).toBe(zelda.knownID);
    expect((await find('zwartberg', { matterID }))[0]?.partyID).toBe(zelda.id);
    // A part of a private number tells nothing.
    expect(await find('0002081')).toEqual([]);
    expect(await find('z')).toEqual([]);
    expect(await find('%')).toEqual([]);
  });

  test('a body by its registration number, also from a directory', async () => {
    const entry = await expectOk(
      firm.admin.call(directoryCalls['creditor.add'], {
        body: { name: 'Kwaggafontein Bank', registrationNumber: '1998/123456/06' },
      }),
    );
    const [found] = await find('1998/123456/06');
    expect(found).toMatchObject({ surname: 'Kwaggafontein Bank', directories: ['creditor'], partyID: null });
    expect(entry.id).toBeGreaterThan(0);
  });

  test('within the firm, and in matters the reader may see', async () => {
    const { id: matterID } = await createEstate();
    const { id: hidden } = await createMatter(testApp, firm, { systemType: 1, surname: 'Ander' });
    await addSpouse(matterID, { surname: 'Ystervark', firstNames: 'Een' });
    await expectOk(
      firm.admin.call(partyCalls['personofinterest.add'], {
        body: { matterID: hidden, surname: 'Ystervark', firstNames: 'Twee' },
      }),
    );
    expect(await find('ystervark')).toHaveLength(2);
    expect(await find('ystervark', {}, other.admin)).toEqual([]);
    const deaths = await firm.person(['Capture Matter'], { systemTypes: [2] });
    expect((await find('ystervark', {}, deaths)).map(({ listName }) => listName)).toEqual(['Ystervark, Een']);
    const client = await firm.person(['UserMatterAccess'], { systemTypes: [1, 2] });
    expect(await find('ystervark', {}, client)).toEqual([]);
    await grantAccess(testApp, firm, hidden, client, { rights: ['estate'] });
    expect((await find('ystervark', {}, client)).map(({ listName }) => listName)).toEqual(['Ystervark, Twee']);
  });
});

describe('somebody known is taken over', () => {
  test('with the number behind the mask, and is the same person since', async () => {
    const [one, two] = [await createEstate(), await createEstate({ surname: 'Ander' })];
    const anna = await addSpouse(one.id, { surname: 'Aalwyn', firstNames: 'Anna', idNumber: '7003030003088' });
    const [found] = await find('aalwyn');
    const { parts: _, directories: __, partyID: ___, partCount: ____, listName: _____, ...taken } = found!;
    const again = await addHeir(two.id, taken);
    expect(again.knownID).toBe(anna.knownID);
    expect((await find('7003030003088')).flatMap(({ parts }) => parts.map(({ matterID }) => matterID))).toEqual([
      two.id,
      one.id,
    ]);
    const shown = await readPage(anna.knownID!);
    expect(shown.records.map(({ source, part }) => [source, part?.role])).toEqual([
      ['matter_party', 'beneficiary'],
      ['matter_party', 'spouse'],
    ]);
    expect(shown).toMatchObject({ hiddenCount: 0, maybeSame: [], severalParts: [] });
  });

  test('an unknown number, one of another firm and a person taken for a company are refused', async () => {
    const { id: matterID } = await createEstate();
    const theirs = await createMatter(testApp, other);
    const {
      main: { knownID },
    } = await expectOk(other.admin.call(mainPartyCalls.getPersonTab, { query: { matterID: theirs.id } }));
    const add = (body: object) =>
      firm.admin.call(partyCalls['personofinterest.add'], { body: { matterID, surname: 'Kok', ...body } });
    const [foreign, unknown] = [await add({ knownID }), await add({ knownID: 400_000_000 })];
    expect([foreign.status, foreign.problem]).toEqual([unknown.status, unknown.problem]);
    expect(readMessage(unknown.problem)).toContain('no longer on file');
    const jan = await addSpouse(matterID, { firstNames: 'Kremetart' });
    const company = await add({ knownID: jan.knownID, kind: 'company', surname: 'Kok Bpk' });
    expect(readMessage(company.problem)).toContain('is a person and Kok Bpk is not');
  });

  test('a global beneficiary of a matter is the entry, by the same number', async () => {
    const { id: matterID } = await createEstate();
    const entry = await expectOk(
      firm.admin.call(directoryCalls['globalbeneficiary.add'], {
        body: { name: 'Petrus Wildeperd', partyType: 'Individual', idNumber: '5804120084082' },
      }),
    );
    const byNumber = await expectOk(
      firm.admin.call(beneficiaryCalls.getGlobalList, { query: { searchString: '5804120084082' } }),
    );
    expect(byNumber.rows.map(({ id }) => id)).toEqual([entry.id]);
    const party = await expectOk(
      firm.admin.call(beneficiaryCalls.associate, { body: { beneficiaryID: entry.id, matterID } }),
    );
    const [found] = await find('wildeperd');
    expect(found).toMatchObject({
      knownID: party.knownID,
      directories: ['globalbeneficiary'],
      parts: [{ matterID, role: 'beneficiary' }],
    });
    // Taken over by typing, it is linked all the same.
    const next = await createEstate();
    const { parts: _, directories: __, partyID: ___, partCount: ____, listName: _____, ...taken } = found!;
    expect((await addHeir(next.id, taken)).globalID).toBe(entry.id);
    await expectOk(
      firm.admin.call(beneficiaryCalls.dissociate, { body: { beneficiaryID: entry.id, matterID: next.id } }),
    );
    expect((await readPage(party.knownID)).records).toHaveLength(2);
  });
});

describe('a change is offered to the other records', () => {
  const createTwo = async (name: string) => {
    const [one, two, three] = [await createEstate(), await createEstate(), await createEstate()];
    const first = await addSpouse(one.id, { surname: name, firstNames: 'A', email: 'old@test.test' });
    const known = { surname: name, firstNames: 'A', knownID: first.knownID };
    const second = await addHeir(two.id, { ...known, email: 'old@test.test' });
    const third = await addHeir(three.id, { ...known, email: 'third@test.test' });
    return { one, two, three, first, second, third };
  };

  test('field by field, conflicts shown; all of it in one go, with lines in the trail of each matter', async () => {
    const { first, second, third, two } = await createTwo('Bergroos');
    const changed = await expectOk(
      firm.admin.call(partyCalls['spouse.update'], { body: { ...first, email: 'new@test.test' } }),
    );
    const offer = await expectOk(
      firm.admin.call(call.offer, {
        body: { source: 'matter_party', id: first.id, before: { email: 'old@test.test' } },
      }),
    );
    expect(offer.to.map(({ record, fields }) => [record.id, fields])).toEqual([
      [third.id, [{ field: 'email', now: 'third@test.test', after: 'new@test.test', isConflict: true }]],
      [second.id, [{ field: 'email', now: 'old@test.test', after: 'new@test.test', isConflict: false }]],
    ]);
    const to = { source: 'matter_party' as const, id: second.id, version: 1, fields: ['email' as const] };
    const from = { source: 'matter_party' as const, id: first.id, version: changed.version };
    const stale = await firm.admin.call(call.change, { body: { from, to: [{ ...to, version: 7 }] } });
    expect(readMessage(stale.problem)).toContain('was changed meanwhile');
    const done = await expectOk(firm.admin.call(call.change, { body: { from, to: [to] } }));
    expect(done.records).toBe(1);
    const listEmails = async () => (await readPage(first.knownID!)).records.map(({ id, email }) => [id, email]);
    expect(await listEmails()).toEqual([
      [third.id, 'third@test.test'],
      [second.id, 'new@test.test'],
      [first.id, 'new@test.test'],
    ]);
    expect(await listTrail(testApp, firm, two.id)).toContain('beneficiary.changed');
    // Taken back once, and not twice.
    await expectOk(firm.admin.call(call.undo, { body: { changeID: done.changeID } }));
    expect((await listEmails())[1]).toEqual([second.id, 'old@test.test']);
    expect((await firm.admin.call(call.undo, { body: { changeID: done.changeID } })).status).toBe(422);
  });

  test('is not taken back after a later change: that record is named', async () => {
    const { first, second } = await createTwo('Kiepersol');
    const done = await expectOk(
      firm.admin.call(call.change, {
        body: {
          from: { source: 'matter_party', id: first.id, version: 1 },
          to: [{ source: 'matter_party', id: second.id, version: 1, fields: ['email'] }],
        },
      }),
    );
    const now = await expectOk(firm.admin.call(beneficiaryCalls.getbyid, { query: { id: second.id } }));
    await expectOk(firm.admin.call(beneficiaryCalls.update, { body: { ...now, parents: undefined, city: 'Paarl' } }));
    const undone = await firm.admin.call(call.undo, { body: { changeID: done.changeID } });
    expect(readMessage(undone.problem)).toContain('has changed since then. Correct that record');
  });

  test('what the record itself refuses changes nothing anywhere', async () => {
    const { first, second, third, two } = await createTwo('Boekenhout');
    const child = await addHeir(two.id, {
      surname: 'Kind',
      dateOfBirth: '1970-01-01',
      parents: [{ parentID: second.id }],
    });
    expect(child.id).toBeGreaterThan(0);
    const born = await expectOk(
      firm.admin.call(partyCalls['spouse.update'], { body: { ...first, dateOfBirth: '1990-01-01' } }),
    );
    const refused = await firm.admin.call(call.change, {
      body: {
        from: { source: 'matter_party', id: first.id, version: born.version },
        to: [third, second].map(({ id }) => ({
          source: 'matter_party' as const,
          id,
          version: 1,
          fields: ['dateOfBirth' as const],
        })),
      },
    });
    expect(refused.status).toBe(422);
    expect((await readPage(first.knownID!)).records.map(({ dateOfBirth }) => dateOfBirth)).toEqual([
      null,
      null,
      '1990-01-01',
    ]);
  });
});

describe('two who are one are merged', () => {
  const id = '4907120084084';
  const createPair = async (number: string, name: string) => {
    const [one, two] = [await createEstate(), await createEstate()];
    const first = await addSpouse(one.id, { surname: name, firstNames: 'Jan', idNumber: number, city: 'Paarl' });
    const second = await addHeir(two.id, { surname: name, firstNames: 'Johannes', idNumber: number, city: 'Ceres' });
    return { one, two, first, second, keepID: first.knownID!, goneID: second.knownID };
  };
  const previewMerge = (keepID: number, goneID: number) =>
    firm.admin.call(call.previewMerge, { query: { keepID, goneID } });

  test('suggested by the number, with a preview, the values chosen, and taken back whole', async () => {
    const { first, second, keepID, goneID, two } = await createPair(id, 'Waterbok');
    expect((await readPage(keepID)).maybeSame).toMatchObject([{ knownID: goneID, by: 'idNumber' }]);
    const groups = await expectOk(firm.admin.call(call.getDuplicates));
    expect(groups.filter(({ people }) => people.some(({ knownID }) => knownID === keepID))).toMatchObject([
      { by: 'idNumber', people: [{ knownID: keepID }, { knownID: goneID }] },
    ]);
    const seen = await expectOk(previewMerge(keepID, goneID));
    expect(seen.differences.map(({ field }) => field)).toEqual(['firstNames', 'city']);
    expect(seen).toMatchObject({ says: [], standsTwice: [], hiddenCount: 0 });
    const merged = await expectOk(
      firm.admin.call(call.merge, {
        body: {
          keepID,
          goneID,
          seen: seen.seen,
          takes: [
            { field: 'city', from: { source: 'matter_party', id: second.id } },
            { field: 'firstNames', from: { source: 'matter_party', id: first.id } },
          ],
        },
      }),
    );
    expect(merged.records.map(({ firstNames, city }) => [firstNames, city])).toEqual([
      ['Jan', 'Ceres'],
      ['Jan', 'Ceres'],
    ]);
    expect(merged.maybeSame).toEqual([]);
    expect((await firm.admin.call(call.getbyid, { query: { knownID: goneID } })).status).toBe(404);
    expect(merged.changes).toMatchObject([{ kind: 'merge', records: 1, isUndone: false }]);
    await expectOk(firm.admin.call(call.undo, { body: { changeID: merged.changes[0]!.id } }));
    const back = await readPage(goneID);
    expect(back.records.map(({ id: of, firstNames, city }) => [of, firstNames, city])).toEqual([
      [second.id, 'Johannes', 'Ceres'],
    ]);
    expect((await readPage(keepID)).records[0]).toMatchObject({ firstNames: 'Jan', city: 'Paarl' });
    expect((await listTrail(testApp, firm, two.id)).filter((action) => action === 'beneficiary.changed')).toHaveLength(
      2,
    );
  });

  test('two people who merge at once: the second is told who was first, and where they are now', async () => {
    const { keepID, goneID } = await createPair('6909120084088', 'Rooikat');
    const { seen } = await expectOk(previewMerge(keepID, goneID));
    const { seen: turned } = await expectOk(previewMerge(goneID, keepID));
    const answers = await Promise.all([
      firm.admin.call(call.merge, { body: { keepID, goneID, takes: [], seen } }),
      firm.admin.call(call.merge, { body: { keepID: goneID, goneID: keepID, takes: [], seen: turned } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const left = answers.find(({ status }) => status === 200)!.body;
    expect(left.records).toHaveLength(2);
    const problem = answers.find(({ status }) => status === 422)!.problem as unknown as { goneID: string[] };
    expect(problem.goneID[0]).toMatch(
      / merged these two while you had them open; they are now Rooikat, .*\. Nothing was done/,
    );
    // So does whoever only opens the preview; somebody of another firm learns nothing.
    expect((await previewMerge(keepID, goneID)).status).toBe(422);
    const stranger = await testApp.createFirm();
    expect((await stranger.admin.call(call.previewMerge, { query: { keepID, goneID } })).status).toBe(404);
    await expectOk(firm.admin.call(call.undo, { body: { changeID: left.changes[0]!.id } }));
    expect((await previewMerge(keepID, goneID)).status).toBe(200);
  });

  test('a record that was changed after the preview is not merged unseen', async () => {
    const { keepID, goneID, second } = await createPair('7109120084084', 'Steenbok');
    const { seen } = await expectOk(previewMerge(keepID, goneID));
    await expectOk(
      firm.admin.call(beneficiaryCalls.update, { body: { ...second, parents: undefined, city: 'Wellington' } }),
    );
    const late = await firm.admin.call(call.merge, { body: { keepID, goneID, takes: [], seen } });
    expect(readMessage(late.problem)).toContain('look at the preview again');
  });

  test('a person and a company, two identity numbers, and one with themselves stay as they are', async () => {
    const { one, keepID } = await createPair('7309120084080', 'Koedoe');
    const company = await expectOk(
      firm.admin.call(partyCalls['personofinterest.add'], {
        body: { matterID: one.id, surname: 'Koedoe Bpk', kind: 'company' },
      }),
    );
    const seen = await expectOk(previewMerge(keepID, company.knownID!));
    expect(seen.says[0]?.sentence).toContain('Koedoe Bpk is not');
    const merge = (goneID: number, signs: string) =>
      firm.admin.call(call.merge, { body: { keepID, goneID, takes: [], seen: signs } });
    expect((await merge(company.knownID!, seen.seen)).status).toBe(422);
    const another = await addSpouse(one.id, { surname: 'Koedoe', idNumber: '7509120084085' });
    const two = await expectOk(previewMerge(keepID, another.knownID!));
    expect(two.says[0]?.sentence).toContain('different identity numbers');
    expect((await previewMerge(keepID, keepID)).status).toBe(422);
    expect((await previewMerge(keepID, 400_000_000)).status).toBe(404);
  });

  test('records in matters one does not see go along, are counted and not shown', async () => {
    const { id: hidden } = await createMatter(testApp, firm, { systemType: 1, surname: 'Ander' });
    const { keepID, goneID, first } = await createPair('7709120084081', 'Gemsbok');
    await expectOk(
      firm.admin.call(partyCalls['personofinterest.add'], {
        body: { matterID: hidden, surname: 'Gemsbok', firstNames: 'Jan', knownID: goneID },
      }),
    );
    const deaths = await firm.person(['Capture Matter'], { systemTypes: [2] });
    const seen = await expectOk(deaths.call(call.previewMerge, { query: { keepID, goneID } }));
    expect(seen.hiddenCount).toBe(1);
    const merged = await expectOk(deaths.call(call.merge, { body: { keepID, goneID, takes: [], seen: seen.seen } }));
    expect([merged.records.length, merged.hiddenCount]).toEqual([2, 1]);
    expect((await readPage(keepID)).records).toHaveLength(3);
    // One that does not belong is parted again.
    const apart = await expectOk(firm.admin.call(call.separate, { body: { source: 'matter_party', id: first.id } }));
    expect((await readPage(apart.knownID)).records.map((record) => record.id)).toEqual([first.id]);
    const alone = await firm.admin.call(call.separate, { body: { source: 'matter_party', id: first.id } });
    expect(alone.status).toBe(422);
    // What was parted since keeps the merge from being taken back.
    const undone = await firm.admin.call(call.undo, { body: { changeID: merged.changes[0]!.id } });
    expect(undone.status).toBe(200);
  });
});

describe('the page of a person', () => {
  test('shows every matter and part, relations, and flags several parts at once', async () => {
    const { id: matterID, mainId } = await createEstate();
    const ouma = await addSpouse(matterID, { surname: 'Vlei', firstNames: 'Ouma' });
    const child = await addHeir(matterID, {
      surname: 'Vlei',
      firstNames: 'Kind',
      parents: [{ parentID: mainId }, { parentID: ouma.id }],
    });
    await expectOk(
      firm.admin.call(executorCalls.SaveExecutor, {
        body: { matterID, surname: 'Vlei', firstNames: 'Kind', knownID: child.knownID, details: {} },
      }),
    );
    const shown = await readPage(child.knownID);
    expect(shown.severalParts).toMatchObject([{ matterID, parts: ['heir', 'executor'], isDoubtful: false }]);
    expect(shown.relations.map(({ kind, listName }) => [kind, listName])).toEqual([
      ['parent', 'Botha, Jan'],
      ['parent', 'Vlei, Ouma'],
    ]);
    expect((await readPage(ouma.knownID!)).relations.map(({ kind }) => kind)).toEqual(['child']);
    const debt = await expectOk(
      firm.admin.call(liabilityCalls.add, { body: { matterID, amount: 500, creditorKnownID: child.knownID } }),
    );
    expect(debt.creditorName).toBe('Kind Vlei');
    expect((await readPage(child.knownID)).severalParts).toMatchObject([
      { parts: ['heir', 'creditor', 'executor'], isDoubtful: true },
    ]);
    const { parties, creditors } = await expectOk(firm.admin.call(call.getbymatterid, { query: { matterID } }));
    expect(creditors).toMatchObject([{ liabilityID: debt.id, knownID: child.knownID, isDoubtful: true }]);
    const unknown = await firm.admin.call(liabilityCalls.add, {
      body: { matterID, amount: 500, creditorKnownID: 400_000_000 },
    });
    expect(readMessage(unknown.problem)).toContain('no longer on file');
    expect(parties.filter(({ knownID }) => knownID === child.knownID).map(({ parts }) => parts)).toEqual([
      ['heir', 'creditor', 'executor'],
      ['heir', 'creditor', 'executor'],
    ]);
    expect((await other.admin.call(call.getbyid, { query: { knownID: child.knownID } })).status).toBe(404);
  });
});
