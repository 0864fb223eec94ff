import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { granted, refusedFields } from '../law/testing';
import { cents, nil, rand } from '../money/cents';
import { type Marriage, regimeOf } from './marriage';
import { massing, type MassingInput } from './massing';

const civil: Marriage = { country: 'ZA', kind: 'civil', marriedOn: localDate('1999-05-01'), contract: 'none' };

test.each<[string, Partial<Marriage>, string]>([
  ['a civil marriage without a contract', {}, 'inCommunity'],
  ['a civil union without a contract', { kind: 'civilUnion' }, 'inCommunity'],
  ['a contract silent on accrual', { contract: 'silentOnAccrual' }, 'outWithAccrual'],
  [
    'such a contract on the last day before the Act',
    { contract: 'silentOnAccrual', marriedOn: localDate('1984-10-31') },
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
  expect(granted(regimeOf({ ...civil, ...more })).value).toBe(regime);
});

test('several wives without contract or order: property is that of the houses and of the family', () => {
  expect(regimeOf({ ...civil, kind: 'customary', polygynous: true })).toMatchObject({ value: 'houseAndFamily' });
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
    expect(granted(massing(will)).value).toEqual({
      massed: true,
      underTheWill: rand(1_200),
      survivorKeeps: nil,
      survivorBenefits: true,
    });
  });
  test('leaves the own share to a survivor who repudiates, without benefits', () => {
    expect(granted(massing({ ...will, survivor: 'repudiated' })).value).toEqual({
      massed: false,
      underTheWill: rand(500),
      survivorKeeps: rand(700),
      survivorBenefits: false,
    });
  });
  test('is presumed against when a mark is missing', () => {
    expect(granted(massing({ ...will, limitedInterestForSurvivor: false, survivor: 'undecided' })).value).toEqual({
      massed: false,
      underTheWill: rand(500),
      survivorKeeps: rand(700),
      survivorBenefits: true,
    });
  });
  test('waits for the survivor to decide', () => {
    expect(refusedFields(massing({ ...will, survivor: 'undecided' }))).toEqual(['survivor']);
    expect(refusedFields(massing({ ...will, shareOfSurvivor: cents(-1) }))).toEqual(['shareOfSurvivor']);
  });
});
