import { expect, test } from 'vitest';
import { loadDemo } from '../../demo/load-demo';
import { demoPeople } from '../../demo/people';
import { createTestApp } from '../../testing/test-app';
import { sqlName, sql } from '../db/sql';

const testApp = createTestApp({ API_DOCS: 'off' });
const behind = createTestApp({ TRUST_PROXY: '1', METRICS_TOKEN: 'for the collector' });

test('the pages about the calls can be shut', async () => {
  for (const url of ['/api/docs', '/api/openapi.json'])
    expect((await testApp.fastify.inject(url)).statusCode, url).toBe(404);
});

test('metrics are open to this machine, but never through a proxy on it', async () => {
  expect((await testApp.fastify.inject('/metrics')).statusCode).toBe(200);
  for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']) {
    const asked = await testApp.fastify.inject({ url: '/metrics', headers: { [header]: 'anything' } });
    expect(asked.statusCode, header).toBe(403);
  }
  expect((await behind.fastify.inject('/metrics')).statusCode).toBe(403);
  const authorization = 'Bearer for the collector';
  expect((await behind.fastify.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(200);
});

test('the demo and its sign-ins are never loaded in production', async () => {
  const config = { ...testApp.services.config, isProduction: true };
  expect(await loadDemo({ ...testApp.services, config })).toBe(false);
  const emails = demoPeople.map(({ email }) => email);
  const found = await testApp.test.database.asOwner((tx) =>
    tx.rows(sql`select id from person where email = any(${emails}::text[])`),
  );
  expect(found).toEqual([]);
});

test('a demo may be its firms and people alone, or not be loaded at all', async () => {
  const loadDemoAs = (DEMO: 'people' | 'off') =>
    loadDemo({ ...testApp.services, config: { ...testApp.services.config, DEMO } });
  const countRows = (table: string) =>
    testApp.test.database.asOwner((tx) =>
      tx.one<{ count: number }>(sql`select count(*)::int as count from ${sqlName(table)}`),
    );
  expect(await loadDemoAs('off')).toBe(false);
  expect(await countRows('intermediary')).toEqual({ count: 0 });
  expect(await loadDemoAs('people')).toBe(true);
  expect(await countRows('person')).toEqual({ count: demoPeople.length });
  expect(await countRows('matter')).toEqual({ count: 0 });
});
