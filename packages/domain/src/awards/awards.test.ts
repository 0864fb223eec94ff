import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { said } from '../law/said';
import { cents, minus, plus, rand, sum } from '../money/cents';
import { fraction, sameValue, sumFractions, whole, writtenFraction } from '../money/fraction';
import type { Award, AwardableAsset, Awarding, AwardTaker } from './award';
import { awardBoard } from './award-board';
import { checkAward, type NewAward } from './check-award';
import { lawCheck } from './law-check';

const asset = (id: string, value: number, more: Partial<AwardableAsset> = {}): AwardableAsset => ({
  id,
  name: id,
  class: 'movable',
  value: rand(value),
  treatment: 'inKind',
  ...more,
});
const person = (id: string, more: Partial<AwardTaker> = {}): AwardTaker => ({ id, name: id, kind: 'natural', ...more });
const award = (assetId: string, personId: string, share = whole, more: Partial<Award> = {}): Award => ({
  id: `${assetId}/${personId}/${more.as ?? 'full'}`,
  assetId,
  personId,
  as: 'full',
  share,
  by: 'allotment',
  ...more,
});
const elsabe = person('elsabe', { bornOn: localDate('1958-02-03'), sex: 'F' });
const estate = (awards: readonly Award[], more: Partial<Awarding> = {}): Awarding => ({
  diedOn: localDate('2026-03-19'),
  assets: [
    asset('house', 3_900_000, { class: 'immovable' }),
    asset('car', 465_000),
    asset('boat', 98_200, { treatment: 'sold' }),
  ],
  people: [elsabe, person('marius'), person('ilze'), person('jan', { cannotTake: said('died before') })],
  awards,
  ...more,
});
const half = fraction(1, 2);

describe('what is left, and what each has', () => {
  test('parts of an asset and what nobody has come to its value, to the cent', () => {
    const { assets, people, left } = awardBoard(
      estate([award('car', 'marius', fraction(1, 3)), award('car', 'ilze', fraction(1, 3))]),
    );
    expect(assets[1]!.awards.map(({ amount }) => amount)).toEqual([155_000_00, 155_000_00]);
    expect(writtenFraction(assets[1]!.left)).toBe('1/3');
    expect(people.map(({ awarded }) => awarded)).toEqual([0, 155_000_00, 155_000_00, 0]);
    expect(left).toBe(rand(3_900_000 + 155_000 + 98_200));
  });

  test('a usufruct is worth its years, and the bare ownership the rest', () => {
    const { assets } = awardBoard(
      estate([
        award('house', 'elsabe', whole, { as: 'enjoyment', by: 'will' }),
        award('house', 'marius', half, { as: 'bareOwnership', by: 'will' }),
      ]),
    );
    const [house] = assets;
    expect(house!.interest?.value.interestValue).toBeGreaterThan(0);
    expect(writtenFraction(house!.left)).toBe('1/2');
    const [enjoyment, bare] = house!.awards;
    expect(sum([enjoyment!.amount!, bare!.amount!, house!.leftAmount])).toBe(rand(3_900_000));
  });

  test('the total of a person counts the money the will leaves, and says how many rights it leaves out', () => {
    const marius = person('marius', { legacies: rand(100_000) });
    const { people } = awardBoard(
      estate(
        [
          award('car', 'marius', half),
          award('house', 'marius', whole, { as: 'enjoyment' }),
          award('house', 'ilze', whole, { as: 'bareOwnership' }),
        ],
        { people: [marius, person('ilze')] },
      ),
    );
    expect(people[0]).toMatchObject({ awarded: rand(232_500), total: rand(332_500), unvalued: 1 });
    expect(people[1]).toMatchObject({ awarded: rand(0), total: rand(0), unvalued: 1 });
  });

  test('a right whose holder has no day of birth is not valued, and says so by having no amount', () => {
    const { assets } = awardBoard(estate([award('house', 'marius', whole, { as: 'enjoyment' })]));
    expect(assets[0]!.awards[0]).not.toHaveProperty('amount');
    expect(assets[0]!.interest).toBeUndefined();
  });

  test('what is to come is what falls to somebody less what was awarded', () => {
    const people = [person('marius', { entitled: rand(500_000) }), person('ilze', { entitled: rand(100_000) })];
    const board = awardBoard(estate([award('car', 'ilze')], { people }));
    expect(board.people.map(({ toCome }) => toCome)).toEqual([rand(500_000), rand(-365_000)]);
  });
});

describe('an award the law does not let stand', () => {
  const refusal = (awards: readonly Award[], next: NewAward): string | undefined =>
    checkAward(estate(awards), next)?.refusals[0]?.sentence;

  test.each<[string, readonly Award[], NewAward, string]>([
    ['twice', [award('car', 'marius')], award('car', 'ilze'), 'All of car is awarded. Take an award back first.'],
    [
      'beyond what is left',
      [award('car', 'marius', half)],
      award('car', 'ilze', fraction(2, 3)),
      'Only 1/2 of car is left. Award that or less.',
    ],
    [
      'of what is sold',
      [],
      award('boat', 'marius'),
      'boat is not kept as it is: it is sold, money or outstanding. Change how it is dealt with first.',
    ],
    ['to the dead', [], award('car', 'jan'), 'jan cannot take: died before. Award it to whoever stands in the place.'],
    [
      'of full ownership beside a usufruct',
      [award('house', 'elsabe', whole, { as: 'enjoyment' })],
      award('house', 'marius'),
      'Somebody enjoys house for life or a term. Award its bare ownership instead.',
    ],
    [
      'of a usufruct beside full ownership',
      [award('house', 'marius', half)],
      award('house', 'elsabe', half, { as: 'enjoyment' }),
      'house is awarded in full ownership already. Take that award back before a right is put on it.',
    ],
    [
      'of both sides to one',
      [award('house', 'elsabe', whole, { as: 'enjoyment' })],
      award('house', 'elsabe', half, { as: 'bareOwnership' }),
      'elsabe would both enjoy and own house. Give it in full ownership, or name another.',
    ],
    ['of nothing', [], award('car', 'marius', fraction(0)), 'Give a part above nought, like 1/2.'],
    [
      'to a stranger',
      [],
      award('car', 'nobody'),
      'This person is not captured in the matter. Add the beneficiary first.',
    ],
    [
      'of nothing of the estate',
      [],
      award('moon', 'marius'),
      'This asset is not in the estate. Choose one of the list.',
    ],
  ])('%s', (_, awards, next, sentence) => {
    expect(refusal(awards, next)).toBe(sentence);
  });

  test('the rest of an asset may be awarded', () => {
    expect(refusal([award('car', 'marius', half)], award('car', 'ilze', fraction(6, 12)))).toBeUndefined();
  });
});

describe('the law check', () => {
  const says = (awards: readonly Award[], more: Partial<Awarding> = {}) => {
    const awarding = estate(awards, more);
    return lawCheck(awarding, awardBoard(awarding), localDate('2026-11-15'));
  };

  test('a usufruct without a bare owner is open, with the part that mends it', () => {
    const [first, ...more] = says([
      award('house', 'elsabe', whole, { as: 'enjoyment', by: 'will' }),
      award('house', 'marius', half, { as: 'bareOwnership', by: 'will' }),
    ]);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ kind: 'open', missing: { assetId: 'house', as: 'bareOwnership' } });
    expect(sameValue(first!.missing!.share, half)).toBe(true);
  });

  test('an allotment of a part is open, a legacy of a part is not', () => {
    expect(says([award('car', 'marius', half)]).map(({ kind }) => kind)).toEqual(['open']);
    expect(says([award('car', 'marius', half, { by: 'will' })])).toEqual([]);
  });

  test('stored awards that go beyond an asset are named', () => {
    expect(says([award('car', 'marius'), award('car', 'ilze', half)]).map(({ kind }) => kind)).toEqual(['wrong']);
  });

  test('who takes more than falls to the share pays in, and a minor is noted', () => {
    const people = [person('ilze', { entitled: rand(100_000), bornOn: localDate('2015-01-01') })];
    const [paysIn, minor] = says([award('car', 'ilze')], { people });
    expect(paysIn!.words.values).toMatchObject({ amount: 'R 365,000.00' });
    expect(minor).toMatchObject({ kind: 'note', personId: 'ilze' });
  });
});

test('whatever is awarded one after the other, nothing is awarded beyond its value and everything adds up', () => {
  const tries = fc.array(
    fc.record({
      assetId: fc.constantFrom('house', 'car', 'boat'),
      personId: fc.constantFrom('elsabe', 'marius', 'ilze', 'jan'),
      as: fc.constantFrom('full', 'enjoyment', 'bareOwnership'),
      n: fc.integer({ min: 0, max: 4 }),
      d: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 25 },
  );
  fc.assert(
    fc.property(tries, (attempts) => {
      const made: Award[] = [];
      attempts.forEach(({ n, d, ...rest }, index) => {
        const next = { ...rest, share: fraction(n, d), by: 'allotment' } as const;
        if (!isRefused(checkAward(estate(made), next))) made.push({ ...next, id: String(index) });
      });
      const board = awardBoard(estate(made));
      for (const { asset: one, awards, leftAmount, interest } of board.assets) {
        const owned = awards.filter(({ as }) => as !== 'enjoyment').map(({ share }) => share);
        expect(sumFractions(owned).n <= sumFractions(owned).d).toBe(true);
        const isValued = awards.every(({ as }) => as === 'full') || interest !== undefined;
        if (isValued) {
          const given = sum(awards.map(({ amount }) => amount!));
          const open =
            interest && awards.every(({ as }) => as !== 'enjoyment') ? interest.value.interestValue : cents(0);
          expect(plus(plus(given, leftAmount), open)).toBe(one.value);
        }
      }
      expect(lawCheck(estate(made), board, localDate('2026-11-15')).filter(({ kind }) => kind === 'wrong')).toEqual([]);
      expect(minus(board.awarded, sum(board.people.map(({ awarded }) => awarded)))).toBe(0);
    }),
    { seed: Number(process.env['SEED'] ?? 2026), numRuns: 200 },
  );
});
