import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { message } from '../law/message';
import { cents, minus, plus, rand, sum } from '../money/cents';
import { fraction, isSameFraction, sumFractions, whole, writeFraction } from '../money/fraction';
import type { AssetAward, AwardableAsset, AwardContext, AwardTaker } from './award';
import { buildAwardBoard } from './award-board';
import { checkAward, type NewAward } from './check-award';
import { checkAwardsByLaw } from './law-check';

const createAsset = (id: string, value: number, more: Partial<AwardableAsset> = {}): AwardableAsset => ({
  id,
  name: id,
  class: 'movable',
  value: rand(value),
  treatment: 'inKind',
  ...more,
});
const createPerson = (id: string, more: Partial<AwardTaker> = {}): AwardTaker => ({
  id,
  name: id,
  kind: 'natural',
  ...more,
});
const createAward = (assetId: string, personId: string, share = whole, more: Partial<AssetAward> = {}): AssetAward => ({
  id: `${assetId}/${personId}/${more.as ?? 'full'}`,
  assetId,
  personId,
  as: 'full',
  share,
  by: 'allotment',
  ...more,
});
const elsabe = createPerson('elsabe', { bornOn: toLocalDate('1958-02-03'), sex: 'F' });
const createContext = (awards: readonly AssetAward[], more: Partial<AwardContext> = {}): AwardContext => ({
  diedOn: toLocalDate('2026-03-19'),
  assets: [
    createAsset('house', 3_900_000, { class: 'immovable' }),
    createAsset('car', 465_000),
    createAsset('boat', 98_200, { treatment: 'sold' }),
  ],
  people: [
    elsabe,
    createPerson('marius'),
    createPerson('ilze'),
    createPerson('jan', { cannotTake: message('died before') }),
  ],
  awards,
  ...more,
});
const half = fraction(1, 2);

describe('what is left, and what each has', () => {
  test('parts of an asset and what nobody has come to its value, to the cent', () => {
    const { assets, people, left } = buildAwardBoard(
      createContext([createAward('car', 'marius', fraction(1, 3)), createAward('car', 'ilze', fraction(1, 3))]),
    );
    expect(assets[1]!.awards.map(({ amount }) => amount)).toEqual([155_000_00, 155_000_00]);
    expect(writeFraction(assets[1]!.left)).toBe('1/3');
    expect(people.map(({ awarded }) => awarded)).toEqual([0, 155_000_00, 155_000_00, 0]);
    // Money is divided by the account: what can be awarded is what is kept as it is.
    expect(left).toBe(rand(3_900_000 + 155_000));
  });

  test('a usufruct is worth its years, and the bare ownership the rest', () => {
    const { assets } = buildAwardBoard(
      createContext([
        createAward('house', 'elsabe', whole, { as: 'enjoyment', by: 'will' }),
        createAward('house', 'marius', half, { as: 'bareOwnership', by: 'will' }),
      ]),
    );
    const [house] = assets;
    expect(house!.interest?.value.interestValue).toBeGreaterThan(0);
    expect(writeFraction(house!.left)).toBe('1/2');
    const [enjoyment, bare] = house!.awards;
    expect(sum([enjoyment!.amount!, bare!.amount!, house!.leftAmount])).toBe(rand(3_900_000));
  });

  test('the total of a person counts the money the will leaves, and says how many rights it leaves out', () => {
    const marius = createPerson('marius', { legacies: rand(100_000) });
    const { people } = buildAwardBoard(
      createContext(
        [
          createAward('car', 'marius', half),
          createAward('house', 'marius', whole, { as: 'enjoyment' }),
          createAward('house', 'ilze', whole, { as: 'bareOwnership' }),
        ],
        { people: [marius, createPerson('ilze')] },
      ),
    );
    expect(people[0]).toMatchObject({ awarded: rand(232_500), total: rand(332_500), unvalued: 1 });
    expect(people[1]).toMatchObject({ awarded: rand(0), total: rand(0), unvalued: 1 });
  });

  test('a right whose holder has no day of birth is not valued, and says so by having no amount', () => {
    const { assets } = buildAwardBoard(createContext([createAward('house', 'marius', whole, { as: 'enjoyment' })]));
    expect(assets[0]!.awards[0]).not.toHaveProperty('amount');
    expect(assets[0]!.interest).toBeUndefined();
  });

  test('what is to come is what falls to somebody less what was awarded', () => {
    const people = [
      createPerson('marius', { entitled: rand(500_000) }),
      createPerson('ilze', { entitled: rand(100_000) }),
    ];
    const board = buildAwardBoard(createContext([createAward('car', 'ilze')], { people }));
    expect(board.people.map(({ toCome }) => toCome)).toEqual([rand(500_000), rand(-365_000)]);
  });
});

describe('an award the law does not let stand', () => {
  const readRefusal = (awards: readonly AssetAward[], next: NewAward): string | undefined =>
    checkAward(createContext(awards), next)?.refusals[0]?.sentence;

  test.each<[string, readonly AssetAward[], NewAward, string]>([
    [
      'twice',
      [createAward('car', 'marius')],
      createAward('car', 'ilze'),
      'All of car is awarded. Take an award back first.',
    ],
    [
      'beyond what is left',
      [createAward('car', 'marius', half)],
      createAward('car', 'ilze', fraction(2, 3)),
      'Only 1/2 of car is left. Award that or less.',
    ],
    [
      'of what is sold',
      [],
      createAward('boat', 'marius'),
      'boat is not kept as it is: it is sold, money or outstanding. Change how it is dealt with first.',
    ],
    [
      'to the dead',
      [],
      createAward('car', 'jan'),
      'jan cannot inherit: died before. Award it to the person who inherits in that place.',
    ],
    [
      'of full ownership beside a usufruct',
      [createAward('house', 'elsabe', whole, { as: 'enjoyment' })],
      createAward('house', 'marius'),
      'Someone has the use of house for life or a term. Award its bare ownership instead.',
    ],
    [
      'of a usufruct beside full ownership',
      [createAward('house', 'marius', half)],
      createAward('house', 'elsabe', half, { as: 'enjoyment' }),
      'house is awarded in full ownership already. Take that award back before a right is put on it.',
    ],
    [
      'of both sides to one',
      [createAward('house', 'elsabe', whole, { as: 'enjoyment' })],
      createAward('house', 'elsabe', half, { as: 'bareOwnership' }),
      'elsabe would both enjoy and own house. Give it in full ownership, or name another.',
    ],
    ['of nothing', [], createAward('car', 'marius', fraction(0)), 'Enter a share greater than zero, such as 1/2.'],
    ['to a stranger', [], createAward('car', 'nobody'), 'This person is not in the matter. Add the beneficiary first.'],
    [
      'of nothing of the estate',
      [],
      createAward('moon', 'marius'),
      'This asset is not in the estate. Choose one of the list.',
    ],
  ])('%s', (_, awards, next, sentence) => {
    expect(readRefusal(awards, next)).toBe(sentence);
  });

  test('the rest of an asset may be awarded', () => {
    expect(
      readRefusal([createAward('car', 'marius', half)], createAward('car', 'ilze', fraction(6, 12))),
    ).toBeUndefined();
  });
});

describe('the law check', () => {
  const readRemarks = (awards: readonly AssetAward[], more: Partial<AwardContext> = {}) => {
    const awarding = createContext(awards, more);
    return checkAwardsByLaw(awarding, buildAwardBoard(awarding), toLocalDate('2026-11-15'));
  };

  test('a usufruct without a bare owner is open, with the part that mends it', () => {
    const [first, ...more] = readRemarks([
      createAward('house', 'elsabe', whole, { as: 'enjoyment', by: 'will' }),
      createAward('house', 'marius', half, { as: 'bareOwnership', by: 'will' }),
    ]);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ kind: 'open', missing: { assetId: 'house', as: 'bareOwnership' } });
    expect(isSameFraction(first!.missing!.share, half)).toBe(true);
  });

  test('an allotment of a part is open, a legacy of a part is not', () => {
    expect(readRemarks([createAward('car', 'marius', half)]).map(({ kind }) => kind)).toEqual(['open']);
    expect(readRemarks([createAward('car', 'marius', half, { by: 'will' })])).toEqual([]);
  });

  test('stored awards that go beyond an asset are named', () => {
    expect(
      readRemarks([createAward('car', 'marius'), createAward('car', 'ilze', half)]).map(({ kind }) => kind),
    ).toEqual(['wrong']);
  });

  test('who takes more than falls to the share pays in, and a minor is noted', () => {
    const people = [createPerson('ilze', { entitled: rand(100_000), bornOn: toLocalDate('2015-01-01') })];
    const [paysIn, minor] = readRemarks([createAward('car', 'ilze')], { people });
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
      const made: AssetAward[] = [];
      attempts.forEach(({ n, d, ...rest }, index) => {
        const next = { ...rest, share: fraction(n, d), by: 'allotment' } as const;
        if (!isRefused(checkAward(createContext(made), next))) made.push({ ...next, id: String(index) });
      });
      const board = buildAwardBoard(createContext(made));
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
      expect(
        checkAwardsByLaw(createContext(made), board, toLocalDate('2026-11-15')).filter(({ kind }) => kind === 'wrong'),
      ).toEqual([]);
      expect(minus(board.awarded, sum(board.people.map(({ awarded }) => awarded)))).toBe(0);
    }),
    { seed: Number(process.env['SEED'] ?? 2026), numRuns: 200 },
  );
});
