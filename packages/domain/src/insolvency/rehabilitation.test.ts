import { describe, expect, test } from 'vitest';
import { calendarOf } from '../dates/calendar';
import { localDate } from '../dates/local-date';
import { systemType } from '../matter/kinds';
import { rehabilitatedOn, rehabilitation, type RehabilitationFacts, type RehabilitationGround } from './rehabilitation';

const facts = (more: Partial<RehabilitationFacts> = {}): RehabilitationFacts => ({
  calendar: calendarOf('ZA'),
  systemType: systemType.liquidation,
  dates: { provisionalOrder: localDate('2026-02-02') },
  today: localDate('2026-11-16'),
  provedClaims: 3,
  isSecondInsolvency: false,
  isHeldByCourt: false,
  paysHalf: false,
  isRecommended: false,
  ...more,
});
const of = (ground: RehabilitationGround, more: Partial<RehabilitationFacts> = {}) =>
  rehabilitation(facts(more)).find((one) => one.ground === ground)!;
const keys = (stands: ReturnType<typeof of>) => stands.stops.map(({ key }) => key);
const confirmed = { provisionalOrder: localDate('2026-02-02'), firstAccountConfirmed: localDate('2027-01-15') };

describe('rehabilitation of an insolvent person', () => {
  test('by time: ten years from the order (P11), unless a court ordered otherwise', () => {
    expect(of('byTime')).toMatchObject({ from: '2036-02-02', isOpen: false, stops: [], notice: null });
    const after = { today: localDate('2036-02-02') };
    expect(of('byTime', after).isOpen).toBe(true);
    expect(rehabilitatedOn(rehabilitation(facts(after)), null, after.today)).toBe('2036-02-02');
    expect(rehabilitatedOn(rehabilitation(facts()), null, localDate('2026-11-16'))).toBeNull();
    expect(rehabilitatedOn(rehabilitation(facts()), localDate('2029-01-01'), localDate('2029-01-01'))).toBe(
      '2029-01-01',
    );
    const held = of('byTime', { ...after, isHeldByCourt: true });
    expect([held.isOpen, held.stops.length]).toEqual([false, 1]);
  });

  test('in the ordinary course: twelve months after confirmation, six weeks of notice, four years without the Master', () => {
    expect(of('ordinary')).toMatchObject({ from: null, waitsFor: 'Confirmation of the first account', isOpen: false });
    const then = of('ordinary', { dates: confirmed, today: localDate('2028-02-01') });
    expect(then).toMatchObject({ from: '2028-01-15', isOpen: false });
    expect(then.notice).toMatchObject({ days: 42, by: '2028-02-01' });
    expect(keys(then)).toEqual(['Before {day} only on the Master’s recommendation.']);
    expect(of('ordinary', { dates: confirmed, today: localDate('2028-02-01'), isRecommended: true }).isOpen).toBe(true);
    expect(of('ordinary', { dates: confirmed, today: localDate('2030-02-02') }).isOpen).toBe(true);
    expect(of('ordinary', { dates: confirmed }).notice!.by).toBe('2027-12-04');
  });

  test('a second insolvency waits three years, a conviction five', () => {
    const second = { dates: confirmed, isSecondInsolvency: true, today: localDate('2031-01-01') };
    expect(of('ordinary', second).isOpen).toBe(false);
    expect(of('earlierInsolvency', second)).toMatchObject({ from: '2030-01-15', isOpen: true });
    expect(of('earlierInsolvency', { ...second, isSecondInsolvency: false }).isOpen).toBe(false);
    const convicted = { dates: { ...confirmed, conviction: localDate('2028-06-30') }, today: localDate('2033-06-29') };
    expect(of('ordinary', convicted).isOpen).toBe(false);
    expect(of('afterConviction', convicted)).toMatchObject({ from: '2033-06-30', isOpen: false });
    expect(of('afterConviction', { ...convicted, today: localDate('2033-06-30') }).isOpen).toBe(true);
  });

  test('no claims: six months after the order, a first insolvency, no offence', () => {
    expect(of('noClaims', { provedClaims: 0 })).toMatchObject({ from: '2026-08-02', isOpen: true, stops: [] });
    expect(of('noClaims').isOpen).toBe(false);
    expect(keys(of('noClaims', { provedClaims: 0, isSecondInsolvency: true }))).toHaveLength(1);
    const convicted = { provedClaims: 0, dates: { ...confirmed, conviction: localDate('2026-03-01') } };
    expect(of('noClaims', convicted).isOpen).toBe(false);
  });

  test('after a composition: from the certificate, with half of each claim, three weeks of notice', () => {
    const dates = { ...confirmed, compositionCertificate: localDate('2026-10-01') };
    expect(of('composition', { dates }).isOpen).toBe(false);
    expect(of('composition', { dates, paysHalf: true })).toMatchObject({ from: '2026-10-01', isOpen: true });
    expect(of('composition', { dates, paysHalf: true }).notice).toMatchObject({ days: 21, by: '2026-11-16' });
    expect(of('composition', { dates, paysHalf: true }).notice!.to).toHaveLength(2);
    expect(of('paidInFull', { dates: { ...dates, allClaimsProvided: localDate('2026-11-01') } }).isOpen).toBe(true);
  });
});
