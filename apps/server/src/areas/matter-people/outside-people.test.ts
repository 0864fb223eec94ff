import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { areas } from '@boedel/contract/all-calls';
import type { CallSpec } from '@boedel/contract/call';
import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { directoryOfMatterCalls } from '@boedel/contract/directories/directories.calls';
import { introducerCalls } from '@boedel/contract/introducers/introducers.calls';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { turnIntoEstateCalls } from '@boedel/contract/matter/turn-into-estate.calls';
import { executorCalls, recipientCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { milestoneCalls } from '@boedel/contract/milestones/milestones.calls';
import { mainPartyCalls, partyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter, grantAccess } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';
import { createSampleFor } from '../../testing/sample';

const testApp = createTestApp();
let firm: TestFirm;
let matter: { id: number; mainId: number };
beforeAll(async () => {
  firm = await testApp.createFirm();
  matter = await createMatter(testApp, firm, { diedOn: '2026-09-01' });
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update matter_party set id_number = '8504175123087' where id = ${matter.mainId}`),
  );
});

const createOutsider = async (
  role: 'UserMatterAccess' | 'JointAppointee',
  rights: readonly string[],
): Promise<TestPerson> => {
  const person = await firm.person([role], { systemTypes: role === 'JointAppointee' ? [2] : [] });
  await grantAccess(testApp, firm, matter.id, person, { mayCapture: true, rights });
  return person;
};
const everyRight = ['diary', 'notes', 'estate', 'money', 'documents', 'reports'];

const ofTheFirm: readonly CallSpec[] = [
  matterCalls.update,
  matterCalls.updatestatus,
  matterCalls._delete,
  turnIntoEstateCalls.changeSystemTypeToDeceased,
  matterCalls.add,
  matterListCalls.bulk,
  matterListCalls.undoBulk,
  recipientCalls.SaveRecipient,
  recipientCalls.DeleteRecipient,
  executorCalls.SaveExecutor,
  executorCalls.DeleteExecutor,
  executorCalls.LinkExecutorToMatter,
  executorCalls.UnLinkExecutorToMatter,
  executorCalls.UpdateLinkedExecutor,
  introducerCalls.updateMarketerMatter,
  introducerCalls.unAssignMarketerFromMatter,
  introducerCalls.updateReferrerMatter,
  directoryOfMatterCalls.linkCreditor,
  directoryOfMatterCalls.unlinkCreditor,
  directoryOfMatterCalls.linkDirector,
  directoryOfMatterCalls.unlinkDirector,
];

describe.each(['UserMatterAccess', 'JointAppointee'] as const)('somebody given one matter as %s', (role) => {
  test('never does what is the firm’s, however much was given', async () => {
    const person = await createOutsider(role, everyRight);
    for (const call of ofTheFirm) {
      const sent = { query: createSampleFor(call.query, matter.id), body: createSampleFor(call.body, matter.id) };
      expect([call.path, (await testApp.callAs(person.token, call, sent)).status]).toEqual([call.path, 403]);
    }
  });

  test('with the right to the estate captures its parties and shows their numbers', async () => {
    const person = await createOutsider(role, ['estate']);
    const query = { matterID: matter.id };
    expect((await person.call(mainPartyCalls.getPersonTab, { query })).status).toBe(200);
    const added = await person.call(partyCalls['child.add'], { body: { ...query, surname: 'Botha' } });
    expect(added.status).toBe(200);
    const shown = await person.call(auditTrailCalls.reveal, {
      body: { entityType: 'matter_party', id: matter.mainId, field: 'idNumber' },
    });
    expect(shown.body).toEqual({ value: '8504175123087' });
  });

  test('without it finds no party, whatever else was given', async () => {
    const { body: child } = await firm.admin.call(partyCalls['child.add'], {
      body: { matterID: matter.id, surname: 'Botha' },
    });
    const person = await createOutsider(
      role,
      everyRight.filter((right) => right !== 'estate'),
    );
    const parties = Object.values(areas)
      .flatMap((area) => Object.values(area as Record<string, CallSpec>))
      .filter((call) => /^\/api\/(mainparty|spouse|child|personofinterest|insolvent|matterauditor)\//.test(call.path));
    expect(parties.length).toBeGreaterThan(20);
    for (const call of parties) {
      for (const id of [matter.id, matter.mainId, child.id]) {
        const sent = { query: createSampleFor(call.query, id), body: createSampleFor(call.body, id) };
        expect([call.path, (await testApp.callAs(person.token, call, sent)).status]).toEqual([call.path, 404]);
      }
    }
  });
});

describe.each(['UserMatterAccess', 'JointAppointee'] as const)('what a %s is shown', (role) => {
  const query = { matterID: 0 };
  beforeAll(async () => {
    query.matterID = matter.id;
    await firm.admin.call(recipientCalls.SaveRecipient, {
      body: { ...query, name: 'Told Heir', email: 'told@heirs.test' },
    });
    await firm.admin.call(executorCalls.SaveExecutor, { body: { ...query, surname: 'Acting' } });
    await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
      tx.run(sql`update matter_figures set gross_assets_cents = 100, liabilities_cents = 50, net_cents = 50, cash_position_cents = 25
        where matter_id = ${matter.id}`),
    );
  });
  const readSeen = async (person: TestPerson) => {
    const milestones = (await person.call(milestoneCalls.getbymatterid, { query })).body;
    return [
      (await person.call(executorCalls.GetExecutors, { query })).status,
      (await person.call(recipientCalls.GetRecipients, { query })).status,
      (
        await person.call(executorCalls.CheckIfGlobalExecutorIsLinkedToMatter, {
          body: { matterID: matter.id, executorID: 1 },
        })
      ).status,
      milestones.some(({ recipients }) => recipients.length > 0),
    ];
  };

  test('of who acts and who is told goes with the right to the parties', async () => {
    const all = await createOutsider(role, everyRight);
    expect(await readSeen(all)).toEqual([200, 200, 200, true]);
    expect(await readSeen(await createOutsider(role, ['estate']))).toEqual([200, 200, 200, true]);
    const others = everyRight.filter((right) => right !== 'estate');
    expect(await readSeen(await createOutsider(role, others))).toEqual([404, 404, 404, false]);
    expect(await readSeen(await createOutsider(role, []))).toEqual([404, 404, 404, false]);
  });

  test('of the figures goes with the right to the estate and to the money', async () => {
    const readFigures = async (rights: string[]) => {
      const person = await firm.person([role], { systemTypes: [2] });
      await grantAccess(testApp, firm, matter.id, person, { rights });
      const { body: glance } = await person.call(matterCalls.getQuickGlance, { query });
      const { body: list } = await person.call(matterCalls.getMatterList, { query: {} });
      const row = list.rows.find(({ id }) => id === matter.id);
      return [
        glance.grossAssets,
        glance.liabilities,
        glance.net,
        glance.cashPosition,
        row?.grossAssets,
        row?.cashPosition,
      ];
    };
    expect(await readFigures(['estate', 'money'])).toEqual([1, 0.5, 0.5, 0.25, 1, 0.25]);
    expect(await readFigures(['estate'])).toEqual([1, 0.5, 0.5, null, 1, null]);
    expect(await readFigures(['money'])).toEqual([null, null, null, 0.25, null, 0.25]);
    expect(await readFigures(['diary', 'notes'])).toEqual([null, null, null, null, null, null]);
  });

  test('is never who brought the matter and what they get for it', async () => {
    const person = await createOutsider(role, everyRight);
    expect((await person.call(introducerCalls.getMatterReferrer, { query })).status).toBe(403);
    expect((await person.call(introducerCalls.getMatterMarketerByMatterID, { query })).status).toBe(403);
    expect((await person.call(introducerCalls.getMatterMarketer, { query: { matterId: matter.id } })).status).toBe(403);
  });

  test('of dates is nothing without the diary, yet the death they capture starts its periods', async () => {
    const own = await createMatter(testApp, firm);
    const person = await firm.person([role], { systemTypes: role === 'JointAppointee' ? [2] : [] });
    await grantAccess(testApp, firm, own.id, person, { mayCapture: true, rights: ['estate'] });
    const setDeath = async (dateOfDeath: string | null) => {
      const { body: tab } = await person.call(mainPartyCalls.getPersonTab, { query: { matterID: own.id } });
      return person.call(mainPartyCalls.updateMain, { body: { ...tab.main, dateOfDeath } });
    };
    const listDates = async () =>
      (await firm.admin.call(diaryCalls.getmatterlist, { body: { matterID: own.id } })).body.rows.map((entry) => [
        entry.rule,
        entry.date,
      ]);
    expect((await setDeath('2026-09-01')).status).toBe(200);
    const laidOut = await listDates();
    expect(laidOut).toContainEqual(['death-notice', '2026-09-15']);
    // What stands already waits for somebody who sees the diary, as it does for everybody.
    expect((await setDeath('2026-10-01')).status).toBe(200);
    expect(await listDates()).toEqual(laidOut);
    const { body: moves } = await firm.admin.call(statutoryDateCalls.previewStatutoryMoves, {
      body: { matterID: own.id },
    });
    expect(moves.map(({ rule, to }) => [rule, to])).toContainEqual(['death-notice', '2026-10-15']);
    expect((await setDeath(null)).status).toBe(200);

    const seen = (await person.call(diaryCalls.getmatterlist, { body: { matterID: own.id } })).body;
    expect(seen.rows).toEqual([]);
    const preview = await person.call(statutoryDateCalls.previewStatutoryMoves, { body: { matterID: own.id } });
    expect(preview.status).toBe(404);
    // The firm's reach ended with the dates: the same person still writes nothing into the diary or elsewhere.
    const entry = { matterID: own.id, title: 'Mine', date: '2026-12-01' };
    expect((await person.call(diaryCalls.add, { body: entry })).status).toBe(403);
    expect((await person.call(partyCalls['child.add'], { body: { matterID: matter.id, surname: 'X' } })).status).toBe(
      404,
    );
  });
});

describe('somebody given one matter without any right', () => {
  test('is shown no number: it is as unknown as one that is not there', async () => {
    const person = await createOutsider('UserMatterAccess', []);
    const reveal = (id: number) =>
      person.call(auditTrailCalls.reveal, { body: { entityType: 'matter_party', id, field: 'idNumber' } });
    const [there, unknown] = [await reveal(matter.mainId), await reveal(987_654_321)];
    expect([there.status, there.problem]).toEqual([404, unknown.problem]);
  });

  test('sees and moves no statutory date; with the right to the diary they do', async () => {
    const moves = { matterID: matter.id, moves: [] };
    const term = { matterID: matter.id, rule: 'death-notice', note: 'Later' } as never;
    const requestAll = async (person: TestPerson) => [
      (await person.call(statutoryDateCalls.getStatutoryDates, { query: { matterID: matter.id } })).status,
      (await person.call(statutoryDateCalls.previewStatutoryMoves, { body: { matterID: matter.id } })).status,
      (await person.call(statutoryDateCalls.applyStatutoryMoves, { body: moves })).status,
      (await person.call(statutoryDateCalls.saveStatutoryTerm, { body: term })).status,
    ];
    expect(await requestAll(await createOutsider('UserMatterAccess', []))).toEqual([404, 404, 404, 404]);
    const withDiary = await createOutsider('UserMatterAccess', ['diary']);
    expect((await requestAll(withDiary)).slice(0, 3)).toEqual([200, 200, 200]);
    const entry = { matterID: matter.id, title: 'Mine', date: '2026-12-01' };
    expect((await withDiary.call(diaryCalls.add, { body: entry })).status).toBe(200);
  });
});

describe('a party out of its place', () => {
  test('is refused: an insolvent where the matter has none', async () => {
    const add = (matterID: number) =>
      firm.admin.call(partyCalls['insolvent.add'], { body: { matterID, surname: 'Second' } });
    const refused = await add(matter.id);
    expect([refused.status, Object.keys(refused.problem)]).toEqual([422, ['matterID']]);
    expect((await add((await createMatter(testApp, firm, { systemType: 1 })).id)).status).toBe(200);
  });

  test.each(['child', 'spouse', 'personofinterest', 'auditor', 'taxpractitioner'] as const)(
    'is refused: a %s taken from an entry that is not in a directory of the firm',
    async (key) => {
      const other = await testApp.createFirm();
      const foreign = await openFirmScope(testApp.test.database, other.id).transaction((tx) =>
        tx.one<{ id: number }>(sql`insert into auditor (name) values ('Theirs') returning id`),
      );
      const add = (globalID: number) =>
        firm.admin.call(partyCalls[`${key}.add`], { body: { matterID: matter.id, surname: 'X', globalID } });
      const [unknown, theirs] = [await add(987_654_321), await add(foreign.id)];
      expect([unknown.status, Object.keys(unknown.problem)]).toEqual([422, ['globalID']]);
      expect([theirs.status, theirs.problem]).toEqual([unknown.status, unknown.problem]);
    },
  );
});
