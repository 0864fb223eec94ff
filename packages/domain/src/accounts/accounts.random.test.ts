import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { createTestEstate } from '../estate/estate.testing';
import type { Estate } from '../estate/estate';
import { expectGranted } from '../law/testing';
import { cents, nil, sum } from '../money/cents';
import { type LiquidationAndDistribution, drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createAnyEstate } from './random-estate.testing';
import { createFirstAndFinal } from './request';

/** RUNS=… and SEED=… draw others, and more of them. */
const drawn = {
  ...(process.env['RUNS'] && { numRuns: Math.max(300, Math.ceil(Number(process.env['RUNS']) / 4)) }),
  ...(process.env['SEED'] && { seed: Number(process.env['SEED']) }),
};
const timeout = Math.max(60_000, Number(process.env['RUNS'] ?? 0) * 60);

const request = createFirstAndFinal(toLocalDate('2026-11-15'));
const drawAccount = (estate: Estate): LiquidationAndDistribution =>
  expectGranted(drawLiquidationAndDistribution(estate, request));

/** Everything a reader would compare, without the workings. */
const readFigures = (account: LiquidationAndDistribution) => ({
  gross: account.liquidation.gross.value,
  lines: account.liquidation.assets.flatMap(({ lines }) => lines.map(({ id, amount }) => [id, amount])),
  liabilities: account.liquidation.liabilities.value,
  duty: account.duty.charged.value,
  awards: account.distribution?.awards.map((award) => [
    award.personId,
    award.capacity,
    award.total.value,
    award.cash.value,
    award.inKind.map(({ assetId, value, as }) => [assetId, value, as]),
  ]),
  income: account.income.awards,
  paid: account.insolvent?.ranks,
});

// Hundreds of whole accounts: a busy machine needs more than the usual few seconds.
describe('accounts of any estate', { timeout }, () => {
  it('balance: every proof holds', () => {
    fc.assert(
      fc.property(createAnyEstate(), (estate) => {
        const account = drawAccount(estate);
        expect(account.proofs.filter(({ holds }) => !holds)).toEqual([]);
      }),
      { numRuns: 300, ...drawn },
    );
  });

  it('do not depend on the order of capture', () => {
    const shuffled = createAnyEstate().chain((estate) =>
      fc.record({
        estate: fc.constant(estate),
        assets: fc.shuffledSubarray([...estate.assets], { minLength: estate.assets.length }),
        liabilities: fc.shuffledSubarray([...estate.liabilities], { minLength: estate.liabilities.length }),
        people: fc.shuffledSubarray([...estate.people], { minLength: estate.people.length }),
        legacies: fc.shuffledSubarray([...estate.will!.legacies], { minLength: estate.will!.legacies.length }),
        to: fc.shuffledSubarray([...estate.will!.residue!.to], { minLength: estate.will!.residue!.to.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ estate, legacies, to, ...lists }) => {
        const other = { ...estate, ...lists, will: { legacies, residue: { to } } };
        expect(readFigures(drawAccount(other))).toEqual(readFigures(drawAccount(estate)));
      }),
      { numRuns: 150, ...drawn },
    );
  });

  it('lose no heir, and share out exactly the balance', () => {
    fc.assert(
      fc.property(createAnyEstate(), (estate) => {
        const account = drawAccount(estate);
        if (account.insolvent || !account.distribution) return;
        const awards = account.distribution.awards;
        const heirs = new Set(awards.map(({ personId }) => personId));
        for (const { personId } of estate.will!.residue!.to) expect(heirs.has(personId)).toBe(true);
        expect(sum(awards.map(({ total }) => total.value))).toBe(account.liquidation.balance.value);
        // The survivor of a joint estate below nil owes half of what it lacks.
        const owes = (account.joint?.value.netJoint ?? 0) < 0;
        for (const { total, capacity } of awards) {
          if (!owes || capacity === 'heir') expect(total.value).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 150, ...drawn },
    );
  });

  it('never charge a larger estate less duty, all else equal', () => {
    const more = fc.integer({ min: 1_000_00, max: 500_000_000 });
    fc.assert(
      fc.property(createAnyEstate({ married: false, legacies: false }), more, (estate, extra) => {
        const found = { id: 'more', description: 'more', class: 'claim', treatment: 'money' } as const;
        const larger = { ...estate, assets: [...estate.assets, { ...found, value: cents(extra) }] };
        const readDuty = (one: Estate) => drawAccount(one).duty.computation!.value.duty;
        expect(readDuty(larger)).toBeGreaterThanOrEqual(readDuty(estate));
      }),
      { numRuns: 150, ...drawn },
    );
  });

  it('of a nil estate are nil', () => {
    for (const estate of [
      createTestEstate(),
      createTestEstate({ will: { legacies: [] } }),
      createTestEstate({ country: 'NA', settings: { ...createTestEstate().settings, mastersFee: { amount: nil } } }),
    ]) {
      const account = drawAccount(estate);
      expect(account.balances).toBe(true);
      expect(account.liquidation.balance.value).toBe(nil);
      expect(account.liquidation.liabilities.value).toBe(nil);
      expect(account.distribution?.awards).toEqual([]);
    }
  });
});
