import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, localDate } from '../dates/local-date';
import { granted } from '../law/testing';
import { cents, sum } from '../money/cents';
import { addFractions, compareFractions, type Fraction, fraction, multiplyFractions, none } from '../money/fraction';
import { roundHalfUp } from '../money/exact';
import type { Family, FamilyMember } from './family';
import { familyOf } from './family.testing';
import { divideIntestate, guardiansFund } from './intestate';

/*
 * A second, naive division: exact fractions and no rounding, people found by walking the whole list each time. It
 * shares no code with the first, and must agree with it to the cent on families nobody would think up.
 */
type Shares = Map<string, Fraction>;
const times = (shares: Shares, factor: Fraction): Shares =>
  new Map([...shares].map(([id, share]) => [id, multiplyFractions(share, factor)]));
const together = (...all: readonly Shares[]): Shares => {
  const total: Shares = new Map();
  for (const shares of all) for (const [id, share] of shares) total.set(id, addFractions(total.get(id) ?? none, share));
  return total;
};
const among = (all: readonly Shares[]): Shares => together(...all.map((one) => times(one, fraction(1, all.length))));
const minimum = 25_000_000;

function naive(family: Family, estate: number): Shares {
  const root = { ...family.deceased, adoption: undefined } as FamilyMember;
  const all = [root, ...family.members];
  const parentsOf = (p: FamilyMember): readonly string[] => p.adoption?.parents ?? p.parents ?? [];
  const kids = (id: string): FamilyMember[] => all.filter((p) => parentsOf(p).includes(id));
  const livingPerson = (p: FamilyMember): boolean =>
    p !== root && p.diedOn === undefined && p.disqualified === undefined;
  const spouses = family.spouses
    .map((s) => all.find((p) => p.id === s.id)!)
    .filter((p) => livingPerson(p) && !p.renounced);
  const descends = (p: FamilyMember): boolean =>
    parentsOf(p).some((id) => id === root.id || descends(all.find((one) => one.id === id)!));
  const passesOn = (p: FamilyMember): boolean =>
    livingPerson(p) && p.renounced !== undefined && spouses.length > 0 && descends(p);
  const inherits = (p: FamilyMember): boolean => (livingPerson(p) && !p.renounced) || passesOn(p);
  const line = (p: FamilyMember): Shares | undefined =>
    inherits(p) ? new Map([[p.id, fraction(1)]]) : lineBelow(p.id);
  const lineBelow = (id: string): Shares | undefined => {
    const lines = kids(id)
      .map(line)
      .filter((one) => one !== undefined);
    return lines.length > 0 ? among(lines) : undefined;
  };
  const one = (id: string): Shares => new Map([[id, fraction(1)]]);
  const wives = spouses.map((p) => one(p.id));
  const money = (shares: Shares, of: number): Shares => times(shares, fraction(of));

  const stirpes = kids(root.id)
    .map(line)
    .filter((each) => each !== undefined);
  if (wives.length > 0) {
    if (stirpes.length === 0 || wives.length * minimum > estate) return money(among(wives), estate);
    const fair = estate / (wives.length + stirpes.length) >= minimum;
    const before = fair
      ? money(among([...wives, ...stirpes]), estate)
      : together(...wives.map((w) => money(w, minimum)), money(among(stirpes), estate - wives.length * minimum));
    return together(
      ...[...before].map(([id, share]) =>
        times(passesOn(all.find((p) => p.id === id)!) ? among(wives) : one(id), share),
      ),
    );
  }
  if (stirpes.length > 0) return money(among(stirpes), estate);
  const sides = parentsOf(root).flatMap((id) => line(all.find((p) => p.id === id)!) ?? []);
  if (sides.length > 0) return money(among(sides), estate);
  // Degrees by spreading outward: who is reached at cost n is n steps away, up first and then down only.
  const cost = new Map<string, number>();
  const spread = (id: string, steps: number, mayRise: boolean): void => {
    if (id !== root.id) cost.set(id, Math.min(steps, cost.get(id) ?? Infinity));
    for (const kid of kids(id)) spread(kid.id, steps + 1, false);
    if (mayRise) for (const parent of parentsOf(all.find((p) => p.id === id)!)) spread(parent, steps + 1, true);
  };
  spread(root.id, 0, true);
  const kin = all.filter((p) => inherits(p) && cost.has(p.id));
  const nearest = Math.min(...kin.map((p) => cost.get(p.id)!));
  const heirs = kin.filter((p) => cost.get(p.id) === nearest).map((p) => one(p.id));
  return money(heirs.length > 0 ? among(heirs) : one(guardiansFund), estate);
}

/** Five generations; the deceased stands in the third. Everybody picks parents from the generation above. */
const generations = 5;
const someone = fc.record({
  picks: fc.uniqueArray(fc.nat({ max: 3 }), { maxLength: 2 }),
  adopters: fc.option(fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 2 }), { freq: 6 }),
  state: fc.constantFrom('alive', 'alive', 'dead', 'dead', 'renounced', 'disqualified'),
  day: fc.option(fc.integer({ min: 10, max: 28 })),
});
const families: fc.Arbitrary<Family> = fc
  .record({
    levels: fc.array(fc.array(someone, { minLength: 2, maxLength: 4 }), {
      minLength: generations,
      maxLength: generations,
    }),
    parents: fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 2 }),
    wives: fc.array(someone, { maxLength: 2 }),
  })
  .map(({ levels, parents, wives }) => {
    const idsAt = (level: number): string[] => [
      ...(levels[level] ?? []).map((_, index) => `p${level}${index}`),
      ...(level === 2 ? ['deceased'] : []),
    ];
    const pick = (level: number, picks: readonly number[]): string[] => {
      const above = idsAt(level - 1);
      return [...new Set(picks.filter((index) => index < above.length).map((index) => above[index]!))];
    };
    const make = (id: string, level: number, one: (typeof levels)[number][number]): FamilyMember => {
      const adopters = pick(level, one.adopters ?? []);
      return {
        id,
        parents: pick(level, one.picks),
        ...(adopters.length > 0 && { adoption: { parents: adopters } }),
        ...(one.day !== null && { bornOn: localDate(`${1900 + level * 20}-01-${one.day}`) }),
        ...(one.state === 'dead' && { diedOn: localDate('2015-06-16') }),
        ...(one.state === 'renounced' && { renounced: {} }),
        ...(one.state === 'disqualified' && { disqualified: 'unworthy' }),
      };
    };
    return familyOf(
      [
        ...levels.flatMap((level, depth) => level.map((one, index) => make(`p${depth}${index}`, depth, one))),
        ...wives.map((one, index) => ({ ...make(`w${index}`, 2, one), parents: [], adoption: undefined })),
      ],
      { parents: pick(2, parents), spouses: wives.map((_, index) => ({ id: `w${index}`, kind: 'customary' })) },
    );
  });
const estates = fc.oneof(fc.nat({ max: 1_000 }), fc.nat({ max: 300_000_000 })).map(cents);

test('agrees with the naive division on random families, and nobody is lost', { timeout: 60_000 }, () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(families, estates, (family, estate) => {
      const { awards, shape } = granted(divideIntestate({ country: 'ZA', estate, family })).value;
      seen.set(shape, (seen.get(shape) ?? 0) + 1);
      const expected = naive(family, estate);
      expect(sum(awards.map((award) => award.amount))).toBe(estate);
      expect(new Set(awards.map((award) => award.heir))).toEqual(new Set(expected.keys()));
      for (const { heir, amount, share } of awards) {
        const exact = expected.get(heir)!;
        // Each level of a branch may move a cent, and a person may stand in several branches.
        expect(Math.abs(amount - roundHalfUp(exact))).toBeLessThanOrEqual(12);
        if (share) expect(compareFractions(multiplyFractions(share, fraction(estate)), exact)).toBe(0);
      }
    }),
    { numRuns: 1_200 },
  );
  // The generator reaches every shape, or the test proves less than it says.
  expect([...seen.keys()].sort()).toEqual([
    'bothParents',
    'descendants',
    'nearestRelations',
    'nobody',
    'oneParent',
    'parentalLines',
    'spouses',
    'spousesAndDescendants',
  ]);
});

/** The same person on a day nobody else of the family was born. */
const bornApart = (member: FamilyMember, nth: number): FamilyMember => ({
  ...member,
  bornOn: addDays(member.bornOn ?? localDate(`${1900 + Number(/\d/.exec(member.id)![0]) * 20}-03-01`), nth * 31),
});

test('neither an id nor the order of capture changes anything where births part people', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(families, estates, fc.infiniteStream(fc.nat()), (captured, estate, random) => {
      const family = { ...captured, members: captured.members.map(bornApart) };
      const shuffled = <T>(items: readonly T[]): T[] =>
        items
          .map((item) => ({ item, key: random.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ item }) => item);
      const again: Family = {
        deceased: { ...family.deceased, parents: family.deceased.parents?.toReversed() },
        spouses: shuffled(family.spouses),
        members: shuffled(family.members).map((member) => ({ ...member, parents: member.parents?.toReversed() })),
      };
      const first = granted(divideIntestate({ country: 'ZA', estate, family })).value;
      expect(granted(divideIntestate({ country: 'ZA', estate, family: again })).value).toEqual(first);
    }),
    { numRuns: 300 },
  );
});
