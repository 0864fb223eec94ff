import { companyCalls } from '@boedel/contract/firm/firm.calls';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app';
import { readConfig } from '../config/config';

/** The statuses of three requests through a proxy that adds the sender's address to whatever the sender wrote. */
async function listStatuses(
  app: ReturnType<typeof createTestApp>,
  forwarded: (ask: number) => string,
  remoteAddress: string,
) {
  const statuses = [];
  for (let ask = 0; ask < 3; ask += 1) {
    const answer = await app.fastify.inject({
      url: companyCalls.getIntermediaryCompany.path,
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded(ask) },
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

describe('with one proxy before the server', () => {
  const app = createTestApp({ TRUST_PROXY: 'true', REQUESTS_PER_MINUTE: '2' });

  test('an address the sender made up does not get them round the limit', async () => {
    const statuses = await listStatuses(app, (ask) => `198.51.100.${ask}, 203.0.113.7`, '10.0.0.1');
    expect(statuses).toEqual([401, 401, 429]);
  });

  test('others behind the same proxy are counted apart', async () => {
    expect(await listStatuses(app, (ask) => `203.0.113.${20 + ask}`, '10.0.0.1')).toEqual([401, 401, 401]);
  });
});

describe('with proxies known by their addresses', () => {
  const app = createTestApp({ TRUST_PROXY: '10.0.0.0/8, 192.0.2.1', REQUESTS_PER_MINUTE: '2' });

  test('what they add is believed, and what stands before it is not', async () => {
    const statuses = await listStatuses(app, (ask) => `198.51.100.${ask}, 203.0.113.7, 192.0.2.1`, '10.0.0.1');
    expect(statuses).toEqual([401, 401, 429]);
  });

  test('somebody who comes past them is not believed at all', async () => {
    expect(await listStatuses(app, (ask) => `203.0.113.${30 + ask}`, '203.0.113.9')).toEqual([401, 401, 429]);
  });
});

describe('the setting', () => {
  const read = (TRUST_PROXY?: string): unknown => readConfig({ TRUST_PROXY }).TRUST_PROXY;
  test.each<[string | undefined, unknown]>([
    [undefined, 0],
    ['', 0],
    ['false', 0],
    ['true', 1],
    ['2', 2],
    ['10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ])('%s', (given, meant) => expect(read(given)).toEqual(meant));

  test.each(['yes', '10.0.0.0/33', '10.0.0', '10.0.0.1,', '1.2.3.4/8/8'])('%s stops the start', (given) =>
    expect(() => read(given)).toThrow(/TRUST_PROXY: Enter the number of proxies/),
  );
});
