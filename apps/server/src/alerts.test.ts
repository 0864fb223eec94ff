import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allJobs } from './areas/all-jobs';
import { renderMetrics } from './platform/metrics/metrics';

const rules = readFileSync(fileURLToPath(new URL('../../../deploy/alerts.yaml', import.meta.url)), 'utf8');

test('the alert rules ask for metrics, states and jobs that there are', async () => {
  const { text } = await renderMetrics();
  const metrics = [...text.matchAll(/^# TYPE (boedel_\w+)/gm)].map((found) => found[1]!);
  const asked = [...new Set(rules.match(/\bboedel_\w+/g))].map((name) => name.replace(/_(count|sum|bucket)$/, ''));
  expect(asked.length).toBeGreaterThan(3);
  for (const name of asked) expect(metrics).toContain(name);
  const kinds = new Set(allJobs.map(({ kind }) => kind.name));
  const askedKinds = [...rules.matchAll(/kind="([^"]+)"/g)].map((found) => found[1]!);
  expect(askedKinds).toContain('mail.send');
  for (const kind of askedKinds) expect([...kinds]).toContain(kind);
  for (const [, state] of rules.matchAll(/state="([^"]+)",?/g)) expect(['waiting', 'running', 'dead', 'failed']).toContain(state); // prettier-ignore
});

test('each rule says whom it wakes and what is the matter', () => {
  const each = rules.split('- alert: ').slice(1);
  expect(each.length).toBeGreaterThan(12);
  for (const rule of each) {
    expect(rule, rule).toMatch(/severity: (page|ticket)/);
    expect(rule, rule).toMatch(/summary: /);
    expect(rule, rule).toMatch(/expr: /);
  }
});
