import { milestones } from '@boedel/contract/fixed/matters';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { recipientCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { dayAt } from '@boedel/domain/dates/instant';
import { addDays } from '@boedel/domain/dates/local-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMatter } from '../../testing/a-matter';
import { mailsTo } from '../../testing/after-commit';
import { type TestFirm, testHouse } from '../../testing/house';

const house = testHouse();
const today = dayAt(new Date());
let firm: TestFirm;
beforeAll(async () => {
  firm = await house.aFirm();
});
const list = async (matterID: number) =>
  (await firm.admin.call(milestoneCalls.getbymatterid, { query: { matterID } })).body;
const reach = (body: {
  matterID: number;
  milestone: number;
  date: string | null;
  version: number;
  sendMail?: boolean;
  note?: string;
}) => firm.admin.call(milestoneCalls.update, { body });

describe('milestones', () => {
  test.each([1, 2, 3, 4, 5] as const)('of type %i are its own list', async (systemType) => {
    const { id } = await aMatter(house, firm, { systemType });
    expect((await list(id)).map(({ name }) => name)).toEqual(milestones[systemType]);
  });

  test('reached, tell their recipients once, each in a mail of their own', async () => {
    const { id: matterID } = await aMatter(house, firm);
    for (const [email, told] of [
      ['all@r.test', []],
      ['third@r.test', [3]],
      ['other@r.test', [1]],
    ] as const) {
      await firm.admin.call(recipientCalls.SaveRecipient, {
        body: { matterID, name: email, email, milestones: [...told] },
      });
    }
    const { body: reached } = await reach({ matterID, milestone: 3, date: today, version: 0, note: 'At last.' });
    expect(reached).toMatchObject({ name: 'Letters received', date: today, mailedAt: expect.any(String), version: 1 });
    expect(reached.recipients.map(({ email }) => email)).toEqual(['all@r.test', 'third@r.test']);
    await reach({ matterID, milestone: 3, date: null, version: 1 });
    await reach({ matterID, milestone: 3, date: today, version: 2 });
    for (const email of ['all@r.test', 'third@r.test']) {
      const mails = await mailsTo(house, email);
      expect(mails).toMatchObject([
        { matter_id: matterID, to_addresses: [email], subject: expect.stringContaining('Letters received') },
      ]);
      expect(mails[0]!.body_text).toContain('At last.');
    }
    expect(await mailsTo(house, 'other@r.test')).toEqual([]);
    const { body: kept } = await firm.admin.call(milestoneCalls.getMails, { query: { matterID, milestone: 3 } });
    expect(kept.map(({ to }) => to)).toEqual([['all@r.test'], ['third@r.test']]);
    expect(kept[0]!.text).toContain('At last.');
    expect((await firm.admin.call(milestoneCalls.getMails, { query: { matterID, milestone: 1 } })).body).toEqual([]);
  });

  test('kept back, the mail goes with a later change', async () => {
    const { id: matterID } = await aMatter(house, firm);
    await firm.admin.call(recipientCalls.SaveRecipient, { body: { matterID, name: 'Later', email: 'later@r.test' } });
    await reach({ matterID, milestone: 1, date: today, version: 0, sendMail: false });
    expect(await mailsTo(house, 'later@r.test')).toEqual([]);
    await reach({ matterID, milestone: 1, date: today, version: 1 });
    expect(await mailsTo(house, 'later@r.test')).toHaveLength(1);
  });

  test('marked by two at once, show the second what stands and send one mail', async () => {
    const { id: matterID } = await aMatter(house, firm);
    await firm.admin.call(recipientCalls.SaveRecipient, { body: { matterID, name: 'Once', email: 'once@r.test' } });
    const both = await Promise.all([1, 2].map(() => reach({ matterID, milestone: 2, date: today, version: 0 })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await mailsTo(house, 'once@r.test')).toHaveLength(1);
  });

  test('that do not exist, or lie ahead, are refused', async () => {
    const { id: matterID } = await aMatter(house, firm, { systemType: 4 });
    expect((await reach({ matterID, milestone: 4, date: today, version: 0 })).problem).toHaveProperty('milestone');
    expect((await reach({ matterID, milestone: 1, date: addDays(today, 1), version: 0 })).problem).toHaveProperty(
      'date',
    );
  });
});
