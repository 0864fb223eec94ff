import { expect, test } from 'vitest';
import { testHouse } from '../../testing/house';
import { sql } from '../db/sql';
import type { Called } from '../session/who-calls';
import type { Actor } from '../tenancy/actor';
import { providerDoor, tenantDoor } from '../tenancy/doors';
import { sideBySide } from './side-by-side';

test('the work does not wait for the answer who calls', async () => {
  let answer: (called: Called) => void = () => undefined;
  const calling = new Promise<Called>((resolve) => (answer = resolve));
  const actor = { personId: 1 } as Actor;
  const steps: string[] = [];
  const done = sideBySide(calling, actor, {
    letIn: (called) => (steps.push('let in'), called.actor),
    work: async (_, confirmed) => {
      steps.push('begun');
      await confirmed;
      steps.push('committed');
      return 'done';
    },
  });
  expect(steps).toEqual(['begun']);
  answer({ actor });
  expect(await done).toBe('done');
  expect(steps).toEqual(['begun', 'committed', 'let in']);
});

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

test('of two things that are wrong, who calls is said first', async () => {
  const { personId, add } = await somebody();
  expect((await add('')).statusCode).toBe(400);
  await change(sql`update session set ended_at = now() where person_id = ${personId}`);
  expect((await add('')).statusCode).toBe(401);
});
