import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { userCalls } from '@boedel/contract/users/users.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
const notOfTheType = /^This person does not work in this kind of matter/;
let firm: TestFirm;
let [both, estates, trusts] = [] as unknown as [TestPerson, TestPerson, TestPerson];
let [estate, trust] = [0, 0];
beforeAll(async () => {
  firm = await testApp.createFirm();
  both = await firm.person(['Capture Matter'], { systemTypes: [2, 5] });
  estates = await firm.person(['Capture Matter'], { systemTypes: [2] });
  trusts = await firm.person(['Capture Matter'], { systemTypes: [5] });
  estate = (await createMatter(testApp, firm, { systemType: 2 })).id;
  trust = (await createMatter(testApp, firm, { systemType: 5 })).id;
});

const listOffered = async (by: TestPerson, query: { matterID?: number }) => {
  const { body } = await by.call(matterCalls.getColleagues, { query });
  return body.map(({ id }) => id).filter((id) => id !== firm.admin.personId);
};
const run = (statement: ReturnType<typeof sql>) =>
  openFirmScope(testApp.test.database, firm.id).transaction((tx) => tx.run(statement));

describe('whom a matter can be given to', () => {
  test('are the colleagues who work in its type; without a matter, in the type worked in', async () => {
    expect(await listOffered(both, { matterID: estate })).toEqual([both.personId, estates.personId]);
    expect(await listOffered(both, { matterID: trust })).toEqual([both.personId, trusts.personId]);
    expect(await listOffered(both, {})).toEqual([both.personId, estates.personId]);
    const [unseen, unknown] = [
      await trusts.call(matterCalls.getColleagues, { query: { matterID: estate } }),
      await trusts.call(matterCalls.getColleagues, { query: { matterID: 987_654_321 } }),
    ];
    expect([unseen.status, unseen.problem]).toEqual([404, unknown.problem]);
  });

  test('a type the firm has lost is nobody’s', async () => {
    const own = await testApp.createFirm();
    await own.person(['Capture Matter']);
    const { id } = await createMatter(testApp, own, { systemType: 3 });
    await openProviderScope(testApp.test.database).transaction((tx) =>
      tx.run(sql`update intermediary set system_types = '{2}' where id = ${own.id}`),
    );
    const { status } = await own.admin.call(matterCalls.getColleagues, { query: { matterID: id } });
    expect(status).toBe(404);
    expect((await own.admin.call(matterCalls.getColleagues, { query: {} })).body).toEqual([]);
  });

  test('who works on it is shown though the type was taken from them since, and may stay', async () => {
    const { id } = await createMatter(testApp, firm, { systemType: 2 });
    await run(sql`update matter set responsible_person_id = ${trusts.personId} where id = ${id}`);
    expect(await listOffered(both, { matterID: id })).toContain(trusts.personId);
    const { body: matter } = await both.call(matterCalls.getmatterbyid, { body: { id } });
    expect((await both.call(matterCalls.update, { body: { ...matter, court: 'Pretoria' } })).status).toBe(200);
  });

  test('is asked of everything that names somebody: the matter, many at once, a new one, a date', async () => {
    const { id } = await createMatter(testApp, firm, { systemType: 2 });
    const { body: matter } = await both.call(matterCalls.getmatterbyid, { body: { id } });
    for (const field of ['responsibleUserID', 'assistantUserID']) {
      const save = (userID: number) => both.call(matterCalls.update, { body: { ...matter, [field]: userID } });
      expect((await save(trusts.personId)).problem).toEqual({ [field]: [expect.stringMatching(notOfTheType)] });
      expect((await save((await testApp.createFirm()).admin.personId)).problem).toEqual({
        [field]: [expect.stringMatching(notOfTheType)],
      });
    }
    const bulkAssign = async (userID: number) =>
      (
        await both.call(matterListCalls.bulk, {
          body: { matterIDs: [id, trust], change: { action: 'responsible', userID }, preview: true },
        })
      ).body.lines.map((line) => [line.id, line.refused === null]);
    const lines = await bulkAssign(trusts.personId);
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        [id, false],
        [trust, true],
      ]),
    );
    const addDate = (assignedUserID: number) =>
      both.call(diaryCalls.add, { body: { matterID: id, title: 'Call', date: '2026-12-01', assignedUserID } });
    expect((await addDate(trusts.personId)).problem).toEqual({ assignedUserID: [expect.stringMatching(notOfTheType)] });
    expect((await addDate(estates.personId)).status).toBe(200);
    const client = await firm.person(['UserMatterAccess'], { systemTypes: [] });
    expect((await addDate(client.personId)).status).toBe(422);
    await grantAccess(testApp, firm, id, client);
    expect((await addDate(client.personId)).status).toBe(200);
  });

  test('who leaves hands over to somebody who works in the types of their matters', async () => {
    const leaver = await firm.person(['Capture Matter'], { systemTypes: [2, 5] });
    await run(sql`update matter set responsible_person_id = ${leaver.personId} where id in (${estate}, ${trust})`);
    const removeUser = (handOverToID: number) =>
      firm.admin.call(userCalls.removeUserFromIntermediary, { body: { id: leaver.personId, handOverToID } });
    expect((await removeUser(trusts.personId)).problem).toEqual({
      handOverToID: [expect.stringMatching(/^This person does not work in the type of 1 of these matters\./)],
    });
    expect((await removeUser(both.personId)).body).toEqual({ done: true, handedOver: 2 });
  });
});
