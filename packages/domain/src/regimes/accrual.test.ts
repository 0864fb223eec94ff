import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectGranted, readRefusalFields } from '../law/testing';
import { cents, nil, rand } from '../money/cents';
import { parseDecimal, fraction } from '../money/fraction';
import { computeAccrualClaim, type AccrualInput, computeNetEndValue } from './accrual';

const bregmans: AccrualInput = {
  deceased: { netEndValue: rand(3_000_000), commencementValue: rand(100_000) },
  survivor: { netEndValue: rand(100_000), commencementValue: nil },
  cpiAtMarriage: parseDecimal('120'),
  cpiAtDissolution: parseDecimal('300'),
};

test('DE-S10 Accrual claim at death', () => {
  expect(expectGranted(computeAccrualClaim(bregmans)).value).toEqual({
    deceasedAdjustedCommencement: rand(250_000),
    survivorAdjustedCommencement: nil,
    deceasedAccrual: rand(2_750_000),
    survivorAccrual: rand(100_000),
    difference: rand(2_650_000),
    claimBy: 'survivor',
    claim: rand(1_325_000),
  });
});

describe('the accrual claim', () => {
  test('belongs to the estate where the deceased grew less', () => {
    const turned = { ...bregmans, deceased: bregmans.survivor, survivor: bregmans.deceased };
    expect(expectGranted(computeAccrualClaim(turned)).value).toMatchObject({
      claimBy: 'estate',
      claim: rand(1_325_000),
    });
  });
  test('belongs to nobody where both grew alike', () => {
    const alike = { ...bregmans, survivor: bregmans.deceased };
    expect(expectGranted(computeAccrualClaim(alike)).value).toMatchObject({ claimBy: 'nobody', claim: nil });
  });
  test('takes a commencement value below nil as nil, and no accrual below nil', () => {
    const poor = { ...bregmans, survivor: { netEndValue: rand(-5), commencementValue: rand(-100_000) } };
    expect(expectGranted(computeAccrualClaim(poor)).value).toMatchObject({
      survivorAccrual: nil,
      survivorAdjustedCommencement: nil,
    });
  });
  test('needs both price indices', () => {
    expect(
      readRefusalFields(
        computeAccrualClaim({ ...bregmans, cpiAtMarriage: fraction(0), cpiAtDissolution: fraction(-1) }),
      ),
    ).toEqual(['cpiAtMarriage', 'cpiAtDissolution']);
  });
  test('turns round when the spouses change places', () => {
    const spouse = fc.record({
      netEndValue: fc.integer({ min: -1e9, max: 1e9 }).map(cents),
      commencementValue: fc.integer({ min: -1e9, max: 1e9 }).map(cents),
    });
    fc.assert(
      fc.property(spouse, spouse, fc.integer({ min: 1, max: 999 }), (deceased, survivor, cpi) => {
        const input = { deceased, survivor, cpiAtMarriage: fraction(cpi), cpiAtDissolution: fraction(100) };
        const there = expectGranted(computeAccrualClaim(input)).value;
        const back = expectGranted(computeAccrualClaim({ ...input, deceased: survivor, survivor: deceased })).value;
        expect(back.claim).toBe(there.claim);
        expect([there.claimBy, back.claimBy].sort()).not.toEqual(['estate', 'estate']);
        expect(there.claim).toBeLessThanOrEqual(there.difference);
      }),
    );
  });
});

test('the end value leaves out what the law excludes', () => {
  const excluded = [{ why: 'inheritanceOrDonationFromOthers', value: rand(300) }] as const;
  expect(expectGranted(computeNetEndValue({ assets: rand(1_000), debts: rand(200), excluded })).value).toBe(rand(500));
  expect(readRefusalFields(computeNetEndValue({ assets: rand(100), debts: cents(-1), excluded }))).toEqual([
    'debts',
    'excluded',
  ]);
});
