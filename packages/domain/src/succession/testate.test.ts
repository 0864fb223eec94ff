import { inEnglish } from '../law/said';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { granted, refusedFields } from '../law/testing';
import { type Cents, cents, nil, rand, sum } from '../money/cents';
import { fraction, writtenFraction } from '../money/fraction';
import type { FamilyMember } from './family';
import { child, dead, familyOf, person } from './family.testing';
import { divideTestate, type TestateDivision, type TestateInput } from './testate';
import type { ResidueShare, ValuedLegacy } from './gift';

const spouses = [{ id: 'Spouse', kind: 'civil' }] as const;
const half = fraction(1, 2);
const residueTo = (to: string, share = fraction(1), more: Partial<ResidueShare> = {}): ResidueShare => ({
  to,
  share,
  ...more,
});
const cash = (id: string, to: string, amount: number, more: Partial<ValuedLegacy> = {}): ValuedLegacy => ({
  id,
  to,
  kind: 'legacy',
  value: rand(amount),
  ...more,
});

const input = (
  balance: number,
  members: readonly FamilyMember[],
  legacies: readonly ValuedLegacy[],
  residue: readonly ResidueShare[],
  more: Partial<TestateInput> = {},
): TestateInput => ({
  country: 'ZA',
  balance: rand(balance),
  gifts: { legacies, residue },
  family: familyOf(members),
  ...more,
});
const divide = (question: TestateInput): TestateDivision => granted(divideTestate(question)).value;
const totals = (question: TestateInput): Record<string, number> =>
  Object.fromEntries(divide(question).totals.map(({ heir, total }) => [heir, total / 100]));

test('DE-S14: a cash legacy, and the residue in halves', () => {
  const heirs = [person('Niece'), person('HeirA'), person('HeirB')];
  const residue = [residueTo('HeirA', half), residueTo('HeirB', half)];
  expect(totals(input(1_701_703.52, heirs, [cash('niece', 'Niece', 100_000)], residue))).toEqual({
    HeirA: 800_851.76,
    HeirB: 800_851.76,
    Niece: 100_000,
  });
});

describe('a benefit whose beneficiary does not take', () => {
  const grandchildren = [person('G1', ['C1']), person('G2', ['C1'])];
  test('goes to the issue of a descendant, by branches', () => {
    const members = [child('C1', dead), child('C2'), ...grandchildren];
    const residue = [residueTo('C1', half), residueTo('C2', half)];
    expect(totals(input(100, members, [], residue))).toEqual({ C2: 50, G1: 25, G2: 25 });
    expect(totals(input(100, members, [cash('l', 'C1', 40)], [residueTo('C2')]))).toEqual({ C2: 60, G1: 20, G2: 20 });
  });
  test('goes to the substitute the will names before the issue', () => {
    const members = [child('C1', dead), person('Friend'), person('Gone', [], dead), ...grandchildren];
    expect(
      totals(input(100, members, [], [residueTo('C1', fraction(1), { substitutes: ['Gone', 'Friend'] })])),
    ).toEqual({
      Friend: 100,
    });
  });
  test('goes to the spouse where a descendant of age renounces beside one, s 2C(1)', () => {
    const family = familyOf([person('Spouse'), child('C1', { renounced: {} }), ...grandchildren], { spouses });
    const residue = [residueTo('Spouse', half), residueTo('C1', half)];
    expect(totals(input(100, [], [], residue, { family }))).toEqual({ Spouse: 100 });
    // A spouse to whom the will gives nothing does not share, so the issue take: s 2C(2).
    expect(totals(input(100, [], [], [residueTo('C1')], { family }))).toEqual({ G1: 50, G2: 50 });
  });
  test('falls into the residue where it is a legacy', () => {
    const members = [person('Friend', [], dead), person('Heir')];
    const division = divide(input(100, members, [cash('l', 'Friend', 40)], [residueTo('Heir')]));
    expect(division.totals).toEqual([{ heir: 'Heir', total: rand(100) }]);
    expect(division.legacies[0]).toMatchObject({ value: nil, takers: [] });
    expect(inEnglish(division.legacies[0]!.rule)).toContain('residue');
  });
  test('accrues to those named jointly, by their own shares', () => {
    const members = [person('A', [], dead), person('B'), person('C'), person('D')];
    const joint = { jointGift: 'together' };
    const residue = [
      residueTo('A', fraction(4, 12), joint),
      residueTo('B', fraction(2, 12), joint),
      residueTo('C', fraction(4, 12), joint),
      residueTo('D', fraction(2, 12)),
    ];
    const division = divide(input(1_200, members, [], residue));
    expect(
      division.residue.awards.map(({ heir, amount, share }) => [heir, amount / 100, writtenFraction(share)]),
    ).toEqual([
      ['B', 333.33, '5/18'],
      ['C', 666.67, '5/9'],
      ['D', 200, '2/12'],
    ]);
  });
  test('is intestate where the heirs were not named jointly', () => {
    const members = [person('A', [], dead), person('B'), child('C')];
    const division = divide(input(100, members, [], [residueTo('A', half), residueTo('B', half)]));
    expect(division.residue.intestate).toBe(rand(50));
    expect(division.intestate?.value.shape).toBe('descendants');
    expect(division.totals).toEqual([
      { heir: 'C', total: rand(50) },
      { heir: 'B', total: rand(50) },
    ]);
  });
  test('leaves out the issue where the will says so', () => {
    const members = [child('C1', dead), person('B'), ...grandchildren];
    const joint = { jointGift: 'x', noRepresentation: true };
    expect(totals(input(100, members, [], [residueTo('C1', half, joint), residueTo('B', half, joint)]))).toEqual({
      B: 100,
    });
  });
});

test('a will without a residue clause leaves the rest intestate', () => {
  expect(totals(input(100, [child('C'), person('Friend')], [cash('l', 'Friend', 30)], []))).toEqual({
    C: 70,
    Friend: 30,
  });
});

describe('legacies the estate cannot pay', () => {
  const members = [person('A'), person('B'), person('C')];
  test('are reduced in proportion, pre-legacies last', () => {
    const legacies = [cash('pre', 'A', 60, { kind: 'preLegacy' }), cash('one', 'B', 30), cash('two', 'C', 60)];
    expect(totals(input(90, members, legacies, [residueTo('A')]))).toEqual({ A: 60, B: 10, C: 20 });
    expect(totals(input(50, members, legacies, []))).toEqual({ A: 50, B: 0, C: 0 });
  });
  test('are cut whatever they are of: money or an asset', () => {
    const legacies = [cash('farm', 'A', 300), cash('one', 'B', 100)];
    const division = divide(input(200, members, legacies, []));
    expect(division.legacies.map(({ value, reducedBy }) => [value, reducedBy])).toEqual([
      [rand(300), rand(150)],
      [rand(100), rand(50)],
    ]);
  });
});

describe('refusals', () => {
  const members = [person('A'), person('B')];
  const refusedOf = (question: TestateInput): string[] => refusedFields(divideTestate(question));
  test('shares of more than one whole, of nil, or of one heir twice', () => {
    expect(refusedOf(input(1, members, [], [residueTo('A', fraction(2, 3)), residueTo('B', half)]))).toEqual([
      'residue',
    ]);
    expect(refusedOf(input(1, members, [], [residueTo('A', fraction(0))]))).toEqual(['residue.A.share']);
    expect(refusedOf(input(1, members, [], [residueTo('A', half), residueTo('A', half)]))).toEqual(['residue']);
  });
  test('negative amounts, unknown beneficiaries, entries listed twice', () => {
    const legacies = [cash('l', 'Nobody', -1), cash('l', 'A', 1)];
    expect(refusedOf(input(-1, members, legacies, [residueTo('Ghost')]))).toEqual([
      'balance',
      'legacies',
      'legacies.l.to',
      'legacies.l.value',
      'residue.Ghost',
    ]);
  });
  test('a family that is not settled', () => {
    const late = [person('A', [], { bornOn: localDate('2027-01-01') })];
    expect(refusedOf(input(1, late, [], [residueTo('A')]))).toEqual(['members.A.conceivedBeforeDeath']);
  });
});

test(
  'whatever the will says, the balance is divided, and the order of capture changes nothing but ties',
  { timeout: 60_000 },
  () => {
    const ids = ['A', 'B', 'C', 'D'];
    const state = fc.constantFrom<Partial<FamilyMember>>({}, {}, dead, { renounced: {} }, { disqualified: 'unworthy' });
    const members = fc
      .tuple(state, state, state, state, state)
      .map(([a, b, c, d, g]) => [
        child('A', { bornOn: localDate('1970-01-01'), ...a }),
        child('B', { bornOn: localDate('1971-01-01'), ...b }),
        person('C', [], { bornOn: localDate('1972-01-01'), ...c }),
        person('D', [], { bornOn: localDate('1973-01-01'), ...d }),
        person('G', ['A'], { bornOn: localDate('1995-01-01'), ...g }),
      ]);
    const someone = fc.constantFrom(...ids);
    const legacies = fc.array(
      fc.record({ to: someone, amount: fc.nat(500), pre: fc.boolean(), substitute: fc.option(someone) }),
      { maxLength: 5 },
    );
    const residue = fc.uniqueArray(
      fc.record({ to: someone, twelfths: fc.integer({ min: 1, max: 3 }), joint: fc.boolean() }),
      {
        selector: ({ to }) => to,
      },
    );
    fc.assert(
      fc.property(members, legacies, residue, fc.nat(3_000), (family, gifts, shares, balance) => {
        const question: TestateInput = {
          country: 'ZA',
          balance: cents(balance),
          gifts: {
            legacies: gifts.map(({ to, amount, pre, substitute }, index) => ({
              id: `l${index}`,
              place: index,
              to,
              kind: pre ? 'preLegacy' : 'legacy',
              value: cents(amount),
              ...(substitute && { substitutes: [substitute] }),
            })),
            residue: shares.map(({ to, twelfths, joint }) =>
              residueTo(to, fraction(twelfths, 12), joint ? { jointGift: 'x' } : {}),
            ),
          },
          family: familyOf(family),
        };
        const division = divide(question);
        const amounts: Cents[] = division.totals.map(({ total }) => total);
        expect(sum(amounts)).toBe(balance);
        expect(amounts.every((amount) => amount >= 0)).toBe(true);
        const again = divideTestate({
          ...question,
          family: familyOf(family.toReversed()),
          gifts: { legacies: question.gifts.legacies.toReversed(), residue: question.gifts.residue.toReversed() },
        });
        expect(isRefused(again) ? again : again.value.totals).toEqual(division.totals);
      }),
      { numRuns: 300 },
    );
  },
);
