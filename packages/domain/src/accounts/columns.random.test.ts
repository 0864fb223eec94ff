import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import {
  createTestAsset,
  createTestChild,
  createTestDebt,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import { cents, sum } from '../money/cents';
import { type ColumnCase, type ColumnReading, readColumns } from './second-columns.testing';
import { drawAccount } from './two-heirs.testing';

const runs = Number(process.env.RUNS ?? 500);
/** The same estates every time; SEED=… tries others, and a seed that once failed is kept here. */
const seeds = process.env.SEED ? [Number(process.env.SEED)] : [41, 1990, 34];

const wife = createTestPerson('wife', { bornOn: toLocalDate('1965-11-02'), sex: 'F' });
const son = createTestChild('son', { bornOn: toLocalDate('1990-01-01') });

function createEstate({ separate, joint, jointDebts, ownDebts, maintenance, rent }: ColumnCase): Estate {
  const asset = (id: string, value: number, more = {}) => ({
    ...createTestAsset(id, 0, 'money', more),
    value: cents(value),
  });
  const debt = (id: string, amount: number, more = {}) => ({ ...createTestDebt(id, 0, more), amount: cents(amount) });
  return createTestEstate({
    people: [wife, son],
    marriages: [{ kind: 'civil', contract: 'none', marriedOn: toLocalDate('1988-05-05'), spouseId: 'wife' }],
    executors: [{ id: 'executor', name: 'The Executor', vatVendor: false }],
    assets: [asset('own', separate, { separateOf: 'deceased' }), asset('joint', joint)],
    liabilities: [
      debt('loan', jointDebts),
      debt('undertaker', ownDebts, { kind: 'funeral' }),
      debt('maintenance', maintenance, { kind: 'maintenance' }),
    ],
    income: [{ id: 'i', narrative: 'rent', amount: cents(rent) }],
    will: { legacies: [], residue: { to: [createTaker('son', 1)] } },
  });
}

/** What the account says of the same; every proof of it holds. */
function readAccount(estate: Estate): ColumnReading {
  const account = drawAccount(estate);
  const sumAwards = (capacity: 'byRight' | 'heir'): number =>
    sum(
      (account.distribution?.awards ?? []).filter((one) => one.capacity === capacity).map(({ total }) => total.value),
    );
  const sumIncome = (capacity: 'byRight' | 'heir'): number =>
    sum(account.income.awards.filter((one) => one.capacity === capacity).map(({ amount }) => amount));
  return {
    insolvent: account.insolvent !== undefined,
    survivor: sumAwards('byRight'),
    heirs: sumAwards('heir'),
    incomeOfSurvivor: sumIncome('byRight'),
    incomeOfHeirs: sumIncome('heir'),
    maintenance: account.liquidation.creditors.lines.find(({ id }) => id === 'maintenance')?.amount ?? 0,
    unpaid: account.insolvent?.unpaid ?? 0,
  };
}

const createAmount = (most: number) => fc.oneof(fc.constant(0), fc.nat(most), fc.nat(Math.floor(most / 50)));
const families = {
  'separate and joint property with their fees': { jointDebts: 0, ownDebts: 0, maintenance: 0, rent: 0 },
  'debts of each column, solvent or not (AEA s 34)': { maintenance: 0, rent: 0 },
  'maintenance after creditors (Act 27 of 1990 s 2(3)(b))': { rent: 0 },
  'income that pays debts before heirs have it': {},
} as const;

describe(
  'the columns of a marriage in community, computed a second time',
  { timeout: Math.max(600_000, runs * 60) },
  () => {
    describe.each(Object.entries(families))('%s', (_, fixed) => {
      it.each(seeds)('come to the same cent, and every rand goes to a person: %i', (seed) => {
        fc.assert(
          fc.property(
            fc.record({
              separate: createAmount(150_000_000),
              joint: createAmount(300_000_000),
              jointDebts: createAmount(250_000_000),
              ownDebts: createAmount(100_000_000),
              maintenance: createAmount(100_000_000),
              rent: createAmount(50_000_000),
            }),
            (drawn) => {
              const found: ColumnCase = { ...drawn, ...fixed };
              expect(readAccount(createEstate(found))).toEqual(readColumns(found));
            },
          ),
          { numRuns: Math.ceil(runs / seeds.length), seed },
        );
      });
    });
  },
);
