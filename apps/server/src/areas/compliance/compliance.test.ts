import { complianceCalls, yearsDoneCalls } from '@boedel/contract/compliance/compliance.calls';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { beforeAll, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
});
const createTrust = async (surname: string) =>
  (await createMatter(testApp, firm, { systemType: 5, kind: 'trust', firstNames: null, surname })).id;

test('a trust is judged rule by rule, and the firm sees which are open', async () => {
  const matterID = await createTrust('Olive Trust');
  await createTrust('Fig Trust');
  const setEvent = (name: string, date: string) =>
    firm.admin.call(statutoryDateCalls.setEvent, {
      body: { matterID, event: name, date, note: null, moves: [] } as never,
    });
  expect((await setEvent('lettersOfAuthority', '2025-01-10')).status).toBe(200);
  const readStates = async () =>
    Object.fromEntries(
      (await firm.admin.call(complianceCalls.ofTrust, { query: { matterID } })).body.map(({ rule, state }) => [
        rule,
        state,
      ]),
    );
  expect(await readStates()).toMatchObject({
    registration: 'good',
    letters: 'overdue',
    owners: 'overdue',
    meeting: 'overdue',
  });
  await firm.admin.call(trusteeCalls.saveTrustee, {
    body: { matterID, firstNames: 'Hester', surname: 'Lombard', authorisedDate: '2025-01-10' },
  });
  await setEvent('taxRegistered', '2025-03-01');
  await setEvent('reviewed', '2026-08-01');
  expect(await readStates()).toMatchObject({ letters: 'good', meeting: 'good', owners: 'overdue' });
  const { body } = await firm.admin.call(complianceCalls.ofFirm);
  expect(body.trusts).toBe(2);
  expect(body.rows.map(({ name }) => name)).toContain('Olive Trust');
  expect(body.byRule.find(({ rule }) => rule === 'owners')).toMatchObject({ overdue: 1 });
  // Letters of long ago: the returns of the years before the matter was opened are overdue until somebody says when they were filed.
  await setEvent('lettersOfAuthority', '2022-06-10');
  const readTax = async () =>
    (await firm.admin.call(complianceCalls.ofTrust, { query: { matterID } })).body.find(({ rule }) => rule === 'tax')!;
  expect(await readTax()).toMatchObject({ state: 'overdue', day: '2024-01-31' });
  expect((await readTax()).says.key).toContain('No record that the income tax return was filed');
  const done = (duty: string, firstYear: number) =>
    firm.admin.call(yearsDoneCalls.add, {
      body: { matterID, duty, firstYear, lastYear: 2026, doneDate: '2026-11-10' } as never,
    });
  expect((await done('trust-return', 2023)).status).toBe(200);
  expect((await done('third-party-return', 2024)).status).toBe(200);
  expect((await done('trust-return', 2027)).status).toBe(422);
  expect((await readTax()).says.key).not.toContain('No record');
  const other = await testApp.createFirm();
  expect((await other.admin.call(complianceCalls.ofTrust, { query: { matterID } })).status).toBe(404);
  expect((await other.admin.call(complianceCalls.ofFirm)).body).toMatchObject({ trusts: 0, rows: [] });
});
