import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { startDraining } from './health';

const testApp = createTestApp();

test('a process that is being stopped sends a balancer elsewhere, and serves what still comes', async () => {
  const before = await testApp.fastify.inject('/readyz');
  expect([before.statusCode, before.json().status]).toEqual([200, 'ready']);
  startDraining(testApp.fastify);
  const ready = await testApp.fastify.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'stopping' }]);
  const health = await testApp.fastify.inject('/healthz');
  expect([health.statusCode, health.headers.connection]).toEqual([200, 'close']);
});
