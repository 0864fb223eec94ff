import { expect, test } from 'vitest';
import { testHouse } from '../../testing/house';
import { sql } from '../db/sql';
import { inToken } from '../session/who-calls';
import { providerDoor, type Tenant, tenantDoor } from '../tenancy/doors';
import { byToken } from './by-token';

const house = testHouse();
const change = (query: ReturnType<typeof sql>) => providerDoor(house.test.database).transaction((tx) => tx.run(query));
const named = (firmId: number) =>
  tenantDoor(house.test.database, firmId).transaction((tx) =>
    tx.rows<{ name: string }>(sql`select name from auctioneer order by id`),
  );
const trail = (firmId: number) =>
  tenantDoor(house.test.database, firmId).transaction((tx) =>
    tx.rows<{ person_name: string }>(sql`select person_name from audit_entry where action = 'auctioneer.added'`),
  );

async function somebody() {
  const firm = await house.aFirm();
  const { token, personId } = firm.admin;
  const headers = { authorization: `Bearer ${token}` };
  return {
    firm,
    personId,
    list: () => house.app.inject({ method: 'GET', url: '/api/auctioneer/getlist?take=5', headers }),
    add: (name: string) => house.app.inject({ method: 'POST', url: '/api/auctioneer/add', headers, payload: { name } }),
  };
}

test('whoever was put out since their token was made reads nothing and changes nothing', async () => {
  const { firm, personId, list, add } = await somebody();
  expect((await add('Karoo')).statusCode).toBe(200);
  await change(sql`update session set ended_at = now() where person_id = ${personId}`);
  const answers = await Promise.all([list(), add('Veld')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  expect(answers.map(({ body }) => body.includes('Karoo'))).toEqual([false, false]);
  expect(await named(firm.id)).toEqual([{ name: 'Karoo' }]);
});

test('a role that was taken away is gone at once, whatever the token says', async () => {
  const { firm, personId, list, add } = await somebody();
  await add('Karoo');
  await change(sql`update membership set roles = '{Client}' where person_id = ${personId}`);
  const answers = await Promise.all([list(), add('Veld')]); // what everybody in the firm may read, and what not
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403]);
  expect(answers.map(({ headers }) => typeof headers['user-token'])).toEqual(['string', 'string']);
  expect(await named(firm.id)).toEqual([{ name: 'Karoo' }]);
});

test('where only what the token tells is outdated, the work is done once, as the person now is', async () => {
  const { firm, personId, add, list } = await somebody();
  await change(sql`update person set full_name = 'Anna Nuut' where id = ${personId}`);
  const added = await add('Karoo');
  expect([added.statusCode, typeof added.headers['user-token']]).toEqual([200, 'string']);
  expect(await named(firm.id)).toEqual([{ name: 'Karoo' }]);
  expect(await trail(firm.id)).toEqual([{ person_name: 'Anna Nuut' }]);
  expect((await list()).json()).toMatchObject({ total: 1 });
});

test('a token of before the stamp, or of other terms, is looked up, and replaced', async () => {
  const { firm, personId } = await somebody();
  const { tokens, clock } = house.parts;
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
    const answer = await house.app.inject({ method: 'GET', url: '/api/auctioneer/getlist?take=5', headers });
    expect(answer.statusCode).toBe(200);
    const fresh = await tokens.verify(String(answer.headers['user-token']), clock());
    expect(fresh.claims['stamp']).toBe(stamp);
  }
});

test('by a token that still holds nobody is asked for', async () => {
  const { list, add } = await somebody();
  await add('Karoo');
  const asked: string[] = [];
  const { database } = house.parts;
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
  const { firm, personId } = await somebody();
  const { tokens, database, clock } = house.parts;
  const verified = await tokens.verify(firm.admin.token, clock());
  const known = inToken(verified, 'a request', clock())!;
  const working = { id: personId, types: known.actor.types ?? [] };
  const doors = {
    plain: tenantDoor(database, firm.id, working),
    stamped: tenantDoor(database, firm.id, { ...working, stamp: known.stamp }),
  };
  const added = (tenant: Tenant, name: string) =>
    tenant.transaction((tx) => tx.run(sql`insert into auctioneer (name) values (${name})`));
  const ask = async (): Promise<never> => {
    throw new Error('asked for');
  };
  const steps = { ask, letIn: ask as never, work: ask };
  const begin = async (through: (both: typeof doors) => Tenant): Promise<string> => {
    const tenant = through(doors);
    await added(tenant, 'Een');
    await change(sql`update session set ended_at = now() where person_id = ${personId}`);
    await added(tenant, 'Twee');
    return 'done';
  };
  expect(await byToken({ ...steps, begin })).toBe('done');
  expect(await named(firm.id)).toEqual([{ name: 'Een' }, { name: 'Twee' }]);
  await expect(byToken({ ...steps, begin })).rejects.toThrow('asked for');
  expect((await named(firm.id)).length).toBe(2);
});

test('of two things that are wrong, who calls is said first', async () => {
  const { personId, add } = await somebody();
  expect((await add('')).statusCode).toBe(400);
  await change(sql`update session set ended_at = now() where person_id = ${personId}`);
  expect((await add('')).statusCode).toBe(401);
});
