import { describe, expect, it } from 'vitest';
import { toLocalDate } from '../dates/local-date';
import type { Estate } from '../estate/estate';
import {
  createTestChild,
  createTestCost,
  createTestDebt,
  createTestAsset,
  createTestEstate,
  createTestPerson,
  createTaker,
} from '../estate/estate.testing';
import { isFieldOfEstate } from '../estate/shape.testing';
import { isRefused } from '../law/refusal';
import { nil, rand } from '../money/cents';
import { fraction, percent } from '../money/fraction';
import { drawLiquidationAndDistribution } from './liquidation-and-distribution';
import { createFirstAndFinal } from './request';
import { today } from './two-heirs.testing';

const day = toLocalDate;

/** An estate with something in most lists, solvent and complete, from which one thing at a time is spoilt. */
const whole: Estate = createTestEstate({
  deceased: {
    id: 'deceased',
    name: 'D',
    diedOn: day('2026-04-02'),
    bornOn: day('1945-01-01'),
    sex: 'M',
    parents: ['mum'],
  },
  people: [
    createTestPerson('mum', { bornOn: day('1920-01-01'), diedOn: day('1999-01-01') }),
    createTestPerson('wife', { bornOn: day('1965-11-02'), sex: 'F' }),
    createTestPerson('before', { diedOn: day('1985-01-01') }),
    createTestChild('ann', { bornOn: day('1980-01-01'), sex: 'F' }),
    createTestChild('ben', { bornOn: day('1982-01-01'), sex: 'M' }),
    createTestPerson('trust', {
      kind: 'trust',
      trustees: ['T'],
      spouseTrust: { spouseId: 'wife', mayGiveToOthers: true },
    }),
    createTestPerson('charity', { kind: 'publicBenefit' }),
  ],
  marriages: [
    {
      kind: 'civil',
      contract: 'none',
      marriedOn: day('1970-01-01'),
      spouseId: 'before',
      earlierEstate: { abatementUsed: rand(100_000), spouses: 1 },
    },
    {
      kind: 'civil',
      contract: 'withAccrual',
      marriedOn: day('1988-01-01'),
      spouseId: 'wife',
      accrual: {
        deceased: { commencementValue: rand(1_000) },
        survivor: { netEndValue: rand(50_000), commencementValue: nil },
        cpiAtMarriage: fraction(120),
        cpiAtDissolution: fraction(300),
      },
    },
  ],
  executors: [{ id: 'e', name: 'E', vatVendor: true, lettersOn: day('2026-05-01'), part: fraction(1) }],
  assets: [
    createTestAsset('house', 3_000_000, 'inKind', {
      class: 'immovable',
      gains: { kind: 'residence', baseCost: rand(500_000) },
    }),
    createTestAsset('farm', 4_000_000, 'inKind', { class: 'immovable', bonaFideFarm: true, share: fraction(1, 2) }),
    createTestAsset('flat', 1_000_000, 'sold', {
      soldFor: rand(1_200_000),
      soldOn: day('2026-06-01'),
      saleCosts: rand(5_000),
      gains: { kind: 'ordinary', baseCost: rand(100_000) },
    }),
    createTestAsset('abroad', 0, 'inKind', {
      value: { amount: rand(10_000), currency: 'GBP', randPerUnit: fraction(23) },
      foreign: { acquiredBeforeResidence: true },
    }),
    createTestAsset('art', 90_000, 'inKind', {
      lentForPublic: { borrower: 'Gallery', deedOn: day('2000-01-01'), years: 30 },
    }),
    createTestAsset('bank', 6_000_000, 'money', { class: 'claim' }),
  ],
  benefits: [
    {
      id: 'policy',
      description: 'Policy',
      kind: 'policy',
      amount: rand(500_000),
      nominee: 'ann',
      premiumsByNominee: [{ amount: rand(1_000), paidOn: day('2020-01-01') }],
      inShareValue: rand(10),
    },
  ],
  liabilities: [
    createTestDebt('bond', 400_000, { securedBy: ['house'], securityRank: 1 }),
    createTestDebt('funeral', 30_000, { kind: 'funeral' }),
  ],
  costs: [createTestCost('notices', 'advertisements', 2_000)],
  income: [{ id: 'rent', narrative: 'Rent', amount: rand(40_000), assetId: 'farm' }],
  incomeExpenses: [{ id: 'rates', narrative: 'Rates', amount: rand(4_000) }],
  interestsHeld: [
    {
      id: 'usufruct',
      description: 'Usufruct',
      right: 'usufruct',
      instrument: 'Will',
      value: rand(800_000),
      charges: [{ id: 'c', narrative: 'Deed', amount: rand(3_000) }],
      successors: [createTaker('ben', 1)],
      forDuty: {
        enjoyedBy: 'ben',
        considerationPaid: { amount: rand(1_000), paidOn: day('2010-01-01') },
        creation: { fullValue: rand(300_000), on: day('1999-01-01') },
      },
    },
  ],
  annuitiesHeld: [{ id: 'a', description: 'Annuity', yearly: rand(10_000), chargedOnProperty: false, passesTo: 'ben' }],
  donations: [
    { id: 'd', description: 'Gift', value: rand(20_000), exemptUnder: '56(1)(c)', donees: [createTaker('ann', 1)] },
  ],
  disposableProperty: [{ id: 'p', description: 'Power', value: rand(5_000) }],
  improvements: [{ id: 'i', item: { list: 'assets', id: 'house' }, paidBy: 'ann', amount: rand(7_000) }],
  earlierDuties: [
    {
      id: 'r',
      item: { list: 'assets', id: 'house' },
      first: { died: day('2024-01-01'), duty: rand(100_000), netValue: rand(4_000_000), propertyValue: rand(900_000) },
    },
  ],
  dutyCredits: [{ id: 'k', item: { list: 'assets', id: 'house' }, kind: 'transferDuty', amount: rand(100) }],
  dutyAssessment: {
    assessedOn: day('2026-09-01'),
    payableOn: day('2026-10-01'),
    payments: [{ id: 'p', on: day('2026-09-15'), amount: rand(50) }],
  },
  taxYears: [{ id: 'y', from: day('2026-04-03'), to: day('2026-11-15'), taxableIncome: rand(40_000) }],
  advances: [{ id: 'v', personId: 'ann', amount: rand(9_000) }],
  will: {
    datedOn: day('2020-01-01'),
    legacies: [
      { kind: 'asset', id: 'l1', assetId: 'house', to: [{ ...createTaker('ann', 1), substitutes: ['ben'] }] },
      {
        kind: 'limited',
        id: 'l2',
        assetId: 'farm',
        right: 'usufruct',
        holders: [createTaker('wife', 1)],
        bareOwners: [createTaker('ben', 1)],
      },
      {
        kind: 'cash',
        id: 'l3',
        personId: 'charity',
        amount: rand(50_000),
        lateInterest: { from: day('2026-09-01'), yearlyRate: percent(7) },
      },
    ],
    residue: {
      to: [createTaker('ann', 1, 4), createTaker('ben', 1, 4), createTaker('wife', 1, 4), createTaker('trust', 1, 4)],
    },
    handOvers: [{ id: 'h', spouseId: 'wife', toPersonId: 'ben', amount: rand(100) }],
  },
  settings: {
    accountDate: day('2026-11-15'),
    overrides: { mastersFee: { amount: rand(7_000), reason: 'Taxed' } },
    taxAtDeath: {
      method: 'table',
      otherTaxableIncome: rand(300_000),
      medicalCredits: rand(10),
      paidInAdvance: rand(20),
    },
    shortfall: { method: 'heirsPayIn' },
  },
});

type JsonValue = { [field: string]: unknown } | unknown[];
const isFraction = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'n' in value && 'd' in value;

/** Everything one leaf may be spoilt with. */
function listSpoilt(value: unknown): unknown[] {
  if (isFraction(value)) return [fraction(3, 2), fraction(-1), fraction(0), fraction(1, 7)];
  if (typeof value === 'number') return [-1, 0, 999_999_999_999];
  if (typeof value === 'boolean') return [!value, undefined];
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value))
    return ['1950-01-01', '2099-01-01', '2026-04-02', undefined];
  return typeof value === 'string' ? ['', 'nobody'] : [];
}

function* listLeaves(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (value === null || typeof value !== 'object' || isFraction(value)) return yield path;
  for (const key of Object.keys(value))
    yield* listLeaves((value as JsonValue)[key as never], [...path, Array.isArray(value) ? Number(key) : key]);
  if (Array.isArray(value)) yield path;
  return undefined;
}

function changeLeaf(estate: unknown, [key, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy: Record<string | number, unknown> = Array.isArray(estate)
    ? ([...estate] as never)
    : { ...(estate as object) };
  const next = changeLeaf(copy[key], rest, to);
  if (next === undefined && rest.length === 0) delete copy[key];
  else copy[key] = next;
  return copy;
}

const readLeaf = (estate: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (value as JsonValue)[key as never], estate);

/** Fields that say what a record is: without them there is nothing to spoil. */
const required = new Set(['diedOn', 'marriedOn', 'accountDate', 'from', 'to', 'on', 'died', 'paidOn', 'deedOn']);

/** Words of a fixed list, which the types already hold to it. */
const fixed = new Set('country kind class treatment contract list right exemptUnder sex method currency'.split(' '));

describe('every refusal names a field that exists', () => {
  it('the estate itself draws an account', () => {
    expect(isRefused(drawLiquidationAndDistribution(whole, createFirstAndFinal(today)))).toBe(false);
  });

  it(
    'whatever single thing is spoilt, the answer is an account or refusals a person can find',
    { timeout: 120_000 },
    () => {
      const strangers = new Map<string, string>();
      let refused = 0;
      for (const path of listLeaves(whole)) {
        const value = readLeaf(whole, path);
        const last = String(path.at(-1));
        for (const to of Array.isArray(value) ? [[]] : listSpoilt(value)) {
          if (fixed.has(last) || (to === undefined && required.has(last))) continue;
          const estate = changeLeaf(whole, path, to) as Estate;
          const outcome = drawLiquidationAndDistribution(estate, createFirstAndFinal(today));
          if (!isRefused(outcome)) continue;
          refused += 1;
          for (const { field, sentence } of outcome.refusals) {
            expect(sentence).toMatch(/[.)]$/);
            if (!isFieldOfEstate(field)) strangers.set(field, `${path.join('.')} = ${String(to)}: ${sentence}`);
          }
        }
      }
      expect(refused).toBeGreaterThan(200);
      expect([...strangers]).toEqual([]);
    },
  );
});
