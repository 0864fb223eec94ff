import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate, toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { cents, rand, sum } from '../money/cents';
import { sumByAge, findLetterDue, readClaimState, countWaitedDays } from './ageing';
import {
  checkClaim,
  checkItem,
  checkPayment,
  computeClaimableUntil,
  computeClaimed,
  isSameInvoice,
  checkLateItem,
  type RafClaim,
  computeClaimTotals,
  type RafUndertaking,
} from './claim';
import { findPayments } from './find-payments';

const toDay = (text: string): LocalDate => toLocalDate(text);
const today = toDay('2026-11-17');
const undertaking: RafUndertaking = {
  linkNumber: '560/12345678/01/0',
  accidentDate: toDay('2019-05-02'),
  apportionmentPercent: 20,
  isProtected: false,
};
const lodged: RafClaim = {
  lodgedDate: toDay('2026-08-01'),
  acknowledgedDate: null,
  closedDate: null,
  difference: null,
};
const preparing: RafClaim = { ...lodged, lodgedDate: null };
const createItem = (amount: number, servedDate = '2026-06-01', invoiceNumber: string | null = 'A1') => ({
  servedDate: toDay(servedDate),
  provider: 'Dr Naidoo',
  invoiceNumber,
  amount: rand(amount),
});
const toTrust = (amount: number, isInBank = true) => ({ amount: rand(amount), paidTo: 'trust' as const, isInBank });
const toSupplier = (amount: number) => ({ amount: rand(amount), paidTo: 'supplier' as const, isInBank: false });
const readSentences = (result: unknown): string[] =>
  isRefused(result) ? result.refusals.map(({ sentence }) => sentence) : [];
const readFields = (result: unknown): string[] => (isRefused(result) ? result.refusals.map(({ field }) => field) : []);

describe('a claim against the undertaking', () => {
  test('claims each account less the claimant’s own part, rounded line by line', () => {
    expect(computeClaimed(rand(1250.55), 20)).toBe(rand(1000.44));
    expect(computeClaimed(rand(1250.55), null)).toBe(rand(1250.55));
    expect(computeClaimed(cents(1), 50)).toBe(cents(1));
    // Three lines of R0,03 less half are R0,02 each: the sum of rounded lines, not half of R0,09.
    const lines = [createItem(0.03), createItem(0.03), createItem(0.03)];
    expect(computeClaimTotals(lines, [], 50)).toMatchObject({
      gross: rand(0.09),
      claimed: rand(0.06),
      apportioned: rand(0.03),
    });
  });

  test('tells what was claimed from what was paid, and what was paid from what is in the bank', () => {
    const totals = computeClaimTotals(
      [createItem(10_000), createItem(5_000)],
      [toTrust(4_000), toTrust(2_500, false), toSupplier(1_500)],
      20,
    );
    expect(totals).toEqual({
      gross: rand(15_000),
      apportioned: rand(3_000),
      claimed: rand(12_000),
      paid: rand(8_000),
      toSuppliers: rand(1_500),
      inBank: rand(4_000),
      notInBank: rand(2_500),
      outstanding: rand(4_000),
    });
    expect(readClaimState(lodged, totals)).toBe('partPaid');
    expect(readClaimState(preparing, totals)).toBe('preparing');
    expect(readClaimState(lodged, computeClaimTotals([createItem(100)], [toTrust(80)], 20))).toBe('paid');
    expect(readClaimState(lodged, computeClaimTotals([createItem(100)], [toTrust(80.01)], 20))).toBe('overpaid');
  });

  test('adds up for any lines: gross is claimed and apportioned, paid is suppliers, bank and what is not there', () => {
    let seed = 7;
    const nextRandom = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
    for (let round = 0; round < 300; round += 1) {
      const items = Array.from({ length: nextRandom(12) }, () => ({ amount: cents(nextRandom(9_999_999)) }));
      const payments = Array.from({ length: nextRandom(6) }, () => ({
        amount: cents(nextRandom(999_999)),
        paidTo: nextRandom(2) ? ('trust' as const) : ('supplier' as const),
        isInBank: nextRandom(2) === 1,
      }));
      const apportioned = nextRandom(1_000_001) / 10_000;
      const totals = computeClaimTotals(items, payments, apportioned);
      // A second way: in whole ten-thousandths of a percent of a cent, without fractions.
      const naive = items.reduce((all, { amount }) => {
        const scaled = BigInt(amount) * BigInt(1_000_000 - Math.round(apportioned * 10_000));
        return all + Number((scaled * 2n + 1_000_000n) / 2_000_000n);
      }, 0);
      expect(totals.claimed).toBe(naive);
      expect(sum([totals.claimed, totals.apportioned])).toBe(totals.gross);
      expect(sum([totals.toSuppliers, totals.inBank, totals.notInBank])).toBe(totals.paid);
      expect(sum([totals.paid, totals.outstanding])).toBe(totals.claimed);
    }
  });

  test('has a schedule that is neither of the future nor before the accident, and stays once it is lodged', () => {
    expect(checkItem(createItem(1), preparing, undertaking, today)).toBeUndefined();
    expect(readFields(checkItem(createItem(0), preparing, undertaking, today))).toEqual(['amount']);
    expect(readFields(checkItem(createItem(1, '2026-11-18'), preparing, undertaking, today))).toEqual(['servedDate']);
    expect(readSentences(checkItem(createItem(1, '2019-05-01'), preparing, undertaking, today))[0]).toContain(
      'before the accident',
    );
    expect(readFields(checkItem(createItem(1), lodged, undertaking, today))).toEqual(['rafClaimID']);
    expect(isSameInvoice(createItem(1), { provider: 'DR. NAIDOO', invoiceNumber: 'a-1' })).toBe(true);
    expect(isSameInvoice(createItem(1, '2026-06-01', null), { provider: 'Dr Naidoo', invoiceNumber: null })).toBe(
      false,
    );
  });

  test('may be claimed for three or five years after the service, and without end for whom no time runs', () => {
    expect(computeClaimableUntil(toDay('2021-02-28'), undertaking)).toBe('2026-02-28');
    expect(computeClaimableUntil(toDay('2020-02-29'), undertaking)).toBe('2025-02-28');
    const older = { ...undertaking, accidentDate: toDay('2008-07-31') };
    expect(computeClaimableUntil(toDay('2021-02-28'), older)).toBe('2024-02-28');
    expect(computeClaimableUntil(toDay('2021-02-28'), { ...undertaking, isProtected: true })).toBeNull();
    expect(checkLateItem(createItem(1, '2021-11-17'), undertaking, today)).toBeUndefined();
    expect(checkLateItem(createItem(1, '2021-11-16'), undertaking, today)?.sentence).toContain('ended on 2026-11-16');
  });

  test('is lodged with a schedule and the Fund’s number, after the last service', () => {
    const at = { items: [createItem(100)], payments: [], letters: 0, undertaking, today };
    expect(checkClaim(lodged, at)).toBeUndefined();
    expect(readSentences(checkClaim(lodged, { ...at, items: [] }))[0]).toContain('schedule of this claim is empty');
    expect(readSentences(checkClaim(lodged, { ...at, undertaking: null }))[0]).toContain('link number');
    expect(readFields(checkClaim({ ...lodged, lodgedDate: toDay('2026-05-31') }, at))).toEqual(['lodgedDate']);
    expect(readFields(checkClaim({ ...lodged, lodgedDate: addDays(today, 1) }, at))).toEqual(['lodgedDate']);
    expect(readFields(checkClaim(preparing, { ...at, payments: [toTrust(1)] }))).toEqual(['lodgedDate']);
  });

  test('ends when the difference is dealt with and the money is in the bank', () => {
    const at = { items: [createItem(100)], payments: [toTrust(50)], letters: 0, undertaking, today };
    const ended = { ...lodged, closedDate: today };
    expect(readFields(checkClaim(ended, at))).toEqual(['difference']);
    expect(checkClaim({ ...ended, difference: 'accepted' }, at)).toBeUndefined();
    expect(checkClaim(ended, { ...at, payments: [toTrust(80)] })).toBeUndefined();
    expect(readFields(checkClaim(ended, { ...at, payments: [toTrust(80, false)] }))).toEqual(['closedDate']);
    expect(readFields(checkClaim({ ...ended, lodgedDate: null }, { ...at, payments: [] }))).toContain('closedDate');
  });

  test('is paid after it was lodged, and by no more than came into the bank', () => {
    const payment = { amount: rand(80), paidDate: today, paidTo: 'trust' as const, incomeID: 4 };
    const inBank = { free: rand(80), isInBank: true };
    expect(checkPayment(payment, lodged, inBank, today)).toBeUndefined();
    expect(readFields(checkPayment(payment, preparing, inBank, today))).toEqual(['rafClaimID']);
    expect(readFields(checkPayment({ ...payment, paidDate: toDay('2026-07-31') }, lodged, inBank, today))).toEqual([
      'paidDate',
    ]);
    expect(readFields(checkPayment(payment, lodged, { ...inBank, free: rand(79.99) }, today))).toEqual(['incomeID']);
    expect(readFields(checkPayment(payment, lodged, { ...inBank, isInBank: false }, today))).toEqual(['incomeID']);
    expect(readFields(checkPayment({ ...payment, paidTo: 'supplier' }, lodged, inBank, today))).toEqual(['incomeID']);
  });
});

describe('how long the Fund is waited for', () => {
  const open = computeClaimTotals([createItem(100)], [], null);
  test('is counted from the day of lodging until it is paid or ended', () => {
    expect(countWaitedDays(lodged, open, toDay('2026-08-31'))).toBe(30);
    expect(
      countWaitedDays(lodged, computeClaimTotals([createItem(100)], [toTrust(99)], null), toDay('2026-08-31')),
    ).toBe(30);
    expect(countWaitedDays(lodged, computeClaimTotals([createItem(100)], [toTrust(100)], null), today)).toBeNull();
    expect(countWaitedDays({ ...lodged, closedDate: today }, open, today)).toBeNull();
    expect(countWaitedDays(preparing, open, today)).toBeNull();
  });

  test('asks for a letter at 30, 60 and 90 days, and makes up none that was passed', () => {
    expect(findLetterDue(29, [])).toBeNull();
    expect(findLetterDue(30, [])).toBe(30);
    expect(findLetterDue(59, [30])).toBeNull();
    expect(findLetterDue(60, [30])).toBe(60);
    expect(findLetterDue(95, [30])).toBe(90);
    expect(findLetterDue(95, [90])).toBeNull();
    expect(findLetterDue(200, [30, 60, 90])).toBeNull();
    expect(findLetterDue(null, [])).toBeNull();
  });

  test('stands in four bands that come to what is outstanding', () => {
    const claims = [0, 29, 30, 59, 60, 89, 90, 400].map((waited) => ({ waited, outstanding: rand(10) }));
    const bands = sumByAge([...claims, { waited: null, outstanding: rand(-3) }]);
    expect(bands).toEqual({ under30: rand(20), from30: rand(20), from60: rand(20), from90: rand(20) });
  });
});

describe('a payment from the Fund', () => {
  const claims = [
    { claimID: 1, lodgedDate: toDay('2026-03-01'), reference: null, outstanding: rand(900) },
    { claimID: 2, lodgedDate: toDay('2026-05-01'), reference: 'CYC-0002', outstanding: rand(500) },
  ];
  const createReceipt = (incomeID: number, amount: number, description: string, on = '2026-06-01') => ({
    incomeID,
    receivedDate: toDay(on),
    description,
    free: rand(amount),
  });
  test('is found on the statement by its number, its amount or who paid, and says why', () => {
    const found = findPayments(
      claims,
      [createReceipt(7, 500, 'EFT CYC0002'), createReceipt(8, 400, 'ROAD ACCIDENT FUND'), createReceipt(9, 77, 'RENT')],
      undertaking.linkNumber,
    );
    expect(found).toEqual([
      { claimID: 2, incomeID: 7, amount: rand(500), reasons: ['reference', 'amount'] },
      { claimID: 1, incomeID: 8, amount: rand(400), reasons: ['payer'] },
    ]);
  });
  test('is no receipt of before the claim, and none that answers another already', () => {
    expect(findPayments(claims, [createReceipt(7, 900, 'RAF', '2026-02-28')], null)).toEqual([]);
    expect(findPayments(claims, [createReceipt(7, 0, 'RAF')], null)).toEqual([]);
    expect(findPayments([claims[0]!], [createReceipt(7, 2_000, 'RAF')], null)[0]!.amount).toBe(rand(900));
  });
});
