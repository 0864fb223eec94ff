import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

const readMatter = async (id: number) =>
  (await firm.admin.call(matterCalls.GetMatterDetails, { query: { matterID: id } })).body;
const readMilestones = async (matterID: number) =>
  (await firm.admin.call(milestoneCalls.getbymatterid, { query: { matterID } })).body;
const listKeyDates = async (matterId: number) =>
  (await firm.admin.call(diaryCalls.getimportantdateslistbymatterid, { query: { matterId } })).body;
const setEvent = (body: Parameters<typeof firm.admin.call<typeof statutoryDateCalls.setEvent>>[1]['body']) =>
  firm.admin.call(statutoryDateCalls.setEvent, { body });
const save = async (id: number, change: object) => {
  const { body } = await firm.admin.call(matterCalls.GetMatterDetails, { query: { matterID: id } });
  return firm.admin.call(matterCalls.update, { body: { ...body, ...change } });
};

/** The day each view shows of three events of an estate. */
async function readViews(id: number) {
  const [matter, milestones, keyDates] = [await readMatter(id), await readMilestones(id), await listKeyDates(id)];
  const findKeyDate = (type: number) => keyDates.find((one) => one.type === type)?.entry?.date ?? null;
  return {
    instruction: [matter.instructionDate, findKeyDate(12), milestones[0]!.date],
    reported: [matter.details?.['reportedDate'], findKeyDate(6), milestones[1]!.date],
    letters: [matter.lettersDate, matter.appointmentDate, findKeyDate(2)],
  };
}
const repeatDay = (day: string | null) => [day, day, day];

describe('an event has one day', () => {
  test('given in the details, it is the key date and the milestone too', async () => {
    const { id } = await createMatter(testApp, firm);
    const saved = await save(id, {
      instructionDate: '2026-02-01',
      lettersDate: '2026-03-02',
      details: { reportedDate: '2026-02-10' },
    });
    expect(saved.status).toBe(200);
    expect(await readViews(id)).toEqual({
      instruction: repeatDay('2026-02-01'),
      reported: repeatDay('2026-02-10'),
      letters: repeatDay('2026-03-02'),
    });
  });

  test('given as a key date, as a milestone or as an event, it is in the details', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    await firm.admin.call(diaryCalls.add, { body: { matterID, type: 12, date: '2026-02-01' } });
    await firm.admin.call(milestoneCalls.update, {
      body: { matterID, milestone: 2, date: '2026-02-10', version: 0 },
    });
    await setEvent({ matterID, event: 'letters', date: '2026-03-02' });
    expect(await readViews(matterID)).toEqual({
      instruction: repeatDay('2026-02-01'),
      reported: repeatDay('2026-02-10'),
      letters: repeatDay('2026-03-02'),
    });
  });

  test('taken back in one place, it is gone from all of them', async () => {
    const { id } = await createMatter(testApp, firm);
    await save(id, { instructionDate: '2026-02-01' });
    const [milestone] = await readMilestones(id);
    await firm.admin.call(milestoneCalls.update, {
      body: { matterID: id, milestone: 1, date: null, version: milestone!.version },
    });
    expect((await readViews(id)).instruction).toEqual(repeatDay(null));
  });

  test('a new matter keeps the days it was opened with', async () => {
    const { body } = await firm.admin.call(matterCalls.add, {
      body: {
        systemTypeID: 2,
        country: 'South Africa',
        main: { surname: 'Nuweling', firstNames: 'Anna', dateOfDeath: '2026-01-05' },
        instructionDate: '2026-01-20',
        duplicatesSeen: true,
      } as never,
    });
    expect((await readViews(body.matter!.id)).instruction).toEqual(repeatDay('2026-01-20'));
  });

  test('the day of death stands with the deceased, and is set as an event too', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-01-05' });
    await setEvent({ matterID, event: 'death', date: '2026-01-06' });
    const { body: tab } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } });
    expect(tab.main.dateOfDeath).toBe('2026-01-06');
    const added = await firm.admin.call(diaryCalls.add, { body: { matterID, event: 'death', date: '2026-01-07' } });
    expect(added.problem).toHaveProperty('event');
    expect((await setEvent({ matterID, event: 'death', date: '2199-01-06' })).problem).toHaveProperty('dateOfDeath');
  });

  test('a second entry for it is refused by name', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    await firm.admin.call(diaryCalls.add, { body: { matterID, type: 11, date: '2026-03-13' } });
    const again = await firm.admin.call(diaryCalls.add, { body: { matterID, type: 11, date: '2026-03-20' } });
    expect(again.problem).toEqual({
      type: ['Publication Date Notice to Creditors is in the diary already, on 2026-03-13. Change that entry.'],
    });
  });

  test('one day under two names must be the same in both', async () => {
    const { id } = await createMatter(testApp, firm);
    const both = await save(id, { lettersDate: '2026-03-02', appointmentDate: '2026-03-03' });
    expect(both.problem).toHaveProperty('appointmentDate');
    expect((await save(id, { appointmentDate: '2026-03-03' })).body).toMatchObject({ lettersDate: '2026-03-03' });
  });

  test('an event that lies ahead is expected, and reached once it is done', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 1, kind: 'company', firstNames: null });
    await setEvent({ matterID, event: 'firstMeeting', date: '2199-05-04' });
    expect((await readMilestones(matterID))[3]).toMatchObject({ date: null, expected: '2199-05-04' });
    await firm.admin.call(milestoneCalls.update, {
      body: { matterID, milestone: 4, date: '2026-05-04', version: (await readMilestones(matterID))[3]!.version },
    });
    expect((await readMilestones(matterID))[3]).toMatchObject({ date: '2026-05-04', expected: null });
  });
});

describe('events keep their order', () => {
  test('wherever the day of the earlier or the later one is entered', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { diedOn: '2026-01-05', lettersOn: '2026-03-02' });
    await save(matterID, { lettersDate: '2026-03-02' });
    expect((await setEvent({ matterID, event: 'death', date: '2026-03-03' })).problem).toHaveProperty('date');
    const { main } = (await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } })).body;
    const later = await firm.admin.call(mainPartyCalls.updateMain, { body: { ...main, dateOfDeath: '2026-03-03' } });
    expect(later.problem).toHaveProperty('dateOfDeath');
    expect((await save(matterID, { lettersDate: '2026-01-04' })).status).toBe(422);
    // Entered together they are held against each other, not against what was there.
    const both = await save(matterID, { lettersDate: '2026-04-02', details: { reportedDate: '2026-02-10' } });
    expect(both.status).toBe(200);
  });

  test('and what a later one needs is neither removed nor undone', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { systemType: 1, kind: 'company', firstNames: null });
    for (const [event, date] of [
      ['accountLodged', '2026-05-04'],
      ['inspectionOpens', '2026-05-11'],
      ['confirmation', '2026-06-15'],
    ] as const) {
      expect((await setEvent({ matterID, event, date })).status).toBe(200);
    }
    expect((await setEvent({ matterID, event: 'accountLodged', date: null })).problem).toHaveProperty('date');
    expect((await setEvent({ matterID, event: 'accountLodged', date: '2026-05-12' })).problem).toHaveProperty('date');
    const { rows } = (await firm.admin.call(diaryCalls.getmatterlist, { body: { matterID, includeDone: true } })).body;
    const lodged = rows.find(({ event }) => event === 'accountLodged')!;
    expect((await firm.admin.call(diaryCalls._delete, { body: { id: lodged.id } })).problem).toHaveProperty('date');
    const undone = await firm.admin.call(diaryCalls.complete, {
      body: { id: lodged.id, version: lodged.version, isDone: false },
    });
    expect(undone.problem).toHaveProperty('date');
    await setEvent({ matterID, event: 'confirmation', date: null });
    expect((await setEvent({ matterID, event: 'accountLodged', date: '2026-05-05' })).status).toBe(200);
  });
});

describe('what shows an event', () => {
  test('is out of date once its day was set elsewhere, and says so before the old day comes back', async () => {
    const { id: matterID } = await createMatter(testApp, firm);
    const [opened, [milestone]] = [await readMatter(matterID), await readMilestones(matterID)];
    await setEvent({ matterID, event: 'instruction', date: '2026-02-01' });
    const details = await firm.admin.call(matterCalls.update, { body: { ...opened, court: 'Pretoria' } });
    expect([details.status, (await readViews(matterID)).instruction]).toEqual([409, repeatDay('2026-02-01')]);
    const marked = await firm.admin.call(milestoneCalls.update, {
      body: { matterID, milestone: 1, date: '2026-02-03', version: milestone!.version },
    });
    expect(marked.status).toBe(409);
  });

  test('moves the dates that were shown, with the day and in one', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { lettersOn: '2026-03-02' });
    await save(matterID, { court: 'Pretoria' });
    await setEvent({ matterID, event: 'letters', date: '2026-03-02' });
    const findDue = async () =>
      (await firm.admin.call(diaryCalls.getmatterlist, { body: { matterID } })).body.rows.find(
        ({ rule }) => rule === 'estate-account-due',
      )?.date;
    expect(await findDue()).toBe('2026-09-02');
    const wrong = await save(matterID, {
      lettersDate: '2026-03-12',
      moves: [{ rule: 'estate-account-due', to: '2026-10-12' }],
    });
    expect([wrong.status, (await readMatter(matterID)).lettersDate]).toEqual([422, '2026-03-02']);
    await save(matterID, { lettersDate: '2026-03-12', moves: [{ rule: 'estate-account-due', to: '2026-09-12' }] });
    expect(await findDue()).toBe('2026-09-12');
  });

  test('is seen with the matter by somebody who was not given its diary', async () => {
    const { id: matterID } = await createMatter(testApp, firm, { lettersOn: '2026-03-02' });
    const joint = await firm.person(['JointAppointee']);
    await grantAccess(testApp, firm, matterID, joint, { rights: ['estate'], mayCapture: true });
    const { body } = await joint.call(matterCalls.GetMatterDetails, { query: { matterID } });
    expect(body.lettersDate).toBe('2026-03-02');
    const { body: diary } = await joint.call(diaryCalls.getmatterlist, { body: { matterID } });
    expect(diary).toEqual({ rows: [], total: 0 });
  });
});
