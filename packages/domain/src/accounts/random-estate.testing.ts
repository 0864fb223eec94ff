import * as fc from 'fast-check';
import { localDate } from '../dates/local-date';
import { type Cents, cents } from '../money/cents';
import { fraction } from '../money/fraction';
import type { EstateAsset } from '../estate/asset';
import type { EstateMarriage } from '../estate/deceased';
import type { Estate } from '../estate/estate';
import { anEstate, aPerson } from '../estate/estate.testing';
import type { Liability } from '../estate/liability';
import type { Person } from '../estate/person';
import type { Legacy } from '../estate/will';

/** For property tests: estates of any shape the model knows, mostly solvent, some not. */
const amount = (max: number): fc.Arbitrary<Cents> => fc.integer({ min: 0, max }).map(cents);

export interface RandomShape {
  readonly married?: boolean;
  readonly legacies?: boolean;
}

const persons = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) =>
    aPerson(`p${index}`, {
      ...(index % 3 === 1 && { parents: ['deceased'] }),
      bornOn: localDate(`19${50 + index * 7}-0${(index % 9) + 1}-15`),
      sex: index % 2 === 0 ? 'F' : 'M',
      ...(index === 4 && { bornOn: localDate('2015-05-05') }),
      ...(index === 5 && { kind: 'publicBenefit' as const }),
    }),
  );

const marriage: fc.Arbitrary<readonly EstateMarriage[]> = fc.constantFrom('none', 'inCommunity', 'out').map((regime) =>
  regime === 'none'
    ? []
    : [
        {
          kind: 'civil',
          contract: regime === 'out' ? 'withoutAccrual' : 'none',
          marriedOn: localDate('1990-01-01'),
          spouseId: 'p0',
        },
      ],
);

const asset = (index: number): fc.Arbitrary<EstateAsset> =>
  fc
    .record({
      value: amount(2_000_000_000),
      class: fc.constantFrom('immovable' as const, 'movable' as const, 'claim' as const),
      treatment: fc.constantFrom('inKind' as const, 'inKind' as const, 'sold' as const, 'money' as const),
      half: fc.boolean(),
      gains: fc.option(amount(500_000_000), { nil: undefined }),
    })
    .map(({ half, gains, ...rest }) => ({
      id: `a${index}`,
      description: `asset ${index}`,
      ...rest,
      ...(half && { share: fraction(2, 3) }),
      ...(gains !== undefined && { gains: { kind: 'ordinary' as const, baseCost: gains } }),
    }));

const debt = (index: number): fc.Arbitrary<Liability> =>
  fc
    .record({
      amount: amount(200_000_000),
      kind: fc.constantFrom('debtBeforeDeath' as const, 'funeral' as const, 'incomeTaxToDeath' as const),
    })
    .map((rest) => ({ id: `d${index}`, creditor: `creditor ${index}`, ...rest }));

function legacy(index: number, assetCount: number, people: number): fc.Arbitrary<Legacy> {
  const who = fc.nat(people - 1).map((nth) => `p${nth}`);
  const cash = fc.record({ personId: who, amount: amount(100_000_000) });
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

export const anyEstate = ({ married = true, legacies = true }: RandomShape = {}): fc.Arbitrary<Estate> =>
  fc
    .record({ assets: fc.nat(7), debts: fc.nat(4), people: fc.integer({ min: 3, max: 6 }), gifts: fc.nat(3) })
    .chain((count) =>
      fc.record({
        marriages: married ? marriage : fc.constant([]),
        people: fc.constant(married ? persons(count.people) : persons(Math.min(count.people, 5))),
        assets: fc.tuple(...Array.from({ length: count.assets }, (_, index) => asset(index))),
        liabilities: fc.tuple(...Array.from({ length: count.debts }, (_, index) => debt(index))),
        legacies: fc.tuple(
          ...Array.from({ length: legacies ? count.gifts : 0 }, (_, index) =>
            legacy(index, count.assets, married ? count.people : Math.min(count.people, 5)),
          ),
        ),
        weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
        income: amount(10_000_000),
        expenses: amount(5_000_000),
        policy: amount(300_000_000),
        taxed: fc.boolean(),
      }),
    )
    .map(({ legacies: gifts, weights, income, expenses, policy, taxed, ...rest }) => {
      const all = weights.reduce((total, weight) => total + weight, 0);
      const to = weights.map((weight, index) => ({ personId: `p${index}`, share: fraction(weight, all) }));
      return anEstate({
        ...rest,
        will: { legacies: gifts, residue: { to } },
        income: [{ id: 'i', narrative: 'rent', amount: income }],
        incomeExpenses: [{ id: 'e', narrative: 'rates', amount: expenses }],
        benefits: [{ id: 'b', kind: 'policy', description: 'policy', amount: policy, nominee: 'p1' }],
        settings: {
          ...anEstate().settings,
          ...(taxed && { taxAtDeath: { method: 'marginalRate', rate: fraction(45, 100) } }),
        },
      });
    });
