import { describe, expect, test } from 'vitest';
import { addDays } from '../dates/local-date';
import { expectGranted } from '../law/testing';
import { rand } from '../money/cents';
import { percent } from '../money/fraction';
import { branches, type InsolvencyBranch, listReached } from './branches.testing';
import { distribute } from './distribute';
import type { AmountClaim, CostLine, EncumberedInput, InsolventEstate, SecuredClaim } from './estate';
import { noEstate } from './estate.testing';
import { createRandomEstate } from './random-estates.testing';
import { readAgain } from './second-reading.testing';

const createPlain = (id: string, amount: number, more: object = {}): AmountClaim => ({
  id,
  creditor: id,
  proved: true,
  amount: rand(amount),
  ...more,
});
const createLine = (id: string, amount: number): CostLine => ({ id, description: id, amount: rand(amount) });
const createMoney = (amount: number, more: object = {}) => ({
  receipts: [{ ...createLine('money', amount), ...more }],
});
const createBond = (id: string, secured: number, more: Partial<SecuredClaim> = {}): SecuredClaim => ({
  id,
  creditor: id,
  proved: true,
  secured: rand(secured),
  bearsNoInterest: true,
  ...more,
});
const createAsset = (
  brought: number,
  ranks: readonly (readonly SecuredClaim[])[],
  costs: number = 0,
  id = 'house',
): EncumberedInput => ({
  id,
  description: id,
  receipts: [createLine(`${id} sold`, brought)],
  costs: costs > 0 ? [createLine(`${id} costs`, costs)] : [],
  ranks,
});
const createEmployee = (id: string, heads: Record<string, number>, more: object = {}) => ({
  id,
  creditor: id,
  proved: true,
  heads: Object.fromEntries(Object.entries(heads).map(([head, amount]) => [head, rand(amount)])),
  ...more,
});
const createExecution = (rest: number, proceedsOfAttached: number) => ({
  ...createPlain('Judgment', 0),
  sheriff: rand(1_000),
  otherTaxedCosts: rand(500),
  proceedsOfAttached: rand(proceedsOfAttached),
  rest: rand(rest),
});
/** What a claim gets, below nil what it has to pay in. */
type StatedFigures = Readonly<Record<string, number>>;
const noFee = { vendor: false, none: true } as const;
/** A year after the order: 8% is 8 in the hundred. */
const aYear = { awardsTo: addDays(noEstate.concursusOn, 365) };

const cases: readonly [InsolvencyBranch, Partial<InsolventEstate>, StatedFigures][] = [
  // The first R300 alone rank; 1 000 less 300, and 700 for 1 400.
  [
    's 96(1) funeral',
    { ...createMoney(1_000), funeral: [createLine('f', 900)], concurrent: [createPlain('A', 1_400)] },
    { A: 700 },
  ],
  [
    's 96(2) death-bed',
    { ...createMoney(1_000), deathBed: [createLine('d', 300)], concurrent: [createPlain('A', 1_400)] },
    { A: 700 },
  ],
  // Nothing is free: the 300 come out of the house.
  [
    's 96(4) burial out of securities',
    { funeral: [createLine('f', 300)], encumbered: [createAsset(10_000, [[createBond('Bank', 20_000)]])] },
    { Bank: 9_700 },
  ],
  [
    's 97(2)(a) sheriff',
    { ...createMoney(1_000), sheriff: [createLine('s', 400)], concurrent: [createPlain('A', 1_200)] },
    { A: 600 },
  ],
  [
    's 97(2)(b) Master',
    { ...createMoney(1_000), mastersFee: rand(400), concurrent: [createPlain('A', 1_200)] },
    { A: 600 },
  ],
  [
    's 97(2)(c) administration in full',
    { ...createMoney(1_000), administration: [createLine('k', 400)], concurrent: [createPlain('A', 1_200)] },
    { A: 600 },
  ],
  [
    's 97(2)(c) administration abates',
    {
      ...createMoney(1_000),
      administration: [createLine('k', 3_000)],
      concurrent: [createPlain('A', 6_000), createPlain('B', 2_000)],
    },
    { A: -1_500, B: -500 },
  ],
  // 1 000 and R50 first; 8 950 for 450 + 8 500 beside 8 950.
  [
    's 98 execution',
    { ...createMoney(10_000), executions: [createExecution(8_500, 90_000)], concurrent: [createPlain('B', 8_950)] },
    { Judgment: 5_525, B: 4_475 },
  ],
  [
    's 98 no further than the proceeds',
    { ...createMoney(10_000), executions: [createExecution(8_500, 600)], concurrent: [createPlain('B', 9_400)] },
    { Judgment: 5_300, B: 4_700 },
  ],
  // 12 000 of 15 000 first, and the 3 000 with the others: 8 000 for 16 000.
  [
    's 98A(1)(a)(i) wages',
    {
      ...createMoney(20_000),
      employees: [createEmployee('W', { salary: 15_000 })],
      concurrent: [createPlain('B', 13_000)],
    },
    { W: 13_500, B: 6_500 },
  ],
  [
    's 98A(1)(a) leave and severance abate',
    { ...createMoney(20_000), employees: [createEmployee('W', { salary: 12_000, leave: 4_000, severance: 12_000 })] },
    { W: 20_000 },
  ],
  [
    's 98A(1)(b) funds',
    { ...createMoney(20_000), funds: [createPlain('Fund', 20_000)], concurrent: [createPlain('B', 8_000)] },
    { Fund: 16_000, B: 4_000 },
  ],
  [
    's 98A(2) beyond the limit, proved',
    { ...createMoney(20_000), employees: [createEmployee('W', { salary: 28_000 })] },
    { W: 20_000 },
  ],
  [
    's 98A(3) not proved',
    {
      ...createMoney(20_000),
      employees: [createEmployee('W', { salary: 28_000 }, { proved: false })],
      concurrent: [createPlain('B', 16_000)],
    },
    { W: 12_000, B: 8_000 },
  ],
  [
    's 98A excluded by the notice',
    {
      ...createMoney(10_000),
      employees: [createEmployee('W', { salary: 10_000 }, { excluded: true })],
      concurrent: [createPlain('B', 10_000)],
    },
    { W: 5_000, B: 5_000 },
  ],
  [
    's 99 statutory',
    { ...createMoney(10_000), statutory: [createPlain('VAT', 6_000)], taxes: [createPlain('Tax', 8_000)] },
    { VAT: 6_000, Tax: 4_000 },
  ],
  [
    's 100 Namibia',
    {
      ...createMoney(20_000),
      country: 'NA',
      employees: [createEmployee('W', { salary: 15_000 })],
      statutory: [createPlain('VAT', 2_000)],
      taxes: [createPlain('Tax', 8_000)],
    },
    { VAT: 2_000, W: 15_000, Tax: 3_000 },
  ],
  [
    's 101 tax',
    { ...createMoney(10_000), taxes: [createPlain('Tax', 6_000)], concurrent: [createPlain('B', 8_000)] },
    { Tax: 6_000, B: 4_000 },
  ],
  // With 8% of a year before the others.
  [
    's 102 general bond',
    {
      ...aYear,
      ...createMoney(20_800),
      generalBonds: [createPlain('Bond', 10_000)],
      concurrent: [createPlain('B', 20_000)],
    },
    { Bond: 10_800, B: 10_000 },
  ],
  // Half of the money is of land: the bond gets 10 000, and shares the rest with B by 10 000 and 10 000.
  [
    's 86 a general bond and land',
    {
      awardsTo: noEstate.concursusOn,
      receipts: [createLine('stock', 10_000), { ...createLine('land', 10_000), isOfLand: true }],
      generalBonds: [createPlain('Bond', 20_000)],
      concurrent: [createPlain('B', 10_000)],
    },
    { Bond: 15_000, B: 5_000 },
  ],
  [
    's 102 beyond the bonded sum',
    {
      awardsTo: noEstate.concursusOn,
      ...createMoney(20_000),
      generalBonds: [{ ...createPlain('Bond', 20_000), bondedSum: rand(10_000) }],
      concurrent: [createPlain('B', 10_000)],
    },
    { Bond: 15_000, B: 5_000 },
  ],
  [
    's 103(1)(a) dividend',
    { ...createMoney(6_000), concurrent: [createPlain('A', 10_000), createPlain('B', 20_000)] },
    { A: 2_000, B: 4_000 },
  ],
  // Proved for 10 000 each; A had 4 000 before.
  [
    's 103(1)(a) later dividend as proved',
    {
      ...createMoney(8_000),
      concurrent: [createPlain('A', 6_000, { earlierDividend: rand(4_000) }), createPlain('B', 10_000)],
    },
    { A: 4_000, B: 4_000 },
  ],
  [
    's 103(1)(b) interest in full',
    { ...aYear, ...createMoney(20_000), concurrent: [createPlain('A', 10_000)] },
    { A: 10_800 },
  ],
  [
    's 103(1)(b) interest in part',
    { ...aYear, ...createMoney(20_600), concurrent: [createPlain('A', 10_000), createPlain('B', 10_000)] },
    { A: 10_300, B: 10_300 },
  ],
  [
    's 103(2) agreed rate',
    {
      ...aYear,
      ...createMoney(30_000),
      concurrent: [createPlain('A', 10_000, { agreedRate: percent(12) }), createPlain('B', 10_000)],
    },
    { A: 11_200, B: 10_800 },
  ],
  // The first account gave 20 cents: the late claim has 2 000 first, then both share 6 000 by 8 000 and 8 000.
  [
    's 104(2) late claim catches up',
    {
      ...createMoney(8_000),
      concurrent: [createPlain('A', 8_000), createPlain('Late', 10_000)],
      late: {
        ids: new Set(['Late']),
        earlier: [{ ranks: [{ rank: 's103', claimed: rand(10_000), paid: rand(2_000) }], surplus: rand(0) }],
        stillBehind: {},
        basis: 'sameDividend',
      },
    },
    { A: 3_000, Late: 5_000 },
  ],
  [
    's 48 conditional, kept back',
    { ...createMoney(5_000), concurrent: [createPlain('A', 10_000, { reserved: true })] },
    { A: 5_000 },
  ],
  ['s 116 surplus', { ...aYear, ...createMoney(11_000), concurrent: [createPlain('A', 10_000)] }, { A: 10_800 }],
  [
    's 89(1) first rank owes',
    { encumbered: [createAsset(1_000, [[createBond('First', 5_000)], [createBond('Second', 5_000)]], 4_000)] },
    { First: -3_000, Second: 0 },
  ],
  [
    's 89(1) all ranks owe',
    {
      encumbered: [createAsset(1_000, [[createBond('First', 5_000)], [createBond('Second', 10_000)]], 4_000)],
      settings: { deficiencyBorneBy: 'allRanks' },
    },
    { First: -1_000, Second: -2_000 },
  ],
  [
    's 89(1) nobody proved: the residue',
    {
      ...createMoney(5_000),
      encumbered: [createAsset(1_000, [[createBond('Bank', 5_000, { proved: false })]], 4_000)],
      concurrent: [createPlain('A', 4_000)],
    },
    { Bank: 0, A: 2_000 },
  ],
  [
    's 89(2) relies solely',
    {
      ...createMoney(4_000),
      encumbered: [createAsset(6_000, [[createBond('Bank', 10_000, { reliesSolely: true })]])],
      concurrent: [createPlain('A', 8_000)],
    },
    { Bank: 6_000, A: 4_000 },
  ],
  // Claim and 8% of a year.
  [
    's 95(1) in full',
    {
      ...aYear,
      encumbered: [createAsset(12_000, [[createBond('Bank', 10_000, { bearsNoInterest: false })]])],
      concurrent: [createPlain('A', 2_400)],
    },
    { Bank: 10_800, A: 1_200 },
  ],
  [
    's 95(1) second rank',
    { encumbered: [createAsset(8_000, [[createBond('First', 5_000)], [createBond('Second', 6_000)]])] },
    { First: 5_000, Second: 3_000 },
  ],
  [
    's 95(1) one rank shares',
    { encumbered: [createAsset(6_000, [[createBond('A', 4_000), createBond('B', 8_000)]])] },
    { A: 2_000, B: 4_000 },
  ],
  // The plant first, as it chose: 4 000 there leave 6 000 on the house, whose other creditor gets what is left.
  [
    's 95(1) order chosen',
    {
      encumbered: [
        createAsset(9_000, [[createBond('Bank', 10_000, { choice: 2 })], [createBond('Second', 5_000)]], 0, 'house'),
        createAsset(4_000, [[createBond('Bank', 10_000, { choice: 1 })]], 0, 'plant'),
      ],
    },
    { Bank: 10_000, Second: 3_000 },
  ],
  [
    's 95(1) surplus to the residue',
    { encumbered: [createAsset(9_000, [[createBond('Bank', 5_000)]])], concurrent: [createPlain('A', 8_000)] },
    { Bank: 5_000, A: 4_000 },
  ],
  [
    's 95(1) what a security lacks',
    {
      ...createMoney(5_000),
      encumbered: [createAsset(6_000, [[createBond('Bank', 10_000)]])],
      concurrent: [createPlain('A', 6_000)],
    },
    { Bank: 8_000, A: 3_000 },
  ],
  [
    's 89(3) interest more than two years old',
    {
      ...createMoney(5_000),
      encumbered: [createAsset(6_000, [[createBond('Bank', 6_000, { unsecured: rand(4_000) })]])],
      concurrent: [createPlain('A', 6_000)],
    },
    { Bank: 8_000, A: 3_000 },
  ],
  // 5 400 go to the claim: 4 600 of it are lost, and not 4 600 + 800 with interest first; 2 300 are there for 4 600.
  [
    's 95(1) the claim first',
    {
      ...aYear,
      ...createMoney(2_300),
      encumbered: [createAsset(5_400, [[createBond('Bank', 10_000, { bearsNoInterest: false })]])],
      settings: { appropriation: 'claimFirst' },
      concurrent: [createPlain('A', 4_600)],
    },
    { Bank: 6_550, A: 1_150 },
  ],
  [
    's 95(2) deposit with the Master',
    {
      encumbered: [createAsset(9_000, [[createBond('Bank', 5_000, { proved: false })]])],
      concurrent: [createPlain('A', 8_000)],
    },
    { Bank: 5_000, A: 4_000 },
  ],
  [
    's 106 concurrent creditors',
    { administration: [createLine('k', 300)], concurrent: [createPlain('A', 1_000), createPlain('B', 2_000)] },
    { A: -100, B: -200 },
  ],
  [
    's 106 what a security lacks',
    {
      administration: [createLine('k', 300)],
      encumbered: [createAsset(1_000, [[createBond('Bank', 3_000)]])],
      concurrent: [createPlain('A', 1_000)],
    },
    { Bank: 800, A: -100 },
  ],
  [
    's 106 preferent creditors',
    {
      administration: [createLine('k', 300)],
      taxes: [createPlain('Tax', 2_000)],
      concurrent: [createPlain('A', 1_000)],
    },
    { Tax: -200, A: -100 },
  ],
  [
    's 14(3) the applicant',
    {
      administration: [createLine('k', 10_000)],
      concurrent: [createPlain('Applicant', 60_000, { petition: rand(100_000) }), createPlain('Other', 40_000)],
    },
    { Applicant: -7_142.86, Other: -2_857.14 },
  ],
  // Of 400 costs 200 were there when it left: it shares half of what lacks, by 1 000 of 2 000.
  [
    's 51 who withdrew',
    {
      administration: [createLine('k', 400)],
      concurrent: [createPlain('A', 1_000)],
      withdrawn: [{ ...createPlain('Gone', 1_000), costsUntil: rand(200) }],
    },
    { A: -300, Gone: -100 },
  ],
  [
    's 106(a) only secured creditors',
    {
      administration: [createLine('k', 300)],
      encumbered: [
        createAsset(3_000, [
          [createBond('A', 1_000, { reliesSolely: true })],
          [createBond('B', 2_000, { reliesSolely: true })],
        ]),
      ],
    },
    { A: 900, B: 1_800 },
  ],
  [
    's 106(c) those who are left',
    {
      administration: [createLine('k', 300)],
      encumbered: [createAsset(1_000, [[createBond('Bank', 1_500, { reliesSolely: true })]])],
      withdrawn: [{ ...createPlain('Gone', 1_000), costsUntil: rand(0) }],
    },
    { Bank: 700 },
  ],
  [
    's 106 relies, and does not contribute',
    {
      administration: [createLine('k', 300)],
      encumbered: [createAsset(1_000, [[createBond('Bank', 1_500, { reliesSolely: true })]])],
      concurrent: [createPlain('A', 1_000)],
    },
    { Bank: 1_000, A: -300 },
  ],
  [
    's 106 not proved, and does not contribute',
    {
      administration: [createLine('k', 300)],
      employees: [createEmployee('W', { salary: 500 }, { proved: false })],
      concurrent: [createPlain('A', 1_000)],
    },
    { W: 0, A: -300 },
  ],
  ['s 106 nobody is there', { ...createMoney(100), administration: [createLine('k', 300)] }, {}],
  // 10% of 10 000, raised to 2 500.
  [
    's 63 smallest fee',
    { ...createMoney(10_000, { item: 1 }), fee: { vendor: false }, concurrent: [createPlain('A', 15_000)] },
    { A: 7_500 },
  ],
  // 6 000 less the 1 475 an account before added: the two come to 7 025 of the tariff.
  [
    's 63 smallest fee credited',
    {
      ...createMoney(60_000, { item: 1 }),
      fee: { vendor: false, earlier: rand(2_500), earlierTopUp: rand(1_475) },
      concurrent: [createPlain('A', 110_950)],
    },
    { A: 55_475 },
  ],
  [
    's 63(1) adjusted by the Master',
    {
      ...createMoney(60_000, { item: 1 }),
      fee: { vendor: false, adjustment: rand(-1_000) },
      concurrent: [createPlain('A', 110_000)],
    },
    { A: 55_000 },
  ],
  ['s 63 no fee', { ...createMoney(1_000, { item: 1 }), concurrent: [createPlain('A', 2_000)] }, { A: 1_000 }],
  // 10% and 15% on that.
  [
    'VAT on the fee',
    { ...createMoney(100_000, { item: 1 }), fee: { vendor: true }, concurrent: [createPlain('A', 177_000)] },
    { A: 88_500 },
  ],
  [
    'no VAT on the fee',
    { ...createMoney(100_000, { item: 1 }), fee: { vendor: false }, concurrent: [createPlain('A', 180_000)] },
    { A: 90_000 },
  ],
  [
    'fee on the price without VAT',
    {
      receipts: [{ ...createLine('plant', 115_000), item: 1, feeBase: rand(100_000) }],
      administration: [createLine('output tax', 15_000)],
      fee: { vendor: false },
      concurrent: [createPlain('A', 180_000)],
    },
    { A: 90_000 },
  ],
];

describe('each branch of the law of insolvency, with its figure', () => {
  const reached = new Map<InsolvencyBranch, number>();
  test.each(cases)('%s', (branch, more, figures) => {
    const estate = { ...noEstate, fee: noFee, ...more };
    const result = expectGranted(distribute(estate));
    const stated = Object.fromEntries(
      result.claims.map(({ id, total, contribution, costsOwed }) => [id, (total - contribution - costsOwed) / 100]),
    );
    expect(stated).toEqual(figures);
    const taken = listReached(estate, result);
    expect(taken).toContain(branch);
    for (const one of taken) reached.set(one, (reached.get(one) ?? 0) + 1);
    if (estate.late) return;
    const again = readAgain(estate);
    for (const { id, total, contribution, costsOwed } of result.claims) {
      const theirs = [again.gets, again.gives, again.owesForSecurity].map((by) => Number(by.get(id) ?? 0n));
      expect([id, total, contribution, costsOwed]).toEqual([id, ...theirs]);
    }
  });

  test('no branch is without a case, and what random estates reach is printed', () => {
    const drawn = new Map<InsolvencyBranch, number>();
    const estates = 1_000;
    for (let nth = 0; nth < estates; nth += 1) {
      const estate = createRandomEstate(nth);
      for (const one of listReached(estate, expectGranted(distribute(estate))))
        drawn.set(one, (drawn.get(one) ?? 0) + 1);
    }
    const all = Object.keys(branches) as InsolvencyBranch[];
    const lines = all.map(
      (one) => `${one}: ${reached.get(one) ?? 0} cases, ${drawn.get(one) ?? 0} of ${estates} estates`,
    );
    const missed = all.filter((one) => !drawn.has(one));
    process.stdout.write(
      `Branches of insolvency\n${lines.join('\n')}\nReached by no random estate: ${missed.join('; ') || 'none'}\n`,
    );
    expect(all.filter((one) => !reached.has(one))).toEqual([]);
    expect(new Set(cases.map(([one]) => one)).size).toBe(all.length);
  });
});
