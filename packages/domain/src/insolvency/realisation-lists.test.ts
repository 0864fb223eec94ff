import { describe, expect, test } from 'vitest';
import { createCalendar } from '../dates/calendar';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { formatInEnglish } from '../law/message';
import { cents } from '../money/cents';
import { type AuctionLotFacts, checkLot, computeLotPrice } from './auction-lot';
import { computeContractStanding, checkContract, type OpenContractFacts } from './open-contract';
import { checkConsent, type SaleConsentFacts } from './sale-consent';
import { computeDispositionStanding, checkDisposition, type DispositionFacts } from './voidable';

const day = toLocalDate;
const concursusOn = day('2026-02-02');
const gift: DispositionFacts = {
  ground: 'withoutValue',
  on: day('2025-05-01'),
  value: cents(40_000_00),
  received: cents(5_000_00),
  state: 'found',
  stateOn: null,
  recovered: null,
};
const listFields = (outcome: ReturnType<typeof checkDisposition>): string[] =>
  isRefused(outcome) ? outcome.refusals.map(({ field }) => field) : [];

describe('a voidable disposition', () => {
  test('turns the burden of proof after two years, to the day', () => {
    const says = (on: string) =>
      formatInEnglish(computeDispositionStanding({ ...gift, on: day(on) }, concursusOn).says);
    expect(says('2024-02-02')).toContain('the other party must prove');
    expect(says('2024-02-01')).toContain('the estate must prove');
    expect(says('2026-02-02')).toContain('on or after the day of the order');
  });

  test('is no preference under section 29 more than six months before the order', () => {
    const assess = (on: string) =>
      computeDispositionStanding({ ...gift, ground: 'voidablePreference', on: day(on) }, concursusOn);
    expect(assess('2025-08-02').isOutside).toBe(false);
    expect(assess('2025-08-01').isOutside).toBe(true);
    expect(
      computeDispositionStanding({ ...gift, ground: 'businessSold', on: day('2025-08-01') }, concursusOn).isOutside,
    ).toBe(true);
  });

  test('is open for what was lost and has not come back', () => {
    expect(computeDispositionStanding(gift, concursusOn).open).toBe(35_000_00);
    expect(
      computeDispositionStanding({ ...gift, state: 'settled', recovered: cents(20_000_00) }, concursusOn).open,
    ).toBe(15_000_00);
    expect(computeDispositionStanding({ ...gift, state: 'notPursued' }, concursusOn).open).toBe(0);
  });

  test('has values and days that can be', () => {
    const today = day('2026-11-19');
    const check = (more: Partial<DispositionFacts>) => listFields(checkDisposition({ ...gift, ...more }, today));
    expect(check({})).toEqual([]);
    expect(check({ on: day('2026-11-20') })).toEqual(['disposedDate']);
    expect(check({ received: cents(40_000_01) })).toEqual(['valueReceived']);
    expect(check({ state: 'settled' })).toEqual(['stateDate']);
    expect(check({ state: 'settled', stateOn: day('2025-04-30') })).toEqual(['stateDate']);
    expect(check({ recovered: cents(1) })).toEqual(['recoveredAmount']);
    expect(check({ state: 'recovered', stateOn: today })).toEqual(['recoveredAmount']);
    expect(
      checkDisposition({ ...gift, state: 'recovered', stateOn: today, recovered: cents(35_000_01) }, today),
    ).toHaveLength(1);
  });
});

describe('a contract that was not completed', () => {
  const around = { calendar: createCalendar('ZA'), appointedOn: day('2026-05-08'), today: day('2026-06-22') };
  const lease: OpenContractFacts = { kind: 'leaseAsTenant', demandedOn: null, decision: null, decidedOn: null };

  test('a lease ends by itself three months after the final appointment, employment after 45 days', () => {
    expect(computeContractStanding(lease, around)).toMatchObject({ state: 'open', decideBy: '2026-08-08' });
    expect(computeContractStanding(lease, { ...around, today: day('2026-08-09') })).toMatchObject({ state: 'lapsed' });
    // P11: 45 days from 8 May 2026.
    const work = { ...lease, kind: 'employment' as const };
    expect(computeContractStanding(work, around)).toMatchObject({ state: 'open', decideBy: '2026-06-22' });
    expect(computeContractStanding(work, { ...around, today: day('2026-06-23') }).state).toBe('lapsed');
  });

  test('a purchase of land waits for the demand; other contracts have no day', () => {
    const land = { ...lease, kind: 'landPurchase' as const };
    expect(computeContractStanding(land, around)).toMatchObject({ state: 'open', decideBy: null });
    expect(computeContractStanding({ ...land, demandedOn: day('2026-05-09') }, around)).toMatchObject({
      state: 'lapsed',
      decideBy: '2026-06-20',
    });
    expect(computeContractStanding({ ...lease, kind: 'other' }, around).decideBy).toBeNull();
  });

  test('is not continued after it ended by law, and ends whenever that is decided', () => {
    const late = { ...around, today: day('2026-11-19') };
    const check = (more: Partial<OpenContractFacts>) => {
      const outcome = checkContract({ ...lease, ...more }, late);
      return isRefused(outcome) ? outcome.refusals.map(({ field }) => field) : [];
    };
    expect(check({ decision: 'continued', decidedOn: day('2026-08-08') })).toEqual([]);
    expect(check({ decision: 'continued', decidedOn: day('2026-08-09') })).toEqual(['decidedDate']);
    expect(check({ decision: 'ended', decidedOn: day('2026-08-09') })).toEqual([]);
    expect(check({ decision: 'ended' })).toEqual(['decidedDate']);
    expect(check({ decidedOn: day('2026-08-01') })).toEqual(['decision']);
    expect(check({ decision: 'ended', decidedOn: day('2026-11-20') })).toEqual(['decidedDate']);
  });
});

describe('a lot of an auction', () => {
  const today = day('2026-11-19');
  const lot: AuctionLotFacts = {
    reserve: cents(100_000_00),
    hammer: cents(115_000_01),
    vat: 'included',
    buyer: 'N Buyer',
    soldOn: day('2026-08-01'),
    paidOn: null,
  };
  const check = (more: Partial<AuctionLotFacts>) => {
    const outcome = checkLot({ ...lot, ...more }, 'ZA', today);
    return isRefused(outcome) ? outcome.refusals.map(({ field }) => field) : outcome.length;
  };

  test('has its VAT in the price or on top of it, by the rate of its day', () => {
    expect(computeLotPrice(lot, 'ZA')).toEqual({ total: 115_000_01, vat: 15_000_00 });
    expect(computeLotPrice({ ...lot, vat: 'added' }, 'ZA')).toEqual({ total: 132_250_01, vat: 17_250_00 });
    expect(computeLotPrice({ ...lot, vat: 'none' }, 'ZA')).toEqual({ total: 115_000_01, vat: 0 });
    // 14% until the end of March 2018: 14 of every 114 parts.
    const early = computeLotPrice({ ...lot, hammer: cents(114_00), soldOn: day('2018-03-31') }, 'ZA');
    expect(early).toEqual({ total: 114_00, vat: 14_00 });
    expect(computeLotPrice({ ...lot, hammer: null, soldOn: null }, 'ZA')).toEqual({ total: 0, vat: 0 });
  });

  test('that was sold has a buyer and a day; below the reserve it is said', () => {
    expect(check({})).toBe(0);
    expect(check({ hammer: cents(99_999_99) })).toBe(1);
    expect(check({ buyer: ' ' })).toEqual(['buyer']);
    expect(check({ soldOn: null })).toEqual(['soldDate']);
    expect(check({ soldOn: day('2026-11-20') })).toEqual(['soldDate']);
    expect(check({ paidOn: day('2026-07-31') })).toEqual(['paidDate']);
    expect(check({ hammer: null, paidOn: day('2026-08-02') })).toEqual(['hammerPrice']);
  });
});

test('a consent has its answer with its day, not before it was asked for', () => {
  const asked: SaleConsentFacts = { askedOn: day('2026-05-01'), answer: 'given', answeredOn: day('2026-05-04') };
  const check = (more: Partial<SaleConsentFacts>) => {
    const outcome = checkConsent({ ...asked, ...more }, day('2026-11-19'));
    return isRefused(outcome) ? outcome.refusals.map(({ field }) => field) : [];
  };
  expect(check({})).toEqual([]);
  expect(check({ answeredOn: null })).toEqual(['answeredDate']);
  expect(check({ answer: null })).toEqual(['answer']);
  expect(check({ answeredOn: day('2026-04-30') })).toEqual(['answeredDate']);
  expect(check({ askedOn: day('2026-11-20'), answer: null, answeredOn: null })).toEqual(['askedDate']);
});
