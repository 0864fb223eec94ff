import { milestones } from '@boedel/contract/fixed/matters';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { recipientCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { listMails } from '../../testing/after-commit';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const today = computeDayAt(new Date());
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});
const list = async (matterID: number) =>
  (await firm.admin.call(milestoneCalls.getbymatterid, { query: { matterID } })).body;
const updateMilestone = (body: {
  matterID: number;
  milestone: number;
  date: string | null;
  version: number;
  sendMail?: boolean;
  note?: string;
}) => firm.admin.call(milestoneCalls.update, { body });

describe('milestones', () => {
  test.each([1, 2, 3, 4, 5] as const)('of type %i are its own list', async (systemType) => {
    const { id } = await createMatter(testApp, firm, { systemType });
    expect((await list(id)).map(({ name }) => name)).toEqual(milestones[systemType]);
  });

  test('reached, tell their recipients once, each in a mail of their own', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    for (const [email, told] of [
      ['all@r.test', []],
      ['third@r.test', [3]],
      ['other@r.test', [1]],
    ] as const) {
      await firm.admin.call(recipientCalls.SaveRecipient, {
        body: { matterID, name: email, email, milestones: [...told] },
      });
    }
    const { body: reached } = await updateMilestone({
      matterID,
      milestone: 3,
      date: today,
      version: 0,
      note: 'At last.',
    });
    expect(reached).toMatchObject({ name: 'Letters received', date: today, mailedAt: expect.any(String), version: 1 });
    expect(reached.recipients.map(({ email }) => email)).toEqual(['all@r.test', 'third@r.test']);
    await updateMilestone({ matterID, milestone: 3, date: null, version: 1 });
    await updateMilestone({ matterID, milestone: 3, date: today, version: 2 });
    for (const email of ['all@r.test', 'third@r.test']) {
      const mails = await listMails(testApp, email);
      expect(mails).toMatchObject([
        { matter_id: matterID, to_addresses: [email], subject: expect.stringContaining('Letters received') },
      ]);
      expect(mails[0]!.body_text).toContain('At last.');
    }
    expect(await listMails(testApp, 'other@r.test')).toEqual([]);
    const { body: kept } = await firm.admin.call(milestoneCalls.getMails, { query: { matterID, milestone: 3 } });
    expect(kept.map(({ to }) => to)).toEqual([['all@r.test'], ['third@r.test']]);
    expect(kept[0]!.text).toContain('At last.');
    expect((await firm.admin.call(milestoneCalls.getMails, { query: { matterID, milestone: 1 } })).body).toEqual([]);
  });

  test('kept back, the mail goes with a later change', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    await firm.admin.call(recipientCalls.SaveRecipient, { body: { matterID, name: 'Later', email: 'later@r.test' } });
    await updateMilestone({ matterID, milestone: 1, date: today, version: 0, sendMail: false });
    expect(await listMails(testApp, 'later@r.test')).toEqual([]);
    await updateMilestone({ matterID, milestone: 1, date: today, version: 1 });
    expect(await listMails(testApp, 'later@r.test')).toHaveLength(1);
  });

  test('marked by two at once, show the second what stands and send one mail', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    await firm.admin.call(recipientCalls.SaveRecipient, { body: { matterID, name: 'Once', email: 'once@r.test' } });
    const both = await Promise.all(
      [1, 2].map(() => updateMilestone({ matterID, milestone: 2, date: today, version: 0 })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await listMails(testApp, 'once@r.test')).toHaveLength(1);
  });

  test('that do not exist, or lie ahead, are refused', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 4 });
    expect((await updateMilestone({ matterID, milestone: 4, date: today, version: 0 })).problem).toHaveProperty(
      'milestone',
    );
    expect(
      (await updateMilestone({ matterID, milestone: 1, date: addDays(today, 1), version: 0 })).problem,
    ).toHaveProperty('date');
  });
});
