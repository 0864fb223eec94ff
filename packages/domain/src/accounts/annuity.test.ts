import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import {
  createTaker,
  createTestAsset,
  createTestChild,
  createTestEstate,
  createTestPerson,
} from '../estate/estate.testing';
import type { LimitedLegacy, Will } from '../estate/will';
import { formatInEnglish } from '../law/message';
import { readRefusalFields } from '../law/testing';
import { cents, rand, sum } from '../money/cents';
import { drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createFirstAndFinal } from './request';
import { createCash, drawAccount, findAward, noFees, today } from './two-heirs.testing';

/** 60 at the death: age next birthday 61, factor 7.25457 of Table A. */
const wife = createTestPerson('wife', { bornOn: toLocalDate('1965-11-02'), sex: 'F' });
const aunt = createTestPerson('aunt', { bornOn: toLocalDate('1950-01-01'), sex: 'F' });
const son = createTestChild('son', { bornOn: toLocalDate('1990-01-01'), sex: 'M' });
const annuity: LimitedLegacy = {
  kind: 'limited',
  id: 'n',
  assetId: 'house',
  right: 'annuity',
  yearly: rand(120_000),
  holders: [createTaker('wife', 1)],
  bareOwners: [createTaker('son', 1)],
};
const house = createTestAsset('house', 3_000_000, 'inKind', { class: 'immovable' });
const createEstate = (will: Partial<Will>, more: Partial<Estate> = {}): Estate =>
  createTestEstate({
    people: [wife, aunt, son],
    marriages: [{ kind: 'civil', contract: 'withoutAccrual', marriedOn: toLocalDate('1988-01-01'), spouseId: 'wife' }],
    assets: [house, createCash(4_000_000)],
    will: { legacies: [annuity], residue: { to: [createTaker('son', 1)] }, ...will },
    settings: noFees,
    ...more,
  });
const readDuty = (estate: Estate) => {
  const account = drawAccount(estate);
  const { deductions, duty } = account.duty.computation!.value;
  return {
    spouse: sum(deductions.filter(({ code }) => code === '4(q)').map(({ amount }) => amount)),
    duty,
    wife: findAward(account, 'wife')?.total.value,
    son: findAward(account, 'son')?.total.value,
  };
};

describe('an annuity by will (Estate Duty Act s 5(1)(d) and (f))', () => {
  it('on an asset is worth its yearly sum over the life of who has it, and the owner has the rest', () => {
    // 120,000 × 7.25457; (7,000,000 − 870,548.40 − 3,500,000) at 20%.
    expect(readDuty(createEstate({}))).toEqual({
      spouse: rand(870_548.4),
      duty: rand(525_890.32),
      wife: rand(870_548.4),
      son: rand(2_129_451.6 + 4_000_000 - 525_890.32),
    });
  });

  it('is named in the award with what it pays', () => {
    const account = drawAccount(createEstate({}));
    const readTerms = (id: string) => findAward(account, id)?.restrictions.map((one) => formatInEnglish(one)) ?? [];
    expect(readTerms('wife').join()).toMatch(/annuity of R 120.000.00 a year for wife/);
    expect(readTerms('son').join()).toMatch(/subject to an annuity of R 120.000.00 a year for wife/);
  });

  it('is not reduced with the farm it is charged on', () => {
    const { spouse, duty } = readDuty(
      createEstate({}, { assets: [{ ...house, bonaFideFarm: true }, createCash(4_000_000)] }),
    );
    // 30% off the farm: (6,100,000 − 870,548.40 − 3,500,000) at 20%.
    expect([spouse, duty]).toEqual([rand(870_548.4), rand(345_890.32)]);
  });

  it('of two, one of whom died before, is half of the sum and still charged on all of the asset', () => {
    const two = { ...annuity, holders: [createTaker('wife', 1, 2), createTaker('aunt', 1, 2)] };
    const people = [wife, { ...aunt, diedOn: toLocalDate('2020-01-01') }, son];
    expect(readDuty(createEstate({ legacies: [two] }, { people })).wife).toBe(rand(435_274.2));
  });

  it('is worth no more than what it is charged on', () => {
    const assets = [createTestAsset('house', 500_000, 'inKind', { class: 'immovable' }), createCash(4_000_000)];
    expect(readDuty(createEstate({}, { assets })).wife).toBe(rand(500_000));
  });

  it('on the residue is a fixed sum before what the owners have', () => {
    const residue = {
      to: [createTaker('son', 1)],
      limited: { right: 'annuity' as const, yearly: rand(120_000), holders: [createTaker('wife', 1)] },
    };
    const estate = createEstate({ legacies: [], residue }, { assets: [createCash(5_000_000)] });
    // (5,000,000 − 870,548.40 − 3,500,000) at 20%.
    expect(readDuty(estate)).toMatchObject({ spouse: rand(870_548.4), duty: rand(125_890.32) });
    // The capital is the owner's, and secures the annuity.
    expect(findAward(drawAccount(estate), 'son')?.total.value).toBe(rand(5_000_000 - 125_890.32));
  });

  it('gives the spouse no roll-over: who owns the asset takes it (Income Tax Act s 9HA)', () => {
    const sell = (right: 'annuity' | 'usufruct', paid = rand(120_000)) => {
      const { yearly: _, ...rest } = annuity;
      return drawAccount(
        createEstate(
          { legacies: [{ ...rest, right, ...(right === 'annuity' && { yearly: paid }) }] },
          {
            assets: [{ ...house, gains: { kind: 'ordinary', baseCost: rand(1_000_000) } }, createCash(4_000_000)],
            settings: { ...noFees, taxAtDeath: { method: 'marginalRate', rate: { n: 45n, d: 100n } } },
          },
        ),
      ).tax?.gains.value.sumOfGains;
    };
    expect(sell('annuity')).toBe(rand(2_000_000));
    // Worth all of the house: the son owns it even so.
    expect(sell('annuity', rand(900_000))).toBe(rand(2_000_000));
    expect(sell('usufruct')).toBeLessThan(rand(2_000_000));
  });

  it('is paid out of what the asset earns, day by day since the death; the rest is the owner’s', () => {
    const account = drawAccount(
      createEstate({}, { income: [{ id: 'rent', narrative: 'rent', amount: rand(100_000), assetId: 'house' }] }),
    );
    const { net, awards } = account.income;
    // 227 days of 120,000 a year.
    expect(awards.find(({ personId }) => personId === 'wife')?.amount).toBe(rand(74_630.14));
    expect(sum(awards.map(({ amount }) => amount))).toBe(net.value);
  });

  it('on the residue is paid out of what the residue earns, and not out of a legacy', () => {
    const residue = {
      to: [createTaker('son', 1)],
      limited: { right: 'annuity' as const, yearly: rand(120_000), holders: [createTaker('wife', 1)] },
    };
    const readIncome = (legacies: Will['legacies']) => {
      const estate = createEstate(
        { legacies, residue },
        { income: [{ id: 'rent', narrative: 'rent', amount: rand(100_000), assetId: 'house' }] },
      );
      const { awards, net } = drawAccount(estate).income;
      expect(sum(awards.map(({ amount }) => amount))).toBe(net.value);
      return awards.find(({ personId }) => personId === 'wife')?.amount;
    };
    expect(readIncome([])).toBe(rand(74_630.14));
    expect(readIncome([{ kind: 'asset', id: 'h', assetId: 'house', to: [createTaker('aunt', 1)] }])).toBeUndefined();
  });

  it('needs what it pays a year, and a usufruct has none', () => {
    const refuse = (more: Partial<LimitedLegacy>) => {
      const { yearly: _, ...rest } = annuity;
      return readRefusalFields(
        drawLiquidationAndDistribution(createEstate({ legacies: [{ ...rest, ...more }] }), createFirstAndFinal(today)),
      );
    };
    expect(refuse({})).toEqual(['will.legacies[0].yearly']);
    expect(refuse({ right: 'usufruct', yearly: rand(1) })).toEqual(['will.legacies[0].yearly']);
  });

  it(
    'agrees with a second computation on random estates',
    () => {
      const factors = [
        ['1965-11-02', 'F', 725_457n],
        ['1950-06-01', 'M', 459_354n],
        ['1983-07-05', 'F', 813_012n],
      ] as const;
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 900_000_000 }),
          fc.integer({ min: 1, max: 60_000_000 }),
          fc.constantFrom(...factors),
          fc.boolean(),
          (value, yearly, [bornOn, sex, factor], isFarm) => {
            const estate = createEstate(
              { legacies: [{ ...annuity, yearly: cents(yearly) }] },
              {
                people: [{ ...wife, bornOn: toLocalDate(bornOn), sex }, aunt, son],
                assets: [{ ...house, value: cents(value), bonaFideFarm: isFarm }, createCash(4_000_000)],
              },
            );
            // Written from the Act in whole cents: the sum a year by the factor, half a cent up, no more than the asset.
            const worth = (2n * BigInt(yearly) * factor + 100_000n) / 200_000n;
            const lessOf = (a: bigint, b: bigint) => (a < b ? a : b);
            const hers = lessOf(worth, BigInt(value));
            const included = BigInt(value) - (isFarm ? (BigInt(value) * 3n + 5n) / 10n : 0n);
            const deducted = lessOf(worth, included);
            const net = included + 400_000_000n - deducted;
            const over = net - 350_000_000n;
            const scale = (amount: bigint) => (amount <= 0n ? 0n : (amount * 2n + 5n) / 10n);
            const duty = scale(over);
            expect(readDuty(estate)).toEqual({
              spouse: Number(deducted),
              duty: Number(duty),
              wife: Number(hers),
              son: Number(BigInt(value) - hers + 400_000_000n - duty),
            });
          },
        ),
        { numRuns: Number(process.env['RUNS'] ?? 120), seed: Number(process.env['SEED'] ?? 511) },
      );
    },
    Math.max(60_000, Number(process.env['RUNS'] ?? 0) * 120),
  );
});
