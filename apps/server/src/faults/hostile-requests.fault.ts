import { areas } from '@boedel/contract/all-calls';
import type { Call } from '@boedel/contract/call';
import { beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../demo/load-demo';
import { testHouse } from '../testing/house';
import { sampleFor } from '../testing/sample';
import { chance, tell } from './tell';

const declared: Call[] = Object.values(areas).flatMap((area) => Object.values(area as Record<string, Call>));
const house = testHouse();
beforeAll(async () => void (await loadDemo(house.parts)));

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
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
  nested(200),
  { toString: 1 },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  true,
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
];

/** An address carries text alone. */
const inAnAddress = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(query) as object).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

test('no request, however meant, is answered with an error of ours', async () => {
  const some = chance();
  const pick = <T>(from: readonly T[]): T => from[Math.floor(some() * from.length)]!;
  const firm = await house.aFirm();
  const each = Number(process.env['HOSTILE'] ?? 12);
  const broken: string[] = [];
  let sent = 0;
  /** A sample of what is asked for, with some of its fields made hostile. */
  const twisted = (sample: unknown): unknown => {
    if (some() < 0.1) return pick(hostile);
    if (typeof sample !== 'object' || sample === null) return pick(hostile);
    if (Array.isArray(sample)) return some() < 0.5 ? sample.map(twisted) : [...sample, pick(hostile)];
    return Object.fromEntries(
      Object.entries(sample).map(([key, value]) => [key, some() < 0.5 ? value : twisted(value)]),
    );
  };
  for (const call of declared) {
    if (call.who.kind === 'public' || call.who.kind === 'provider' || call.upload) continue;
    for (let n = 0; n < each; n += 1) {
      const query = twisted(sampleFor(call.query, 1));
      const body = twisted(sampleFor(call.body, 1));
      const { status } = await house.callAs(firm.admin.token, call, {
        query: inAnAddress(query),
        body,
      });
      sent += 1;
      if (status >= 500)
        broken.push(`${call.method} ${call.path}: ${status} ${JSON.stringify({ query, body }).slice(0, 400)}`);
    }
  }
  tell('hostile requests', { sent, broken: broken.length });
  expect(broken).toEqual([]);
});
