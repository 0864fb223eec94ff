import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { expectGranted, readRefusalFields } from '../law/testing';
import { rand } from '../money/cents';
import type { Family } from './family';
import { createChild, createFamily, createMember, dead } from './family.testing';
import { divideIntestate, type IntestateDivision } from './intestate';

const divide = (amount: number, family: Family, isInCommunity = false): IntestateDivision =>
  expectGranted(divideIntestate({ country: 'NA', estate: rand(amount), family, isInCommunity })).value;
const readAmounts = ({ awards }: IntestateDivision): Record<string, number> =>
  Object.fromEntries(awards.map((award) => [award.heir, award.amount / 100]));
const spouse = createMember('Spouse');
const married = { spouses: [{ id: 'Spouse', kind: 'civil' as const }] };
const children = [createChild('A'), createChild('B')];
const parents = [createMember('M'), createMember('F')];

describe('an intestate estate in Namibia (Ordinance 12 of 1946)', () => {
  test.each<[string, number, Family, boolean, Record<string, number>]>([
    [
      "out of community the spouse takes a child's share",
      600_000,
      createFamily([spouse, ...children], married),
      false,
      { Spouse: 200_000, A: 200_000, B: 200_000 },
    ],
    [
      'or N$50 000, where that is more',
      90_000,
      createFamily([spouse, ...children], married),
      false,
      { Spouse: 50_000, A: 20_000, B: 20_000 },
    ],
    ['or all of a smaller estate', 40_000, createFamily([spouse, ...children], married), false, { Spouse: 40_000 }],
    [
      'in community the half of the joint estate counts towards the minimum',
      30_000,
      createFamily([spouse, ...children], married),
      true,
      // 50 000 less the own half of 30 000.
      { Spouse: 20_000, A: 5_000, B: 5_000 },
    ],
    [
      'a grandchild takes in the place of a dead child',
      600_000,
      createFamily([spouse, createChild('A'), createChild('B', dead), createMember('G', ['B'])], married),
      true,
      { Spouse: 200_000, A: 200_000, G: 200_000 },
    ],
    [
      'beside parents the spouse takes half',
      400_000,
      createFamily([spouse, ...parents], { ...married, parents: ['M', 'F'] }),
      false,
      { Spouse: 200_000, M: 100_000, F: 100_000 },
    ],
    [
      'a mother and a brother: half of the other half each',
      400_000,
      createFamily([spouse, createMember('M'), createMember('F', [], dead), createMember('Bro', ['M', 'F'])], {
        ...married,
        parents: ['M', 'F'],
      }),
      false,
      { Spouse: 200_000, M: 100_000, Bro: 100_000 },
    ],
    ['a spouse alone takes all', 400_000, createFamily([spouse], married), false, { Spouse: 400_000 }],
    ['children alone share', 300_000, createFamily(children), false, { A: 150_000, B: 150_000 }],
    [
      'a life partner is no spouse there',
      300_000,
      createFamily([createMember('P'), ...children], { spouses: [{ id: 'P', kind: 'lifePartnership' }] }),
      false,
      { A: 150_000, B: 150_000 },
    ],
  ])('%s', (_, amount, family, isInCommunity, awards) => {
    const division = divide(amount, family, isInCommunity);
    expect(readAmounts(division)).toEqual(awards);
  });

  test('several spouses, and deaths before the Ordinance was amended, are entered by hand', () => {
    const two = createFamily([createMember('X'), createMember('Y')], {
      spouses: [
        { id: 'X', kind: 'customary' },
        { id: 'Y', kind: 'customary' },
      ],
    });
    expect(readRefusalFields(divideIntestate({ country: 'NA', estate: rand(1), family: two }))).toEqual(['country']);
    const old = createFamily([spouse], married);
    const early = { ...old, deceased: { ...old.deceased, diedOn: toLocalDate('1981-12-31') } };
    expect(readRefusalFields(divideIntestate({ country: 'NA', estate: rand(1), family: early }))).toEqual([
      'family.deceased.diedOn',
    ]);
  });
});
