import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '../dates/local-date';
import { anAsset, anEstate, aPerson, aCost, aDebt, takes } from '../estate/estate.testing';
import type { Estate } from '../estate/estate';
import { granted } from '../law/testing';
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
const read = (estate: Estate) => figures(estate, granted(liquidationAndDistribution(estate, request)));

describe('ids', { timeout: 120_000 }, () => {
  it('decide nothing: other ids, the same ids in every list, and lists in another order give the same figures', () => {
    const backwards: Naming = (list, id) => `${list}-${String(1000 - Number(id.replace(/\D/g, '') || 0))}`;
    const alike: Naming = (_, id) => String(Number(id.replace(/\D/g, '') || 0));
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
      fc.property(shuffled, fc.constantFrom(backwards, alike), ({ estate, legacies, to, ...lists }, naming) => {
        const other = { ...estate, ...lists, will: { ...estate.will!, legacies, residue: { to } } };
        expect(read(renamed(other, naming))).toEqual(read(estate));
      }),
      { numRuns: 200 },
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

  it('of twins decide who has the odd cent, as numbers and not as letters', () => {
    const born = localDate('1990-01-01');
    const twins = (zoe: string, adam: string): Estate =>
      anEstate({
        people: [
          aPerson(zoe, { name: 'Zoe', parents: ['deceased'], bornOn: born }),
          aPerson(adam, { name: 'Adam', parents: ['deceased'], bornOn: born }),
        ],
        assets: [anAsset('bank', 100.01, 'money')],
        will: { legacies: [], residue: { to: [takes(zoe, 1, 2), takes(adam, 1, 2)] } },
        settings: noFees,
      });
    expect(awardOf(drawn(twins('9', '10')), '9')?.total.value).toBe(rand(50.01));
    expect(awardOf(drawn(twins('10', '9')), '9')?.total.value).toBe(rand(50.01));
  });
});
