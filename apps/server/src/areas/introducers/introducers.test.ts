import { directoryCalls } from '@boedel/contract/directories/directories.calls';
import { introducerCalls } from '@boedel/contract/introducers/introducers.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';

const testApp = createTestApp();

async function createMatterWithMarketers() {
  const firm = await testApp.createFirm();
  const { admin } = firm;
  const { body } = await admin.call(matterCalls.add, {
    body: { systemTypeID: 1, country: 'South Africa', main: { surname: 'Dlamini' }, duplicatesSeen: true },
  });
  const createMarketer = async (name: string): Promise<number> =>
    (await admin.call(directoryCalls['marketer.add'], { body: { name } })).body.id;
  return {
    firm,
    admin,
    matterID: body.matter!.id,
    first: await createMarketer('First Introductions'),
    second: await createMarketer('Second Introductions'),
  };
}

describe('who brought a matter', () => {
  test('a marketer is assigned with a share, another takes the place, and it can be taken off', async () => {
    const { admin, matterID, first, second } = await createMatterWithMarketers();
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
    const { admin, matterID } = await createMatterWithMarketers();
    const other = await createMatterWithMarketers();
    const foreign = await admin.call(introducerCalls.updateMarketerMatter, {
      body: { matterID, marketerID: other.first },
    });
    expect(foreign.status).toBe(404);
    const much = await admin.call(introducerCalls.updateMarketerMatter, {
      body: { matterID, marketerID: 1, sharePercent: 101 },
    });
    expect(much.problem).toEqual({ sharePercent: ['Enter 100 or less.'] });
  });

  test('a referrer is assigned, changed and taken off, and who only reads may not', async () => {
    const { firm, admin, matterID } = await createMatterWithMarketers();
    const { body: referrer } = await admin.call(directoryCalls['referrer.add'], { body: { name: 'Old Friend' } });
    const given = { matterID, referrerID: referrer.id, sharePercent: 5 };
    const readReferrer = async () =>
      (await admin.call(introducerCalls.getMatterReferrer, { query: { matterID } })).body;
    expect(await readReferrer()).toBeNull();
    await admin.call(introducerCalls.updateReferrerMatter, { body: given });
    expect(await readReferrer()).toMatchObject({ introducerID: referrer.id, name: 'Old Friend', sharePercent: 5 });
    const reader = await firm.person([]);
    expect((await reader.call(introducerCalls.updateReferrerMatter, { body: given })).status).toBe(403);
    await admin.call(introducerCalls.updateReferrerMatter, { body: { ...given, referrerID: null } });
    expect(await readReferrer()).toBeNull();
  });
});
