import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { expectGranted, readRefusalFields } from '../law/testing';
import { cents, nil, rand } from '../money/cents';
import { isMinor } from '../identity/minor';
import { findLandConsent, computeFundMaintenance, type PaymentQuestion, findAwardPayee } from './minors';
import { findEstatePath, type SmallEstateInput } from './small-estate';

const on = toLocalDate('2026-11-15');
const minor: PaymentQuestion = {
  country: 'ZA',
  on,
  bornOn: toLocalDate('2010-01-01'),
  whereabouts: 'known',
  award: 'cash',
};
const findPayee = (more: Partial<PaymentQuestion>): string =>
  expectGranted(findAwardPayee({ ...minor, ...more })).value;

describe('who is paid', () => {
  test("a minor's share is paid into the Guardian's Fund", () => {
    expect(findPayee({})).toBe('guardiansFund');
  });
  test('unless the will creates a trust, frees it, or a tutor holds letters', () => {
    expect(findPayee({ will: 'trust' })).toBe('trustees');
    expect(findPayee({ will: 'freeForGuardian' })).toBe('guardian');
    expect(findPayee({ tutorOrCurator: true })).toBe('tutorOrCurator');
  });
  test('land stands in the name of the minor, movables go to the guardian', () => {
    expect(findPayee({ award: 'land' })).toBe('heir');
    expect(findPayee({ award: 'movables' })).toBe('guardian');
  });
  test('unknown, absent and incapable heirs too', () => {
    const major = { bornOn: toLocalDate('1980-01-01') };
    expect(findPayee(major)).toBe('heir');
    expect(findPayee({ ...major, whereabouts: 'unknown' })).toBe('guardiansFund');
    expect(findPayee({ ...major, incapable: true })).toBe('guardiansFund');
    expect(findPayee({ ...major, will: 'trust' })).toBe('heir');
  });
  test('not before birth', () => {
    expect(readRefusalFields(findAwardPayee({ ...minor, bornOn: toLocalDate('2027-01-01') }))).toEqual(['bornOn']);
  });
});

test('majority is the birthday itself, at the age of the day', () => {
  const born = toLocalDate('2008-11-15');
  expect(isMinor(born, '2026-11-14', 'ZA')).toBe(true);
  expect(isMinor(born, on, 'ZA')).toBe(false);
  expect(isMinor('1988-06-30', '2007-06-30', 'ZA')).toBe(true);
  expect(isMinor('1988-06-30', '2007-07-01', 'ZA')).toBe(false);
  expect(isMinor('2000-01-01', '2019-01-29', 'NA')).toBe(true);
});

test('section 80: the Master consents up to the limit, the court above it', () => {
  expect(expectGranted(findLandConsent('ZA', rand(250_000), on)).value).toBe('master');
  expect(expectGranted(findLandConsent('ZA', rand(250_000.01), on)).value).toBe('court');
  expect(readRefusalFields(findLandConsent('ZA', cents(-1), toLocalDate('2014-11-23')))).toEqual(['on', 'value']);
  expect(readRefusalFields(findLandConsent('NA', nil, on))).toEqual(['on']);
});

test("section 90: maintenance out of the Guardian's Fund stops at the limit", () => {
  expect(expectGranted(computeFundMaintenance('ZA', rand(200_000), rand(50_000), on)).value).toBe(rand(50_000));
  expect(readRefusalFields(computeFundMaintenance('ZA', rand(200_000), rand(50_000.01), on))).toEqual(['asked']);
});

describe('section 18(3)', () => {
  const small: SmallEstateInput = {
    country: 'ZA',
    diedOn: toLocalDate('2026-04-02'),
    gross: rand(250_000),
    debts: nil,
    testate: false,
    unassistedMinors: false,
  };
  const findPath = (more: Partial<SmallEstateInput>) => expectGranted(findEstatePath({ ...small, ...more })).value;
  test('an estate up to the limit needs no executor, notices or account', () => {
    expect(findPath({})).toEqual({
      letters: 'authority',
      advertises: false,
      lodgesAccount: false,
      servicePoint: false,
    });
    expect(findPath({ gross: rand(250_000.01) })).toMatchObject({
      letters: 'executorship',
      advertises: true,
      lodgesAccount: true,
    });
  });
  test('the limit is that of the date of death', () => {
    expect(findPath({ diedOn: toLocalDate('2014-11-23') }).letters).toBe('executorship');
    expect(findPath({ country: 'NA', gross: rand(100_000.01) }).letters).toBe('executorship');
    expect(
      readRefusalFields(findEstatePath({ ...small, diedOn: toLocalDate('1960-01-01'), gross: cents(-1) })),
    ).toEqual(['diedOn', 'gross']);
  });
  test('a service point takes small, solvent, intestate estates without unassisted minors', () => {
    const tiny = { gross: rand(125_000) };
    expect(findPath(tiny).servicePoint).toBe(true);
    expect(findPath({ ...tiny, testate: true }).servicePoint).toBe(false);
    expect(findPath({ ...tiny, debts: rand(125_001) }).servicePoint).toBe(false);
    expect(findPath({ ...tiny, unassistedMinors: true }).servicePoint).toBe(false);
  });
});
