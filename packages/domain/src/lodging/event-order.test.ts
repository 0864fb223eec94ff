import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { checkEventOrder } from './event-order';
import { type SystemType, systemType } from '../matter/kinds';

const today = toLocalDate('2026-11-19');
const checkIn =
  (ofMatter: SystemType, accountFrom: string | null = null) =>
  (event: string, on: string | null, happened: Readonly<Record<string, string>> = {}): boolean =>
    checkEventOrder(ofMatter, {
      event,
      on: on === null ? null : toLocalDate(on),
      happened: new Map(Object.entries(happened).map(([name, day]) => [name, toLocalDate(day)])),
      today,
      accountFrom: accountFrom === null ? null : toLocalDate(accountFrom),
    }) === undefined;
const check = checkIn(systemType.liquidation);

describe('an event of an insolvent estate', () => {
  test('is refused before what it follows, and without what it needs', () => {
    expect(check('confirmation', '2026-10-01')).toBe(false);
    expect(check('confirmation', '2026-10-01', { accountLodged: '2026-10-02' })).toBe(false);
    expect(check('confirmation', '2026-10-02', { accountLodged: '2026-10-02' })).toBe(false);
    const open = { accountLodged: '2026-10-02', inspectionOpens: '2026-10-09' };
    expect(check('confirmation', '2026-10-26', open)).toBe(true);
    expect(check('inspectionOpens', '2026-10-01', open)).toBe(false);
    expect(check('dividendPaid', '2026-11-01', { accountLodged: '2026-10-02' })).toBe(false);
    expect(check('secondMeeting', '2026-06-01', { firstMeeting: '2026-06-10' })).toBe(false);
    expect(check('secondMeeting', '2026-06-01')).toBe(true);
  });
  test('that lies ahead is only planned', () => {
    expect(check('confirmation', '2026-12-01')).toBe(true);
  });
  test('is not moved behind what came after it, nor removed from under it', () => {
    const happened = { accountLodged: '2026-10-02', inspectionOpens: '2026-10-09', confirmation: '2026-10-30' };
    expect(check('accountLodged', '2026-10-09', happened)).toBe(true);
    expect(check('accountLodged', '2026-10-10', happened)).toBe(false);
    expect(check('accountLodged', null, happened)).toBe(false);
    expect(check('accountLodged', '2027-01-10', happened)).toBe(false);
    expect(check('inspectionOpens', '2026-10-31', happened)).toBe(false);
    // The account it was confirmed by is enough: what it does not need may be removed.
    expect(check('accountLodged', null, { inspectionOpens: '2026-10-09' })).toBe(true);
    expect(check('confirmation', null, { ...happened, dividendPaid: '2026-11-05' })).toBe(false);
    expect(check('application', '2026-02-02', { ccFinalOrder: '2026-02-01' })).toBe(false);
  });
  test('with an amended account is not held against what was done with the one before', () => {
    const kept = { accountLodged: '2026-10-02', inspectionOpens: '2026-09-01', accountInspected: '2026-09-20' };
    expect(check('accountLodged', '2026-10-02', kept)).toBe(false);
    expect(checkIn(systemType.liquidation, '2026-10-01')('accountLodged', '2026-10-02', kept)).toBe(true);
    // An order of the court belongs to no account.
    const early = { provisionalOrder: '2026-01-05' };
    expect(checkIn(systemType.liquidation, '2026-10-01')('application', '2026-01-06', early)).toBe(false);
  });
});

describe('an event of a deceased estate', () => {
  const ofEstate = checkIn(systemType.estateLate);
  test('follows the death, and the death does not follow it', () => {
    expect(ofEstate('letters', '2026-01-04', { death: '2026-01-05' })).toBe(false);
    expect(ofEstate('letters', '2026-01-05', { death: '2026-01-05' })).toBe(true);
    expect(ofEstate('death', '2026-03-02', { letters: '2026-03-01' })).toBe(false);
    expect(ofEstate('death', '2026-03-01', { letters: '2026-03-01' })).toBe(true);
    expect(ofEstate('death', null, { letters: '2026-03-01' })).toBe(true);
  });
  test('follows what its steps after lodging follow, over every step between', () => {
    expect(ofEstate('heirsPaid', '2026-05-01', { accountInspected: '2026-05-02' })).toBe(false);
    expect(ofEstate('heirsPaid', '2026-03-01', { accountLodged: '2026-05-02' })).toBe(false);
    expect(ofEstate('heirsPaid', '2026-03-01', { letters: '2026-03-02' })).toBe(false);
    expect(
      ofEstate('accountApproved', '2026-06-01', { accountLodged: '2026-05-02', accountInspected: '2026-05-30' }),
    ).toBe(false);
    expect(ofEstate('accountLodged', null, { accountLodged: '2026-05-02', accountApproved: '2026-05-30' })).toBe(false);
  });
});
