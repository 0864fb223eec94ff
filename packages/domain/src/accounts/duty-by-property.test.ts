import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import {
  createTestDebt,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import { rand } from '../money/cents';
import { drawAccount, noFees } from './two-heirs.testing';

const wife = createTestPerson('wife', { bornOn: toLocalDate('1965-11-02'), sex: 'F' });
const son = createTestPerson('son', { parents: ['deceased'], bornOn: toLocalDate('1990-01-01') });
const charity = createTestPerson('charity', { kind: 'publicBenefit' });
const out: EstateMarriage = {
  kind: 'civil',
  contract: 'withoutAccrual',
  marriedOn: toLocalDate('1988-05-05'),
  spouseId: 'wife',
};
const createEstate = (more: Partial<Estate>): Estate =>
  createTestEstate({ people: [wife, son, charity], marriages: [out], settings: noFees, ...more });
const createFarm = (value: number, more = {}) =>
  createTestAsset('farm', value, 'inKind', { class: 'immovable', bonaFideFarm: true, ...more });
const createCash = (value: number, more = {}) => createTestAsset('bank', value, 'money', { class: 'claim', ...more });
const readDuty = (estate: Estate) => drawAccount(estate).duty.computation!.value;
const readDeduction = (estate: Estate, code: string) =>
  readDuty(estate).deductions.find((deduction) => deduction.code === code)?.amount ?? 0;
const halfToWife = { legacies: [], residue: { to: [createTaker('wife', 1, 2), createTaker('son', 1, 2)] } };
const leaveAllTo = (to: string, legacies: NonNullable<Estate['will']>['legacies'] = []) => ({
  legacies,
  residue: { to: [createTaker(to, 1)] },
});
const leaveAssetTo = (assetId: string, to: string) => ({
  kind: 'asset' as const,
  id: `l-${assetId}`,
  assetId,
  to: [createTaker(to, 1)],
});

describe('a deduction takes property at the value at which it is included', () => {
  it('half the residue is half of a farm at 30% less', () => {
    // 14 000 000 − 7 000 000 − 3 500 000 at 20%
    expect(readDuty(createEstate({ assets: [createFarm(20_000_000)], will: halfToWife })).duty).toBe(rand(700_000));
  });

  it('a farm to a charity is deducted at what it was included at', () => {
    const will = leaveAllTo('son', [leaveAssetTo('farm', 'charity')]);
    // 7 000 000 + 10 000 000 − 7 000 000 − 3 500 000 at 20%
    const found = readDuty(createEstate({ assets: [createFarm(10_000_000), createCash(10_000_000)], will }));
    expect(found.duty).toBe(rand(1_300_000));
  });

  it('debts and money legacies come off the residue before its share is taken', () => {
    const will = {
      ...halfToWife,
      legacies: [{ kind: 'cash' as const, id: 'l', personId: 'son', amount: rand(2_000_000) }],
    };
    const estate = createEstate({
      assets: [createFarm(20_000_000), createCash(5_000_000)],
      liabilities: [createTestDebt('d', 1_000_000)],
      will,
    });
    // Residue for duty: 14 000 000 + 5 000 000 − 1 000 000 − 2 000 000.
    expect(readDeduction(estate, '4(q)')).toBe(rand(8_000_000));
  });

  it('a usufruct over a farm is valued on the reduced farm', () => {
    const limited = {
      right: 'usufruct' as const,
      holders: [createTaker('wife', 1)],
      bareOwners: [createTaker('son', 1)],
    };
    const will = leaveAllTo('son', [{ kind: 'limited', id: 'l', assetId: 'farm', ...limited }]);
    // Female, 61 next birthday: 7.25457 on 12% of 14 000 000.
    expect(readDeduction(createEstate({ assets: [createFarm(20_000_000)], will }), '4(q)')).toBe(rand(12_187_677.6));
  });

  it('foreign property that 4(e) deducts is not deducted again for the spouse who takes it', () => {
    const abroad = { foreign: { acquiredBeforeResidence: true } };
    const will = leaveAllTo('son', [leaveAssetTo('farm', 'wife')]);
    const estate = createEstate({ assets: [createFarm(10_000_000, abroad), createCash(5_000_000)], will });
    expect(readDeduction(estate, '4(e)')).toBe(rand(7_000_000));
    expect(readDeduction(estate, '4(q)')).toBe(0);
    const inResidue = createEstate({
      assets: [createCash(10_000_000, abroad), createFarm(10_000_000)],
      will: halfToWife,
    });
    expect(readDeduction(inResidue, '4(q)')).toBe(rand(3_500_000));
  });

  it('what a non-resident left abroad is neither included nor deducted', () => {
    const deceased = { ...createTestEstate().deceased, resident: false };
    const assets = [
      createCash(8_000_000),
      createTestAsset('villa', 12_000_000, 'inKind', { class: 'immovable', foreign: {} }),
    ];
    const estate = createEstate({ deceased, assets, will: halfToWife });
    expect(readDuty(estate).totalValue).toBe(rand(8_000_000));
    expect(readDeduction(estate, '4(q)')).toBe(rand(4_000_000));
    expect(
      readDeduction(
        createEstate({ deceased, assets, will: leaveAllTo('son', [leaveAssetTo('villa', 'wife')]) }),
        '4(q)',
      ),
    ).toBe(0);
  });

  it('debts count only so far as included property discharges them', () => {
    const deceased = { ...createTestEstate().deceased, resident: false };
    const villa = createTestAsset('villa', 6_000_000, 'inKind', { class: 'immovable', foreign: {} });
    const assets = [createCash(8_000_000), villa];
    const bond = createTestDebt('bond', 2_000_000, { securedBy: ['villa'] });
    const estate = createEstate({
      deceased,
      assets,
      liabilities: [bond, createTestDebt('card', 500_000)],
      will: halfToWife,
    });
    expect(readDeduction(estate, '4(b)')).toBe(rand(500_000));
    expect(readDeduction(estate, '4(q)')).toBe(rand(3_750_000));
    const poor = createEstate({
      deceased,
      assets: [createCash(1_000_000), villa],
      liabilities: [createTestDebt('loan', 3_000_000)],
      will: halfToWife,
    });
    expect(readDeduction(poor, '4(b)')).toBe(rand(1_000_000));
  });

  it('a legacy that must bear debts is deducted for what is left of it', () => {
    const estate = createEstate({
      assets: [createFarm(10_000_000)],
      liabilities: [createTestDebt('d', 2_000_000)],
      will: leaveAllTo('son', [leaveAssetTo('farm', 'wife')]),
    });
    expect(readDeduction(estate, '4(q)')).toBe(rand(5_000_000));
    expect(readDuty(estate).netValue).toBe(0);
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
  const house = createTestAsset('house', 10_000_000, 'inKind', {
    class: 'immovable',
    gains: { kind: 'ordinary', baseCost: rand(2_000_000) },
  });
  const settings = { ...noFees, taxAtDeath: { method: 'marginalRate' as const, rate: { n: 45n, d: 100n } } };

  it('gains tax follows the half of the deceased, as duty does', () => {
    const account = drawAccount(
      createEstate({ marriages: [massed], assets: [house, createCash(5_000_000)], will: leaveAllTo('son'), settings }),
    );
    expect(account.tax!.gains.value.sumOfGains).toBe(rand(4_000_000));
    expect(account.duty.computation!.value.totalValue).toBe(rand(7_500_000));
  });

  it('foreign property from before residence is deducted at the half that is included', () => {
    const abroad = { ...house, foreign: { acquiredBeforeResidence: true } };
    const estate = createEstate({
      marriages: [massed],
      assets: [abroad, createCash(5_000_000)],
      will: leaveAllTo('wife'),
    });
    expect(readDeduction(estate, '4(e)')).toBe(rand(5_000_000));
    expect(readDeduction(estate, '4(q)')).toBe(rand(2_500_000));
  });
});

describe('an agreement over a joint asset', () => {
  const createFlat = (gains: NonNullable<ReturnType<typeof createTestAsset>['gains']>) =>
    createTestAsset('flat', 10_000_000, 'inKind', { class: 'immovable', gains });
  const settings = { ...noFees, taxAtDeath: { method: 'marginalRate' as const, rate: { n: 45n, d: 100n } } };
  const createAgreement = (n: number, d: number) => [
    {
      id: 'x',
      ground: 'redistribution' as const,
      signedBy: ['wife', 'son'],
      assets: [{ assetId: 'flat', to: [createTaker('wife', n, d), createTaker('son', d - n, d)] }],
    },
  ];
  const sumGains = (n: number, d: number) =>
    drawAccount(
      createEstate({
        marriages: [{ ...out, contract: 'none' }],
        assets: [createFlat({ kind: 'ordinary', baseCost: rand(2_000_000) }), createCash(20_000_000)],
        will: halfToWife,
        agreements: createAgreement(n, d),
        settings,
      }),
    ).tax!.gains.value.sumOfGains;

  it("the survivor's own half counts first: with a half each nothing rolls over", () => {
    expect(sumGains(1, 2)).toBe(rand(4_000_000));
    // Three quarters: the own half, and half of the half of the deceased.
    expect(sumGains(3, 4)).toBe(rand(2_000_000));
    expect(sumGains(1, 4)).toBe(rand(4_000_000));
  });

  it('a residence held before 2001 and shared with the spouse has the same exclusion as one with a base cost', () => {
    const readTax = (gains: NonNullable<ReturnType<typeof createTestAsset>['gains']>) =>
      drawAccount(createEstate({ assets: [createFlat(gains), createCash(1_000_000)], will: halfToWife, settings })).tax!
        .gains.value;
    const captured = readTax({ kind: 'residence', baseCost: rand(4_000_000) });
    const before = readTax({
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
