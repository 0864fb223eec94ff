import { activityCalls } from '@boedel/contract/activities/activities.calls';
import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { ownerCalls } from '@boedel/contract/owners/owners.calls';
import { partyCalls } from '@boedel/contract/parties/parties.calls';
import { rafCalls } from '@boedel/contract/raf/raf.calls';
import { trusteesMeetingCalls } from '@boedel/contract/trust-meetings/trust-meetings.calls';
import { trustMoneyCalls } from '@boedel/contract/trust-money/trust-money.calls';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../platform/db/sql';
import { openFirmScope } from '../platform/tenancy/scopes';
import { createMatter } from '../testing/a-matter';
import { createTestApp, type TestFirm } from '../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  firm = await testApp.createFirm();
});

async function createTrust(least = 1): Promise<number> {
  const { id } = await createMatter(testApp, firm, {
    systemType: 5,
    kind: 'trust',
    firstNames: null,
    surname: 'Vlei Trust',
  });
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update matter set details = ${JSON.stringify({ leastTrustees: least })}::jsonb where id = ${id}`),
  );
  return id;
}
const inOffice = { authorisedDate: '2024-03-01' };
const createTrustee = (matterID: number, surname: string, more: object = inOffice) =>
  firm.admin.call(trusteeCalls.saveTrustee, { body: { matterID, surname, firstNames: 'Anna', ...more } });
const updateStatus = (matterID: number, id: number, newStatus: string, more: object) =>
  firm.admin.call(trusteeCalls.UpdateTrusteeStatuses, {
    body: { matterID, trusteeIDs: [id], newStatus, ...more } as never,
  });
const registerTrust = (matterID: number) =>
  firm.admin.call(diaryCalls.add, { body: { matterID, type: 23, date: '2024-03-01' } });
const beginActivity = (matterID: number, activityType: number, more: object = {}) =>
  firm.admin.call(activityCalls.add, { body: { matterID, activityType, ...more } });
const formatProblem = ({ problem }: { problem?: unknown }): string => JSON.stringify(problem);

describe('a trust refuses or warns, and says what to do', () => {
  test('a trustee who is disqualified', async () => {
    const matterID = await createTrust();
    const captured = await createTrustee(matterID, 'Insolvent', { ...inOffice, disqualifications: ['insolvent'] });
    expect(captured.status).toBe(422);
    expect(formatProblem(captured)).toContain('is disqualified');
    // Found out later: letters name nobody whom the Act keeps from the office.
    const { body: proposed } = await createTrustee(matterID, 'Later', {});
    const found = { ...proposed, matterID, disqualifications: ['convicted'] } as never;
    expect((await firm.admin.call(trusteeCalls.saveTrustee, { body: found })).status).toBe(200);
    const named = await updateStatus(matterID, proposed.id, 'appointed', { date: '2026-11-02' });
    expect(formatProblem(named)).toContain('Correct the checklist if that is wrong, or propose someone else.');
    // And who is in office already may not sign while it stands so.
    const { body: acts } = await createTrustee(matterID, 'Acts');
    const since = { ...acts, matterID, disqualifications: ['convicted'] } as never;
    const kept = await firm.admin.call(trusteeCalls.saveTrustee, { body: since });
    expect(kept.body.maySign.may).toBe('doubtful');
  });

  test('a trustee removed below the minimum of the deed: told with the replacement to open, and the trust cannot act', async () => {
    const matterID = await createTrust(2);
    const { body: first } = await createTrustee(matterID, 'Lombard');
    await createTrustee(matterID, 'Naidoo');
    const gone = { letterSignedDate: '2026-11-02', lettersAmendedDate: '2026-11-10' };
    const removed = await updateStatus(matterID, first.id, 'removed', gone);
    expect(removed.status).toBe(200);
    expect(removed.body.warnings[0]!.sentence).toBe(
      'The trust cannot act now: 1 of at least 2 trustees are in office. Open a replacement.',
    );
    const { body } = await firm.admin.call(trusteeCalls.getTrustees, { query: { matterID } });
    expect(body).toMatchObject({ standing: { acting: 1, least: 2, canAct: 'no' } });
    expect(body.warnings[0]!.sentence).toContain('Open a replacement before anything is signed.');
  });

  test('an activity completed with papers missing names the first of them', async () => {
    const matterID = await createTrust();
    const { body: activity } = await beginActivity(matterID, 6);
    const early = await firm.admin.call(activityCalls.complete, { query: { id: activity.id } });
    expect(early.status).toBe(422);
    expect(formatProblem(early)).toContain('17 steps are still open. The first is “Instruction received”');
  });

  test('a step dated in the future, and letters dated in the future', async () => {
    const matterID = await createTrust();
    const { body: activity } = await beginActivity(matterID, 6);
    const body = { activityID: activity.id, step: 1, date: '2026-11-17' } as never;
    const saved = await firm.admin.call(activityCalls.saveStep, { body });
    expect([saved.status, formatProblem(saved)]).toEqual([422, expect.stringContaining('in the future')]);
    const letters = { activityID: activity.id, date: '2026-11-17' } as never;
    const came = await firm.admin.call(activityCalls.HandleLOAReceived, { body: letters });
    expect([came.status, formatProblem(came)]).toEqual([422, expect.stringContaining('in the future')]);
  });

  test('an owner chain that goes in a circle, over one step or several', async () => {
    const matterID = await createTrust();
    const { body: company } = await firm.admin.call(beneficiaryCalls.add, {
      body: { matterID, kind: 'company', surname: 'Een (Pty) Ltd' } as never,
    });
    const saveHolding = (ofID: number, more: object) =>
      firm.admin.call(ownerCalls.saveHolding, { body: { ofID, how: 'shareholder', ...more } as never });
    const findId = async (name: string) =>
      (await firm.admin.call(ownerCalls.getRegister, { query: { matterID } })).body.parties.find(
        (one) => one.name === name,
      )!.id;
    await saveHolding(company.id, { holder: { kind: 'company', surname: 'Twee (Pty) Ltd' } });
    const two = await findId('Twee (Pty) Ltd');
    await saveHolding(two, { holder: { kind: 'company', surname: 'Drie (Pty) Ltd' } });
    const three = await findId('Drie (Pty) Ltd');
    for (const [of, by] of [
      [company.id, company.id],
      [two, company.id],
      [three, company.id],
    ] as const) {
      const circle = await saveHolding(of, { holderID: by });
      expect([circle.status, formatProblem(circle)]).toEqual([422, expect.stringContaining('in a circle')]);
    }
  });

  test('a beneficiary who is founder and sole trustee, known by their number', async () => {
    const matterID = await createTrust();
    const same = { firstNames: 'Hester', surname: 'Lombard', idNumber: '6505015009089' };
    const founder = await firm.admin.call(partyCalls['founder.add'], { body: { matterID, ...same } });
    const heir = await firm.admin.call(beneficiaryCalls.add, { body: { matterID, kind: 'person', ...same } as never });
    const trustee = await createTrustee(matterID, 'Lombard', { ...same, ...inOffice });
    expect([founder.status, heir.status, trustee.status]).toEqual([200, 200, 200]);
    const { body } = await firm.admin.call(trusteeCalls.getTrustees, { query: { matterID } });
    expect(body.warnings.map(({ sentence }) => sentence)).toEqual([
      'Hester Lombard is founder, only trustee and beneficiary, so there is no independent control. Have an independent trustee appointed.',
    ]);
  });

  test('two activities of one kind open on one trustee, and two registrations or endings of one trust', async () => {
    const matterID = await createTrust();
    const { body: one } = await createTrustee(matterID, 'Lombard');
    const { body: other } = await createTrustee(matterID, 'Naidoo');
    const { body: open } = await beginActivity(matterID, 6);
    expect(formatProblem(await beginActivity(matterID, 6))).toContain(
      'This is open already. Go on with it, or delete it first.',
    );
    await firm.admin.call(activityCalls.delete, { query: { id: open.id } });
    await registerTrust(matterID);
    const beginResignation = (id: number) => beginActivity(matterID, 2, { outgoingIDs: [id], ground: 'resignation' });
    expect((await beginResignation(one.id)).status).toBe(200);
    expect(formatProblem(await beginResignation(one.id))).toContain(
      'One of this kind is open for Anna Lombard already. Go on with it, or delete it first.',
    );
    expect((await beginResignation(other.id)).status).toBe(200);
    expect((await beginActivity(matterID, 7)).status).toBe(200);
    expect(formatProblem(await beginActivity(matterID, 8))).toContain('This is open already.');
  });

  test('another firm’s ids are unknown ids, whatever is asked of them', async () => {
    const matterID = await createTrust();
    const { body: trustee } = await createTrustee(matterID, 'Lombard');
    const { body: activity } = await beginActivity(matterID, 6);
    const { body: heir } = await firm.admin.call(beneficiaryCalls.add, {
      body: { matterID, kind: 'company', surname: 'Een (Pty) Ltd' } as never,
    });
    const stranger = (await testApp.createFirm()).admin;
    const of = { query: { matterID } };
    const answers = [
      stranger.call(trusteeCalls.getTrustees, of),
      stranger.call(trusteeCalls.saveTrustee, { body: { ...trustee, matterID } }),
      stranger.call(trusteeCalls.UpdateTrusteeStatuses, {
        body: { matterID, trusteeIDs: [trustee.id], newStatus: 'deceased', date: '2026-11-02' } as never,
      }),
      stranger.call(trusteeCalls.printSignatories, { query: { matterID, language: 'en' } }),
      stranger.call(activityCalls.getbyid, { query: { id: activity.id } }),
      stranger.call(activityCalls.saveStep, { body: { activityID: activity.id, step: 1, date: '2026-11-02' } }),
      stranger.call(activityCalls.complete, { query: { id: activity.id } }),
      stranger.call(activityCalls.delete, { query: { id: activity.id } }),
      stranger.call(activityCalls.HandleLOAReceived, { body: { activityID: activity.id, date: '2026-11-02' } }),
      stranger.call(ownerCalls.getRegister, of),
      stranger.call(ownerCalls.saveHolding, {
        body: { ofID: heir.id, how: 'member', holder: { surname: 'X' } } as never,
      }),
      stranger.call(ownerCalls.lodge, { body: { matterID, lodgedDate: '2026-11-02' } }),
      stranger.call(trustMoneyCalls.report, of),
      stranger.call(trustMoneyCalls.getVestings, of),
      stranger.call(rafCalls.getRAFDetails, of),
      stranger.call(trusteesMeetingCalls.getMeeting, { query: { meetingID: 1 } }),
    ];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 404));
    // A trustee of a trust beside it is no trustee of this one.
    const mine = await createTrust();
    const mixed = await firm.admin.call(trusteeCalls.UpdateTrusteeStatuses, {
      body: { matterID: mine, trusteeIDs: [trustee.id], newStatus: 'deceased', date: '2026-11-02' } as never,
    });
    expect(mixed.status).toBe(404);
  });
});
