import { describe, expect, test } from 'vitest';
import { type LocalDate, toLocalDate } from '../dates/local-date';
import { expectGranted, readRefusalFields } from '../law/testing';
import { cents, rand } from '../money/cents';
import { writeFraction } from '../money/fraction';
import type { Family } from './family';
import { createChild, dead, died, earlierDeath, createFamily, createMember } from './family.testing';
import { divideIntestate, guardiansFund, type IntestateDivision } from './intestate';

const divide = (amount: number, family: Family): IntestateDivision =>
  expectGranted(divideIntestate({ country: 'ZA', estate: rand(amount), family })).value;
const readAmounts = ({ awards }: IntestateDivision): Record<string, number> =>
  Object.fromEntries(awards.map((award) => [award.heir, award.amount / 100]));
const readShares = ({ awards }: IntestateDivision): Record<string, string> =>
  Object.fromEntries(awards.map((award) => [award.heir, award.share ? writeFraction(award.share) : '']));

const createWife = (id = 'Spouse') => ({ id, kind: 'customary' }) as const;
const spouse = createMember('Spouse');
const married = { spouses: [createWife()] };

test('DE-S11 Intestate: spouse and three children, small estate', () => {
  const division = divide(
    400_000,
    createFamily([spouse, createChild('C1'), createChild('C2'), createChild('C3')], married),
  );
  expect(division.childShare).toBe(rand(100_000));
  expect(readAmounts(division)).toEqual({ Spouse: 250_000, C1: 50_000, C2: 50_000, C3: 50_000 });
});

test('DE-S12 Intestate: two spouses, representation of predeceased children', () => {
  const members = [
    createMember('X'),
    createMember('Y'),
    createChild('B'),
    createChild('C', dead),
    createChild('D', dead),
  ];
  const grandchildren = [createMember('G', ['C']), createMember('E', ['D']), createMember('F', ['D'])];
  const division = divide(
    950_000,
    createFamily([...members, ...grandchildren], { spouses: [createWife('X'), createWife('Y')] }),
  );
  expect(division.childShare).toBe(rand(190_000));
  expect(readAmounts(division)).toEqual({ X: 250_000, Y: 250_000, B: 150_000, G: 150_000, E: 75_000, F: 75_000 });
  expect(division.awards.find((award) => award.heir === 'E')?.through).toEqual(['D']);
});

describe('DE-S13 Intestate: three more shapes', () => {
  test('spouse, two children, and a dead child leaving two', () => {
    const members = [
      spouse,
      createChild('C1'),
      createChild('C2'),
      createChild('C3', dead),
      createMember('G1', ['C3']),
      createMember('G2', ['C3']),
    ];
    const division = divide(1_800_000, createFamily(members, married));
    expect(division.childShare).toBe(rand(450_000));
    expect(readAmounts(division)).toEqual({ Spouse: 450_000, C1: 450_000, C2: 450_000, G1: 225_000, G2: 225_000 });
    expect(readShares(division)).toEqual({ Spouse: '1/4', C1: '1/4', C2: '1/4', G1: '1/8', G2: '1/8' });
  });
  test('parents dead, one full sibling and one half sibling through the mother', () => {
    const members = [
      createMember('M', [], dead),
      createMember('F', [], dead),
      createMember('Full', ['M', 'F']),
      createMember('HalfM', ['M']),
    ];
    const division = divide(640_000, createFamily(members, { parents: ['M', 'F'] }));
    expect(readAmounts(division)).toEqual({ Full: 480_000, HalfM: 160_000 });
    expect(readShares(division)).toEqual({ Full: '3/4', HalfM: '1/4' });
  });
  test('father alive, mother dead leaving a daughter and the children of a son', () => {
    const parents = ['Mother', 'Father'];
    const members = [
      createMember('Father'),
      createMember('Mother', [], dead),
      createMember('Sis', parents),
      createMember('Bro', parents, dead),
    ];
    const nephews = [createMember('N1', ['Bro']), createMember('N2', ['Bro'])];
    expect(readAmounts(divide(501_000, createFamily([...members, ...nephews], { parents })))).toEqual({
      Father: 250_500,
      Sis: 125_250,
      N1: 62_625,
      N2: 62_625,
    });
  });
});

describe('every shape of the family', () => {
  test('spouses alone share equally', () => {
    const division = divide(
      100.01,
      createFamily([createMember('X'), createMember('Y')], { spouses: [createWife('Y'), createWife('X')] }),
    );
    expect(division).toMatchObject({ shape: 'spouses', section: 's 1(1)(a)' });
    expect(readAmounts(division)).toEqual({ X: 50.01, Y: 50 });
  });
  test('descendants alone, great-grandchildren by representation, a branch that died out ignored', () => {
    const members = [
      createChild('A', dead),
      createMember('B', ['A'], dead),
      createMember('C', ['B']),
      createChild('D'),
      createChild('E', dead),
    ];
    expect(readAmounts(divide(300, createFamily(members)))).toEqual({ C: 150, D: 150 });
  });
  test('the minimum of several spouses takes the whole estate', () => {
    const division = divide(
      499_999.99,
      createFamily([createMember('X'), createMember('Y'), createChild('C')], {
        spouses: [createWife('X'), createWife('Y')],
      }),
    );
    expect(division.section).toBe('s 1(1)(c)(iii)');
    expect(readAmounts(division)).toEqual({ X: 250_000, Y: 249_999.99 });
  });
  test("exactly the child's share of R250 000, and one cent less", () => {
    const family = createFamily([spouse, createChild('C')], married);
    expect(readAmounts(divide(500_000, family))).toEqual({ Spouse: 250_000, C: 250_000 });
    expect(readShares(divide(500_000, family))).toEqual({ Spouse: '1/2', C: '1/2' });
    expect(readAmounts(divide(499_999.99, family))).toEqual({ Spouse: 250_000, C: 249_999.99 });
  });
  test('an estate of exactly the minimum still counts the child as an heir, with nothing', () => {
    const division = divide(250_000, createFamily([spouse, createChild('C')], married));
    expect(division.section).toBe('s 1(1)(c)');
    expect(readAmounts(division)).toEqual({ Spouse: 250_000, C: 0 });
  });
  test('both parents; one parent where the other left nobody; one parent known', () => {
    const both = createFamily([createMember('M'), createMember('F')], { parents: ['M', 'F'] });
    expect(readAmounts(divide(100, both))).toEqual({ F: 50, M: 50 });
    const one = createFamily([createMember('M'), createMember('F', [], dead)], { parents: ['M', 'F'] });
    expect(readAmounts(divide(100, one))).toEqual({ M: 100 });
    expect(readAmounts(divide(100, createFamily([createMember('M')], { parents: ['M'] })))).toEqual({ M: 100 });
  });
  test('only one side has living descendants: that side takes all', () => {
    const members = [createMember('M', [], dead), createMember('F', [], dead), createMember('HalfF', ['F'])];
    expect(readAmounts(divide(100, createFamily(members, { parents: ['M', 'F'] })))).toEqual({ HalfF: 100 });
  });
  test('nearest relations share by head: an uncle before a cousin, a grandparent before the uncle', () => {
    const createGran = (more = {}) => [
      createMember('Gran', [], more),
      createMember('M', ['Gran'], dead),
      createMember('Uncle', ['Gran']),
      createMember('Aunt', ['Gran'], dead),
      createMember('Cousin', ['Aunt']),
    ];
    const parents = { parents: ['M'] };
    expect(readAmounts(divide(90, createFamily(createGran(), parents)))).toEqual({ Gran: 90 });
    const division = divide(90, createFamily(createGran(dead), parents));
    expect(division.shape).toBe('nearestRelations');
    expect(readAmounts(division)).toEqual({ Uncle: 90 });
  });
  test("nobody: the Guardian's Fund", () => {
    expect(readAmounts(divide(90, createFamily([createMember('Friend')])))).toEqual({ [guardiansFund]: 90 });
  });
});

describe('adoption', () => {
  test('an adopted child descends from the adoptive parent and no longer from the birth parent', () => {
    const given = createChild('Given', { adoption: { parents: ['Other'] } });
    const taken = createMember('Taken', ['Other'], { adoption: { parents: ['deceased'] } });
    expect(readAmounts(divide(100, createFamily([createMember('Other'), given, taken])))).toEqual({ Taken: 100 });
  });
  test('a birth parent married to the adoptive one stays a parent', () => {
    const step = createChild('Step', { adoption: { parents: ['Other'], marriedBirthParent: 'deceased' } });
    expect(readAmounts(divide(100, createFamily([createMember('Other'), step])))).toEqual({ Step: 100 });
  });
});

describe('renunciation and disqualification', () => {
  const renounced = { renounced: {} };
  const grandchild = createMember('G', ['C1']);
  const createFamilyWith = (more: object, spouses = [createWife()]) =>
    createFamily([spouse, createChild('C1', more), createChild('C2'), grandchild], { spouses });

  test('s 1(6): beside a spouse, the part of a renouncing child goes to the spouse, worked out as if nobody had', () => {
    expect(readAmounts(divide(900_000, createFamilyWith(renounced)))).toEqual({ Spouse: 600_000, C2: 300_000 });
    expect(readShares(divide(900_000, createFamilyWith(renounced)))).toEqual({ Spouse: '2/3', C2: '1/3' });
    expect(readAmounts(divide(400_000, createFamilyWith(renounced)))).toEqual({ Spouse: 325_000, C2: 75_000 });
  });
  test('s 1(7): a minor or mentally ill child, or one without a spouse beside, is as if dead before', () => {
    const represented = { Spouse: 300_000, C2: 300_000, G: 300_000 };
    expect(readAmounts(divide(900_000, createFamilyWith({ ...renounced, bornOn: toLocalDate('2010-01-01') })))).toEqual(
      represented,
    );
    expect(readAmounts(divide(900_000, createFamilyWith({ renounced: { mentallyIll: true } })))).toEqual(represented);
    expect(readAmounts(divide(900_000, createFamilyWith(renounced, [])))).toEqual({ C2: 450_000, G: 450_000 });
    const nearlyOfAge = { bornOn: toLocalDate('2008-04-03'), renounced: { on: toLocalDate('2026-04-03') } };
    expect(readAmounts(divide(900_000, createFamilyWith(nearlyOfAge)))).toEqual({ Spouse: 600_000, C2: 300_000 });
  });
  test('who is disqualified is represented by own children', () => {
    expect(readAmounts(divide(900_000, createFamilyWith({ disqualified: 'Convicted of the murder' })))).toEqual({
      Spouse: 300_000,
      C2: 300_000,
      G: 300_000,
    });
  });
  test('a spouse who renounces leaves the estate to the descendants', () => {
    const members = [createMember('Spouse', [], renounced), createChild('C')];
    expect(readAmounts(divide(100, createFamily(members, married)))).toEqual({ C: 100 });
  });
});

describe('who counts as alive', () => {
  test('a child conceived before the death and born after it inherits; one conceived later does not', () => {
    const createLateChild = (conceivedBeforeDeath: boolean) =>
      createChild('Late', { bornOn: toLocalDate('2026-09-01'), conceivedBeforeDeath });
    expect(readAmounts(divide(100, createFamily([createChild('C'), createLateChild(true)])))).toEqual({
      C: 50,
      Late: 50,
    });
    expect(readAmounts(divide(100, createFamily([createChild('C'), createLateChild(false)])))).toEqual({ C: 100 });
  });
  test('an heir who died after the deceased still takes', () => {
    expect(readAmounts(divide(100, createFamily([createChild('C', { diedOn: toLocalDate('2026-04-03') })])))).toEqual({
      C: 100,
    });
  });
  test('death on the same day is decided by who outlived whom', () => {
    const createSameDayFamily = (outlivedDeceased: boolean) =>
      createFamily([createChild('C', { diedOn: died, outlivedDeceased }), createMember('G', ['C'])]);
    expect(readAmounts(divide(100, createSameDayFamily(true)))).toEqual({ C: 100 });
    expect(readAmounts(divide(100, createSameDayFamily(false)))).toEqual({ G: 100 });
  });
});

describe('the date of death decides', () => {
  const createFamilyOn = (day: string) =>
    createFamily([spouse, createChild('C', { diedOn: undefined })], { ...married, diedOn: toLocalDate(day) });
  test('the minimum of the spouse', () => {
    expect(readAmounts(divide(200_000, createFamilyOn('2014-11-23')))).toEqual({ Spouse: 125_000, C: 75_000 });
    expect(readAmounts(divide(200_000, createFamilyOn('2014-11-24')))).toEqual({ Spouse: 200_000 });
  });
  test('and before the Act there is no answer', () => {
    const outcome = divideIntestate({ country: 'ZA', estate: rand(1), family: createFamilyOn('1988-03-17') });
    expect(readRefusalFields(outcome)).toEqual(['family.deceased.diedOn']);
  });
});

describe('refusals', () => {
  const readRefusals = (family: Family, estate = rand(1)) =>
    readRefusalFields(divideIntestate({ country: 'ZA', estate, family }));
  const createCivilSpouse = (id: string) => ({ id, kind: 'civil' }) as const;
  const createPartner = (recognised?: boolean) => ({ id: 'P', kind: 'lifePartnership', recognised }) as const;
  const early: LocalDate = toLocalDate('2023-06-29');

  test('a negative estate', () => {
    expect(readRefusals(createFamily([]), cents(-1))).toEqual(['estate']);
  });
  test('several spouses where the law allows one', () => {
    const two = [createMember('X'), createMember('Y')];
    expect(readRefusals(createFamily(two, { spouses: [createCivilSpouse('X'), createCivilSpouse('Y')] }))).toEqual([
      'spouses',
    ]);
    expect(readRefusals(createFamily(two, { spouses: [createWife('X'), createCivilSpouse('Y')] }))).toEqual([
      'spouses',
    ]);
    // A first wife who died is history, not a second spouse.
    const widower = createFamily([createMember('X', [], dead), createMember('Y')], {
      spouses: [createCivilSpouse('X'), createCivilSpouse('Y')],
    });
    expect(readAmounts(divide(10, widower))).toEqual({ Y: 10 });
  });
  test('a life partner: by law from 30 June 2023, before that by decision', () => {
    const createPartnerFamily = (diedOn: LocalDate, recognised?: boolean) =>
      createFamily([createMember('P'), createMember('M')], {
        spouses: [createPartner(recognised)],
        parents: ['M'],
        diedOn,
      });
    expect(readRefusals(createPartnerFamily(early))).toEqual(['spouses.P.recognised']);
    expect(readAmounts(divide(10, createPartnerFamily(early, true)))).toEqual({ P: 10 });
    expect(readAmounts(divide(10, createPartnerFamily(early, false)))).toEqual({ M: 10 });
    expect(readAmounts(divide(10, createPartnerFamily(toLocalDate('2023-06-30'))))).toEqual({ P: 10 });
  });
  test('dates that cannot be', () => {
    const after = toLocalDate('2026-09-01');
    expect(readRefusals(createFamily([createChild('C', { bornOn: after })]))).toEqual([
      'members.C.conceivedBeforeDeath',
    ]);
    expect(
      readRefusals(
        createFamily([createChild('C', { bornOn: after, diedOn: earlierDeath, conceivedBeforeDeath: true })]),
      ),
    ).toEqual(['members.C.bornOn']);
    expect(readRefusals(createFamily([createChild('C', { diedOn: died })]))).toEqual(['members.C.outlivedDeceased']);
    expect(readRefusals(createFamily([createChild('C', { unborn: true })]))).toEqual(['members.C.unborn']);
    const family = createFamily([createChild('C', { bornOn: toLocalDate('1950-01-01') })]);
    const olderChild = { ...family, deceased: { ...family.deceased, bornOn: toLocalDate('1960-01-01') } };
    expect(readRefusals(olderChild)).toEqual(['members.C.bornOn']);
    expect(readRefusals({ ...family, deceased: { ...family.deceased, bornOn: after } })).toContain('deceased.bornOn');
  });
  test('links that lead nowhere, twice, or in a circle', () => {
    expect(readRefusals(createFamily([createMember('C', ['Nobody'])]))).toEqual(['members.C.parents']);
    expect(readRefusals(createFamily([createChild('C'), createChild('C')]))).toEqual(['members']);
    expect(readRefusals(createFamily([createMember('A', ['B']), createMember('B', ['A'])]))).toEqual([
      'members.A.parents',
    ]);
    expect(readRefusals(createFamily([createMember('A', ['deceased', 'deceased'])]))).toEqual(['members.A.parents']);
    expect(
      readRefusals(createFamily([createMember('A'), createMember('B'), createMember('C', ['A', 'B', 'deceased'])])),
    ).toEqual(['members.C.parents']);
    expect(readRefusals(createFamily([], { spouses: [createWife('Nobody'), createWife('deceased')] }))).toEqual([
      'spouses',
      'spouses',
    ]);
    expect(readRefusals(createFamily([createChild('C', { adoption: { parents: [] } })]))).toEqual([
      'members.C.adoption',
    ]);
  });
});
