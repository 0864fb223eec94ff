import { activityCalls, fiduciaryActivityCalls, firmStepCalls } from '@boedel/contract/activities/activities.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { documentCalls, documentLinkCalls } from '@boedel/contract/documents/documents.calls';
import { executorCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { listActivitySteps } from '@boedel/domain/activities/change-types';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess, listTrail } from '../../testing/a-matter';
import { createTestApp, type TestFirm } from '../../testing/test-app';
import { sendFiles } from '../../testing/send-files';

const testApp = createTestApp();
type ActivityBody = WireAnswer<typeof activityCalls.getbyid>;

const createTrust = async (firm: TestFirm, name = 'Die Vlei Trust'): Promise<number> =>
  (await createMatter(testApp, firm, { systemType: 5, kind: 'trust', firstNames: null, surname: name })).id;

async function createTrustee(
  firm: TestFirm,
  matterID: number,
  firstNames: string,
  appointedDate: string | null = null,
) {
  const saved = await firm.admin.call(executorCalls.SaveExecutor, {
    body: {
      matterID,
      kind: 'person',
      firstNames,
      surname: 'Naudé',
      details: { capacity: 'Trustee', appointedDate },
    } as never,
  });
  expect(saved.status).toBe(200);
  return saved.body.id;
}

const beginTestActivity = (firm: TestFirm, body: object) =>
  firm.admin.call(activityCalls.add, { body: { matterID: 0, activityType: 6, ...body } });
const findStep = (activity: ActivityBody, place: number) => activity.steps.find((one) => one.step === place)!;

/** Files everything a step still lacks, and gives it its day. */
async function finish(
  firm: TestFirm,
  activity: ActivityBody,
  place: number,
  date = '2026-11-10',
): Promise<ActivityBody> {
  const { papers, bringsLetters, isDated, date: kept } = findStep(activity, place);
  for (const { paper, partyID, state } of papers) {
    if (state === 'filed') continue;
    const sent = await sendFiles(
      testApp,
      firm.admin,
      documentCalls.UploadFile,
      { matterID: activity.matterID, activityID: activity.id, paper, stepDate: date, ...(partyID && { partyID }) },
      [{ name: `${paper}.txt`, content: `${paper} ${partyID ?? ''}` }],
    );
    expect([paper, sent.status]).toEqual([paper, 200]);
  }
  if (bringsLetters && !kept) {
    const came = await firm.admin.call(activityCalls.HandleLOAReceived, { body: { activityID: activity.id, date } });
    expect(came.status).toBe(200);
  } else if (isDated && papers.length === 0) {
    await firm.admin.call(activityCalls.saveStep, { body: { activityID: activity.id, step: place, date } });
  }
  return (await firm.admin.call(activityCalls.getbyid, { query: { id: activity.id } })).body;
}

test('a trust is registered step by step: days, papers of each party, letters, and it is complete', async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  const firm = await testApp.createFirm();
  const matterID = await createTrust(firm);
  const [anna, ben] = [await createTrustee(firm, matterID, 'Anna'), await createTrustee(firm, matterID, 'Ben')];
  await firm.admin.call(firmStepCalls.add, {
    body: { activityType: 6, title: 'Welcome pack sent', wantsPaper: false },
  });

  const begun = await beginTestActivity(firm, { matterID });
  expect(begun.status).toBe(200);
  let activity = begun.body;
  expect(activity).toMatchObject({ typeName: 'Register New Trust', status: 'Not started', completePercent: 0 });
  expect(activity.steps).toHaveLength(18);
  expect(activity.steps.at(-1)).toMatchObject({ title: 'Welcome pack sent', isOwn: true, step: 101 });
  expect((await beginTestActivity(firm, { matterID })).problem).toEqual({
    activityType: ['This is open already. Go on with it, or delete it first.'],
  });

  // A step with a key date is done on its day; a day that is still to come is refused.
  const save = (body: object) =>
    firm.admin.call(activityCalls.saveStep, { body: { activityID: activity.id, step: 1, ...body } });
  expect((await save({ date: '2026-11-17' })).status).toBe(422);
  activity = (await save({ date: '2026-11-02' })).body;
  expect(findStep(activity, 1).state).toBe('done');
  expect(activity).toMatchObject({ completePercent: 6, status: 'In Progress' });
  // It is the matter's own day of instruction, found by the activity too.
  const { body: entry } = await firm.admin.call(diaryCalls.getByActivityAndType, {
    query: { type: 21, activityID: activity.id },
  });
  expect(entry).toMatchObject({ event: 'instruction', date: '2026-11-02', stepType: 1 });
  const hasStepDate = async (stepType: number) =>
    (
      await firm.admin.call(diaryCalls.activityStepDateExists, {
        query: { stepType, matterID, activityID: activity.id },
      })
    ).body.exists;
  expect([await hasStepDate(1), await hasStepDate(2)]).toEqual([true, false]);
  const ofType = await firm.admin.call(activityCalls.gettypebyid, { query: { id: activity.id } });
  expect(ofType.body).toEqual({ activityType: 6, typeName: 'Register New Trust' });

  // Papers once for each party.
  expect(findStep(activity, 5).papers.map(({ paper, partyID }) => [paper, partyID])).toEqual([
    ['J417', anna],
    ['J417', ben],
    ['ID', anna],
    ['ID', ben],
  ]);
  activity = await finish(firm, activity, 2);
  expect(findStep(activity, 2)).toMatchObject({ state: 'done', date: '2026-11-10' });
  expect(
    findStep(activity, 5)
      .papers.filter(({ state }) => state === 'filed')
      .map(({ paper }) => paper),
  ).toEqual(['ID', 'ID']);
  const documentExists = (place: number) =>
    firm.admin.call(documentLinkCalls.activityStepDocumentExists, { query: { activityID: activity.id, step: place } });
  expect([(await documentExists(2)).body.exists, (await documentExists(3)).body.exists]).toEqual([true, false]);

  // Not applicable takes a condition and a reason.
  expect((await save({ step: 3, notApplicable: 'No deed' })).status).toBe(422);
  for (const place of [8, 11]) activity = (await save({ step: place, notApplicable: 'Not this trust.' })).body;
  expect([activity.done, activity.applicable]).toEqual([2, 16]);

  // Nothing is completed while something is missing, and it says what.
  const early = await firm.admin.call(activityCalls.complete, { query: { id: activity.id } });
  expect(early.status).toBe(422);
  expect(JSON.stringify(early.problem)).toContain(
    '14 steps are still open. The first is “Trust deed signed”: Trust deed.',
  );

  activity = (await save({ step: 6, note: 'The deed asks for no audit.' })).body;
  expect(findStep(activity, 6).state).toBe('done');
  for (const { step: place, state } of activity.steps) {
    if (state === 'open') activity = await finish(firm, activity, place);
  }
  expect(activity).toMatchObject({ completePercent: 100, isComplete: false, status: 'In Progress' });
  const { body: registered } = await firm.admin.call(diaryCalls.gettrustregistrationdate, { query: { matterID } });
  expect(registered.date).toBe('2026-11-10');

  const listCompleted = async () =>
    (await firm.admin.call(activityCalls.getcompletedlist, { query: { matterID } })).body.map(({ id }) => id);
  expect(await listCompleted()).toEqual([]);
  const complete = await firm.admin.call(activityCalls.complete, { query: { id: activity.id } });
  expect(await listCompleted()).toEqual([activity.id]);
  expect(complete.body).toMatchObject({ isComplete: true, status: 'Complete', dateCompleted: '2026-11-16' });

  // What it rests on stays as it was, until it is opened again.
  const [paper] = findStep(activity, 3).papers[0]!.documents;
  const deletePaper = () => firm.admin.call(documentCalls._delete, { body: { id: paper!.documentID } });
  const unlinkPaper = () =>
    firm.admin.call(documentLinkCalls.unlink, { body: { DocumentID: paper!.documentID, linkID: paper!.linkID } });
  expect([(await deletePaper()).status, (await unlinkPaper()).status]).toEqual([422, 422]);
  expect((await firm.admin.call(diaryCalls._delete, { body: { id: entry!.id } })).status).toBe(422);
  const checks = await Promise.all([
    firm.admin.call(activityCalls.checkDocumentInCompletedActivity, { query: { documentId: paper!.documentID } }),
    firm.admin.call(activityCalls.checkIfDiaryInCompletedActivity, { query: { diaryId: entry!.id } }),
    firm.admin.call(activityCalls.checkIfDiaryAssociatedToActivity, { query: { diaryId: entry!.id } }),
  ]);
  expect(checks.map(({ body }) => body.exists)).toEqual([true, true, true]);
  const outside = await firm.admin.call(documentLinkCalls.checkDocumentOutsideActivity, {
    query: { documentID: paper!.documentID },
  });
  expect(outside.body.isOutside).toBe(false);
  expect((await save({ date: '2026-11-03' })).status).toBe(422);
  await firm.admin.call(activityCalls.reopen, { body: { id: activity.id, reason: 'The deed was the wrong one.' } });
  expect((await deletePaper()).status).toBe(200);
  const again = (await firm.admin.call(activityCalls.getbyid, { query: { id: activity.id } })).body;
  expect(again).toMatchObject({ isComplete: false, completePercent: 94 });
  const trail = await listTrail(testApp, firm, matterID);
  expect(trail).toEqual(expect.arrayContaining(['activity.added', 'activity.completed', 'activity.reopened']));
  expect(trail).toContain('activity.letters.received');
}, 60_000);

test('trustees change: who comes and goes, one kind at a time, letters come and are taken back', async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  const firm = await testApp.createFirm();
  const matterID = await createTrust(firm);
  const [anna, ben] = [
    await createTrustee(firm, matterID, 'Anna', '2020-01-06'),
    await createTrustee(firm, matterID, 'Ben'),
  ];
  const early = await beginTestActivity(firm, { matterID, activityType: 1, incomingIDs: [ben] });
  expect(early.problem).toMatchObject({ activityType: [expect.stringContaining('Open Register New Trust')] });
  const registered = { matterID, type: 23, date: '2020-01-06' };
  expect((await firm.admin.call(diaryCalls.add, { body: registered })).status).toBe(200);
  const offered = await firm.admin.call(activityCalls.getOffered, { query: { matterID } });
  expect(offered.body.activityTypes).toEqual([4, 1, 2, 7, 8]);

  const body = { matterID, activityType: 4, incomingIDs: [ben], outgoingIDs: [anna], ground: 'court order' };
  const { body: activity } = await beginTestActivity(firm, body);
  expect(activity.steps.filter(({ state }) => state === 'notApplicable').map(({ step: place }) => place)).toEqual([3]);
  expect(activity.entityNames).toEqual(['Ben Naudé', 'Anna Naudé']);
  expect((await beginTestActivity(firm, body)).problem).toMatchObject({
    activityType: [expect.stringContaining('open for')],
  });
  expect((await beginTestActivity(firm, { ...body, outgoingIDs: [], ground: null })).status).toBe(422);
  expect((await beginTestActivity(firm, { ...body, incomingIDs: [999_999] })).status).toBe(404);

  const names = await firm.admin.call(activityCalls.getEntityNamesForActivities, {
    query: { activityIDs: [activity.id] },
  });
  expect(names.body).toEqual([{ activityID: activity.id, names: ['Ben Naudé', 'Anna Naudé'] }]);
  const about = await firm.admin.call(fiduciaryActivityCalls.GetFiduciariesByMatterAndActivityID, {
    query: { matterID, activityID: activity.id },
  });
  expect(about.body.map(({ entityID, part }) => [entityID, part])).toEqual([
    [ben, 'incoming'],
    [anna, 'outgoing'],
  ]);
  const tied = await firm.admin.call(activityCalls.getTrusteeAssociations, { query: { activityID: activity.id } });
  expect(tied.body).toEqual(about.body);
  const carl = await createTrustee(firm, matterID, 'Carl');
  const widened = await firm.admin.call(activityCalls.addActivityEntities, {
    body: { activityID: activity.id, entityIDs: [carl], part: 'incoming' },
  });
  expect(widened.body.entityNames).toEqual(['Ben Naudé', 'Anna Naudé', 'Carl Naudé']);
  const listActive = (entityType: 'trustee' | 'trust') =>
    firm.admin.call(activityCalls.getactiveactivitybyentity, { query: { matterID, entityType } });
  expect([(await listActive('trustee')).body.length, (await listActive('trust')).body.length]).toEqual([1, 0]);

  // Letters are told by their own call, which is taken back by the entry it made.
  const asStep = { activityID: activity.id, step: 13, date: '2026-11-12' };
  expect((await firm.admin.call(activityCalls.saveStep, { body: asStep })).status).toBe(422);
  const came = await firm.admin.call(activityCalls.HandleLOAReceived, {
    body: { activityID: activity.id, date: '2026-11-12' },
  });
  const letters = findStep(came.body, 13);
  expect(letters.date).toBe('2026-11-12');
  const listStatuses = async () =>
    (await firm.admin.call(trusteeCalls.getTrustees, { query: { matterID } })).body.trustees
      .map(({ firstNames, status }) => `${firstNames} ${status}`)
      .sort();
  expect(await listStatuses()).toEqual(['Anna removed', 'Ben appointed', 'Carl appointed']);
  expect((await firm.admin.call(activityCalls.delete, { query: { id: activity.id } })).status).toBe(422);
  const wrong = await firm.admin.call(activityCalls.HandleLOARemoved, {
    query: { diaryID: letters.diaryID! + 1000, activityID: activity.id },
  });
  expect(wrong.status).toBe(404);
  const back = await firm.admin.call(activityCalls.HandleLOARemoved, {
    query: { diaryID: letters.diaryID!, activityID: activity.id },
  });
  expect(findStep(back.body, 13).date).toBeNull();
  expect(await listStatuses()).toEqual(['Anna appointed', 'Ben proposed', 'Carl proposed']);
  const aside = await firm.admin.call(activityCalls.deactivatetrustees, { query: { matterID } });
  expect(aside.status).toBe(422);
  expect((await firm.admin.call(activityCalls.delete, { query: { id: activity.id } })).status).toBe(200);
  expect((await firm.admin.call(activityCalls.getlist, { query: { matterID } })).body).toEqual([]);
});

test('the Activity Centre lists, searches, sorts and exports the activities of every trust of the firm alone', async () => {
  const [firm, other] = [await testApp.createFirm(), await testApp.createFirm()];
  const trusts = [await createTrust(firm, 'Alpha Trust'), await createTrust(firm, 'Beta; Trust')];
  await openFirmScope(testApp.test.database, firm.id).transaction(async (tx) => {
    await tx.run(sql`update matter set responsible_person_id = ${firm.admin.personId} where id = ${trusts[1]!}`);
    await tx.run(sql`insert into activity (matter_id, change_type, started_on, complete_percent, completed_on) values
      (${trusts[0]!}, 6, '2026-01-05', 0, null), (${trusts[1]!}, 1, '2026-02-05', 60, null), (${trusts[1]!}, 6, '2025-02-05', 100, '2025-09-01')`);
  });
  await beginTestActivity(other, { matterID: await createTrust(other) });
  const list = async (query: object = {}) => (await firm.admin.call(activityCalls.getlistall, { query: query })).body;
  const all = await list();
  expect(all.total).toBe(3);
  expect(all.rows.map(({ typeName, trustName, status }) => [typeName, trustName, status])).toEqual([
    ['New Trustee Appointment', 'Beta; Trust', 'In Progress'],
    ['Register New Trust', 'Alpha Trust', 'Not started'],
    ['Register New Trust', 'Beta; Trust', 'Complete'],
  ]);
  expect((await list({ searchString: 'ALPHA' })).total).toBe(1);
  expect((await list({ searchString: 'person' })).total).toBe(2);
  expect((await list({ searchString: 'regis', types: '6' })).total).toBe(2);
  expect((await list({ searchString: '%' })).total).toBe(0);
  const sorted = await list({ sortModelColId: 'trustName', sortModelSort: 'asc', take: 1 });
  expect([sorted.total, sorted.rows[0]!.trustName]).toEqual([3, 'Alpha Trust']);
  const file = await firm.admin.call(activityCalls.exportlist, { query: { searchString: '' } });
  expect(file.headers['x-suggested-filename']).toBe('activities.csv');
  expect(file.raw.toString('utf8').replace('\uFEFF', '').split('\r\n').slice(0, 4)).toEqual([
    'Activity Type;Trust Name;Trust Administrator;Progress;Status;Start Date;Completed Date',
    expect.stringMatching(/^New Trustee Appointment;"Beta; Trust";Person \d+;60 %;In Progress;2026-02-05;$/),
    'Register New Trust;Alpha Trust;;0 %;Not started;2026-01-05;',
    expect.stringMatching(/^Register New Trust;"Beta; Trust";Person \d+;100 %;Completed;2025-02-05;2025-09-01$/),
  ]);
  // Who does not work in trusts has none of them, and who was given single matters has no centre.
  const estates = await firm.person(['Capture Matter'], { systemTypes: [2] });
  expect((await estates.call(activityCalls.getlistall, { query: {} })).body.total).toBe(0);
  const outsider = await firm.person(['UserMatterAccess']);
  await grantAccess(testApp, firm, trusts[0]!, outsider, { rights: ['documents'] });
  expect((await outsider.call(activityCalls.getlistall, { query: {} })).status).toBe(403);
  expect((await outsider.call(activityCalls.getlist, { query: { matterID: trusts[0]! } })).status).toBe(404);
});

test('a further trustee or beneficiary is asked for too, and steps of older days keep their places', async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  const firm = await testApp.createFirm();
  const matterID = await createTrust(firm);
  await createTrustee(firm, matterID, 'Anna');
  const { body: activity } = await beginTestActivity(firm, { matterID, dateCreated: '2022-05-02' });
  expect(activity.steps).toHaveLength(listActivitySteps(6, toLocalDate('2022-05-02')).length);
  const added = await firm.admin.call(activityCalls.addStep, {
    body: { activityID: activity.id, title: 'Insure the house', wantsPaper: true },
  });
  const own = added.body.steps.at(-1)!;
  expect(own).toMatchObject({ step: 101, state: 'open', papers: [{ state: 'missing' }] });
  const filed = await finish(firm, await finish(firm, added.body, 5), 101);
  expect([findStep(filed, 5).state, findStep(filed, 101).state]).toEqual(['done', 'done']);
  await createTrustee(firm, matterID, 'Ben');
  const [shown] = (await firm.admin.call(activityCalls.getlist, { query: { matterID } })).body;
  expect(shown!.completePercent).toBe(6);
  const removed = await firm.admin.call(activityCalls.removeStep, { body: { activityID: activity.id, step: 101 } });
  expect(removed.body.steps.at(-1)!.step).toBe(17);
  expect((await firm.admin.call(activityCalls.removeStep, { body: { activityID: activity.id, step: 5 } })).status).toBe(
    422,
  );
});

test('deregistration ends with the archive date: five years after the trust ended, laid out in the diary', async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  const firm = await testApp.createFirm();
  const matterID = await createTrust(firm);
  await createTrustee(firm, matterID, 'Anna', '2020-01-06');
  await firm.admin.call(diaryCalls.add, { body: { matterID, type: 23, date: '2020-01-06' } });
  await firm.admin.call(diaryCalls.add, { body: { matterID, type: 24, date: '2026-09-27' } });
  let { body: activity } = await beginTestActivity(firm, { matterID, activityType: 8, dateCreated: '2026-08-03' });
  const readDate = async (wanted: string) => {
    const { body } = await firm.admin.call(statutoryDateCalls.getStatutoryDates, { query: { matterID } });
    return body.dates.filter(({ rule }) => rule === wanted).map(({ date }) => date);
  };
  const readKeepDate = () => readDate('keep-documents');
  for (const { step: place, onlyWhere } of activity.steps) {
    if (onlyWhere) {
      const body = { activityID: activity.id, step: place, notApplicable: 'Never had one.' };
      activity = (await firm.admin.call(activityCalls.saveStep, { body })).body;
    } else activity = await finish(firm, activity, place, '2026-11-10');
  }
  expect(activity.completePercent).toBe(100);
  expect(await readKeepDate()).toEqual([null]);
  const complete = await firm.admin.call(activityCalls.complete, { query: { id: activity.id } });
  expect(complete.body).toMatchObject({ isComplete: true, dateCompleted: '2026-11-16' });
  expect(await readKeepDate()).toEqual(['2031-11-10']);
  // Nothing comes round each year any more, also where the year's end was captured.
  expect(await readDate('financial-statements')).toEqual([null]);
  expect((await beginTestActivity(firm, { matterID, activityType: 7 })).problem).toEqual({
    activityType: ['The trust is deregistered, so you can no longer change it.'],
  });
});

test('who resigned or died already is taken off the letters by the change that follows, once', async () => {
  testApp.setClock(new Date('2026-11-16T08:00:00Z'));
  const firm = await testApp.createFirm();
  const matterID = await createTrust(firm);
  const [anna, ben, cara] = [
    await createTrustee(firm, matterID, 'Anna', '2020-01-06'),
    await createTrustee(firm, matterID, 'Ben', '2020-01-06'),
    await createTrustee(firm, matterID, 'Cara'),
  ];
  await firm.admin.call(diaryCalls.add, { body: { matterID, type: 23, date: '2020-01-06' } });
  const updateStatus = (id: number, newStatus: string, more: object) =>
    firm.admin.call(trusteeCalls.UpdateTrusteeStatuses, {
      body: { matterID, trusteeIDs: [id], newStatus, ...more } as never,
    });
  expect((await updateStatus(anna, 'deceased', { date: '2026-10-30' })).status).toBe(200);
  expect((await updateStatus(ben, 'resigned', { letterSignedDate: '2026-11-02' })).status).toBe(200);
  const listLeaving = async () =>
    (await firm.admin.call(activityCalls.getOffered, { query: { matterID } })).body.trustees
      .filter(({ isAppointed }) => isAppointed)
      .map(({ id }) => id);
  expect(await listLeaving()).toEqual([anna, ben]);
  const replacing = { matterID, activityType: 4, incomingIDs: [cara], outgoingIDs: [anna], ground: 'death' };
  const { body: activity, status } = await beginTestActivity(firm, replacing);
  expect(status).toBe(200);
  expect(
    (await beginTestActivity(firm, { matterID, activityType: 2, outgoingIDs: [ben], ground: 'resignation' })).status,
  ).toBe(200);
  const letters = { activityID: activity.id, date: '2026-11-12' };
  const came = await firm.admin.call(activityCalls.HandleLOAReceived, { body: letters });
  expect(came.status).toBe(200);
  const { body } = await firm.admin.call(trusteeCalls.getTrustees, { query: { matterID } });
  expect(body.trustees.map((one) => [one.firstNames, one.status, one.endedDate, one.lettersAmendedDate])).toEqual([
    ['Anna', 'deceased', '2026-10-30', '2026-11-12'],
    ['Ben', 'resigned', null, null],
    ['Cara', 'appointed', null, null],
  ]);
  expect(await listLeaving()).toEqual([ben, cara]);
  const again = await beginTestActivity(firm, { matterID, activityType: 2, outgoingIDs: [anna], ground: 'death' });
  expect(JSON.stringify(again.problem)).toContain('do not name Anna Naudé any more');
  const { diaryID } = findStep(came.body, 13);
  await firm.admin.call(activityCalls.HandleLOARemoved, { query: { diaryID: diaryID!, activityID: activity.id } });
  expect(await listLeaving()).toEqual([anna, ben]);
  const isLinked = async (trusteeID: number) =>
    (
      await firm.admin.call(fiduciaryActivityCalls.IsTrusteeLinkedToCompletedActivity, {
        query: { trusteeID, matterID },
      })
    ).body.isLinked;
  expect([await isLinked(anna), await isLinked(ben)]).toEqual([false, false]);
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update activity set completed_on = '2026-11-16', complete_percent = 100 where id = ${activity.id}`),
  );
  expect([await isLinked(anna), await isLinked(ben)]).toEqual([true, false]);
});
