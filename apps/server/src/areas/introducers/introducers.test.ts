import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { introducerCalls } from '@boedel/contract/introducers/introducers.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { describe, expect, test } from 'vitest';
import { testHouse } from '../../testing/house';

const house = testHouse();

async function aMatterWithMarketers() {
  const firm = await house.aFirm();
  const { admin } = firm;
  const { body } = await admin.call(matterCalls.add, {
    body: { systemTypeID: 1, country: 'South Africa', main: { surname: 'Dlamini' }, duplicatesSeen: true },
  });
  const marketer = async (name: string): Promise<number> =>
    (await admin.call(directoryCalls['marketer.add'], { body: { name } })).body.id;
  return {
    firm,
    admin,
    matterID: body.matter!.id,
    first: await marketer('First Introductions'),
    second: await marketer('Second Introductions'),
  };
}

describe('who brought a matter', () => {
  test('a marketer is assigned with a share, another takes the place, and it can be taken off', async () => {
    const { admin, matterID, first, second } = await aMatterWithMarketers();
    expect((await admin.call(introducerCalls.getMatterMarketer, { query: { matterId: matterID } })).body).toBeNull();
    const one = await admin.call(introducerCalls.updateMarketerMatter, {
      body: { matterID, marketerID: first, sharePercent: 2.5 },
    });
    expect(one.body).toMatchObject({ introducerID: first, name: 'First Introductions', sharePercent: 2.5 });
    await admin.call(introducerCalls.updateMarketerMatter, { body: { matterID, marketerID: second } });
    const now = await admin.call(introducerCalls.getMatterMarketerByMatterID, { query: { matterID } });
    expect(now.body).toMatchObject({ introducerID: second, sharePercent: null });
    await admin.call(introducerCalls.unAssignMarketerFromMatter, { body: { matterID } });
    expect((await admin.call(introducerCalls.getMatterMarketerByMatterID, { query: { matterID } })).body).toBeNull();
  });

  test("another firm's marketer is an unknown one, and a share over 100 says so", async () => {
    const { admin, matterID } = await aMatterWithMarketers();
    const other = await aMatterWithMarketers();
    const foreign = await admin.call(introducerCalls.updateMarketerMatter, {
      body: { matterID, marketerID: other.first },
    });
    expect(foreign.status).toBe(404);
    const much = await admin.call(introducerCalls.updateMarketerMatter, {
      body: { matterID, marketerID: 1, sharePercent: 101 },
    });
    expect(much.problem).toEqual({ sharePercent: ['Give 100 or less.'] });
  });

  test('a referrer is assigned, changed and taken off, and who only reads may not', async () => {
    const { firm, admin, matterID } = await aMatterWithMarketers();
    const { body: referrer } = await admin.call(directoryCalls['referrer.add'], { body: { name: 'Old Friend' } });
    const given = { matterID, referrerID: referrer.id, sharePercent: 5 };
    const ask = async () => (await admin.call(introducerCalls.getMatterReferrer, { query: { matterID } })).body;
    expect(await ask()).toBeNull();
    await admin.call(introducerCalls.updateReferrerMatter, { body: given });
    expect(await ask()).toMatchObject({ introducerID: referrer.id, name: 'Old Friend', sharePercent: 5 });
    const reader = await firm.person([]);
    expect((await reader.call(introducerCalls.updateReferrerMatter, { body: given })).status).toBe(403);
    await admin.call(introducerCalls.updateReferrerMatter, { body: { ...given, referrerID: null } });
    expect(await ask()).toBeNull();
  });
});
