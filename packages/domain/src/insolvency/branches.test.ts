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

const plain = (id: string, amount: number, more: object = {}): AmountClaim => ({
  id,
  creditor: id,
  proved: true,
  amount: rand(amount),
  ...more,
});
const line = (id: string, amount: number): CostLine => ({ id, description: id, amount: rand(amount) });
const money = (amount: number, more: object = {}) => ({ receipts: [{ ...line('money', amount), ...more }] });
const bond = (id: string, secured: number, more: Partial<SecuredClaim> = {}): SecuredClaim => ({
  id,
  creditor: id,
  proved: true,
  secured: rand(secured),
  bearsNoInterest: true,
  ...more,
});
const asset = (
  brought: number,
  ranks: readonly (readonly SecuredClaim[])[],
  costs: number = 0,
  id = 'house',
): EncumberedInput => ({
  id,
  description: id,
  receipts: [line(`${id} sold`, brought)],
  costs: costs > 0 ? [line(`${id} costs`, costs)] : [],
  ranks,
});
const employee = (id: string, heads: Record<string, number>, more: object = {}) => ({
  id,
  creditor: id,
  proved: true,
  heads: Object.fromEntries(Object.entries(heads).map(([head, amount]) => [head, rand(amount)])),
  ...more,
});
const execution = (rest: number, proceedsOfAttached: number) => ({
  ...plain('Judgment', 0),
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
  ['s 96(1) funeral', { ...money(1_000), funeral: [line('f', 900)], concurrent: [plain('A', 1_400)] }, { A: 700 }],
  ['s 96(2) death-bed', { ...money(1_000), deathBed: [line('d', 300)], concurrent: [plain('A', 1_400)] }, { A: 700 }],
  // Nothing is free: the 300 come out of the house.
  [
    's 96(4) burial out of securities',
    { funeral: [line('f', 300)], encumbered: [asset(10_000, [[bond('Bank', 20_000)]])] },
    { Bank: 9_700 },
  ],
  ['s 97(2)(a) sheriff', { ...money(1_000), sheriff: [line('s', 400)], concurrent: [plain('A', 1_200)] }, { A: 600 }],
  ['s 97(2)(b) Master', { ...money(1_000), mastersFee: rand(400), concurrent: [plain('A', 1_200)] }, { A: 600 }],
  [
    's 97(2)(c) administration in full',
    { ...money(1_000), administration: [line('k', 400)], concurrent: [plain('A', 1_200)] },
    { A: 600 },
  ],
  [
    's 97(2)(c) administration abates',
    { ...money(1_000), administration: [line('k', 3_000)], concurrent: [plain('A', 6_000), plain('B', 2_000)] },
    { A: -1_500, B: -500 },
  ],
  // 1 000 and R50 first; 8 950 for 450 + 8 500 beside 8 950.
  [
    's 98 execution',
    { ...money(10_000), executions: [execution(8_500, 90_000)], concurrent: [plain('B', 8_950)] },
    { Judgment: 5_525, B: 4_475 },
  ],
  [
    's 98 no further than the proceeds',
    { ...money(10_000), executions: [execution(8_500, 600)], concurrent: [plain('B', 9_400)] },
    { Judgment: 5_300, B: 4_700 },
  ],
  // 12 000 of 15 000 first, and the 3 000 with the others: 8 000 for 16 000.
  [
    's 98A(1)(a)(i) wages',
    { ...money(20_000), employees: [employee('W', { salary: 15_000 })], concurrent: [plain('B', 13_000)] },
    { W: 13_500, B: 6_500 },
  ],
  [
    's 98A(1)(a) leave and severance abate',
    { ...money(20_000), employees: [employee('W', { salary: 12_000, leave: 4_000, severance: 12_000 })] },
    { W: 20_000 },
  ],
  [
    's 98A(1)(b) funds',
    { ...money(20_000), funds: [plain('Fund', 20_000)], concurrent: [plain('B', 8_000)] },
    { Fund: 16_000, B: 4_000 },
  ],
  [
    's 98A(2) beyond the limit, proved',
    { ...money(20_000), employees: [employee('W', { salary: 28_000 })] },
    { W: 20_000 },
  ],
  [
    's 98A(3) not proved',
    {
      ...money(20_000),
      employees: [employee('W', { salary: 28_000 }, { proved: false })],
      concurrent: [plain('B', 16_000)],
    },
    { W: 12_000, B: 8_000 },
  ],
  [
    's 98A excluded by the notice',
    {
      ...money(10_000),
      employees: [employee('W', { salary: 10_000 }, { excluded: true })],
      concurrent: [plain('B', 10_000)],
    },
    { W: 5_000, B: 5_000 },
  ],
  [
    's 99 statutory',
    { ...money(10_000), statutory: [plain('VAT', 6_000)], taxes: [plain('Tax', 8_000)] },
    { VAT: 6_000, Tax: 4_000 },
  ],
  [
    's 100 Namibia',
    {
      ...money(20_000),
      country: 'NA',
      employees: [employee('W', { salary: 15_000 })],
      statutory: [plain('VAT', 2_000)],
      taxes: [plain('Tax', 8_000)],
    },
    { VAT: 2_000, W: 15_000, Tax: 3_000 },
  ],
  [
    's 101 tax',
    { ...money(10_000), taxes: [plain('Tax', 6_000)], concurrent: [plain('B', 8_000)] },
    { Tax: 6_000, B: 4_000 },
  ],
  // With 8% of a year before the others.
  [
    's 102 general bond',
    { ...aYear, ...money(20_800), generalBonds: [plain('Bond', 10_000)], concurrent: [plain('B', 20_000)] },
    { Bond: 10_800, B: 10_000 },
  ],
  // Half of the money is of land: the bond gets 10 000, and shares the rest with B by 10 000 and 10 000.
  [
    's 86 a general bond and land',
    {
      awardsTo: noEstate.concursusOn,
      receipts: [line('stock', 10_000), { ...line('land', 10_000), isOfLand: true }],
      generalBonds: [plain('Bond', 20_000)],
      concurrent: [plain('B', 10_000)],
    },
    { Bond: 15_000, B: 5_000 },
  ],
  [
    's 102 beyond the bonded sum',
    {
      awardsTo: noEstate.concursusOn,
      ...money(20_000),
      generalBonds: [{ ...plain('Bond', 20_000), bondedSum: rand(10_000) }],
      concurrent: [plain('B', 10_000)],
    },
    { Bond: 15_000, B: 5_000 },
  ],
  [
    's 103(1)(a) dividend',
    { ...money(6_000), concurrent: [plain('A', 10_000), plain('B', 20_000)] },
    { A: 2_000, B: 4_000 },
  ],
  // Proved for 10 000 each; A had 4 000 before.
  [
    's 103(1)(a) later dividend as proved',
    { ...money(8_000), concurrent: [plain('A', 6_000, { earlierDividend: rand(4_000) }), plain('B', 10_000)] },
    { A: 4_000, B: 4_000 },
  ],
  ['s 103(1)(b) interest in full', { ...aYear, ...money(20_000), concurrent: [plain('A', 10_000)] }, { A: 10_800 }],
  [
    's 103(1)(b) interest in part',
    { ...aYear, ...money(20_600), concurrent: [plain('A', 10_000), plain('B', 10_000)] },
    { A: 10_300, B: 10_300 },
  ],
  [
    's 103(2) agreed rate',
    { ...aYear, ...money(30_000), concurrent: [plain('A', 10_000, { agreedRate: percent(12) }), plain('B', 10_000)] },
    { A: 11_200, B: 10_800 },
  ],
  // The first account gave 20 cents: the late claim has 2 000 first, then both share 6 000 by 8 000 and 8 000.
  [
    's 104(2) late claim catches up',
    {
      ...money(8_000),
      concurrent: [plain('A', 8_000), plain('Late', 10_000)],
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
    { ...money(5_000), concurrent: [plain('A', 10_000, { reserved: true })] },
    { A: 5_000 },
  ],
  ['s 116 surplus', { ...aYear, ...money(11_000), concurrent: [plain('A', 10_000)] }, { A: 10_800 }],
  [
    's 89(1) first rank owes',
    { encumbered: [asset(1_000, [[bond('First', 5_000)], [bond('Second', 5_000)]], 4_000)] },
    { First: -3_000, Second: 0 },
  ],
  [
    's 89(1) all ranks owe',
    {
      encumbered: [asset(1_000, [[bond('First', 5_000)], [bond('Second', 10_000)]], 4_000)],
      settings: { deficiencyBorneBy: 'allRanks' },
    },
    { First: -1_000, Second: -2_000 },
  ],
  [
    's 89(1) nobody proved: the residue',
    {
      ...money(5_000),
      encumbered: [asset(1_000, [[bond('Bank', 5_000, { proved: false })]], 4_000)],
      concurrent: [plain('A', 4_000)],
    },
    { Bank: 0, A: 2_000 },
  ],
  [
    's 89(2) relies solely',
    {
      ...money(4_000),
      encumbered: [asset(6_000, [[bond('Bank', 10_000, { reliesSolely: true })]])],
      concurrent: [plain('A', 8_000)],
    },
    { Bank: 6_000, A: 4_000 },
  ],
  // Claim and 8% of a year.
  [
    's 95(1) in full',
    {
      ...aYear,
      encumbered: [asset(12_000, [[bond('Bank', 10_000, { bearsNoInterest: false })]])],
      concurrent: [plain('A', 2_400)],
    },
    { Bank: 10_800, A: 1_200 },
  ],
  [
    's 95(1) second rank',
    { encumbered: [asset(8_000, [[bond('First', 5_000)], [bond('Second', 6_000)]])] },
    { First: 5_000, Second: 3_000 },
  ],
  [
    's 95(1) one rank shares',
    { encumbered: [asset(6_000, [[bond('A', 4_000), bond('B', 8_000)]])] },
    { A: 2_000, B: 4_000 },
  ],
  // The plant first, as it chose: 4 000 there leave 6 000 on the house, whose other creditor gets what is left.
  [
    's 95(1) order chosen',
    {
      encumbered: [
        asset(9_000, [[bond('Bank', 10_000, { choice: 2 })], [bond('Second', 5_000)]], 0, 'house'),
        asset(4_000, [[bond('Bank', 10_000, { choice: 1 })]], 0, 'plant'),
      ],
    },
    { Bank: 10_000, Second: 3_000 },
  ],
  [
    's 95(1) surplus to the residue',
    { encumbered: [asset(9_000, [[bond('Bank', 5_000)]])], concurrent: [plain('A', 8_000)] },
    { Bank: 5_000, A: 4_000 },
  ],
  [
    's 95(1) what a security lacks',
    { ...money(5_000), encumbered: [asset(6_000, [[bond('Bank', 10_000)]])], concurrent: [plain('A', 6_000)] },
    { Bank: 8_000, A: 3_000 },
  ],
  [
    's 89(3) interest more than two years old',
    {
      ...money(5_000),
      encumbered: [asset(6_000, [[bond('Bank', 6_000, { unsecured: rand(4_000) })]])],
      concurrent: [plain('A', 6_000)],
    },
    { Bank: 8_000, A: 3_000 },
  ],
  // 5 400 go to the claim: 4 600 of it are lost, and not 4 600 + 800 with interest first; 2 300 are there for 4 600.
  [
    's 95(1) the claim first',
    {
      ...aYear,
      ...money(2_300),
      encumbered: [asset(5_400, [[bond('Bank', 10_000, { bearsNoInterest: false })]])],
      settings: { appropriation: 'claimFirst' },
      concurrent: [plain('A', 4_600)],
    },
    { Bank: 6_550, A: 1_150 },
  ],
  [
    's 95(2) deposit with the Master',
    { encumbered: [asset(9_000, [[bond('Bank', 5_000, { proved: false })]])], concurrent: [plain('A', 8_000)] },
    { Bank: 5_000, A: 4_000 },
  ],
  [
    's 106 concurrent creditors',
    { administration: [line('k', 300)], concurrent: [plain('A', 1_000), plain('B', 2_000)] },
    { A: -100, B: -200 },
  ],
  [
    's 106 what a security lacks',
    {
      administration: [line('k', 300)],
      encumbered: [asset(1_000, [[bond('Bank', 3_000)]])],
      concurrent: [plain('A', 1_000)],
    },
    { Bank: 800, A: -100 },
  ],
  [
    's 106 preferent creditors',
    { administration: [line('k', 300)], taxes: [plain('Tax', 2_000)], concurrent: [plain('A', 1_000)] },
    { Tax: -200, A: -100 },
  ],
  [
    's 14(3) the applicant',
    {
      administration: [line('k', 10_000)],
      concurrent: [plain('Applicant', 60_000, { petition: rand(100_000) }), plain('Other', 40_000)],
    },
    { Applicant: -7_142.86, Other: -2_857.14 },
  ],
  // Of 400 costs 200 were there when it left: it shares half of what lacks, by 1 000 of 2 000.
  [
    's 51 who withdrew',
    {
      administration: [line('k', 400)],
      concurrent: [plain('A', 1_000)],
      withdrawn: [{ ...plain('Gone', 1_000), costsUntil: rand(200) }],
    },
    { A: -300, Gone: -100 },
  ],
  [
    's 106(a) only secured creditors',
    {
      administration: [line('k', 300)],
      encumbered: [
        asset(3_000, [[bond('A', 1_000, { reliesSolely: true })], [bond('B', 2_000, { reliesSolely: true })]]),
      ],
    },
    { A: 900, B: 1_800 },
  ],
  [
    's 106(c) those who are left',
    {
      administration: [line('k', 300)],
      encumbered: [asset(1_000, [[bond('Bank', 1_500, { reliesSolely: true })]])],
      withdrawn: [{ ...plain('Gone', 1_000), costsUntil: rand(0) }],
    },
    { Bank: 700 },
  ],
  [
    's 106 relies, and does not contribute',
    {
      administration: [line('k', 300)],
      encumbered: [asset(1_000, [[bond('Bank', 1_500, { reliesSolely: true })]])],
      concurrent: [plain('A', 1_000)],
    },
    { Bank: 1_000, A: -300 },
  ],
  [
    's 106 not proved, and does not contribute',
    {
      administration: [line('k', 300)],
      employees: [employee('W', { salary: 500 }, { proved: false })],
      concurrent: [plain('A', 1_000)],
    },
    { W: 0, A: -300 },
  ],
  ['s 106 nobody is there', { ...money(100), administration: [line('k', 300)] }, {}],
  // 10% of 10 000, raised to 2 500.
  [
    's 63 smallest fee',
    { ...money(10_000, { item: 1 }), fee: { vendor: false }, concurrent: [plain('A', 15_000)] },
    { A: 7_500 },
  ],
  // 6 000 less the 1 475 an account before added: the two come to 7 025 of the tariff.
  [
    's 63 smallest fee credited',
    {
      ...money(60_000, { item: 1 }),
      fee: { vendor: false, earlier: rand(2_500), earlierTopUp: rand(1_475) },
      concurrent: [plain('A', 110_950)],
    },
    { A: 55_475 },
  ],
  [
    's 63(1) adjusted by the Master',
    {
      ...money(60_000, { item: 1 }),
      fee: { vendor: false, adjustment: rand(-1_000) },
      concurrent: [plain('A', 110_000)],
    },
    { A: 55_000 },
  ],
  ['s 63 no fee', { ...money(1_000, { item: 1 }), concurrent: [plain('A', 2_000)] }, { A: 1_000 }],
  // 10% and 15% on that.
  [
    'VAT on the fee',
    { ...money(100_000, { item: 1 }), fee: { vendor: true }, concurrent: [plain('A', 177_000)] },
    { A: 88_500 },
  ],
  [
    'no VAT on the fee',
    { ...money(100_000, { item: 1 }), fee: { vendor: false }, concurrent: [plain('A', 180_000)] },
    { A: 90_000 },
  ],
  [
    'fee on the price without VAT',
    {
      receipts: [{ ...line('plant', 115_000), item: 1, feeBase: rand(100_000) }],
      administration: [line('output tax', 15_000)],
      fee: { vendor: false },
      concurrent: [plain('A', 180_000)],
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
