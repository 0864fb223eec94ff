import { describe, expect, test } from 'vitest';
import { type LocalDate, localDate } from '../dates/local-date';
import { granted, refusedFields } from '../law/testing';
import { cents, rand } from '../money/cents';
import { writtenFraction } from '../money/fraction';
import type { Family } from './family';
import { child, dead, died, earlierDeath, familyOf, person } from './family.testing';
import { divideIntestate, guardiansFund, type IntestateDivision } from './intestate';

const divide = (amount: number, family: Family): IntestateDivision =>
  granted(divideIntestate({ country: 'ZA', estate: rand(amount), family })).value;
const amounts = ({ awards }: IntestateDivision): Record<string, number> =>
  Object.fromEntries(awards.map((award) => [award.heir, award.amount / 100]));
const shares = ({ awards }: IntestateDivision): Record<string, string> =>
  Object.fromEntries(awards.map((award) => [award.heir, award.share ? writtenFraction(award.share) : '']));

const wife = (id = 'Spouse') => ({ id, kind: 'customary' }) as const;
const spouse = person('Spouse');
const married = { spouses: [wife()] };

test('DE-S11 Intestate: spouse and three children, small estate', () => {
  const division = divide(400_000, familyOf([spouse, child('C1'), child('C2'), child('C3')], married));
  expect(division.childShare).toBe(rand(100_000));
  expect(amounts(division)).toEqual({ Spouse: 250_000, C1: 50_000, C2: 50_000, C3: 50_000 });
});

test('DE-S12 Intestate: two spouses, representation of predeceased children', () => {
  const members = [person('X'), person('Y'), child('B'), child('C', dead), child('D', dead)];
  const grandchildren = [person('G', ['C']), person('E', ['D']), person('F', ['D'])];
  const division = divide(950_000, familyOf([...members, ...grandchildren], { spouses: [wife('X'), wife('Y')] }));
  expect(division.childShare).toBe(rand(190_000));
  expect(amounts(division)).toEqual({ X: 250_000, Y: 250_000, B: 150_000, G: 150_000, E: 75_000, F: 75_000 });
  expect(division.awards.find((award) => award.heir === 'E')?.through).toEqual(['D']);
});

describe('DE-S13 Intestate: three more shapes', () => {
  test('spouse, two children, and a dead child leaving two', () => {
    const members = [spouse, child('C1'), child('C2'), child('C3', dead), person('G1', ['C3']), person('G2', ['C3'])];
    const division = divide(1_800_000, familyOf(members, married));
    expect(division.childShare).toBe(rand(450_000));
    expect(amounts(division)).toEqual({ Spouse: 450_000, C1: 450_000, C2: 450_000, G1: 225_000, G2: 225_000 });
    expect(shares(division)).toEqual({ Spouse: '1/4', C1: '1/4', C2: '1/4', G1: '1/8', G2: '1/8' });
  });
  test('parents dead, one full sibling and one half sibling through the mother', () => {
    const members = [person('M', [], dead), person('F', [], dead), person('Full', ['M', 'F']), person('HalfM', ['M'])];
    const division = divide(640_000, familyOf(members, { parents: ['M', 'F'] }));
    expect(amounts(division)).toEqual({ Full: 480_000, HalfM: 160_000 });
    expect(shares(division)).toEqual({ Full: '3/4', HalfM: '1/4' });
  });
  test('father alive, mother dead leaving a daughter and the children of a son', () => {
    const parents = ['Mother', 'Father'];
    const members = [
      person('Father'),
      person('Mother', [], dead),
      person('Sis', parents),
      person('Bro', parents, dead),
    ];
    const nephews = [person('N1', ['Bro']), person('N2', ['Bro'])];
    expect(amounts(divide(501_000, familyOf([...members, ...nephews], { parents })))).toEqual({
      Father: 250_500,
      Sis: 125_250,
      N1: 62_625,
      N2: 62_625,
    });
  });
});

describe('every shape of the family', () => {
  test('spouses alone share equally', () => {
    const division = divide(100.01, familyOf([person('X'), person('Y')], { spouses: [wife('Y'), wife('X')] }));
    expect(division).toMatchObject({ shape: 'spouses', section: 's 1(1)(a)' });
    expect(amounts(division)).toEqual({ X: 50.01, Y: 50 });
  });
  test('descendants alone, great-grandchildren by representation, a branch that died out ignored', () => {
    const members = [child('A', dead), person('B', ['A'], dead), person('C', ['B']), child('D'), child('E', dead)];
    expect(amounts(divide(300, familyOf(members)))).toEqual({ C: 150, D: 150 });
  });
  test('the minimum of several spouses takes the whole estate', () => {
    const division = divide(
      499_999.99,
      familyOf([person('X'), person('Y'), child('C')], { spouses: [wife('X'), wife('Y')] }),
    );
    expect(division.section).toBe('s 1(1)(c)(iii)');
    expect(amounts(division)).toEqual({ X: 250_000, Y: 249_999.99 });
  });
  test("exactly the child's share of R250 000, and one cent less", () => {
    const family = familyOf([spouse, child('C')], married);
    expect(amounts(divide(500_000, family))).toEqual({ Spouse: 250_000, C: 250_000 });
    expect(shares(divide(500_000, family))).toEqual({ Spouse: '1/2', C: '1/2' });
    expect(amounts(divide(499_999.99, family))).toEqual({ Spouse: 250_000, C: 249_999.99 });
  });
  test('an estate of exactly the minimum still counts the child as an heir, with nothing', () => {
    const division = divide(250_000, familyOf([spouse, child('C')], married));
    expect(division.section).toBe('s 1(1)(c)');
    expect(amounts(division)).toEqual({ Spouse: 250_000, C: 0 });
  });
  test('both parents; one parent where the other left nobody; one parent known', () => {
    const both = familyOf([person('M'), person('F')], { parents: ['M', 'F'] });
    expect(amounts(divide(100, both))).toEqual({ F: 50, M: 50 });
    const one = familyOf([person('M'), person('F', [], dead)], { parents: ['M', 'F'] });
    expect(amounts(divide(100, one))).toEqual({ M: 100 });
    expect(amounts(divide(100, familyOf([person('M')], { parents: ['M'] })))).toEqual({ M: 100 });
  });
  test('only one side has living descendants: that side takes all', () => {
    const members = [person('M', [], dead), person('F', [], dead), person('HalfF', ['F'])];
    expect(amounts(divide(100, familyOf(members, { parents: ['M', 'F'] })))).toEqual({ HalfF: 100 });
  });
  test('nearest relations share by head: an uncle before a cousin, a grandparent before the uncle', () => {
    const gran = (more = {}) => [
      person('Gran', [], more),
      person('M', ['Gran'], dead),
      person('Uncle', ['Gran']),
      person('Aunt', ['Gran'], dead),
      person('Cousin', ['Aunt']),
    ];
    const parents = { parents: ['M'] };
    expect(amounts(divide(90, familyOf(gran(), parents)))).toEqual({ Gran: 90 });
    const division = divide(90, familyOf(gran(dead), parents));
    expect(division.shape).toBe('nearestRelations');
    expect(amounts(division)).toEqual({ Uncle: 90 });
  });
  test("nobody: the Guardian's Fund", () => {
    expect(amounts(divide(90, familyOf([person('Friend')])))).toEqual({ [guardiansFund]: 90 });
  });
});

describe('adoption', () => {
  test('an adopted child descends from the adoptive parent and no longer from the birth parent', () => {
    const given = child('Given', { adoption: { parents: ['Other'] } });
    const taken = person('Taken', ['Other'], { adoption: { parents: ['deceased'] } });
    expect(amounts(divide(100, familyOf([person('Other'), given, taken])))).toEqual({ Taken: 100 });
  });
  test('a birth parent married to the adoptive one stays a parent', () => {
    const step = child('Step', { adoption: { parents: ['Other'], marriedBirthParent: 'deceased' } });
    expect(amounts(divide(100, familyOf([person('Other'), step])))).toEqual({ Step: 100 });
  });
});

describe('renunciation and disqualification', () => {
  const renounced = { renounced: {} };
  const grandchild = person('G', ['C1']);
  const family = (more: object, spouses = [wife()]) =>
    familyOf([spouse, child('C1', more), child('C2'), grandchild], { spouses });

  test('s 1(6): beside a spouse, the part of a renouncing child goes to the spouse, worked out as if nobody had', () => {
    expect(amounts(divide(900_000, family(renounced)))).toEqual({ Spouse: 600_000, C2: 300_000 });
    expect(shares(divide(900_000, family(renounced)))).toEqual({ Spouse: '2/3', C2: '1/3' });
    expect(amounts(divide(400_000, family(renounced)))).toEqual({ Spouse: 325_000, C2: 75_000 });
  });
  test('s 1(7): a minor or mentally ill child, or one without a spouse beside, is as if dead before', () => {
    const represented = { Spouse: 300_000, C2: 300_000, G: 300_000 };
    expect(amounts(divide(900_000, family({ ...renounced, bornOn: localDate('2010-01-01') })))).toEqual(represented);
    expect(amounts(divide(900_000, family({ renounced: { mentallyIll: true } })))).toEqual(represented);
    expect(amounts(divide(900_000, family(renounced, [])))).toEqual({ C2: 450_000, G: 450_000 });
    const nearlyOfAge = { bornOn: localDate('2008-04-03'), renounced: { on: localDate('2026-04-03') } };
    expect(amounts(divide(900_000, family(nearlyOfAge)))).toEqual({ Spouse: 600_000, C2: 300_000 });
  });
  test('who is disqualified is represented by own children', () => {
    expect(amounts(divide(900_000, family({ disqualified: 'Convicted of the murder' })))).toEqual({
      Spouse: 300_000,
      C2: 300_000,
      G: 300_000,
    });
  });
  test('a spouse who renounces leaves the estate to the descendants', () => {
    const members = [person('Spouse', [], renounced), child('C')];
    expect(amounts(divide(100, familyOf(members, married)))).toEqual({ C: 100 });
  });
});

describe('who counts as alive', () => {
  test('a child conceived before the death and born after it inherits; one conceived later does not', () => {
    const late = (conceivedBeforeDeath: boolean) =>
      child('Late', { bornOn: localDate('2026-09-01'), conceivedBeforeDeath });
    expect(amounts(divide(100, familyOf([child('C'), late(true)])))).toEqual({ C: 50, Late: 50 });
    expect(amounts(divide(100, familyOf([child('C'), late(false)])))).toEqual({ C: 100 });
  });
  test('an heir who died after the deceased still takes', () => {
    expect(amounts(divide(100, familyOf([child('C', { diedOn: localDate('2026-04-03') })])))).toEqual({ C: 100 });
  });
  test('death on the same day is decided by who outlived whom', () => {
    const sameDay = (outlivedDeceased: boolean) =>
      familyOf([child('C', { diedOn: died, outlivedDeceased }), person('G', ['C'])]);
    expect(amounts(divide(100, sameDay(true)))).toEqual({ C: 100 });
    expect(amounts(divide(100, sameDay(false)))).toEqual({ G: 100 });
  });
});

describe('the date of death decides', () => {
  const on = (day: string) =>
    familyOf([spouse, child('C', { diedOn: undefined })], { ...married, diedOn: localDate(day) });
  test('the minimum of the spouse', () => {
    expect(amounts(divide(200_000, on('2014-11-23')))).toEqual({ Spouse: 125_000, C: 75_000 });
    expect(amounts(divide(200_000, on('2014-11-24')))).toEqual({ Spouse: 200_000 });
  });
  test('and before the Act there is no answer', () => {
    const outcome = divideIntestate({ country: 'ZA', estate: rand(1), family: on('1988-03-17') });
    expect(refusedFields(outcome)).toEqual(['family.deceased.diedOn']);
  });
});

describe('refusals', () => {
  const refusedOf = (family: Family, estate = rand(1)) =>
    refusedFields(divideIntestate({ country: 'ZA', estate, family }));
  const civil = (id: string) => ({ id, kind: 'civil' }) as const;
  const partner = (recognised?: boolean) => ({ id: 'P', kind: 'lifePartnership', recognised }) as const;
  const early: LocalDate = localDate('2023-06-29');

  test('a negative estate, a Namibian estate', () => {
    expect(refusedOf(familyOf([]), cents(-1))).toEqual(['estate']);
    expect(refusedFields(divideIntestate({ country: 'NA', estate: rand(1), family: familyOf([]) }))).toEqual([
      'country',
    ]);
  });
  test('several spouses where the law allows one', () => {
    const two = [person('X'), person('Y')];
    expect(refusedOf(familyOf(two, { spouses: [civil('X'), civil('Y')] }))).toEqual(['spouses']);
    expect(refusedOf(familyOf(two, { spouses: [wife('X'), civil('Y')] }))).toEqual(['spouses']);
    // A first wife who died is history, not a second spouse.
    const widower = familyOf([person('X', [], dead), person('Y')], { spouses: [civil('X'), civil('Y')] });
    expect(amounts(divide(10, widower))).toEqual({ Y: 10 });
  });
  test('a life partner: by law from 30 June 2023, before that by decision', () => {
    const family = (diedOn: LocalDate, recognised?: boolean) =>
      familyOf([person('P'), person('M')], { spouses: [partner(recognised)], parents: ['M'], diedOn });
    expect(refusedOf(family(early))).toEqual(['spouses.P.recognised']);
    expect(amounts(divide(10, family(early, true)))).toEqual({ P: 10 });
    expect(amounts(divide(10, family(early, false)))).toEqual({ M: 10 });
    expect(amounts(divide(10, family(localDate('2023-06-30'))))).toEqual({ P: 10 });
  });
  test('dates that cannot be', () => {
    const after = localDate('2026-09-01');
    expect(refusedOf(familyOf([child('C', { bornOn: after })]))).toEqual(['members.C.conceivedBeforeDeath']);
    expect(
      refusedOf(familyOf([child('C', { bornOn: after, diedOn: earlierDeath, conceivedBeforeDeath: true })])),
    ).toEqual(['members.C.bornOn']);
    expect(refusedOf(familyOf([child('C', { diedOn: died })]))).toEqual(['members.C.outlivedDeceased']);
    expect(refusedOf(familyOf([child('C', { unborn: true })]))).toEqual(['members.C.unborn']);
    const family = familyOf([child('C', { bornOn: localDate('1950-01-01') })]);
    const olderChild = { ...family, deceased: { ...family.deceased, bornOn: localDate('1960-01-01') } };
    expect(refusedOf(olderChild)).toEqual(['members.C.bornOn']);
    expect(refusedOf({ ...family, deceased: { ...family.deceased, bornOn: after } })).toContain('deceased.bornOn');
  });
  test('links that lead nowhere, twice, or in a circle', () => {
    expect(refusedOf(familyOf([person('C', ['Nobody'])]))).toEqual(['members.C.parents']);
    expect(refusedOf(familyOf([child('C'), child('C')]))).toEqual(['members']);
    expect(refusedOf(familyOf([person('A', ['B']), person('B', ['A'])]))).toEqual(['members.A.parents']);
    expect(refusedOf(familyOf([person('A', ['deceased', 'deceased'])]))).toEqual(['members.A.parents']);
    expect(refusedOf(familyOf([person('A'), person('B'), person('C', ['A', 'B', 'deceased'])]))).toEqual([
      'members.C.parents',
    ]);
    expect(refusedOf(familyOf([], { spouses: [wife('Nobody'), wife('deceased')] }))).toEqual(['spouses', 'spouses']);
    expect(refusedOf(familyOf([child('C', { adoption: { parents: [] } })]))).toEqual(['members.C.adoption']);
  });
});
