import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import { anAsset, anEstate, aPerson, aCost, aDebt, takes } from '../estate/estate.testing';
import type { Estate } from '../estate/estate';
import { isRefused } from '../law/refusal';
import { rand } from '../money/cents';
import { type LiquidationAndDistribution, liquidationAndDistribution } from './liquidation-and-distribution';
import { anyEstate } from './random-estate.testing';
import { firstAndFinal } from './request';
import { awardOf, drawn, noFees } from './two-heirs.testing';

const request = firstAndFinal(localDate('2026-11-15'));
type Naming = (list: 'person' | 'asset' | 'other', id: string) => string;

/** The same estate under other ids: persons and assets by their own names, everything else by one more. */
function renamed(estate: Estate, name: Naming): Estate {
  const person = (id: string): string => (id === estate.deceased.id ? id : name('person', id));
  const asset = (id: string): string => name('asset', id);
  const takers = <T extends { personId: string }>(list: readonly T[]): T[] =>
    list.map((one) => ({ ...one, personId: person(one.personId) }));
  const other = <T extends { id: string }>(list: readonly T[]): T[] =>
    list.map((one) => ({ ...one, id: name('other', one.id) }));
  return {
    ...estate,
    people: estate.people.map((one) => ({
      ...one,
      id: person(one.id),
      ...(one.parents && { parents: one.parents.map(person) }),
    })),
    marriages: estate.marriages.map((one) => ({ ...one, spouseId: person(one.spouseId) })),
    assets: estate.assets.map((one) => ({ ...one, id: asset(one.id) })),
    liabilities: other(estate.liabilities),
    income: other(estate.income),
    incomeExpenses: other(estate.incomeExpenses),
    benefits: other(estate.benefits).map((one) => ({ ...one, nominee: person(one.nominee) })),
    agreements: estate.agreements.map((one) => ({
      ...one,
      ...(one.signedBy && { signedBy: one.signedBy.map(person) }),
      assets: one.assets.map(({ assetId, to }) => ({ assetId: asset(assetId), to: takers(to) })),
    })),
    will: {
      ...estate.will!,
      legacies: other(estate.will!.legacies).map((legacy) =>
        legacy.kind === 'cash'
          ? { ...legacy, personId: person(legacy.personId) }
          : legacy.kind === 'asset'
            ? { ...legacy, assetId: asset(legacy.assetId), to: takers(legacy.to) }
            : {
                ...legacy,
                assetId: asset(legacy.assetId),
                holders: takers(legacy.holders),
                bareOwners: takers(legacy.bareOwners),
              },
      ),
      residue: { ...estate.will!.residue!, to: takers(estate.will!.residue!.to) },
    },
  };
}

/** What a reader would compare: amounts by the name of the person and the words of the asset, never by id. */
function figures(estate: Estate, account: LiquidationAndDistribution) {
  const nameOf = new Map(estate.people.map(({ id, name }) => [id, name]));
  const sorted = (list: readonly string[]): string[] => [...list].sort();
  return {
    gross: account.liquidation.gross.value,
    liabilities: account.liquidation.liabilities.value,
    duty: account.duty.charged.value,
    deductions: account.duty.computation?.value.deductions,
    tax: account.tax?.gainsTax.value,
    awards: account.distribution?.awards.map((award) => ({
      who: award.name,
      capacity: award.capacity,
      total: award.total.value,
      cash: award.cash.value,
      inKind: sorted(award.inKind.map(({ description, value, as }) => `${description} ${value} ${as}`)),
    })),
    income: account.income.awards.map(({ personId, amount }) => `${nameOf.get(personId)} ${amount}`),
    recapitulation: account.recapitulation && [
      account.recapitulation.surplus.value,
      account.recapitulation.cashLegacies,
    ],
    paid: account.insolvent?.ranks.map(({ rank, paid }) => [rank, paid]),
  };
}
const read = (estate: Estate) => {
  const account = liquidationAndDistribution(estate, request);
  if (!isRefused(account)) return figures(estate, account);
  return account.refusals.map(({ field, sentence }) => ({ field, sentence }));
};

/** Ids as somebody else might have given them: numbers that letters sort otherwise, letters, and words. */
const labels = ['2', '10', '007', '1', '99', 'z', 'A', 'b', 'heir', '-', '11', '100', '3', 'é', 'deceased 2', '20'];
const asNumber = (id: string): number => Number(id.replace(/\D/g, '') || 0);
const namings: fc.Arbitrary<Naming> = fc
  .record({
    names: fc.tuple(
      ...['person', 'asset', 'other'].map(() => fc.shuffledSubarray(labels, { minLength: labels.length })),
    ),
    alike: fc.boolean(),
  })
  .map(({ names: [person, asset, other], alike }): Naming => {
    const lists = { person: person!, asset: alike ? person! : asset!, other: alike ? person! : other! };
    return (list, id) => lists[list][asNumber(id)]!;
  });

/** People whom nothing but their place among the people tells apart. */
const withBirths = (estate: Estate, births: 'apart' | 'twins' | 'unknown'): Estate =>
  births === 'apart'
    ? estate
    : {
        ...estate,
        people: estate.people.map(({ bornOn, ...person }) => ({
          ...person,
          ...(births === 'twins' && bornOn && { bornOn: localDate('1980-02-29') }),
        })),
      };

const seed = process.env['SEED'] === undefined ? {} : { seed: Number(process.env['SEED']) };

describe('ids', { timeout: 120_000 }, () => {
  it('decide nothing: any other ids, the same in every list too, give the same figures to the same people', () => {
    const births = fc.constantFrom('apart' as const, 'twins' as const, 'unknown' as const);
    fc.assert(
      fc.property(anyEstate(), births, namings, (drawnUp, born, naming) => {
        const estate = withBirths(drawnUp, born);
        expect(read(renamed(estate, naming))).toEqual(read(estate));
      }),
      { numRuns: 400, ...seed },
    );
  });

  it('and the order of entry decide nothing where birth and words part people and property', () => {
    const shuffled = anyEstate().chain((estate) =>
      fc.record({
        estate: fc.constant(estate),
        people: fc.shuffledSubarray([...estate.people], { minLength: estate.people.length }),
        assets: fc.shuffledSubarray([...estate.assets], { minLength: estate.assets.length }),
        liabilities: fc.shuffledSubarray([...estate.liabilities], { minLength: estate.liabilities.length }),
        legacies: fc.shuffledSubarray([...estate.will!.legacies], { minLength: estate.will!.legacies.length }),
        to: fc.shuffledSubarray([...estate.will!.residue!.to], { minLength: estate.will!.residue!.to.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, namings, ({ estate, legacies, to, ...lists }, naming) => {
        const other = { ...estate, ...lists, will: { ...estate.will!, legacies, residue: { to } } };
        expect(read(renamed(other, naming))).toEqual(read(estate));
      }),
      { numRuns: 200, ...seed },
    );
  });

  it('of a debt, a cost, an asset and a legacy may be equal in a joint estate', () => {
    const people = [aPerson('x', { bornOn: localDate('1970-01-01') }), aPerson('son', { parents: ['deceased'] })];
    const account = drawn(
      anEstate({
        people,
        marriages: [{ kind: 'civil', contract: 'none', marriedOn: localDate('1990-01-01'), spouseId: 'x' }],
        assets: [anAsset('x', 1_000_000, 'money')],
        liabilities: [aDebt('x', 10_000)],
        costs: [aCost('x', 'valuation', 2000)],
        will: {
          legacies: [{ kind: 'cash', id: 'x', personId: 'son', amount: rand(100) }],
          residue: { to: [takes('son', 1)] },
        },
        settings: noFees,
      }),
    );
    expect(awardOf(account, 'son')?.total.value).toBe(rand(494_000));
  });

  it('of twins say nothing of the odd cent: it goes to whom the estate lists first', () => {
    const born = localDate('1990-01-01');
    const twins = (zoe: string, adam: string, first: 'Zoe' | 'Adam'): Estate => {
      const both = [
        aPerson(zoe, { name: 'Zoe', parents: ['deceased'], bornOn: born }),
        aPerson(adam, { name: 'Adam', parents: ['deceased'], bornOn: born }),
      ];
      return anEstate({
        people: first === 'Zoe' ? both : both.toReversed(),
        assets: [anAsset('bank', 100.01, 'money')],
        will: { legacies: [], residue: { to: [takes(adam, 1, 2), takes(zoe, 1, 2)] } },
        settings: noFees,
      });
    };
    const oddCent = (estate: Estate): string | undefined =>
      drawn(estate).distribution!.awards.find(({ total }) => total.value === rand(50.01))?.name;
    for (const [zoe, adam] of [
      ['9', '10'],
      ['10', '9'],
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      expect([oddCent(twins(zoe, adam, 'Zoe')), oddCent(twins(zoe, adam, 'Adam'))]).toEqual(['Zoe', 'Adam']);
    }
  });
});
