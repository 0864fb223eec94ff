import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import { aDebt, anAsset, anEstate, aPerson, takes } from '../estate/estate.testing';
import { rand } from '../money/cents';
import { drawn, noFees } from './two-heirs.testing';

const wife = aPerson('wife', { bornOn: localDate('1965-11-02'), sex: 'F' });
const son = aPerson('son', { parents: ['deceased'], bornOn: localDate('1990-01-01') });
const charity = aPerson('charity', { kind: 'publicBenefit' });
const out: EstateMarriage = {
  kind: 'civil',
  contract: 'withoutAccrual',
  marriedOn: localDate('1988-05-05'),
  spouseId: 'wife',
};
const estateOf = (more: Partial<Estate>): Estate =>
  anEstate({ people: [wife, son, charity], marriages: [out], settings: noFees, ...more });
const farm = (value: number, more = {}) =>
  anAsset('farm', value, 'inKind', { class: 'immovable', bonaFideFarm: true, ...more });
const cash = (value: number, more = {}) => anAsset('bank', value, 'money', { class: 'claim', ...more });
const dutyOf = (estate: Estate) => drawn(estate).duty.computation!.value;
const deducted = (estate: Estate, code: string) =>
  dutyOf(estate).deductions.find((deduction) => deduction.code === code)?.amount ?? 0;
const halfToWife = { legacies: [], residue: { to: [takes('wife', 1, 2), takes('son', 1, 2)] } };
const all = (to: string, legacies: NonNullable<Estate['will']>['legacies'] = []) => ({
  legacies,
  residue: { to: [takes(to, 1)] },
});
const give = (assetId: string, to: string) => ({
  kind: 'asset' as const,
  id: `l-${assetId}`,
  assetId,
  to: [takes(to, 1)],
});

describe('a deduction takes property at the value at which it is included', () => {
  it('half the residue is half of a farm at 30% less', () => {
    // 14 000 000 − 7 000 000 − 3 500 000 at 20%
    expect(dutyOf(estateOf({ assets: [farm(20_000_000)], will: halfToWife })).duty).toBe(rand(700_000));
  });

  it('a farm to a charity is deducted at what it was included at', () => {
    const will = all('son', [give('farm', 'charity')]);
    // 7 000 000 + 10 000 000 − 7 000 000 − 3 500 000 at 20%
    const found = dutyOf(estateOf({ assets: [farm(10_000_000), cash(10_000_000)], will }));
    expect(found.duty).toBe(rand(1_300_000));
  });

  it('debts and money legacies come off the residue before its share is taken', () => {
    const will = {
      ...halfToWife,
      legacies: [{ kind: 'cash' as const, id: 'l', personId: 'son', amount: rand(2_000_000) }],
    };
    const estate = estateOf({
      assets: [farm(20_000_000), cash(5_000_000)],
      liabilities: [aDebt('d', 1_000_000)],
      will,
    });
    // Residue for duty: 14 000 000 + 5 000 000 − 1 000 000 − 2 000 000.
    expect(deducted(estate, '4(q)')).toBe(rand(8_000_000));
  });

  it('a usufruct over a farm is valued on the reduced farm', () => {
    const limited = { right: 'usufruct' as const, holders: [takes('wife', 1)], bareOwners: [takes('son', 1)] };
    const will = all('son', [{ kind: 'limited', id: 'l', assetId: 'farm', ...limited }]);
    // Female, 61 next birthday: 7.25457 on 12% of 14 000 000.
    expect(deducted(estateOf({ assets: [farm(20_000_000)], will }), '4(q)')).toBe(rand(12_187_677.6));
  });

  it('foreign property that 4(e) deducts is not deducted again for the spouse who takes it', () => {
    const abroad = { foreign: { acquiredBeforeResidence: true } };
    const will = all('son', [give('farm', 'wife')]);
    const estate = estateOf({ assets: [farm(10_000_000, abroad), cash(5_000_000)], will });
    expect(deducted(estate, '4(e)')).toBe(rand(7_000_000));
    expect(deducted(estate, '4(q)')).toBe(0);
    const inResidue = estateOf({ assets: [cash(10_000_000, abroad), farm(10_000_000)], will: halfToWife });
    expect(deducted(inResidue, '4(q)')).toBe(rand(3_500_000));
  });

  it('what a non-resident left abroad is neither included nor deducted', () => {
    const deceased = { ...anEstate().deceased, resident: false };
    const assets = [cash(8_000_000), anAsset('villa', 12_000_000, 'inKind', { class: 'immovable', foreign: {} })];
    const estate = estateOf({ deceased, assets, will: halfToWife });
    expect(dutyOf(estate).totalValue).toBe(rand(8_000_000));
    expect(deducted(estate, '4(q)')).toBe(rand(4_000_000));
    expect(deducted(estateOf({ deceased, assets, will: all('son', [give('villa', 'wife')]) }), '4(q)')).toBe(0);
  });

  it('debts count only so far as included property discharges them', () => {
    const deceased = { ...anEstate().deceased, resident: false };
    const villa = anAsset('villa', 6_000_000, 'inKind', { class: 'immovable', foreign: {} });
    const assets = [cash(8_000_000), villa];
    const bond = aDebt('bond', 2_000_000, { securedBy: ['villa'] });
    const estate = estateOf({ deceased, assets, liabilities: [bond, aDebt('card', 500_000)], will: halfToWife });
    expect(deducted(estate, '4(b)')).toBe(rand(500_000));
    expect(deducted(estate, '4(q)')).toBe(rand(3_750_000));
    const poor = estateOf({
      deceased,
      assets: [cash(1_000_000), villa],
      liabilities: [aDebt('loan', 3_000_000)],
      will: halfToWife,
    });
    expect(deducted(poor, '4(b)')).toBe(rand(1_000_000));
  });

  it('a legacy that must bear debts is deducted for what is left of it', () => {
    const estate = estateOf({
      assets: [farm(10_000_000)],
      liabilities: [aDebt('d', 2_000_000)],
      will: all('son', [give('farm', 'wife')]),
    });
    expect(deducted(estate, '4(q)')).toBe(rand(5_000_000));
    expect(dutyOf(estate).netValue).toBe(0);
  });
});

describe('massed estates', () => {
  const massing = {
    jointWill: true,
    disposesOfBoth: true,
    limitedInterestForSurvivor: true,
    survivor: 'adiated' as const,
  };
  const massed = { ...out, contract: 'none' as const, massing };
  const house = anAsset('house', 10_000_000, 'inKind', {
    class: 'immovable',
    gains: { kind: 'ordinary', baseCost: rand(2_000_000) },
  });
  const settings = { ...noFees, taxAtDeath: { method: 'marginalRate' as const, rate: { n: 45n, d: 100n } } };

  it('gains tax follows the half of the deceased, as duty does', () => {
    const account = drawn(
      estateOf({ marriages: [massed], assets: [house, cash(5_000_000)], will: all('son'), settings }),
    );
    expect(account.tax!.gains.value.sumOfGains).toBe(rand(4_000_000));
    expect(account.duty.computation!.value.totalValue).toBe(rand(7_500_000));
  });

  it('foreign property from before residence is deducted at the half that is included', () => {
    const abroad = { ...house, foreign: { acquiredBeforeResidence: true } };
    const estate = estateOf({ marriages: [massed], assets: [abroad, cash(5_000_000)], will: all('wife') });
    expect(deducted(estate, '4(e)')).toBe(rand(5_000_000));
    expect(deducted(estate, '4(q)')).toBe(rand(2_500_000));
  });
});

describe('an agreement over a joint asset', () => {
  const flat = (gains: NonNullable<ReturnType<typeof anAsset>['gains']>) =>
    anAsset('flat', 10_000_000, 'inKind', { class: 'immovable', gains });
  const settings = { ...noFees, taxAtDeath: { method: 'marginalRate' as const, rate: { n: 45n, d: 100n } } };
  const agreed = (n: number, d: number) => [
    {
      id: 'x',
      ground: 'redistribution' as const,
      signedBy: ['wife', 'son'],
      assets: [{ assetId: 'flat', to: [takes('wife', n, d), takes('son', d - n, d)] }],
    },
  ];
  const sumOfGains = (n: number, d: number) =>
    drawn(
      estateOf({
        marriages: [{ ...out, contract: 'none' }],
        assets: [flat({ kind: 'ordinary', baseCost: rand(2_000_000) }), cash(20_000_000)],
        will: halfToWife,
        agreements: agreed(n, d),
        settings,
      }),
    ).tax!.gains.value.sumOfGains;

  it("the survivor's own half counts first: with a half each nothing rolls over", () => {
    expect(sumOfGains(1, 2)).toBe(rand(4_000_000));
    // Three quarters: the own half, and half of the half of the deceased.
    expect(sumOfGains(3, 4)).toBe(rand(2_000_000));
    expect(sumOfGains(1, 4)).toBe(rand(4_000_000));
  });

  it('a residence held before 2001 and shared with the spouse has the same exclusion as one with a base cost', () => {
    const taxed = (gains: NonNullable<ReturnType<typeof anAsset>['gains']>) =>
      drawn(estateOf({ assets: [flat(gains), cash(1_000_000)], will: halfToWife, settings })).tax!.gains.value;
    const captured = taxed({ kind: 'residence', baseCost: rand(4_000_000) });
    const before = taxed({
      kind: 'residence',
      heldOnValuationDate: {
        marketValue: rand(4_000_000),
        costAfter: rand(0),
        yearsBefore: 10,
        yearsAfter: 25,
        choice: 'marketValue',
      },
    });
    expect(captured.residenceExclusionUsed).toBe(rand(3_000_000));
    expect(before.residenceExclusionUsed).toBe(captured.residenceExclusionUsed);
    expect(before.sumOfGains).toBe(captured.sumOfGains);
  });
});
