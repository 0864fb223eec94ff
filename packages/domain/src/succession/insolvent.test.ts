import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { granted, refusedFields } from '../law/testing';
import { cents, nil, rand, sum } from '../money/cents';
import { percent } from '../money/fraction';
import { insolventEstate, type InsolventEstateInput } from './insolvent';
import { type CreditorVote, solvency, surrenderVote } from './surrender-vote';

const estate: InsolventEstateInput = {
  country: 'ZA',
  diedOn: localDate('2026-04-02'),
  accountOn: localDate('2026-11-15'),
  vendor: true,
  encumbered: [
    {
      id: 'house',
      proceeds: rand(500_000),
      directCosts: rand(29_875),
      secured: [{ creditor: 'Bank', claim: rand(600_000) }],
    },
  ],
  freeAssets: rand(100_000),
  otherCosts: rand(3_000),
  funeral: rand(20_300),
  deathBed: nil,
  preferent: [{ id: 'SARS', section: 's101', amount: rand(12_000) }],
  concurrent: [{ id: 'Shop', amount: rand(50_000) }],
};
const figures = (more: Partial<InsolventEstateInput> = {}) => granted(insolventEstate({ ...estate, ...more })).value;

describe('an insolvent deceased estate', () => {
  test('pays security, costs, preferent and concurrent creditors in that order', () => {
    const value = figures();
    expect(value.encumbered[0]).toMatchObject({
      fee: rand(17_500),
      costs: rand(50_000),
      paid: [{ creditor: 'Bank', interest: nil, paid: rand(450_000), shortfall: rand(150_000) }],
      surplus: nil,
    });
    // 300 funeral + 3 500 fee + 525 VAT + 1 000 Master (gross 600 000) + 3 000 other
    expect(value).toMatchObject({ executorFee: rand(3_500), mastersFee: rand(1_000), freeResidueCosts: rand(8_325) });
    expect(value.preferent).toEqual([{ id: 'SARS', claim: rand(12_000), paid: rand(12_000) }]);
    // 79 675 among 150 000 + 20 000 + 50 000
    expect(value.concurrent).toEqual([
      { id: 'Bank', claim: rand(150_000), paid: rand(54_323.86) },
      { id: 'funeral', claim: rand(20_000), paid: rand(7_243.18) },
      { id: 'Shop', claim: rand(50_000), paid: rand(18_107.96) },
    ]);
    expect(value.dividendText).toBe('36.2159');
    expect(value).toMatchObject({ surplus: nil, contributionNeeded: nil });
  });

  test('gives secured creditors interest out of their own security, by rank, and the surplus to the free residue', () => {
    const secured = [
      { creditor: 'First', claim: rand(365_000), interest: { yearlyRate: percent(10), days: 100 } },
      { creditor: 'Second', claim: rand(70_000) },
    ];
    const house = { ...estate.encumbered[0]!, secured };
    expect(figures({ encumbered: [house] }).encumbered[0]).toMatchObject({
      paid: [
        { creditor: 'First', interest: rand(10_000), paid: rand(375_000), shortfall: nil },
        { creditor: 'Second', paid: rand(70_000), shortfall: nil },
      ],
      surplus: rand(5_000),
    });
    expect(figures({ encumbered: [house] }).freeResidue).toBe(rand(105_000));
  });

  test('meets interest before the claim, so the shortfall is claim', () => {
    const secured = [{ creditor: 'Bank', claim: rand(450_000), interest: { yearlyRate: percent(10), days: 73 } }];
    expect(figures({ encumbered: [{ ...estate.encumbered[0]!, secured }] }).encumbered[0]!.paid[0]).toMatchObject({
      interest: rand(9_000),
      paid: rand(450_000),
      shortfall: rand(9_000),
    });
  });

  test('calls for a contribution where the free residue cannot pay its costs', () => {
    const value = figures({ freeAssets: rand(1_000) });
    expect(value.contributionNeeded).toBe(rand(300 + 35 + 5.25 + 800 + 3_000 - 1_000));
    expect(value.preferent[0]!.paid).toBe(nil);
    expect(value.concurrent.every(({ paid }) => paid === 0)).toBe(true);
  });

  test('bears what the minimum fee still lacks on the free residue', () => {
    expect(figures({ encumbered: [], freeAssets: rand(2_000), otherCosts: nil }).executorFee).toBe(rand(350));
  });

  test('leaves a surplus when everybody is paid', () => {
    expect(figures({ encumbered: [], concurrent: [], funeral: nil }).surplus).toBe(
      rand(100_000 - 4_025 - 3_000 - 12_000),
    );
  });

  test('refuses what cannot be', () => {
    const [house] = estate.encumbered;
    expect(
      refusedFields(insolventEstate({ ...estate, encumbered: [{ ...house!, directCosts: rand(490_000) }] })),
    ).toEqual(['encumbered.house.directCosts']);
    expect(refusedFields(insolventEstate({ ...estate, encumbered: [house!, house!], funeral: cents(-1) }))).toEqual([
      'funeral',
      'encumbered',
    ]);
    expect(refusedFields(insolventEstate({ ...estate, country: 'NA' }))).toEqual(['on']);
    expect(refusedFields(insolventEstate({ ...estate, diedOn: localDate('1960-01-01') }))).toEqual(['diedOn']);
    const secured = [{ creditor: 'Bank', claim: cents(-1), interest: { yearlyRate: percent(-1), days: 1.5 } }];
    expect(refusedFields(insolventEstate({ ...estate, encumbered: [{ ...house!, secured }] }))).toEqual([
      'encumbered.house.Bank.claim',
      'encumbered.house.Bank.interest',
    ]);
  });

  test('accounts for every cent', () => {
    const amount = fc.integer({ min: 0, max: 50_000_000 }).map(cents);
    const claim = fc.record({ amount });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.array(claim),
        fc.array(claim),
        (proceeds, freeAssets, bond, first, last) => {
          const worked = insolventEstate({
            ...estate,
            encumbered: [{ id: 'house', proceeds, directCosts: nil, secured: [{ creditor: 'Bank', claim: bond }] }],
            freeAssets,
            preferent: first.map((one, index) => ({ ...one, id: `p${index}`, section: 's98A' as const })),
            concurrent: last.map((one, index) => ({ ...one, id: `c${index}` })),
          });
          if (isRefused(worked)) throw new Error('refused');
          const { value } = worked;
          const [house] = value.encumbered;
          const out = sum([
            house!.costs,
            ...house!.paid.map(({ paid }) => paid),
            value.freeResidueCosts,
            ...[...value.preferent, ...value.concurrent].map(({ paid }) => paid),
            value.surplus,
          ]);
          expect(out - value.contributionNeeded).toBe(proceeds + freeAssets);
        },
      ),
    );
  });
});

describe('section 34(1)', () => {
  test('is about debts above assets', () => {
    expect(granted(solvency(rand(100), rand(100))).value).toEqual({ solvent: true, deficit: nil });
    expect(granted(solvency(rand(100), rand(101))).value).toEqual({ solvent: false, deficit: rand(1) });
    expect(refusedFields(solvency(cents(-1), cents(-1)))).toEqual(['assets', 'liabilities']);
  });

  const [reported, closed] = [localDate('2026-11-01'), localDate('2026-11-15')];
  const vote = (
    creditor: string,
    claim: number,
    surrender: boolean,
    more: Partial<CreditorVote> = {},
  ): CreditorVote => ({
    creditor,
    claim: rand(claim),
    surrender,
    ...more,
  });
  test('takes a majority in number and in value', () => {
    const votes = [vote('A', 5_000, true), vote('B', 3_000, true), vote('C', 4_000, false), vote('Small', 999, false)];
    expect(granted(surrenderVote(reported, closed, votes)).value).toEqual({
      surrendered: true,
      countedNumber: 3,
      forNumber: 2,
      countedValue: rand(12_999),
      forValue: rand(8_000),
    });
    expect(
      granted(surrenderVote(reported, closed, [vote('A', 9_000, true), vote('C', 1_000, false)])).value.surrendered,
    ).toBe(false);
  });
  test('counts a secured creditor for the unsecured balance, once the security is valued', () => {
    const secured = (valuedAt?: number) =>
      vote('Bank', 9_000, true, { security: valuedAt === undefined ? {} : { valuedAt: rand(valuedAt) } });
    const value = (bank: CreditorVote) => granted(surrenderVote(reported, closed, [bank])).value.countedValue;
    expect(value(secured(7_000))).toBe(rand(2_000));
    expect(value(secured())).toBe(nil);
  });
  test('gives creditors fourteen days', () => {
    expect(
      refusedFields(surrenderVote(reported, localDate('2026-11-14'), [vote('A', -1, true), vote('A', 1, true)])),
    ).toEqual(['votes.A.claim', 'votes', 'closedOn']);
  });
});
