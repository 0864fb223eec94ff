import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { formatInEnglish } from '@boedel/domain/law/message';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { openFirmScope } from '../../platform/tenancy/scopes';
import { createMatter } from '../../testing/a-matter';
import { type TestPerson, type TestFirm, createTestApp } from '../../testing/test-app';

const testApp = createTestApp();
let firm: TestFirm;
let writer: TestPerson;
let reader: TestPerson;
let matterID: number;
beforeAll(async () => {
  firm = await testApp.createFirm();
  writer = await firm.person(['Capture Matter'], { systemType: 2 });
  reader = await firm.person(['Capture Matter'], { systemType: 2 });
  ({ id: matterID } = await createMatter(testApp, firm));
});

const readInbox = async (of: TestPerson) => (await of.call(inboxCalls.getInbox, { query: {} })).body;

test('a mention and a date handed over wait for whom they are meant, and for nobody else', async () => {
  const mention = `<span data-person="${reader.personId}">@R</span> please ring the bank`;
  expect((await writer.call(noteCalls.add, { body: { matterID, comment: mention } })).status).toBe(200);
  const entry = { matterID, type: 1, title: 'Ring the bank', date: '2099-03-02', assignedUserID: reader.personId };
  const added = await writer.call(diaryCalls.add, { body: entry });
  // Changed without another person, it is not handed over again.
  await writer.call(diaryCalls.update, {
    body: { ...entry, id: added.body.id, version: added.body.version, note: 'x' },
  });
  const { unread, entries } = await readInbox(reader);
  expect(unread).toBe(2);
  expect(entries.map(({ kind, path, isRead }) => ({ kind, path, isRead }))).toEqual([
    { kind: 'handedOver', path: `/matters/${matterID}/diarymatter`, isRead: false },
    { kind: 'mention', path: `/matters/${matterID}/details?notes=1`, isRead: false },
  ]);
  expect(formatInEnglish(entries[0]!.words)).toMatch(
    /handed you Ring the bank, due 2099-03-02, in T\d+\/2026 Botha, Jan\.$/,
  );
  expect(await readInbox(writer)).toEqual({ unread: 0, entries: [] });
});

test('is marked read and unread, one or all, by the person alone', async () => {
  const markEntries = async (of: TestPerson, ids: number[] | null, isRead = true) =>
    (await of.call(inboxCalls.markRead, { body: { ids, isRead } })).body.unread;
  const ids = (await readInbox(reader)).entries.map(({ id }) => id);
  expect(await markEntries(writer, ids)).toBe(0);
  expect((await readInbox(reader)).unread).toBe(2);
  expect(await markEntries(reader, [ids[0]!])).toBe(1);
  expect(await markEntries(reader, null)).toBe(0);
  expect(await markEntries(reader, [ids[0]!], false)).toBe(1);
});

test('row security shows nobody another person’s', async () => {
  const readStored = (personId: number) =>
    openFirmScope(testApp.test.database, firm.id, { id: personId }).transaction((tx) =>
      tx.rows(sql`select id from inbox_entry`),
    );
  expect(await readStored(writer.personId)).toEqual([]);
  expect(await readStored(reader.personId)).toHaveLength(2);
});
