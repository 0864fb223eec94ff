import { contactPersonCalls } from '@boedel/contract/directories/contact-persons.calls';
import {
  directoryCalls,
  directorySpecialCalls,
  directoryToolCalls,
} from '@boedel/contract/directories/directories.calls';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const offices = { list: directoryCalls['masteroffice.getlist'], add: directoryCalls['masteroffice.add'] };

describe('offices that come with the product', () => {
  test("are there for every firm: the Master's fifteen and Windhoek, and the magistrates of both countries", async () => {
    const { admin } = await testApp.createFirm();
    const { body: masters } = await admin.call(offices.list, { query: {} });
    expect(masters.total).toBe(16);
    expect(masters.rows.every(({ ownedBy }) => ownedBy === 'provider')).toBe(true);
    // Each says when its address was noted, or that there is none on record.
    expect(masters.rows.every(({ notes }) => /2026-11-16/.test(String(notes)))).toBe(true);
    expect(masters.rows.find(({ name }) => name === 'Pretoria')).toMatchObject({ phone: '012 339 7700' });
    const find = async (searchString: string) =>
      (await admin.call(directoryCalls['magistrateoffice.getlist'], { query: { searchString } })).body.rows;
    expect(await find('luderitz')).toMatchObject([{ name: 'Lüderitz', country: 'Namibia' }]);
    expect(await find('gauteng alberton')).toMatchObject([{ name: 'Alberton (Palm Ridge)' }]);
    const { body: regions } = await admin.call(directorySpecialCalls.getregionlist);
    expect(regions).toContainEqual({ region: 'Eastern Cape', country: 'South Africa', offices: 4 });
    expect(regions).toContainEqual({ region: 'Khomas', country: 'Namibia', offices: 1 });
  });

  test('are found by the palette with the directory they stand in, by whoever has its pages', async () => {
    const firm = await testApp.createFirm();
    const query = { searchString: 'pietermaritzburg' };
    const { body } = await firm.admin.call(directoryToolCalls.search, { query });
    expect(body.map(({ directory }) => directory)).toEqual(['masteroffice', 'magistrateoffice']);
    const reader = await firm.person(['Capture Matter']);
    expect((await reader.call(directoryToolCalls.search, { query })).status).toBe(403);
  });

  test('are read by a firm and not changed; its own stand beside them, seen by nobody else', async () => {
    const [one, other] = [await testApp.createFirm(), await testApp.createFirm()];
    const shipped = (await one.admin.call(offices.list, { query: { searchString: 'pretoria' } })).body.rows[0]!;
    const change = await one.admin.call(directoryCalls['masteroffice.update'], { body: { ...shipped, name: 'Ours' } });
    expect(change.status).toBe(403);
    expect(change.problem['error']).toMatch(/comes from the provider/);
    expect((await one.admin.call(directoryCalls['masteroffice._delete'], { query: { id: shipped.id } })).status).toBe(
      403,
    );

    const own = await one.admin.call(offices.add, { body: { name: 'Pretoria', region: 'Gauteng' } });
    expect(own.body).toMatchObject({ ownedBy: 'firm', warnings: [{ field: 'name', entryID: shipped.id }] });
    const listSeenBy = async (firm: typeof one) =>
      (await firm.admin.call(offices.list, { query: { searchString: 'pretoria' } })).body.rows.map(
        ({ ownedBy }) => ownedBy,
      );
    expect((await listSeenBy(one)).sort()).toEqual(['firm', 'provider']);
    expect(await listSeenBy(other)).toEqual(['provider']);
  });

  test("what the provider's staff add or change is everybody's", async () => {
    const provider = await testApp.createFirm({ isProvider: true });
    const staff = await provider.person(['SuperAdmin']);
    const { body: added } = await staff.call(offices.add, {
      body: { name: 'Oranjemund', region: 'ǁKharas', country: 'Namibia' },
    });
    expect(added.ownedBy).toBe('provider');
    const { admin } = await testApp.createFirm();
    const listSeen = async () => (await admin.call(offices.list, { query: { searchString: 'oranjemund' } })).body.rows;
    expect(await listSeen()).toMatchObject([{ id: added.id, ownedBy: 'provider' }]);
    await staff.call(directoryCalls['masteroffice.update'], { body: { ...added, phone: '063 234 567' } });
    expect(await listSeen()).toMatchObject([{ phone: '063 234 567' }]);
    expect((await staff.call(directoryCalls['masteroffice._delete'], { query: { id: added.id } })).status).toBe(200);
  });

  test("a firm's row may point at a shared office or its own, never at another firm's", async () => {
    const [one, other] = [await testApp.createFirm(), await testApp.createFirm()];
    const shared = (await one.admin.call(offices.list, { query: { searchString: 'kimberley' } })).body.rows[0]!;
    const own = (await one.admin.call(offices.add, { body: { name: 'Ons kantoor' } })).body;
    const foreign = (await other.admin.call(offices.add, { body: { name: 'Hulle kantoor' } })).body;
    await testApp.test.database.asOwner((tx) =>
      tx.script(`create table visit (intermediary_id bigint not null default app_firm(), id bigint generated always as identity,
          name text, masteroffice_id bigint, primary key (intermediary_id, id));
        comment on table visit is 'Visits';
        select refer_to_shared('visit', 'masteroffice_id', 'masteroffice');
        select own_by_firm('visit');`),
    );
    const scope = openFirmScope(testApp.test.database, one.id);
    const insertVisit = (office: number) =>
      scope.transaction((tx) => tx.run(sql`insert into visit (name, masteroffice_id) values ('Lodging', ${office})`));
    await insertVisit(shared.id);
    await insertVisit(own.id);
    await expect(insertVisit(foreign.id)).rejects.toMatchObject({ code: '23503' });
    await expect(insertVisit(987_654_321)).rejects.toMatchObject({ code: '23503' });
    await scope.transaction((tx) =>
      tx.run(sql`update visit set masteroffice_id = null where masteroffice_id = ${shared.id}`),
    );

    const used = await one.admin.call(directoryToolCalls.getwhereused, {
      query: { directory: 'masteroffice', id: own.id },
    });
    expect(used.body).toEqual({
      total: 1,
      uses: [{ where: 'Visits', id: expect.any(Number), name: 'Lodging', matterID: null }],
    });
    const refused = await one.admin.call(directoryCalls['masteroffice._delete'], { query: { id: own.id } });
    expect(refused.status).toBe(422);
    expect(refused.problem['id']).toEqual([
      'Ons kantoor is still in use and was not deleted. Change these first: Visits: Lodging.',
    ]);
  });
});

describe('creditors', () => {
  test('a global creditor that creditors are taken from is not deleted, and the answer says by whom', async () => {
    const { admin } = await testApp.createFirm();
    const { body: bank } = await admin.call(directoryCalls['globalcreditor.add'], { body: { name: 'Spaarbank' } });
    for (const name of ['Spaarbank, verband', 'Spaarbank, oortrekking']) {
      await admin.call(directoryCalls['creditor.add'], { body: { name, globalCreditorID: bank.id } });
    }
    const { status, problem } = await admin.call(directoryCalls['globalcreditor._delete'], { query: { id: bank.id } });
    expect(status).toBe(422);
    expect(problem['id']).toEqual([
      'Spaarbank is still in use and was not deleted. Change these first: Creditors: Spaarbank, verband; Creditors: Spaarbank, oortrekking.',
    ]);
    const { body: all } = await admin.call(directorySpecialCalls.getbyintermediary);
    expect(all.map(({ name }) => name)).toEqual(['Spaarbank']);
  });

  test('are captured by whoever captures matters, and got by POST', async () => {
    const firm = await testApp.createFirm();
    const capturer = await firm.person(['Capture Matter']);
    const { body } = await capturer.call(directoryCalls['creditor.add'], { body: { name: 'Winkel' } });
    const got = await capturer.call(directorySpecialCalls.getbycreditorid, { body: { id: body.id } });
    expect(got.body).toMatchObject({ id: body.id, name: 'Winkel' });
    expect((await capturer.call(directoryCalls['valuer.add'], { body: { name: 'Nee' } })).status).toBe(403);
    const check = await capturer.call(directoryToolCalls.check, {
      body: { directory: 'valuer', values: { name: 'Nee' } },
    });
    expect(check.status).toBe(403);
  });
});

test('an entry is checked before it is saved', async () => {
  const { admin } = await testApp.createFirm();
  const { body: there } = await admin.call(directoryCalls['valuer.add'], { body: { name: 'Waardeerder' } });
  const check = (values: Record<string, unknown>, id?: number) =>
    admin.call(directoryToolCalls.check, { body: { directory: 'valuer', values, ...(id && { id }) } });
  expect((await check({ name: 'waardeerder' })).body.warnings).toMatchObject([{ entryID: there.id }]);
  expect((await check({ name: 'waardeerder' }, there.id)).body.warnings).toEqual([]);
  expect((await check({ name: 'Nuwe', email: 'x' })).problem).toHaveProperty('email');
  const doubtful = await check({ name: 'Nuwe', bankName: 'Absa', branchCode: '250655' });
  expect(doubtful.body.warnings).toMatchObject([{ field: 'bankName' }]);
});

describe('people behind an entry', () => {
  test('a joint appointee has trustees, who go with it', async () => {
    const firm = await testApp.createFirm();
    const { admin } = firm;
    const { body: appointee } = await admin.call(directoryCalls['jointappointee.add'], {
      body: { name: 'Mede-aangestelde' },
    });
    const list = async () =>
      (await admin.call(directorySpecialCalls.getTrusteeList, { query: { jointAppointeeID: appointee.id } })).body;
    const { body: trustee } = await admin.call(directorySpecialCalls.addTrustee, {
      body: { jointAppointeeID: appointee.id, name: 'Mev. Kurator', email: 'kurator@example.test' },
    });
    const wrong = await admin.call(directorySpecialCalls.addTrustee, {
      body: { jointAppointeeID: appointee.id, name: 'X', idNumber: '1' },
    });
    expect(wrong.problem).toHaveProperty('idNumber');
    const changed = await admin.call(directorySpecialCalls.updatetrustee, {
      body: { ...trustee, phone: '012 345 6789' },
    });
    expect(changed.body).toMatchObject({ phone: '012 345 6789', version: 2 });
    expect((await admin.call(directorySpecialCalls.updatetrustee, { body: trustee })).status).toBe(409);
    expect(await list()).toHaveLength(1);
    const stranger = (await testApp.createFirm()).admin;
    expect((await stranger.call(directorySpecialCalls.deletetrustee, { query: { id: trustee.id } })).status).toBe(404);
    const gone = await admin.call(directoryCalls['jointappointee._delete'], { query: { id: appointee.id } });
    expect(gone.status).toBe(200);
    const { left } = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.one<{ left: number }>(sql`select count(*) as left from jointappointee_trustee`),
    );
    expect(left).toBe(0);
  });

  test('an auditor has contact persons, got singly and together, who go with the auditor', async () => {
    const { admin } = await testApp.createFirm();
    const { body: auditor } = await admin.call(directoryCalls['auditor.add'], { body: { name: 'Ouditeure' } });
    const { body: contact } = await admin.call(contactPersonCalls.addAuditorContactPerson, {
      body: { auditorID: auditor.id, name: 'Me. Boek', phone: '012 345 6789' },
    });
    expect(contact).toMatchObject({ party: 'Auditor', partyID: auditor.id, name: 'Me. Boek' });
    const changed = await admin.call(contactPersonCalls.updateAuditorContactPerson, {
      body: { ...contact, position: 'Partner' },
    });
    expect(changed.body).toMatchObject({ position: 'Partner', version: 2 });
    expect((await admin.call(contactPersonCalls.updateBeneficiaryContactPerson, { body: contact })).status).toBe(404);
    const byId = await admin.call(contactPersonCalls.getByIDs, { query: { ids: [contact.id, 987_654_321] } });
    expect(byId.body).toMatchObject([{ id: contact.id }]);
    await admin.call(directoryCalls['auditor._delete'], { query: { id: auditor.id } });
    expect((await admin.call(contactPersonCalls.getByIDs, { query: { ids: contact.id } })).body).toEqual([]);
    expect(
      (await admin.call(contactPersonCalls.getAuditorContactPerson, { query: { auditorID: auditor.id } })).status,
    ).toBe(404);
  });

  test.each([
    ['Fiduciary', 'globaltrustee', 'fiduciaryID'],
    ['TaxPractitioner', 'taxpractitioner', 'taxPractitionerID'],
    ['Beneficiary', 'globalbeneficiary', 'beneficiaryID'],
  ] as const)('a %s has contact persons: added, changed, listed', async (party, directory, idName) => {
    const { admin } = await testApp.createFirm();
    const { body: of } = await admin.call(directoryCalls[`${directory}.add`], { body: { name: 'Wie' } });
    const added = await admin.call(contactPersonCalls[`add${party}ContactPerson`], {
      body: { [idName]: of.id, name: 'Me. Boek' } as never,
    });
    expect(added.body).toMatchObject({ party, partyID: of.id, name: 'Me. Boek' });
    const changed = await admin.call(contactPersonCalls[`update${party}ContactPerson`], {
      body: { ...added.body, position: 'Partner' },
    });
    expect(changed.body).toMatchObject({ position: 'Partner', version: 2 });
    const listed = await admin.call(contactPersonCalls[`get${party}ContactPerson`], {
      query: { [idName]: of.id } as never,
    });
    expect(listed.body).toMatchObject([{ id: added.body.id, position: 'Partner' }]);
  });
});
