import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import { rand } from '../money/cents';
import { addFractions, type Fraction, fraction, none, isSameFraction, whole, writeFraction } from '../money/fraction';
import { createChild, dead, died, createFamily, createMember } from '../succession/family.testing';
import type { Family } from '../succession/family';
import { type DrawnHeirs, computeDrawnHeirs } from './drawn-heirs';
import { computeDrawnTakers } from './drawn-takers';

const findHeirs = (family: Family, estate?: number): DrawnHeirs =>
  computeDrawnHeirs({ country: 'ZA', family, ...(estate !== undefined && { estate: rand(estate) }) });
const describeStanding = (found: DrawnHeirs, id: string): string => {
  const standing = found.standings.get(id)!;
  if (standing.as === 'heir') {
    return [standing.share ? writeFraction(standing.share) : standing.amount, standing.section].join(' by ');
  }
  if (standing.as === 'behindOthers' || standing.as === 'noTie') return standing.as;
  const share = standing.share ? ` ${writeFraction(standing.share)}` : '';
  return `${standing.as}:${share} to ${standing.goesTo.join(' and ') || 'nobody'} by ${standing.section}`;
};
const born = { bornOn: toLocalDate('1980-05-05') };
const civil = [{ id: 'wife', kind: 'civil' as const }];

describe('heirs as drawn', () => {
  const mthembu = createFamily(
    [
      createMember('wife'),
      createChild('thandeka', born),
      createChild('bongani', dead),
      createChild('sizwe', born),
      createChild('nokuthula', born),
      createMember('lwazi', ['bongani'], born),
      createMember('amahle', ['bongani'], born),
      createMember('sister', ['mother', 'father']),
      createMember('mother'),
      createMember('father', [], dead),
      createMember('friend'),
    ],
    { spouses: civil, parents: ['mother', 'father'] },
  );

  test('wife, three children and the issue of a fourth: each share with its paragraph', () => {
    const found = findHeirs(mthembu, 2_318_640.5);
    expect(Object.fromEntries([...found.standings.keys()].map((id) => [id, describeStanding(found, id)]))).toEqual({
      wife: '1/5 by s 1(1)(c)(i)',
      thandeka: '1/5 by s 1(1)(c)(ii)',
      bongani: 'diedBefore: 1/5 to lwazi and amahle by s 1(4)(a)',
      sizwe: '1/5 by s 1(1)(c)(ii)',
      nokuthula: '1/5 by s 1(1)(c)(ii)',
      lwazi: '1/10 by s 1(4)(a)',
      amahle: '1/10 by s 1(4)(a)',
      sister: 'behindOthers',
      mother: 'behindOthers',
      // Dead, and yet nothing goes by him while there are descendants.
      father: 'behindOthers',
      friend: 'noTie',
    });
    expect(found.heirs).toHaveLength(6);
    expect(found.standings.get('lwazi')).toMatchObject({ amount: 231_864_05, through: ['bongani'] });
  });

  test('a small estate: the spouse takes the minimum and no fraction is told', () => {
    const found = findHeirs(mthembu, 500_000);
    expect(describeStanding(found, 'wife')).toBe('25000000 by s 1(1)(c)(i)');
    expect(describeStanding(found, 'lwazi')).toBe('3125000 by s 1(4)(a)');
  });

  test('while nothing is valued the parts are those of plenty, and the value is asked for', () => {
    const found = findHeirs(mthembu);
    expect(describeStanding(found, 'thandeka')).toBe('1/5 by s 1(1)(c)(ii)');
    expect(found.standings.get('thandeka')).not.toHaveProperty('amount');
    expect(found.toAsk.map(({ sentence }) => sentence)).toEqual([
      'Value the estate first: a spouse inherits at least R 250,000.00.',
    ]);
  });

  test('a child who renounces gives way to the spouse; beside no spouse the own children step in', () => {
    const members = [createChild('a', { renounced: {} }), createChild('b', born), createMember('c', ['a'], born)];
    expect(
      describeStanding(findHeirs(createFamily([createMember('wife'), ...members], { spouses: civil }), 9e6), 'a'),
    ).toBe('renounced: to wife by s 1(6)');
    expect(describeStanding(findHeirs(createFamily(members), 9e6), 'a')).toBe('renounced: 1/2 to c by s 1(7)');
  });

  test('parents, and the brothers and sisters in the place of a dead one; half-blood stands in one line', () => {
    const found = findHeirs(
      createFamily(
        [
          createMember('father', [], dead),
          createMember('mother', [], dead),
          createMember('full', ['father', 'mother'], born),
          createMember('half', ['mother'], born),
          createMember('other', [], dead),
        ],
        { parents: ['father', 'mother'] },
      ),
      1e6,
    );
    expect(describeStanding(found, 'full')).toBe('3/4 by s 1(1)(e)');
    expect(describeStanding(found, 'half')).toBe('1/4 by s 1(1)(e)');
    expect(describeStanding(found, 'other')).toBe('noTie');
  });

  test('nobody drawn: the Fund takes, and relatives are asked for until they were sought', () => {
    const found = findHeirs(createFamily([]), 1e6);
    expect(found.toGuardiansFund).toBe(true);
    expect(found.heirs).toEqual([]);
    expect(found.toAsk).toHaveLength(1);
    const sought = computeDrawnHeirs({ country: 'ZA', family: createFamily([]), relativesSought: true });
    expect(sought.toAsk).toEqual([]);
  });

  test('what stands in the way is named by the person it is about', () => {
    const found = findHeirs(
      createFamily([createChild('a', { diedOn: died }), createChild('b', { bornOn: toLocalDate('2026-06-01') })]),
      1e6,
    );
    expect(found.inTheWay.map(({ field }) => field)).toEqual([
      'members.a.outlivedDeceased',
      'members.b.conceivedBeforeDeath',
    ]);
    expect(found.heirs).toEqual([]);
  });

  test('the day of birth of an heir is asked for, that of a spouse is not', () => {
    const found = findHeirs(createFamily([createMember('wife'), createChild('a')], { spouses: civil }), 9e6);
    expect(found.toAsk.map(({ field }) => field)).toEqual(['members.a.bornOn']);
  });

  test('one parent drawn where half of the estate goes by the other', () => {
    const found = findHeirs(createFamily([createMember('mother', [], born)], { parents: ['mother'] }), 9e6);
    expect(found.toAsk.map(({ field }) => field)).toEqual(['deceased.parents']);
  });

  test('shares of a divided estate come to the whole, whoever died, renounced or is unworthy', () => {
    const state = fc.constantFrom({}, {}, dead, { renounced: {} }, { disqualified: 'forged the will' });
    const line = fc.record({ self: state, children: fc.array(state, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), fc.option(state), (children, wife) => {
        const members = children.flatMap(({ self, children: below }, nth) => [
          createChild(`c${nth}`, self),
          ...below.map((one, index) => createMember(`c${nth}.${index}`, [`c${nth}`], one)),
        ]);
        const family = createFamily([...members, ...(wife ? [createMember('wife', [], wife)] : [])], {
          spouses: wife ? civil : [],
        });
        const { standings, heirs, toGuardiansFund } = findHeirs(family);
        const shares = heirs.map((heir) => (standings.get(heir) as { share: Fraction }).share);
        expect(isSameFraction(shares.reduce(addFractions, none), toGuardiansFund ? none : whole)).toBe(true);
        expect(standings.size).toBe(family.members.length);
      }),
      { seed: Number(process.env['SEED'] ?? 2026) },
    );
  });
});

describe('takers of a will as drawn', () => {
  const family = createFamily(
    [
      createMember('wife'),
      createChild('a', dead),
      createChild('b'),
      createMember('a1', ['a']),
      createMember('a2', ['a']),
      createMember('friend', [], dead),
    ],
    { spouses: civil },
  );

  test('those named take as written; issue step in for a child, nobody for a friend', () => {
    const { takings, failed } = computeDrawnTakers(
      {
        legacies: [
          {
            id: '1',
            clause: '3',
            kind: 'limited',
            assetId: 'house',
            right: 'usufruct',
            holders: [{ personId: 'wife', share: whole }],
            bareOwners: [
              { personId: 'a', share: fraction(1, 2) },
              { personId: 'b', share: fraction(1, 2) },
            ],
          },
          { id: '2', clause: '4', kind: 'cash', personId: 'friend', amount: rand(100) },
        ],
        residue: {
          clause: '8',
          to: [
            { personId: 'a', share: fraction(4, 12) },
            { personId: 'b', share: fraction(8, 12) },
          ],
        },
      },
      family,
    );
    const list = (id: string) =>
      takings.get(id)?.map(({ clause, what, share, insteadOf }) => [clause, what, writeFraction(share), insteadOf]);
    expect(list('wife')).toEqual([['3', 'enjoyment', '1', undefined]]);
    expect(list('b')).toEqual([
      ['3', 'bareOwnership', '1/2', undefined],
      ['8', 'residue', '8/12', undefined],
    ]);
    expect(list('a1')).toEqual([
      ['3', 'bareOwnership', '1/4', 'a'],
      ['8', 'residue', '4/24', 'a'],
    ]);
    expect([...failed]).toEqual([
      ['a', ['a1', 'a2']],
      ['friend', []],
    ]);
  });

  test('a substitute goes before the issue', () => {
    const { takings } = computeDrawnTakers(
      { legacies: [], residue: { to: [{ personId: 'a', share: whole, substitutes: ['b'] }] } },
      family,
    );
    expect([...takings.keys()]).toEqual(['b']);
  });
});
