import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, countDaysBetween, type LocalDate, toLocalDate } from '../dates/local-date';
import { isRefused, type Outcome } from '../law/refusal';
import { type AccountCode, chart } from '../ledger/chart';
import { cents, type Cents, nil, rand, sum } from '../money/cents';
import { fraction, percent } from '../money/fraction';
import type { BookedDistribution, ForeignIncome, TrustBooks, TrustPosting } from './trust-books';
import { computeTrustYear } from './trust-year';
import { type ConnectedLoan, computeLoansOfYear } from './loans-of-trust';
import { computeBasicAmount, computeProvisional } from './provisional';
import { computeTrustTax, computeTrustTaxOn, findAttributable, type TrustTaxInput } from './trust-tax';
import {
  checkAttribution,
  findTrustTaxBasis,
  noTaxFacts,
  type TrustAttribution,
  type TrustTaxFacts,
} from './trust-tax-facts';
import { officialInterest, trustRates } from './trust-rates';

const day = (text: string): LocalDate => toLocalDate(text);
const year = { from: day('2025-03-01'), to: day('2026-02-28') };
function readValue<T>(outcome: Outcome<T>): T {
  if (isRefused(outcome)) throw new Error(JSON.stringify(outcome.refusals));
  return outcome;
}
const readFields = (outcome: unknown): string[] =>
  isRefused(outcome) ? outcome.refusals.map(({ field }) => field) : [];

const createPerson = (id: number, name: string, isResident: boolean | null = true) => ({
  id,
  name,
  kind: 'person',
  identityNumber: null,
  bornOn: day('1990-01-01'),
  taxNumber: null,
  address: null,
  isResident,
});
const [anna, ben, nora] = [createPerson(1, 'Anna'), createPerson(2, 'Ben'), createPerson(3, 'Nora', false)];
const vest = (id: number, to: number, amount: Cents, head: AccountCode, isForeign = false): BookedDistribution => ({
  id,
  vestedDate: day('2026-02-20'),
  ground: 'discretionary',
  nature: 'income',
  incomeType: chart[head].label,
  isForeign,
  amount,
  beneficiaryID: to,
  resolutionID: 1,
  assetID: null,
  resolution: null,
  voucher: null,
});
const post = (account: AccountCode, amount: number, partyId: number | null = null): TrustPosting => ({
  account,
  partyId,
  before: nil,
  within: rand(account.startsWith('INCOME') ? -amount : amount),
});
function createInput(
  postings: readonly TrustPosting[],
  {
    distributions = [],
    foreign = [],
    people = [anna, ben, nora],
    in: period = year,
    ...more
  }: Partial<TrustTaxInput> & {
    readonly distributions?: readonly BookedDistribution[];
    readonly foreign?: readonly ForeignIncome[];
    readonly people?: TrustBooks['beneficiaries'];
    readonly in?: typeof year;
  } = {},
): TrustTaxInput {
  const books: TrustBooks = {
    year: period,
    beneficiaries: people,
    banks: [],
    assets: [],
    debts: [],
    repaid: [],
    entries: [],
    postings,
    foreign,
    distributions,
  };
  return { books, year: computeTrustYear(books), basis: 'ordinary', facts: noTaxFacts, attributions: [], ...more };
}
/** A gain of the year that the books do not have: of the adjustment alone. */
const withFacts = (facts: Partial<TrustTaxFacts>): Pick<TrustTaxInput, 'facts'> => ({
  facts: { ...noTaxFacts, ...facts },
});

const postings = [
  post('INCOME:RENT', 186_000),
  post('INCOME:INTEREST', 25_000),
  post('INCOME:INTEREST', 3180.2, 1),
  post('INCOME:DIVIDEND', 39_000),
  post('MAINT:PROPERTY', 18_960),
  post('ADMIN:ACCOUNTING', 12_650),
  post('MAINT:EDUCATION', 1950),
];
const foreign: ForeignIncome[] = [
  { account: 'INCOME:DIVIDEND', partyId: null, amount: rand(9000), tax: rand(900) },
  { account: 'INCOME:INTEREST', partyId: null, amount: rand(5000), tax: nil },
];
const distributions = [
  vest(1, 2, rand(60_000), 'INCOME:RENT'),
  vest(2, 2, rand(10_000), 'INCOME:DIVIDEND'),
  vest(3, 3, rand(4000), 'INCOME:INTEREST'),
];

describe('the tax of a trust', () => {
  test('W: an ordinary trust keeps rent, interest and dividends; two residents and one person abroad take of them', () => {
    const taxed = readValue(computeTrustTax(createInput(postings, { distributions, foreign })));
    expect(
      taxed.kinds.map(({ head, isForeign, came, toBeneficiaries, kept, exempt, taxable }) => [
        `${isForeign ? 'foreign ' : ''}${head}`,
        ...[came, toBeneficiaries, kept, exempt, taxable].map((amount) => amount / 100),
      ]),
    ).toEqual([
      // R4 000 vested in Nora, who is no resident: it stays with the trust.
      ['INCOME:INTEREST', 23_180.2, 3180.2, 20_000, 0, 20_000],
      ['foreign INCOME:INTEREST', 5000, 0, 5000, 0, 5000],
      ['INCOME:DIVIDEND', 30_000, 10_000, 20_000, 20_000, 0],
      ['foreign INCOME:DIVIDEND', 9000, 0, 9000, 5000, 4000],
      ['INCOME:RENT', 186_000, 60_000, 126_000, 0, 126_000],
    ]);
    // 35 000 of 250 000 is exempt: as much of R31 610 is not deducted.
    expect(taxed.expenses).toEqual({
      booked: rand(33_560),
      neverDeductible: rand(1950),
      notDeductible: nil,
      forExemptIncome: rand(4425.4),
      toBeneficiaries: nil,
      deductible: rand(27_184.6),
    });
    expect(taxed).toMatchObject({
      taxableIncome: rand(127_815.4),
      tax: rand(57_516.93),
      foreignCredit: rand(900),
      payable: rand(56_616.93),
    });
    expect(
      taxed.people.map(({ beneficiary, reports, isTaxedInTrust }) => [
        beneficiary.name,
        reports.map(({ head, amount }) => [head, amount / 100]),
        isTaxedInTrust,
      ]),
    ).toEqual([
      ['Anna', [['INCOME:INTEREST', 3180.2]], false],
      [
        'Ben',
        [
          ['INCOME:RENT', 60_000],
          ['INCOME:DIVIDEND', 10_000],
        ],
        false,
      ],
      ['Nora', [], true],
    ]);
  });

  test('what vested in a person abroad flowed to them until years that began before March 2024', () => {
    const before = { from: day('2023-03-01'), to: day('2024-02-29') };
    const earlier = distributions.map((one) => ({ ...one, vestedDate: day('2024-02-20') }));
    const taxed = readValue(computeTrustTax(createInput(postings, { distributions: earlier, foreign, in: before })));
    expect(taxed.kinds[0]).toMatchObject({ toBeneficiaries: rand(7180.2), kept: rand(16_000) });
    expect(taxed.people.at(-1)).toMatchObject({ isTaxedInTrust: false });
  });

  test('shared expenses go with the income to whoever takes it, and never beyond it', () => {
    const taxed = readValue(
      computeTrustTax(createInput(postings, { distributions, foreign, ...withFacts({ expenses: 'shared' }) })),
    );
    // R27 184,60 over R60 000 of Ben and R155 000 of the trust: dividends bear nothing.
    expect(taxed.expenses).toMatchObject({ toBeneficiaries: rand(7586.4), deductible: rand(19_598.2) });
    expect(taxed.people[1]).toMatchObject({ reportsExpenses: rand(7586.4) });
  });

  test('a gain is the resident’s it vested in; the trust includes 80%, a special trust of type A 40% above the exclusion', () => {
    const gains = { ...vest(9, 2, rand(100_000), 'INCOME:RENT'), nature: 'gain', incomeType: null } as const;
    const computeGain = (basis: TrustTaxInput['basis'], facts: Partial<TrustTaxFacts> = {}) =>
      readValue(
        computeTrustTax(
          createInput([], { basis, distributions: [gains], ...withFacts({ gainAdjustment: rand(340_000), ...facts }) }),
        ),
      );
    expect(computeGain('ordinary').gains).toMatchObject({ kept: rand(240_000), taxable: rand(192_000) });
    expect(computeGain('ordinary')).toMatchObject({ taxableIncome: rand(192_000), tax: rand(86_400) });
    expect(computeGain('specialB').gains.taxable).toBe(rand(192_000));
    // 240 000 less 40 000, 40%: R80 000 at 18%.
    expect(computeGain('specialA')).toMatchObject({ taxableIncome: rand(80_000), tax: rand(14_400) });
    expect(computeGain('ordinary', { capitalLossBroughtForward: rand(300_000) }).gains).toMatchObject({
      taxable: nil,
      lossUsed: rand(240_000),
      lossForward: rand(60_000),
    });
    expect(computeGain('specialA', { gainAdjustment: rand(30_000) }).gains).toMatchObject({
      // R70 000 lost after R100 000 vested, less the exclusion.
      kept: rand(-70_000),
      lossForward: rand(30_000),
    });
    expect(computeGain('ordinary').people[0]).toMatchObject({ reportsGain: rand(100_000) });
  });

  test('a special trust is taxed by the table of natural persons, without their rebates', () => {
    const taxOn = (income: number, basis: TrustTaxInput['basis']) =>
      readValue(computeTrustTaxOn(rand(income), basis, createInput([]).year));
    expect(taxOn(300_000, 'specialA')).toBe(rand(59_032));
    expect(taxOn(300_000, 'specialB')).toBe(rand(59_032));
    expect(taxOn(300_000, 'ordinary')).toBe(rand(135_000));
    expect(findTrustTaxBasis('Special trust type B', null)).toBe('specialB');
    expect(findTrustTaxBasis('Court-ordered trust (Road Accident Fund)', null)).toBe('specialA');
    expect(findTrustTaxBasis('Court-ordered trust (Road Accident Fund)', 'ordinary')).toBe('ordinary');
    expect(findTrustTaxBasis('Inter vivos trust', null)).toBe('ordinary');
    const grownUp = { ...ben, bornOn: day('2008-02-28') };
    const { remarks } = readValue(computeTrustTax(createInput([], { basis: 'specialB', people: [anna, grownUp] })));
    expect(remarks.map(({ key }) => key).join()).toContain('was 18 by the end of this year');
    const child = { ...ben, bornOn: day('2008-03-01') };
    expect(readValue(computeTrustTax(createInput([], { basis: 'specialB', people: [anna, child] }))).remarks).toEqual(
      [],
    );
  });

  test('an assessed loss is used up to the income, and what is lost in the year is added to it', () => {
    const taxed = (income: number, expense: number, loss: number) =>
      readValue(
        computeTrustTax(
          createInput(
            [post('INCOME:RENT', income), post('MAINT:PROPERTY', expense)],
            withFacts({ lossBroughtForward: rand(loss) }),
          ),
        ),
      );
    expect(taxed(100_000, 20_000, 50_000)).toMatchObject({
      lossUsed: rand(50_000),
      taxableIncome: rand(30_000),
      lossForward: nil,
    });
    expect(taxed(100_000, 20_000, 95_000)).toMatchObject({
      lossUsed: rand(80_000),
      taxableIncome: nil,
      lossForward: rand(15_000),
    });
    expect(taxed(10_000, 25_000, 5000)).toMatchObject({
      lossUsed: nil,
      taxableIncome: nil,
      tax: nil,
      lossForward: rand(20_000),
    });
  });

  test('what is attributed to a donor is neither the trust’s nor the child’s', () => {
    const attribute = (more: Partial<TrustAttribution>): TrustAttribution => ({
      endDate: year.to,
      rule: '7(5)',
      donorID: 9,
      beneficiaryID: null,
      incomeType: 'Rent',
      isForeign: false,
      amount: rand(26_000),
      ...more,
    });
    const attributions = [
      attribute({}),
      attribute({ rule: '7(3)', beneficiaryID: 2, amount: rand(15_000) }),
      attribute({ rule: '7(8)', beneficiaryID: 3, incomeType: 'Interest earned', amount: rand(4000) }),
    ];
    const input = createInput(postings, { distributions, foreign, attributions });
    const taxed = readValue(computeTrustTax(input));
    expect(taxed.kinds.at(-1)).toMatchObject({
      toBeneficiaries: rand(60_000),
      toDonors: rand(26_000),
      kept: rand(100_000),
    });
    expect(taxed.kinds[0]).toMatchObject({ toDonors: rand(4000), kept: rand(16_000) });
    expect(taxed.people[1]!.reports[0]).toMatchObject({ head: 'INCOME:RENT', amount: rand(45_000) });
    expect(readValue(findAttributable(input, attribute({})))).toBe(rand(100_000));
    expect(readValue(findAttributable(input, attribute({ rule: '7(3)', beneficiaryID: 2 })))).toBe(rand(45_000));
    expect(readValue(findAttributable(input, attribute({ beneficiaryID: 3, incomeType: 'Interest earned' })))).toBe(
      nil,
    );
    expect(readFields(checkAttribution(attribute({ endDate: day('2026-02-27') })))).toEqual(['endDate']);
    expect(readFields(checkAttribution(attribute({ rule: '7(3)', incomeType: null })))).toEqual([
      'incomeType',
      'beneficiaryID',
    ]);
    expect(checkAttribution(attribute({ rule: '70', incomeType: null }))).toBeUndefined();
  });

  test('each rand of income is the trust’s, a beneficiary’s or a donor’s, by a second way that knows no kinds', () => {
    const heads = ['INCOME:RENT', 'INCOME:INTEREST', 'INCOME:DIVIDEND', 'INCOME:MAINTENANCE_RECEIVED'] as const;
    const anEntry = fc.record({
      head: fc.constantFrom(...heads),
      party: fc.constantFrom(null, 1, 2, 3),
      amount: fc.integer({ min: 1, max: 50_000_000 }).map(cents),
      isForeign: fc.boolean(),
      vested: fc.integer({ min: 0, max: 100 }),
      to: fc.constantFrom(1, 2, 3),
    });
    fc.assert(
      fc.property(fc.array(anEntry, { maxLength: 12 }), (entries) => {
        const shares = entries
          .filter(({ party }) => party === null)
          .map((one, index) => ({ ...one, id: index, part: cents(Math.floor((one.amount * one.vested) / 100)) }))
          .filter(({ part }) => part > 0);
        const taxed = readValue(
          computeTrustTax(
            createInput(
              entries.map(({ head, party, amount }) => post(head, amount / 100, party)),
              {
                distributions: shares.map(({ id, to, part, head, isForeign }) => vest(id, to, part, head, isForeign)),
                foreign: entries
                  .filter(({ isForeign }) => isForeign)
                  .map(({ head, party, amount }) => ({ account: head, partyId: party, amount, tax: nil })),
              },
            ),
          ),
        );
        const isAbroad = (who: number | null) => who === 3;
        const theirs =
          shares.filter(({ to }) => !isAbroad(to)).reduce((total, { part }) => total + part, 0) +
          entries
            .filter(({ party }) => party !== null && !isAbroad(party))
            .reduce((total, { amount }) => total + amount, 0);
        const all = entries.reduce((total, { amount }) => total + amount, 0);
        expect(sum(taxed.kinds.map(({ kept }) => kept))).toBe(all - theirs);
        expect(sum(taxed.people.flatMap(({ reports }) => reports.map(({ amount }) => amount)))).toBe(theirs);
        // Tax: 45% of what was kept, without local dividends and maintenance, and of a foreign dividend 20/45.
        const kept = (head: string, isForeign: boolean) =>
          entries
            .filter(
              (one) => one.head === head && one.isForeign === isForeign && (one.party === null || isAbroad(one.party)),
            )
            .reduce((total, { amount }) => total + amount, 0) -
          shares
            .filter((one) => one.head === head && one.isForeign === isForeign && !isAbroad(one.to))
            .reduce((total, { part }) => total + part, 0);
        const naive =
          [false, true].reduce(
            (total, abroad) => total + kept('INCOME:RENT', abroad) + kept('INCOME:INTEREST', abroad),
            0,
          ) +
          kept('INCOME:DIVIDEND', true) * (20 / 45);
        expect(Math.abs(taxed.taxableIncome - naive)).toBeLessThanOrEqual(1);
        expect(Math.abs(taxed.tax - naive * 0.45)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 150 },
    );
  });

  test('the tables have no gap, and a year without one is refused', () => {
    for (const { rows } of [trustRates, officialInterest]) {
      for (const [index, row] of rows.slice(0, -1).entries()) expect(addDays(row.to!, 1)).toBe(rows[index + 1]!.from);
    }
    const early = { from: day('2010-03-01'), to: day('2011-02-28') };
    expect(readFields(computeTrustTax(createInput([], { in: early })))).toEqual(['date']);
  });
});

describe('loans to a trust below the official rate', () => {
  const loan: ConnectedLoan = {
    id: 1,
    lender: 'Pieter',
    lentOn: day('2020-05-01'),
    amount: rand(5_000_000),
    rate: percent(0),
    exemption: null,
    repaid: [],
  };
  const compute = (loans: readonly ConnectedLoan[], period = year, used: Cents = nil) =>
    readValue(computeLoansOfYear(loans, period, used));
  /** The second way: a day at a time. */
  function sumDayByDay(one: ConnectedLoan, period: typeof year): number {
    let [total, charged] = [0, 0];
    for (let on = period.from; on <= period.to; on = addDays(on, 1)) {
      if (one.lentOn !== null && on < one.lentOn) continue;
      const balance = Math.max(
        0,
        one.amount - one.repaid.filter((each) => each.day <= on).reduce((all, { amount }) => all + amount, 0),
      );
      const row = officialInterest.on(on);
      if (isRefused(row)) throw new Error('no rate');
      total += (balance * Number(row.rate.n)) / Number(row.rate.d) / 365;
      charged += (balance * Number(one.rate.n)) / Number(one.rate.d) / 365;
    }
    return Math.max(0, Math.round(total) - Math.round(charged));
  }

  test('W: R5 million without interest in the year to February 2026', () => {
    // 92 days at 8.5%, 92 at 8.25%, 91 at 8%, 90 at 7.75%: the rate of 1 August 2025 counts from the month after it.
    const naive = Math.round((500_000_000 * (92 * 8.5 + 92 * 8.25 + 91 * 8 + 90 * 7.75)) / 36_500);
    const { loans, lenders, tax } = compute([loan]);
    expect(loans[0]!.segments.map(({ days, rate }) => [days, Number(rate.n) / Number(rate.d)])).toEqual([
      [92, 0.085],
      [92, 0.0825],
      [91, 0.08],
      [90, 0.0775],
    ]);
    expect(loans[0]!.shortfall).toBe(naive);
    expect(loans[0]!.shortfall).toBe(rand(406_369.86));
    expect(lenders).toEqual([
      { lender: 'Pieter', shortfall: naive, exempt: rand(100_000), taxable: rand(306_369.86), tax: rand(61_273.97) },
    ]);
    expect(tax).toBe(rand(61_273.97));
    expect(compute([loan], year, rand(70_000)).lenders[0]!.exempt).toBe(rand(30_000));
  });

  test('interest that is charged counts, an exempt loan does not, and one exemption serves all loans of a lender', () => {
    expect(compute([{ ...loan, rate: percent(9) }]).lenders[0]).toMatchObject({ shortfall: nil, tax: nil });
    expect(compute([{ ...loan, exemption: 'home' }]).loans[0]).toMatchObject({ segments: [], shortfall: nil });
    const three = compute([loan, { ...loan, id: 2, amount: rand(100_000) }, { ...loan, id: 3, lender: 'Mia' }]);
    expect(three.lenders.map(({ lender, exempt }) => [lender, exempt])).toEqual([
      ['Pieter', rand(100_000)],
      ['Mia', rand(100_000)],
    ]);
    const before = { from: day('2016-03-01'), to: day('2017-02-28') };
    expect(compute([{ ...loan, lentOn: null }], before).tax).toBe(nil);
    const nextYear = { from: day('2026-03-01'), to: day('2027-02-28') };
    expect(readFields(computeLoansOfYear([loan], nextYear))).toEqual(['loans']);
  });

  test('repayments and rates are followed to the day', () => {
    const aLoan = fc.record({
      lentOn: fc.option(fc.integer({ min: -400, max: 364 })),
      amount: fc.integer({ min: 1, max: 1_000_000_000 }).map(cents),
      rate: fc.integer({ min: 0, max: 12 }),
      repaid: fc.array(fc.tuple(fc.integer({ min: -100, max: 400 }), fc.integer({ min: 1, max: 400_000_000 })), {
        maxLength: 4,
      }),
    });
    fc.assert(
      fc.property(aLoan, fc.constantFrom(2019, 2021, 2023, 2025), ({ lentOn, amount, rate, repaid }, from) => {
        const period = { from: day(`${from}-03-01`), to: addDays(day(`${from + 1}-03-01`), -1) };
        const one = {
          ...loan,
          amount,
          rate: fraction(rate, 100),
          lentOn: lentOn === null ? null : addDays(period.from, lentOn),
          repaid: repaid.map(([days, paid]) => ({ day: addDays(period.from, days), amount: cents(paid) })),
        };
        const [computed] = compute([one], period).loans;
        expect(Math.abs(computed!.shortfall - sumDayByDay(one, period))).toBeLessThanOrEqual(1);
        for (const segment of computed!.segments) {
          expect(countDaysBetween(segment.from, segment.to) + 1).toBe(segment.days);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('provisional tax', () => {
  const taxOn = (income: Cents) => cents(Math.round(income * 0.45));
  const compute = (facts: Partial<TrustTaxFacts>, taxableIncome: number, payable = taxableIncome * 0.45) =>
    readValue(
      computeProvisional(
        year,
        { ...noTaxFacts, ...facts },
        { taxableIncome: rand(taxableIncome), payable: rand(payable) },
        taxOn,
      ),
    );

  test('W: half on the first estimate, the rest of the second, the rest of the tax', () => {
    const worked = compute(
      {
        lastAssessedIncome: rand(200_000),
        lastAssessedYearEndDate: day('2025-02-28'),
        estimateSecond: rand(280_000),
        paidFirst: rand(45_000),
        paidSecond: rand(81_000),
      },
      300_000,
    );
    expect(worked).toMatchObject({
      basic: rand(200_000),
      first: { estimate: rand(200_000), due: rand(45_000) },
      second: { estimate: rand(280_000), due: rand(81_000) },
      topUp: { due: rand(9000) },
      balance: rand(9000),
      penalty: nil,
    });
  });
  test('an old assessment is raised by 8% a year', () => {
    const raise = (assessed: string) => computeBasicAmount(rand(100_000), day(assessed), year, day('2025-09-01'));
    expect(raise('2025-02-28')).toBe(rand(100_000));
    expect(raise('2024-02-29')).toBe(rand(116_000));
    expect(raise('2023-02-28')).toBe(rand(124_000));
  });
  test('too low a second estimate costs a fifth of what was paid too little', () => {
    // 90% of 300 000 is 270 000; tax on it 121 500, of which 50 000 was paid.
    expect(compute({ estimateSecond: rand(200_000), paidFirst: rand(50_000) }, 300_000).penalty).toBe(rand(14_300));
    // By the basic amount where that is less.
    const basic = { lastAssessedIncome: rand(190_000), lastAssessedYearEndDate: day('2025-02-28') };
    expect(compute({ ...basic, estimateSecond: rand(200_000) }, 300_000).penalty).toBe(nil);
    // Above R1 million: 80% of the income itself.
    expect(compute({ ...basic, estimateSecond: rand(200_000) }, 2_000_000).penalty).toBe(rand(144_000));
    expect(compute({}, 300_000).penalty).toBeNull();
  });
});
