import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import {
  createTestCost,
  createTestDebt,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import { expectGranted } from '../law/testing';
import { nil, rand } from '../money/cents';
import { computeHeirContributions } from '../succession/shortfall';
import { drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createFirstAndFinal } from './request';

const today = toLocalDate('2026-11-15');

/** DE-S14: unmarried, testate, one house awarded, one cash legacy, two heirs of the residue. */
const estate = createTestEstate({
  people: [createTestPerson('HeirA'), createTestPerson('HeirB'), createTestPerson('Niece')],
  assets: [
    createTestAsset('erf', 1_250_000, 'inKind', { class: 'immovable' }),
    createTestAsset('furniture', 45_000, 'inKind'),
    createTestAsset('vehicle', 160_000, 'sold', { soldFor: rand(165_000) }),
    createTestAsset('bank', 312_456.78, 'money', { class: 'claim' }),
    createTestAsset('sharesRealised', 98_750, 'money', { class: 'claim' }),
    createTestAsset('sarsRefund', 4321.09, 'money', { class: 'claim' }),
  ],
  liabilities: [
    createTestDebt('funeral', 28_750, { kind: 'funeral' }),
    createTestDebt('creditCard', 18_322.4),
    createTestDebt('sarsIncomeTax', 12_907, { kind: 'incomeTaxToDeath' }),
    createTestDebt('municipality', 6114.35),
  ],
  costs: [
    createTestCost('advertisements', 'advertisements', 2645),
    createTestCost('transferCosts', 'transferCosts', 23_480),
    createTestCost('valuation', 'valuation', 2300),
    createTestCost('bankCharges', 'bankCharges', 415.6),
  ],
  will: {
    legacies: [{ kind: 'cash', id: 'niece', personId: 'Niece', amount: rand(100_000) }],
    residue: { to: [createTaker('HeirA', 1, 2), createTaker('HeirB', 1, 2)] },
  },
  income: [
    { id: 'rental', narrative: 'rental', amount: rand(36_000) },
    { id: 'interest', narrative: 'interest', amount: rand(5432.1) },
  ],
  incomeExpenses: [{ id: 'rates', narrative: 'rates', amount: rand(4980) }],
});

describe('DE-S14: a small complete first and final account that balances', () => {
  const account = expectGranted(drawLiquidationAndDistribution(estate, createFirstAndFinal(today)));
  const { liquidation, recapitulation, distribution, income, duty } = account;
  const readCost = (id: string) => liquidation.administration.lines.find((line) => line.id === id)?.amount;
  const findAward = (id: string) => distribution?.awards.find((one) => one.personId === id);

  it('the liquidation account adds up to the balance for distribution', () => {
    expect(liquidation.gross.value).toBe(rand(1_875_527.87));
    expect(readCost('executor-remuneration')).toBe(rand(65_643.48));
    expect(readCost('vat-on-remuneration')).toBe(rand(9846.52));
    expect(readCost('masters-fee')).toBe(rand(3400));
    expect(readCost('advertisements')).toBe(rand(2645));
    expect(readCost('transferCosts')).toBe(rand(23_480));
    expect(readCost('valuation')).toBe(rand(2300));
    expect(readCost('bankCharges')).toBe(rand(415.6));
    expect(liquidation.administration.total.value).toBe(rand(107_730.6));
    expect(liquidation.claims.value).toBe(rand(66_093.75));
    expect(liquidation.liabilities.value).toBe(rand(173_824.35));
    expect(liquidation.balance.value).toBe(rand(1_701_703.52));
    expect(liquidation.forDistribution.value).toBe(rand(1_701_703.52));
  });

  it('administration costs stand in the usual order', () => {
    expect(liquidation.administration.lines.map((line) => line.id)).toEqual([
      'executor-remuneration',
      'vat-on-remuneration',
      'masters-fee',
      'advertisements',
      'valuation',
      'transferCosts',
      'bankCharges',
    ]);
    expect(liquidation.funeral.lines.map((line) => line.id)).toEqual(['funeral']);
  });

  it('the recapitulation statement shows the cash surplus', () => {
    expect(recapitulation).toMatchObject({
      cash: rand(580_527.87),
      liabilities: rand(173_824.35),
      cashLegacies: rand(100_000),
      shortfall: nil,
      contributions: [],
    });
    expect(recapitulation?.surplus.value).toBe(rand(306_703.52));
  });

  it('the distribution account gives each heir the total first, then kind, then cash', () => {
    expect(findAward('Niece')?.total.value).toBe(rand(100_000));
    expect(findAward('HeirA')?.total.value).toBe(rand(800_851.76));
    expect(findAward('HeirB')?.total.value).toBe(rand(800_851.76));
    expect(distribution?.total).toBe(rand(1_701_703.52));
    expect(findAward('HeirA')?.inKindTotal).toBe(rand(647_500));
    expect(findAward('HeirA')?.cash.value).toBe(rand(153_351.76));
    expect(findAward('HeirA')?.cash.lines[0]?.from?.value).toBe(rand(800_851.76));
  });

  it('the income and expenditure account carries its own commission and VAT', () => {
    expect(income.income.total.value).toBe(rand(41_432.1));
    expect(income.commission.value).toBe(rand(2485.93));
    expect(income.vat.value).toBe(rand(372.89));
    expect(income.expenses.total.value).toBe(rand(4980));
    expect(income.net.value).toBe(rand(33_593.28));
    expect(income.awards).toEqual([
      { personId: 'HeirA', capacity: 'heir', amount: rand(16_796.64) },
      { personId: 'HeirB', capacity: 'heir', amount: rand(16_796.64) },
    ]);
  });

  it('the addendum shows that the net value is below the abatement', () => {
    const computed = duty.computation!.value;
    expect(computed.netValue).toBeLessThan(computed.abatement);
    expect(computed.netValue).toBe(rand(1_701_703.52));
    expect(computed.duty).toBe(nil);
    expect(duty.charged.value).toBe(nil);
  });

  it('every proof holds', () => {
    expect(account.proofs.filter(({ holds }) => !holds)).toEqual([]);
    expect(account.proofs.length).toBeGreaterThanOrEqual(8);
    expect(account.balances).toBe(true);
  });
});

describe('DE-S15: a cash shortfall paid in by the heirs', () => {
  it('in proportion to their awards, the last heir taking the odd cents', () => {
    const takesOf = [
      { heir: 'H1', value: rand(900_000) },
      { heir: 'H2', value: rand(600_000) },
      { heir: 'H3', value: rand(300_000) },
    ];
    const paid = expectGranted(computeHeirContributions(rand(84_310.22), takesOf, 'lastHeir')).value;
    expect(paid.map(({ amount }) => amount)).toEqual([rand(42_155.11), rand(28_103.41), rand(14_051.7)]);
  });

  it('stands so in the recapitulation of an account whose input names that rounding', () => {
    // Assets kept are worth R1.8m; the debts, with the fees the account computes, leave a shortfall of R84 310.22.
    const people = [createTestPerson('H1'), createTestPerson('H2'), createTestPerson('H3')];
    const kept = [createTestAsset('farm', 1_800_000, 'inKind', { class: 'immovable' })];
    const fees = 63_000 + 9450 + 3400;
    const short = createTestEstate({
      people,
      assets: kept,
      liabilities: [createTestDebt('bond', 84_310.22 - fees)],
      will: {
        legacies: [],
        residue: { to: [createTaker('H1', 1, 2), createTaker('H2', 1, 3), createTaker('H3', 1, 6)] },
      },
      settings: {
        ...createTestEstate().settings,
        shortfall: { method: 'heirsPayIn', rounding: 'lastHeir' },
      },
    });
    const account = expectGranted(drawLiquidationAndDistribution(short, createFirstAndFinal(today)));
    expect(account.recapitulation?.shortfall).toBe(rand(84_310.22));
    expect(account.recapitulation?.contributions).toEqual([
      { personId: 'H1', amount: rand(42_155.11) },
      { personId: 'H2', amount: rand(28_103.41) },
      { personId: 'H3', amount: rand(14_051.7) },
    ]);
    expect(account.recapitulation?.contributed.value).toBe(rand(84_310.22));
    expect(account.balances).toBe(true);
  });
});
