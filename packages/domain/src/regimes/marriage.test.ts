import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { expectGranted, readRefusalFields } from '../law/testing';
import { cents, nil, rand } from '../money/cents';
import { type Marriage, findRegime } from './marriage';
import { applyMassing, type MassingInput } from './massing';

const civil: Marriage = { country: 'ZA', kind: 'civil', marriedOn: toLocalDate('1999-05-01'), contract: 'none' };

test.each<[string, Partial<Marriage>, string]>([
  ['a civil marriage without a contract', {}, 'inCommunity'],
  ['a civil union without a contract', { kind: 'civilUnion' }, 'inCommunity'],
  ['a contract silent on accrual', { contract: 'silentOnAccrual' }, 'outWithAccrual'],
  [
    'such a contract on the last day before the Act',
    { contract: 'silentOnAccrual', marriedOn: toLocalDate('1984-10-31') },
    'outWithoutAccrual',
  ],
  ['such a contract in Namibia', { contract: 'silentOnAccrual', country: 'NA' }, 'outWithoutAccrual'],
  ['a contract without accrual', { contract: 'withoutAccrual' }, 'outWithoutAccrual'],
  ['a contract with accrual', { contract: 'withAccrual' }, 'outWithAccrual'],
  ['a customary marriage with one wife', { kind: 'customary' }, 'inCommunity'],
  ['a customary marriage with a contract', { kind: 'customary', contract: 'withAccrual' }, 'outWithAccrual'],
  [
    'a customary marriage under a court order',
    { kind: 'customary', polygynous: true, courtOrder: true },
    'byCourtOrder',
  ],
  ['a Muslim marriage', { kind: 'muslim' }, 'outWithoutAccrual'],
  ['a life partnership', { kind: 'lifePartnership' }, 'none'],
])('%s', (_, more, regime) => {
  expect(expectGranted(findRegime({ ...civil, ...more })).value).toBe(regime);
});

test('several wives without contract or order: property is that of the houses and of the family', () => {
  expect(findRegime({ ...civil, kind: 'customary', polygynous: true })).toMatchObject({ value: 'houseAndFamily' });
  const of = (marriedOn: string, besideEarlierWife: boolean, besideWifeBeforeAct: boolean) =>
    findRegime({
      ...civil,
      kind: 'customary',
      polygynous: true,
      marriedOn: toLocalDate(marriedOn),
      besideEarlierWife,
      besideWifeBeforeAct,
    }).value;
  expect(of('2000-11-14', false, true)).toBe('houseAndFamily');
  expect(of('2000-11-14', true, true)).toBe('houseAndFamily');
  expect(of('2000-11-14', false, false)).toBe('inCommunity');
  expect(of('2000-11-15', false, false)).toBe('inCommunity');
  expect(of('2000-11-15', true, true)).toBe('outWithoutAccrual');
  expect(of('2010-01-01', true, false)).toBe('outWithoutAccrual');
});

describe('massing', () => {
  const will: MassingInput = {
    jointWill: true,
    disposesOfBoth: true,
    limitedInterestForSurvivor: true,
    survivor: 'adiated',
    shareOfSurvivor: rand(700),
    shareOfDeceased: rand(500),
  };
  test('draws the account over both shares once the survivor adiates', () => {
    expect(expectGranted(applyMassing(will)).value).toEqual({
      massed: true,
      underTheWill: rand(1_200),
      survivorKeeps: nil,
      survivorBenefits: true,
    });
  });
  test('leaves the own share to a survivor who repudiates, without benefits', () => {
    expect(expectGranted(applyMassing({ ...will, survivor: 'repudiated' })).value).toEqual({
      massed: false,
      underTheWill: rand(500),
      survivorKeeps: rand(700),
      survivorBenefits: false,
    });
  });
  test('is presumed against when a mark is missing', () => {
    expect(
      expectGranted(applyMassing({ ...will, limitedInterestForSurvivor: false, survivor: 'undecided' })).value,
    ).toEqual({
      massed: false,
      underTheWill: rand(500),
      survivorKeeps: rand(700),
      survivorBenefits: true,
    });
  });
  test('waits for the survivor to decide', () => {
    expect(readRefusalFields(applyMassing({ ...will, survivor: 'undecided' }))).toEqual(['survivor']);
    expect(readRefusalFields(applyMassing({ ...will, shareOfSurvivor: cents(-1) }))).toEqual(['shareOfSurvivor']);
  });
});
