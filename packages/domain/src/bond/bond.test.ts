import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { formatInEnglish } from '../law/message';
import { isRefused, type Outcome } from '../law/refusal';
import { cents, nil, rand } from '../money/cents';
import { systemType } from '../matter/kinds';
import {
  type SecurityBond,
  checkBond,
  mayRemoveBond,
  findNextRenewal,
  payPremium,
  sumInForce,
  readBondStatus,
} from './bond';
import { computeBondCover } from './cover';
import { proposeReduction, decideReduction, mayChangeAmount, type BondReductionStep, releaseBond } from './reduce';
import { findExemption, computeSecurityRequired, findSecurityLaw } from './compute-security-required';

const day = toLocalDate;
const today = day('2026-11-15');
const inForce: SecurityBond = {
  amount: rand(1_000_000),
  number: 'B 1',
  appliedOn: day('2026-01-10'),
  issuedOn: day('2026-01-20'),
  lodgedOn: day('2026-01-25'),
  firstPremiumOn: null,
  paidTo: null,
  masterReleasedOn: null,
  releasedOn: null,
};
const applied: SecurityBond = { ...inForce, number: null, issuedOn: null, lodgedOn: null };
const readFields = (outcome: Outcome<unknown>): string[] =>
  isRefused(outcome) ? outcome.refusals.map(({ field }) => field) : [];

describe('a bond of security', () => {
  test('goes from an application to the release by the Master', () => {
    expect(readBondStatus({ ...applied, appliedOn: null })).toBe('toApply');
    expect(readBondStatus(applied)).toBe('applied');
    expect(readBondStatus(inForce)).toBe('inForce');
    expect(readBondStatus({ ...inForce, masterReleasedOn: today, releasedOn: today })).toBe('released');
    // The Master's letter is in, the surety is not freed yet: cover lasts.
    expect(sumInForce([{ ...inForce, masterReleasedOn: today }, applied])).toBe(rand(1_000_000));
  });

  test.each([
    [{ amount: nil }, ['amount']],
    [{ number: null }, ['number']],
    [{ issuedOn: day('2026-01-05') }, ['issuedDate']],
    [{ issuedOn: day('2026-12-01') }, ['issuedDate', 'lodgedDate']],
    [{ lodgedOn: day('2026-01-19') }, ['lodgedDate']],
    [{ releasedOn: today }, ['masterReleaseDate']],
    [{ masterReleasedOn: today, releasedOn: day('2026-11-14') }, ['releasedDate']],
    [{ paidTo: day('2026-01-19') }, ['premiumPaidTo']],
    [{}, []],
  ] as const)('%j is refused for %j', (changes, fields) => {
    expect(readFields(checkBond({ ...inForce, ...changes }, today))).toEqual(fields);
  });

  test('once issued stays on file', () => {
    expect(readFields(mayRemoveBond(inForce))).toEqual(['id']);
    expect(mayRemoveBond(applied)).toBe(applied);
  });
});

describe('the premium', () => {
  test('falls due on the day of issue, and each year again once it is paid', () => {
    expect(findNextRenewal(inForce, today)).toEqual({ due: '2026-01-20', isOverdue: true });
    expect(payPremium(inForce, today)).toBe('2027-01-20');
    const paid = { ...inForce, paidTo: day('2027-01-20') };
    expect(findNextRenewal(paid, today)).toEqual({ due: '2027-01-20', isOverdue: false });
    expect(payPremium(paid, today)).toBe('2028-01-20');
  });
  test('of a leap day comes back to it', () => {
    const leap = { ...inForce, firstPremiumOn: day('2024-02-29'), paidTo: day('2027-02-28') };
    expect(payPremium(leap, today)).toBe('2028-02-29');
  });
  test('is of a bond in force alone', () => {
    expect(findNextRenewal(applied, today)).toBeUndefined();
    expect(readFields(payPremium(applied, today))).toEqual(['id']);
    expect(findNextRenewal({ ...inForce, masterReleasedOn: today, releasedOn: today }, today)).toBeUndefined();
  });
});

const createTotal = (amount: number, count = 1) => ({ count, amount: rand(amount) });
const assets = {
  by: {
    immovable: createTotal(900_000),
    movable: createTotal(50_000),
    claim: createTotal(150_000),
    paidPast: createTotal(700_000),
    heldForOthers: createTotal(0, 0),
  },
  gross: rand(1_100_000),
  unvalued: 2,
};

describe('what the Master asks', () => {
  test('is the value of what the estate owns, line by line; policies paid past it stay out', () => {
    const asked = computeSecurityRequired({
      systemType: systemType.estateLate,
      country: 'ZA',
      assets,
      acting: [null, 'will'],
    });
    expect(asked.value).toBe(rand(1_100_000));
    expect(asked.section).toBe('Administration of Estates Act 66 of 1965 s 23');
    expect(asked.lines.map(({ label }) => label)).toEqual([
      'Immovable property',
      'Movable property',
      'Claims in favour',
      '2 without a value, not counted',
    ]);
  });
  test('is nothing where everybody who acts is exempt', () => {
    const asked = computeSecurityRequired({
      systemType: systemType.curatorship,
      country: 'ZA',
      assets,
      acting: ['appointment'],
    });
    expect(asked.value).toBe(nil);
    expect(asked.lines.at(-1)!.label).toBe('Everyone who acts is exempt');
  });
  test('is nothing once the Master released those who act', () => {
    const asked = computeSecurityRequired({
      systemType: systemType.estateLate,
      country: 'ZA',
      assets,
      acting: [null],
      releasedOn: day('2026-11-01'),
    });
    expect(asked.value).toBe(nil);
    expect(asked.lines.at(-1)!.label).toContain('Released by the Master on 2026-11-01');
    expect(computeBondCover([], asked.value, 'ZA').toDo).toBeUndefined();
  });
  test('is nothing where the will exempts the executors, and an executor dative is not one of them', () => {
    const named = { capacity: 'Executor testamentary', isExempt: false };
    const dative = { capacity: 'Executor dative', isExempt: false };
    const computeSecurity = (...people: (typeof named)[]) =>
      computeSecurityRequired({
        systemType: systemType.estateLate,
        country: 'ZA',
        assets,
        acting: people.map((one) => findExemption(one, true)),
      });
    expect(computeSecurity(named).value).toBe(nil);
    expect(computeSecurity(named).lines.map(({ label }) => label)).toContain('The will exempts the executors it names');
    expect(computeSecurity(named, dative).value).toBe(rand(1_100_000));
    expect(findExemption(named, false)).toBeNull();
    expect(computeSecurity().value).toBe(rand(1_100_000));
  });
  test.each([
    [{ systemType: 1, country: 'ZA' }, 'Insolvency Act 24 of 1936 s 56(2), s 18'],
    [{ systemType: 1, country: 'ZA', isCompany: true }, 'Companies Act 61 of 1973 s 368, s 375'],
    [{ systemType: 1, country: 'NA', isCompany: true }, 'Companies Act 28 of 2004'],
    [{ systemType: 3, country: 'NA' }, 'Administration of Estates Act 66 of 1965 s 77'],
    [{ systemType: 5, country: 'ZA' }, 'Trust Property Control Act 57 of 1988 s 6(2), s 6(3)'],
    [{ systemType: 5, country: 'NA' }, 'Trust Administration Act 11 of 2023'],
    [{ systemType: 4, country: 'ZA' }, undefined],
  ] as const)('in %j stands in %s', (of, section) => {
    expect(findSecurityLaw(of)?.section).toBe(section);
  });
});

describe('cover against the assets', () => {
  const computeCover = (bonds: readonly SecurityBond[], asked: number) => computeBondCover(bonds, rand(asked), 'ZA');
  test('names the gap and what to do about it', () => {
    const below = computeCover([inForce], 1_100_000);
    expect(below).toMatchObject({ state: 'below', gap: rand(100_000), excess: nil });
    expect(formatInEnglish(below.toDo!)).toBe(
      'The bonds secure R 1,000,000.00 of R 1,100,000.00. Ask the provider to raise a bond by R 100,000.00 or issue another, and lodge it with the Master.',
    );
  });
  test('a bond that is only applied for covers nothing', () => {
    expect(computeCover([applied], 500_000)).toMatchObject({ state: 'none', gap: rand(500_000) });
    expect(formatInEnglish(computeCover([applied], 500_000).toDo!)).toContain('Follow up the bond');
    expect(formatInEnglish(computeCover([], 500_000).toDo!)).toContain('Apply to a provider');
  });
  test('a little more than is asked is left alone, much more is worth a letter', () => {
    expect(computeCover([inForce], 1_000_000)).toMatchObject({ state: 'covers' });
    expect(computeCover([inForce], 950_000).toDo).toBeUndefined();
    expect(computeCover([inForce], 600_000)).toMatchObject({ state: 'above', excess: rand(400_000) });
  });
  test('nothing asked and nothing secured needs nothing', () => {
    expect(computeCover([], 0)).toEqual({ state: 'none', secured: nil, asked: nil, gap: nil, excess: nil });
  });
});

describe('a reduction', () => {
  const request = {
    askedOn: today,
    to: rand(600_000),
    reason: 'The farm was transferred.',
    asked: rand(550_000),
    section: 's 23',
    others: [],
    earlier: [],
    country: 'ZA',
  } as const;
  const asked: BondReductionStep = {
    askedOn: today,
    from: rand(1_000_000),
    to: rand(600_000),
    reason: request.reason,
    outcome: 'asked',
  };
  test('is asked for, and takes effect with the consent of the Master', () => {
    expect(proposeReduction(inForce, request)).toEqual(asked);
    const on = day('2026-11-20');
    expect(readFields(decideReduction(asked, 'granted', { on, masterConsentOn: null }))).toEqual(['masterConsentDate']);
    expect(decideReduction(asked, 'granted', { on, masterConsentOn: on })).toMatchObject({ outcome: 'granted' });
    expect(decideReduction(asked, 'refused', { on, masterConsentOn: null })).toMatchObject({ outcome: 'refused' });
    const granted = { ...asked, outcome: 'granted' } as const;
    expect(readFields(decideReduction(granted, 'withdrawn', { on, masterConsentOn: null }))).toEqual(['outcome']);
  });
  test.each([
    ['below what is still held', inForce, { asked: rand(600_001) }, 'newAmount'],
    ['to nothing', inForce, { to: nil }, 'newAmount'],
    ['to no less', inForce, { to: rand(1_000_000) }, 'newAmount'],
    ['without a reason', inForce, { reason: ' ' }, 'reason'],
    ['of a bond that is not issued', applied, {}, 'bondOfSecurityID'],
    ['while another is asked for', inForce, { earlier: [asked] }, 'bondOfSecurityID'],
    ['before the bond was issued', inForce, { askedOn: day('2026-01-01') }, 'date'],
  ])('%s is refused', (_, bond, changes, field) => {
    expect(readFields(proposeReduction(bond, { ...request, ...changes }))).toEqual([field]);
  });
  test('counts what other bonds secure, and names the law', () => {
    const more = { ...request, asked: rand(900_000) };
    const refused = proposeReduction(inForce, more);
    expect(isRefused(refused) && refused.refusals[0]!.section).toBe('s 23');
    expect(isRefused(proposeReduction(inForce, { ...more, others: [{ ...inForce, amount: rand(300_000) }] }))).toBe(
      false,
    );
  });
  test('by hand is refused; raising is not', () => {
    expect(readFields(mayChangeAmount(inForce, rand(900_000), []))).toEqual(['amount']);
    expect(mayChangeAmount(inForce, rand(600_000), [{ ...asked, outcome: 'granted' }])).toBe(rand(600_000));
    expect(mayChangeAmount(inForce, cents(100_000_001), [])).toBe(100_000_001);
    expect(mayChangeAmount(applied, rand(1), [])).toBe(rand(1));
  });
  test('that hangs keeps the bond from being released', () => {
    const days = { masterReleasedOn: today, releasedOn: today };
    expect(readFields(releaseBond(inForce, days, [asked]))).toEqual(['id']);
    expect(readFields(releaseBond(applied, days, []))).toEqual(['id']);
    expect(releaseBond(inForce, days, [{ ...asked, outcome: 'withdrawn' }])).toMatchObject(days);
  });
});
