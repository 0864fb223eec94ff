import { areas } from '@boedel/contract/all-calls';
import type { CallSpec } from '@boedel/contract/call';
import { beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../demo/load-demo';
import { createTestApp } from '../testing/test-app';
import { createSampleFor } from '../testing/sample';
import { createRandom, reportFault } from './report-fault';

const declared: CallSpec[] = Object.values(areas).flatMap((area) => Object.values(area as Record<string, CallSpec>));
const testApp = createTestApp();
beforeAll(async () => void (await loadDemo(testApp.services)));

const createNested = (depth: number): unknown => (depth === 0 ? 1 : { a: createNested(depth - 1) });
/** What a field may be sent in place of what it asks for. */
const hostile: readonly unknown[] = [
  null,
  '',
  '\u0000',
  '\ud800',
  "'; drop table matter; --",
  '{{constructor.constructor("return process")()}}',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  'x'.repeat(100_000),
  '𐀀'.repeat(5_000),
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  [null],
  {},
  createNested(200),
  { toString: 1 },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  true,
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
];

/** An address carries text alone. */
const toQueryParts = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(query) as object).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

test('no request, however meant, is answered with an error of ours', async () => {
  const some = createRandom();
  const pickOne = <T>(from: readonly T[]): T => from[Math.floor(some() * from.length)]!;
  const firm = await testApp.createFirm();
  const each = Number(process.env['HOSTILE'] ?? 12);
  const broken: string[] = [];
  let sent = 0;
  /** A sample of what is asked for, with some of its fields made hostile. */
  const twistSample = (sample: unknown): unknown => {
    if (some() < 0.1) return pickOne(hostile);
    if (typeof sample !== 'object' || sample === null) return pickOne(hostile);
    if (Array.isArray(sample)) return some() < 0.5 ? sample.map(twistSample) : [...sample, pickOne(hostile)];
    return Object.fromEntries(
      Object.entries(sample).map(([key, value]) => [key, some() < 0.5 ? value : twistSample(value)]),
    );
  };
  for (const call of declared) {
    if (call.who.kind === 'public' || call.who.kind === 'provider' || call.upload) continue;
    for (let n = 0; n < each; n += 1) {
      const query = twistSample(createSampleFor(call.query, 1));
      const body = twistSample(createSampleFor(call.body, 1));
      const { status } = await testApp.callAs(firm.admin.token, call, {
        query: toQueryParts(query),
        body,
      });
      sent += 1;
      if (status >= 500)
        broken.push(`${call.method} ${call.path}: ${status} ${JSON.stringify({ query, body }).slice(0, 400)}`);
    }
  }
  reportFault('hostile requests', { sent, broken: broken.length });
  expect(broken).toEqual([]);
});
