import { describe, expect, test } from 'vitest';
import { createCalendar } from '../dates/calendar';
import { toLocalDate } from '../dates/local-date';
import { systemType } from '../matter/kinds';
import {
  findRehabilitationDay,
  computeRehabilitation,
  type RehabilitationFacts,
  type RehabilitationGround,
} from './rehabilitation';

const createFacts = (more: Partial<RehabilitationFacts> = {}): RehabilitationFacts => ({
  calendar: createCalendar('ZA'),
  systemType: systemType.liquidation,
  dates: { provisionalOrder: toLocalDate('2026-02-02') },
  today: toLocalDate('2026-11-16'),
  provedClaims: 3,
  isSecondInsolvency: false,
  isHeldByCourt: false,
  paysHalf: false,
  isRecommended: false,
  ...more,
});
const findGround = (ground: RehabilitationGround, more: Partial<RehabilitationFacts> = {}) =>
  computeRehabilitation(createFacts(more)).find((one) => one.ground === ground)!;
const listStopKeys = (stands: ReturnType<typeof findGround>) => stands.stops.map(({ key }) => key);
const confirmed = { provisionalOrder: toLocalDate('2026-02-02'), firstAccountConfirmed: toLocalDate('2027-01-15') };

describe('rehabilitation of an insolvent person', () => {
  test('by time: ten years from the order (P11), unless a court ordered otherwise', () => {
    expect(findGround('byTime')).toMatchObject({ from: '2036-02-02', isOpen: false, stops: [], notice: null });
    const after = { today: toLocalDate('2036-02-02') };
    expect(findGround('byTime', after).isOpen).toBe(true);
    expect(findRehabilitationDay(computeRehabilitation(createFacts(after)), null, after.today)).toBe('2036-02-02');
    expect(findRehabilitationDay(computeRehabilitation(createFacts()), null, toLocalDate('2026-11-16'))).toBeNull();
    expect(
      findRehabilitationDay(computeRehabilitation(createFacts()), toLocalDate('2029-01-01'), toLocalDate('2029-01-01')),
    ).toBe('2029-01-01');
    const held = findGround('byTime', { ...after, isHeldByCourt: true });
    expect([held.isOpen, held.stops.length]).toEqual([false, 1]);
  });

  test('in the ordinary course: twelve months after confirmation, six weeks of notice, four years without the Master', () => {
    expect(findGround('ordinary')).toMatchObject({
      from: null,
      waitsFor: 'Confirmation of the first account',
      isOpen: false,
    });
    const then = findGround('ordinary', { dates: confirmed, today: toLocalDate('2028-02-01') });
    expect(then).toMatchObject({ from: '2028-01-15', isOpen: false });
    expect(then.notice).toMatchObject({ days: 42, by: '2028-02-01' });
    expect(listStopKeys(then)).toEqual(['Before {day} only on the Master’s recommendation.']);
    expect(
      findGround('ordinary', { dates: confirmed, today: toLocalDate('2028-02-01'), isRecommended: true }).isOpen,
    ).toBe(true);
    expect(findGround('ordinary', { dates: confirmed, today: toLocalDate('2030-02-02') }).isOpen).toBe(true);
    expect(findGround('ordinary', { dates: confirmed }).notice!.by).toBe('2027-12-04');
  });

  test('a second insolvency waits three years, a conviction five', () => {
    const second = { dates: confirmed, isSecondInsolvency: true, today: toLocalDate('2031-01-01') };
    expect(findGround('ordinary', second).isOpen).toBe(false);
    expect(findGround('earlierInsolvency', second)).toMatchObject({ from: '2030-01-15', isOpen: true });
    expect(findGround('earlierInsolvency', { ...second, isSecondInsolvency: false }).isOpen).toBe(false);
    const convicted = {
      dates: { ...confirmed, conviction: toLocalDate('2028-06-30') },
      today: toLocalDate('2033-06-29'),
    };
    expect(findGround('ordinary', convicted).isOpen).toBe(false);
    expect(findGround('afterConviction', convicted)).toMatchObject({ from: '2033-06-30', isOpen: false });
    expect(findGround('afterConviction', { ...convicted, today: toLocalDate('2033-06-30') }).isOpen).toBe(true);
  });

  test('no claims: six months after the order, a first insolvency, no offence', () => {
    expect(findGround('noClaims', { provedClaims: 0 })).toMatchObject({ from: '2026-08-02', isOpen: true, stops: [] });
    expect(findGround('noClaims').isOpen).toBe(false);
    expect(listStopKeys(findGround('noClaims', { provedClaims: 0, isSecondInsolvency: true }))).toHaveLength(1);
    const convicted = { provedClaims: 0, dates: { ...confirmed, conviction: toLocalDate('2026-03-01') } };
    expect(findGround('noClaims', convicted).isOpen).toBe(false);
  });

  test('after a composition: from the certificate, with half of each claim, three weeks of notice', () => {
    const dates = { ...confirmed, compositionCertificate: toLocalDate('2026-10-01') };
    expect(findGround('composition', { dates }).isOpen).toBe(false);
    expect(findGround('composition', { dates, paysHalf: true })).toMatchObject({ from: '2026-10-01', isOpen: true });
    expect(findGround('composition', { dates, paysHalf: true }).notice).toMatchObject({ days: 21, by: '2026-11-16' });
    expect(findGround('composition', { dates, paysHalf: true }).notice!.to).toHaveLength(2);
    expect(findGround('paidInFull', { dates: { ...dates, allClaimsProvided: toLocalDate('2026-11-01') } }).isOpen).toBe(
      true,
    );
  });
});
