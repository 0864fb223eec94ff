import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
let estates: TestPerson;
beforeAll(async () => {
  firm = await testApp.createFirm();
  estates = await firm.person(['Admin', 'Capture Matter'], { systemType: 2 });
});

const party = { idNumber: null, registrationNumber: null, firstNames: null, surname: '-', dateOfBirth: null };
const openScope = (id: number) => openFirmScope(testApp.test.database, id);

describe('who in the firm’s matters may be the same', () => {
  let matter: number;
  beforeAll(async () => {
    matter = (await createMatter(testApp, firm, { firstNames: 'Petronella Susanna', surname: 'Oosthuizen' })).id;
    await openScope(firm.id).transaction((tx) =>
      tx.run(sql`insert into matter_party (matter_id, role, kind, first_names, surname, id_number, registration_number, born_on)
        values (${matter}, 'spouse', 'person', 'Gert', 'Oosthuizen', '8001015009087', null, '1980-01-01'),
          (${matter}, 'auditor', 'company', null, 'Tel en Kie', null, '2001/004567/07', null)`),
    );
  });
  const listAlike = async (person: TestPerson, more: Partial<Record<keyof typeof party, string>>) => {
    const { body } = await person.call(matterCalls.getLikenesses, { body: { ...party, ...more } });
    return body.map(({ matterID, role, why }) => [matterID, role, why]);
  };

  test('is told by number, whatever the role and however the name is spelled', async () => {
    expect(await listAlike(estates, { idNumber: '8001015009087', surname: 'Someone' })).toEqual([
      [matter, 'spouse', 'the same ID number'],
    ]);
    expect(await listAlike(estates, { registrationNumber: '2001/004567/07' })).toEqual([
      [matter, 'auditor', 'the same registration number'],
    ]);
  });

  test('by surname and date of birth, and by a name that is nearly so', async () => {
    expect(await listAlike(estates, { surname: 'OOSTHUIZEN', dateOfBirth: '1980-01-01' })).toEqual([
      [matter, 'spouse', 'the same surname and date of birth'],
    ]);
    expect(await listAlike(estates, { firstNames: 'Petronela Susanna', surname: 'Oosthuizen' })).toEqual([
      [matter, 'main', 'nearly the same name'],
    ]);
    expect(await listAlike(estates, { surname: 'Oosthuizen' })).toEqual([]);
  });

  test('never from another firm, and not for those who only read', async () => {
    const other = await testApp.createFirm();
    expect(await listAlike(other.admin, { idNumber: '8001015009087' })).toEqual([]);
    const reader = await firm.person([]);
    expect((await reader.call(matterCalls.getLikenesses, { body: party })).status).toBe(403);
  });
});

describe('matters opened last', () => {
  test('are one’s own, newest first, each once, and of the type in use', async () => {
    const person = await firm.person(['Capture Matter'], { systemType: 2, systemTypes: [1, 2] });
    const [one, two] = [await createMatter(testApp, firm), await createMatter(testApp, firm)];
    const insolvency = await createMatter(testApp, firm, { systemType: 1 });
    for (const { id } of [one, two, insolvency, one]) await person.call(matterCalls.getmatterbyid, { body: { id } });
    const listRecent = async (who: TestPerson) => (await who.call(matterCalls.getRecent)).body.map(({ id }) => id);
    expect(await listRecent(person)).toEqual([one.id, two.id]);
    expect(await listRecent(await firm.person([], { systemType: 2 }))).toEqual([]);
  });

  test('lose a matter that was taken from somebody', async () => {
    const client = await firm.person(['JointAppointee'], { systemType: 2, systemTypes: [2] });
    const [kept, taken] = [await createMatter(testApp, firm), await createMatter(testApp, firm)];
    for (const { id } of [kept, taken]) {
      await grantAccess(testApp, firm, id, client);
      await client.call(matterCalls.getmatterbyid, { body: { id } });
    }
    await openScope(firm.id).transaction((tx) =>
      tx.run(sql`delete from matter_access where matter_id = ${taken.id} and person_id = ${client.personId}`),
    );
    expect((await client.call(matterCalls.getRecent)).body.map(({ id }) => id)).toEqual([kept.id]);
  });
});

describe('matters asked for by number', () => {
  test('are those of the firm alone, in the list and in an export of the ones that were ticked', async () => {
    const other = await testApp.createFirm();
    const foreign = await createMatter(testApp, other, { surname: 'Vreemd' });
    const [one, two] = [await createMatter(testApp, firm, { surname: 'Adams' }), await createMatter(testApp, firm)];
    const matterIDs = [one.id, two.id, foreign.id, 987_654_321].join(',');
    const { body } = await estates.call(matterCalls.getMatterList, { query: { matterIDs } });
    expect(body.rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([one.id, two.id]);
    const csv = await estates.call(matterListCalls.exportList, { query: { matterIDs: String(one.id), format: 'csv' } });
    const lines = csv.raw.toString('utf8').trim().split('\r\n');
    expect([lines.length, lines[1]]).toEqual([2, expect.stringContaining('Adams, Jan')]);
    const wrong = await estates.call(matterCalls.getMatterList, { query: { matterIDs: '1;drop' } });
    expect([wrong.status, Object.keys(wrong.problem)]).toEqual([400, ['matterIDs']]);
  });

  test('somebody with single matters gets those alone by number too', async () => {
    const [given, kept] = [await createMatter(testApp, firm), await createMatter(testApp, firm)];
    const joint = await firm.person(['JointAppointee'], { systemType: 2, systemTypes: [2] });
    await grantAccess(testApp, firm, given.id, joint);
    const query = { matterIDs: `${given.id},${kept.id}` };
    expect((await joint.call(matterCalls.getMatterList, { query })).body.rows.map(({ id }) => id)).toEqual([given.id]);
  });
});

describe('the short lists', () => {
  test('give names and references of what the list shows', async () => {
    const own = await testApp.createFirm();
    const person = await own.person(['Capture Matter'], { systemType: 1 });
    const { id } = await createMatter(testApp, own, { systemType: 1, surname: 'Zulu' });
    await createMatter(testApp, own, { systemType: 2 });
    const names = await person.call(matterCalls.getMatterIDsAndInsolventsNames, { query: {} });
    expect(names.body).toEqual([{ id, name: 'Zulu, Jan' }]);
    const references = await person.call(matterCalls.getMatterIDsAndMatterRefs, { query: {} });
    expect(references.body).toEqual([{ id, reference: expect.stringMatching(/^T\d+\/2026$/) as string }]);
    const list = await person.call(matterCalls.getlist, { query: {} });
    expect(list.body).toMatchObject({ total: 1, rows: [{ id, name: 'Zulu, Jan' }] });
  });
});
