import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toLocalDate } from '../dates/local-date';
import { expectGranted, readRefusalFields } from '../law/testing';
import { type Cents, cents, nil, rand, sum } from '../money/cents';
import { percent } from '../money/fraction';
import { toItemKey } from '../law/item-key';
import { listDividends } from '../lodging/estate-course';
import type { ClaimOnEstate } from './claim';
import { settleCreditors, type SettlementInput } from './settle-creditors';

const createClaim = (name: string, amount: Cents, more: Partial<ClaimOnEstate> = {}): ClaimOnEstate => ({
  key: toItemKey(more.rank === 's97' ? 'cost' : 'liability', name),
  narrative: name,
  amount,
  worked: { title: name, section: 'captured', lines: [], value: amount },
  ...more,
});
const house = { id: 'house', description: 'House', value: rand(500_000), feeBase: rand(500_000) };
const createFreeAsset = (value: Cents) => ({ id: 'free', description: 'Free', value, feeBase: value });
const fee = createClaim('fee', rand(21_000), { rank: 's97' });
const vat = createClaim('vat', rand(3_150), { rank: 's97' });
const bond = createClaim('Bank', rand(600_000), { rank: 's103', securedBy: ['house'] });
const direct = createClaim('direct', rand(29_875), { rank: 's97', costOf: 'house' });
const ordinary = [
  createClaim('notices', rand(3_000), { rank: 's97' }),
  createClaim('master', rand(1_000), { rank: 's97' }),
  createClaim('funeral', rand(20_300), { rank: 's96Funeral' }),
  createClaim('SARS', rand(12_000), { rank: 's101' }),
  createClaim('Shop', rand(50_000), { rank: 's103' }),
];
const sharedFees = [
  { claim: fee.key, narrative: 'Fee', amount: fee.amount },
  { claim: vat.key, narrative: 'VAT', amount: vat.amount },
];
/** Fee 3.5% of R600 000 and VAT on it, shared over the house and the rest. */
const estate: SettlementInput = {
  on: toLocalDate('2026-04-02'),
  assets: [house, createFreeAsset(rand(100_000))],
  claims: [fee, vat, direct, bond, ...ordinary],
  fees: sharedFees,
  feeBase: rand(600_000),
  otherMoney: nil,
  netIncome: nil,
};
const computeFigures = (more: Partial<SettlementInput> = {}) => expectGranted(settleCreditors({ ...estate, ...more }));
const listPaid = (more: Partial<SettlementInput> = {}) =>
  computeFigures(more).ranks.flatMap(({ rank, claims }) =>
    claims.map(({ id, paid }) => [rank, id.replace(/^.*:/, ''), paid]),
  );

describe('creditors of an estate that cannot pay all', () => {
  test('security, costs, preferent and concurrent creditors, in that order', () => {
    const value = computeFigures();
    expect(value.encumbered[0]).toMatchObject({
      costs: [{ amount: rand(29_875) }, { amount: rand(17_500) }, { amount: rand(2_625) }],
      paid: [{ creditor: 'Bank', amount: rand(450_000) }],
      surplus: nil,
    });
    // 300 funeral + 3 500 fee + 525 VAT + 1 000 Master + 3 000 notices
    expect(value.freeResidueCosts).toBe(rand(8_325));
    // 79 675 among 150 000 + 20 000 + 50 000
    expect(listPaid()).toEqual([
      ['s96Funeral', 'funeral', rand(300)],
      ['s97', 'fee', rand(3_500)],
      ['s97', 'vat', rand(525)],
      ['s97', 'notices', rand(3_000)],
      ['s97', 'master', rand(1_000)],
      ['s101', 'SARS', rand(12_000)],
      ['s103', 'Bank', rand(54_323.86)],
      ['s103', 'funeral', rand(7_243.18)],
      ['s103', 'Shop', rand(18_107.96)],
    ]);
    expect(value.dividend).toBe('36.2159');
    expect(value).toMatchObject({ surplus: nil, contributionNeeded: nil });
  });

  test('the preference is that of the day, unless the estate sets another', () => {
    expect(listPaid()[0]).toEqual(['s96Funeral', 'funeral', rand(300)]);
    expect(listPaid({ preferences: { funeral: rand(5_000) } })[0]).toEqual(['s96Funeral', 'funeral', rand(5_000)]);
    expect(readRefusalFields(settleCreditors({ ...estate, on: toLocalDate('1960-01-01') }))).toEqual(['on']);
  });

  test('secured creditors draw interest out of their own security, by rank, and the surplus is free', () => {
    const from = toLocalDate('2026-05-01');
    const value = computeFigures({
      interest: { from, to: addDays(from, 100), yearlyRate: percent(10) },
      claims: [
        fee,
        vat,
        direct,
        createClaim('First', rand(365_000), { rank: 's103', securedBy: ['house'] }),
        ...ordinary,
      ],
    });
    expect(value.encumbered[0]).toMatchObject({ paid: [{ amount: rand(375_000) }], surplus: rand(75_000) });
    expect(value.freeResidue.value).toBe(rand(175_000));
  });

  test('interest the security cannot bear is lost: only the claim competes with the others', () => {
    const from = toLocalDate('2026-05-01');
    const interest = { from, to: addDays(from, 365), yearlyRate: percent(100) };
    // 450 000 is left of the house; 600 000 of interest is met first, and not in full.
    const concurrent = computeFigures({ interest }).ranks.at(-1)!;
    expect(concurrent.claims.find(({ id }) => id === bond.key)).toMatchObject({ claim: rand(600_000) });
    // With 73 days at 10% the interest of 12 000 is met, and the claim lacks as much more.
    const short = { from, to: addDays(from, 73), yearlyRate: percent(10) };
    expect(
      computeFigures({ interest: short })
        .ranks.at(-1)!
        .claims.find(({ id }) => id === bond.key),
    ).toMatchObject({
      claim: rand(162_000),
    });
  });

  test('creditors contribute where the free residue cannot pay its costs', () => {
    const value = computeFigures({ assets: [house, createFreeAsset(rand(1_000))], feeBase: rand(501_000) });
    expect(value.contributionNeeded).toBeGreaterThan(0);
    expect(value.ranks.at(-1)!.paid).toBe(nil);
  });

  test('one bond over two assets is paid once', () => {
    const flat = { id: 'flat', description: 'Flat', value: rand(200_000), feeBase: rand(200_000) };
    const both = createClaim('Both', rand(550_000), { rank: 's103', securedBy: ['house', 'flat'] });
    const value = computeFigures({ assets: [house, flat], claims: [both], fees: [], feeBase: nil });
    expect(value.encumbered.map(({ paid }) => paid.map(({ amount }) => amount))).toEqual([
      [rand(500_000)],
      [rand(50_000)],
    ]);
    expect(value.surplus).toBe(rand(150_000));
  });

  test('a debt and a cost with the same number are two rows: neither is paid for the other', () => {
    // As the database numbers them: each table counts from 1.
    const claims = [fee, vat, direct, bond, ...ordinary];
    const renumber = (chosen: (key: ClaimOnEstate['key']) => string): SettlementInput['claims'] =>
      claims.map((one) => {
        const [table] = one.key.split(':') as ['cost' | 'liability'];
        return fees.has(one.key) ? one : { ...one, key: toItemKey(table, chosen(one.key)) };
      });
    const fees = new Set([fee.key, vat.key]);
    const count = { cost: 0, liability: 0 };
    const alike = renumber((key) => String((count[key.split(':')[0] as 'cost' | 'liability'] += 1)));
    const readPaid = (of: SettlementInput['claims']) =>
      computeFigures({ claims: of }).ranks.map(({ rank, claims: paid }) => [rank, paid.map((one) => one.paid)]);
    expect(alike.filter(({ key }) => key.endsWith(':1'))).toHaveLength(2);
    expect(readPaid(alike)).toEqual(readPaid(claims));
    expect(computeFigures({ claims: alike }).dividend).toBe('36.2159');
    // What is kept to be paid to creditors names debts alone.
    const [, first] = listDividends(computeFigures({ claims: alike }));
    expect(listDividends(computeFigures({ claims: alike }))).toHaveLength(4);
    expect(first).toEqual({ claimId: '2', amount: rand(7_543.18) });
  });

  test('a shop and an advertisement numbered 1: 40.2105 cents in the rand, and both are there', () => {
    const claims = [
      createClaim('1', rand(8_000), { rank: 's103', narrative: 'Shop' }),
      createClaim('2', rand(87_000), { rank: 's103', narrative: 'Lender' }),
      createClaim('1', rand(1_800), { rank: 's97', narrative: 'Advertisement' }),
    ];
    const figures = computeFigures({
      assets: [createFreeAsset(rand(40_000))],
      claims,
      fees: [],
      feeBase: rand(40_000),
    });
    expect(figures.dividend).toBe('40.2105');
    // 38 200 of 95 000.
    expect(figures.ranks.map(({ rank, claims: paid }) => [rank, paid.map((one) => one.paid)])).toEqual([
      ['s97', [rand(1_800)]],
      ['s103', [rand(3_216.84), rand(34_983.16)]],
    ]);
  });

  test('accounts for every cent', () => {
    const amount = fc.integer({ min: 0, max: 50_000_000 }).map(cents);
    fc.assert(
      fc.property(amount, amount, amount, fc.array(amount), fc.array(amount), (proceeds, loose, owed, first, last) => {
        const value = computeFigures({
          assets: [{ ...house, value: proceeds, feeBase: proceeds }, createFreeAsset(loose)],
          feeBase: cents(proceeds + loose),
          claims: [
            fee,
            vat,
            direct,
            { ...bond, amount: owed },
            ...first.map((one, index) => createClaim(`p${index}`, one, { rank: 's98A' })),
            ...last.map((one, index) => createClaim(`c${index}`, one, { rank: 's103' })),
          ],
        });
        const out = sum([
          ...value.encumbered.flatMap(({ costs, paid }) => [...costs, ...paid].map((one) => one.amount)),
          ...value.ranks.map(({ paid }) => paid),
          value.surplus,
        ]);
        expect(out).toBe(proceeds + loose);
      }),
    );
  });
});
