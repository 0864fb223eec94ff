import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import { createTestAsset, createTestEstate, createTestPerson, createTaker } from '../estate/estate.testing';
import type { Will } from '../estate/will';
import { isRefused } from '../law/refusal';
import { rand } from '../money/cents';
import { computeDrawnTakers } from '../family-tree/drawn-takers';
import { buildFamily } from '../estate/relations';
import { drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createAnyEstate } from './random-estate.testing';
import { createFirstAndFinal } from './request';
import { ann, ben, createCash, drawAccount, halves, noFees, today } from './two-heirs.testing';

// Ben outlives his father, who died on 2 April 2026, by so many days. His daughter is Cara.
const createBenDyingAfter = (days: number) => ({ ...ben, diedOn: addDays(toLocalDate('2026-04-02'), days) });
const cara = createTestPerson('cara', { parents: ['ben'], bornOn: toLocalDate('2008-01-01') });
const wife = createTestPerson('wife', { sex: 'F', bornOn: toLocalDate('1960-01-01') });
const createEstate = (will: Partial<Will>, days: number, more: Partial<Estate> = {}): Estate =>
  createTestEstate({
    people: [ann, createBenDyingAfter(days), cara],
    assets: [createCash(1_000_000)],
    settings: noFees,
    will: { ...halves, survivorshipDays: 30, ...will },
    ...more,
  });
const readAwards = (estate: Estate): Record<string, number> =>
  Object.fromEntries(drawAccount(estate).distribution!.awards.map(({ personId, total }) => [personId, total.value]));

describe('a survivorship clause of thirty days', () => {
  it('an heir who dies on the thirtieth day takes nothing: the issue step in', () => {
    expect(readAwards(createEstate({}, 30))).toEqual({ ann: rand(500_000), cara: rand(500_000) });
  });

  it('an heir who dies on the day after it takes, and so does one under a will without the clause', () => {
    expect(readAwards(createEstate({}, 31))).toEqual({ ann: rand(500_000), ben: rand(500_000) });
    expect(readAwards(createEstate({ survivorshipDays: undefined }, 1))).toEqual({
      ann: rand(500_000),
      ben: rand(500_000),
    });
  });

  it('the substitute the will names comes before the issue', () => {
    const to = [createTaker('ann', 1, 2), { ...createTaker('ben', 1, 2), substitutes: ['ann'] }];
    expect(readAwards(createEstate({ residue: { to } }, 10))).toEqual({ ann: rand(1_000_000) });
  });

  it('what then has nobody goes by the law to the heirs of the day on which that is certain (Harris v MacGregor)', () => {
    const to = [createTaker('ann', 1, 2), { ...createTaker('ben', 1, 2), noRepresentation: true }];
    // The open half on the day Ben died: Ann’s branch and Ben’s, which is Cara.
    expect(readAwards(createEstate({ residue: { to } }, 10))).toEqual({ ann: rand(750_000), cara: rand(250_000) });
    const atDeath = { settings: { ...noFees, heirsOfFailedGift: 'atDeath' as const } };
    // At the death Ben was a child who outlived his father, so half of it is his estate’s.
    expect(readAwards(createEstate({ residue: { to } }, 10, atDeath))).toEqual({
      ann: rand(750_000),
      ben: rand(250_000),
    });
  });

  it('another heir who died before that day is no heir of the open part, and one who died after it is', () => {
    const to = [createTaker('ann', 1, 2), { ...createTaker('ben', 1, 2), noRepresentation: true }];
    const createDan = (days: number) => ({
      ...cara,
      id: 'dan',
      name: 'dan',
      parents: ['deceased'],
      diedOn: addDays(toLocalDate('2026-04-02'), days),
    });
    const readWith = (days: number) =>
      readAwards(
        createEstate({ residue: { to } }, 10, { people: [ann, createBenDyingAfter(10), cara, createDan(days)] }),
      );
    expect(readWith(5)).toEqual({ ann: rand(750_000), cara: rand(250_000) });
    expect(readWith(15)).toEqual({ ann: rand(666_666.67), cara: rand(166_666.67), dan: rand(166_666.66) });
  });

  it('a legacy that fails falls into the residue, and the account says why', () => {
    const legacies = [
      { kind: 'cash' as const, id: 'l', personId: 'ben', amount: rand(100_000), noRepresentation: true },
    ];
    const will = { legacies, residue: { to: [createTaker('ann', 1)] } };
    expect(readAwards(createEstate(will, 10))).toEqual({ ann: rand(1_000_000) });
    expect(readAwards(createEstate(will, 31))).toEqual({ ann: rand(900_000), ben: rand(100_000) });
  });

  it('a widow who dies within it deducts nothing under s 4(q)', () => {
    const widow = { ...wife, diedOn: toLocalDate('2026-04-20') };
    const married = {
      people: [ann, widow],
      assets: [createCash(10_000_000)],
      marriages: [
        { kind: 'civil', contract: 'withoutAccrual', marriedOn: toLocalDate('1990-01-01'), spouseId: 'wife' } as const,
      ],
    };
    const to = [{ ...createTaker('wife', 1), substitutes: ['ann'] }];
    const readSpouseDeduction = (estate: Estate) =>
      drawAccount(estate).duty.computation!.value.deductions.find(({ code }) => code === '4(q)')?.amount ?? 0;
    expect(readSpouseDeduction(createEstate({ residue: { to }, survivorshipDays: undefined }, 0, married))).toBe(
      rand(10_000_000),
    );
    expect(readSpouseDeduction(createEstate({ residue: { to } }, 0, married))).toBe(0);
    expect(readAwards(createEstate({ residue: { to } }, 0, married))).toHaveProperty('ann');
  });

  it('a usufruct for somebody who dies within it is no burden', () => {
    const house = createTestAsset('house', 900_000, 'inKind', { class: 'immovable' });
    const legacies = [
      {
        kind: 'limited' as const,
        id: 'u',
        assetId: 'house',
        right: 'usufruct' as const,
        holders: [createTaker('ben', 1)],
        bareOwners: [createTaker('ann', 1)],
      },
    ];
    expect(
      readAwards(createEstate({ legacies, residue: { to: [createTaker('ann', 1)] } }, 10, { assets: [house] })),
    ).toEqual({
      ann: rand(900_000),
    });
  });

  it('the family tree shows the same takers', () => {
    const estate = createEstate({}, 10);
    const { takings, failed } = computeDrawnTakers(estate.will!, buildFamily(estate));
    expect([...takings.keys()]).toEqual(['ann', 'cara']);
    expect(failed.get('ben')).toEqual(['cara']);
  });
});

describe('in any estate', () => {
  // The second way: whoever dies within the days stands as if dead before, so moving the death there changes nothing.
  it('who died within the days is as if dead before the deceased', () => {
    let compared = 0;
    fc.assert(
      fc.property(createAnyEstate(), fc.nat(), fc.integer({ min: 1, max: 30 }), (estate, nth, day) => {
        const spouses = new Set(estate.marriages.map(({ spouseId }) => spouseId));
        const able = estate.people.filter(({ kind, id }) => kind === 'natural' && !spouses.has(id));
        const one = able[nth % Math.max(able.length, 1)];
        const { will, deceased } = estate;
        // Somebody else has to be there for the residue to accrue to: nothing is left to the law then, which asks no days.
        if (!one || !will?.residue || will.residue.to.every(({ personId }) => personId === one.id)) return;
        const residue = { ...will.residue, to: will.residue.to.map((heir) => ({ ...heir, jointGift: 'all' })) };
        const createDyingEstate = (diedOn: string, more: Partial<Will>): Estate => ({
          ...estate,
          people: estate.people.map((person) => (person === one ? { ...person, diedOn: toLocalDate(diedOn) } : person)),
          will: { ...will, residue, ...more },
        });
        const drawChecked = (of: Estate) => {
          const account = drawLiquidationAndDistribution(of, createFirstAndFinal(today));
          if (isRefused(account)) return account.refusals.map(({ field }) => field);
          return account.distribution?.awards.map(({ personId, total }) => [personId, total.value]);
        };
        const late = drawChecked(createDyingEstate(addDays(deceased.diedOn, day), { survivorshipDays: 30 }));
        const before = drawChecked(createDyingEstate(addDays(deceased.diedOn, -1), {}));
        expect(late).toEqual(before);
        compared += 1;
      }),
      { seed: Number(process.env['SEED'] ?? 15), numRuns: 60 },
    );
    expect(compared).toBeGreaterThan(20);
  });
});
