import { claimCalls } from '@boedel/contract/claims/claims.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { jointAppointeeCalls } from '@boedel/contract/matter-people/joint-appointees.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { payoutCalls } from '@boedel/contract/payout/payout.calls';
import { expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, listTrail } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';

const testApp = createTestApp();

test('a joint appointee is appointed with a letter and sees that matter alone, until removed', async () => {
  const firm = await testApp.createFirm();
  const joint = await firm.person(['JointAppointee'], { systemType: 1 });
  const { id: matterID } = await createMatter(testApp, firm, { systemType: 1 });
  const { id: other } = await createMatter(testApp, firm, { systemType: 1 });
  const entry = await firm.admin.call(directoryCalls['jointappointee.add'], {
    body: { name: 'J Ndlovu', email: joint.email },
  });
  const canSee = async (id: number) =>
    (await joint.call(claimCalls.getCreditorClaimsListBymatterid, { query: { matterID: id } })).status;
  expect(await canSee(matterID)).toBe(404);
  const body = {
    matterID,
    jointAppointeeID: entry.body.id,
    appointedDate: '2026-05-08',
    sharePercent: 50,
    givesAccess: true,
  };
  const appointed = await firm.admin.call(jointAppointeeCalls.appoint, { body });
  expect(appointed.body).toMatchObject([
    { name: 'J Ndlovu', sharePercent: 50, appointedDate: '2026-05-08', endedDate: null, hasAccess: true },
  ]);
  expect((await firm.admin.call(jointAppointeeCalls.appoint, { body })).status).toBe(422);
  // One matter, to be read: no other, nothing of the firm, and no capturing.
  expect([await canSee(matterID), await canSee(other)]).toEqual([200, 404]);
  expect((await joint.call(payoutCalls.getlist, { query: {} })).status).toBe(403);
  expect((await joint.call(jointAppointeeCalls.appoint, { body })).status).toBe(403);
  const claim = { matterID, creditorID: 1, claimTypeID: 3, amount: 1 };
  expect((await joint.call(claimCalls.add, { body: claim })).status).toBe(403);
  const { body: acting } = await firm.admin.call(executorCalls.GetExecutors, { query: { matterID } });
  expect(acting.map(({ listName }) => listName)).toEqual(['J Ndlovu']);
  const { partyID } = appointed.body[0]!;
  const end = { matterID, partyID, endedDate: '2026-05-01', reason: 'Removed by the Master' };
  expect(Object.keys((await firm.admin.call(jointAppointeeCalls.dismiss, { body: end })).problem)).toEqual([
    'endedDate',
  ]);
  const strange = { ...end, matterID: other };
  expect((await firm.admin.call(jointAppointeeCalls.dismiss, { body: strange })).status).toBe(404);
  const ended = await firm.admin.call(jointAppointeeCalls.dismiss, { body: { ...end, endedDate: '2026-06-01' } });
  expect(ended.body).toMatchObject([{ endedReason: 'Removed by the Master', hasAccess: false }]);
  expect(await canSee(matterID)).toBe(404);
  const mails = await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.rows<{ subject: string }>(
      sql`select subject from mail where matter_id = ${matterID} and entity_type = 'matter_party' order by id`,
    ),
  );
  expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Joint appointment', 'Joint appointment ended']);
  expect(await listTrail(testApp, firm, matterID)).toEqual(
    expect.arrayContaining(['jointappointee.appointed', 'jointappointee.removed', 'access.taken']),
  );
  const { id: estate } = await createMatter(testApp, firm);
  expect((await firm.admin.call(jointAppointeeCalls.appoint, { body: { ...body, matterID: estate } })).status).toBe(
    422,
  );
});
