import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { granted, refusedFields } from '../law/testing';
import { cents, nil, rand } from '../money/cents';
import { isMinor } from '../identity/minor';
import { consentForLand, maintenanceFromFund, type PaymentQuestion, payeeOf } from './minors';
import { estatePath, type SmallEstateInput } from './small-estate';

const on = localDate('2026-11-15');
const minor: PaymentQuestion = {
  country: 'ZA',
  on,
  bornOn: localDate('2010-01-01'),
  whereabouts: 'known',
  award: 'cash',
};
const payee = (more: Partial<PaymentQuestion>): string => granted(payeeOf({ ...minor, ...more })).value;

describe('who is paid', () => {
  test("a minor's share is paid into the Guardian's Fund", () => {
    expect(payee({})).toBe('guardiansFund');
  });
  test('unless the will creates a trust, frees it, or a tutor holds letters', () => {
    expect(payee({ will: 'trust' })).toBe('trustees');
    expect(payee({ will: 'freeForGuardian' })).toBe('guardian');
    expect(payee({ tutorOrCurator: true })).toBe('tutorOrCurator');
  });
  test('land stands in the name of the minor, movables go to the guardian', () => {
    expect(payee({ award: 'land' })).toBe('heir');
    expect(payee({ award: 'movables' })).toBe('guardian');
  });
  test('unknown, absent and incapable heirs too', () => {
    const major = { bornOn: localDate('1980-01-01') };
    expect(payee(major)).toBe('heir');
    expect(payee({ ...major, whereabouts: 'unknown' })).toBe('guardiansFund');
    expect(payee({ ...major, incapable: true })).toBe('guardiansFund');
    expect(payee({ ...major, will: 'trust' })).toBe('heir');
  });
  test('not before birth', () => {
    expect(refusedFields(payeeOf({ ...minor, bornOn: localDate('2027-01-01') }))).toEqual(['bornOn']);
  });
});

test('majority is the birthday itself, at the age of the day', () => {
  const born = localDate('2008-11-15');
  expect(isMinor(born, '2026-11-14', 'ZA')).toBe(true);
  expect(isMinor(born, on, 'ZA')).toBe(false);
  expect(isMinor('1988-06-30', '2007-06-30', 'ZA')).toBe(true);
  expect(isMinor('1988-06-30', '2007-07-01', 'ZA')).toBe(false);
  expect(isMinor('2000-01-01', '2019-01-29', 'NA')).toBe(true);
});

test('section 80: the Master consents up to the limit, the court above it', () => {
  expect(granted(consentForLand('ZA', rand(250_000), on)).value).toBe('master');
  expect(granted(consentForLand('ZA', rand(250_000.01), on)).value).toBe('court');
  expect(refusedFields(consentForLand('ZA', cents(-1), localDate('2014-11-23')))).toEqual(['on', 'value']);
  expect(refusedFields(consentForLand('NA', nil, on))).toEqual(['on']);
});

test("section 90: maintenance out of the Guardian's Fund stops at the limit", () => {
  expect(granted(maintenanceFromFund('ZA', rand(200_000), rand(50_000), on)).value).toBe(rand(50_000));
  expect(refusedFields(maintenanceFromFund('ZA', rand(200_000), rand(50_000.01), on))).toEqual(['asked']);
});

describe('section 18(3)', () => {
  const small: SmallEstateInput = {
    country: 'ZA',
    diedOn: localDate('2026-04-02'),
    gross: rand(250_000),
    debts: nil,
    testate: false,
    unassistedMinors: false,
  };
  const path = (more: Partial<SmallEstateInput>) => granted(estatePath({ ...small, ...more })).value;
  test('an estate up to the limit needs no executor, notices or account', () => {
    expect(path({})).toEqual({ letters: 'authority', advertises: false, lodgesAccount: false, servicePoint: false });
    expect(path({ gross: rand(250_000.01) })).toMatchObject({
      letters: 'executorship',
      advertises: true,
      lodgesAccount: true,
    });
  });
  test('the limit is that of the date of death', () => {
    expect(path({ diedOn: localDate('2014-11-23') }).letters).toBe('executorship');
    expect(path({ country: 'NA', gross: rand(100_000.01) }).letters).toBe('executorship');
    expect(refusedFields(estatePath({ ...small, diedOn: localDate('1960-01-01'), gross: cents(-1) }))).toEqual([
      'diedOn',
      'gross',
    ]);
  });
  test('a service point takes small, solvent, intestate estates without unassisted minors', () => {
    const tiny = { gross: rand(125_000) };
    expect(path(tiny).servicePoint).toBe(true);
    expect(path({ ...tiny, testate: true }).servicePoint).toBe(false);
    expect(path({ ...tiny, debts: rand(125_001) }).servicePoint).toBe(false);
    expect(path({ ...tiny, unassistedMinors: true }).servicePoint).toBe(false);
  });
});
