import { curatorAccountCalls } from '@boedel/contract/curator-account/curator-account.calls';
import { officeEndCalls } from '@boedel/contract/office-end/office-end.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { createTestApp, type TestFirm } from '../../testing/test-app';
import { addExpense, addIncome, createBankAccount } from '../cash/cash.testing';
import { createCuratorship } from '../curator-account/curator-account.testing';

const app = createTestApp();

const addExecutor = async (firm: TestFirm, matterID: number, surname: string, appointedDate: string) => {
  const added = await firm.admin.call(executorCalls.SaveExecutor, {
    body: { matterID, kind: 'person', firstNames: 'Petra', surname, details: { appointedDate } } as never,
  });
  if (added.status !== 200) throw new Error(JSON.stringify(added.problem));
  return added.body;
};

test('an executor who is replaced hands over an account that agrees with the bank accounts', async () => {
  app.setClock(new Date('2026-07-10T08:00:00Z'));
  const firm = await app.createFirm();
  const { id: matterID } = await createMatter(app, firm, { diedOn: '2025-12-01' });
  const old = await addExecutor(firm, matterID, 'Vertrek', '2026-01-15');
  const bank = await createBankAccount(firm.admin, matterID, { openingDate: '2026-01-01' });
  await addIncome(firm.admin, matterID, { bankAccountID: bank.id, receivedDate: '2026-02-01' });
  await addExpense(firm.admin, matterID, { bankAccountID: bank.id, paidDate: '2026-02-10' });
  // After the office: not in the hand-over account.
  await addIncome(firm.admin, matterID, { bankAccountID: bank.id, receivedDate: '2026-07-01' });
  const body = {
    matterID,
    partyIDs: [old.id],
    endedDate: '2026-06-30',
    reason: 'replaced' as const,
    successor: 'N Nuut',
  };
  const early = await firm.admin.call(officeEndCalls.end, { body: { ...body, endedDate: '2026-01-01' } });
  expect(Object.keys(early.problem as object)).toEqual(['endedDate']);
  const late = await firm.admin.call(officeEndCalls.end, { body: { ...body, endedDate: '2026-07-11' } });
  expect(Object.keys(late.problem as object)).toEqual(['endedDate']);
  const release = await firm.admin.call(officeEndCalls.end, { body: { ...body, reason: 'release' } });
  expect(Object.keys(release.problem as object)).toEqual(['reason']);
  const { body: ended } = await firm.admin.call(officeEndCalls.end, { body });
  expect(ended).toMatchObject({
    acting: [],
    ends: [{ endedDate: '2026-06-30', reason: 'replaced', successor: 'N Nuut' }],
  });
  expect(ended.ends[0]!.steps.find(({ key }) => key === 'successor')!.isDone).toBe(false);
  await addExecutor(firm, matterID, 'Nuut', '2026-07-01');
  const { body: after } = await firm.admin.call(officeEndCalls.getbymatterid, { query: { matterID } });
  expect(after.ends[0]!.steps.find(({ key }) => key === 'successor')!.isDone).toBe(true);
  expect(await listTrail(app, firm, matterID)).toContain('office.ended');
  const file = await firm.admin.call(officeEndCalls.handOverFile, { query: { id: ended.ends[0]!.id, format: 'xlsx' } });
  expect(file.status).toBe(200);
  const again = await firm.admin.call(officeEndCalls.end, { body });
  expect(again.status).toBe(404);
  const stranger = await (
    await app.createFirm()
  ).admin.call(officeEndCalls.handOverFile, {
    query: { id: ended.ends[0]!.id },
  });
  expect(stranger.status).toBe(404);
});

test('with the last curator a curatorship gets its final account up to that day', async () => {
  app.setClock(new Date('2026-07-10T08:00:00Z'));
  const firm = await app.createFirm();
  const { matterID } = await createCuratorship(app, firm);
  const { body: before } = await firm.admin.call(officeEndCalls.getbymatterid, { query: { matterID } });
  const ended = await firm.admin.call(officeEndCalls.end, {
    body: {
      matterID,
      partyIDs: before.acting.map(({ partyID }) => partyID),
      leaving: 'K Urator',
      endedDate: '2026-06-30',
      reason: 'release',
    },
  });
  expect(ended.body.ends[0]!.steps.map(({ key, isDone }) => [key, isDone])).toContainEqual(['final', false]);
  const { body: choices } = await firm.admin.call(curatorAccountCalls.getChoices, { query: { matterID } });
  expect(choices).toMatchObject({ toDate: '2026-06-30', isFinal: true });
});
