import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { databaseKind } from '../../testing/database';
import { type TestPerson, createTestApp } from '../../testing/test-app';
import { sql } from '../db/sql';
import { computeRequestKey, openFirmScope } from '../tenancy/scopes';

const testApp = createTestApp();
const add = (who: TestPerson, name: string, headers: Record<string, string>) =>
  testApp.fastify.inject({
    method: 'POST',
    url: '/api/auctioneer/add',
    headers: { authorization: `Bearer ${who.token}`, ...headers },
    payload: { name },
  });
const listNamed = (firmId: number, name: string) =>
  openFirmScope(testApp.test.database, firmId).transaction((tx) =>
    tx.rows(sql`select id from auctioneer where name = ${name}`),
  );

test('a change asked for again under its name is made once', async () => {
  const firm = await testApp.createFirm();
  const request = randomUUID();
  const first = await add(firm.admin, 'Karoo', { 'x-request-id': request });
  expect([first.statusCode, first.headers['x-request-id']]).toEqual([200, request]);
  // Whoever lost the answer asks again.
  const again = await add(firm.admin, 'Karoo', { 'x-request-id': request, 'x-asked-again': 'yes' });
  expect(again.statusCode).toBe(208);
  expect(again.json()).toEqual({
    error: 'This was saved the first time, although no answer arrived. The screen now shows what was saved.',
  });
  expect(await listNamed(firm.id, 'Karoo')).toHaveLength(1);

  // What was not made is made now; a colleague's change under the same name, or a name that is none, is one of its own.
  expect((await add(firm.admin, 'Veld', { 'x-request-id': randomUUID(), 'x-asked-again': 'yes' })).statusCode).toBe(
    200,
  );
  const colleague = await firm.person(['Admin']);
  expect((await add(colleague, 'Kaap', { 'x-request-id': request, 'x-asked-again': 'yes' })).statusCode).toBe(200);
  const odd = await add(firm.admin, 'Bos', { 'x-request-id': "1'; drop table", 'x-asked-again': 'yes' });
  expect(odd.statusCode).toBe(200);
  expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test.runIf(databaseKind === 'server')('a first one that is still being committed is waited for', async () => {
  const firm = await testApp.createFirm();
  const request = randomUUID();
  let [letGo, begin] = [(): void => undefined, (): void => undefined];
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const work = { id: firm.admin.personId, request: computeRequestKey(request) };
  const first = openFirmScope(testApp.test.database, firm.id, work).transaction(async (tx) => {
    await tx.run(sql`insert into audit_entry (person_id, person_name, action, entity_type, entity_id, request_id)
      values (${firm.admin.personId}, 'Somebody', 'auctioneer.added', 'auctioneer', 1, ${request})`);
    begin();
    await held;
  });
  await begun;
  let answered = false;
  const again = add(firm.admin, 'Karoo', { 'x-request-id': request, 'x-asked-again': 'yes' }).then((answer) => {
    answered = true;
    return answer.statusCode;
  });
  await pause(200);
  expect(answered).toBe(false);
  letGo();
  await first;
  expect(await again).toBe(208);
  expect(await listNamed(firm.id, 'Karoo')).toEqual([]);
});
