import {
  directoryCalls,
  directoryOfMatterCalls as calls,
  directoryToolCalls,
} from '@boedel/contract/directories/directories.calls';
import { introducerCalls } from '@boedel/contract/introducers/introducers.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestPerson, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const listNames = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
const addEntry = async (
  who: TestPerson,
  key: 'creditor' | 'globalcreditor' | 'director',
  body: { name: string; globalCreditorID?: number },
): Promise<number> => (await who.call(directoryCalls[`${key}.add`], { body })).body.id;

describe('the creditors of a matter', () => {
  test('are linked, listed by name and taken off; linking twice changes nothing', async () => {
    const firm = await testApp.createFirm();
    const { id: matterID } = await createMatter(testApp, firm);
    const [shop, bank] = [
      await addEntry(firm.admin, 'creditor', { name: 'Winkel' }),
      await addEntry(firm.admin, 'creditor', { name: 'Bank' }),
    ];
    for (const creditorID of [shop, bank, bank]) {
      expect((await firm.admin.call(calls.linkCreditor, { body: { matterID, creditorID } })).status).toBe(200);
    }
    expect(listNames((await firm.admin.call(calls.getbymatterid, { query: { matterID } })).body)).toEqual([
      'Bank',
      'Winkel',
    ]);
    const left = await firm.admin.call(calls.unlinkCreditor, { body: { matterID, creditorID: bank } });
    expect(listNames(left.body)).toEqual(['Winkel']);
  });

  test('keep a creditor from being deleted, and the answer names the matter', async () => {
    const firm = await testApp.createFirm();
    const { id: matterID } = await createMatter(testApp, firm, { surname: 'Nel' });
    const creditorID = await addEntry(firm.admin, 'creditor', { name: 'Winkel' });
    await firm.admin.call(calls.linkCreditor, { body: { matterID, creditorID } });
    const gone = await firm.admin.call(directoryCalls['creditor._delete'], { query: { id: creditorID } });
    expect(gone.status).toBe(422);
    expect(gone.problem['id']).toEqual([
      expect.stringMatching(
        /^Winkel is still in use and was not deleted\. Change these first: Matters: \S+ Nel, Jan\.$/,
      ),
    ]);
    const used = await firm.admin.call(directoryToolCalls.getwhereused, {
      query: { directory: 'creditor', id: creditorID },
    });
    expect(used.body).toMatchObject({ total: 1, uses: [{ where: 'Matters', matterID }] });
  });

  test("are not another firm's, nor a reader's to change", async () => {
    const [firm, other] = [await testApp.createFirm(), await testApp.createFirm()];
    const { id: matterID } = await createMatter(testApp, firm);
    const foreign = await addEntry(other.admin, 'creditor', { name: 'Vreemd' });
    expect((await firm.admin.call(calls.linkCreditor, { body: { matterID, creditorID: foreign } })).status).toBe(404);
    expect((await other.admin.call(calls.getbymatterid, { query: { matterID } })).status).toBe(404);
    const own = await addEntry(firm.admin, 'creditor', { name: 'Ons' });
    const reader = await firm.person([]);
    expect((await reader.call(calls.linkCreditor, { body: { matterID, creditorID: own } })).status).toBe(403);
  });
});

describe('global creditors, asked for a matter', () => {
  test('tell which of them it has, and its own stand among them where both are asked for', async () => {
    const firm = await testApp.createFirm();
    const { id: matterID } = await createMatter(testApp, firm);
    const bank = await addEntry(firm.admin, 'globalcreditor', { name: 'Bank' });
    await addEntry(firm.admin, 'globalcreditor', { name: 'Stadsraad' });
    const taken = await addEntry(firm.admin, 'creditor', { name: 'Bank, verband', globalCreditorID: bank });
    const shop = await addEntry(firm.admin, 'creditor', { name: 'Hoekwinkel' });
    await addEntry(firm.admin, 'creditor', { name: 'Van ʼn ander saak' });
    for (const creditorID of [taken, shop])
      await firm.admin.call(calls.linkCreditor, { body: { matterID, creditorID } });
    const list = async (query: { matterID?: number; getBoth?: string; searchString?: string }) =>
      (await firm.admin.call(directoryCalls['globalcreditor.getlist'], { query })).body;

    expect(listNames((await list({})).rows)).toEqual(['Bank', 'Stadsraad']);
    const marked = await list({ matterID });
    expect(marked.rows.map(({ name, isGlobal, creditorID }) => [name, isGlobal, creditorID])).toEqual([
      ['Bank', true, taken],
      ['Stadsraad', true, null],
    ]);
    const both = await list({ matterID, getBoth: 'true' });
    expect(both.total).toBe(3);
    expect(both.rows.map(({ name, isGlobal, creditorID }) => [name, isGlobal, creditorID])).toEqual([
      ['Bank', true, taken],
      ['Hoekwinkel', false, shop],
      ['Stadsraad', true, null],
    ]);
    expect(listNames((await list({ matterID, getBoth: 'true', searchString: 'HOEK' })).rows)).toEqual(['Hoekwinkel']);
    const foreign = await (
      await testApp.createFirm()
    ).admin.call(directoryCalls['globalcreditor.getlist'], {
      query: { matterID } as never,
    });
    expect(foreign.status).toBe(404);
  });
});

test('the Legal Agents who act in a matter are linked and listed', async () => {
  const firm = await testApp.createFirm();
  const { id: matterID } = await createMatter(testApp, firm);
  const directorID = await addEntry(firm.admin, 'director', { name: 'Adv. Nkosi' });
  await firm.admin.call(calls.linkDirector, { body: { matterID, directorID } });
  expect(listNames((await firm.admin.call(calls.getListByMatterID, { query: { matterID } })).body)).toEqual([
    'Adv. Nkosi',
  ]);
  expect((await firm.admin.call(calls.unlinkDirector, { body: { matterID, directorID } })).body).toEqual([]);
});

test('what a matter uses is named by the matter, with the way to it', async () => {
  const firm = await testApp.createFirm();
  const { id: matterID } = await createMatter(testApp, firm, { surname: 'Nel' });
  const { body: marketer } = await firm.admin.call(directoryCalls['marketer.add'], { body: { name: 'Bemarker' } });
  const { body: office } = await firm.admin.call(directoryCalls['masteroffice.add'], { body: { name: 'Ons kantoor' } });
  const { body: executor } = await firm.admin.call(directoryCalls['globalexecutor.add'], {
    body: { name: 'Eksekuteur', partyType: 'Individual' },
  });
  await firm.admin.call(executorCalls.LinkExecutorToMatter, { body: { matterID, executorID: executor.id } });
  await firm.admin.call(introducerCalls.updateMarketerMatter, { body: { matterID, marketerID: marketer.id } });
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update matter set master_office_id = ${office.id} where id = ${matterID}`),
  );
  for (const [directory, id] of [
    ['marketer', marketer.id],
    ['masteroffice', office.id],
    ['globalexecutor', executor.id],
  ] as const) {
    const { body } = await firm.admin.call(directoryToolCalls.getwhereused, { query: { directory, id } });
    expect(body.uses).toEqual([
      { where: 'Matters', id: expect.any(Number), name: expect.stringMatching(/^\S+ Nel, Jan$/), matterID },
    ]);
  }
});

test('a delete takes its id as data as well as in the address', async () => {
  const firm = await testApp.createFirm();
  const id = await addEntry(firm.admin, 'creditor', { name: 'Gaan weg' });
  const gone = await testApp.callAs(firm.admin.token, directoryCalls['creditor._delete'], { body: { id } });
  expect(gone.body).toEqual({ done: true });
  expect((await firm.admin.call(directoryCalls['creditor.getbyid'], { query: { id } })).status).toBe(404);
  const none = await testApp.callAs(firm.admin.token, directoryCalls['creditor._delete'], { body: {} });
  expect([none.status, Object.keys(none.problem)]).toEqual([400, ['id']]);
});
