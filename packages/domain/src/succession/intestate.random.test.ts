import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, toLocalDate } from '../dates/local-date';
import { expectGranted } from '../law/testing';
import { cents, sum } from '../money/cents';
import { addFractions, compareFractions, type Fraction, fraction, multiplyFractions, none } from '../money/fraction';
import { roundHalfUp } from '../money/exact';
import type { Family, FamilyMember } from './family';
import { createFamily } from './family.testing';
import { divideIntestate, guardiansFund } from './intestate';

/*
 * A second, naive division: exact fractions and no rounding, people found by walking the whole list each time. It
 * shares no code with the first, and must agree with it to the cent on families nobody would think up.
 */
type HeirShares = Map<string, Fraction>;
const scaleShares = (shares: HeirShares, factor: Fraction): HeirShares =>
  new Map([...shares].map(([id, share]) => [id, multiplyFractions(share, factor)]));
const addShares = (...all: readonly HeirShares[]): HeirShares => {
  const total: HeirShares = new Map();
  for (const shares of all) for (const [id, share] of shares) total.set(id, addFractions(total.get(id) ?? none, share));
  return total;
};
const divideEqually = (all: readonly HeirShares[]): HeirShares =>
  addShares(...all.map((one) => scaleShares(one, fraction(1, all.length))));
const minimum = 25_000_000;

/** RUNS=… and SEED=… draw other families and more of them. */
const runs = Math.max(1_200, Number(process.env['RUNS'] ?? 0));
const drawn = { ...(process.env['SEED'] && { seed: Number(process.env['SEED']) }) };
const timeout = Math.max(60_000, runs * 30);

function divideNaively(family: Family, estate: number): HeirShares {
  const root = { ...family.deceased, adoption: undefined } as FamilyMember;
  const all = [root, ...family.members];
  const listParents = (p: FamilyMember): readonly string[] => p.adoption?.parents ?? p.parents ?? [];
  const listChildren = (id: string): FamilyMember[] => all.filter((p) => listParents(p).includes(id));
  const isLiving = (p: FamilyMember): boolean => p !== root && p.diedOn === undefined && p.disqualified === undefined;
  const spouses = family.spouses.map((s) => all.find((p) => p.id === s.id)!).filter((p) => isLiving(p) && !p.renounced);
  const isDescendant = (p: FamilyMember): boolean =>
    listParents(p).some((id) => id === root.id || isDescendant(all.find((one) => one.id === id)!));
  const isPassingOn = (p: FamilyMember): boolean =>
    isLiving(p) && p.renounced !== undefined && spouses.length > 0 && isDescendant(p);
  const isInheriting = (p: FamilyMember): boolean => (isLiving(p) && !p.renounced) || isPassingOn(p);
  const shareLine = (p: FamilyMember): HeirShares | undefined =>
    isInheriting(p) ? new Map([[p.id, fraction(1)]]) : shareLineBelow(p.id);
  const shareLineBelow = (id: string): HeirShares | undefined => {
    const lines = listChildren(id)
      .map(shareLine)
      .filter((one) => one !== undefined);
    return lines.length > 0 ? divideEqually(lines) : undefined;
  };
  const shareOne = (id: string): HeirShares => new Map([[id, fraction(1)]]);
  const wives = spouses.map((p) => shareOne(p.id));
  const toMoney = (shares: HeirShares, of: number): HeirShares => scaleShares(shares, fraction(of));

  const stirpes = listChildren(root.id)
    .map(shareLine)
    .filter((each) => each !== undefined);
  if (wives.length > 0) {
    if (stirpes.length === 0 || wives.length * minimum > estate) return toMoney(divideEqually(wives), estate);
    const fair = estate / (wives.length + stirpes.length) >= minimum;
    const before = fair
      ? toMoney(divideEqually([...wives, ...stirpes]), estate)
      : addShares(
          ...wives.map((w) => toMoney(w, minimum)),
          toMoney(divideEqually(stirpes), estate - wives.length * minimum),
        );
    return addShares(
      ...[...before].map(([id, share]) =>
        scaleShares(isPassingOn(all.find((p) => p.id === id)!) ? divideEqually(wives) : shareOne(id), share),
      ),
    );
  }
  if (stirpes.length > 0) return toMoney(divideEqually(stirpes), estate);
  const sides = listParents(root).flatMap((id) => shareLine(all.find((p) => p.id === id)!) ?? []);
  if (sides.length > 0) return toMoney(divideEqually(sides), estate);
  // Degrees by spreading outward: who is reached at cost n is n steps away, up first and then down only.
  const cost = new Map<string, number>();
  const spreadCost = (id: string, steps: number, mayRise: boolean): void => {
    if (id !== root.id) cost.set(id, Math.min(steps, cost.get(id) ?? Infinity));
    for (const kid of listChildren(id)) spreadCost(kid.id, steps + 1, false);
    if (mayRise) for (const parent of listParents(all.find((p) => p.id === id)!)) spreadCost(parent, steps + 1, true);
  };
  spreadCost(root.id, 0, true);
  const kin = all.filter((p) => isInheriting(p) && cost.has(p.id));
  const nearest = Math.min(...kin.map((p) => cost.get(p.id)!));
  const heirs = kin.filter((p) => cost.get(p.id) === nearest).map((p) => shareOne(p.id));
  return toMoney(heirs.length > 0 ? divideEqually(heirs) : shareOne(guardiansFund), estate);
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
    const listIdsAt = (level: number): string[] => [
      ...(levels[level] ?? []).map((_, index) => `p${level}${index}`),
      ...(level === 2 ? ['deceased'] : []),
    ];
    const pickParents = (level: number, picks: readonly number[]): string[] => {
      const above = listIdsAt(level - 1);
      return [...new Set(picks.filter((index) => index < above.length).map((index) => above[index]!))];
    };
    const make = (id: string, level: number, one: (typeof levels)[number][number]): FamilyMember => {
      const adopters = pickParents(level, one.adopters ?? []);
      return {
        id,
        parents: pickParents(level, one.picks),
        ...(adopters.length > 0 && { adoption: { parents: adopters } }),
        ...(one.day !== null && { bornOn: toLocalDate(`${1900 + level * 20}-01-${one.day}`) }),
        ...(one.state === 'dead' && { diedOn: toLocalDate('2015-06-16') }),
        ...(one.state === 'renounced' && { renounced: {} }),
        ...(one.state === 'disqualified' && { disqualified: 'unworthy' }),
      };
    };
    return createFamily(
      [
        ...levels.flatMap((level, depth) => level.map((one, index) => make(`p${depth}${index}`, depth, one))),
        ...wives.map((one, index) => ({ ...make(`w${index}`, 2, one), parents: [], adoption: undefined })),
      ],
      { parents: pickParents(2, parents), spouses: wives.map((_, index) => ({ id: `w${index}`, kind: 'customary' })) },
    );
  });
const estates = fc.oneof(fc.nat({ max: 1_000 }), fc.nat({ max: 300_000_000 })).map(cents);

test('agrees with the naive division on random families, and nobody is lost', { timeout }, () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(families, estates, (family, estate) => {
      const { awards, shape } = expectGranted(divideIntestate({ country: 'ZA', estate, family })).value;
      seen.set(shape, (seen.get(shape) ?? 0) + 1);
      const expected = divideNaively(family, estate);
      expect(sum(awards.map((award) => award.amount))).toBe(estate);
      expect(new Set(awards.map((award) => award.heir))).toEqual(new Set(expected.keys()));
      for (const { heir, amount, share } of awards) {
        const exact = expected.get(heir)!;
        // Each level of a branch may move a cent, and a person may stand in several branches.
        expect(Math.abs(amount - roundHalfUp(exact))).toBeLessThanOrEqual(12);
        if (share) expect(compareFractions(multiplyFractions(share, fraction(estate)), exact)).toBe(0);
      }
    }),
    { numRuns: runs, ...drawn },
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

/**
 * Namibia, a second time: whoever takes where there is no spouse by marriage takes by the same lines, and a spouse has the
 * larger of a child's share (half beside the side of the parents) and N$50,000, less the half of a joint estate.
 */
function divideNaivelyInNamibia(family: Family, estate: number, isInCommunity: boolean): HeirShares {
  const wives = new Set(family.spouses.map(({ id }) => id));
  const living = family.members.filter(({ id, diedOn, disqualified, renounced }) => {
    return wives.has(id) && diedOn === undefined && disqualified === undefined && renounced === undefined;
  });
  const alone = divideNaively({ ...family, spouses: [] }, 1);
  if (living.length === 0) return scaleShares(alone, fraction(estate));
  const listKids = (id: string) =>
    family.members.filter(({ parents, adoption }) => (adoption?.parents ?? parents ?? []).includes(id));
  const leavesIssue = (id: string): boolean => {
    const own = family.members.find((one) => one.id === id)!;
    if (own.diedOn === undefined && own.disqualified === undefined && own.renounced === undefined) return true;
    return listKids(id).some((kid) => leavesIssue(kid.id));
  };
  const branches = listKids(family.deceased.id).filter(({ id }) => leavesIssue(id)).length;
  const isOfParents = (family.deceased.parents ?? []).some((id) => leavesIssue(id));
  const [wife] = living;
  if (branches === 0 && !isOfParents) return new Map([[wife!.id, fraction(estate)]]);
  const usual = branches > 0 ? estate / (branches + 1) : estate / 2;
  const least = isInCommunity ? 5_000_000 - estate : 5_000_000;
  const hers =
    usual >= least ? fraction(estate, branches > 0 ? branches + 1 : 2) : fraction(Math.min(estate, Math.max(least, 0)));
  const left = addFractions(fraction(estate), { n: -hers.n, d: hers.d });
  return addShares(new Map([[wife!.id, hers]]), left.n === 0n ? new Map() : scaleShares(alone, left));
}

test('agrees with a naive division by the Namibian Ordinance', { timeout }, () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      families,
      fc.oneof(estates, fc.nat({ max: 20_000_000 }).map(cents)),
      fc.boolean(),
      (any, estate, half) => {
        const family = { ...any, spouses: any.spouses.slice(0, 1).map(({ id }) => ({ id, kind: 'civil' as const })) };
        const found = expectGranted(divideIntestate({ country: 'NA', estate, family, isInCommunity: half })).value;
        seen.add(found.shape);
        const expected = divideNaivelyInNamibia(family, estate, half);
        expect(sum(found.awards.map(({ amount }) => amount))).toBe(estate);
        expect(new Set(found.awards.map(({ heir }) => heir))).toEqual(new Set(expected.keys()));
        for (const { heir, amount } of found.awards) {
          expect(Math.abs(amount - roundHalfUp(expected.get(heir)!))).toBeLessThanOrEqual(12);
        }
      },
    ),
    { numRuns: Math.ceil(runs / 2), ...drawn },
  );
  expect(seen).toContain('spousesAndDescendants');
  expect(seen).toContain('spouseAndParentsSide');
});

/** The same person on a day nobody else of the family was born. */
const setBirthApart = (member: FamilyMember, nth: number): FamilyMember => ({
  ...member,
  bornOn: addDays(member.bornOn ?? toLocalDate(`${1900 + Number(/\d/.exec(member.id)![0]) * 20}-03-01`), nth * 31),
});

test('neither an id nor the order of capture changes anything where births part people', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(families, estates, fc.infiniteStream(fc.nat()), (captured, estate, random) => {
      const family = { ...captured, members: captured.members.map(setBirthApart) };
      const shuffleItems = <T>(items: readonly T[]): T[] =>
        items
          .map((item) => ({ item, key: random.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ item }) => item);
      const again: Family = {
        deceased: { ...family.deceased, parents: family.deceased.parents?.toReversed() },
        spouses: shuffleItems(family.spouses),
        members: shuffleItems(family.members).map((member) => ({ ...member, parents: member.parents?.toReversed() })),
      };
      const first = expectGranted(divideIntestate({ country: 'ZA', estate, family })).value;
      expect(expectGranted(divideIntestate({ country: 'ZA', estate, family: again })).value).toEqual(first);
    }),
    { numRuns: 300 },
  );
});
