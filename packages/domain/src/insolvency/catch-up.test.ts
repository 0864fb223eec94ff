import { describe, expect, test } from 'vitest';
import { expectGranted } from '../law/testing';
import { type Cents, cents, rand, sum } from '../money/cents';
import { type CatchUpBasis, type EarlierDistribution, toBehindKey } from './catch-up';
import { type EstateDistribution, distribute } from './distribute';
import type { ConcurrentClaim, InsolventEstate } from './estate';
import { createReceipt, noEstate, createConcurrentClaim } from './estate.testing';
import { createDice } from './random-estates.testing';
import { readAgain } from './second-reading.testing';

const plain: InsolventEstate = { ...noEstate, fee: { vendor: false, none: true } };
const createWithMoney = (
  amount: string,
  concurrent: readonly ConcurrentClaim[],
  more: Partial<InsolventEstate> = {},
) => ({
  ...plain,
  receipts: [createReceipt('Found', amount, 3)],
  concurrent,
  ...more,
});
const toEarlierAccount = ({ ranks, surplus }: EstateDistribution): EarlierDistribution => ({
  ranks: ranks.map(({ rank, claimed, paid }) => ({ rank, claimed, paid })),
  surplus,
});
const createLateClaims = (basis: CatchUpBasis, earlier: readonly EarlierDistribution[], ids = ['Late']) => ({
  late: { ids: new Set(ids), earlier, stillBehind: {}, basis },
});
const readAwards = ({ claims }: EstateDistribution) =>
  Object.fromEntries(claims.map(({ creditor, total }) => [creditor, total]));

describe('a claim proved after an account was lodged catches up out of further money', () => {
  const first = expectGranted(
    distribute(
      createWithMoney('3000.00', [createConcurrentClaim('A', '6000.00'), createConcurrentClaim('B', '4000.00')]),
    ),
  );
  const open = [
    createConcurrentClaim('A', '4200.00'),
    createConcurrentClaim('B', '2800.00'),
    createConcurrentClaim('Late', '5000.00'),
  ];
  const distributeSecond = (money: string, basis: CatchUpBasis) =>
    expectGranted(distribute(createWithMoney(money, open, createLateClaims(basis, [toEarlierAccount(first)]))));

  test('by hand: what it would have been awarded, then all share by what is open', () => {
    // 3 000 over 10 000 gave 30 c. With 5 000 more it would have been 20 c: R1 000 for the late one.
    const result = distributeSecond('3000.00', 'asIfProved');
    expect(result.catchUps.map(({ claimId, due, paid }) => [claimId, due.value, paid])).toEqual([
      ['Late', rand(1_000), rand(1_000)],
    ]);
    // R2 000 is left over 4 200, 2 800 and 4 000.
    expect(readAwards(result)).toEqual({ A: rand(763.64), B: rand(509.09), Late: rand(1_727.27) });
    expect(result.dividend).toBe('18.1818');
    expect(result.catchUps[0]!.due.section).toContain('s 104(2)');
    expect(result.catchUps[0]!.due.lines.map(({ value }) => value)).toEqual([
      rand(5_000),
      rand(3_000),
      rand(15_000),
      rand(1_000),
    ]);
  });

  test('by hand: as many cents in the rand as the others had, so that all end alike', () => {
    const result = distributeSecond('3000.00', 'sameDividend');
    expect(result.catchUps[0]!.due.value).toBe(rand(1_500));
    // R1 500 is left over 4 200, 2 800 and 3 500: everybody ends with 40 c in the rand.
    expect(readAwards(result)).toEqual({ A: rand(600), B: rand(400), Late: rand(2_000) });
  });

  test('with too little money the others wait, and what lacks is still behind; without it all share at once', () => {
    const short = distributeSecond('600.00', 'sameDividend');
    expect(readAwards(short)).toEqual({ A: 0, B: 0, Late: rand(600) });
    expect(short.catchUps[0]!.paid).toBe(rand(600));
    const none = distributeSecond('600.00', 'none');
    expect(none.catchUps).toEqual([]);
    expect(readAwards(none)).toEqual({ A: rand(210), B: rand(140), Late: rand(250) });
    const stillBehind = { [toBehindKey('s103', 'Late')]: rand(900) };
    const third = expectGranted(
      distribute(
        createWithMoney(
          '1000.00',
          [
            createConcurrentClaim('A', '4200.00'),
            createConcurrentClaim('B', '2800.00'),
            createConcurrentClaim('Late', '4400.00'),
          ],
          {
            late: { ids: new Set(), earlier: [toEarlierAccount(first)], stillBehind, basis: 'sameDividend' },
          },
        ),
      ),
    );
    // R900 first; R100 over 4 200, 2 800 and 3 500.
    expect(readAwards(third)).toEqual({ A: rand(40), B: rand(26.67), Late: rand(933.33) });
  });

  test('in a preferent rank it catches up before its own rank, and never before one ahead of it', () => {
    const taxes = [createConcurrentClaim('SARS', '400.00'), createConcurrentClaim('Late', '1000.00')];
    const earlier: EarlierDistribution = {
      ranks: [{ rank: 's101', claimed: rand(1_000), paid: rand(600) }],
      surplus: rand(0),
    };
    const result = expectGranted(
      distribute(
        createWithMoney('700.00', [createConcurrentClaim('Shop', '500.00')], {
          taxes,
          statutory: [createConcurrentClaim('Levy', '200.00')],
          ...createLateClaims('sameDividend', [earlier]),
        }),
      ),
    );
    expect(readAwards(result)).toEqual({ Levy: rand(200), SARS: 0, Late: rand(500), Shop: 0 });
  });

  test('random estates: a re-run of the earlier account with the late claims in it comes to the same', () => {
    const seen = { short: 0, whole: 0, preferent: 0 };
    for (let nth = 0; nth < 1_500; nth += 1) {
      const roll = createDice(104_000 + nth);
      const createAmount = (most: number): Cents => cents(1 + Math.floor(roll() * most));
      const createSome = (prefix: string, most: number): ConcurrentClaim[] =>
        Array.from({ length: 1 + Math.floor(roll() * most) }, (_, index) => ({
          id: `${prefix}${index}`,
          creditor: `${prefix}${index}`,
          proved: true,
          amount: createAmount(1_000_000),
        }));
      const [onTime, taxes] = [createSome('c', 5), roll() < 0.5 ? createSome('t', 2) : []];
      const [lateOnes, lateTaxes] = [createSome('late', 2), roll() < 0.3 ? createSome('lateTax', 1) : []];
      const money = createAmount(6_000_000);
      const receipts = [{ id: 'r', description: 'r', amount: money }];
      const before = expectGranted(distribute({ ...plain, receipts, taxes, concurrent: onTime }));
      const again = readAgain({
        ...plain,
        receipts,
        taxes: [...taxes, ...lateTaxes],
        concurrent: [...onTime, ...lateOnes],
      });
      const had = new Map(before.claims.map(({ id, total, interestAward }) => [id, total - interestAward]));
      const computeOpened = (all: readonly ConcurrentClaim[]) =>
        all
          .map((one) => ({ ...one, amount: cents(Math.max(0, one.amount - (had.get(one.id) ?? 0))) }))
          .filter((one) => one.amount > 0);
      const further = { id: 'r2', description: 'r2', amount: createAmount(3_000_000) };
      const ids = [...lateOnes, ...lateTaxes].map(({ id }) => id);
      const after = expectGranted(
        distribute({
          ...plain,
          receipts: [further],
          taxes: [...computeOpened(taxes), ...lateTaxes],
          concurrent: [...computeOpened(onTime), ...lateOnes],
          ...createLateClaims('asIfProved', [toEarlierAccount(before)], ids),
        }),
      );
      for (const one of [...lateOnes, ...lateTaxes]) {
        const due = after.catchUps.find(({ claimId }) => claimId === one.id)?.due.value ?? 0;
        const exact = Math.min(one.amount, Number(again.gets.get(one.id) ?? 0n));
        // The re-run hands odd cents out one by one, and interest of the first account is no award of the claim.
        expect(Math.abs(due - exact), `estate ${nth}`).toBeLessThanOrEqual(2);
        seen.preferent += Number(one.id.startsWith('lateTax') && due > 0);
      }
      // Nobody is paid more than the claim, nothing is lost, and nobody shares while a late one of the rank waits.
      expect(sum(after.claims.map(({ total }) => total)) + after.surplus).toBe(further.amount);
      const waits = after.catchUps.some(({ rank, due, paid }) => rank === 's103' && paid < due.value);
      if (waits) {
        const others = after.claims.filter(({ id }) => onTime.some((one) => one.id === id));
        expect(sum(others.map(({ concurrentAward }) => concurrentAward))).toBe(0);
      }
      seen.short += Number(waits);
      seen.whole += Number(!waits && after.catchUps.length > 0);
      const same = expectGranted(
        distribute({
          ...plain,
          receipts: [further],
          concurrent: [...computeOpened(onTime), ...lateOnes],
          ...createLateClaims('sameDividend', [toEarlierAccount(before)], ids),
        }),
      );
      const caughtUp = same.catchUps.every(({ due, paid }) => due.value === paid);
      if (caughtUp && same.surplus === 0 && taxes.length === 0) {
        const computeEnd = ({ id }: ConcurrentClaim): number =>
          (had.get(id) ?? 0) + (same.claims.find((one) => one.id === id)?.concurrentAward ?? 0);
        const all = [...onTime, ...lateOnes];
        const alike = sum(all.map((one) => cents(computeEnd(one)))) / sum(all.map((one) => one.amount));
        const strays = all.filter((one) => Math.abs(computeEnd(one) - one.amount * alike) > 3);
        expect(strays, `estate ${nth}`).toEqual([]);
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  });
});
