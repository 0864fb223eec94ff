import { formatInEnglish } from '../law/message';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { expectGranted, readRefusalFields } from '../law/testing';
import { type Cents, cents, nil, rand, sum } from '../money/cents';
import { fraction, writeFraction } from '../money/fraction';
import type { FamilyMember } from './family';
import { createChild, dead, createFamily, createMember } from './family.testing';
import { divideTestate, type TestateDivision, type TestateInput } from './testate';
import type { ResidueGiftShare, ValuedLegacy } from './gift';

const spouses = [{ id: 'Spouse', kind: 'civil' }] as const;
const half = fraction(1, 2);
const createResidueShare = (
  to: string,
  share = fraction(1),
  more: Partial<ResidueGiftShare> = {},
): ResidueGiftShare => ({
  to,
  share,
  ...more,
});
const createCashLegacy = (id: string, to: string, amount: number, more: Partial<ValuedLegacy> = {}): ValuedLegacy => ({
  id,
  to,
  kind: 'legacy',
  value: rand(amount),
  ...more,
});

const createInput = (
  balance: number,
  members: readonly FamilyMember[],
  legacies: readonly ValuedLegacy[],
  residue: readonly ResidueGiftShare[],
  more: Partial<TestateInput> = {},
): TestateInput => ({
  country: 'ZA',
  balance: rand(balance),
  gifts: { legacies, residue },
  family: createFamily(members),
  ...more,
});
const divide = (question: TestateInput): TestateDivision => expectGranted(divideTestate(question)).value;
const readTotals = (question: TestateInput): Record<string, number> =>
  Object.fromEntries(divide(question).totals.map(({ heir, total }) => [heir, total / 100]));

test('DE-S14: a cash legacy, and the residue in halves', () => {
  const heirs = [createMember('Niece'), createMember('HeirA'), createMember('HeirB')];
  const residue = [createResidueShare('HeirA', half), createResidueShare('HeirB', half)];
  expect(readTotals(createInput(1_701_703.52, heirs, [createCashLegacy('niece', 'Niece', 100_000)], residue))).toEqual({
    HeirA: 800_851.76,
    HeirB: 800_851.76,
    Niece: 100_000,
  });
});

describe('a benefit whose beneficiary does not take', () => {
  const grandchildren = [createMember('G1', ['C1']), createMember('G2', ['C1'])];
  test('goes to the issue of a descendant, by branches', () => {
    const members = [createChild('C1', dead), createChild('C2'), ...grandchildren];
    const residue = [createResidueShare('C1', half), createResidueShare('C2', half)];
    expect(readTotals(createInput(100, members, [], residue))).toEqual({ C2: 50, G1: 25, G2: 25 });
    expect(
      readTotals(createInput(100, members, [createCashLegacy('l', 'C1', 40)], [createResidueShare('C2')])),
    ).toEqual({ C2: 60, G1: 20, G2: 20 });
  });
  test('goes to the substitute the will names before the issue', () => {
    const members = [createChild('C1', dead), createMember('Friend'), createMember('Gone', [], dead), ...grandchildren];
    expect(
      readTotals(
        createInput(100, members, [], [createResidueShare('C1', fraction(1), { substitutes: ['Gone', 'Friend'] })]),
      ),
    ).toEqual({
      Friend: 100,
    });
  });
  test('goes to the spouse where a descendant of age renounces beside one, s 2C(1)', () => {
    const family = createFamily([createMember('Spouse'), createChild('C1', { renounced: {} }), ...grandchildren], {
      spouses,
    });
    const residue = [createResidueShare('Spouse', half), createResidueShare('C1', half)];
    expect(readTotals(createInput(100, [], [], residue, { family }))).toEqual({ Spouse: 100 });
    // A spouse to whom the will gives nothing does not share, so the issue take: s 2C(2).
    expect(readTotals(createInput(100, [], [], [createResidueShare('C1')], { family }))).toEqual({ G1: 50, G2: 50 });
  });
  test('falls into the residue where it is a legacy', () => {
    const members = [createMember('Friend', [], dead), createMember('Heir')];
    const division = divide(
      createInput(100, members, [createCashLegacy('l', 'Friend', 40)], [createResidueShare('Heir')]),
    );
    expect(division.totals).toEqual([{ heir: 'Heir', total: rand(100) }]);
    expect(division.legacies[0]).toMatchObject({ value: nil, takers: [] });
    expect(formatInEnglish(division.legacies[0]!.rule)).toContain('residue');
  });
  test('accrues to those named jointly, by their own shares', () => {
    const members = [createMember('A', [], dead), createMember('B'), createMember('C'), createMember('D')];
    const joint = { jointGift: 'together' };
    const residue = [
      createResidueShare('A', fraction(4, 12), joint),
      createResidueShare('B', fraction(2, 12), joint),
      createResidueShare('C', fraction(4, 12), joint),
      createResidueShare('D', fraction(2, 12)),
    ];
    const division = divide(createInput(1_200, members, [], residue));
    expect(
      division.residue.awards.map(({ heir, amount, share }) => [heir, amount / 100, writeFraction(share)]),
    ).toEqual([
      ['B', 333.33, '5/18'],
      ['C', 666.67, '5/9'],
      ['D', 200, '2/12'],
    ]);
  });
  test('is intestate where the heirs were not named jointly', () => {
    const members = [createMember('A', [], dead), createMember('B'), createChild('C')];
    const division = divide(
      createInput(100, members, [], [createResidueShare('A', half), createResidueShare('B', half)]),
    );
    expect(division.residue.intestate).toBe(rand(50));
    expect(division.intestate?.value.shape).toBe('descendants');
    expect(division.totals).toEqual([
      { heir: 'C', total: rand(50) },
      { heir: 'B', total: rand(50) },
    ]);
  });
  test('leaves out the issue where the will says so', () => {
    const members = [createChild('C1', dead), createMember('B'), ...grandchildren];
    const joint = { jointGift: 'x', noRepresentation: true };
    expect(
      readTotals(
        createInput(100, members, [], [createResidueShare('C1', half, joint), createResidueShare('B', half, joint)]),
      ),
    ).toEqual({
      B: 100,
    });
  });
});

test('a will without a residue clause leaves the rest intestate', () => {
  expect(
    readTotals(createInput(100, [createChild('C'), createMember('Friend')], [createCashLegacy('l', 'Friend', 30)], [])),
  ).toEqual({
    C: 70,
    Friend: 30,
  });
});

describe('legacies the estate cannot pay', () => {
  const members = [createMember('A'), createMember('B'), createMember('C')];
  test('are reduced in proportion, pre-legacies last', () => {
    const legacies = [
      createCashLegacy('pre', 'A', 60, { kind: 'preLegacy' }),
      createCashLegacy('one', 'B', 30),
      createCashLegacy('two', 'C', 60),
    ];
    expect(readTotals(createInput(90, members, legacies, [createResidueShare('A')]))).toEqual({ A: 60, B: 10, C: 20 });
    expect(readTotals(createInput(50, members, legacies, []))).toEqual({ A: 50, B: 0, C: 0 });
  });
  test('are cut whatever they are of: money or an asset', () => {
    const legacies = [createCashLegacy('farm', 'A', 300), createCashLegacy('one', 'B', 100)];
    const division = divide(createInput(200, members, legacies, []));
    expect(division.legacies.map(({ value, reducedBy }) => [value, reducedBy])).toEqual([
      [rand(300), rand(150)],
      [rand(100), rand(50)],
    ]);
  });
});

describe('refusals', () => {
  const members = [createMember('A'), createMember('B')];
  const readRefusals = (question: TestateInput): string[] => readRefusalFields(divideTestate(question));
  test('shares of more than one whole, of nil, or of one heir twice', () => {
    expect(
      readRefusals(
        createInput(1, members, [], [createResidueShare('A', fraction(2, 3)), createResidueShare('B', half)]),
      ),
    ).toEqual(['residue']);
    expect(readRefusals(createInput(1, members, [], [createResidueShare('A', fraction(0))]))).toEqual([
      'residue.A.share',
    ]);
    expect(
      readRefusals(createInput(1, members, [], [createResidueShare('A', half), createResidueShare('A', half)])),
    ).toEqual(['residue']);
  });
  test('negative amounts, unknown beneficiaries, entries listed twice', () => {
    const legacies = [createCashLegacy('l', 'Nobody', -1), createCashLegacy('l', 'A', 1)];
    expect(readRefusals(createInput(-1, members, legacies, [createResidueShare('Ghost')]))).toEqual([
      'balance',
      'legacies',
      'legacies.l.to',
      'legacies.l.value',
      'residue.Ghost',
    ]);
  });
  test('a family that is not settled', () => {
    const late = [createMember('A', [], { bornOn: toLocalDate('2027-01-01') })];
    expect(readRefusals(createInput(1, late, [], [createResidueShare('A')]))).toEqual([
      'members.A.conceivedBeforeDeath',
    ]);
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
        createChild('A', { bornOn: toLocalDate('1970-01-01'), ...a }),
        createChild('B', { bornOn: toLocalDate('1971-01-01'), ...b }),
        createMember('C', [], { bornOn: toLocalDate('1972-01-01'), ...c }),
        createMember('D', [], { bornOn: toLocalDate('1973-01-01'), ...d }),
        createMember('G', ['A'], { bornOn: toLocalDate('1995-01-01'), ...g }),
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
              createResidueShare(to, fraction(twelfths, 12), joint ? { jointGift: 'x' } : {}),
            ),
          },
          family: createFamily(family),
        };
        const division = divide(question);
        const amounts: Cents[] = division.totals.map(({ total }) => total);
        expect(sum(amounts)).toBe(balance);
        expect(amounts.every((amount) => amount >= 0)).toBe(true);
        const again = divideTestate({
          ...question,
          family: createFamily(family.toReversed()),
          gifts: { legacies: question.gifts.legacies.toReversed(), residue: question.gifts.residue.toReversed() },
        });
        expect(isRefused(again) ? again : again.value.totals).toEqual(division.totals);
      }),
      { numRuns: 300 },
    );
  },
);
