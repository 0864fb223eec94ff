import { expect, test } from 'vitest';
import { loadDemo } from '../../demo/load-demo';
import { demoPeople } from '../../demo/people';
import { testHouse } from '../../testing/house';
import { name, sql } from '../db/sql';

const house = testHouse({ API_DOCS: 'off' });
const behind = testHouse({ TRUST_PROXY: '1', METRICS_TOKEN: 'for the collector' });

test('the pages about the calls can be shut', async () => {
  for (const url of ['/api/docs', '/api/openapi.json']) expect((await house.app.inject(url)).statusCode, url).toBe(404);
});

test('metrics are open to this machine, but never through a proxy on it', async () => {
  expect((await house.app.inject('/metrics')).statusCode).toBe(200);
  for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']) {
    const asked = await house.app.inject({ url: '/metrics', headers: { [header]: 'anything' } });
    expect(asked.statusCode, header).toBe(403);
  }
  expect((await behind.app.inject('/metrics')).statusCode).toBe(403);
  const authorization = 'Bearer for the collector';
  expect((await behind.app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(200);
});

test('the demo and its sign-ins are never loaded in production', async () => {
  const config = { ...house.parts.config, isProduction: true };
  expect(await loadDemo({ ...house.parts, config })).toBe(false);
  const emails = demoPeople.map(({ email }) => email);
  const found = await house.test.database.asOwner((tx) =>
    tx.rows(sql`select id from person where email = any(${emails}::text[])`),
  );
  expect(found).toEqual([]);
});

test('a demo may be its firms and people alone, or not be loaded at all', async () => {
  const loadedAs = (DEMO: 'people' | 'off') => loadDemo({ ...house.parts, config: { ...house.parts.config, DEMO } });
  const count = (table: string) =>
    house.test.database.asOwner((tx) =>
      tx.one<{ count: number }>(sql`select count(*)::int as count from ${name(table)}`),
    );
  expect(await loadedAs('off')).toBe(false);
  expect(await count('intermediary')).toEqual({ count: 0 });
  expect(await loadedAs('people')).toBe(true);
  expect(await count('person')).toEqual({ count: demoPeople.length });
  expect(await count('matter')).toEqual({ count: 0 });
});
