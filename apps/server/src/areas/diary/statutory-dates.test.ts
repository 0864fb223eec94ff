import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { mainPartyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter, listTrail } from '../../testing/a-matter';
import { type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
beforeAll(async () => {
  firm = await testApp.createFirm();
});

/** An estate whose date of death is captured on the person tab, as a practitioner would. */
async function createEstate(died = '2026-09-01') {
  const { id } = await createMatter(testApp, firm);
  await setDeath(id, died);
  return id;
}
async function setDeath(matterID: number, dateOfDeath: string | null) {
  const { body } = await firm.admin.call(mainPartyCalls.getPersonTab, { query: { matterID } });
  const saved = await firm.admin.call(mainPartyCalls.updateMain, { body: { ...body.main, dateOfDeath } });
  expect(saved.status).toBe(200);
}
const listEntries = async (matterID: number) =>
  (await firm.admin.call(diaryCalls.getmatterlist, { body: { matterID } })).body.rows;
const findEntry = async (matterID: number, rule: string) =>
  (await listEntries(matterID)).find((entry) => entry.rule === rule);
const previewMoves = async (matterID: number, events: object = {}) =>
  (await firm.admin.call(statutoryDateCalls.previewStatutoryMoves, { body: { matterID, events } })).body;
const apply = (matterID: number, moves: { rule: string; to: string | null }[]) =>
  firm.admin.call(statutoryDateCalls.applyStatutoryMoves, { body: { matterID, moves } });

describe('statutory dates', () => {
  test('begin to run when the death is captured, each with its section and its count', async () => {
    const matterID = await createEstate();
    expect((await listEntries(matterID)).map(({ rule, date }) => [rule, date])).toEqual([
      ['death-notice', '2026-09-15'],
      ['spouse-inventory', '2026-09-15'],
      ['duty-interest-from', '2027-09-01'],
    ]);
    expect(await findEntry(matterID, 'death-notice')).toMatchObject({
      title: 'Death notice to the Master',
      working: {
        section: 'Administration of Estates Act 66 of 1965 s 7',
        lines: [{ label: 'Date of death', value: '2026-09-01' }, { value: '14 days after' }],
      },
    });
    expect(await listTrail(testApp, firm, matterID)).toEqual(['main.changed', 'dates.moved']);
  });

  test('that the estate was reported answers the death notice and the inventory of the family; taken back, they are due', async () => {
    const matterID = await createEstate();
    const { body: reported } = await firm.admin.call(diaryCalls.add, {
      body: { matterID, type: 6, date: '2026-09-10' },
    });
    const isDone = async () => {
      const rows = (await firm.admin.call(diaryCalls.getmatterlist, { body: { matterID } })).body.rows;
      return ['death-notice', 'spouse-inventory'].map((rule) => rows.find((one) => one.rule === rule)?.isDone);
    };
    expect(await isDone()).toEqual([true, true]);
    await firm.admin.call(diaryCalls._delete, { body: { id: reported.id } });
    expect(await isDone()).toEqual([false, false]);
  });

  test('run from key dates too, and fill the key dates of the list', async () => {
    const matterID = await createEstate();
    await firm.admin.call(diaryCalls.add, { body: { matterID, type: 11, date: '2026-11-13' } });
    const { body: list } = await firm.admin.call(diaryCalls.getimportantdateslistbymatterid, {
      query: { matterId: matterID },
    });
    expect(list.find(({ type }) => type === 14)?.entry).toMatchObject({ rule: 'claims-close', date: '2026-12-14' });
  });

  test('P11: an insolvent estate’s dates as its events are captured, of a person and of a company', async () => {
    const captured = {
      provisionalOrder: '2026-02-02',
      orderServed: '2026-02-06',
      firstMeeting: '2026-04-22',
      finalAppointment: '2026-05-08',
      secondMeetingConcluded: '2026-07-14',
      surrenderHearing: '2026-09-15',
      contributionNotice: '2026-11-27',
      inspectionOpens: '2026-12-04',
    } as const;
    const listDates = async (kind: string) => {
      const { id: matterID } = await createMatter(testApp, firm, { systemType: 1, kind, surname: 'Maree' });
      for (const [event, date] of Object.entries(captured)) {
        const set = await firm.admin.call(statutoryDateCalls.setEvent, {
          body: { matterID, event: event as keyof typeof captured, date, note: null, moves: [] },
        });
        expect(set.status).toBe(200);
      }
      const { body } = await firm.admin.call(statutoryDateCalls.getStatutoryDates, { query: { matterID } });
      return new Map(body.dates.map((one) => [one.rule, one]));
    };
    const person = await listDates('person');
    const expected = {
      'statement-of-affairs': '2026-02-13',
      'first-meeting-notice': '2026-04-10',
      'first-account': '2026-11-08',
      'late-claims': '2026-10-14',
      'employment-ends': '2026-06-22',
      'surrender-notice': '2026-09-01',
      'contribution-writ': '2026-12-28',
      'inspection-closes': '2026-12-18',
      'rehab-by-time': '2036-02-02',
    };
    expect(Object.fromEntries(Object.keys(expected).map((rule) => [rule, person.get(rule)?.date]))).toEqual(expected);
    expect(person.get('first-account')?.safe).toBe('2026-11-06');
    expect(person.get('surrender-notice')?.opens).toBe('2026-08-16');
    // A right that was not used has lapsed; a duty of the trustee stays overdue.
    const passed = await listDates('person');
    expect(['late-claims', 'employment-ends', 'first-account'].map((rule) => passed.get(rule)?.passed)).toEqual([
      'lapsed',
      'over',
      null,
    ]);
    expect((await listDates('company')).get('report-and-second-meeting')?.date).toBe('2026-08-08');
  });

  test('run from events that are in no list', async () => {
    const { id: matterID } = await createMatter(testApp, firm, {
      systemType: 1,
      kind: 'company',
      firstNames: null,
      surname: 'Veld (Pty) Ltd',
    });
    const { body: before } = await firm.admin.call(statutoryDateCalls.getStatutoryDates, { query: { matterID } });
    expect(before.dates.every(({ state }) => state === 'waiting')).toBe(true);
    expect(before.dates.map(({ rule }) => rule)).not.toContain('statement-of-affairs');
    const added = await firm.admin.call(diaryCalls.add, {
      body: { matterID, event: 'windingUpOrder', date: '2026-02-02' },
    });
    expect(added.body.title).toBe('Winding-up order');
    expect(await findEntry(matterID, 'company-statement')).toMatchObject({ date: '2026-02-16' });
    const { body: after } = await firm.admin.call(statutoryDateCalls.getStatutoryDates, { query: { matterID } });
    expect(after.events).toContainEqual({
      event: 'windingUpOrder',
      label: 'Winding-up order',
      date: '2026-02-02',
      entryID: added.body.id,
    });
    expect(after.dates.find(({ rule }) => rule === 'company-statement')).toMatchObject({
      state: 'running',
      date: '2026-02-16',
      entryID: expect.any(Number),
    });
  });
});

describe('when an event moves', () => {
  test('it is told beforehand which dates would move, and from what to what', async () => {
    const matterID = await createEstate();
    expect(await previewMoves(matterID)).toEqual([]);
    expect(
      (await previewMoves(matterID, { death: '2026-09-03' })).map(({ rule, kind, from, to }) => [rule, kind, from, to]),
    ).toEqual([
      ['death-notice', 'moves', '2026-09-15', '2026-09-17'],
      ['spouse-inventory', 'moves', '2026-09-15', '2026-09-17'],
      ['duty-interest-from', 'moves', '2027-09-01', '2027-09-03'],
    ]);
    expect(await findEntry(matterID, 'death-notice')).toMatchObject({ date: '2026-09-15' });
  });

  test('dates stay until they are asked to move; done ones stay for good', async () => {
    const matterID = await createEstate();
    const notice = await findEntry(matterID, 'death-notice');
    await firm.admin.call(diaryCalls.complete, { body: { id: notice!.id, isDone: true, version: notice!.version } });
    await setDeath(matterID, '2026-09-03');
    expect(await findEntry(matterID, 'spouse-inventory')).toMatchObject({ date: '2026-09-15' });
    const moves = await previewMoves(matterID);
    expect(moves.map(({ rule }) => rule)).toEqual(['spouse-inventory', 'duty-interest-from']);
    const applied = await apply(matterID, [{ rule: 'spouse-inventory', to: '2026-09-17' }]);
    expect(applied.body.map(({ rule, date }) => [rule, date])).toEqual([['spouse-inventory', '2026-09-17']]);
    expect((await previewMoves(matterID)).map(({ rule }) => rule)).toEqual(['duty-interest-from']);
  });

  test('a date put by hand is told apart and moves only when it is named', async () => {
    const matterID = await createEstate();
    const notice = (await findEntry(matterID, 'death-notice'))!;
    const { body: fixed } = await firm.admin.call(diaryCalls.update, {
      body: { ...notice, event: null, date: '2026-09-20' },
    });
    expect(fixed).toMatchObject({ date: '2026-09-20', isFixed: true, title: notice.title });
    await setDeath(matterID, '2026-09-03');
    const moves = await previewMoves(matterID);
    expect(moves.find(({ rule }) => rule === 'death-notice')).toMatchObject({
      from: '2026-09-20',
      to: '2026-09-17',
      isFixed: true,
    });
    const others = moves.filter(({ isFixed }) => !isFixed).map(({ rule, to }) => ({ rule, to }));
    await apply(matterID, others);
    expect(await findEntry(matterID, 'death-notice')).toMatchObject({ date: '2026-09-20', isFixed: true });
    await apply(matterID, [{ rule: 'death-notice', to: '2026-09-17' }]);
    expect(await findEntry(matterID, 'death-notice')).toMatchObject({ date: '2026-09-17', isFixed: false });
  });

  test('what was shown and what would happen now must agree', async () => {
    const matterID = await createEstate();
    await setDeath(matterID, '2026-09-03');
    const refused = await apply(matterID, [{ rule: 'death-notice', to: '2026-09-16' }]);
    expect([refused.status, refused.problem]).toEqual([422, { moves: [expect.stringContaining('2026-09-17')] }]);
    expect(await findEntry(matterID, 'death-notice')).toMatchObject({ date: '2026-09-15' });
  });

  test('an event taken back takes its open dates along', async () => {
    const matterID = await createEstate();
    await setDeath(matterID, null);
    const moves = await previewMoves(matterID);
    expect(moves.map(({ kind, to }) => [kind, to])).toEqual([1, 2, 3].map(() => ['stops', null]));
    await apply(
      matterID,
      moves.map(({ rule, to }) => ({ rule, to })),
    );
    expect(await listEntries(matterID)).toEqual([]);
  });

  test('a closing date captured by hand before its rule spoke stays where it was put', async () => {
    const matterID = await createEstate();
    await firm.admin.call(diaryCalls.add, { body: { matterID, type: 14, date: '2027-01-05' } });
    await firm.admin.call(diaryCalls.add, { body: { matterID, type: 11, date: '2026-11-13' } });
    expect((await listEntries(matterID)).filter(({ type }) => type === 14)).toMatchObject([
      { rule: 'claims-close', date: '2027-01-05', isFixed: true },
    ]);
  });
});

describe('what a notice or the Master sets', () => {
  const saveTerm = (matterID: number, body: object) =>
    firm.admin.call(statutoryDateCalls.saveStatutoryTerm, { body: { matterID, ...body } as never });

  test('a longer period stated in the notice moves the date; too short a one is refused with the section', async () => {
    const matterID = await createEstate();
    await firm.admin.call(diaryCalls.add, { body: { matterID, type: 11, date: '2026-11-13' } });
    const short = await saveTerm(matterID, { rule: 'claims-close', periodCount: 10, periodUnit: 'days' });
    expect(short.status).toBe(422);
    expect(JSON.stringify(short.problem)).toContain('s 29(1)');
    const moves = await saveTerm(matterID, { rule: 'claims-close', periodCount: 45, periodUnit: 'days' });
    expect(moves.body.find(({ rule }) => rule === 'claims-close')).toMatchObject({
      from: '2026-12-14',
      to: '2026-12-28',
    });
    const { body } = await firm.admin.call(statutoryDateCalls.getStatutoryDates, { query: { matterID } });
    expect(body.terms).toMatchObject([{ rule: 'claims-close', periodCount: 45 }]);
  });

  test('a rule of another kind of matter is refused', async () => {
    const matterID = await createEstate();
    expect((await saveTerm(matterID, { rule: 'trustee-address', extendedTo: '2027-01-01' })).status).toBe(422);
    expect((await saveTerm(matterID, { rule: 'no-such-rule' })).status).toBe(422);
  });
});
