import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { listBeforeLodging, type LodgingFacts, type LodgingRequirement } from './before-lodging';

const today = toLocalDate('2026-11-16');
const day = toLocalDate('2026-05-05');
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
  claimsClose: toLocalDate('2026-06-05'),
  met: new Set(),
};
const createRequirement = (more: Partial<LodgingRequirement> = {}): LodgingRequirement => ({
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
const listOpenPoints = (facts: Partial<LodgingFacts>, ...list: LodgingRequirement[]) =>
  listBeforeLodging({ ...whole, ...facts }, list).map(({ id }) => id);

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
      createRequirement({ id: 3, name: 'J190', when: 'Estates with an executor' }),
      createRequirement({ id: 10, name: 'J155', when: 'Estates under section 18(3)' }),
    ];
    expect(listBeforeLodging(small, rows).map(({ id }) => id)).toEqual(['requirement-10']);
    expect(listBeforeLodging({ ...small, isSmall: false }, rows).map(({ id }) => id)).toEqual([
      'advert',
      'requirement-3',
    ]);
  });

  test('nothing is open of an estate that is whole', () => {
    expect(listOpenPoints({})).toEqual([]);
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
    expect(listOpenPoints(missing)).toEqual([id]);
  });

  test('a stage that was not passed is open, letters under either name', () => {
    expect(listOpenPoints({ happened: new Map() })).toEqual(['reported', 'letters', 'advert']);
    expect(listOpenPoints({ happened: new Map([['lettersReceived', day]]) })).toEqual(['reported', 'advert']);
  });

  test('a requirement is asked by its office, its country, its days and its kind of estate, until it is met', () => {
    const one = 'requirement-1';
    expect(listOpenPoints({}, createRequirement())).toEqual([one]);
    expect(listOpenPoints({ met: new Set([1]) }, createRequirement())).toEqual([]);
    expect(listOpenPoints({}, createRequirement({ officeId: 7 }))).toEqual([one]);
    expect(listOpenPoints({}, createRequirement({ officeId: 8 }))).toEqual([]);
    expect(listOpenPoints({}, createRequirement({ country: 'Namibia' }))).toEqual([]);
    expect(listOpenPoints({}, createRequirement({ from: today }))).toEqual([one]);
    expect(listOpenPoints({}, createRequirement({ from: toLocalDate('2026-11-17') }))).toEqual([]);
    expect(listOpenPoints({}, createRequirement({ until: today }))).toEqual([one]);
    expect(listOpenPoints({}, createRequirement({ until: toLocalDate('2026-11-15') }))).toEqual([]);
    expect(listOpenPoints({}, createRequirement({ when: 'Estates without a will' }))).toEqual([]);
    expect(listOpenPoints({ isTestate: false }, createRequirement({ when: 'Estates without a will' }))).toEqual([one]);
    expect(listOpenPoints({ minors: 1 }, createRequirement({ when: 'Estates with minor heirs' }))).toEqual([one]);
    expect(listOpenPoints({ immovables: 0 }, createRequirement({ when: 'Estates with immovable property' }))).toEqual(
      [],
    );
  });
});
