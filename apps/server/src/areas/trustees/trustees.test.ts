import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { readText } from '@boedel/document/read/read-text';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSystemActor } from '../../platform/audit/audit';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';
import { changeStatuses } from './change-statuses';
import { deactivateTrustees, applyLetters, revertLetters } from './letters';

const testApp = createTestApp();
const start = new Date('2026-11-16T08:00:00Z');
let firm: TestFirm;
beforeAll(async () => void (firm = await testApp.createFirm()));

/** A trust whose deed asks for two to three trustees. */
async function createTrust(least = 2, most: number | null = 3): Promise<number> {
  testApp.setClock(start);
  const { id } = await createMatter(testApp, firm, {
    systemType: 5,
    kind: 'trust',
    firstNames: null,
    surname: 'Olive Trust',
  });
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(
      sql`update matter set details = ${JSON.stringify({ leastTrustees: least, mostTrustees: most })}::jsonb where id = ${id}`,
    ),
  );
  return id;
}
const add = (matterID: number, surname: string, more: object = {}) =>
  firm.admin.call(trusteeCalls.saveTrustee, { body: { matterID, surname, firstNames: 'Anna', ...more } });
const inOffice = { authorisedDate: '2024-03-01' };
const listAll = async (matterID: number) =>
  (await firm.admin.call(trusteeCalls.getTrustees, { query: { matterID } })).body;
const updateStatuses = (matterID: number, trusteeIDs: number[], newStatus: string, more: object = {}) =>
  firm.admin.call(trusteeCalls.UpdateTrusteeStatuses, { body: { matterID, trusteeIDs, newStatus, ...more } as never });

describe('trustees', () => {
  test('come into office by letters and leave it by the latest of four days', async () => {
    const matterID = await createTrust();
    const { body: first } = await add(matterID, 'Lombard', inOffice);
    expect(first).toMatchObject({
      status: 'appointed',
      trusteeKind: 'individual',
      maySign: { may: 'yes' },
      warnings: [],
    });
    const { body: second } = await add(matterID, 'Naidoo');
    expect(second).toMatchObject({ status: 'proposed', maySign: { may: 'no' } });
    expect(await listAll(matterID)).toMatchObject({
      standing: { acting: 1, canAct: 'no' },
      warnings: [{ field: 'trustees' }],
    });

    const named = await updateStatuses(matterID, [second.id], 'appointed', { date: '2026-11-02' });
    expect(named.body).toMatchObject({
      trustees: [{ status: 'appointed', authorisedDate: '2026-11-02' }],
      warnings: [],
    });
    expect(await listAll(matterID)).toMatchObject({ standing: { acting: 2, canAct: 'yes' }, warnings: [] });

    const leaves = await updateStatuses(matterID, [first.id], 'resigned', { letterSignedDate: '2026-11-10' });
    expect(leaves.body.trustees[0]).toMatchObject({ status: 'resigned', maySign: { may: 'doubtful' } });
    expect(leaves.body.warnings[0]!.sentence).toContain('remains on the letters of authority');
    const amended = await updateStatuses(matterID, [first.id], 'resigned', { lettersAmendedDate: '2026-11-16' });
    expect(amended.body.trustees[0]).toMatchObject({ letterSignedDate: '2026-11-10', maySign: { may: 'no' } });
    expect((await listAll(matterID)).warnings[0]!.sentence).toContain('The trust cannot act: 1 of at least 2');

    // Where others who act are read, the days follow.
    const acting = await firm.admin.call(executorCalls.GetExecutors, { query: { matterID } });
    expect(acting.body.map(({ details }) => details?.endedDate)).toEqual(['2026-11-16', null]);
    const { body: dates } = await firm.admin.call(statutoryDateCalls.getStatutoryDates, { query: { matterID } });
    const titles = dates.dates.filter(({ entryID }) => entryID !== null).map(({ title }) => title);
    expect(titles).toContain('Lodge the register of beneficial owners');
    expect(titles).toContain('Bring the register of beneficial owners up to date');
    expect(titles).toContain('Return the letters of authority');
    expect(await listTrail(testApp, firm, matterID)).toContain('trustee.status');
  });

  test('change in bulk: all or none', async () => {
    const matterID = await createTrust();
    const ids = [];
    for (const name of ['Abe', 'Ben', 'Cas']) ids.push((await add(matterID, name, inOffice)).body.id);
    const wrong = await updateStatuses(matterID, ids, 'resigned', { letterSignedDate: '2027-01-01' });
    expect([wrong.status, Object.keys(wrong.problem)]).toEqual([422, ['day']]);
    expect(
      (await updateStatuses(matterID, [ids[0]!, 999_999], 'removed', { letterSignedDate: '2026-11-01' })).status,
    ).toBe(404);
    expect((await listAll(matterID)).trustees.map(({ status }) => status)).toEqual([
      'appointed',
      'appointed',
      'appointed',
    ]);
    const { body } = await updateStatuses(matterID, ids, 'deactivated', { date: '2026-11-16' });
    expect(body.trustees).toHaveLength(3);
    expect(body.warnings[0]!.sentence).toContain('cannot act now: 0 of at least 2');
    const fourth = await add(matterID, 'Dan', { disqualifications: ['insolvent'] });
    expect([fourth.status, JSON.stringify(fourth.problem)]).toEqual([422, expect.stringContaining('is disqualified')]);
  });

  test('more than the deed allows are refused, and who held office is not deleted', async () => {
    const matterID = await createTrust(1, 1);
    const { body: one } = await add(matterID, 'Only', inOffice);
    const second = await add(matterID, 'Over', inOffice);
    expect(JSON.stringify(second.problem)).toContain('at most 1 trustees');
    expect((await firm.admin.call(trusteeCalls.removeTrustee, { body: { id: one.id } })).status).toBe(422);
    const { body: proposed } = await add(matterID, 'Typo');
    expect((await firm.admin.call(trusteeCalls.removeTrustee, { body: { id: proposed.id } })).status).toBe(200);
  });

  test('are asked for by kind and status, and taken from the firm’s list', async () => {
    const matterID = await createTrust();
    await add(matterID, 'Single', inOffice);
    const { body: entry } = await firm.admin.call(directoryCalls['globaltrustee.add'], {
      body: { name: 'Umhlanga Trustees', partyType: 'Company', isIndependent: true },
    });
    const query = { matterID };
    const free = await firm.admin.call(trusteeCalls.GetAvailableGlobalTrustees, { query });
    expect(free.body.map(({ name }) => name)).toContain('Umhlanga Trustees');
    const { id: globalTrusteeID } = entry;
    const { body: linked } = await firm.admin.call(trusteeCalls.linkGlobalTrustee, {
      body: { matterID, globalTrusteeID },
    });
    expect(linked).toMatchObject({ globalID: globalTrusteeID, trusteeKind: 'independent', status: 'proposed' });
    expect(
      (await firm.admin.call(trusteeCalls.linkGlobalTrustee, { body: { matterID, globalTrusteeID } })).status,
    ).toBe(404);
    const listNames = async (
      call:
        | 'GetIndependentTrustees'
        | 'GetIndividualTrustees'
        | 'GetTrusteesForRemoval'
        | 'GetTrusteesForAppointment'
        | 'GetActiveTrustees',
    ) =>
      // prettier-ignore
      (await firm.admin.call(trusteeCalls[call], { query })).body.map(({ surname }) => surname);
    expect(await listNames('GetIndependentTrustees')).toEqual(['Umhlanga Trustees']);
    expect(await listNames('GetIndividualTrustees')).toEqual(['Single']);
    expect(await listNames('GetTrusteesForRemoval')).toEqual(['Single']);
    expect(await listNames('GetActiveTrustees')).toEqual(['Single']);
    expect(await listNames('GetTrusteesForAppointment')).toEqual(['Umhlanga Trustees']);
    const byStatus = await firm.admin.call(trusteeCalls.getTrusteesByStatus, {
      query: { matterID, status: 'proposed' },
    });
    expect(byStatus.body).toHaveLength(1);
    const one = { trusteeID: linked.id, matterID };
    expect((await firm.admin.call(trusteeCalls.GetTrustee, { query: one })).body.id).toBe(linked.id);
    const body = { ...linked, trusteeKind: 'corporate', nominee: 'Thandi Zulu' } as never;
    const { body: changed } = await firm.admin.call(trusteeCalls.saveTrustee, { body });
    expect(changed).toMatchObject({ nominee: 'Thandi Zulu', trusteeKind: 'corporate', surname: 'Umhlanga Trustees' });
    const stale = await firm.admin.call(trusteeCalls.saveTrustee, { body });
    expect(stale.status).toBe(409);
  });

  test('who may sign is a printed list, in both languages', async () => {
    const matterID = await createTrust();
    await add(matterID, 'Lombard', inOffice);
    await add(matterID, 'Naidoo');
    const print = async (language: 'en' | 'af') => {
      const { raw } = await firm.admin.call(trusteeCalls.printSignatories, { query: { matterID, language } });
      return readText('pdf', raw);
    };
    expect(await print('en')).toContain('Who may sign for the trust');
    expect(await print('af')).toContain('Wie vir die trust mag teken');
  });
});

test('letters that come name and release, and go again', async () => {
  const matterID = await createTrust();
  const { body: stays } = await add(matterID, 'Stays', inOffice);
  const { body: goes } = await add(matterID, 'Goes', inOffice);
  const { body: comes } = await add(matterID, 'Comes');
  const letters = { named: [comes.id], released: [goes.id], day: toLocalDate('2026-11-12') };
  const keeping = { actor: createSystemActor('test'), now: start } as never;
  const runInMatter = <T>(work: (tx: Parameters<typeof applyLetters>[0], matter: never) => Promise<T>) =>
    openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
      const matter = await tx.one(
        sql`select id, system_type, status, reference, name, country from matter where id = ${matterID}`,
      );
      return work(tx, matter as never);
    });
  const listStatuses = async () => (await listAll(matterID)).trustees.map(({ status }) => status);
  await runInMatter((tx, matter) => applyLetters(tx, keeping, matter, letters));
  expect(await listStatuses()).toEqual(['appointed', 'removed', 'appointed']);
  await runInMatter((tx, matter) => revertLetters(tx, keeping, matter, letters));
  expect(await listStatuses()).toEqual(['appointed', 'appointed', 'proposed']);
  const left = { to: 'resigned', day: null, leaving: { letterSigned: toLocalDate('2026-11-01') } } as const;
  await runInMatter((tx, matter) => changeStatuses(tx, keeping, matter, [goes.id], left));
  await runInMatter((tx, matter) => applyLetters(tx, keeping, matter, letters));
  expect(await listStatuses()).toEqual(['appointed', 'resigned', 'appointed']);
  await runInMatter((tx, matter) => revertLetters(tx, keeping, matter, letters));
  expect((await listAll(matterID)).trustees[1]).toMatchObject({ status: 'resigned', lettersAmendedDate: null });
  expect(await runInMatter((tx, matter) => deactivateTrustees(tx, keeping, matter))).toBe(2);
  expect((await listAll(matterID)).trustees.find(({ id }) => id === stays.id)?.status).toBe('deactivated');
});
