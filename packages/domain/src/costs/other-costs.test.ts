import { describe, expect, test } from 'vitest';
import { expectGranted, readRefusalFields } from '../law/testing';
import { toLocalDate } from '../dates/local-date';
import { startWorking } from '../law/worked';
import { cents, rand } from '../money/cents';
import { percent } from '../money/fraction';
import { type AdministrationCost, computeAdministrationCosts } from './administration-costs';
import { computeAdvertisingCost } from './advertising';
import { overrideFigure } from './override';
import { computeBondPremium } from './security';

const day = toLocalDate('2026-11-15');

describe('a figure set by hand', () => {
  const computed = startWorking('Fee', 's 51').line('Base', rand(100)).gives(rand(3.5));
  test('shows the computed figure, the new one and the reason, and can be undone', () => {
    const overridden = expectGranted(overrideFigure(computed, { amount: rand(3), reason: 'Taxed by the Master' }));
    expect(overridden.value).toBe(rand(3));
    expect(overridden.computed).toBe(computed);
    expect(overridden.lines).toEqual([
      { label: 'As computed', value: rand(3.5), section: 's 51', from: computed },
      { label: 'Set by hand', value: rand(3), note: 'Taxed by the Master' },
    ]);
    expect(overrideFigure(overridden.computed)).toEqual({ ...computed, computed });
  });
  test('needs a reason, and an amount of nil or more', () => {
    expect(readRefusalFields(overrideFigure(computed, { amount: cents(-1), reason: '  ' }))).toEqual([
      'override.amount',
      'override.reason',
    ]);
  });
});

describe('advertising', () => {
  const creditors = { kind: 'creditors', publishedOn: day } as const;
  test('takes the invoice where there is one and the budget, so marked, where not', () => {
    const cost = expectGranted(
      computeAdvertisingCost('ZA', [
        { ...creditors, gazette: rand(43.1), newspaper: rand(612) },
        { kind: 'inspection', publishedOn: day, newspaper: rand(700) },
      ]),
    );
    expect(cost.value).toBe(rand(43.1 + 612 + 40 + 700));
    expect(cost.lines.map((line) => line.note !== undefined)).toEqual([false, false, true, false]);
  });
  test('has no budget for Namibia: the invoice is asked for', () => {
    expect(readRefusalFields(computeAdvertisingCost('NA', [creditors]))).toEqual(['notices.0.gazette']);
    expect(readRefusalFields(computeAdvertisingCost('ZA', [{ ...creditors, gazette: cents(-1) }]))).toEqual([
      'notices.0.gazette',
    ]);
  });
});

describe('security', () => {
  test('the premium runs by the year, with VAT, and not below the minimum of the insurer', () => {
    const bond = { country: 'ZA', dueOn: day, secured: rand(900_000), years: 2 } as const;
    expect(computeBondPremium(bond)).toMatchObject({
      value: { premium: rand(9_000), vat: rand(1_350), total: rand(10_350) },
    });
    const quoted = { yearlyRate: percent('0.25'), minimumPerYear: rand(3_000) };
    expect(computeBondPremium({ ...bond, quoted })).toMatchObject({ value: { premium: rand(6_000) } });
    expect(readRefusalFields(computeBondPremium({ ...bond, years: 0.5, secured: cents(-1) }))).toEqual([
      'secured',
      'years',
    ]);
  });
});

test('costs stand in the order of the account, whatever the order of capture', () => {
  const createCost = (kind: AdministrationCost['kind'], amount: number): AdministrationCost => ({
    id: kind,
    kind,
    amount: rand(amount),
    narrative: kind,
  });
  const captured = [
    createCost('bankCharges', 415.6),
    createCost('mastersFee', 3_400),
    createCost('executorRemuneration', 65_643.48),
  ];
  const ordered = expectGranted(computeAdministrationCosts(captured));
  expect(ordered.value.costs.map(({ kind }) => kind)).toEqual(['executorRemuneration', 'mastersFee', 'bankCharges']);
  expect(ordered.value.total).toBe(rand(69_459.08));
  expect(readRefusalFields(computeAdministrationCosts([{ ...captured[0]!, amount: cents(-1) }]))).toEqual([
    'costs.bankCharges.amount',
  ]);
});
