import { describe, expect, test } from 'vitest';
import { cents, rand } from '../money/cents';
import { fraction, percent } from '../money/fraction';
import { day, computeDuty, readFields, createEstateOfNet, createSoleHeir } from './duty.fixture';
import { computeEstateDuty } from './estate-duty';
import type { EstateForDuty } from './estate-for-duty';

describe('property', () => {
  test('a farm loses 30% unless it was sold; half a joint asset is half', () => {
    const computeTotal = (item: object) =>
      computeDuty(
        createEstateOfNet(0, { property: [{ id: 'farm', kind: 'immovable', value: rand(1_000_000), ...item }] }),
      ).totalValue;
    expect(computeTotal({ bonaFideFarm: true })).toBe(rand(700_000));
    expect(computeTotal({ bonaFideFarm: true, soldFor: rand(900_000) })).toBe(rand(900_000));
    expect(computeTotal({ share: fraction(1, 2) })).toBe(rand(500_000));
  });
  test('premiums paid by the person entitled, with 6% a year compound, come off', () => {
    const premiumsByPayee = [
      { amount: rand(100_000), paidOn: day('2015-02-11') },
      { amount: rand(100_000), paidOn: day('2016-02-10') },
    ];
    const estate = createEstateOfNet(0, {
      deemed: [
        { kind: 'policy', id: 'p', proceeds: rand(1_000_000), payees: createSoleHeir('child'), premiumsByPayee },
      ],
    });
    // 10 whole years each: 2 × 100 000 × 1.06^10 = 358 169.54 (added unrounded)
    expect(computeDuty(estate).deemedProperty).toBe(rand(641_830.46));
    expect(computeDuty(estate, { interestMethod: 'simple' }).deemedProperty).toBe(rand(680_000));
  });
  test('each proviso leaves a policy out only on its own facts', () => {
    const computeIncluded = (exclusion: object) =>
      computeDuty(
        createEstateOfNet(0, {
          deemed: [
            {
              kind: 'policy',
              id: 'p',
              proceeds: rand(100),
              payees: createSoleHeir('x'),
              exclusion: exclusion as never,
            },
          ],
        }),
      ).deemedProperty;
    expect(computeIncluded({ ground: 'marriageContract', registered: true, payableToSpouseOrChild: true })).toBe(0);
    expect(computeIncluded({ ground: 'marriageContract', registered: false, payableToSpouseOrChild: true })).toBe(
      rand(100),
    );
    expect(computeIncluded({ ground: 'buyAndSell', partnerOrCoShareholder: true, premiumBorneByDeceased: false })).toBe(
      0,
    );
    expect(computeIncluded({ ground: 'buyAndSell', partnerOrCoShareholder: true, premiumBorneByDeceased: true })).toBe(
      rand(100),
    );
    const stranger = { ground: 'unconnected', effectedByDeceased: false, premiumBorneByDeceased: false };
    expect(computeIncluded({ ...stranger, benefitsEstateFamilyOrFamilyCompany: false })).toBe(0);
    expect(computeIncluded({ ...stranger, benefitsEstateFamilyOrFamilyCompany: true })).toBe(rand(100));
  });
  test('donations, accrual claim and property at the deceased’s disposal are added; fund benefits by date', () => {
    const computeDeemedTotal = (kind: string, died: string) =>
      computeDuty(
        createEstateOfNet(0, {
          died: day(died),
          deemed: [{ kind: kind as 'accrualClaim', id: 'x', value: rand(50), bornBy: createSoleHeir('y') }],
        }),
      ).deemedProperty;
    for (const kind of ['exemptDonation', 'accrualClaim', 'competentToDispose'])
      expect(computeDeemedTotal(kind, '2020-01-01')).toBe(rand(50));
    expect([
      computeDeemedTotal('retirementLumpSum', '2008-12-31'),
      computeDeemedTotal('retirementLumpSum', '2009-01-01'),
    ]).toEqual([rand(50), 0]);
    expect([
      computeDeemedTotal('retirementContributions', '2015-12-31'),
      computeDeemedTotal('retirementContributions', '2020-01-01'),
    ]).toEqual([0, rand(50)]);
  });
  test('each scale by its own day', () => {
    const computeDutyOn = (died: string) => computeDuty(createEstateOfNet(40_000_000, { died: day(died) })).duty;
    expect(computeDutyOn('1996-03-13')).toBe(rand(5_850_000));
    expect(computeDutyOn('1996-03-14')).toBe(rand(9_750_000));
    expect(computeDutyOn('2001-10-01')).toBe(rand(7_800_000));
    expect(computeDutyOn('2018-02-28')).toBe(rand(7_300_000));
    expect(computeDutyOn('2018-03-01')).toBe(rand(7_625_000));
  });
});

describe('bad input is refused by field', () => {
  const listRefusedFields = (more: Partial<EstateForDuty>) =>
    readFields(computeEstateDuty(createEstateOfNet(1_000_000, more)));
  const item = { id: 'x', kind: 'movable', value: rand(1) } as const;
  const deduct = (code: string, more = {}) => ({ deductions: [{ code: code as '4(a)', amount: rand(1), ...more }] });
  test.each<[string, Partial<EstateForDuty>, string[]]>([
    ['a death in the future', { today: day('2026-02-09') }, ['died']],
    ['a death no scale covers', { died: day('1988-03-15') }, ['died']],
    ['a birth after the death', { born: day('2026-02-11') }, ['born']],
    ['a negative value', { property: [{ ...item, value: cents(-1) }] }, ['property[0].value']],
    ['a share over one', { property: [{ ...item, share: fraction(3, 2) }] }, ['property[0].share']],
    ['a usufruct nobody gains by', { property: [{ ...item, kind: 'limitedInterest' }] }, ['property[0].gainedBy']],
    [
      'foreign money without a rate',
      { property: [{ ...item, value: { amount: rand(1), currency: 'USD' } }] },
      ['property[0].value.randPerUnit'],
    ],
    ['the same property twice', { property: [item, item] }, ['property']],
    ['a negative deduction', deduct('4(a)', { amount: cents(-5) }), ['deductions[0].amount']],
    ['a deduction that is not in section 4', deduct('4(z)'), ['deductions[0].code']],
    ['a deduction for unknown property', deduct('4(h)', { propertyId: 'nowhere' }), ['deductions[0].propertyId']],
    ['4(e) for property at home', deduct('4(e)', { propertyId: 'all' }), ['deductions[0].propertyId']],
    [
      'more than the property is worth',
      deduct('4(h)', { propertyId: 'all', amount: rand(1_000_001) }),
      ['deductions.4(h)'],
    ],
    [
      'payees who come to more than one',
      {
        deemed: [
          { kind: 'policy', id: 'p', proceeds: rand(1), payees: [...createSoleHeir('a'), ...createSoleHeir('b')] },
        ],
      },
      ['deemed[0].payees'],
    ],
    [
      'a donation without a donee',
      { deemed: [{ kind: 'exemptDonation', id: 'd', value: rand(1) }] },
      ['deemed[0].bornBy'],
    ],
    [
      'a credit abroad for property at home',
      { credits: [{ kind: 'foreignDeathDuty', propertyId: 'all', amount: rand(1) }] },
      ['credits[0].kind'],
    ],
    [
      'a spouse who died later',
      { predeceasedSpouses: [{ personId: 's', died: day('2026-03-01'), abatementUsed: rand(0) }] },
      ['predeceasedSpouses[0].died'],
    ],
    [
      'a residue share over one',
      { spouseResidue: { residueBeforeDuty: rand(1), share: percent(101) } },
      ['spouseResidue.share'],
    ],
  ])('%s', (_, more, fields) => expect(listRefusedFields(more)).toEqual(fields));
});
