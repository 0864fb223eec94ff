import { inEnglish } from '../law/said';
import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { aChild, anAsset, anEstate, aPerson, takes } from '../estate/estate.testing';
import type { LimitedLegacy } from '../estate/will';
import { refusedFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { liquidationAndDistribution } from './liquidation-and-distribution';
import { firstAndFinal } from './request';
import { awardOf, drawn, noFees, today } from './two-heirs.testing';

const wife = aPerson('wife', { bornOn: localDate('1965-11-02'), sex: 'F' });
const aunt = aPerson('aunt', { bornOn: localDate('1950-01-01'), sex: 'F' });
const son = aChild('son', { bornOn: localDate('1990-01-01'), sex: 'M' });
const out = {
  kind: 'civil' as const,
  contract: 'withoutAccrual' as const,
  marriedOn: localDate('1988-01-01'),
  spouseId: 'wife',
};
const usufruct = (more: Partial<LimitedLegacy> = {}): LimitedLegacy => ({
  kind: 'limited',
  id: 'u',
  assetId: 'house',
  right: 'usufruct',
  holders: [takes('wife', 1)],
  bareOwners: [takes('son', 1)],
  ...more,
});
const house = anAsset('house', 1_000_000, 'inKind', { class: 'immovable' });
const estate = (legacy: LimitedLegacy, more: Partial<Estate> = {}): Estate =>
  anEstate({
    people: [wife, aunt, son],
    marriages: [out],
    assets: [house],
    will: { legacies: [legacy], residue: { to: [takes('son', 1)] } },
    settings: noFees,
    ...more,
  });

describe('a usufruct', () => {
  it('that is renounced leaves the bare owner with the whole', () => {
    const account = drawn(estate(usufruct(), { people: [{ ...wife, renounced: {} }, aunt, son] }));
    expect(awardOf(account, 'son')).toMatchObject({ total: { value: rand(1_000_000) }, restrictions: [] });
    expect(awardOf(account, 'wife')).toBeUndefined();
    expect(account.duty.computation?.value.deductions.find(({ code }) => code === '4(q)')).toBeUndefined();
  });
  it('of two, one of whom died before: that part is free, the other stays', () => {
    const legacy = usufruct({ holders: [takes('wife', 1, 2), takes('aunt', 1, 2)] });
    const account = drawn(estate(legacy, { people: [wife, { ...aunt, diedOn: localDate('2020-01-01') }, son] }));
    // Half of the house, 12% a year over the life of a woman of 60: 500 000 × 12% × 7.25457.
    expect(awardOf(account, 'wife')?.total.value).toBe(rand(435_274.2));
    expect(awardOf(account, 'son')?.total.value).toBe(rand(564_725.8));
  });
  it('does not pass to the issue of a child who holds it and died before', () => {
    const dan = aChild('dan', { diedOn: localDate('2020-01-01') });
    const grandchild = aPerson('gary', { parents: ['dan'] });
    const account = drawn(estate(usufruct({ holders: [takes('dan', 1)] }), { people: [wife, dan, grandchild, son] }));
    expect(awardOf(account, 'gary')).toBeUndefined();
    expect(awardOf(account, 'son')?.total.value).toBe(rand(1_000_000));
  });
  it('is not held by who owns the property', () => {
    const both = estate(usufruct({ bareOwners: [takes('wife', 1, 2), takes('son', 1, 2)] }));
    expect(refusedFields(liquidationAndDistribution(both, firstAndFinal(today)))).toEqual([
      'will.legacies[0].bareOwners[0].personId',
    ]);
  });
  it('over money leaves the capital to the owner, says what is restricted and how it is secured', () => {
    const bank = anAsset('house', 1_000_000, 'money', { class: 'claim' });
    const account = drawn(estate(usufruct({ security: 'a bond over the farm' }), { assets: [bank] }));
    const saidOf = (personId: string) => awardOf(account, personId)?.restrictions.map(inEnglish);
    expect(awardOf(account, 'son')).toMatchObject({
      total: { value: rand(1_000_000) },
      cash: { value: rand(1_000_000) },
    });
    expect(saidOf('son')).toEqual(['R 1,000,000.00 in money, subject to the usufruct of wife; a bond over the farm']);
    expect(awardOf(account, 'wife')).toMatchObject({ total: { value: nil } });
    expect(saidOf('wife')).toEqual(['usufruct over money that belongs to son; a bond over the farm']);
    // For the duty the enjoyment keeps its value: 12% × 7.25457.
    expect(account.duty.computation?.value.deductions.find(({ code }) => code === '4(q)')?.amount).toBe(
      rand(870_548.4),
    );
  });
  it('over the residue leaves its money to the owners too', () => {
    const account = drawn(
      estate(usufruct(), {
        assets: [house, anAsset('bank', 500_000, 'money', { class: 'claim' })],
        will: {
          legacies: [],
          residue: { to: [takes('son', 1)], limited: { right: 'usufruct', holders: [takes('wife', 1)] } },
        },
      }),
    );
    expect(awardOf(account, 'wife')?.cash.value).toBe(nil);
    expect(awardOf(account, 'son')?.cash.value).toBe(rand(500_000));
    expect(awardOf(account, 'wife')?.restrictions.map(inEnglish).join()).toContain(
      'security to the satisfaction of the Master',
    );
  });
  it('that a joint will gives somebody else stays when the survivor repudiates the massing', () => {
    const massing = {
      jointWill: true,
      disposesOfBoth: true,
      limitedInterestForSurvivor: true,
      survivor: 'repudiated' as const,
    };
    const legacy = usufruct({ holders: [takes('aunt', 1)] });
    const account = drawn(estate(legacy, { marriages: [{ ...out, contract: 'none', massing }] }));
    expect(awardOf(account, 'aunt')?.inKind).toMatchObject([{ as: 'holder' }]);
    const hers = drawn(estate(usufruct(), { marriages: [{ ...out, contract: 'none', massing }] }));
    expect(hers.distribution?.awards.map(({ personId, capacity }) => [personId, capacity])).toEqual([
      ['wife', 'byRight'],
      ['son', 'heir'],
    ]);
  });
});
