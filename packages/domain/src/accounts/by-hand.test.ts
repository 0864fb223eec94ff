import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import { aChild, aDebt, anAsset, anEstate, aPerson, takes } from '../estate/estate.testing';
import type { Legacy } from '../estate/will';
import { granted } from '../law/testing';
import { nil, rand } from '../money/cents';
import { fraction } from '../money/fraction';
import { type LiquidationAndDistribution, liquidationAndDistribution } from './liquidation-and-distribution';
import { ann, awardOf, ben, cash, drawn, noFees, today } from './two-heirs.testing';

/** Estates worked out on paper from the Acts before the code was asked. No fees, so that the figures stay round. */
const wife = aPerson('wife', { sex: 'F', bornOn: localDate('1960-01-01') });
const married = (contract: EstateMarriage['contract'], more: Partial<EstateMarriage> = {}): EstateMarriage => ({
  kind: 'civil',
  contract,
  marriedOn: localDate('1990-01-01'),
  spouseId: 'wife',
  ...more,
});
const of = (more: Partial<Estate>): Estate =>
  anEstate({ people: [wife, ann, ben], marriages: [married('withoutAccrual')], settings: noFees, ...more });
const duty = (account: LiquidationAndDistribution) => account.duty.computation!.value;
const deducted = (account: LiquidationAndDistribution, code: string): number =>
  duty(account).deductions.find((one) => one.code === code)?.amount ?? 0;
const left = (assetId: string, personId: string, n = 1, d = 1): Legacy => ({
  kind: 'asset',
  id: `l-${assetId}-${personId}`,
  assetId,
  to: [takes(personId, n, d)],
});
const all = (personId: string) => ({ to: [takes(personId, 1)] });
const farm = anAsset('farm', 10_000_000, 'inKind', { class: 'immovable', bonaFideFarm: true });

describe('debts are deducted so far as included property discharges them', () => {
  const abroad = { people: [ann, ben], marriages: [], deceased: { ...anEstate().deceased, resident: false } };
  const flat = anAsset('flat', 5_000_000, 'inKind', { class: 'immovable' });
  const villa = anAsset('villa', 10_000_000, 'inKind', { class: 'immovable', foreign: {} });
  const legacies = [left('flat', 'ann'), left('villa', 'ben')];

  it('a legacy of a villa abroad that bears two thirds of the debt takes them out of s 4(b)', () => {
    const account = drawn(
      of({ ...abroad, assets: [flat, villa], liabilities: [aDebt('bank', 2_000_000)], will: { legacies } }),
    );
    // 15m − 2m for 15m of legacies: the flat bears 666 666.67 and the villa 1 333 333.33.
    expect(deducted(account, '4(b)')).toBe(rand(666_666.67));
    expect(duty(account)).toMatchObject({ netValue: rand(4_333_333.33), duty: rand(166_666.67) });
  });

  it('a residue that carries the debt deducts all of it', () => {
    const assets = [flat, villa, cash(3_000_000)];
    const will = { legacies, residue: all('ann') };
    const account = drawn(of({ ...abroad, assets, liabilities: [aDebt('bank', 2_000_000)], will }));
    expect(deducted(account, '4(b)')).toBe(rand(2_000_000));
    expect(duty(account).netValue).toBe(rand(6_000_000));
  });

  it('a money legacy that cuts others short is no debt', () => {
    const will = {
      legacies: [...legacies, { kind: 'cash' as const, id: 'c', personId: 'ann', amount: rand(3_000_000) }],
    };
    const account = drawn(
      of({ ...abroad, assets: [flat, villa, cash(1_000_000)], liabilities: [aDebt('bank', 600_000)], will }),
    );
    // The R1m of money carries the debt; only the money legacy reaches the legacies of assets.
    expect(deducted(account, '4(b)')).toBe(rand(600_000));
  });
});

describe('several accounts of one estate', () => {
  const usufruct: Legacy = {
    kind: 'limited',
    id: 'u',
    assetId: 'farm',
    right: 'usufruct',
    holders: [takes('wife', 1)],
    bareOwners: [takes('ann', 1)],
  };
  const estate = (farmOutstanding: boolean): Estate =>
    of({
      assets: [
        farmOutstanding ? { ...farm, treatment: 'outstanding', whyOutstanding: 'Not yet transferred.' } : farm,
        cash(10_000_000),
      ],
      will: { legacies: [usufruct], residue: all('ben') },
    });

  it('with a usufruct over a farm charge the duty of one', () => {
    // Aged 66, next birthday 67: factor 6.59893 on 12% of the reduced R7m; 17m − 5 543 101.20 − 3.5m at 20%.
    const one = drawn(estate(false));
    expect(deducted(one, '4(q)')).toBe(rand(5_543_101.2));
    expect(duty(one).duty).toBe(rand(1_591_379.76));
    const first = drawn(estate(true), { kind: 'first', sequence: 1, today, earlier: [] });
    const second = granted(
      liquidationAndDistribution(estate(false), {
        kind: 'secondAndFinal',
        sequence: 2,
        today,
        earlier: [first.forNext],
        broughtForward: { cash: nil, assets: [{ assetId: 'farm', value: rand(10_000_000) }] },
      }),
    );
    expect(second.proofs.filter(({ holds }) => !holds)).toEqual([]);
    expect(first.duty.charged.value + second.duty.charged.value).toBe(rand(1_591_379.76));
    expect(duty(second).duty).toBe(rand(1_591_379.76));
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
    const account = drawn(
      of({
        people: [wife, ann],
        marriages: [married('none', { massing })],
        assets: [
          anAsset('villa', 6_000_000, 'inKind', { class: 'immovable', foreign: { acquiredBeforeResidence: true } }),
          anAsset('flat', 8_000_000, 'inKind', { class: 'immovable' }),
        ],
        will: {
          legacies: [],
          residue: { to: [takes('ann', 1)], limited: { right: 'usufruct', holders: [takes('wife', 1)] } },
        },
      }),
    );
    expect(duty(account).totalValue).toBe(rand(7_000_000));
    expect(deducted(account, '4(e)')).toBe(rand(3_000_000));
    // 12% × 6.59893 of the deceased's R4m in the flat.
    expect(deducted(account, '4(q)')).toBe(rand(3_167_486.4));
    expect(duty(account).netValue).toBe(rand(832_513.6));
  });
});

describe('several customary wives', () => {
  const wives = [
    aPerson('w1', { bornOn: localDate('1965-01-01') }),
    aPerson('w2', { bornOn: localDate('1975-01-01') }),
  ];
  const customary = (spouseId: string, year: number): EstateMarriage => ({
    kind: 'customary',
    contract: 'none',
    marriedOn: localDate(`${year}-01-01`),
    spouseId,
  });
  const estate = (cattle: number): Estate =>
    of({
      people: [
        ...wives,
        aChild('c1', { bornOn: localDate('1990-01-01') }),
        aChild('c2', { bornOn: localDate('1999-01-01') }),
      ],
      marriages: [customary('w1', 1988), customary('w2', 1997)],
      assets: [
        anAsset('homestead', 1_200_000, 'money', { customary: { kind: 'house', spouseId: 'w1' } }),
        anAsset('cattle', cattle, 'money', { customary: { kind: 'family' } }),
      ],
    });

  it('share with the children by parts, or take the minimum, each', () => {
    // 600 000 + a third of 1 800 000 = 1 200 000: four parts of 300 000.
    const parts = drawn(estate(1_800_000));
    expect(['w1', 'w2', 'c1', 'c2'].map((id) => awardOf(parts, id)?.total.value)).toEqual(
      Array.from({ length: 4 }, () => rand(300_000)),
    );
    // 600 000 + 100 000: a quarter is below 250 000, so each wife has that and the children share the rest.
    const minimum = drawn(estate(300_000));
    expect(['w1', 'w2', 'c1', 'c2'].map((id) => awardOf(minimum, id)?.total.value)).toEqual([
      rand(250_000),
      rand(250_000),
      rand(100_000),
      rand(100_000),
    ]);
  });

  it('what both take is deducted', () => {
    const account = drawn(estate(36_000_000));
    // 12.6m, half of it to the wives: 6.3m − 3.5m at 20%.
    expect(deducted(account, '4(q)')).toBe(rand(6_300_000));
    expect(duty(account).duty).toBe(rand(560_000));
  });
});

describe('a residue with property that is deducted already', () => {
  it('gives the wife her part of the rest alone', () => {
    const account = drawn(
      of({
        assets: [
          anAsset('villa', 6_000_000, 'inKind', { class: 'immovable', foreign: { acquiredBeforeResidence: true } }),
          cash(9_000_000),
        ],
        will: { legacies: [], residue: { to: [takes('wife', 1, 3), takes('ann', 2, 3)] } },
      }),
    );
    expect([deducted(account, '4(e)'), deducted(account, '4(q)')]).toEqual([rand(6_000_000), rand(3_000_000)]);
    expect(duty(account).duty).toBe(rand(500_000));
  });

  it('and a charity before her where it is left the farm', () => {
    const people = [wife, ann, aPerson('hospice', { kind: 'publicBenefit' })];
    const account = drawn(
      of({
        people,
        assets: [farm, cash(10_000_000)],
        liabilities: [aDebt('bank', 1_000_000)],
        will: { legacies: [left('farm', 'hospice', 1, 2)], residue: { to: [takes('wife', 1, 2), takes('ann', 1, 2)] } },
      }),
    );
    // Half the farm at R3.5m to the hospice; of 3.5m + 10m − 1m the wife has half.
    expect([deducted(account, '4(h)'), deducted(account, '4(q)')]).toEqual([rand(3_500_000), rand(6_250_000)]);
    expect(duty(account).duty).toBe(rand(550_000));
  });
});

describe('an agreement over a joint flat', () => {
  it('that leaves the wife her own half taxes the deceased’s half in full', () => {
    const account = drawn(
      of({
        people: [wife, ann],
        marriages: [married('none')],
        assets: [
          anAsset('flat', 10_000_000, 'inKind', {
            class: 'immovable',
            gains: { kind: 'ordinary', baseCost: rand(2_000_000) },
          }),
          cash(12_000_000),
        ],
        agreements: [
          {
            id: 'g',
            ground: 'redistribution',
            signedBy: ['wife', 'ann'],
            assets: [{ assetId: 'flat', to: [takes('wife', 1, 2), takes('ann', 1, 2)] }],
          },
        ],
        will: { legacies: [], residue: { to: [takes('wife', 1, 2), takes('ann', 1, 2)] } },
        settings: { ...noFees, taxAtDeath: { method: 'marginalRate', rate: fraction(45, 100) } },
      }),
    );
    // (5m − 1m − 440 000) × 40% × 45%.
    expect(account.tax?.gainsTax.value).toBe(rand(640_800));
  });
});
