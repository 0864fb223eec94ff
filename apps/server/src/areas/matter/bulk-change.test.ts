import type { WireBody } from '@boedel/contract/call';
import { labelCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { tableCalls } from '@boedel/contract/reports/tables.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMatter } from '../../testing/a-matter';
import { type Somebody, type TestFirm, testHouse } from '../../testing/house';

const house = testHouse();
type Change = WireBody<typeof matterListCalls.bulk>['change'];
let firm: TestFirm;
let person: Somebody;
let matterIDs: number[];
beforeAll(async () => {
  firm = await house.aFirm();
  person = await firm.person(['Capture Matter'], { systemType: 2 });
  matterIDs = [(await aMatter(house, firm)).id, (await aMatter(house, firm)).id];
});

const change = (what: Change, preview = false, ids = matterIDs, by = person) =>
  by.call(matterListCalls.bulk, { body: { matterIDs: ids, change: what, preview } });
const undo = (id: number, by = person) => by.call(matterListCalls.undoBulk, { body: { id } });
const stand = async () => {
  const { body } = await person.call(matterCalls.getMatterList, { query: { matterIDs: matterIDs.join(',') } });
  return body.rows.map(({ responsibleUserID, watchList, labels }) => ({ responsibleUserID, watchList, labels }));
};

describe('a change of many matters at once', () => {
  test.each(['responsible', 'watch', 'label'] as const)(
    '(%s) only tells when asked to, is done, and is undone to what it was',
    async (action) => {
      const { body: label } = await firm.admin.call(labelCalls.add, { body: { name: `For ${action}` } });
      const what: Record<typeof action, Change> = {
        responsible: { action: 'responsible', userID: person.personId },
        watch: { action: 'watch', watchList: true },
        label: { action: 'label', labelID: label.id, isOn: true },
      };
      const before = await stand();
      const preview = await change(what[action], true);
      expect(preview.body.undoID).toBeNull();
      expect(preview.body.lines).toHaveLength(2);
      expect(await stand()).toEqual(before);
      const done = await change(what[action]);
      expect(done.body.lines).toEqual(preview.body.lines);
      const after = await stand();
      expect(after.every((row, index) => JSON.stringify(row) !== JSON.stringify(before[index]))).toBe(true);
      expect((await undo(done.body.undoID!)).body).toEqual({ restored: 2, left: [] });
      expect(await stand()).toEqual(before);
      expect((await undo(done.body.undoID!)).status).toBe(422);
    },
  );

  test('leaves out another firm’s matters, and takes no label or person of theirs', async () => {
    const other = await house.aFirm();
    const foreign = await aMatter(house, other);
    const { body: label } = await other.admin.call(labelCalls.add, { body: { name: 'Theirs' } });
    const { body } = await change({ action: 'watch', watchList: true }, true, [foreign.id, 987_654_321]);
    expect(body).toEqual({ lines: [], undoID: null });
    expect((await change({ action: 'label', labelID: label.id, isOn: true })).status).toBe(404);
    expect((await change({ action: 'responsible', userID: other.admin.personId })).status).toBe(404);
  });

  test('is for those who capture, and is undone by who made it alone', async () => {
    const reader = await firm.person([], { systemType: 2 });
    expect((await change({ action: 'watch', watchList: true }, true, matterIDs, reader)).status).toBe(403);
    const done = await change({ action: 'watch', watchList: true });
    expect((await undo(done.body.undoID!, firm.admin)).status).toBe(404);
    await undo(done.body.undoID!);
  });
});

describe('the tables as CSV', () => {
  test('hold the statuses each is for', async () => {
    const own = await house.aFirm();
    const keeper = await own.person(['Capture Matter'], { systemType: 2 });
    const references: string[] = [];
    for (const way of [[], [2], [2, 3], [2, 3, 4]]) {
      const { body } = await keeper.call(matterCalls.add, {
        body: { systemTypeID: 2, country: 'South Africa', main: { surname: 'Fourie' }, duplicatesSeen: true },
      });
      references.push(body.matter!.reference);
      for (const matterStatus of way) {
        await keeper.call(matterCalls.updatestatus, { body: { id: body.matter!.id, matterStatus } });
      }
    }
    const [pending, active, closed, archived] = references as [string, string, string, string];
    const inTable = async (reportType: number) => {
      const { raw } = await keeper.call(tableCalls.downloadTableCSV, { query: { reportType } });
      return references.filter((reference) => raw.toString('utf8').includes(reference));
    };
    expect([await inTable(5), await inTable(8)]).toEqual([[pending, active, closed], [archived]]);
    expect([await inTable(7), await inTable(9)]).toEqual([
      [pending, active],
      [closed, archived],
    ]);
    const client = await own.person(['JointAppointee'], { systemType: 2 });
    expect((await client.call(tableCalls.downloadTableCSV, { query: { reportType: 5 } })).status).toBe(403);
  });
});
