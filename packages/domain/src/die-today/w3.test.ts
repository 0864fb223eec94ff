import { describe, expect, it } from 'vitest';
import { createTestDebt } from '../estate/estate.testing';
import { expectGranted } from '../law/testing';
import { type Cents, nil, rand } from '../money/cents';
import { compareProjections } from './compare';
import { projectDeath } from './projection';
import { w3AsAt, w3Client } from './w3.testing';

const [client, asAt] = [w3Client, w3AsAt];

describe('W3: a projection end to end', () => {
  const projection = expectGranted(projectDeath(client, asAt));

  it('gross estate, executor and Master', () => {
    expect(projection.grossEstateAssets.value).toBe(rand(13_100_000));
    expect(projection.executor.base).toBe(rand(13_100_000));
    expect(projection.executor.fee.value).toBe(rand(458_500));
    expect(projection.executor.vat.value).toBe(rand(68_775));
    expect(projection.mastersFee.value).toBe(rand(7000));
    expect(projection.administration.value).toBe(rand(616_775));
  });

  it('capital gains tax leaves out what rolls over and what is for personal use', () => {
    expect(projection.capitalGains.gains).toEqual([
      { assetId: 'Holiday flat', gain: rand(1_700_000) },
      { assetId: 'Share portfolio', gain: rand(1_400_000) },
    ]);
    expect(projection.capitalGains.total).toBe(rand(3_100_000));
    expect(projection.capitalGains.afterExclusion).toBe(rand(2_660_000));
    expect(projection.capitalGains.included).toBe(rand(1_064_000));
    expect(projection.capitalGains.tax.value).toBe(rand(478_800));
  });

  it('estate duty, line by line', () => {
    expect(projection.estateDuty).toMatchObject({
      grossProperty: rand(15_600_000),
      deductionsOther: rand(1_905_575),
      spouseDeduction: rand(7_050_000),
      netValue: rand(6_644_425),
      abatement: rand(3_500_000),
      dutiable: rand(3_144_425),
    });
    expect(projection.estateDuty.duty.value).toBe(rand(628_885));
  });

  it('cash required, liquidity and residue', () => {
    expect(projection.cashRequired.value).toBe(rand(2_534_460));
    expect(projection.liquidity.cash).toBe(rand(1_920_000));
    expect(projection.liquidity.strict.value).toBe(rand(-614_460));
    expect(projection.liquidity.withRealisable.value).toBe(rand(2_535_540));
    expect(projection.residue).toBe(rand(2_915_540));
    expect(projection.unfundedShortfall.value).toBe(nil);
  });

  it('awards in three columns, and the invariant', () => {
    const readRow = (id: string): readonly (Cents | undefined)[] => {
      const award = projection.awards.find(({ personId }) => personId === id);
      return [award?.fromEstate, award?.policiesDirect, award?.retirementIllustrative];
    };
    expect(readRow('BEN')).toEqual([rand(2_757_770), rand(500_000), nil]);
    expect(readRow('CARLA')).toEqual([rand(2_757_770), nil, nil]);
    expect(readRow('SPOUSE')).toEqual([rand(5_050_000), rand(2_000_000), rand(3_900_000)]);
    expect(projection.check).toEqual({ awardsAndCash: rand(13_100_000), gross: rand(13_100_000), holds: true });
  });

  it('duty on direct policies is shown as recoverable, and recovered only when asked', () => {
    expect(projection.estateDuty.recoverable.map(({ personId }) => personId)).toEqual(['BEN']);
    const asked = { ...client, settings: { ...client.settings, recoverDuty: true } };
    const recovered = expectGranted(projectDeath(asked, asAt));
    const [share] = projection.estateDuty.recoverable;
    expect(recovered.estateDuty.duty.value).toBe(rand(628_885) - share!.amount);
  });

  it('compares scenarios line by line against the first', () => {
    const toChildren = { ...client, benefits: client.benefits.map((one) => ({ ...one, nominee: 'BEN' })) };
    const other = expectGranted(projectDeath(toChildren, asAt));
    const { lines, scenarios } = compareProjections([
      { name: 'As it is', projection },
      { name: 'Policies to Ben', projection: other },
    ]);
    const findLine = (id: string) => lines.find((one) => one.line === id);
    expect(scenarios.map(({ asAt: day }) => day)).toEqual([asAt, asAt]);
    // R2m no longer goes to the spouse: 20% more duty on it.
    expect(findLine('estateDuty')?.changes).toEqual([nil, rand(400_000)]);
    expect(findLine('executor')?.values).toEqual([rand(527_275), rand(527_275)]);
    expect(findLine('residue')?.changes).toEqual([nil, rand(-400_000)]);
    expect(findLine('award.BEN')?.changes).toEqual([nil, rand(5_700_000)]);
  });

  it('reports what is unfunded where bequests leave too little, and keeps them whole', () => {
    const indebted = { ...client, liabilities: [...client.liabilities, createTestDebt('Loan', 4_000_000)] };
    const short = expectGranted(projectDeath(indebted, asAt));
    expect(short.residue).toBe(nil);
    expect(short.unfundedShortfall.value).toBeGreaterThan(0);
    expect(short.awards.find(({ personId }) => personId === 'SPOUSE')?.fromEstate).toBe(rand(5_050_000));
    expect(short.check.holds).toBe(true);
  });

  it('in Namibia neither tax is levied and the Master’s fee is an input', () => {
    const settings = { ...client.settings, mastersFee: { amount: rand(1500) } };
    const namibian = expectGranted(projectDeath({ ...client, country: 'NA', settings }, asAt));
    expect(namibian.capitalGains.gains).toEqual([]);
    expect(namibian.capitalGains.tax.value).toBe(nil);
    expect(namibian.estateDuty.levied).toBe(false);
    expect(namibian.estateDuty.duty.value).toBe(nil);
    expect(namibian.mastersFee.value).toBe(rand(1500));
    expect(namibian.notes[0]).toContain('not levied');
    expect(namibian.check.holds).toBe(true);
  });
});
