import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { clientBookCalls } from '@boedel/contract/client-book/client-book.calls';
import { taskCalls } from '@boedel/contract/tasks/tasks.calls';
import { toLocalDate } from '@boedel/domain/dates/local-date';
import { w3Client } from '@boedel/domain/die-today/w3.testing';
import { formatInEnglish } from '@boedel/domain/law/message';
import { expect, test } from 'vitest';
import { createMatter } from '../../testing/a-matter';
import { createTestApp } from '../../testing/test-app';
import { sql } from '../../platform/db/sql';
import { openProviderScope, openFirmScope } from '../../platform/tenancy/scopes';
import { saveClient } from '../die-today/save-client.testing';

import { clientBookStore } from './client-book.store';
import { recomputeClients } from '../figures/recompute-clients';

const testApp = createTestApp();

test('the day to look again is a task of whoever answers for the client; the next review does it', async () => {
  const firm = await testApp.createFirm();
  const { matterID } = await saveClient(testApp, firm, w3Client);
  const reviewClient = (nextOn: string | null) =>
    firm.admin.call(clientBookCalls.review, { body: { matterID, nextOn, note: null } });
  const listOpenTasks = async () =>
    (await firm.admin.call(taskCalls.getlist, { query: { matterID, ownerID: 0 } })).body.rows;
  await reviewClient('2098-03-01');
  expect(await listOpenTasks()).toMatchObject([
    { dueDate: '2098-03-01', title: expect.stringContaining('Review the plan of') },
  ]);
  await reviewClient('2099-03-01');
  expect(await listOpenTasks()).toMatchObject([{ dueDate: '2099-03-01' }]);
  // In the language of whoever is to do it.
  const provider = openProviderScope(testApp.test.database);
  await provider.transaction((tx) => tx.run(sql`update person set language = 'af' where id = ${firm.admin.personId}`));
  await reviewClient('2099-06-01');
  expect((await listOpenTasks())[0]!.title).toMatch(/^Hersien die plan van /);
  await reviewClient(null);
  expect(await listOpenTasks()).toEqual([]);
});

test('whoever reviewed looks again where the one who answers for the client does not work with clients', async () => {
  const firm = await testApp.createFirm();
  const { matterID } = await saveClient(testApp, firm, w3Client);
  const other = await firm.person(['Capture Matter'], { systemTypes: [2] });
  await openFirmScope(testApp.test.database, firm.id).transaction((tx) =>
    tx.run(sql`update matter set responsible_person_id = ${other.personId} where id = ${matterID}`),
  );
  const body = { matterID, nextOn: '2098-03-01', note: null };
  expect((await firm.admin.call(clientBookCalls.review, { body })).status).toBe(200);
  const { rows } = (await firm.admin.call(taskCalls.getlist, { query: { matterID, ownerID: 0 } })).body;
  expect(rows).toMatchObject([{ ownerID: firm.admin.personId }]);
});

test('a shortfall that was not worked out on this day is, in the background', async () => {
  const firm = await testApp.createFirm();
  const { matterID } = await saveClient(testApp, firm, w3Client);
  const scope = openFirmScope(testApp.test.database, firm.id);
  const forget = sql`update matter_figures set shortfall_cents = null, figured_on = '2020-01-01' where matter_id = ${matterID}`;
  await scope.transaction((tx) => tx.run(forget));
  const readShortfall = async () => (await firm.admin.call(clientBookCalls.list)).body[0]!.shortfall;
  expect(await readShortfall()).toBe(null);
  await recomputeClients(scope, toLocalDate('2026-11-17'));
  expect(await readShortfall()).toBe(614_460);
  expect(await scope.transaction((tx) => clientBookStore(tx).notFiguredOn(toLocalDate('2026-11-17')))).toEqual([]);
});

test('the book says who was reviewed when, who is short of most, and what changed since', async () => {
  const firm = await testApp.createFirm();
  const { matterID, idOf } = await saveClient(testApp, firm, w3Client);
  const { id: other } = await createMatter(testApp, firm, { systemType: 4 });
  const list = async () => (await firm.admin.call(clientBookCalls.list)).body;
  expect((await list()).map((row) => [row.matterID, row.isDue, row.shortfall])).toEqual([
    [matterID, true, 614_460],
    [other, true, null],
  ]);
  const review = (nextOn: string | null, id = matterID) =>
    firm.admin.call(clientBookCalls.review, { body: { matterID: id, nextOn, note: 'Cover was discussed.' } });
  expect((await review('2020-01-01')).status).toBe(422);
  const { body: reviewed } = await review('2099-01-01');
  const own = reviewed.find((row) => row.matterID === matterID)!;
  expect(own).toMatchObject({ isDue: false, nextOn: '2099-01-01', since: [], note: 'Cover was discussed.' });
  // Whoever waits for a review comes first.
  expect(reviewed[0]!.matterID).toBe(other);
  const { rows } = (await firm.admin.call(assetCalls.getbymatterid, { query: { matterID } })).body;
  const cash = rows.find(({ id }) => id === idOf('asset', 'Cash'))!;
  await firm.admin.call(assetCalls.update, {
    body: { ...cash, deceasedShareOfAmount: null, valuationAmount: 900_000 },
  });
  const after = (await list()).find((row) => row.matterID === matterID)!;
  expect(after.shortfall).toBeLessThan(614_460);
  expect(after.since.map(formatInEnglish)).toEqual(['The shortfall was R 614,460.00.', 'Assets changed: 1.']);
  const strangers = await testApp.createFirm();
  expect((await strangers.admin.call(clientBookCalls.list)).body).toEqual([]);
  expect((await strangers.admin.call(clientBookCalls.review, { body: { matterID } })).status).toBe(404);
});
