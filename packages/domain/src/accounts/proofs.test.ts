import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { createTestAsset, createTestEstate, createTestPerson, createTaker } from '../estate/estate.testing';
import { expectGranted } from '../law/testing';
import { minus, nil, rand } from '../money/cents';
import { buildParties } from './awards';
import { drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { prepareAccount } from './prepare';
import { proveAccount } from './proofs';
import { createFirstAndFinal } from './request';

const request = createFirstAndFinal(toLocalDate('2026-11-15'));
const estate = createTestEstate({
  people: [createTestPerson('ann'), createTestPerson('ben')],
  assets: [createTestAsset('house', 900_000, 'inKind'), createTestAsset('bank', 200_000, 'money')],
  income: [{ id: 'i', narrative: 'rent', amount: rand(1000) }],
  will: { legacies: [], residue: { to: [createTaker('ann', 1, 2), createTaker('ben', 1, 2)] } },
});

describe('proofs of an account', () => {
  const prepared = expectGranted(prepareAccount(estate, request));
  const account = expectGranted(drawLiquidationAndDistribution(estate, request));
  const division = expectGranted(prepared.divide(prepared.carved.forHeirs));
  const parties = expectGranted(buildParties(prepared.facts, division, nil, new Map()));
  const drawn = {
    facts: prepared.facts,
    liquidation: account.liquidation,
    carved: prepared.carved,
    parties,
    recapitulation: account.recapitulation,
    income: account.income,
    fiduciary: account.fiduciary,
    duty: account.duty,
    insolvent: undefined,
    available: nil,
    incomeNotDivided: nil,
  };
  const listBroken = (changed: Partial<typeof drawn>) =>
    proveAccount({ ...drawn, ...changed })
      .filter(({ holds }) => !holds)
      .map(({ check, where }) => ({ check, where }));

  it('hold for a true account', () => {
    expect(listBroken({})).toEqual([]);
  });

  it('say where an heir who was lost is missing', () => {
    const wheres = listBroken({ parties: parties.slice(1) }).map(({ where }) => where);
    expect(wheres).toEqual(['distribution', 'recapitulation', 'assets.house', 'distribution']);
  });

  it('say what the figures are when a cent is lost', () => {
    const cut = [{ ...parties[0]!, cash: minus(parties[0]!.cash, rand(0.01)) }, parties[1]!];
    const proof = proveAccount({ ...drawn, parties: cut }).find(({ holds }) => !holds);
    expect(proof?.where).toBe('recapitulation');
    expect(minus(proof!.figures[1]!.amount, proof!.figures[0]!.amount)).toBe(rand(0.01));
  });

  it('notice a line that is not in the total, and income that does not close', () => {
    const { liquidation, income } = account;
    const short = { ...liquidation, administration: { ...liquidation.administration, lines: [] } };
    expect(listBroken({ liquidation: short }).map(({ where }) => where)).toEqual(['liabilities', 'distribution']);
    expect(listBroken({ income: { ...income, awards: [] } }).map(({ where }) => where)).toEqual([
      'distribution',
      'income',
    ]);
  });

  it('notice a deduction beyond what is included, and duty that several accounts do not add up to', () => {
    const computation = account.duty.computation!;
    const deductions = [{ code: '4(q)' as const, label: 'too much', amount: rand(1_100_000.01) }];
    const beyond = { ...account.duty, computation: { ...computation, value: { ...computation.value, deductions } } };
    expect(listBroken({ duty: beyond })).toEqual([
      { check: 'Foreign property, public benefit and the spouse take no more than is included', where: 'estateDuty' },
    ]);
    const earlier = [{ ...account.forNext, estateDuty: rand(1) }];
    const facts = { ...drawn.facts, request: { ...drawn.facts.request, earlier } };
    expect(listBroken({ facts })).toEqual([
      { check: 'All accounts together charge the duty of one', where: 'estateDuty' },
    ]);
  });
});
