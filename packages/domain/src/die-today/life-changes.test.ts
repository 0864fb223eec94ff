import { describe, expect, it } from 'vitest';
import { isRefused } from '../law/refusal';
import { formatInEnglish } from '../law/message';
import { expectGranted } from '../law/testing';
import { cents, nil, rand } from '../money/cents';
import { percent } from '../money/fraction';
import { projectLater } from './die-later';
import { computeLoanBalance, projectEstateForward } from './grow-estate';
import { projectDeath } from './projection';
import { buildChangedLife, buildScenario, type ScenarioChanges } from './scenario';
import { w3AsAt as asAt, w3Client as client } from './w3.testing';

const build = (changes: ScenarioChanges) => expectGranted(buildChangedLife(client, changes));
const project = (changes: ScenarioChanges) => expectGranted(projectDeath(build(changes).estate, asAt));
const listEffects = (changes: ScenarioChanges) =>
  build(changes).effects.map(({ label, amount }) => [formatInEnglish(label), amount / 100]);
const base = expectGranted(projectDeath(client, asAt));

describe('what is done in life is computed', () => {
  it('W: a flat is sold: its gain less the annual exclusion, 40% at 45%', () => {
    const changes = { sales: [{ assetId: 'Holiday flat', price: rand(2_600_000), costs: rand(100_000) }] };
    // 2 600 000 - 100 000 - 900 000 - 50 000 = 1 550 000; 40% is 620 000; 45% is 279 000.
    expect(listEffects(changes)).toEqual([
      ['Proceeds of Holiday flat', 2_500_000],
      ['Capital gains tax in life', 279_000],
    ]);
    const sold = project(changes);
    expect(sold.liquidity.cash).toBe(rand(1_920_000 + 2_500_000 - 279_000));
    expect(sold.capitalGains.gains.map(({ assetId }) => assetId)).toEqual(['Share portfolio']);
    // A tax somebody entered stands in place of the computed one.
    const entered = { sales: [{ ...changes.sales[0]!, tax: rand(400_000) }] };
    expect(listEffects(entered)).toEqual([['Proceeds of Holiday flat', 2_100_000]]);
  });

  it('W: two sales of a year have one exclusion, and the residence keeps its own', () => {
    const changes = {
      sales: [
        { assetId: 'Primary residence', price: rand(4_800_000), costs: nil },
        { assetId: 'Share portfolio', price: rand(3_150_000), costs: nil },
      ],
    };
    // (3 700 000 - 3 000 000) + 1 400 000 - 50 000 = 2 050 000; 18% of it.
    expect(listEffects(changes).at(-1)).toEqual(['Capital gains tax in life', 369_000]);
  });

  it('W: a gift to a child bears gains tax and donations tax, to the spouse neither', () => {
    const given = { gifts: [{ assetId: 'Holiday flat', to: 'BEN' }] };
    // 1 700 000 - 50 000 = 1 650 000 at 18%; 2 600 000 - 150 000 at 20%.
    expect(listEffects(given)).toEqual([
      ['Given in life to BEN', 2_600_000],
      ['Capital gains tax in life', 297_000],
      ['Donations tax', 490_000],
    ]);
    const found = project(given);
    // The cash of 420 000 is gone, and 367 000 of the taxes is a debt.
    expect(found.debts).toBe(rand(755_000 + 367_000));
    expect(found.liquidity.cash).toBe(rand(1_500_000));
    expect(found.check.holds).toBe(true);
    expect(listEffects({ gifts: [{ assetId: 'Holiday flat', to: 'SPOUSE' }] })).toEqual([
      ['Given in life to SPOUSE', 2_600_000],
    ]);
    expect(listEffects({ gifts: [{ amount: rand(200_000), to: 'CARLA' }] })).toEqual([
      ['Given in life to CARLA', 200_000],
      ['Donations tax', 10_000],
    ]);
  });

  it('a loan is paid with the money there is, and a policy is nominated or pays its creditor', () => {
    const paid = project({ payments: [{ debtId: 'Credit card' }] });
    expect([paid.debts, paid.liquidity.cash]).toEqual([rand(710_000), rand(1_875_000)]);
    expect(listEffects({ payments: [{ debtId: 'Home bond' }] })).toEqual([['Paid to Home bond', 420_000]]);
    const nominated = project({ nominations: [{ policyId: 'Policy A payable to estate', to: 'SPOUSE' }] });
    expect(nominated.grossEstateAssets.value).toBe(rand(11_600_000));
    expect(nominated.awards.find(({ personId }) => personId === 'SPOUSE')?.policiesDirect).toBe(rand(3_500_000));
    const ceded = project({ nominations: [{ policyId: 'Policy B', securesDebtId: 'Home bond' }] });
    expect(ceded.debts).toBe(rand(105_000));
    expect(ceded.awards.find(({ personId }) => personId === 'SPOUSE')?.policiesDirect).toBe(rand(1_350_000));
    const toEstate = project({ nominations: [{ policyId: 'Policy C' }] });
    expect(toEstate.liquidity.cash).toBe(rand(2_420_000));
    const fund = buildScenario(client, { nominations: [{ policyId: 'RA' }] });
    expect(isRefused(fund) && fund.refusals[0]?.field).toBe('nominations.0.toID');
  });

  it('the executor’s rate, a divorce and the other order of deaths', () => {
    expect(project({ executorRate: percent(2) }).executor.fee.value).toBe(rand(262_000));
    const divorced = project({ divorce: true });
    expect(divorced.awards.some(({ personId, fromEstate }) => personId === 'SPOUSE' && fromEstate > 0)).toBe(false);
    expect(divorced.estateDuty.spouseDeduction).toBe(nil);
    const first = project({ spouseFirst: { leaves: rand(1_000_000) } });
    expect(first.estateDuty.abatement).toBe(rand(7_000_000));
    // The policy that named the spouse pays the estate, and the inheritance is there.
    expect(first.grossEstateAssets.value).toBe(rand(13_100_000 + 2_000_000 + 1_000_000));
    expect(first.awards.some(({ personId }) => personId === 'SPOUSE')).toBe(false);
    const single = { ...client, marriages: [], benefits: [] };
    const alone = buildScenario(single, { divorce: true });
    expect(isRefused(alone) && alone.refusals.map(({ field }) => field)).toEqual(['lifeOfMarriage']);
  });

  it('a divorce in community leaves half of what is joint, and half of the debts', () => {
    const joint = {
      ...client,
      marriages: [{ ...client.marriages[0]!, contract: 'none' as const }],
    };
    const divorced = expectGranted(projectDeath(expectGranted(buildScenario(joint, { divorce: true })), asAt));
    expect(divorced.grossEstateAssets.value).toBe(rand(6_550_000));
    // Half of the bond, the card and the tax.
    expect(divorced.debts).toBe(rand(377_500));
  });

  it('several at once are each counted', () => {
    const all = project({
      sales: [{ assetId: 'Share portfolio', price: rand(3_150_000), costs: nil }],
      nominations: [{ policyId: 'Policy C', to: 'CARLA' }],
      payments: [{ debtId: 'Home bond' }],
      executorRate: percent(3),
    });
    expect(all.check.holds).toBe(true);
    // 1 400 000 - 50 000 at 18% is 243 000: the bond of 650 000 is paid from what is left.
    expect(all.liquidity.cash).toBe(rand(1_920_000 + 3_150_000 - 243_000 - 650_000));
    expect(all.awards.find(({ personId }) => personId === 'CARLA')?.policiesDirect).toBe(rand(500_000));
  });
});

describe('retirement funds', () => {
  it('W: lump sums are taxed together by the table, less contributions that were never deducted', () => {
    // 143 550 and 36% of what is above 1 155 000: 3 900 000 is 988 200 more.
    expect(base.retirement).toEqual([
      {
        id: 'RA',
        fund: 'Retirement annuity',
        name: 'SPOUSE',
        amount: rand(3_900_000),
        notDeducted: nil,
        tax: rand(1_131_750),
        net: rand(2_768_250),
      },
    ]);
    const second = {
      ...client.benefits[2]!,
      id: 'RA 2',
      amount: rand(600_000),
      contributionsNotDeducted: rand(200_000),
    };
    const two = expectGranted(projectDeath({ ...client, benefits: [...client.benefits, second] }, asAt)).retirement;
    // 4 300 000 together: 143 550 and 36% of 3 145 000, in the ratio 39 to 4.
    expect(two.map(({ tax }) => tax)).toEqual([
      cents(Math.round((127_575_000 * 39) / 43)),
      cents(Math.round((127_575_000 * 4) / 43)),
    ]);
    expect(two[1]!.notDeducted).toBe(rand(200_000));
  });
});

describe('dying later', () => {
  it('each class grows at its own rate, and a currency rises against the rand', () => {
    const home = {
      ...client.assets[0]!,
      id: 'Abroad',
      value: { amount: rand(100_000), currency: 'USD', randPerUnit: percent(1800) },
    };
    const grown = projectEstateForward({ ...client, assets: [...client.assets, home] }, 2, {
      growth: 4,
      inflation: 5,
      byClass: { property: 6, money: 0, policies: 0 },
      currencies: { USD: 3 },
    });
    const valueOf = (id: string) => grown.assets.find((one) => one.id === id)!.value;
    expect(valueOf('Primary residence')).toBe(rand(4_800_000 * 1.06 ** 2));
    expect(valueOf('Cash')).toBe(rand(420_000));
    expect(valueOf('Share portfolio')).toBe(cents(Math.round(315_000_000 * 1.04 ** 2)));
    expect(valueOf('Abroad')).toMatchObject({ amount: cents(Math.round(10_000_000 * 1.06 ** 2)) });
    const { randPerUnit } = valueOf('Abroad') as unknown as { randPerUnit: { n: bigint; d: bigint } };
    expect(Number(randPerUnit.n) / Number(randPerUnit.d)).toBeCloseTo(18 * 1.03 ** 2, 10);
    expect(grown.benefits.find(({ id }) => id === 'RA')?.amount).toBe(cents(Math.round(390_000_000 * 1.04 ** 2)));
  });

  it('a loan is paid off by equal payments, as paying month by month has it', () => {
    const payMonthly = (amount: number, interest: number, yearsLeft: number, years: number): number => {
      const rate = interest / 1200;
      const payment = (amount * rate) / (1 - (1 + rate) ** (-12 * yearsLeft));
      let left = amount;
      for (let month = 0; month < years * 12; month += 1) left = left * (1 + rate) - payment;
      return Math.round(left);
    };
    for (const years of [1, 5, 12, 19]) {
      const found = computeLoanBalance(rand(650_000), { yearsLeft: 20, interest: 11.25 }, years);
      expect(Math.abs(found - payMonthly(65_000_000, 11.25, 20, years))).toBeLessThanOrEqual(1);
    }
    expect(computeLoanBalance(rand(650_000), { yearsLeft: 20, interest: 0 }, 5)).toBe(rand(487_500));
    expect(computeLoanBalance(rand(650_000), { yearsLeft: 20, interest: 11 }, 20)).toBe(nil);
  });

  it('year by year each row is the scenario of that year, between the lower and the higher growth', () => {
    const assumed = { growth: 5, inflation: 6, spread: 2, premiums: rand(24_000) };
    const rows = expectGranted(projectLater(client, asAt, 30, assumed));
    expect(rows).toHaveLength(31);
    expect(rows[0]).toMatchObject({ years: 0, on: asAt, premiums: nil, middle: { over: base.liquidity.strict.value } });
    for (const years of [5, 10, 30]) {
      const one = project({ later: { years, growth: 5, inflation: 6 } });
      const low = project({ later: { years, growth: 3, inflation: 6 } });
      expect(rows[years]!.middle).toEqual({
        gross: one.grossEstateAssets.value,
        taxes: cents(one.capitalGains.tax.value + one.estateDuty.duty.value),
        cashRequired: one.cashRequired.value,
        over: one.liquidity.strict.value,
        received: rows[years]!.middle.received,
      });
      expect(rows[years]!.low!.gross).toBe(low.grossEstateAssets.value);
      expect(rows[years]!.low!.gross).toBeLessThan(rows[years]!.middle.gross);
      expect(rows[years]!.high!.gross).toBeGreaterThan(rows[years]!.middle.gross);
    }
    expect(rows[7]!.low).toBeNull();
    expect(rows[7]!.middle.gross).toBe(
      project({ later: { years: 7, growth: 5, inflation: 6 } }).grossEstateAssets.value,
    );
    expect(rows[3]!.premiums).toBe(rand(24_000 + 25_440 + 26_966.4));
  });
});
