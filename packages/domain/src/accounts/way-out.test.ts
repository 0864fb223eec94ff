import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import {
  createTestChild,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import { readRefusalFields } from '../law/testing';
import { nil, rand } from '../money/cents';
import { type LiquidationAndDistribution, drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createFirstAndFinal } from './request';
import { drawAccount } from './two-heirs.testing';

/** Estates that once had no way out: each now draws an account, or says which field to fill. */
const wife = createTestPerson('wife', { bornOn: toLocalDate('1965-11-02'), sex: 'F' });
const son = createTestChild('son', { bornOn: toLocalDate('1990-01-01') });
const daughter = createTestChild('daughter', { bornOn: toLocalDate('1993-01-01') });
const createMarriage = (contract: EstateMarriage['contract'], more: Partial<EstateMarriage> = {}): EstateMarriage => ({
  kind: 'civil',
  contract,
  marriedOn: toLocalDate('1988-05-05'),
  spouseId: 'wife',
  ...more,
});
const createMassing = (survivor: 'adiated' | 'repudiated') => ({
  jointWill: true,
  disposesOfBoth: true,
  limitedInterestForSurvivor: true,
  survivor,
});
const usufruct = {
  kind: 'limited' as const,
  id: 'usufruct',
  assetId: 'house',
  right: 'usufruct' as const,
  holders: [createTaker('wife', 1)],
  bareOwners: [createTaker('son', 1)],
};
const halves = { to: [createTaker('son', 1, 2), createTaker('daughter', 1, 2)] };
const createEstate = (more: Partial<Estate>): Estate => createTestEstate({ people: [wife, son, daughter], ...more });
const readTotals = ({ distribution }: LiquidationAndDistribution) =>
  distribution?.awards.map(({ personId, total }) => [personId, total.value]);
const readDeduction = ({ duty }: LiquidationAndDistribution, code: string) =>
  duty.computation!.value.deductions.find((one) => one.code === code)?.amount;

describe("massing out of community, with the survivor's usufruct", () => {
  const drawMassed = (survivor: 'adiated' | 'repudiated', ofHouse: object = {}) =>
    drawAccount(
      createEstate({
        marriages: [createMarriage('withoutAccrual', { massing: createMassing(survivor) })],
        assets: [
          createTestAsset('house', 4_000_000, 'inKind', { class: 'immovable', ...ofHouse }),
          createTestAsset('bank', 6_000_000, 'money'),
        ],
        will: { legacies: [usufruct], residue: halves },
      }),
    );

  it('over the house of the deceased it is deducted for duty', () => {
    // 12% of 4 000 000 × 7.25457 = 3 482 193.60. Costs 350 000 + 52 500 + 7 000.
    // 10 000 000 − 409 500 − 3 482 193.60 − 3 500 000 = 2 608 306.40, at 20% 521 661.28.
    const account = drawMassed('adiated');
    expect(readDeduction(account, '4(q)')).toBe(rand(3_482_193.6));
    expect(account.duty.charged.value).toBe(rand(521_661.28));
    expect(readTotals(account)).toEqual([
      ['wife', rand(3_482_193.6)],
      ['son', rand(517_806.4 + 2_534_419.36)],
      ['daughter', rand(2_534_419.36)],
    ]);
  });

  it('over a house she brings in herself nothing is included and nothing deducted', () => {
    // 6 000 000 − 409 500 − 3 500 000 = 2 090 500, at 20% 418 100.
    const account = drawMassed('adiated', { separateOf: 'survivor' });
    expect(readDeduction(account, '4(q)')).toBeUndefined();
    expect(account.duty.charged.value).toBe(rand(418_100));
    expect(readTotals(account)![0]).toEqual(['wife', rand(3_482_193.6)]);
  });

  it('who repudiates loses it, and the house is the bare owner’s free of it', () => {
    // 10 000 000 − 409 500 − 3 500 000 = 6 090 500, at 20% 1 218 100; 4 372 400 of the bank is left.
    const account = drawMassed('repudiated');
    expect(account.duty.charged.value).toBe(rand(1_218_100));
    expect(readTotals(account)).toEqual([
      ['son', rand(4_000_000 + 2_186_200)],
      ['daughter', rand(2_186_200)],
    ]);
  });
});

it('a refusal keeps what was captured apart from its words, so that it can be said in another language', () => {
  const agreements = [
    {
      id: 'x',
      ground: 'redistribution' as const,
      assets: [{ assetId: 'house', to: [createTaker('son', 1)] }],
      signedBy: ['son'],
    },
  ];
  const unsigned = drawLiquidationAndDistribution(
    createEstate({
      people: [
        { ...son, name: 'Piet' },
        { ...daughter, name: 'Anna' },
      ],
      assets: [createTestAsset('house', 100_000, 'inKind'), createTestAsset('bank', 100_000, 'money')],
      will: { legacies: [], residue: halves },
      agreements,
    }),
    createFirstAndFinal(toLocalDate('2026-11-15')),
  );
  expect(unsigned).toMatchObject({
    refusals: [
      {
        sentence: 'Anna has not signed. Everyone who shares must agree.',
        words: { key: '{name} has not signed. Everyone who shares must agree.', values: { name: 'Anna' } },
      },
    ],
  });
});

describe('foreign property of s 4(e) when massed', () => {
  const drawMassedUnder = (contract: EstateMarriage['contract'], ofHouse: object = {}) =>
    drawAccount(
      createEstate({
        marriages: [createMarriage(contract, { massing: createMassing('adiated') })],
        assets: [
          createTestAsset('house', 4_000_000, 'inKind', {
            class: 'immovable',
            foreign: { acquiredBeforeResidence: true },
            ...ofHouse,
          }),
          createTestAsset('bank', 12_000_000, 'money'),
        ],
        will: { legacies: [usufruct], residue: halves },
      }),
    );

  it('in community the half of the deceased comes off once, and nothing of it again as the usufruct', () => {
    // 2 000 000 + 6 000 000 − ½ × 651 000 − 2 000 000 − 3 500 000 = 2 174 500, at 20% 434 900.
    const account = drawMassedUnder('none');
    expect([readDeduction(account, '4(e)'), readDeduction(account, '4(q)')]).toEqual([rand(2_000_000), undefined]);
    expect(account.duty.charged.value).toBe(rand(434_900));
  });

  it('out of community all of it does, unless the survivor brought it in', () => {
    // 16 000 000 − 651 000 − 4 000 000 − 3 500 000 = 7 849 000, at 20% 1 569 800.
    expect(drawMassedUnder('withoutAccrual').duty.charged.value).toBe(rand(1_569_800));
    const hers = drawMassedUnder('withoutAccrual', { separateOf: 'survivor' });
    expect(readDeduction(hers, '4(e)')).toBeUndefined();
    expect(hers.duty.charged.value).toBe(rand(1_569_800));
  });
});

describe('legacies take everything while income came in', () => {
  const rent = [{ id: 'rent', narrative: 'rent', amount: rand(1000) }];
  const leaveEverythingTo = (personId: string, more: Partial<Estate> = {}): Estate =>
    createEstate({
      assets: [createTestAsset('bank', 5_000_000, 'money')],
      income: rent,
      will: { legacies: [{ kind: 'cash', id: 'all', personId, amount: rand(9_000_000) }] },
      ...more,
    });
  // 1 000 − 6% − VAT on that = 931.
  const readAwards = (of: Estate) =>
    drawAccount(of).income.awards.map(({ personId, capacity, amount }) => [personId, capacity, amount]);

  it('what no will disposes of goes by intestacy', () => {
    expect(readAwards(leaveEverythingTo('son', { people: [son, daughter] }))).toEqual([
      ['son', 'heir', rand(465.5)],
      ['daughter', 'heir', rand(465.5)],
    ]);
    // Less than the minimum of a spouse: all of it is the wife's.
    expect(readAwards(leaveEverythingTo('son', { marriages: [createMarriage('withoutAccrual')] }))).toEqual([
      ['wife', 'heir', rand(931)],
    ]);
  });

  it('in community half is the survivor’s by right and half the heirs’', () => {
    expect(readAwards(leaveEverythingTo('son', { marriages: [createMarriage('none')] }))).toEqual([
      ['wife', 'byRight', rand(465.5)],
      ['wife', 'heir', rand(465.5)],
    ]);
  });

  it('a nil residue, half of it given to a spouse who takes the other half by intestacy', () => {
    const { will } = leaveEverythingTo('wife');
    const twice = leaveEverythingTo('wife', {
      marriages: [createMarriage('withoutAccrual')],
      will: { ...will!, residue: { to: [createTaker('wife', 1, 2)] } },
    });
    expect(readAwards(twice)).toEqual([['wife', 'heir', rand(931)]]);
    const without = drawAccount({ ...twice, income: [] });
    expect(readTotals(without)).toEqual([['wife', rand(4_791_750)]]);
    expect(without.duty.charged.value).toBe(nil);
  });

  it('a part of the residue takes that part of the income and no more', () => {
    const { will } = leaveEverythingTo('son');
    const half = leaveEverythingTo('son', {
      people: [son, daughter],
      will: { ...will!, residue: { to: [createTaker('daughter', 1, 2)] } },
    });
    // 465.50 by the will, and half of the other 465.50.
    expect(readAwards(half)).toEqual([
      ['son', 'heir', rand(232.75)],
      ['daughter', 'heir', rand(698.25)],
    ]);
  });

  it('with no relation captured the answer names the people', () => {
    const alone = leaveEverythingTo('friend', { people: [createTestPerson('friend')] });
    expect(
      readRefusalFields(drawLiquidationAndDistribution(alone, createFirstAndFinal(toLocalDate('2026-11-15')))),
    ).toEqual(['people']);
    expect(readAwards({ ...alone, relativesSought: true })).toEqual([['guardians-fund', 'heir', rand(931)]]);
  });
});
