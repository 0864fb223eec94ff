import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

interface SpecCoverage {
  readonly have: number;
  readonly of: number;
  readonly missing: readonly string[];
}

test('npm run spec tells programs how much of the specification is in', () => {
  const printed = execFileSync(process.execPath, ['scripts/spec.mjs', '--json'], { encoding: 'utf8', timeout: 50_000 });
  const coverage = JSON.parse(printed) as Record<string, SpecCoverage>;
  expect(Object.keys(coverage)).toEqual(['calls', 'routes', 'lookups', 'templates', 'statements']);
  for (const { have, of, missing } of Object.values(coverage)) expect(have + missing.length).toBe(of);
  expect(coverage['lookups']!.missing).toEqual([]);
  expect(coverage['statements']!.missing).toEqual([]);
  expect(coverage['calls']!.have).toBeGreaterThan(300);
}, 60_000);
