import { describe, expect, test } from 'vitest';
import { addDays, type LocalDate, localDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { cents, rand, sum } from '../money/cents';
import { ageing, letterDue, stateOf, waitedDays } from './ageing';
import {
  checkClaim,
  checkItem,
  checkPayment,
  claimableUntil,
  claimedOf,
  isSameInvoice,
  lateItem,
  type RafClaim,
  totalsOf,
  type Undertaking,
} from './claim';
import { findPayments } from './find-payments';

const day = (text: string): LocalDate => localDate(text);
const today = day('2026-11-17');
const undertaking: Undertaking = {
  linkNumber: '560/12345678/01/0',
  accidentDate: day('2019-05-02'),
  apportionmentPercent: 20,
  isProtected: false,
};
const lodged: RafClaim = { lodgedDate: day('2026-08-01'), acknowledgedDate: null, closedDate: null, difference: null };
const preparing: RafClaim = { ...lodged, lodgedDate: null };
const item = (amount: number, servedDate = '2026-06-01', invoiceNumber: string | null = 'A1') => ({
  servedDate: day(servedDate),
  provider: 'Dr Naidoo',
  invoiceNumber,
  amount: rand(amount),
});
const toTrust = (amount: number, isInBank = true) => ({ amount: rand(amount), paidTo: 'trust' as const, isInBank });
const toSupplier = (amount: number) => ({ amount: rand(amount), paidTo: 'supplier' as const, isInBank: false });
const sentencesOf = (result: unknown): string[] =>
  isRefused(result) ? result.refusals.map(({ sentence }) => sentence) : [];
const fieldsOf = (result: unknown): string[] => (isRefused(result) ? result.refusals.map(({ field }) => field) : []);

describe('a claim against the undertaking', () => {
  test('claims each account less the claimant’s own part, rounded line by line', () => {
    expect(claimedOf(rand(1250.55), 20)).toBe(rand(1000.44));
    expect(claimedOf(rand(1250.55), null)).toBe(rand(1250.55));
    expect(claimedOf(cents(1), 50)).toBe(cents(1));
    // Three lines of R0,03 less half are R0,02 each: the sum of rounded lines, not half of R0,09.
    const lines = [item(0.03), item(0.03), item(0.03)];
    expect(totalsOf(lines, [], 50)).toMatchObject({ gross: rand(0.09), claimed: rand(0.06), apportioned: rand(0.03) });
  });

  test('tells what was claimed from what was paid, and what was paid from what is in the bank', () => {
    const totals = totalsOf(
      [item(10_000), item(5_000)],
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
    expect(stateOf(lodged, totals)).toBe('partPaid');
    expect(stateOf(preparing, totals)).toBe('preparing');
    expect(stateOf(lodged, totalsOf([item(100)], [toTrust(80)], 20))).toBe('paid');
    expect(stateOf(lodged, totalsOf([item(100)], [toTrust(80.01)], 20))).toBe('overpaid');
  });

  test('adds up for any lines: gross is claimed and apportioned, paid is suppliers, bank and what is not there', () => {
    let seed = 7;
    const next = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
    for (let round = 0; round < 300; round += 1) {
      const items = Array.from({ length: next(12) }, () => ({ amount: cents(next(9_999_999)) }));
      const payments = Array.from({ length: next(6) }, () => ({
        amount: cents(next(999_999)),
        paidTo: next(2) ? ('trust' as const) : ('supplier' as const),
        isInBank: next(2) === 1,
      }));
      const apportioned = next(1_000_001) / 10_000;
      const totals = totalsOf(items, payments, apportioned);
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
    expect(checkItem(item(1), preparing, undertaking, today)).toBeUndefined();
    expect(fieldsOf(checkItem(item(0), preparing, undertaking, today))).toEqual(['amount']);
    expect(fieldsOf(checkItem(item(1, '2026-11-18'), preparing, undertaking, today))).toEqual(['servedDate']);
    expect(sentencesOf(checkItem(item(1, '2019-05-01'), preparing, undertaking, today))[0]).toContain(
      'before the accident',
    );
    expect(fieldsOf(checkItem(item(1), lodged, undertaking, today))).toEqual(['rafClaimID']);
    expect(isSameInvoice(item(1), { provider: 'DR. NAIDOO', invoiceNumber: 'a-1' })).toBe(true);
    expect(isSameInvoice(item(1, '2026-06-01', null), { provider: 'Dr Naidoo', invoiceNumber: null })).toBe(false);
  });

  test('may be claimed for three or five years after the service, and without end for whom no time runs', () => {
    expect(claimableUntil(day('2021-02-28'), undertaking)).toBe('2026-02-28');
    expect(claimableUntil(day('2020-02-29'), undertaking)).toBe('2025-02-28');
    const older = { ...undertaking, accidentDate: day('2008-07-31') };
    expect(claimableUntil(day('2021-02-28'), older)).toBe('2024-02-28');
    expect(claimableUntil(day('2021-02-28'), { ...undertaking, isProtected: true })).toBeNull();
    expect(lateItem(item(1, '2021-11-17'), undertaking, today)).toBeUndefined();
    expect(lateItem(item(1, '2021-11-16'), undertaking, today)?.sentence).toContain('ran out on 2026-11-16');
  });

  test('is lodged with a schedule and the Fund’s number, after the last service', () => {
    const at = { items: [item(100)], payments: [], letters: 0, undertaking, today };
    expect(checkClaim(lodged, at)).toBeUndefined();
    expect(sentencesOf(checkClaim(lodged, { ...at, items: [] }))[0]).toContain('schedule of this claim is empty');
    expect(sentencesOf(checkClaim(lodged, { ...at, undertaking: null }))[0]).toContain('link number');
    expect(fieldsOf(checkClaim({ ...lodged, lodgedDate: day('2026-05-31') }, at))).toEqual(['lodgedDate']);
    expect(fieldsOf(checkClaim({ ...lodged, lodgedDate: addDays(today, 1) }, at))).toEqual(['lodgedDate']);
    expect(fieldsOf(checkClaim(preparing, { ...at, payments: [toTrust(1)] }))).toEqual(['lodgedDate']);
  });

  test('ends when the difference is dealt with and the money is in the bank', () => {
    const at = { items: [item(100)], payments: [toTrust(50)], letters: 0, undertaking, today };
    const ended = { ...lodged, closedDate: today };
    expect(fieldsOf(checkClaim(ended, at))).toEqual(['difference']);
    expect(checkClaim({ ...ended, difference: 'accepted' }, at)).toBeUndefined();
    expect(checkClaim(ended, { ...at, payments: [toTrust(80)] })).toBeUndefined();
    expect(fieldsOf(checkClaim(ended, { ...at, payments: [toTrust(80, false)] }))).toEqual(['closedDate']);
    expect(fieldsOf(checkClaim({ ...ended, lodgedDate: null }, { ...at, payments: [] }))).toContain('closedDate');
  });

  test('is paid after it was lodged, and by no more than came into the bank', () => {
    const payment = { amount: rand(80), paidDate: today, paidTo: 'trust' as const, incomeID: 4 };
    const inBank = { free: rand(80), isInBank: true };
    expect(checkPayment(payment, lodged, inBank, today)).toBeUndefined();
    expect(fieldsOf(checkPayment(payment, preparing, inBank, today))).toEqual(['rafClaimID']);
    expect(fieldsOf(checkPayment({ ...payment, paidDate: day('2026-07-31') }, lodged, inBank, today))).toEqual([
      'paidDate',
    ]);
    expect(fieldsOf(checkPayment(payment, lodged, { ...inBank, free: rand(79.99) }, today))).toEqual(['incomeID']);
    expect(fieldsOf(checkPayment(payment, lodged, { ...inBank, isInBank: false }, today))).toEqual(['incomeID']);
    expect(fieldsOf(checkPayment({ ...payment, paidTo: 'supplier' }, lodged, inBank, today))).toEqual(['incomeID']);
  });
});

describe('how long the Fund is waited for', () => {
  const open = totalsOf([item(100)], [], null);
  test('is counted from the day of lodging until it is paid or ended', () => {
    expect(waitedDays(lodged, open, day('2026-08-31'))).toBe(30);
    expect(waitedDays(lodged, totalsOf([item(100)], [toTrust(99)], null), day('2026-08-31'))).toBe(30);
    expect(waitedDays(lodged, totalsOf([item(100)], [toTrust(100)], null), today)).toBeNull();
    expect(waitedDays({ ...lodged, closedDate: today }, open, today)).toBeNull();
    expect(waitedDays(preparing, open, today)).toBeNull();
  });

  test('asks for a letter at 30, 60 and 90 days, and makes up none that was passed', () => {
    expect(letterDue(29, [])).toBeNull();
    expect(letterDue(30, [])).toBe(30);
    expect(letterDue(59, [30])).toBeNull();
    expect(letterDue(60, [30])).toBe(60);
    expect(letterDue(95, [30])).toBe(90);
    expect(letterDue(95, [90])).toBeNull();
    expect(letterDue(200, [30, 60, 90])).toBeNull();
    expect(letterDue(null, [])).toBeNull();
  });

  test('stands in four bands that come to what is outstanding', () => {
    const claims = [0, 29, 30, 59, 60, 89, 90, 400].map((waited) => ({ waited, outstanding: rand(10) }));
    const bands = ageing([...claims, { waited: null, outstanding: rand(-3) }]);
    expect(bands).toEqual({ under30: rand(20), from30: rand(20), from60: rand(20), from90: rand(20) });
  });
});

describe('a payment of the Fund', () => {
  const claims = [
    { claimID: 1, lodgedDate: day('2026-03-01'), reference: null, outstanding: rand(900) },
    { claimID: 2, lodgedDate: day('2026-05-01'), reference: 'CYC-0002', outstanding: rand(500) },
  ];
  const receipt = (incomeID: number, amount: number, description: string, on = '2026-06-01') => ({
    incomeID,
    receivedDate: day(on),
    description,
    free: rand(amount),
  });
  test('is found on the statement by its number, its amount or who paid, and says why', () => {
    const found = findPayments(
      claims,
      [receipt(7, 500, 'EFT CYC0002'), receipt(8, 400, 'ROAD ACCIDENT FUND'), receipt(9, 77, 'RENT')],
      undertaking.linkNumber,
    );
    expect(found).toEqual([
      { claimID: 2, incomeID: 7, amount: rand(500), reasons: ['reference', 'amount'] },
      { claimID: 1, incomeID: 8, amount: rand(400), reasons: ['payer'] },
    ]);
  });
  test('is no receipt of before the claim, and none that answers another already', () => {
    expect(findPayments(claims, [receipt(7, 900, 'RAF', '2026-02-28')], null)).toEqual([]);
    expect(findPayments(claims, [receipt(7, 0, 'RAF')], null)).toEqual([]);
    expect(findPayments([claims[0]!], [receipt(7, 2_000, 'RAF')], null)[0]!.amount).toBe(rand(900));
  });
});
