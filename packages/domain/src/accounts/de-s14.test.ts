import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import { aCost, aDebt, anAsset, anEstate, aPerson, takes } from '../estate/estate.testing';
import { granted } from '../law/testing';
import { nil, rand } from '../money/cents';
import { contributions } from '../succession/shortfall';
import { liquidationAndDistribution } from './liquidation-and-distribution';
import { firstAndFinal } from './request';

const today = localDate('2026-11-15');

/** DE-S14: unmarried, testate, one house awarded, one cash legacy, two heirs of the residue. */
const estate = anEstate({
  people: [aPerson('HeirA'), aPerson('HeirB'), aPerson('Niece')],
  assets: [
    anAsset('erf', 1_250_000, 'inKind', { class: 'immovable' }),
    anAsset('furniture', 45_000, 'inKind'),
    anAsset('vehicle', 160_000, 'sold', { soldFor: rand(165_000) }),
    anAsset('bank', 312_456.78, 'money', { class: 'claim' }),
    anAsset('sharesRealised', 98_750, 'money', { class: 'claim' }),
    anAsset('sarsRefund', 4321.09, 'money', { class: 'claim' }),
  ],
  liabilities: [
    aDebt('funeral', 28_750, { kind: 'funeral' }),
    aDebt('creditCard', 18_322.4),
    aDebt('sarsIncomeTax', 12_907, { kind: 'incomeTaxToDeath' }),
    aDebt('municipality', 6114.35),
  ],
  costs: [
    aCost('advertisements', 'advertisements', 2645),
    aCost('transferCosts', 'transferCosts', 23_480),
    aCost('valuation', 'valuation', 2300),
    aCost('bankCharges', 'bankCharges', 415.6),
  ],
  will: {
    legacies: [{ kind: 'cash', id: 'niece', personId: 'Niece', amount: rand(100_000) }],
    residue: { to: [takes('HeirA', 1, 2), takes('HeirB', 1, 2)] },
  },
  income: [
    { id: 'rental', narrative: 'rental', amount: rand(36_000) },
    { id: 'interest', narrative: 'interest', amount: rand(5432.1) },
  ],
  incomeExpenses: [{ id: 'rates', narrative: 'rates', amount: rand(4980) }],
});

describe('DE-S14: a small complete first and final account that balances', () => {
  const account = granted(liquidationAndDistribution(estate, firstAndFinal(today)));
  const { liquidation, recapitulation, distribution, income, duty } = account;
  const cost = (id: string) => liquidation.administration.lines.find((line) => line.id === id)?.amount;
  const award = (id: string) => distribution?.awards.find((one) => one.personId === id);

  it('the liquidation account adds up to the balance for distribution', () => {
    expect(liquidation.gross.value).toBe(rand(1_875_527.87));
    expect(cost('executor-remuneration')).toBe(rand(65_643.48));
    expect(cost('vat-on-remuneration')).toBe(rand(9846.52));
    expect(cost('masters-fee')).toBe(rand(3400));
    expect(cost('advertisements')).toBe(rand(2645));
    expect(cost('transferCosts')).toBe(rand(23_480));
    expect(cost('valuation')).toBe(rand(2300));
    expect(cost('bankCharges')).toBe(rand(415.6));
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
    expect(award('Niece')?.total.value).toBe(rand(100_000));
    expect(award('HeirA')?.total.value).toBe(rand(800_851.76));
    expect(award('HeirB')?.total.value).toBe(rand(800_851.76));
    expect(distribution?.total).toBe(rand(1_701_703.52));
    expect(award('HeirA')?.inKindTotal).toBe(rand(647_500));
    expect(award('HeirA')?.cash.value).toBe(rand(153_351.76));
    expect(award('HeirA')?.cash.lines[0]?.from?.value).toBe(rand(800_851.76));
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
    const paid = granted(contributions(rand(84_310.22), takesOf, 'lastHeir')).value;
    expect(paid.map(({ amount }) => amount)).toEqual([rand(42_155.11), rand(28_103.41), rand(14_051.7)]);
  });

  it('stands so in the recapitulation of an account whose input names that rounding', () => {
    // Assets kept are worth R1.8m; the debts, with the fees the account computes, leave a shortfall of R84 310.22.
    const people = [aPerson('H1'), aPerson('H2'), aPerson('H3')];
    const kept = [anAsset('farm', 1_800_000, 'inKind', { class: 'immovable' })];
    const fees = 63_000 + 9450 + 3400;
    const short = anEstate({
      people,
      assets: kept,
      liabilities: [aDebt('bond', 84_310.22 - fees)],
      will: { legacies: [], residue: { to: [takes('H1', 1, 2), takes('H2', 1, 3), takes('H3', 1, 6)] } },
      settings: {
        ...anEstate().settings,
        shortfall: { method: 'heirsPayIn', rounding: 'lastHeir' },
      },
    });
    const account = granted(liquidationAndDistribution(short, firstAndFinal(today)));
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
