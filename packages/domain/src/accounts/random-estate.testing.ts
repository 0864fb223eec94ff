import * as fc from 'fast-check';
import { toLocalDate } from '../dates/local-date';
import { type Cents, cents } from '../money/cents';
import { fraction } from '../money/fraction';
import type { EstateAsset } from '../estate/asset';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import { createTestEstate, createTestPerson } from '../estate/estate.testing';
import type { EstateLiability } from '../estate/liability';
import type { EstatePerson } from '../estate/person';
import type { Legacy } from '../estate/will';

/** For property tests: estates of any shape the model knows, mostly solvent, some not. */
const createAnyAmount = (max: number): fc.Arbitrary<Cents> => fc.integer({ min: 0, max }).map(cents);

export interface RandomEstateShape {
  readonly married?: boolean;
  readonly legacies?: boolean;
}

const createPersons = (count: number): EstatePerson[] =>
  Array.from({ length: count }, (_, index) =>
    createTestPerson(`p${index}`, {
      ...(index % 3 === 1 && { parents: ['deceased'] }),
      ...(index === 5
        ? { kind: 'publicBenefit' as const }
        : {
            bornOn: index === 4 ? toLocalDate('2015-05-05') : toLocalDate(`19${50 + index * 7}-0${(index % 9) + 1}-15`),
            sex: index % 2 === 0 ? ('F' as const) : ('M' as const),
          }),
    }),
  );

const massing = {
  jointWill: true,
  disposesOfBoth: true,
  limitedInterestForSurvivor: true,
  survivor: 'adiated' as const,
};
const marriage: fc.Arbitrary<readonly EstateMarriage[]> = fc
  .constantFrom('none', 'inCommunity', 'inCommunity', 'out', 'massed')
  .map((regime) =>
    regime === 'none'
      ? []
      : [
          {
            kind: 'civil',
            contract: regime === 'out' ? 'withoutAccrual' : 'none',
            marriedOn: toLocalDate('1990-01-01'),
            spouseId: 'p0',
            ...(regime === 'massed' && { massing }),
          },
        ],
  );

const seldom = fc.integer({ min: 0, max: 4 }).map((nth) => nth === 0);
const createAnyAsset = (index: number, married: boolean): fc.Arbitrary<EstateAsset> =>
  fc
    .record({
      value: createAnyAmount(2_000_000_000),
      class: fc.constantFrom('immovable' as const, 'movable' as const, 'claim' as const),
      treatment: fc.constantFrom('inKind' as const, 'inKind' as const, 'sold' as const, 'money' as const),
      half: fc.boolean(),
      gains: fc.option(createAnyAmount(500_000_000), { nil: undefined }),
      farm: seldom,
      foreign: fc.constantFrom(undefined, undefined, undefined, 'plain' as const, 'beforeResidence' as const),
      own: seldom,
    })
    .map(({ half, gains, farm, foreign, own, ...rest }) => ({
      id: `a${index}`,
      description: `asset ${index}`,
      ...rest,
      ...(half && { share: fraction(2, 3) }),
      ...(gains !== undefined && { gains: { kind: 'ordinary' as const, baseCost: gains } }),
      ...(farm && rest.class === 'immovable' && rest.treatment === 'inKind' && { bonaFideFarm: true }),
      ...(foreign && { foreign: foreign === 'plain' ? {} : { acquiredBeforeResidence: true } }),
      ...(own && married && { separateOf: 'deceased' as const }),
    }));

const createAnyDebt = (index: number): fc.Arbitrary<EstateLiability> =>
  fc
    .record({
      amount: createAnyAmount(200_000_000),
      kind: fc.constantFrom('debtBeforeDeath' as const, 'funeral' as const, 'incomeTaxToDeath' as const),
    })
    .map((rest) => ({ id: `d${index}`, creditor: `creditor ${index}`, ...rest }));

function createAnyLegacy(index: number, assetCount: number, people: number): fc.Arbitrary<Legacy> {
  const who = fc.nat(people - 1).map((nth) => `p${nth}`);
  const cash = fc.record({ personId: who, amount: createAnyAmount(100_000_000) });
  if (index >= assetCount) return cash.map((rest) => ({ kind: 'cash', id: `l${index}`, ...rest }));
  const id = `l${index}`;
  const assetId = `a${index}`;
  return fc.oneof(
    cash.map((rest): Legacy => ({ kind: 'cash', id, ...rest })),
    who.map((personId): Legacy => ({ kind: 'asset', id, assetId, to: [{ personId, share: fraction(2, 3) }] })),
    fc.nat(Math.min(people, 4) - 1).map((nth): Legacy => ({
      kind: 'limited',
      id,
      assetId,
      right: 'usufruct',
      holders: [{ personId: `p${nth}`, share: fraction(1) }],
      bareOwners: [
        { personId: `p${(nth + 1) % people}`, share: fraction(1, 3) },
        { personId: `p${(nth + 2) % people}`, share: fraction(2, 3) },
      ],
    })),
  );
}

/** Heirs of the residue with a weight each, and a few assets the heirs agreed to divide otherwise. */
const createAnyHeirs = (people: number) =>
  fc.record({
    who: fc.shuffledSubarray(
      Array.from({ length: people }, (_, nth) => `p${nth}`),
      { minLength: 1, maxLength: 3 },
    ),
    weights: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 1, max: 9 }))),
    agreed: fc.array(fc.record({ asset: fc.nat(6), quarters: fc.integer({ min: 0, max: 4 }) }), { maxLength: 2 }),
  });

export const createAnyEstate = ({ married = true, legacies = true }: RandomEstateShape = {}): fc.Arbitrary<Estate> =>
  fc
    .record({ assets: fc.nat(7), debts: fc.nat(4), people: fc.integer({ min: 3, max: 6 }), gifts: fc.nat(3) })
    .map((count) => ({ ...count, people: married ? count.people : Math.min(count.people, 5) }))
    .chain((count) =>
      fc.record({
        marriages: married ? marriage : fc.constant([]),
        people: fc.constant(createPersons(count.people)),
        assets: fc.tuple(...Array.from({ length: count.assets }, (_, index) => createAnyAsset(index, married))),
        liabilities: fc.tuple(...Array.from({ length: count.debts }, (_, index) => createAnyDebt(index))),
        legacies: fc.tuple(
          ...Array.from({ length: legacies ? count.gifts : 0 }, (_, index) =>
            createAnyLegacy(index, count.assets, count.people),
          ),
        ),
        residue: createAnyHeirs(count.people),
        income: createAnyAmount(10_000_000),
        expenses: createAnyAmount(5_000_000),
        policy: createAnyAmount(300_000_000),
        nominee: fc.nat(count.people - 1).map((nth) => `p${nth}`),
        taxed: fc.boolean(),
        resident: fc.constantFrom(true, true, true, false),
      }),
    )
    .map(({ legacies: gifts, residue, income, expenses, policy, nominee, taxed, resident, ...rest }) => {
      const weights = residue.who.map((_, index) => residue.weights[index]!);
      const all = weights.reduce((total, weight) => total + weight, 0);
      const to = weights.map((weight, index) => ({ personId: residue.who[index]!, share: fraction(weight, all) }));
      return createTestEstate({
        ...rest,
        deceased: { ...createTestEstate().deceased, resident },
        will: { legacies: gifts, residue: { to } },
        income: [{ id: 'i', narrative: 'rent', amount: income }],
        incomeExpenses: [{ id: 'e', narrative: 'rates', amount: expenses }],
        benefits: [{ id: 'b', kind: 'policy', description: 'policy', amount: policy, nominee }],
        agreements: married ? createAnyAgreements(rest, gifts, residue) : [],
        settings: {
          ...createTestEstate().settings,
          ...(taxed && { taxAtDeath: { method: 'marginalRate', rate: fraction(45, 100) } }),
        },
      });
    });

/** Assets of the residue that two of its heirs (or the survivor) take by agreement, in quarters. */
function createAnyAgreements(
  { assets, people, marriages }: Pick<Estate, 'assets' | 'people' | 'marriages'>,
  gifts: readonly Legacy[],
  { who, agreed }: { readonly who: readonly string[]; readonly agreed: readonly { asset: number; quarters: number }[] },
): Estate['agreements'] {
  const joint = marriages[0]?.contract === 'none' && !marriages[0].massing;
  const named = new Set(gifts.flatMap((gift) => (gift.kind === 'cash' ? [] : [gift.assetId])));
  const first = joint ? 'p0' : who[0]!;
  const second = who.find((id) => id !== first);
  const chosen = new Map(agreed.map(({ asset: nth, quarters }) => [nth, quarters]));
  const taken = [...chosen].flatMap(([nth, quarters]) => {
    const one = assets[nth];
    if (one?.treatment !== 'inKind' || named.has(one.id) || (second === undefined && quarters < 4)) return [];
    const to = [
      { personId: first, share: fraction(quarters, 4) },
      { personId: second ?? first, share: fraction(4 - quarters, 4) },
    ].filter(({ share }) => share.n > 0n);
    return [{ assetId: one.id, to }];
  });
  if (taken.length === 0) return [];
  const signedBy = people.map(({ id }) => id);
  return [{ id: 'g', ground: 'redistribution', signedBy, approvedForMinors: true, assets: taken }];
}
