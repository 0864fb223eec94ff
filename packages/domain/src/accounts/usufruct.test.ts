import { formatInEnglish } from '../law/message';
import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import {
  createTestChild,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import type { LimitedLegacy } from '../estate/will';
import { readRefusalFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createFirstAndFinal } from './request';
import { findAward, drawAccount, noFees, today } from './two-heirs.testing';

const wife = createTestPerson('wife', { bornOn: toLocalDate('1965-11-02'), sex: 'F' });
const aunt = createTestPerson('aunt', { bornOn: toLocalDate('1950-01-01'), sex: 'F' });
const son = createTestChild('son', { bornOn: toLocalDate('1990-01-01'), sex: 'M' });
const out = {
  kind: 'civil' as const,
  contract: 'withoutAccrual' as const,
  marriedOn: toLocalDate('1988-01-01'),
  spouseId: 'wife',
};
const createUsufruct = (more: Partial<LimitedLegacy> = {}): LimitedLegacy => ({
  kind: 'limited',
  id: 'u',
  assetId: 'house',
  right: 'usufruct',
  holders: [createTaker('wife', 1)],
  bareOwners: [createTaker('son', 1)],
  ...more,
});
const house = createTestAsset('house', 1_000_000, 'inKind', { class: 'immovable' });
const createEstate = (legacy: LimitedLegacy, more: Partial<Estate> = {}): Estate =>
  createTestEstate({
    people: [wife, aunt, son],
    marriages: [out],
    assets: [house],
    will: { legacies: [legacy], residue: { to: [createTaker('son', 1)] } },
    settings: noFees,
    ...more,
  });

describe('a usufruct', () => {
  it('that is renounced leaves the bare owner with the whole', () => {
    const account = drawAccount(createEstate(createUsufruct(), { people: [{ ...wife, renounced: {} }, aunt, son] }));
    expect(findAward(account, 'son')).toMatchObject({ total: { value: rand(1_000_000) }, restrictions: [] });
    expect(findAward(account, 'wife')).toBeUndefined();
    expect(account.duty.computation?.value.deductions.find(({ code }) => code === '4(q)')).toBeUndefined();
  });
  it('of two, one of whom died before: that part is free, the other stays', () => {
    const legacy = createUsufruct({ holders: [createTaker('wife', 1, 2), createTaker('aunt', 1, 2)] });
    const account = drawAccount(
      createEstate(legacy, { people: [wife, { ...aunt, diedOn: toLocalDate('2020-01-01') }, son] }),
    );
    // Half of the house, 12% a year over the life of a woman of 60: 500 000 × 12% × 7.25457.
    expect(findAward(account, 'wife')?.total.value).toBe(rand(435_274.2));
    expect(findAward(account, 'son')?.total.value).toBe(rand(564_725.8));
  });
  it('does not pass to the issue of a child who holds it and died before', () => {
    const dan = createTestChild('dan', { diedOn: toLocalDate('2020-01-01') });
    const grandchild = createTestPerson('gary', { parents: ['dan'] });
    const account = drawAccount(
      createEstate(createUsufruct({ holders: [createTaker('dan', 1)] }), { people: [wife, dan, grandchild, son] }),
    );
    expect(findAward(account, 'gary')).toBeUndefined();
    expect(findAward(account, 'son')?.total.value).toBe(rand(1_000_000));
  });
  it('is not held by who owns the property', () => {
    const both = createEstate(createUsufruct({ bareOwners: [createTaker('wife', 1, 2), createTaker('son', 1, 2)] }));
    expect(readRefusalFields(drawLiquidationAndDistribution(both, createFirstAndFinal(today)))).toEqual([
      'will.legacies[0].bareOwners[0].personId',
    ]);
  });
  it('over money leaves the capital to the owner, says what is restricted and how it is secured', () => {
    const bank = createTestAsset('house', 1_000_000, 'money', { class: 'claim' });
    const account = drawAccount(createEstate(createUsufruct({ security: 'a bond over the farm' }), { assets: [bank] }));
    const readRestrictions = (personId: string) => findAward(account, personId)?.restrictions.map(formatInEnglish);
    expect(findAward(account, 'son')).toMatchObject({
      total: { value: rand(1_000_000) },
      cash: { value: rand(1_000_000) },
    });
    expect(readRestrictions('son')).toEqual([
      'R 1,000,000.00 in money, subject to the usufruct of wife; a bond over the farm',
    ]);
    expect(findAward(account, 'wife')).toMatchObject({ total: { value: nil } });
    expect(readRestrictions('wife')).toEqual(['usufruct over money that belongs to son; a bond over the farm']);
    // For the duty the enjoyment keeps its value: 12% × 7.25457.
    expect(account.duty.computation?.value.deductions.find(({ code }) => code === '4(q)')?.amount).toBe(
      rand(870_548.4),
    );
  });
  it('over the residue leaves its money to the owners too', () => {
    const account = drawAccount(
      createEstate(createUsufruct(), {
        assets: [house, createTestAsset('bank', 500_000, 'money', { class: 'claim' })],
        will: {
          legacies: [],
          residue: { to: [createTaker('son', 1)], limited: { right: 'usufruct', holders: [createTaker('wife', 1)] } },
        },
      }),
    );
    expect(findAward(account, 'wife')?.cash.value).toBe(nil);
    expect(findAward(account, 'son')?.cash.value).toBe(rand(500_000));
    expect(findAward(account, 'wife')?.restrictions.map(formatInEnglish).join()).toContain(
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
    const legacy = createUsufruct({ holders: [createTaker('aunt', 1)] });
    const account = drawAccount(createEstate(legacy, { marriages: [{ ...out, contract: 'none', massing }] }));
    expect(findAward(account, 'aunt')?.inKind).toMatchObject([{ as: 'holder' }]);
    const hers = drawAccount(createEstate(createUsufruct(), { marriages: [{ ...out, contract: 'none', massing }] }));
    expect(hers.distribution?.awards.map(({ personId, capacity }) => [personId, capacity])).toEqual([
      ['wife', 'byRight'],
      ['son', 'heir'],
    ]);
  });
});
