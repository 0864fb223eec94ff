import { bondCalls } from '@boedel/contract/bond/bond.calls';
import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { insolvencyAccountCalls } from '@boedel/contract/insolvency-account/insolvency-account.calls';
import { lodgingCalls } from '@boedel/contract/lodging/lodging.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { releaseOfDutiesCalls } from '@boedel/contract/release-of-duties/release-of-duties.calls';
import { expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';
import { createP9Matter } from '../insolvency-account/p9.testing';

const testApp = createTestApp();

test('whoever acted in an insolvency is released step by step, the bond with them, and the line follows what happened', async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  const firm = await testApp.createFirm();
  const { matterID } = await createP9Matter(testApp, firm);
  const readLine = async () =>
    (await firm.admin.call(matterCalls.getQuickGlance, { query: { matterID } })).body
      .line!.stages.map(({ state }) => state[0])
      .join('');
  const listSteps = async () =>
    (await firm.admin.call(releaseOfDutiesCalls.getbymatterid, { query: { matterID } })).body;
  const listOpenBefore = async (step: string) =>
    (await listSteps()).find((one) => one.step === step)!.before.filter(({ holds }) => !holds).length;
  const provider = await firm.admin.call(directoryCalls['bondofsecurityprovider.add'], {
    body: { name: 'Borg Bpk', email: 'claims@borg.test', premiumPercent: 0.5, minimumPremium: 0 },
  });
  await firm.admin.call(bondCalls.add, {
    body: {
      matterID,
      number: 'B 9',
      providerID: provider.body.id,
      amount: 1_500_000,
      appliedDate: '2026-02-01',
      issuedDate: '2026-02-10',
      lodgedDate: '2026-02-12',
    },
  });
  expect(await readLine()).toBe('naaaaaaaa');
  const reachMilestone = async (milestone: number, date: string) => {
    const all = (await firm.admin.call(milestoneCalls.getbymatterid, { query: { matterID } })).body;
    const { version } = all[milestone - 1]!;
    const marked = await firm.admin.call(milestoneCalls.update, {
      body: { matterID, milestone, date, note: null, version },
    });
    expect([milestone, marked.status]).toEqual([milestone, 200]);
  };
  await reachMilestone(1, '2026-02-12');
  // A meeting is behind once it is known that it was held; one that is to come is not.
  for (const [type, meetingDate] of [
    [1, '2026-04-22'],
    [2, '2026-12-21'],
  ] as const) {
    const called = await firm.admin.call(meetingCalls.add, {
      body: { matterID, type, meetingDate, meetingTime: '10:00', place: 'Court B' },
    });
    expect([type, called.status]).toEqual([type, 200]);
  }
  expect(await readLine()).toBe('dnaaaaaaa');
  const asked = { matterID, includeDone: true, skip: 0, take: 100 };
  const { rows } = (await firm.admin.call(diaryCalls.getmatterlist, { body: asked })).body;
  const { id, version } = rows.find(({ event }) => event === 'firstMeeting')!;
  expect((await firm.admin.call(diaryCalls.complete, { body: { id, version, isDone: true } })).status).toBe(200);
  expect(await readLine()).toBe('ddnaaaaaa');
  await reachMilestone(5, '2026-05-20');
  expect(await readLine()).toBe('dddnaaaaa');
  expect((await listSteps()).map(({ step }) => step)).toEqual([
    'requestRelease',
    'released',
    'closeAndDestroy',
    'releaseBond',
  ]);
  // Nothing of the end is so yet: no account, no confirmation, nobody paid, money in the bank.
  expect(await listOpenBefore('requestRelease')).toBe(4);
  await firm.admin.call(insolvencyAccountCalls.saveChoices, {
    body: { matterID, number: 1, version: 0, awardsToDate: '2026-10-09' },
  });
  // It is lodged before the day on which it is confirmed.
  testApp.setClock(new Date('2026-10-12T08:00:00Z'));
  const lodged = await firm.admin.call(lodgingCalls.lodgeInsolvency, {
    body: { matterID, kind: 'firstAndFinal', language: 'en' } as never,
  });
  expect(lodged.status).toBe(200);
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  // Whether everything was turned into money is not known: that stage is passed, not done.
  expect(await readLine()).toBe('dddpdnaaa');
  const opened = await firm.admin.call(statutoryDateCalls.setEvent, {
    body: { matterID, event: 'inspectionOpens', date: '2026-10-16', note: null, moves: [] } as never,
  });
  expect(opened.status).toBe(200);
  await reachMilestone(8, '2026-11-10');
  await reachMilestone(9, '2026-11-12');
  // The bank still holds what was not paid out.
  expect(await listOpenBefore('requestRelease')).toBe(1);
  expect(await readLine()).toBe('dddpdddna');

  const early = await firm.admin.call(releaseOfDutiesCalls.released, { body: { matterID, date: '2026-11-14' } });
  expect([early.status, JSON.stringify(early.problem)]).toEqual([422, expect.stringContaining('Ask the Master')]);
  const auditStep = (call: 'requestReleaseLetterAudit' | 'closeFileAndDestroyLetterAudit', date: string) =>
    firm.admin.call(releaseOfDutiesCalls[call], { body: { matterID, date, note: 'As agreed' } });
  expect((await auditStep('closeFileAndDestroyLetterAudit', '2026-11-14')).status).toBe(422);
  const unsaid = await firm.admin.call(releaseOfDutiesCalls.requestReleaseLetterAudit, {
    body: { matterID, date: '2026-11-13' },
  });
  expect([unsaid.status, unsaid.problem]).toEqual([422, { note: [expect.stringContaining('No bank account holds')] }]);
  expect((await auditStep('requestReleaseLetterAudit', '2026-11-13')).status).toBe(200);
  expect(
    (await firm.admin.call(releaseOfDutiesCalls.released, { body: { matterID, date: '2026-11-12' } })).status,
  ).toBe(422);
  expect(
    (await firm.admin.call(releaseOfDutiesCalls.released, { body: { matterID, date: '2026-11-14' } })).status,
  ).toBe(200);
  expect(await readLine()).toBe('dddpddddn');
  expect((await auditStep('closeFileAndDestroyLetterAudit', '2026-11-15')).status).toBe(200);
  const bond = await firm.admin.call(releaseOfDutiesCalls.releaseBondSecurityDocumentAudit, {
    body: { matterID, date: '2026-11-16', note: null, masterReleaseDate: '2026-11-15' },
  });
  expect(bond.status).toBe(200);
  const bonds = await firm.admin.call(bondCalls.getbymatterid, { query: { matterId: matterID } });
  expect(bonds.body).toMatchObject([{ masterReleaseDate: '2026-11-15', releasedDate: '2026-11-16' }]);
  expect((await listSteps()).map(({ doneDate }) => doneDate)).toEqual([
    '2026-11-13',
    '2026-11-14',
    '2026-11-15',
    '2026-11-16',
  ]);
  const trail = await listTrail(testApp, firm, matterID);
  for (const action of ['release.asked', 'release.destroy.asked', 'release.bond.sent', 'bond_of_security.changed']) {
    expect(trail).toContain(action);
  }
  // A client of the matter reads the same line in plain words.
  const view = (await firm.admin.call(matterCalls.getClientView, { query: { matterID } })).body;
  expect(view.steps.map(({ words, state }) => [words, state]).slice(-2)).toEqual([
    ['Our work is done', 'done'],
    ['The estate is closed', 'now'],
  ]);
});

test('nobody is released in a deceased estate by this call, and another firm learns nothing of the matter', async () => {
  const [firm, other] = [await testApp.createFirm(), await testApp.createFirm()];
  const { id: estate } = await createMatter(testApp, firm, { systemType: 2 });
  const { id: matterID } = await createMatter(testApp, firm, { systemType: 1 });
  const tried = await firm.admin.call(releaseOfDutiesCalls.released, { body: { matterID: estate, date: null } });
  expect(tried.status).toBe(422);
  const foreign = await other.admin.call(releaseOfDutiesCalls.released, { body: { matterID, date: null } });
  const unknown = await other.admin.call(releaseOfDutiesCalls.released, { body: { matterID: 987_654, date: null } });
  expect([foreign.status, foreign.problem]).toEqual([404, unknown.problem]);
});
