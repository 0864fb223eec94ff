import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { nil, rand } from '../money/cents';
import { percent } from '../money/fraction';
import { type CapturedLiability, computeLiabilityInterest, toLiabilities, sumOwedLines } from './captured-liability';
import { listLiabilityKinds } from './liability-kind';
import { checkStatus, liabilityStatuses, statusSteps } from './liability-status';

const today = toLocalDate('2026-06-01');
const createCapturedLiability = (more: Partial<CapturedLiability> = {}): CapturedLiability => ({
  id: '1',
  creditor: 'Absa',
  claimed: rand(100),
  kind: 'debtBeforeDeath',
  status: 'lodged',
  securedBy: [],
  ...more,
});

test('interest runs by days at the yearly rate and is rounded once', () => {
  const worked = computeLiabilityInterest(rand(1_000), {
    yearlyRate: percent('7.25'),
    from: toLocalDate('2026-03-01'),
    to: toLocalDate('2026-03-31'),
  });
  expect(worked.value).toBe(rand(5.96)); // 1 000 × 7,25% × 30 ÷ 365 = 5,9589
  expect(worked.lines.map(({ label }) => label)).toEqual(['Capital', '30 days from 2026-03-01 to 2026-03-31']);
});

test('a claim that was rejected or withdrawn is not in the estate; a disputed one still is', () => {
  const all = liabilityStatuses.map((status) => createCapturedLiability({ id: status, status }));
  expect(toLiabilities(all).map(({ id }) => id)).toEqual(['lodged', 'admitted', 'disputed']);
});

test('totals leave out what is not owed, and count it', () => {
  const lines = [
    { kind: 'funeral', isOwed: true, amount: rand(10) },
    { kind: 'funeral', isOwed: false, amount: rand(99) },
    { kind: 'debtBeforeDeath', isOwed: true, amount: rand(1) },
  ] as const;
  expect(sumOwedLines(lines)).toEqual({
    by: [
      { kind: 'debtBeforeDeath', count: 1, amount: rand(1) },
      { kind: 'funeral', count: 1, amount: rand(10) },
    ],
    total: rand(11),
    out: 1,
  });
  expect(sumOwedLines([]).total).toBe(nil);
});

describe('the order of decisions', () => {
  const decided = { statusOn: today, statusReason: 'Prescribed' };
  test.each(liabilityStatuses)('from %s only what may follow is let through', (from) => {
    const passed = liabilityStatuses.filter(
      (to) => to !== from && !isRefused(checkStatus({ status: to, ...decided }, { status: from }, today)),
    );
    expect(passed.toSorted()).toEqual([...statusSteps[from].next].toSorted());
  });
  test('nothing is decided before it was last decided, or ahead of today', () => {
    const before = { status: 'lodged', statusOn: toLocalDate('2026-05-01') } as const;
    const early = { status: 'admitted', statusOn: toLocalDate('2026-04-30') } as const;
    expect(checkStatus(early, before, today)?.refusals[0]?.field).toBe('statusDate');
    expect(checkStatus({ status: 'lodged', statusOn: toLocalDate('2026-06-02') }, undefined, today)).toBeDefined();
  });
});

test('a trust or a patient has no funeral', () => {
  expect(listLiabilityKinds(3)).not.toContain('funeral');
  expect(listLiabilityKinds(2)).toContain('funeral');
});
