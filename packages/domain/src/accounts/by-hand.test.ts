import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import {
  createTestChild,
  createTestDebt,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import type { Legacy } from '../estate/will';
import { expectGranted } from '../law/testing';
import { nil, rand } from '../money/cents';
import { fraction } from '../money/fraction';
import { type LiquidationAndDistribution, drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { ann, findAward, ben, createCash, drawAccount, noFees, today } from './two-heirs.testing';

/** Estates worked out on paper from the Acts before the code was asked. No fees, so that the figures stay round. */
const wife = createTestPerson('wife', { sex: 'F', bornOn: toLocalDate('1960-01-01') });
const createMarriage = (contract: EstateMarriage['contract'], more: Partial<EstateMarriage> = {}): EstateMarriage => ({
  kind: 'civil',
  contract,
  marriedOn: toLocalDate('1990-01-01'),
  spouseId: 'wife',
  ...more,
});
const createEstate = (more: Partial<Estate>): Estate =>
  createTestEstate({
    people: [wife, ann, ben],
    marriages: [createMarriage('withoutAccrual')],
    settings: noFees,
    ...more,
  });
const readDuty = (account: LiquidationAndDistribution) => account.duty.computation!.value;
const readDeduction = (account: LiquidationAndDistribution, code: string): number =>
  readDuty(account).deductions.find((one) => one.code === code)?.amount ?? 0;
const createAssetLegacy = (assetId: string, personId: string, n = 1, d = 1): Legacy => ({
  kind: 'asset',
  id: `l-${assetId}-${personId}`,
  assetId,
  to: [createTaker(personId, n, d)],
});
const leaveAllTo = (personId: string) => ({ to: [createTaker(personId, 1)] });
const farm = createTestAsset('farm', 10_000_000, 'inKind', { class: 'immovable', bonaFideFarm: true });

describe('debts are deducted so far as included property discharges them', () => {
  const abroad = { people: [ann, ben], marriages: [], deceased: { ...createTestEstate().deceased, resident: false } };
  const flat = createTestAsset('flat', 5_000_000, 'inKind', { class: 'immovable' });
  const villa = createTestAsset('villa', 10_000_000, 'inKind', { class: 'immovable', foreign: {} });
  const legacies = [createAssetLegacy('flat', 'ann'), createAssetLegacy('villa', 'ben')];

  it('a legacy of a villa abroad that bears two thirds of the debt takes them out of s 4(b)', () => {
    const account = drawAccount(
      createEstate({
        ...abroad,
        assets: [flat, villa],
        liabilities: [createTestDebt('bank', 2_000_000)],
        will: { legacies },
      }),
    );
    // 15m − 2m for 15m of legacies: the flat bears 666 666.67 and the villa 1 333 333.33.
    expect(readDeduction(account, '4(b)')).toBe(rand(666_666.67));
    expect(readDuty(account)).toMatchObject({ netValue: rand(4_333_333.33), duty: rand(166_666.67) });
  });

  it('a residue that carries the debt deducts all of it', () => {
    const assets = [flat, villa, createCash(3_000_000)];
    const will = { legacies, residue: leaveAllTo('ann') };
    const account = drawAccount(
      createEstate({ ...abroad, assets, liabilities: [createTestDebt('bank', 2_000_000)], will }),
    );
    expect(readDeduction(account, '4(b)')).toBe(rand(2_000_000));
    expect(readDuty(account).netValue).toBe(rand(6_000_000));
  });

  it('a money legacy that cuts others short is no debt', () => {
    const will = {
      legacies: [...legacies, { kind: 'cash' as const, id: 'c', personId: 'ann', amount: rand(3_000_000) }],
    };
    const account = drawAccount(
      createEstate({
        ...abroad,
        assets: [flat, villa, createCash(1_000_000)],
        liabilities: [createTestDebt('bank', 600_000)],
        will,
      }),
    );
    // The R1m of money carries the debt; only the money legacy reaches the legacies of assets.
    expect(readDeduction(account, '4(b)')).toBe(rand(600_000));
  });
});

describe('several accounts of one estate', () => {
  const usufruct: Legacy = {
    kind: 'limited',
    id: 'u',
    assetId: 'farm',
    right: 'usufruct',
    holders: [createTaker('wife', 1)],
    bareOwners: [createTaker('ann', 1)],
  };
  const createFarmEstate = (farmOutstanding: boolean): Estate =>
    createEstate({
      assets: [
        farmOutstanding ? { ...farm, treatment: 'outstanding', whyOutstanding: 'Not yet transferred.' } : farm,
        createCash(10_000_000),
      ],
      will: { legacies: [usufruct], residue: leaveAllTo('ben') },
    });

  it('with a usufruct over a farm charge the duty of one', () => {
    // Aged 66, next birthday 67: factor 6.59893 on 12% of the reduced R7m; 17m − 5 543 101.20 − 3.5m at 20%.
    const one = drawAccount(createFarmEstate(false));
    expect(readDeduction(one, '4(q)')).toBe(rand(5_543_101.2));
    expect(readDuty(one).duty).toBe(rand(1_591_379.76));
    const first = drawAccount(createFarmEstate(true), { kind: 'first', sequence: 1, today, earlier: [] });
    const second = expectGranted(
      drawLiquidationAndDistribution(createFarmEstate(false), {
        kind: 'secondAndFinal',
        sequence: 2,
        today,
        earlier: [first.forNext],
        broughtForward: { cash: nil, assets: [{ assetId: 'farm', value: rand(10_000_000) }] },
      }),
    );
    expect(second.proofs.filter(({ holds }) => !holds)).toEqual([]);
    expect(first.duty.charged.value + second.duty.charged.value).toBe(rand(1_591_379.76));
    expect(readDuty(second).duty).toBe(rand(1_591_379.76));
  });
});

describe('massed in community', () => {
  it('property from before residence is deducted at the half of the deceased, and the wife has no part of it again', () => {
    const massing = {
      jointWill: true,
      disposesOfBoth: true,
      limitedInterestForSurvivor: true,
      survivor: 'adiated' as const,
    };
    const account = drawAccount(
      createEstate({
        people: [wife, ann],
        marriages: [createMarriage('none', { massing })],
        assets: [
          createTestAsset('villa', 6_000_000, 'inKind', {
            class: 'immovable',
            foreign: { acquiredBeforeResidence: true },
          }),
          createTestAsset('flat', 8_000_000, 'inKind', { class: 'immovable' }),
        ],
        will: {
          legacies: [],
          residue: { to: [createTaker('ann', 1)], limited: { right: 'usufruct', holders: [createTaker('wife', 1)] } },
        },
      }),
    );
    expect(readDuty(account).totalValue).toBe(rand(7_000_000));
    expect(readDeduction(account, '4(e)')).toBe(rand(3_000_000));
    // 12% × 6.59893 of the deceased's R4m in the flat.
    expect(readDeduction(account, '4(q)')).toBe(rand(3_167_486.4));
    expect(readDuty(account).netValue).toBe(rand(832_513.6));
  });
});

describe('several customary wives', () => {
  const wives = [
    createTestPerson('w1', { bornOn: toLocalDate('1965-01-01') }),
    createTestPerson('w2', { bornOn: toLocalDate('1975-01-01') }),
  ];
  const createCustomaryMarriage = (spouseId: string, year: number): EstateMarriage => ({
    kind: 'customary',
    contract: 'none',
    marriedOn: toLocalDate(`${year}-01-01`),
    spouseId,
  });
  const createCattleEstate = (cattle: number): Estate =>
    createEstate({
      people: [
        ...wives,
        createTestChild('c1', { bornOn: toLocalDate('1990-01-01') }),
        createTestChild('c2', { bornOn: toLocalDate('1999-01-01') }),
      ],
      marriages: [createCustomaryMarriage('w1', 1988), createCustomaryMarriage('w2', 1997)],
      assets: [
        createTestAsset('homestead', 1_200_000, 'money', { customary: { kind: 'house', spouseId: 'w1' } }),
        createTestAsset('cattle', cattle, 'money', { customary: { kind: 'family' } }),
      ],
    });

  it('share with the children by parts, or take the minimum, each', () => {
    // 600 000 + a third of 1 800 000 = 1 200 000: four parts of 300 000.
    const parts = drawAccount(createCattleEstate(1_800_000));
    expect(['w1', 'w2', 'c1', 'c2'].map((id) => findAward(parts, id)?.total.value)).toEqual(
      Array.from({ length: 4 }, () => rand(300_000)),
    );
    // 600 000 + 100 000: a quarter is below 250 000, so each wife has that and the children share the rest.
    const minimum = drawAccount(createCattleEstate(300_000));
    expect(['w1', 'w2', 'c1', 'c2'].map((id) => findAward(minimum, id)?.total.value)).toEqual([
      rand(250_000),
      rand(250_000),
      rand(100_000),
      rand(100_000),
    ]);
  });

  it('what both take is deducted', () => {
    const account = drawAccount(createCattleEstate(36_000_000));
    // 12.6m, half of it to the wives: 6.3m − 3.5m at 20%.
    expect(readDeduction(account, '4(q)')).toBe(rand(6_300_000));
    expect(readDuty(account).duty).toBe(rand(560_000));
  });
});

describe('a residue with property that is deducted already', () => {
  it('gives the wife her part of the rest alone', () => {
    const account = drawAccount(
      createEstate({
        assets: [
          createTestAsset('villa', 6_000_000, 'inKind', {
            class: 'immovable',
            foreign: { acquiredBeforeResidence: true },
          }),
          createCash(9_000_000),
        ],
        will: { legacies: [], residue: { to: [createTaker('wife', 1, 3), createTaker('ann', 2, 3)] } },
      }),
    );
    expect([readDeduction(account, '4(e)'), readDeduction(account, '4(q)')]).toEqual([
      rand(6_000_000),
      rand(3_000_000),
    ]);
    expect(readDuty(account).duty).toBe(rand(500_000));
  });

  it('and a charity before her where it is left the farm', () => {
    const people = [wife, ann, createTestPerson('hospice', { kind: 'publicBenefit' })];
    const account = drawAccount(
      createEstate({
        people,
        assets: [farm, createCash(10_000_000)],
        liabilities: [createTestDebt('bank', 1_000_000)],
        will: {
          legacies: [createAssetLegacy('farm', 'hospice', 1, 2)],
          residue: { to: [createTaker('wife', 1, 2), createTaker('ann', 1, 2)] },
        },
      }),
    );
    // Half the farm at R3.5m to the hospice; of 3.5m + 10m − 1m the wife has half.
    expect([readDeduction(account, '4(h)'), readDeduction(account, '4(q)')]).toEqual([
      rand(3_500_000),
      rand(6_250_000),
    ]);
    expect(readDuty(account).duty).toBe(rand(550_000));
  });
});

describe('an agreement over a joint flat', () => {
  it('that leaves the wife her own half taxes the deceased’s half in full', () => {
    const account = drawAccount(
      createEstate({
        people: [wife, ann],
        marriages: [createMarriage('none')],
        assets: [
          createTestAsset('flat', 10_000_000, 'inKind', {
            class: 'immovable',
            gains: { kind: 'ordinary', baseCost: rand(2_000_000) },
          }),
          createCash(12_000_000),
        ],
        agreements: [
          {
            id: 'g',
            ground: 'redistribution',
            signedBy: ['wife', 'ann'],
            assets: [{ assetId: 'flat', to: [createTaker('wife', 1, 2), createTaker('ann', 1, 2)] }],
          },
        ],
        will: { legacies: [], residue: { to: [createTaker('wife', 1, 2), createTaker('ann', 1, 2)] } },
        settings: { ...noFees, taxAtDeath: { method: 'marginalRate', rate: fraction(45, 100) } },
      }),
    );
    // (5m − 1m − 440 000) × 40% × 45%.
    expect(account.tax?.gainsTax.value).toBe(rand(640_800));
  });
});
