import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import {
  directoryCalls,
  directorySpecialCalls,
  directoryToolCalls,
} from '@boedel/contract/directories/directories.calls';
import type { Directory } from '@boedel/contract/directories/directory';
import { directories } from '@boedel/contract/directories/registry';
import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { tableCalls } from '@boedel/contract/reports/tables.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { executorCalls, powerOfAttorneyCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { mergeFieldCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { mainPartyCalls, partyCalls } from '@boedel/contract/parties/parties.calls';
import type { Role } from '@boedel/domain/access/role';
import { maskNumber } from '@boedel/domain/identity/mask';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { sqlName as named, sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { type TestPerson, createTestApp, type TestFirm } from '../../testing/test-app';
import { createSampleEntry } from '../../testing/sample-entry';

const testApp = createTestApp();
let provider: TestFirm;
beforeAll(async () => {
  provider = await testApp.createFirm({ isProvider: true });
});
const idNumber = '8001015009087';
const passportNumber = 'A1234567';
const masked = { idNumber: maskNumber(idNumber), passportNumber: maskNumber(passportNumber) };

/** What the table really holds. */
const readStoredNumber = (firm: TestFirm, table: string, id: number) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.one<Record<string, unknown>>(sql`select * from ${named(table)} where id = ${id}`),
  );
const revealNumber = async (
  person: TestPerson,
  body: { entityType: string; id: number; field: string; within?: string[] },
) => (await testApp.callAs(person.token, auditTrailCalls.reveal, { body })).body?.value;
const listReveals = async (firm: TestFirm, entityType: string, entityID: number) =>
  (await firm.admin.call(auditTrailCalls.getlist, { query: { entityType, entityID } })).body.rows
    .filter(({ action }) => action === 'number.revealed')
    .map(({ after }) => after);

describe('a party’s identity and passport numbers', () => {
  test('are masked in every answer, shown on asking, and kept by a save that leaves them alone', async () => {
    const firm = await testApp.createFirm();
    const { id: matterID } = await createMatter(testApp, firm);
    const added = await firm.admin.call(partyCalls['spouse.add'], {
      body: { matterID, surname: 'Botha', firstNames: 'Anna', idNumber, passportNumber },
    });
    expect(added.body).toMatchObject(masked);
    const { id } = added.body;
    const listed = await firm.admin.call(partyCalls['spouse.getbymatterid'], { query: { matterID } });
    expect(listed.body).toMatchObject([masked]);
    const tab = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } });
    expect(tab.body.spouses).toMatchObject([masked]);

    const changed = await firm.admin.call(partyCalls['spouse.update'], {
      body: { ...added.body, firstNames: 'Anna Maria' },
    });
    expect(changed.body).toMatchObject({ ...masked, firstNames: 'Anna Maria' });
    expect(await readStoredNumber(firm, 'matter_party', id)).toMatchObject({
      id_number: idNumber,
      passport_number: passportNumber,
      first_names: 'Anna Maria',
    });
    expect(await listReveals(firm, 'matter_party', id)).toEqual([]);
    expect(await revealNumber(firm.admin, { entityType: 'matter_party', id, field: 'idNumber' })).toBe(idNumber);
    expect(await revealNumber(firm.admin, { entityType: 'matter_party', id, field: 'passportNumber' })).toBe(
      passportNumber,
    );
    expect(await listReveals(firm, 'matter_party', id)).toEqual([{ field: 'passportNumber' }, { field: 'idNumber' }]);

    const stale = await firm.admin.call(partyCalls['spouse.update'], { body: { ...added.body, surname: 'X' } });
    expect(stale.status).toBe(409);
    expect(JSON.stringify(stale.problem)).not.toContain(idNumber);
    const cleared = await firm.admin.call(partyCalls['spouse.update'], {
      body: { ...changed.body, passportNumber: null },
    });
    expect(cleared.body.passportNumber).toBeNull();
    expect(await readStoredNumber(firm, 'matter_party', id)).toMatchObject({
      id_number: idNumber,
      passport_number: null,
    });
  });

  test('cannot be entered in masked form', async () => {
    const firm = await testApp.createFirm();
    const { id: matterID } = await createMatter(testApp, firm);
    const refused = await firm.admin.call(partyCalls['child.add'], {
      body: { matterID, surname: 'Botha', idNumber: masked.idNumber },
    });
    expect([refused.status, Object.keys(refused.problem)]).toEqual([422, ['idNumber']]);
  });

  test('of directors stay with their director, and are shown one at a time', async () => {
    const firm = await testApp.createFirm();
    const { id: matterID, mainId: id } = await createMatter(testApp, firm, { systemType: 1, kind: 'company' });
    const readPersonTab = async () =>
      (await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } })).body.main;
    const other = '9202204720083';
    const first = await readPersonTab();
    await firm.admin.call(mainPartyCalls.updateMain, {
      body: {
        ...first,
        details: {
          directors: [
            { name: 'A', idNumber },
            { name: 'B', idNumber: other },
          ],
        },
      },
    });
    const second = await readPersonTab();
    expect(second.details?.directors).toMatchObject([{ idNumber: masked.idNumber }, { idNumber: maskNumber(other) }]);
    const director = await firm.admin.call(powerOfAttorneyCalls.getDirectorDetailsByMatterID, { query: { matterID } });
    expect(director.body).toMatchObject([{ idNumber: masked.idNumber }, { idNumber: maskNumber(other) }]);
    const within = ['directors', '1'];
    expect(await revealNumber(firm.admin, { entityType: 'matter_party', id, field: 'idNumber', within })).toBe(other);
    await firm.admin.call(mainPartyCalls.updateMain, {
      body: { ...second, details: { ...second.details, directors: second.details!.directors!.slice(1) } },
    });
    const { details } = await readStoredNumber(firm, 'matter_party', id);
    expect(details).toMatchObject({ directors: [{ name: 'B', idNumber: other }] });
    expect(await listReveals(firm, 'matter_party', id)).toEqual([{ field: 'directors.1.idNumber' }]);
  });

  test('of executors are masked too, the firm’s own list of them included', async () => {
    const firm = await testApp.createFirm();
    const { id: matterID } = await createMatter(testApp, firm);
    const own = await firm.admin.call(executorCalls.SaveExecutor, { body: { matterID, surname: 'Nel', idNumber } });
    expect(own.body.idNumber).toBe(masked.idNumber);
    const kept = await firm.admin.call(executorCalls.SaveExecutor, { body: { ...own.body, surname: 'Nell' } });
    expect(await readStoredNumber(firm, 'matter_party', kept.body.id)).toMatchObject({
      surname: 'Nell',
      id_number: idNumber,
    });
    const entry = createSampleEntry(directories.globalexecutor, 'Ons Eksekuteur');
    await testApp.callAs(firm.admin.token, directoryCalls['globalexecutor.add'], { body: entry });
    const globals = await firm.admin.call(executorCalls.getGlobalExecutors, { query: { matterID } });
    expect(globals.body).toMatchObject([{ idNumber: masked.idNumber }]);
    await firm.admin.call(executorCalls.LinkExecutorToMatter, {
      body: { matterID, executorID: globals.body[0]!.id },
    });
    const listed = await firm.admin.call(executorCalls.GetExecutors, { query: { matterID } });
    expect(JSON.stringify(listed.body)).not.toContain(idNumber);
    const fields = await firm.admin.call(mergeFieldCalls.getMatterDetailsForTemplate, { query: { matterID } });
    expect(fields.body['executor.idNumber']).toBe(masked.idNumber);
  });

  test('are found by who types them: the search and the conflict check', async () => {
    const firm = await testApp.createFirm();
    const { id: matterID, mainId } = await createMatter(testApp, firm);
    const tab = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } });
    await firm.admin.call(mainPartyCalls.updateMain, { body: { ...tab.body.main, idNumber } });
    expect(await readStoredNumber(firm, 'matter_party', mainId)).toMatchObject({ id_number: idNumber });
    const found = await firm.admin.call(matterCalls.search, { query: { searchString: idNumber } });
    expect(found.body).toMatchObject([{ id: matterID }]);
    const alike = await firm.admin.call(matterCalls.getLikenesses, { body: { surname: 'Ander', idNumber } });
    expect(alike.body).toMatchObject([{ matterID, why: 'the same ID number' }]);
  });
});

describe('a directory’s numbers', () => {
  const withNumbers = Object.entries(directories).filter(([, { fields }]) =>
    Object.keys(fields).some((field) => ['idNumber', 'passportNumber', 'accountNumber'].includes(field)),
  ) as [keyof typeof directories, Directory][];

  test.each(withNumbers)('of %s are masked, kept and shown on asking', async (key, directory) => {
    const firm = await testApp.createFirm();
    const findCall = (which: string) => directoryCalls[`${key}.${which}` as 'auctioneer.add'];
    const entry = createSampleEntry(directory, 'Een');
    const numbers = ['idNumber', 'passportNumber', 'accountNumber'].filter((field) => field in directory.fields);
    const hidden = Object.fromEntries(numbers.map((field) => [field, maskNumber(entry[field] as string)]));
    const added = await testApp.callAs(firm.admin.token, findCall('add'), { body: entry });
    expect(added.body).toMatchObject(hidden);
    const { id } = added.body;
    const one = await testApp.callAs(firm.admin.token, findCall('getbyid'), { query: { id } });
    expect(one.body).toMatchObject(hidden);
    const { rows } = (await testApp.callAs(firm.admin.token, findCall('getlist'), { query: {} })).body as unknown as {
      rows: { id: number }[];
    };
    expect(rows.find((row) => row.id === id)).toMatchObject(hidden);
    const changed = await testApp.callAs(firm.admin.token, findCall('update'), { body: { ...one.body, name: 'Twee' } });
    expect([changed.status, changed.body]).toMatchObject([200, { ...hidden, name: 'Twee' }]);
    for (const field of numbers)
      expect(await revealNumber(firm.admin, { entityType: key, id, field })).toBe(entry[field]);
    expect(await listReveals(firm, key, id)).toEqual(numbers.toReversed().map((field) => ({ field })));
  });

  test('are whole in an administrator’s file alone, and the trail says who took it and how', async () => {
    const firm = await testApp.createFirm();
    const entry = createSampleEntry(directories.globalexecutor, 'Een');
    await testApp.callAs(firm.admin.token, directoryCalls['globalexecutor.add'], { body: entry });
    const query = { directory: 'globalexecutor' as const };
    const { raw } = await testApp.callAs(firm.admin.token, directoryToolCalls.export, { query });
    expect(raw.toString('utf8')).toContain(idNumber);
    const reader = await firm.person([]);
    const read = (await reader.call(directoryToolCalls.export, { query })).raw.toString('utf8');
    expect(read).toContain(maskNumber(idNumber));
    expect(read).not.toContain(idNumber);
    const trail = await firm.admin.call(auditTrailCalls.getlist, { query: { searchString: 'exported' } });
    expect(trail.body.rows).toMatchObject([
      { action: 'globalexecutor.exported', personID: reader.personId, after: { rows: 1, wholeNumbers: false } },
      { action: 'globalexecutor.exported', after: { rows: 1, wholeNumbers: true } },
    ]);
  });

  /** A matter of a trust whose main party has the number, in the status that the report is about. */
  async function createMatterOf(firm: TestFirm) {
    const matter = await createMatter(testApp, firm, { systemType: 2 });
    const setStatus = (status: number) =>
      openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
        await tx.run(sql`update matter set status = ${status} where id = ${matter.id}`);
        await tx.run(sql`update matter_party set id_number = ${idNumber} where id = ${matter.mainId}`);
      });
    await setStatus(2);
    return { id: matter.id, setStatus };
  }
  function checkNumber(text: string, isWhole: boolean): void {
    expect(text).toContain(isWhole ? idNumber : maskNumber(idNumber));
    expect(text.includes(idNumber)).toBe(isWhole);
  }

  test.each<[Role[], number, boolean]>([
    [['Admin'], 200, true],
    [['Capture Matter'], 200, false],
    [[], 403, false],
    [['Admin', 'SuperAdmin'], 403, false],
  ])('in a matter’s archive: %j is answered %s, whole: %s', async (roles, status, isWhole) => {
    const firm = await testApp.createFirm();
    const person = await firm.person(roles, { systemTypes: [2] });
    const matter = await createMatterOf(firm);
    const archive = await person.call(matterCalls.exportMatter, { query: { matterID: matter.id } });
    expect(archive.status).toBe(status);
    if (status === 200) checkNumber(strFromU8(unzipSync(archive.raw)['data/matter_party.json']!), isWhole);
  });

  // The provider's people alone read these reports, of any firm, and an administrator of theirs is none of the firm's.
  test.each<[Role[], string, boolean]>([
    [['Admin', 'SuperAdmin'], 'their own firm', true],
    [['Capture Matter', 'SuperAdmin'], 'their own firm', false],
    [['Admin', 'SuperAdmin'], 'another firm', false],
    [['Admin', 'SuperAdmin'], 'a firm they visit', false],
  ])('in the master reports for %j of %s are whole: %s', async (roles, whose, isWhole) => {
    const firm = whose === 'their own firm' ? provider : await testApp.createFirm();
    const home = whose === 'a firm they visit' ? firm : provider;
    const person = await home.person(roles, { systemTypes: [2] });
    const matter = await createMatterOf(firm);
    for (const [reportType, status] of [
      [7, 2],
      [9, 3],
    ] as const) {
      await matter.setStatus(status);
      const query = { reportType, intermediaryID: firm.id };
      const { raw } = await person.call(tableCalls.downloadTableCSV, { query });
      checkNumber(raw.toString('utf8'), isWhole);
    }
    const trail = await firm.admin.call(auditTrailCalls.getlist, { query: { searchString: 'matters.exported' } });
    const written = trail.body.rows.filter(({ personID }) => personID === person.personId).map(({ after }) => after);
    expect(written).toMatchObject([{ wholeNumbers: isWhole }, { wholeNumbers: isWhole }]);
  });

  test('of the firm itself and of trustees behind a joint appointee are kept alike', async () => {
    const firm = await testApp.createFirm();
    const company = (await firm.admin.call(companyCalls.getIntermediaryCompany)).body;
    const banked = await firm.admin.call(companyCalls.update, {
      body: { ...company, accountNumber: '62001234567' },
    });
    expect(banked.body.accountNumber).toBe('•••••••4567');
    await firm.admin.call(companyCalls.update, { body: { ...banked.body, tradingName: 'Protea' } });
    expect(await readStoredNumber(firm, 'company', company.id)).toMatchObject({
      account_number: '62001234567',
      trading_name: 'Protea',
    });
    expect(await revealNumber(firm.admin, { entityType: 'company', id: company.id, field: 'accountNumber' })).toBe(
      '62001234567',
    );
    const appointee = await testApp.callAs(firm.admin.token, directoryCalls['jointappointee.add'], {
      body: createSampleEntry(directories.jointappointee, 'Trust'),
    });
    const trustee = await firm.admin.call(directorySpecialCalls.addTrustee, {
      body: { jointAppointeeID: appointee.body.id, name: 'T', idNumber },
    });
    expect(trustee.body.idNumber).toBe(masked.idNumber);
    await firm.admin.call(directorySpecialCalls.updatetrustee, { body: { ...trustee.body, name: 'T2' } });
    expect(await readStoredNumber(firm, 'jointappointee_trustee', trustee.body.id)).toMatchObject({
      name: 'T2',
      id_number: idNumber,
    });
  });

  test('are not there for somebody who was given a matter alone', async () => {
    const firm = await testApp.createFirm();
    const entry = createSampleEntry(directories.auctioneer, 'Een');
    const added = await testApp.callAs(firm.admin.token, directoryCalls['auctioneer.add'], { body: entry });
    const client = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, (await createMatter(testApp, firm)).id, client);
    const asked = { entityType: 'auctioneer', id: added.body.id, field: 'accountNumber' as const };
    const answer = await client.call(auditTrailCalls.reveal, { body: asked });
    expect(answer.status).toBe(404);
  });
});
