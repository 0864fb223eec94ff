import { incomeCalls } from '@boedel/contract/cash/cash.calls';
import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { recipientCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { addIncome } from '../cash/cash.testing';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

const createFile = async (systemType = 2, more = sql`status = 2`) => {
  const { id } = await createMatter(testApp, firm, { systemType });
  return openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.one<{ id: number; reference: string }>(sql`update matter set ${more} where id = ${id} returning id, reference`),
  );
};
const remove = ({ id, reference }: { id: number; reference: string }, by: TestPerson = firm.admin) =>
  by.call(matterCalls._delete, { body: { id, reference } });
const readReason = async (file: { id: number; reference: string }) => {
  const { status, problem } = await remove(file);
  expect(status).toBe(422);
  return (problem['id'] as string[])[0];
};

describe('a matter is removed', () => {
  test.each([1, 2])('in status %i while nothing was lodged and no money moved, by typing its reference', async (at) => {
    const file = await createFile(2, sql`status = ${at}`);
    expect((await remove({ ...file, reference: 'another' })).problem).toHaveProperty('reference');
    expect((await remove(file)).status).toBe(200);
    expect((await firm.admin.call(matterCalls.getmatterbyid, { body: { id: file.id } })).status).toBe(404);
    expect(await listTrail(testApp, firm, file.id)).toEqual(['matter.removed']);
  });

  test.each([
    [sql`master_reference = '1234/2026'`, /^The Master has it under 1234\/2026/],
    [sql`status = 3`, /^A matter that was closed is history/],
    [sql`status = 4`, /^A matter that was closed is history/],
  ])('not once the file says otherwise, and then it says what to do (%#)', async (more, sentence) => {
    const said = await readReason(await createFile(2, more));
    expect(said).toMatch(sentence);
    expect(said).toMatch(/archive it instead\.$/i);
  });

  test('not once money moved in it, though it was all undone', async () => {
    const file = await createFile();
    const { body } = await addIncome(firm.admin, file.id);
    await firm.admin.call(incomeCalls._delete, { body: { id: body.id } });
    expect(await readReason(file)).toMatch(/^It holds money/);
  });

  test.each([
    ['letters', /^Letters were given on 2026-05-04/],
    ['accountLodged', /^Papers were lodged on 2026-05-04/],
  ] as const)('not once %s has happened', async (event, sentence) => {
    const file = await createFile();
    await firm.admin.call(statutoryDateCalls.setEvent, { body: { matterID: file.id, event, date: '2026-05-04' } });
    expect(await readReason(file)).toMatch(sentence);
  });

  test.each([
    [1, 3, 2, 'Bond of security lodged'],
    [2, 1, 2, 'Estate reported'],
    [3, 1, 4, 'Inventory lodged'],
    [5, 1, 2, 'Pack lodged'],
  ])('of type %i with milestone %i reached, not with milestone %i', async (type, early, late, name) => {
    const file = await createFile(type);
    const reachMilestone = async (milestone: number, date: string | null, version: number) =>
      (
        await firm.admin.call(milestoneCalls.update, {
          body: { matterID: file.id, milestone, date, sendMail: false, version },
        })
      ).status;
    expect([await reachMilestone(early, '2026-10-01', 0), await reachMilestone(late, '2026-10-02', 0)]).toEqual([
      200, 200,
    ]);
    expect(await readReason(file)).toMatch(new RegExp(`^'${name}' is reached`));
    await reachMilestone(late, null, 1);
    expect((await remove(file)).status).toBe(200);
  });

  test('not by taking back a milestone that others were told of', async () => {
    const file = await createFile();
    await firm.admin.call(recipientCalls.SaveRecipient, {
      body: { matterID: file.id, name: 'Heir', email: 'heir@heirs.test' },
    });
    const reach = (date: string | null, version: number) =>
      firm.admin.call(milestoneCalls.update, {
        body: { matterID: file.id, milestone: 6, date, sendMail: true, version },
      });
    expect((await reach('2026-10-02', 0)).body.mailedAt).not.toBeNull();
    expect((await reach(null, 1)).body.date).toBeNull();
    expect(await readReason(file)).toMatch(/^'Account lodged' is reached/);
  });

  test('not once a key date says that papers are with the Master; one that lies ahead does not', async () => {
    const file = await createFile(5);
    const { body: entry } = await firm.admin.call(diaryCalls.add, {
      body: { matterID: file.id, type: 30, date: '2026-10-01' },
    });
    expect(await readReason(file)).toMatch(/^'Pack lodged' is reached/);
    const moved = await firm.admin.call(diaryCalls.update, { body: { ...entry, event: null, date: '2199-10-01' } });
    expect([moved.status, (await remove(file)).status]).toEqual([200, 200]);
  });

  test('not once a statutory date is done; while it only runs, it is', async () => {
    const file = await createFile();
    const { body: tab } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID: file.id } });
    await firm.admin.call(mainPartyCalls.updateMain, { body: { ...tab.main, dateOfDeath: '2026-09-01' } });
    const { body } = await firm.admin.call(diaryCalls.getmatterlist, { body: { matterID: file.id } });
    const notice = body.rows.find(({ rule }) => rule === 'death-notice')!;
    const setDone = (isDone: boolean, version: number) =>
      firm.admin.call(diaryCalls.update, { body: { ...notice, event: null, isDone, version } });
    expect((await setDone(true, notice.version)).status).toBe(200);
    expect(await readReason(file)).toMatch(/^'Death notice to the Master' is reached/);
    expect((await setDone(false, notice.version + 1)).status).toBe(200);
    expect((await remove(file)).status).toBe(200);
  });

  test('with everything that hangs on it', async () => {
    const file = await createFile();
    const client = await firm.person(['UserMatterAccess']);
    await grantAccess(testApp, firm, file.id, client);
    await openFirmScope(testApp.test.database, firm.id, { id: firm.admin.personId }).transaction(async (tx) => {
      const { id } = file;
      const person = firm.admin.personId;
      await tx.run(sql`insert into matter_party (matter_id, role, surname) values (${id}, 'child', 'X')`);
      await tx.run(
        sql`insert into matter_note (matter_id, person_id, person_name, html, plain) values (${id}, ${person}, 'A', 'a', 'a')`,
      );
      await tx.run(sql`insert into diary_entry (matter_id, title, due_on) values (${id}, 'A', '2026-12-01')`);
      await tx.run(sql`insert into matter_milestone (matter_id, milestone, note) values (${id}, 1, 'A')`);
      await tx.run(sql`insert into matter_option (matter_id, options) values (${id}, '{"1":true}')`);
      await tx.run(sql`insert into matter_deadline_term (matter_id, rule) values (${id}, 'death-notice')`);
      await tx.run(sql`insert into matter_watch (matter_id, person_id) values (${id}, ${person})`);
      await tx.run(sql`insert into matter_opened (matter_id, person_id) values (${id}, ${person})`);
      await tx.run(sql`with l as (insert into matter_label (name) values ('Gone') returning id)
        insert into matter_label_on (matter_id, label_id) select ${id}, id from l`);
      await tx.run(sql`with c as (insert into creditor (name) values ('Bank') returning id)
        insert into matter_creditor (matter_id, creditor_id) select ${id}, id from c`);
    });
    expect((await remove(file)).status).toBe(200);
    expect((await client.call(matterCalls.getmatterbyid, { body: { id: file.id } })).status).toBe(404);
  });

  test('by nobody who does not reach it, and its reference is not told to them', async () => {
    const file = await createFile();
    const strangers = [await firm.person(['Capture Matter'], { systemTypes: [5] }), (await testApp.createFirm()).admin];
    for (const stranger of strangers) {
      const [there, unknown] = [
        await remove({ ...file, reference: 'guess' }, stranger),
        await remove({ id: 987_654_321, reference: 'guess' }, stranger),
      ];
      expect([there.status, there.problem]).toEqual([404, unknown.problem]);
    }
    const joint = await firm.person(['JointAppointee']);
    await grantAccess(testApp, firm, file.id, joint, { mayCapture: true });
    expect((await remove(file, joint)).status).toBe(403);
    expect((await remove(file, await firm.person(['Request Account']))).status).toBe(403);
  });
});
