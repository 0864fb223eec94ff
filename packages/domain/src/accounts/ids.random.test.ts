import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import {
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTestCost,
  createTestDebt,
  createTaker,
} from '../estate/estate.testing';
import type { Estate } from '../estate/estate';
import { isRefused } from '../law/refusal';
import { rand } from '../money/cents';
import { type LiquidationAndDistribution, drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createAnyEstate } from './random-estate.testing';
import { createFirstAndFinal } from './request';
import { findAward, drawAccount, noFees } from './two-heirs.testing';

const request = createFirstAndFinal(toLocalDate('2026-11-15'));
type IdNaming = (list: 'person' | 'asset' | 'other', id: string) => string;

/** The same estate under other ids: persons and assets by their own names, everything else by one more. */
function renameIds(estate: Estate, name: IdNaming): Estate {
  const renamePerson = (id: string): string => (id === estate.deceased.id ? id : name('person', id));
  const renameAsset = (id: string): string => name('asset', id);
  const renameTakers = <T extends { personId: string }>(list: readonly T[]): T[] =>
    list.map((one) => ({ ...one, personId: renamePerson(one.personId) }));
  const renameOthers = <T extends { id: string }>(list: readonly T[]): T[] =>
    list.map((one) => ({ ...one, id: name('other', one.id) }));
  return {
    ...estate,
    people: estate.people.map((one) => ({
      ...one,
      id: renamePerson(one.id),
      ...(one.parents && { parents: one.parents.map(renamePerson) }),
    })),
    marriages: estate.marriages.map((one) => ({ ...one, spouseId: renamePerson(one.spouseId) })),
    assets: estate.assets.map((one) => ({ ...one, id: renameAsset(one.id) })),
    liabilities: renameOthers(estate.liabilities),
    income: renameOthers(estate.income),
    incomeExpenses: renameOthers(estate.incomeExpenses),
    benefits: renameOthers(estate.benefits).map((one) => ({ ...one, nominee: renamePerson(one.nominee) })),
    agreements: estate.agreements.map((one) => ({
      ...one,
      ...(one.signedBy && { signedBy: one.signedBy.map(renamePerson) }),
      assets: one.assets.map(({ assetId, to }) => ({ assetId: renameAsset(assetId), to: renameTakers(to) })),
    })),
    will: {
      ...estate.will!,
      legacies: renameOthers(estate.will!.legacies).map((legacy) =>
        legacy.kind === 'cash'
          ? { ...legacy, personId: renamePerson(legacy.personId) }
          : legacy.kind === 'asset'
            ? { ...legacy, assetId: renameAsset(legacy.assetId), to: renameTakers(legacy.to) }
            : {
                ...legacy,
                assetId: renameAsset(legacy.assetId),
                holders: renameTakers(legacy.holders),
                bareOwners: renameTakers(legacy.bareOwners),
              },
      ),
      residue: { ...estate.will!.residue!, to: renameTakers(estate.will!.residue!.to) },
    },
  };
}

/** What a reader would compare: amounts by the name of the person and the words of the asset, never by id. */
function readFigures(estate: Estate, account: LiquidationAndDistribution) {
  const nameOf = new Map(estate.people.map(({ id, name }) => [id, name]));
  const sortTexts = (list: readonly string[]): string[] => [...list].sort();
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
      inKind: sortTexts(award.inKind.map(({ description, value, as }) => `${description} ${value} ${as}`)),
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
  const account = drawLiquidationAndDistribution(estate, request);
  if (!isRefused(account)) return readFigures(estate, account);
  return account.refusals.map(({ field, sentence }) => ({ field, sentence }));
};

/** Ids as somebody else might have given them: numbers that letters sort otherwise, letters, and words. */
const labels = ['2', '10', '007', '1', '99', 'z', 'A', 'b', 'heir', '-', '11', '100', '3', 'é', 'deceased 2', '20'];
const toNumber = (id: string): number => Number(id.replace(/\D/g, '') || 0);
const namings: fc.Arbitrary<IdNaming> = fc
  .record({
    names: fc.tuple(
      ...['person', 'asset', 'other'].map(() => fc.shuffledSubarray(labels, { minLength: labels.length })),
    ),
    alike: fc.boolean(),
  })
  .map(({ names: [person, asset, other], alike }): IdNaming => {
    const lists = { person: person!, asset: alike ? person! : asset!, other: alike ? person! : other! };
    return (list, id) => lists[list][toNumber(id)]!;
  });

/** People whom nothing but their place among the people tells apart. */
const setBirths = (estate: Estate, births: 'apart' | 'twins' | 'unknown'): Estate =>
  births === 'apart'
    ? estate
    : {
        ...estate,
        people: estate.people.map(({ bornOn, ...person }) => ({
          ...person,
          ...(births === 'twins' && bornOn && { bornOn: toLocalDate('1980-02-29') }),
        })),
      };

const seed = process.env['SEED'] === undefined ? {} : { seed: Number(process.env['SEED']) };

describe('ids', { timeout: 120_000 }, () => {
  it('decide nothing: any other ids, the same in every list too, give the same figures to the same people', () => {
    const births = fc.constantFrom('apart' as const, 'twins' as const, 'unknown' as const);
    fc.assert(
      fc.property(createAnyEstate(), births, namings, (drawnUp, born, naming) => {
        const estate = setBirths(drawnUp, born);
        expect(read(renameIds(estate, naming))).toEqual(read(estate));
      }),
      { numRuns: 400, ...seed },
    );
  });

  it('and the order of entry decide nothing where birth and words part people and property', () => {
    const shuffled = createAnyEstate().chain((estate) =>
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
        expect(read(renameIds(other, naming))).toEqual(read(estate));
      }),
      { numRuns: 200, ...seed },
    );
  });

  it('of a debt, a cost, an asset and a legacy may be equal in a joint estate', () => {
    const people = [
      createTestPerson('x', { bornOn: toLocalDate('1970-01-01') }),
      createTestPerson('son', { parents: ['deceased'] }),
    ];
    const account = drawAccount(
      createTestEstate({
        people,
        marriages: [{ kind: 'civil', contract: 'none', marriedOn: toLocalDate('1990-01-01'), spouseId: 'x' }],
        assets: [createTestAsset('x', 1_000_000, 'money')],
        liabilities: [createTestDebt('x', 10_000)],
        costs: [createTestCost('x', 'valuation', 2000)],
        will: {
          legacies: [{ kind: 'cash', id: 'x', personId: 'son', amount: rand(100) }],
          residue: { to: [createTaker('son', 1)] },
        },
        settings: noFees,
      }),
    );
    expect(findAward(account, 'son')?.total.value).toBe(rand(494_000));
  });

  it('of twins say nothing of the odd cent: it goes to whom the estate lists first', () => {
    const born = toLocalDate('1990-01-01');
    const createTwins = (zoe: string, adam: string, first: 'Zoe' | 'Adam'): Estate => {
      const both = [
        createTestPerson(zoe, { name: 'Zoe', parents: ['deceased'], bornOn: born }),
        createTestPerson(adam, { name: 'Adam', parents: ['deceased'], bornOn: born }),
      ];
      return createTestEstate({
        people: first === 'Zoe' ? both : both.toReversed(),
        assets: [createTestAsset('bank', 100.01, 'money')],
        will: { legacies: [], residue: { to: [createTaker(adam, 1, 2), createTaker(zoe, 1, 2)] } },
        settings: noFees,
      });
    };
    const findOddCentName = (estate: Estate): string | undefined =>
      drawAccount(estate).distribution!.awards.find(({ total }) => total.value === rand(50.01))?.name;
    for (const [zoe, adam] of [
      ['9', '10'],
      ['10', '9'],
      ['a', 'b'],
      ['b', 'a'],
    ] as const) {
      expect([findOddCentName(createTwins(zoe, adam, 'Zoe')), findOddCentName(createTwins(zoe, adam, 'Adam'))]).toEqual(
        ['Zoe', 'Adam'],
      );
    }
  });
});
