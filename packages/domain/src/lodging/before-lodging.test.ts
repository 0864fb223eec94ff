import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { beforeLodging, type LodgingFacts, type LodgingRequirement } from './before-lodging';

const today = localDate('2026-11-16');
const day = localDate('2026-05-05');
/** An estate of which nothing is open. */
const whole: LodgingFacts = {
  today,
  country: 'South Africa',
  officeId: 7,
  mastersReference: '001/2026',
  executors: 1,
  hasIdentity: true,
  hasAddress: true,
  isTestate: true,
  isSmall: false,
  immovables: 1,
  minors: 0,
  heirsUnidentified: 0,
  propertiesWithoutDeed: 0,
  assetsWithoutVoucher: 0,
  claimsWithoutVoucher: 0,
  claimsUndecided: 0,
  happened: new Map([
    ['reported', day],
    ['letters', day],
    ['creditorsNotice', day],
  ]),
  claimsClose: localDate('2026-06-05'),
  met: new Set(),
};
const asked = (more: Partial<LodgingRequirement> = {}): LodgingRequirement => ({
  id: 1,
  name: 'The inventory',
  nameAf: null,
  officeId: null,
  country: null,
  from: null,
  until: null,
  when: null,
  section: null,
  ...more,
});
const open = (facts: Partial<LodgingFacts>, ...list: LodgingRequirement[]) =>
  beforeLodging({ ...whole, ...facts }, list).map(({ id }) => id);

describe('before an account is lodged', () => {
  test('under section 18(3) no notice is published, and the undertaking takes the place of the acceptance of trust', () => {
    const small = {
      ...whole,
      isSmall: true,
      happened: new Map([
        ['reported', day],
        ['letters', day],
      ]),
      claimsClose: null,
    };
    const rows = [
      asked({ id: 3, name: 'J190', when: 'Estates with an executor' }),
      asked({ id: 10, name: 'J155', when: 'Estates under section 18(3)' }),
    ];
    expect(beforeLodging(small, rows).map(({ id }) => id)).toEqual(['requirement-10']);
    expect(beforeLodging({ ...small, isSmall: false }, rows).map(({ id }) => id)).toEqual(['advert', 'requirement-3']);
  });

  test('nothing is open of an estate that is whole', () => {
    expect(open({})).toEqual([]);
  });

  test.each<[string, Partial<LodgingFacts>]>([
    ['masters-office', { officeId: null }],
    ['masters-reference', { mastersReference: null }],
    ['executor', { executors: 0 }],
    ['identity', { hasIdentity: false }],
    ['address', { hasAddress: false }],
    ['heirs', { heirsUnidentified: 2 }],
    ['deeds', { propertiesWithoutDeed: 1 }],
    ['asset-vouchers', { assetsWithoutVoucher: 3 }],
    ['claim-vouchers', { claimsWithoutVoucher: 1 }],
    ['claims-decided', { claimsUndecided: 1 }],
    ['claims-close', { claimsClose: today }],
  ])('%s alone is open where it alone is missing', (id, missing) => {
    expect(open(missing)).toEqual([id]);
  });

  test('a stage that was not passed is open, letters under either name', () => {
    expect(open({ happened: new Map() })).toEqual(['reported', 'letters', 'advert']);
    expect(open({ happened: new Map([['lettersReceived', day]]) })).toEqual(['reported', 'advert']);
  });

  test('a requirement is asked by its office, its country, its days and its kind of estate, until it is met', () => {
    const one = 'requirement-1';
    expect(open({}, asked())).toEqual([one]);
    expect(open({ met: new Set([1]) }, asked())).toEqual([]);
    expect(open({}, asked({ officeId: 7 }))).toEqual([one]);
    expect(open({}, asked({ officeId: 8 }))).toEqual([]);
    expect(open({}, asked({ country: 'Namibia' }))).toEqual([]);
    expect(open({}, asked({ from: today }))).toEqual([one]);
    expect(open({}, asked({ from: localDate('2026-11-17') }))).toEqual([]);
    expect(open({}, asked({ until: today }))).toEqual([one]);
    expect(open({}, asked({ until: localDate('2026-11-15') }))).toEqual([]);
    expect(open({}, asked({ when: 'Estates without a will' }))).toEqual([]);
    expect(open({ isTestate: false }, asked({ when: 'Estates without a will' }))).toEqual([one]);
    expect(open({ minors: 1 }, asked({ when: 'Estates with minor heirs' }))).toEqual([one]);
    expect(open({ immovables: 0 }, asked({ when: 'Estates with immovable property' }))).toEqual([]);
  });
});
