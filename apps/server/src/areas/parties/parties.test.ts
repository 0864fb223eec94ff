import { interestContactCalls } from '@boedel/contract/parties/interest-contacts.calls';
import { mainPartyCalls, partyCalls } from '@boedel/contract/parties/parties.calls';
import { type PartyRoleKey, partyRoleKeys } from '@boedel/contract/parties/registry';
import { computeLuhnDigit } from '@boedel/domain/identity/luhn';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const idNumber = ((body) => body + computeLuhnDigit(body))('850417512308');
let firm: TestFirm;
let matter: { id: number; mainId: number };
beforeAll(async () => {
  firm = await testApp.createFirm();
  matter = await createMatter(testApp, firm);
});

/** The five calls of a role, told apart by name only when the test runs. */
const listVerbs = (key: PartyRoleKey) => ({
  list: partyCalls[`${key}.getbymatterid`],
  get: partyCalls[`${key}.getbyid`],
  add: partyCalls[`${key}.add`],
  update: partyCalls[`${key}.update`],
  remove: partyCalls[`${key}._delete`],
});

describe.each(partyRoleKeys)('a party of the role %s', (key) => {
  const call = listVerbs(key);
  // Insolvents stand in insolvencies; everybody else may stand in those too.
  const createLiquidation = () => createMatter(testApp, firm, { systemType: 1 });
  let matter: { id: number };
  beforeAll(async () => {
    matter = await createLiquidation();
  });

  test('is added, listed, read, changed and removed, and the trail tells each', async () => {
    const own = await createLiquidation();
    const added = await firm.admin.call(call.add, {
      body: { matterID: own.id, surname: ' Nkosi ', firstNames: 'Ayanda', idNumber, email: 'a@nkosi.test' },
    });
    expect(added.status).toBe(200);
    expect(added.body).toMatchObject({
      surname: 'Nkosi',
      dateOfBirth: '1985-04-17',
      gender: 1,
      listName: 'Nkosi, Ayanda',
      version: 1,
    });
    const listed = await firm.admin.call(call.list, { query: { matterID: own.id } });
    expect(listed.body.map((party) => party.id)).toContain(added.body.id);
    const { warnings: _, ...shown } = added.body;
    expect((await firm.admin.call(call.get, { query: { id: added.body.id } })).body).toEqual({
      ...shown,
      warnings: [],
    });
    const changed = await firm.admin.call(call.update, { body: { ...added.body, phone: '082 123 4567' } });
    expect(changed.body).toMatchObject({ phone: '082 123 4567', version: 2 });
    expect((await firm.admin.call(call.remove, { body: { id: added.body.id } })).status).toBe(200);
    expect((await firm.admin.call(call.get, { query: { id: added.body.id } })).status).toBe(404);
    const role = added.body.role;
    expect(await listTrail(testApp, firm, own.id)).toEqual([`${role}.added`, `${role}.changed`, `${role}.removed`]);
  });

  test('with wrong numbers is refused field by field and nothing is saved', async () => {
    const before = (await firm.admin.call(call.list, { query: { matterID: matter.id } })).body.length;
    const refused = await firm.admin.call(call.add, {
      body: { matterID: matter.id, surname: 'X', idNumber: '8504175123081', email: 'no', phone: 'no', taxNumber: '12' },
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.problem).sort()).toEqual(['email', 'idNumber', 'phone', 'taxNumber']);
    expect((await firm.admin.call(call.list, { query: { matterID: matter.id } })).body).toHaveLength(before);
  });

  test('changed by two people at once shows the second both versions', async () => {
    const { body: seen } = await firm.admin.call(call.add, { body: { matterID: matter.id, surname: 'Twice' } });
    await firm.admin.call(call.update, { body: { ...seen, city: 'Upington' } });
    const second = await firm.admin.call(call.update, { body: { ...seen, city: 'Prieska' } });
    expect(second.status).toBe(409);
    expect(second.problem).toMatchObject({ conflict: { theirs: { city: 'Upington', version: 2 } } });
  });

  test('of a matter somebody was given is read by them, and written only where they may capture', async () => {
    const { body: party } = await firm.admin.call(call.add, { body: { matterID: matter.id, surname: 'Seen' } });
    const stranger = await firm.person(['UserMatterAccess']);
    expect((await stranger.call(call.list, { query: { matterID: matter.id } })).status).toBe(404);
    expect((await stranger.call(call.get, { query: { id: party.id } })).status).toBe(404);
    const reader = await firm.person(['UserMatterAccess']);
    const other = await createLiquidation();
    await grantAccess(testApp, firm, matter.id, reader);
    await grantAccess(testApp, firm, other.id, reader, { mayCapture: true });
    expect((await reader.call(call.get, { query: { id: party.id } })).status).toBe(200);
    expect((await reader.call(call.update, { body: party })).status).toBe(403);
    expect((await reader.call(call.remove, { body: { id: party.id } })).status).toBe(403);
    expect((await reader.call(call.add, { body: { matterID: matter.id, surname: 'Mine' } })).status).toBe(403);
    expect((await reader.call(call.add, { body: { matterID: other.id, surname: 'Mine' } })).status).toBe(200);
  });
});

describe('whom the matter is about', () => {
  test('is shown with spouses and children in one answer', async () => {
    const own = await createMatter(testApp, firm, { diedOn: '2026-09-01' });
    await firm.admin.call(partyCalls['spouse.add'], {
      body: {
        matterID: own.id,
        surname: 'Botha',
        firstNames: 'Susanna',
        details: { notes: 'Lives in Rustenburg' },
      },
    });
    await firm.admin.call(partyCalls['child.add'], {
      body: { matterID: own.id, surname: 'Botha', dateOfBirth: '2015-01-01' },
    });
    const { body } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID: own.id } });
    expect(body).toMatchObject({
      main: { id: own.mainId, role: 'main', dateOfDeath: '2026-09-01' },
      spouses: [{ firstNames: 'Susanna', details: { notes: 'Lives in Rustenburg' } }],
      children: [{ isMinor: true }],
    });
  });

  test('changed, gives the matter its name and what it is found by', async () => {
    const own = await createMatter(testApp, firm);
    const { body: tab } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID: own.id } });
    const changed = await firm.admin.call(mainPartyCalls.updateMain, {
      body: { ...tab.main, surname: 'van der Merwe', firstNames: 'Jacobus Petrus' },
    });
    expect(changed.body.listName).toBe('Van der Merwe, Jacobus Petrus');
    const row = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.one<{ name: string; search_text: string; version: number }>(
        sql`select name, search_text, version from matter where id = ${own.id}`,
      ),
    );
    expect(row).toMatchObject({ name: 'Van der Merwe, Jacobus Petrus', version: 1 });
    expect(row.search_text).toContain('jacobus petrus van der merwe');
  });

  test('a company in liquidation keeps its plain name, its directors and its statement of affairs', async () => {
    const own = await createMatter(testApp, firm, {
      systemType: 1,
      kind: 'company',
      firstNames: null,
      surname: 'Veld (Pty) Ltd',
    });
    const { body: tab } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID: own.id } });
    const { status, body } = await firm.admin.call(mainPartyCalls.updateMain, {
      body: {
        ...tab.main,
        registrationNumber: '2014/1234/07',
        details: { directors: [{ name: 'P Naude' }], affairs: { causes: 'Drought' } },
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      listName: 'Veld (Pty) Ltd',
      registrationNumber: '2014/001234/07',
      details: {
        directors: [{ name: 'P Naude', idNumber: null }],
        affairs: { causes: 'Drought', statementDate: null },
      },
    });
  });

  test('is never removed', async () => {
    const own = await createMatter(testApp, firm);
    const refused = await firm.admin.call(partyCalls['insolvent._delete'], { body: { id: own.mainId } });
    expect(refused.status).toBe(422);
    expect(refused.problem['id']).toEqual([expect.stringContaining('Change its particulars')]);
  });

  test('a row written in an older shape still opens', async () => {
    const own = await createMatter(testApp, firm);
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(
        sql`update matter_party set details = '{"sars":"by hand","occupation":"Farmer","gone":1}' where id = ${own.mainId}`,
      ),
    );
    const { status, body } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID: own.id } });
    expect(status).toBe(200);
    expect(body.main.details).toMatchObject({ occupation: 'Farmer', sars: { office: null } });
  });
});

test('an auditor taken from the directory must be in it', async () => {
  const refused = await firm.admin.call(partyCalls['auditor.add'], {
    body: { matterID: matter.id, surname: 'Audit Inc', kind: 'company', globalID: 999_999 },
  });
  expect(refused.status).toBe(422);
  expect(refused.problem).toHaveProperty('globalID');
});

test('a person of interest has contact persons, who go with them', async () => {
  const { body: person } = await firm.admin.call(partyCalls['personofinterest.add'], {
    body: { matterID: matter.id, surname: 'Bank', kind: 'company' },
  });
  const query = { personOfInterestID: person.id };
  const { body: contact } = await firm.admin.call(interestContactCalls.addPersonOfInterestContactPerson, {
    body: { ...query, name: 'Ms Adams', email: 'adams@bank.test' },
  });
  const changed = await firm.admin.call(interestContactCalls.updatePersonOfInterestContactPerson, {
    body: { ...contact, position: 'Estates desk' },
  });
  expect(changed.body).toMatchObject({ position: 'Estates desk', partyID: person.id, version: 2 });
  const list = () => firm.admin.call(interestContactCalls.getPersonOfInterestContactPerson, { query });
  expect((await list()).body).toHaveLength(1);
  await firm.admin.call(interestContactCalls.deletePersonOfInterestContactPerson, {
    query: { contactPersonID: contact.id },
  });
  expect((await list()).body).toEqual([]);
  await firm.admin.call(interestContactCalls.addPersonOfInterestContactPerson, { body: { ...query, name: 'Mr Left' } });
  await firm.admin.call(partyCalls['personofinterest._delete'], { body: { id: person.id } });
  const left = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.rows(sql`select id from contact_person`),
  );
  expect(left).toEqual([]);
});
