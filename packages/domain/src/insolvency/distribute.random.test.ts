import { describe, expect, test } from 'vitest';
import { expectGranted } from '../law/testing';
import { type Cents, cents, minus, sum } from '../money/cents';
import { type EstateDistribution, distribute } from './distribute';
import type { InsolventEstate } from './estate';
import { createDice, createRandomEstate } from './random-estates.testing';
import { residueRanks } from './ranks';
import { readAgain } from './second-reading.testing';

const seed = Number(process.env['SEED'] ?? 20_261_116);
/** RUNS=… draws more; fewer would not reach what the tests count. */
const estates = Math.max(4_000, Number(process.env['RUNS'] ?? 0));
/** Every estate with its number, so that a failure names the one to look at. */
function forEachEstate(check: (estate: InsolventEstate, result: EstateDistribution) => void, count = estates): void {
  for (let nth = 0; nth < count; nth += 1) {
    const estate = createRandomEstate(seed + nth);
    try {
      check(estate, expectGranted(distribute(estate)));
    } catch (error) {
      throw new Error(`estate ${seed + nth}`, { cause: error });
    }
  }
}
const toCent = (amount: bigint | undefined): number => Number(amount ?? 0n);

// Thousands of estates: on a machine that is busy otherwise they take longer than a minute.
describe('random insolvent estates', { timeout: Math.max(240_000, estates * 30) }, () => {
  test('a second reading of the same law comes to the same cent for everybody', () => {
    const seen = { contribution: 0, dividend: 0, interest: 0, owed: 0, burial: 0, surplus: 0, deposit: 0 };
    forEachEstate((estate, result) => {
      const again = readAgain(estate);
      const ours = result.claims.map(({ id, total, contribution, costsOwed }) => [id, total, contribution, costsOwed]);
      const theirs = ours.map(([id]) => [
        id,
        toCent(again.gets.get(String(id))),
        toCent(again.gives.get(String(id))),
        toCent(again.owesForSecurity.get(String(id))),
      ]);
      // One comparison an estate: thousands of them are cheap only then.
      if (ours.join() !== theirs.join()) expect(ours).toEqual(theirs);
      expect(result.freeResidue.value).toBe(toCent(again.residue));
      expect(result.contribution.value.needed).toBe(toCent(again.needed));
      expect(result.surplus).toBe(toCent(again.surplus));
      seen.contribution += Number(result.contribution.value.needed > 0);
      seen.dividend += Number(
        result.claims.some(({ concurrentAward, shortfall }) => concurrentAward > 0 && shortfall > 0),
      );
      seen.interest += Number(result.claims.some(({ interestAward }) => interestAward > 0));
      seen.owed += Number(result.claims.some(({ costsOwed }) => costsOwed > 0));
      seen.burial += Number(result.accounts.some(({ forBurial }) => forBurial > 0));
      seen.surplus += Number(result.surplus > 0);
      seen.deposit += Number(result.claims.some(({ retained }) => retained === 'deposit'));
    });
    // The estates are of every shape, so that the agreement says something.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  });

  test('accounts balance, and every cent that came in went out', () => {
    forEachEstate((estate, { receipts, payments, accounts, claims, ranks, surplus, contribution }) => {
      expect(receipts).toBe(payments);
      const own = sum(
        [...estate.receipts, ...estate.encumbered.flatMap((one) => one.receipts)].map(({ amount }) => amount),
      );
      const costsPaid = sum([
        ...accounts.map((one) =>
          minus(one.totalCosts, sum([one.deficiencyLeft, ...one.deficiencyOwed.map(({ amount }) => amount)])),
        ),
        ...ranks.filter(({ rank }) => /^s9[67]/.test(rank)).map(({ paid }) => paid),
      ]);
      expect(sum([costsPaid, surplus, ...claims.map(({ total }) => total)])).toBe(own);
      const { needed, uncovered, each: contributions } = contribution.value;
      expect(sum([uncovered, ...contributions.map(({ amount }) => amount)])).toBe(needed);
    }, 1_000);
  });

  test('nothing is paid out of order: a rank gets nothing while one before it wants something', () => {
    forEachEstate((_, { ranks: all, accounts, surplus, ofLand }) => {
      const ranks = all.filter(({ rank }) => rank !== 's102' || ofLand === 0);
      const order = ranks.map(({ rank }) => residueRanks.indexOf(rank));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      for (const [nth, { paid, claimed }] of ranks.entries()) {
        if (paid < claimed) expect(sum(ranks.slice(nth + 1).map((later) => later.paid))).toBe(0);
      }
      if (surplus > 0) expect(ranks.every(({ paid, claimed }) => paid === claimed)).toBe(true);
      for (const { awards, surplus: over, forBurial } of accounts) {
        if (over > 0 && forBurial === 0) expect(awards.every(({ due, paid }) => paid === due)).toBe(true);
      }
    }, 1_000);
  });

  test('equal rank is paid in proportion, to less than a cent', () => {
    forEachEstate((_, { ranks }) => {
      for (const { claims, claimed, paid } of ranks.filter(({ rank, measured }) => rank !== 's102' && !measured)) {
        const strayed = claims.filter((one) => {
          const exact = (BigInt(paid) * BigInt(one.claim) * 1000n) / BigInt(claimed || 1);
          return Math.abs(one.paid * 1000 - Number(exact)) > 1000;
        });
        expect(strayed).toEqual([]);
      }
    }, 1_000);
  });

  test("a new concurrent claim never raises another's dividend", () => {
    const roll = createDice(seed);
    forEachEstate((estate, before) => {
      const amount = cents(1 + Math.floor(roll() * 10_000_000));
      const more = { id: 'new', number: 99_999, creditor: 'New', proved: true, amount };
      const after = expectGranted(distribute({ ...estate, concurrent: [...estate.concurrent, more] }));
      const was = new Map(before.claims.map(({ id, concurrentAward }) => [id, concurrentAward]));
      // Odd cents may change hands: largest remainders move by one.
      const raised = after.claims.filter(
        ({ id, concurrentAward }) => id !== 'new' && concurrentAward > was.get(id)! + 1,
      );
      expect(raised).toEqual([]);
      const sumConcurrent = (result: EstateDistribution): Cents =>
        sum(result.claims.filter(({ id }) => id !== 'new').map((one) => one.concurrentAward));
      expect(sumConcurrent(after)).toBeLessThanOrEqual(sumConcurrent(before));
    }, 1_000);
  });

  test('who relies on the security alone, and did not apply, contributes only where nobody else is there', () => {
    forEachEstate((estate, { contribution }) => {
      const relying = new Set(
        estate.encumbered
          .flatMap(({ ranks }) => ranks.flat())
          .flatMap((claim) => (claim.reliesSolely && claim.petition === undefined ? [claim.id] : [])),
      );
      for (const { id, amount, as } of contribution.value.each) {
        if (relying.has(id) && amount > 0) expect(['onlySecured', 'remaining']).toContain(as);
      }
    }, 1_000);
  });
});
