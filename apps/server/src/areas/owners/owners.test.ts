import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { ownerCalls } from '@boedel/contract/owners/owners.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { readText } from '@boedel/document/read/read-text';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
let matterID: number;
let company: number;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
  matterID = (
    await createMatter(testApp, firm, { systemType: 5, kind: 'trust', firstNames: null, surname: 'Olive Trust' })
  ).id;
});

const read = async (date?: string) =>
  (await firm.admin.call(ownerCalls.getRegister, { query: { matterID, ...(date && { date }) } })).body;
const saveHolding = (ofID: number, more: object) =>
  firm.admin.call(ownerCalls.saveHolding, { body: { ofID, how: 'shareholder', ...more } });
const findId = async (name: string) => (await read()).parties.find((one) => one.name === name)!.id;
const listOpenTasks = async () => {
  const { body } = await firm.admin.call(statutoryDateCalls.getStatutoryDates, { query: { matterID } });
  return body.dates.filter(({ rule, entryID, isDone }) => rule.startsWith('owners-') && entryID !== null && !isDone)
    .length;
};

/** What the regulations ask of a natural person. */
const address = { address1: '12 Kerk Street', city: 'Paarl', code: '7646', email: 'owner@example.test' };
const citizen = { nationality: 'South African', citizenship: 'South African' };
const listGaps = async () =>
  (await read()).gaps.map(({ says }) => formatInEnglish(says as Parameters<typeof formatInEnglish>[0]));

describe('the register of beneficial owners', () => {
  test('follows a company held by a person and a trust to the natural persons at both ends', async () => {
    await firm.admin.call(partyCalls['founder.add'], {
      body: {
        matterID,
        firstNames: 'Gideon',
        surname: 'Malan',
        idNumber: '6505015009089',
        details: { foundedDate: '2019-06-01' },
        ...address,
      },
    });
    const { body: trustee } = await firm.admin.call(trusteeCalls.saveTrustee, {
      body: {
        matterID,
        firstNames: 'Hester',
        surname: 'Lombard',
        passportNumber: 'A0123456',
        dateOfBirth: '1970-02-03',
        authorisedDate: '2019-09-01',
        ...address,
      },
    });
    const { body: added } = await firm.admin.call(beneficiaryCalls.add, {
      body: { matterID, kind: 'company', surname: 'Malan Holdings', dateOfBeneficialOwner: '2020-01-01' },
    });
    company = added.id;
    const empty = await createMatter(testApp, firm, { systemType: 5, kind: 'trust', firstNames: null, surname: 'Fig' });
    const { body: nobody } = await firm.admin.call(ownerCalls.getRegister, { query: { matterID: empty.id } });
    expect(nobody.gaps.map(({ says }) => says.key.split(' ').slice(0, 3).join(' '))).toEqual([
      'Add the founder:',
      'Add the trustees,',
      'Add the beneficiaries:',
      'Add who else',
    ]);
    expect((await listGaps()).join(' ')).toContain('no owners or controllers on file');
    expect((await saveHolding(company, { holderID: await findId('Malan, Gideon'), percent: 60 })).status).toBe(200);
    expect(
      (await saveHolding(company, { holder: { kind: 'trust', surname: 'Kestrel Trust' }, percent: 40 })).status,
    ).toBe(200);
    const kestrel = await findId('Kestrel Trust');
    expect(
      (await saveHolding(kestrel, { holder: { firstNames: 'Thandi', surname: 'Dube' }, how: 'trustee' })).status,
    ).toBe(200);
    const register = await read();
    expect(await listGaps()).toEqual([
      'Add who else controls the trust, or confirm that only the trustees do.',
      'Malan, Gideon: enter Nationality and Citizenship.',
      'Lombard, Hester: enter Nationality and Citizenship.',
      expect.stringContaining('Dube, Thandi: enter Date of birth, Nationality, ID or passport number'),
    ]);
    expect(register.owners.map(({ name, class: as, through }) => [name, as, through.join(' > ')])).toEqual([
      ['Malan, Gideon', 'founder', ''],
      ['Lombard, Hester', 'trustee', ''],
      ['Malan, Gideon', 'namedBeneficiary', 'Malan Holdings'],
      ['Dube, Thandi', 'namedBeneficiary', 'Malan Holdings > Kestrel Trust'],
    ]);
    expect((await read('2019-07-01')).owners.map(({ name }) => name)).toEqual(['Malan, Gideon']);
    const circle = await saveHolding(kestrel, { holderID: company });
    expect(JSON.stringify(circle.problem)).toContain('goes in a circle');
    expect(trustee.status).toBe('appointed');
  });

  test('opens both tasks with each change, is lodged, and tells what changed since', async () => {
    expect(await listOpenTasks()).toBe(2);
    const early = await firm.admin.call(ownerCalls.lodge, { body: { matterID, lodgedDate: '2027-01-01' } });
    expect(early.status).toBe(422);
    // A gap keeps the register and its file from being lodged; a print shows it.
    const open = await firm.admin.call(ownerCalls.lodge, { body: { matterID, lodgedDate: '2026-11-16' } });
    expect(JSON.stringify(open.problem)).toContain('not whole');
    const file = await firm.admin.call(ownerCalls.downloadRegister, { query: { matterID } });
    expect([file.status, JSON.stringify(file.problem)]).toEqual([422, expect.stringContaining('not whole')]);
    await firm.admin.call(ownerCalls.confirmControllers, { body: { matterID, isConfirmed: true } });
    const { parties } = await read();
    const thandi = parties.find(({ name }) => name === 'Dube, Thandi')!.id;
    const { body: kept } = await firm.admin.call(partyCalls['owner.getbyid'], { query: { id: thandi } });
    const changed = await firm.admin.call(partyCalls['owner.update'], {
      body: { ...kept, passportNumber: 'B7654321', dateOfBirth: '1988-04-05', ...address },
    });
    expect(changed.status).toBe(200);
    for (const { id, isPerson } of parties) {
      if (isPerson) await firm.admin.call(ownerCalls.saveParticulars, { body: { partyID: id, ...citizen } });
    }
    expect(await listGaps()).toEqual([]);
    expect((await read()).controllersConfirmedDate).toBe('2026-11-16');
    await firm.admin.call(ownerCalls.lodge, { body: { matterID, lodgedDate: '2026-11-16', receipt: 'BO/7' } });
    expect(await listOpenTasks()).toBe(0);
    expect(await read()).toMatchObject({ lodged: { lodgedDate: '2026-11-16', receipt: 'BO/7' }, changes: [] });
    const { body: child } = await firm.admin.call(beneficiaryCalls.add, {
      body: {
        matterID,
        firstNames: 'Sipho',
        surname: 'Dube',
        dateOfBirth: '2015-05-05',
        passportNumber: 'C1111111',
        dateOfBeneficialOwner: '2026-11-01',
        ...address,
      },
    });
    expect(await listOpenTasks()).toBe(2);
    const particulars = { partyID: child.id, standing: 'potential' } as never;
    await firm.admin.call(ownerCalls.saveParticulars, { body: particulars });
    expect(await read()).toMatchObject({ potential: [{ name: 'Dube, Sipho' }], changes: [], gaps: [] });
    const named = { partyID: child.id, standing: 'vested', ...citizen } as never;
    await firm.admin.call(ownerCalls.saveParticulars, { body: named });
    const vested = await read();
    expect(vested.changes).toEqual([{ kind: 'came', name: 'Dube, Sipho', class: 'vestedBeneficiary' }]);
    expect(vested.gaps[0]!.says.key).toContain('is a minor');
    const minor = await firm.admin.call(ownerCalls.lodge, { body: { matterID, lodgedDate: '2026-11-16' } });
    expect(JSON.stringify(minor.problem)).toContain('not whole');
    await saveHolding(child.id, { holderID: await findId('Dube, Thandi'), how: 'guardian' });
    expect((await read()).owners.at(-1)).toMatchObject({ class: 'guardianOfMinor', through: ['Dube, Sipho'] });
  });

  test('is printed and given as a file with whole numbers, and the trail keeps it', async () => {
    const query = { matterID, language: 'af' as const };
    const csv = await firm.admin.call(ownerCalls.downloadRegister, { query });
    const text = Buffer.from(csv.raw).toString('utf8');
    expect(text).toContain('Volle name;Geboortedatum');
    expect(text).toContain('Thandi Dube');
    const pdf = await firm.admin.call(ownerCalls.printRegister, { query: { matterID } });
    expect(await readText('pdf', pdf.raw)).toContain('Register of beneficial owners');
    expect(await listTrail(testApp, firm, matterID)).toContain('owner.exported');
    // Who looked is kept once a day, beside what was changed.
    const { body: history } = await firm.admin.call(ownerCalls.getHistory, { query: { matterID } });
    expect(history.filter(({ action }) => action === 'owner.viewed')).toHaveLength(1);
    expect(history.map(({ action }) => action)).toEqual(expect.arrayContaining(['owner.changed', 'owner.lodged']));
  });

  test('is another firm’s own', async () => {
    const other = await testApp.createFirm();
    expect((await other.admin.call(ownerCalls.getRegister, { query: { matterID } })).status).toBe(404);
    const body = { ofID: company, how: 'member', holder: { surname: 'X' } } as never;
    expect((await other.admin.call(ownerCalls.saveHolding, { body })).status).toBe(404);
    const estate = await createMatter(testApp, firm);
    expect((await firm.admin.call(ownerCalls.getRegister, { query: { matterID: estate.id } })).status).toBe(422);
  });
});
