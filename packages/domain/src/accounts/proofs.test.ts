import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import { anAsset, anEstate, aPerson, takes } from '../estate/estate.testing';
import { granted } from '../law/testing';
import { minus, nil, rand } from '../money/cents';
import { partiesOf } from './awards';
import { liquidationAndDistribution } from './liquidation-and-distribution';
import { prepare } from './prepare';
import { proofsOf } from './proofs';
import { firstAndFinal } from './request';

const request = firstAndFinal(localDate('2026-11-15'));
const estate = anEstate({
  people: [aPerson('ann'), aPerson('ben')],
  assets: [anAsset('house', 900_000, 'inKind'), anAsset('bank', 200_000, 'money')],
  income: [{ id: 'i', narrative: 'rent', amount: rand(1000) }],
  will: { legacies: [], residue: { to: [takes('ann', 1, 2), takes('ben', 1, 2)] } },
});

describe('proofs of an account', () => {
  const prepared = granted(prepare(estate, request));
  const account = granted(liquidationAndDistribution(estate, request));
  const division = granted(prepared.divide(prepared.carved.forHeirs));
  const parties = granted(partiesOf(prepared.facts, division, nil, new Map()));
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
  const broken = (changed: Partial<typeof drawn>) =>
    proofsOf({ ...drawn, ...changed })
      .filter(({ holds }) => !holds)
      .map(({ check, where }) => ({ check, where }));

  it('hold for a true account', () => {
    expect(broken({})).toEqual([]);
  });

  it('say where an heir who was lost is missing', () => {
    const wheres = broken({ parties: parties.slice(1) }).map(({ where }) => where);
    expect(wheres).toEqual(['distribution', 'recapitulation', 'assets.house']);
  });

  it('say what the figures are when a cent is lost', () => {
    const cut = [{ ...parties[0]!, cash: minus(parties[0]!.cash, rand(0.01)) }, parties[1]!];
    const proof = proofsOf({ ...drawn, parties: cut }).find(({ holds }) => !holds);
    expect(proof?.where).toBe('recapitulation');
    expect(minus(proof!.figures[1]!.amount, proof!.figures[0]!.amount)).toBe(rand(0.01));
  });

  it('notice a line that is not in the total, and income that does not close', () => {
    const { liquidation, income } = account;
    const short = { ...liquidation, administration: { ...liquidation.administration, lines: [] } };
    expect(broken({ liquidation: short }).map(({ where }) => where)).toEqual(['liabilities']);
    expect(broken({ income: { ...income, awards: [] } }).map(({ where }) => where)).toEqual(['income']);
  });

  it('notice a deduction beyond what is included, and duty that several accounts do not add up to', () => {
    const computation = account.duty.computation!;
    const deductions = [{ code: '4(q)' as const, label: 'too much', amount: rand(1_100_000.01) }];
    const beyond = { ...account.duty, computation: { ...computation, value: { ...computation.value, deductions } } };
    expect(broken({ duty: beyond })).toEqual([
      { check: 'Foreign property, public benefit and the spouse take no more than is included', where: 'estateDuty' },
    ]);
    const earlier = [{ ...account.forNext, estateDuty: rand(1) }];
    const facts = { ...drawn.facts, request: { ...drawn.facts.request, earlier } };
    expect(broken({ facts })).toEqual([{ check: 'All accounts together charge the duty of one', where: 'estateDuty' }]);
  });
});
