import { auditTrailCalls } from '@boedel/contract/audit-trail/audit-trail.calls';
import { areas } from '@boedel/contract/all-calls';
import type { Call } from '@boedel/contract/call';
import { diaryCalls, statutoryDateCalls } from '@boedel/contract/diary/diary.calls';
import { directoryOfMatterCalls } from '@boedel/contract/directories/directories.calls';
import { introducerCalls } from '@boedel/contract/introducers/introducers.calls';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { executorCalls, recipientCalls } from '@boedel/contract/matter-people/matter-people.calls';
import { mainPartyCalls, partyCalls } from '@boedel/contract/parties/parties.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { aMatter, giveAccess } from '../../testing/a-matter';
import { type Somebody, type TestFirm, testHouse } from '../../testing/house';
import { sampleFor } from '../../testing/sample';

const house = testHouse();
let firm: TestFirm;
let matter: { id: number; mainId: number };
beforeAll(async () => {
  firm = await house.aFirm();
  matter = await aMatter(house, firm, { diedOn: '2026-09-01' });
  await tenantDoor(house.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update matter_party set id_number = '8504175123087' where id = ${matter.mainId}`),
  );
});

const outsider = async (role: 'UserMatterAccess' | 'JointAppointee', rights: readonly string[]): Promise<Somebody> => {
  const person = await firm.person([role], { systemTypes: role === 'JointAppointee' ? [2] : [] });
  await giveAccess(house, firm, matter.id, person, { mayCapture: true, rights });
  return person;
};
const everyRight = ['diary', 'notes', 'estate', 'money', 'documents', 'reports'];

const ofTheFirm: readonly Call[] = [
  matterCalls.update,
  matterCalls.updatestatus,
  matterCalls._delete,
  matterCalls.changeSystemTypeToDeceased,
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
    const person = await outsider(role, everyRight);
    for (const call of ofTheFirm) {
      const sent = { query: sampleFor(call.query, matter.id), body: sampleFor(call.body, matter.id) };
      expect([call.path, (await house.callAs(person.token, call, sent)).status]).toEqual([call.path, 403]);
    }
  });

  test('with the right to the estate captures its parties and shows their numbers', async () => {
    const person = await outsider(role, ['estate']);
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
    const person = await outsider(
      role,
      everyRight.filter((right) => right !== 'estate'),
    );
    const parties = Object.values(areas)
      .flatMap((area) => Object.values(area as Record<string, Call>))
      .filter((call) => /^\/api\/(mainparty|spouse|child|personofinterest|insolvent|matterauditor)\//.test(call.path));
    expect(parties.length).toBeGreaterThan(20);
    for (const call of parties) {
      for (const id of [matter.id, matter.mainId, child.id]) {
        const sent = { query: sampleFor(call.query, id), body: sampleFor(call.body, id) };
        expect([call.path, (await house.callAs(person.token, call, sent)).status]).toEqual([call.path, 404]);
      }
    }
  });
});

describe('somebody given one matter without any right', () => {
  test('is shown no number: it is as unknown as one that is not there', async () => {
    const person = await outsider('UserMatterAccess', []);
    const reveal = (id: number) =>
      person.call(auditTrailCalls.reveal, { body: { entityType: 'matter_party', id, field: 'idNumber' } });
    const [there, unknown] = [await reveal(matter.mainId), await reveal(987_654_321)];
    expect([there.status, there.problem]).toEqual([404, unknown.problem]);
  });

  test('sees and moves no statutory date; with the right to the diary they do', async () => {
    const moves = { matterID: matter.id, moves: [] };
    const term = { matterID: matter.id, rule: 'death-notice', note: 'Later' } as never;
    const asked = async (person: Somebody) => [
      (await person.call(statutoryDateCalls.getStatutoryDates, { query: { matterID: matter.id } })).status,
      (await person.call(statutoryDateCalls.previewStatutoryMoves, { body: { matterID: matter.id } })).status,
      (await person.call(statutoryDateCalls.applyStatutoryMoves, { body: moves })).status,
      (await person.call(statutoryDateCalls.saveStatutoryTerm, { body: term })).status,
    ];
    expect(await asked(await outsider('UserMatterAccess', []))).toEqual([404, 404, 404, 404]);
    const withDiary = await outsider('UserMatterAccess', ['diary']);
    expect((await asked(withDiary)).slice(0, 3)).toEqual([200, 200, 200]);
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
    expect((await add((await aMatter(house, firm, { systemType: 1 })).id)).status).toBe(200);
  });

  test.each(['child', 'spouse', 'personofinterest', 'auditor', 'taxpractitioner'] as const)(
    'is refused: a %s taken from an entry that is not in a directory of the firm',
    async (key) => {
      const other = await house.aFirm();
      const foreign = await tenantDoor(house.test.database, other.id).transaction((tx) =>
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
