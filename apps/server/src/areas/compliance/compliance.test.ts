import { complianceCalls } from '@boedel/contract/compliance/compliance.calls';
import { statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { beforeAll, expect, test } from 'vitest';
import { aMatter } from '../../testing/a-matter';
import { type TestFirm, testHouse } from '../../testing/house';

const house = testHouse();
let firm: TestFirm;
beforeAll(async () => {
  house.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await house.aFirm();
});
const aTrust = async (surname: string) =>
  (await aMatter(house, firm, { systemType: 5, kind: 'trust', firstNames: null, surname })).id;

test('a trust is judged rule by rule, and the firm sees which are open', async () => {
  const matterID = await aTrust('Olive Trust');
  await aTrust('Fig Trust');
  const event = (name: string, date: string) =>
    firm.admin.call(statutoryDateCalls.setEvent, {
      body: { matterID, event: name, date, note: null, moves: [] } as never,
    });
  expect((await event('lettersOfAuthority', '2025-01-10')).status).toBe(200);
  const stateOf = async () =>
    Object.fromEntries(
      (await firm.admin.call(complianceCalls.ofTrust, { query: { matterID } })).body.map(({ rule, state }) => [
        rule,
        state,
      ]),
    );
  expect(await stateOf()).toMatchObject({
    registration: 'good',
    letters: 'overdue',
    owners: 'overdue',
    meeting: 'overdue',
  });
  await firm.admin.call(trusteeCalls.saveTrustee, {
    body: { matterID, firstNames: 'Hester', surname: 'Lombard', authorisedDate: '2025-01-10' },
  });
  await event('taxRegistered', '2025-03-01');
  await event('reviewed', '2026-08-01');
  expect(await stateOf()).toMatchObject({ letters: 'good', meeting: 'good', owners: 'overdue' });
  const { body } = await firm.admin.call(complianceCalls.ofFirm);
  expect(body.trusts).toBe(2);
  expect(body.rows.map(({ name }) => name)).toContain('Olive Trust');
  expect(body.byRule.find(({ rule }) => rule === 'owners')).toMatchObject({ overdue: 1 });
  const other = await house.aFirm();
  expect((await other.admin.call(complianceCalls.ofTrust, { query: { matterID } })).status).toBe(404);
  expect((await other.admin.call(complianceCalls.ofFirm)).body).toMatchObject({ trusts: 0, rows: [] });
});
