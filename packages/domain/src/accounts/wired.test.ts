import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { createTestDebt, createTestAsset, createTestEstate, createTaker } from '../estate/estate.testing';
import { nil, rand } from '../money/cents';
import { percent } from '../money/fraction';
import { ann, findAward, ben, createCash, drawAccount, halves, noFees } from './two-heirs.testing';

const createEstate = (more: Partial<Estate> & { died?: string }): Estate =>
  createTestEstate({ people: [ann, ben], assets: [createCash(5_000_000)], will: halves, settings: noFees, ...more });

describe('interest on duty paid late', () => {
  const drawLate = (payments: { id: string; on: ReturnType<typeof toLocalDate>; amount: ReturnType<typeof rand> }[]) =>
    drawAccount(createEstate({ died: '2025-04-02', dutyAssessment: { payments } }));
  it('runs from twelve months after the death to the day of the account', () => {
    // R300 000 at 6% for the 227 days from 2 April to 15 November 2026.
    const { lines } = drawLate([]).liquidation.estateDuty;
    expect(lines.map(({ amount }) => amount)).toEqual([rand(300_000), rand(11_194.52)]);
  });
  it('does not run on what was deposited in time', () => {
    const deposit = { id: 'd', on: toLocalDate('2026-01-01'), amount: rand(300_000) };
    expect(drawLate([deposit]).liquidation.estateDuty.lines.map(({ amount }) => amount)).toEqual([rand(300_000)]);
  });
});

it('a legacy paid late carries interest, which the residue bears', () => {
  const legacy = { kind: 'cash' as const, id: 'l', personId: 'ann', amount: rand(100_000) };
  const lateInterest = { from: toLocalDate('2026-05-15'), yearlyRate: percent(10) };
  const account = drawAccount(
    createEstate({ assets: [createCash(1_000_000)], will: { ...halves, legacies: [{ ...legacy, lateInterest }] } }),
  );
  // 10% of R100 000 for 184 days.
  expect(account.liquidation.creditors.total.value).toBe(rand(5_041.1));
});

describe('tax of the estate itself', () => {
  const year = {
    id: 'y',
    from: toLocalDate('2026-04-03'),
    to: toLocalDate('2026-11-15'),
    taxableIncome: rand(100_000),
  };
  const sold = createTestAsset('flat', 1_000_000, 'sold', {
    class: 'immovable',
    soldFor: rand(1_500_000),
    soldOn: toLocalDate('2026-06-01'),
    gains: { kind: 'ordinary', baseCost: rand(900_000) },
  });
  it('on income is an expense of the income account', () => {
    const account = drawAccount(
      createEstate({ taxYears: [year], income: [{ id: 'i', narrative: 'Interest', amount: rand(100_000) }] }),
    );
    expect(account.income.expenses.total.value).toBe(rand(18_000));
    expect(account.taxAfter?.value.normalTax).toBe(rand(18_000));
  });
  it('on what the executor sold is a charge on capital: no part of the death, no deduction for duty', () => {
    // (500 000 - 50 000) × 40% at 18%.
    const account = drawAccount(createEstate({ assets: [sold, createCash(100_000)] }));
    expect(account.liquidation.creditors.total.value).toBe(rand(32_400));
    expect(account.duty.computation?.value.deductions.find(({ code }) => code === '4(b)')).toBeUndefined();
  });
  it('takes the half of the deceased alone in a joint estate', () => {
    const wife = { id: 'wife', name: 'Wife', kind: 'natural' as const };
    const marriage = {
      kind: 'civil',
      contract: 'none',
      marriedOn: toLocalDate('1990-01-01'),
      spouseId: 'wife',
    } as const;
    const account = drawAccount(
      createEstate({ people: [ann, ben, wife], marriages: [marriage], assets: [sold, createCash(100_000)] }),
    );
    expect(account.liquidation.creditors.total.value).toBe(rand(14_400)); // (250 000 - 50 000) × 40% × 18%
  });
  it('is not asked of an estate that neither earned nor sold', () => {
    expect(drawAccount(createEstate({})).taxAfter).toBeUndefined();
  });
});

it('s 25(6): the heir who keeps the asset carries the tax above half of the net value', () => {
  const farm = createTestAsset('farm', 10_000_000, 'inKind', {
    class: 'immovable',
    gains: { kind: 'ordinary', baseCost: nil },
  });
  const settings = {
    ...noFees,
    taxAtDeath: { method: 'marginalRate', rate: percent(45) } as const,
    heirCarriesTax: { personId: 'ann', assetId: 'farm' },
  };
  const will = { legacies: [], residue: { to: [createTaker('ann', 1)] } };
  const account = drawAccount(
    createEstate({ assets: [farm], liabilities: [createTestDebt('bond', 9_000_000)], will, settings }),
  );
  // 45% of 40% of (10 000 000 - 440 000) is 1 720 800; half of the million before that tax stays with the estate.
  expect(account.carriedByHeir?.value.heirMayCarry).toBe(rand(1_220_800));
  expect(account.liquidation.creditors.total.value).toBe(rand(9_500_000));
  expect(findAward(account, 'ann')?.total.value).toBe(rand(500_000));
});

it('several executors share one fee, and only a vendor adds VAT to the own part', () => {
  const executors = [
    { id: 'a', name: 'A', vatVendor: true },
    { id: 'b', name: 'B', vatVendor: false },
  ];
  const account = drawAccount(
    createEstate({ assets: [createCash(1_000_000)], executors, settings: createTestEstate().settings }),
  );
  const amounts = new Map(account.liquidation.administration.lines.map(({ id, amount }) => [id, amount]));
  expect(amounts.get('executor-remuneration')).toBe(rand(35_000));
  expect(amounts.get('vat-on-remuneration')).toBe(rand(2_625));
});
