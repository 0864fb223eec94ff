import type { WireBody } from '@boedel/contract/call';
import { labelCalls } from '@boedel/contract/matter-settings/matter-settings.calls';
import { matterListCalls } from '@boedel/contract/matter/matter-list.calls';
import { tableCalls } from '@boedel/contract/reports/tables.calls';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
type BulkChangeBody = WireBody<typeof matterListCalls.bulk>['change'];
let firm: TestFirm;
let person: TestPerson;
let matterIDs: number[];
beforeAll(async () => {
  firm = await testApp.createFirm();
  person = await firm.person(['Capture Matter'], { systemType: 2 });
  matterIDs = [(await createMatter(testApp, firm)).id, (await createMatter(testApp, firm)).id];
});

const bulkChange = (what: BulkChangeBody, preview = false, ids = matterIDs, by = person) =>
  by.call(matterListCalls.bulk, { body: { matterIDs: ids, change: what, preview } });
const undo = (id: number, by = person) => by.call(matterListCalls.undoBulk, { body: { id } });
const readStates = async () => {
  const { body } = await person.call(matterCalls.getMatterList, { query: { matterIDs: matterIDs.join(',') } });
  return body.rows.map(({ responsibleUserID, watchList, labels }) => ({ responsibleUserID, watchList, labels }));
};

describe('a change of many matters at once', () => {
  test.each(['responsible', 'watch', 'label'] as const)(
    '(%s) only tells when asked to, is done, and is undone to what it was',
    async (action) => {
      const { body: label } = await firm.admin.call(labelCalls.add, { body: { name: `For ${action}` } });
      const what: Record<typeof action, BulkChangeBody> = {
        responsible: { action: 'responsible', userID: person.personId },
        watch: { action: 'watch', watchList: true },
        label: { action: 'label', labelID: label.id, isOn: true },
      };
      const before = await readStates();
      const preview = await bulkChange(what[action], true);
      expect(preview.body.undoID).toBeNull();
      expect(preview.body.lines).toHaveLength(2);
      expect(await readStates()).toEqual(before);
      const done = await bulkChange(what[action]);
      expect(done.body.lines).toEqual(preview.body.lines);
      const after = await readStates();
      expect(after.every((row, index) => JSON.stringify(row) !== JSON.stringify(before[index]))).toBe(true);
      expect((await undo(done.body.undoID!)).body).toEqual({ restored: 2, left: [] });
      expect(await readStates()).toEqual(before);
      expect((await undo(done.body.undoID!)).status).toBe(422);
    },
  );

  test('leaves out another firm’s matters, and takes no label or person of theirs', async () => {
    const other = await testApp.createFirm();
    const foreign = await createMatter(testApp, other);
    const { body: label } = await other.admin.call(labelCalls.add, { body: { name: 'Theirs' } });
    const { body } = await bulkChange({ action: 'watch', watchList: true }, true, [foreign.id, 987_654_321]);
    expect(body).toEqual({ lines: [], undoID: null });
    expect((await bulkChange({ action: 'label', labelID: label.id, isOn: true })).status).toBe(404);
    expect((await bulkChange({ action: 'responsible', userID: other.admin.personId })).status).toBe(404);
  });

  test('is for those who capture, and is undone by who made it alone', async () => {
    const reader = await firm.person([], { systemType: 2 });
    expect((await bulkChange({ action: 'watch', watchList: true }, true, matterIDs, reader)).status).toBe(403);
    const done = await bulkChange({ action: 'watch', watchList: true });
    expect((await undo(done.body.undoID!, firm.admin)).status).toBe(404);
    await undo(done.body.undoID!);
  });
});

describe('the tables as CSV', () => {
  test('hold the statuses each is for', async () => {
    const own = await testApp.createFirm();
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
    const isInTable = async (reportType: number) => {
      const { raw } = await keeper.call(tableCalls.downloadTableCSV, { query: { reportType } });
      return references.filter((reference) => raw.toString('utf8').includes(reference));
    };
    expect([await isInTable(5), await isInTable(8)]).toEqual([[pending, active, closed], [archived]]);
    const provider = await testApp.createFirm({ isProvider: true });
    const staff = await provider.person(['SuperAdmin'], { systemType: 2 });
    const isInMasterData = async (reportType: number) => {
      const query = { reportType, intermediaryID: own.id };
      const { raw } = await staff.call(tableCalls.downloadTableCSV, { query });
      return references.filter((reference) => raw.toString('utf8').includes(reference));
    };
    expect([await isInMasterData(7), await isInMasterData(9)]).toEqual([
      [pending, active],
      [closed, archived],
    ]);
    const client = await own.person(['JointAppointee'], { systemType: 2 });
    expect((await client.call(tableCalls.downloadTableCSV, { query: { reportType: 5 } })).status).toBe(403);
  });
});
