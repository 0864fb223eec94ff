import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

interface SpecCoverage {
  readonly have: number;
  readonly of: number;
  readonly missing: readonly string[];
}

test('npm run spec tells programs how much of the specification is in: all of it', () => {
  const printed = execFileSync(process.execPath, ['scripts/spec.mjs', '--json'], { encoding: 'utf8', timeout: 50_000 });
  const coverage = JSON.parse(printed) as Record<string, SpecCoverage>;
  expect(Object.keys(coverage)).toEqual(['calls', 'routes', 'lookups', 'templates', 'statements']);
  for (const { have, of, missing } of Object.values(coverage)) expect([have, missing]).toEqual([of, []]);
  expect(coverage['calls']!.of).toBeGreaterThan(300);
  expect(coverage['routes']!.of).toBeGreaterThan(100);
  expect(coverage['templates']!.of).toBeGreaterThan(100);
}, 60_000);
