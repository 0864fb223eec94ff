import { diaryCalls } from '@boedel/contract/diary/diary.calls';
import { inboxCalls } from '@boedel/contract/inbox/inbox.calls';
import { noteCalls } from '@boedel/contract/notes/notes.calls';
import { inEnglish } from '@boedel/domain/law/said';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql';
import { tenantDoor } from '../../platform/tenancy/doors';
import { aMatter } from '../../testing/a-matter';
import { type Somebody, type TestFirm, testHouse } from '../../testing/house';

const house = testHouse();
let firm: TestFirm;
let writer: Somebody;
let reader: Somebody;
let matterID: number;
beforeAll(async () => {
  firm = await house.aFirm();
  writer = await firm.person(['Capture Matter'], { systemType: 2 });
  reader = await firm.person(['Capture Matter'], { systemType: 2 });
  ({ id: matterID } = await aMatter(house, firm));
});

const inbox = async (of: Somebody) => (await of.call(inboxCalls.getInbox, { query: {} })).body;

test('a mention and a date handed over wait for whom they are meant, and for nobody else', async () => {
  const mention = `<span data-person="${reader.personId}">@R</span> please ring the bank`;
  expect((await writer.call(noteCalls.add, { body: { matterID, comment: mention } })).status).toBe(200);
  const entry = { matterID, type: 1, title: 'Ring the bank', date: '2099-03-02', assignedUserID: reader.personId };
  const added = await writer.call(diaryCalls.add, { body: entry });
  // Changed without another person, it is not handed over again.
  await writer.call(diaryCalls.update, {
    body: { ...entry, id: added.body.id, version: added.body.version, note: 'x' },
  });
  const { unread, entries } = await inbox(reader);
  expect(unread).toBe(2);
  expect(entries.map(({ kind, path, isRead }) => ({ kind, path, isRead }))).toEqual([
    { kind: 'handedOver', path: `/matters/${matterID}/diarymatter`, isRead: false },
    { kind: 'mention', path: `/matters/${matterID}/details?notes=1`, isRead: false },
  ]);
  expect(inEnglish(entries[0]!.words)).toMatch(/handed you Ring the bank, due 2099-03-02, in T\d+\/2026 Botha, Jan\.$/);
  expect(await inbox(writer)).toEqual({ unread: 0, entries: [] });
});

test('is marked read and unread, one or all, by the person alone', async () => {
  const mark = async (of: Somebody, ids: number[] | null, isRead = true) =>
    (await of.call(inboxCalls.markRead, { body: { ids, isRead } })).body.unread;
  const ids = (await inbox(reader)).entries.map(({ id }) => id);
  expect(await mark(writer, ids)).toBe(0);
  expect((await inbox(reader)).unread).toBe(2);
  expect(await mark(reader, [ids[0]!])).toBe(1);
  expect(await mark(reader, null)).toBe(0);
  expect(await mark(reader, [ids[0]!], false)).toBe(1);
});

test('row security shows nobody another person’s', async () => {
  const seen = (personId: number) =>
    tenantDoor(house.test.database, firm.id, { id: personId }).transaction((tx) =>
      tx.rows(sql`select id from inbox_entry`),
    );
  expect(await seen(writer.personId)).toEqual([]);
  expect(await seen(reader.personId)).toHaveLength(2);
});
