import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { sql } from '../db/sql';
import { readTokenCaller } from '../session/identify-caller';
import { openProviderScope, type FirmScope, openFirmScope } from '../tenancy/scopes';
import { runByToken } from './run-by-token';

const testApp = createTestApp();
const runChange = (query: ReturnType<typeof sql>) =>
  openProviderScope(testApp.test.database).transaction((tx) => tx.run(query));
const listNames = (firmId: number) =>
  openFirmScope(testApp.test.database, firmId).transaction((tx) =>
    tx.rows<{ name: string }>(sql`select name from auctioneer order by id`),
  );
const listTrail = (firmId: number) =>
  openFirmScope(testApp.test.database, firmId).transaction((tx) =>
    tx.rows<{ person_name: string }>(sql`select person_name from audit_entry where action = 'auctioneer.added'`),
  );

async function createPerson() {
  const firm = await testApp.createFirm();
  const { token, personId } = firm.admin;
  const headers = { authorization: `Bearer ${token}` };
  return {
    firm,
    personId,
    list: () => testApp.fastify.inject({ method: 'GET', url: '/api/auctioneer/getlist?take=5', headers }),
    add: (name: string) =>
      testApp.fastify.inject({ method: 'POST', url: '/api/auctioneer/add', headers, payload: { name } }),
  };
}

test('whoever was put out since their token was made reads nothing and changes nothing', async () => {
  const { firm, personId, list, add } = await createPerson();
  expect((await add('Karoo')).statusCode).toBe(200);
  await runChange(sql`update session set ended_at = now() where person_id = ${personId}`);
  const answers = await Promise.all([list(), add('Veld')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  expect(answers.map(({ body }) => body.includes('Karoo'))).toEqual([false, false]);
  expect(await listNames(firm.id)).toEqual([{ name: 'Karoo' }]);
});

test('a role that was taken away is gone at once, whatever the token says', async () => {
  const { firm, personId, list, add } = await createPerson();
  await add('Karoo');
  await runChange(sql`update membership set roles = '{Client}' where person_id = ${personId}`);
  const answers = await Promise.all([list(), add('Veld')]); // what everybody in the firm may read, and what not
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403]);
  expect(answers.map(({ headers }) => typeof headers['user-token'])).toEqual(['string', 'string']);
  expect(await listNames(firm.id)).toEqual([{ name: 'Karoo' }]);
});

test('where only what the token tells is outdated, the work is done once, as the person now is', async () => {
  const { firm, personId, add, list } = await createPerson();
  await runChange(sql`update person set full_name = 'Anna Nuut' where id = ${personId}`);
  const added = await add('Karoo');
  expect([added.statusCode, typeof added.headers['user-token']]).toEqual([200, 'string']);
  expect(await listNames(firm.id)).toEqual([{ name: 'Karoo' }]);
  expect(await listTrail(firm.id)).toEqual([{ person_name: 'Anna Nuut' }]);
  expect((await list()).json()).toMatchObject({ total: 1 });
});

test('a token of before the stamp, or of other terms, is looked up, and replaced', async () => {
  const { firm, personId } = await createPerson();
  const { tokens, clock } = testApp.services;
  const { claims, ...ids } = await tokens.verify(firm.admin.token, clock());
  expect(personId).toBe(ids.personId);
  const { stamp, ...without } = claims;
  for (const shown of [
    without,
    { ...claims, stamp: `${String(stamp).split(' ')[0]} 1999-01-01` },
    { ...claims, stamp: 'x' },
  ]) {
    const token = await tokens.sign({ ...ids, shown }, 60, clock());
    const headers = { authorization: `Bearer ${token}` };
    const answer = await testApp.fastify.inject({ method: 'GET', url: '/api/auctioneer/getlist?take=5', headers });
    expect(answer.statusCode).toBe(200);
    const fresh = await tokens.verify(String(answer.headers['user-token']), clock());
    expect(fresh.claims['stamp']).toBe(stamp);
  }
});

test('by a token that still holds nobody is asked for', async () => {
  const { list, add } = await createPerson();
  await add('Karoo');
  const asked: string[] = [];
  const { database } = testApp.services;
  const single = database.single.bind(database);
  database.single = (query) => {
    asked.push(query.text);
    return single(query);
  };
  try {
    expect((await list()).statusCode).toBe(200);
    expect(asked).toEqual([]);
    expect((await add('')).statusCode).toBe(400); // nothing was opened, so it is asked who calls before that is said
    expect(asked.length).toBe(1);
  } finally {
    database.single = single;
  }
});

test('who was let in stays so until the call is done, and what it has changed is not done over', async () => {
  const { firm, personId } = await createPerson();
  const { tokens, database, clock } = testApp.services;
  const verified = await tokens.verify(firm.admin.token, clock());
  const known = readTokenCaller(verified, 'a request', clock())!;
  const working = { id: personId, types: known.actor.types ?? [] };
  const doors = {
    plain: openFirmScope(database, firm.id, working),
    stamped: openFirmScope(database, firm.id, { ...working, stamp: known.stamp }),
  };
  const addAuctioneer = (scope: FirmScope, name: string) =>
    scope.transaction((tx) => tx.run(sql`insert into auctioneer (name) values (${name})`));
  const failAsking = async (): Promise<never> => {
    throw new Error('asked for');
  };
  const steps = { ask: failAsking, letIn: failAsking as never, work: failAsking };
  const beginRequest = async (through: (both: typeof doors) => FirmScope): Promise<string> => {
    const scope = through(doors);
    await addAuctioneer(scope, 'Een');
    await runChange(sql`update session set ended_at = now() where person_id = ${personId}`);
    await addAuctioneer(scope, 'Twee');
    return 'done';
  };
  expect(await runByToken({ ...steps, begin: beginRequest })).toBe('done');
  expect(await listNames(firm.id)).toEqual([{ name: 'Een' }, { name: 'Twee' }]);
  await expect(runByToken({ ...steps, begin: beginRequest })).rejects.toThrow('asked for');
  expect((await listNames(firm.id)).length).toBe(2);
});

test('of two things that are wrong, who calls is said first', async () => {
  const { personId, add } = await createPerson();
  expect((await add('')).statusCode).toBe(400);
  await runChange(sql`update session set ended_at = now() where person_id = ${personId}`);
  expect((await add('')).statusCode).toBe(401);
});
