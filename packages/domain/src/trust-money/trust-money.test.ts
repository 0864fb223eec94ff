import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookedEntry } from '../curator-account/books';
import { addDays, type LocalDate, toLocalDate } from '../dates/local-date';
import { isRefused } from '../law/refusal';
import { type AccountCode, chart } from '../ledger/chart';
import { type LedgerEvent, computePostings } from '../ledger/happening';
import { cents, type Cents, nil, rand, sum } from '../money/cents';
import { checkDistribution, checkStandsOn, type TrustDistribution, toLedgerEvent } from './distribution';
import { checkWithinYear, listIncomeByKind } from './income-kinds';
import { listVestings, sumVestings } from './it3t';
import type { BookedDistribution, TrustBeneficiary, TrustBooks, TrustPosting } from './trust-books';
import { proveTrustYear } from './trust-proofs';
import { computeTrustYear } from './trust-year';
import { findTaxYearEnd, chooseUsualYear, findYearAround, listTrustYears } from './trust-years';

const toDay = (text: string): LocalDate => toLocalDate(text);
const createBeneficiary = (id: number, name: string): TrustBeneficiary => ({
  id,
  name,
  kind: 'person',
  identityNumber: `80010102340${id}`,
  bornOn: toDay('1980-01-01'),
  taxNumber: '0123456782',
  address: '12 Kerk Street',
  isResident: true,
});
const anna = createBeneficiary(1, 'Anna');
const ben = createBeneficiary(2, 'Ben');
const year = { from: toDay('2025-03-01'), to: toDay('2026-02-28') };
const bankId = 7;

interface TestEntry {
  readonly on: LocalDate;
  readonly happened: LedgerEvent;
}
const sourceOf: Partial<Record<LedgerEvent['kind'], string>> = { incomeReceived: 'income', expensePaid: 'expense' };

/** The books of a trust from what happened, as the reader finds them in the ledger. */
function createBooks(
  entries: readonly TestEntry[],
  distributions: readonly BookedDistribution[] = [],
  more: Partial<TrustBooks> = {},
): TrustBooks {
  const all = [
    ...entries,
    ...distributions.map((one) => ({ on: one.vestedDate, happened: toLedgerEvent(one) })),
  ].filter(({ on }) => on <= year.to);
  const postings = new Map<string, TrustPosting>();
  const moved: BookedEntry[] = [];
  for (const [sourceId, { on, happened }] of all.entries()) {
    const lines = computePostings(happened);
    if (isRefused(lines)) throw new Error(lines.refusals[0]!.sentence);
    for (const { account, partyId = null, cents: amount } of lines) {
      const key = `${account} ${partyId}`;
      const before = postings.get(key) ?? { account, partyId, before: nil, within: nil };
      const at = on < year.from ? 'before' : 'within';
      postings.set(key, { ...before, [at]: sum([before[at], amount]) });
    }
    const bank = lines.find(({ account }) => account === 'BANK');
    const other = lines.find(({ account }) => account !== 'BANK');
    if (bank && happened.kind !== 'balanceTakenOver') {
      moved.push({
        source: sourceOf[happened.kind] ?? 'money_movement',
        sourceId,
        day: on,
        narrative: 'Line',
        voucher: null,
        payee: null,
        bankId: bank.bankAccountId!,
        amount: bank.cents,
        account: other?.account ?? 'INTERNAL',
        assetId: other?.assetId ?? null,
        liabilityId: other?.liabilityId ?? null,
        otherBankId: null,
        carrying: null,
        isForUse: false,
      });
    }
  }
  return {
    year,
    beneficiaries: [anna, ben],
    banks: [{ id: bankId, name: 'Trust account', assetId: null, openingOn: toDay('2024-03-01'), opening: rand(1000) }],
    assets: [{ id: 11, name: 'Farm', value: rand(900_000) }],
    debts: [],
    repaid: [],
    foreign: [],
    entries: moved,
    postings: [...postings.values()],
    distributions: distributions.filter(({ vestedDate }) => vestedDate <= year.to),
    ...more,
  };
}

const earnIncome = (on: string, amount: number, account: AccountCode = 'INCOME:RENT', partyId?: number): TestEntry => ({
  on: toDay(on),
  happened: {
    kind: 'incomeReceived',
    account,
    amount: rand(amount),
    bankAccountId: bankId,
    ...(partyId && { partyId }),
  },
});
const spendMoney = (
  on: string,
  amount: number,
  account: AccountCode = 'ADMIN:ACCOUNTING',
  partyId?: number,
): TestEntry => ({
  on: toDay(on),
  happened: { kind: 'expensePaid', account, amount: rand(amount), bankAccountId: bankId, ...(partyId && { partyId }) },
});
const pay = (on: string, amount: number, partyId: number): TestEntry => ({
  on: toDay(on),
  happened: { kind: 'awardPaid', partyId, amount: rand(amount), bankAccountId: bankId },
});
const taken: TestEntry = {
  on: toDay('2024-03-01'),
  happened: { kind: 'balanceTakenOver', bankAccountId: bankId, amount: rand(1000) },
};
const vestAmount = (
  on: string,
  amount: number,
  to: number,
  more: Partial<BookedDistribution> = {},
): BookedDistribution => ({
  id: 1,
  vestedDate: toDay(on),
  ground: 'discretionary',
  nature: 'income',
  incomeType: chart['INCOME:RENT'].label,
  amount: rand(amount),
  beneficiaryID: to,
  resolutionID: 5,
  assetID: null,
  isForeign: false,
  resolution: '2026-02-10 · 1. Income of the year',
  voucher: null,
  ...more,
});

describe('the years of a trust', () => {
  test('W4: the year of assessment ends on the last day of February', () => {
    expect(findTaxYearEnd(toDay('2026-11-15'))).toBe('2027-02-28');
    expect(findYearAround(toDay('2028-02-29'))).toEqual({ from: '2027-03-01', to: '2028-02-29' });
    expect(findYearAround(toDay('2024-03-01'))).toEqual({ from: '2024-03-01', to: '2025-02-28' });
    expect(findYearAround(toDay('2026-07-01'), '06-30')).toEqual({ from: '2026-07-01', to: '2027-06-30' });
  });

  test('follow one another without a gap, and the last that is over is opened', () => {
    const years = listTrustYears(toDay('2019-05-01'), toDay('2026-11-17'));
    expect(years.map(({ to }) => to.slice(0, 4))).toEqual([
      '2027',
      '2026',
      '2025',
      '2024',
      '2023',
      '2022',
      '2021',
      '2020',
    ]);
    for (const [at, one] of years.slice(0, -1).entries()) expect(addDays(years[at + 1]!.to, 1)).toBe(one.from);
    expect(chooseUsualYear(years, toDay('2026-11-17')).to).toBe('2026-02-28');
    // A trust that began this year has no other.
    expect(chooseUsualYear(listTrustYears(toDay('2026-05-01'), toDay('2026-11-17')), toDay('2026-11-17')).to).toBe(
      '2027-02-28',
    );
  });
});

describe('a distribution', () => {
  const today = toDay('2026-11-17');
  const readFields = (result: unknown) => (isRefused(result) ? result.refusals.map(({ field }) => field) : []);
  const bare: TrustDistribution = vestAmount('2026-02-20', 100, 1);

  test('names a resolution where the trustees choose, and what the income was', () => {
    expect(checkDistribution(bare, today)).toBeUndefined();
    expect(readFields(checkDistribution({ ...bare, resolutionID: null }, today))).toEqual(['resolutionID']);
    expect(readFields(checkDistribution({ ...bare, ground: 'vested', resolutionID: null }, today))).toEqual([]);
    expect(readFields(checkDistribution({ ...bare, incomeType: null }, today))).toEqual(['incomeType']);
    expect(readFields(checkDistribution({ ...bare, incomeType: 'Salary' }, today))).toEqual(['incomeType']);
    expect(readFields(checkDistribution({ ...bare, assetID: 3 }, today))).toEqual(['assetID']);
    expect(readFields(checkDistribution({ ...bare, amount: nil, vestedDate: toDay('2026-11-18') }, today))).toEqual([
      'amount',
      'vestedDate',
    ]);
  });

  test('vests nothing before it was resolved, least of all into a year that is over', () => {
    expect(checkStandsOn(bare, { on: toDay('2026-02-20'), isCarried: true })).toBeUndefined();
    expect(readFields(checkStandsOn(bare, { on: toDay('2026-02-10'), isCarried: false }))).toEqual(['resolutionID']);
    const late = checkStandsOn(bare, { on: toDay('2026-02-21'), isCarried: true });
    expect(isRefused(late) && late.refusals[0]!.sentence).toContain('on that day or later');
    const nextYear = checkStandsOn(bare, { on: toDay('2026-03-01'), isCarried: true });
    expect(isRefused(nextYear) && nextYear.refusals[0]!.sentence).toContain('later year of assessment');
  });
});

describe('what may vest as income', () => {
  const rent = chart['INCOME:RENT'].label;
  const [income, gains] = [
    [
      { head: 'INCOME:RENT', isForeign: false, amount: rand(12_000) },
      { head: 'INCOME:RENT', isForeign: true, amount: rand(500) },
    ] as const,
    rand(300),
  ];
  const distributions = [vestAmount('2026-02-20', 7000, 1)];
  const check = (one: TrustDistribution) => checkWithinYear(one, { income, gains, distributions });
  test('is what came in of that kind and from there, less what has vested', () => {
    expect(check(vestAmount('2026-02-21', 5000, 2))).toBeUndefined();
    const over = check(vestAmount('2026-02-21', 5000.01, 2));
    expect(isRefused(over) && [over.refusals[0]!.field, over.refusals[0]!.section, over.refusals[0]!.sentence]).toEqual(
      [
        'amount',
        'Income Tax Act s 25B(1)',
        `${rent}: the income of this year of assessment is 12,000.00 and 7,000.00 has already vested, so at most 5,000.00 can vest. Capture the income first, or distribute capital.`,
      ],
    );
    expect(check(vestAmount('2026-02-21', 500, 2, { isForeign: true }))).toBeUndefined();
    expect(isRefused(check(vestAmount('2026-02-21', 500.01, 2, { isForeign: true })))).toBe(true);
    expect(isRefused(check(vestAmount('2026-02-21', 1, 2, { incomeType: 'Dividends' })))).toBe(true);
  });
  test('a gain vests up to the gains of the year, capital as it is', () => {
    const gain = { nature: 'gain', incomeType: null } as const;
    expect(check(vestAmount('2026-02-21', 300, 2, gain))).toBeUndefined();
    expect(isRefused(check(vestAmount('2026-02-21', 300.01, 2, gain)))).toBe(true);
    expect(check(vestAmount('2026-02-21', 9000, 2, { ...gain, assetID: 11 }))).toBeUndefined();
    expect(check(vestAmount('2026-02-21', 9000, 2, { ...gain, nature: 'capital' }))).toBeUndefined();
  });
  test('the income of a year is split into local and foreign, and the parts are the whole', () => {
    const postings = [
      { account: 'INCOME:RENT', partyId: null, before: nil, within: rand(-12_500) },
      { account: 'INCOME:INTEREST', partyId: 1, before: nil, within: rand(-40) },
    ] as const;
    const foreign = [{ account: 'INCOME:RENT', partyId: null, amount: rand(500), tax: nil }] as const;
    expect(listIncomeByKind({ postings, foreign }, null)).toEqual(income);
    expect(listIncomeByKind({ postings, foreign }, 1)).toEqual([
      { head: 'INCOME:INTEREST', isForeign: false, amount: rand(40) },
    ]);
  });
});

describe('a year of a trust', () => {
  const rows = [
    taken,
    earnIncome('2024-06-01', 500),
    earnIncome('2025-04-01', 12_000),
    earnIncome('2025-05-01', 3000.55, 'INCOME:INTEREST', 1),
    spendMoney('2025-06-01', 2000),
    spendMoney('2025-06-02', 400.05, 'MAINT:EDUCATION', 1),
    pay('2026-02-27', 4000, 2),
  ];
  const books = createBooks(rows, [
    vestAmount('2026-02-20', 6000, 2),
    vestAmount('2026-02-21', 1500, 1, { nature: 'capital', incomeType: null }),
  ]);
  const drawn = computeTrustYear(books);

  test('is divided by beneficiary, and the parts are the whole', () => {
    expect(drawn.whole).toMatchObject({ incomeTotal: 1_500_055, expensesTotal: 240_005, net: 1_260_050 });
    expect(drawn.own).toMatchObject({ incomeTotal: 1_200_000, expensesTotal: 200_000 });
    expect(drawn.people.map(({ incomeTotal, expensesTotal }) => [incomeTotal, expensesTotal])).toEqual([
      [300_055, 40_005],
      [0, 0],
    ]);
    expect(drawn.retained).toBe(rand(4000));
  });

  test('leaves each beneficiary an account: what is theirs, less what they had', () => {
    expect(drawn.people.map(({ closing, paid, vested }) => [closing, paid, vested])).toEqual([
      [rand(3000.55 - 400.05 + 1500), 0, { income: 0, gain: 0, capital: rand(1500) }],
      [rand(2000), rand(4000), { income: rand(6000), gain: 0, capital: 0 }],
    ]);
  });

  test('ends with a statement of what there is and whose it is, and says how capital came there', () => {
    // R1 000 taken over, R15 500,55 in, R6 400,05 out.
    expect(drawn.statement.assets.map(({ name, amount }) => [name, amount / 100])).toEqual([
      ['Trust account', 10_100.5],
      ['Farm', 900_000],
    ]);
    expect(drawn.statement).toMatchObject({
      netAssets: rand(910_100.5),
      owedToBeneficiaries: rand(6100.5),
      capital: rand(904_000),
    });
    expect(drawn.capital).toEqual({
      opening: rand(901_500),
      ownNet: rand(10_000),
      received: nil,
      gains: nil,
      vested: { income: rand(6000), gain: nil, capital: rand(1500) },
      came: [],
      incurred: [],
      closing: rand(904_000),
      unexplained: nil,
    });
    expect(drawn.remarks).toEqual([]);
  });

  const listBroken = (of: TrustBooks) =>
    proveTrustYear(of, computeTrustYear(of)).flatMap(({ check, holds }) => (holds ? [] : [check]));

  test('accounts for every rand, by beneficiary and by bank', () => {
    expect(
      proveTrustYear(books, drawn).map(({ holds, figures }) => [holds, ...figures.map(({ amount }) => amount)]),
    ).toEqual([
      [true, rand(916_500.55), rand(916_500.55)],
      [true, rand(6100.5), rand(6100.5)],
      [true, rand(10_100.5), rand(10_100.5)],
    ]);
    const given = vestAmount('2026-01-10', 950_000, 1, { nature: 'capital', incomeType: null, assetID: 11 });
    expect(listBroken(createBooks([taken], [given]))).toEqual([]);
  });

  test('says where a rand is missing: in the bank, at a beneficiary, or on the way', () => {
    const bank = 'The books hold what the bank accounts hold';
    const theirs = 'Distributions to each beneficiary, less payments, equal what the trust owes them';
    const all = 'Every rand is paid, given or carried forward';
    expect(listBroken({ ...books, entries: books.entries.slice(1) })).toContain(bank);
    // What is owed to one was booked for the other: the sum is the same, the people are not.
    const swapped = books.postings.map((one) =>
      one.account === 'OWED_TO_BENEFICIARIES' ? { ...one, partyId: one.partyId === 1 ? 2 : 1 } : one,
    );
    expect(listBroken({ ...books, postings: swapped })).toContain(theirs);
    const withoutOne = books.postings.filter(({ account }) => account !== 'INCOME:RENT');
    expect(listBroken({ ...books, postings: withoutOne })).toContain(all);
  });

  test('IT3(t): reports each by the nature of what vested, net of expenses', () => {
    const vestings = listVestings(drawn);
    expect(
      vestings.map(({ beneficiary, interest, rent, netIncome, capital, account }) => [
        beneficiary.name,
        interest,
        rent,
        netIncome,
        capital,
        account,
      ]),
    ).toEqual([
      ['Anna', rand(3000.55), 0, rand(2600.5), rand(1500), rand(4100.5)],
      ['Ben', 0, rand(6000), rand(6000), 0, rand(2000)],
    ]);
    expect(sumVestings(vestings)).toMatchObject({ netIncome: rand(8600.5), capital: rand(1500) });
    expect(vestings[0]!.missing).toEqual([]);
    const abroad = computeTrustYear({
      ...books,
      foreign: [{ account: 'INCOME:INTEREST', partyId: 1, amount: rand(1000), tax: nil }],
      distributions: books.distributions.map((one) => ({ ...one, isForeign: true })),
    });
    expect(listVestings(abroad)).toMatchObject([
      { interest: rand(2000.55), foreignInterest: rand(1000), netIncome: rand(2600.5) },
      { rent: 0, foreignRent: rand(6000), netIncome: rand(6000) },
    ]);
    const bare = { ...anna, taxNumber: null, bornOn: null };
    expect(listVestings(computeTrustYear({ ...books, beneficiaries: [bare, ben] }))[0]!.missing).toHaveLength(2);
  });

  test('an invoice not paid yet is an expense, and owed', () => {
    const fee: TestEntry = {
      on: toDay('2026-02-28'),
      happened: { kind: 'expensePaid', account: 'ADMIN:CURATOR_FEE_PAID', amount: rand(750) },
    };
    const { statement, capital } = computeTrustYear(createBooks([...rows, fee]));
    expect(statement.debts).toMatchObject([{ name: 'Still to be paid', amount: rand(750) }]);
    expect(capital).toMatchObject({ came: [], incurred: [], unexplained: nil });
  });

  test('an asset given as it is leaves, and what it was given above its value is a gain', () => {
    const given = vestAmount('2026-01-10', 950_000, 1, { nature: 'capital', incomeType: null, assetID: 11 });
    const { statement, capital, people } = computeTrustYear(createBooks([taken], [given]));
    expect(statement.assets.map(({ name }) => name)).toEqual(['Trust account']);
    expect(capital).toMatchObject({ gains: rand(50_000), came: [], unexplained: nil, closing: rand(1000) });
    expect(people[0]).toMatchObject({ inKind: rand(950_000), closing: nil });
  });

  test('an asset that is bought later was not there before', () => {
    const bought: TestEntry = {
      on: toDay('2025-08-01'),
      happened: {
        kind: 'capitalMoved',
        account: 'CAPITAL:PURCHASE',
        way: 'out',
        amount: rand(400),
        bankAccountId: bankId,
        assetId: 12,
      },
    };
    const assets = [{ id: 12, name: 'Tractor', value: rand(9999) }];
    const { statement, capital } = computeTrustYear(createBooks([taken, bought], [], { assets }));
    expect(statement.assets.map(({ name, amount }) => [name, amount / 100])).toEqual([
      ['Trust account', 600],
      ['Tractor', 400],
    ]);
    expect(capital).toMatchObject({ opening: rand(1000), closing: rand(1000), came: [], unexplained: nil });
  });

  test('a balance taken over on the first day opens the year; what came later without money is told row by row', () => {
    const more = {
      banks: [
        { id: bankId, name: 'Trust account', assetId: null, openingOn: toDay('2025-03-01'), opening: rand(1000) },
        { id: 8, name: 'Call account', assetId: null, openingOn: null, opening: nil },
      ],
      assets: [
        { id: 11, name: 'Farm', value: rand(900_000) },
        { id: 12, name: 'Erf 5', value: rand(250_000), acquiredOn: toDay('2025-09-01') },
        { id: 13, name: 'Erf 5', value: rand(70_000), acquiredOn: toDay('2026-02-28') },
        { id: 14, name: 'Later', value: rand(5), acquiredOn: toDay('2026-03-01') },
      ],
      debts: [
        { id: 21, name: 'Bank', amount: rand(80_000), incurredOn: toDay('2025-09-01') },
        { id: 22, name: 'Municipality', amount: rand(3000) },
      ],
    };
    const came: TestEntry = {
      on: toDay('2025-03-01'),
      happened: { kind: 'balanceTakenOver', bankAccountId: bankId, amount: rand(1000) },
    };
    const { capital, remarks } = computeTrustYear(createBooks([came, earnIncome('2025-04-01', 12_000)], [], more));
    expect(capital).toEqual({
      opening: rand(898_000),
      ownNet: rand(12_000),
      received: nil,
      gains: nil,
      vested: { income: nil, gain: nil, capital: nil },
      came: [
        { name: 'Erf 5', amount: rand(250_000) },
        { name: 'Erf 5 (2)', amount: rand(70_000) },
      ],
      incurred: [{ name: 'Bank', amount: rand(80_000) }],
      closing: rand(1_150_000),
      unexplained: nil,
    });
    expect(remarks).toEqual([]);
    const [trustAccount, callAccount] = more.banks as [(typeof more.banks)[0], (typeof more.banks)[0]];
    const later = { ...more, banks: [{ ...trustAccount, openingOn: toDay('2025-03-02') }, callAccount] };
    const onSecondDay = computeTrustYear(createBooks([{ ...came, on: toDay('2025-03-02') }], [], later)).capital;
    expect(onSecondDay).toMatchObject({ opening: rand(897_000), unexplained: nil });
    expect(onSecondDay.came[0]).toEqual({ name: 'Trust account', amount: rand(1000) });
    // More was paid on a debt than it was: nobody can tell where the rest went, and it is said.
    const over = computeTrustYear(
      createBooks([came], [], { ...more, repaid: [{ debtId: 21, day: toDay('2025-10-01'), amount: rand(81_000) }] }),
    );
    expect(over.capital.unexplained).not.toBe(0);
    expect(over.remarks.map(({ says }) => says.key).join()).toContain('does not follow from what was captured');
  });

  test('more vested than there was is said, whole and by its nature', () => {
    const { remarks, retained } = computeTrustYear(createBooks(rows, [vestAmount('2026-02-20', 12_500, 2)]));
    expect(retained).toBe(rand(-2500));
    expect(remarks.map(({ says }) => says.key)).toEqual([
      'More income was vested than the trust had left after its expenses: {over} too much. Anything above the income of the year is capital.',
      '{head}: {vested} was vested, but the income was {had}. Correct the type of income.',
    ]);
  });
});

describe('whatever happened in a year', () => {
  const accounts = {
    earn: ['INCOME:RENT', 'INCOME:INTEREST', 'INCOME:SUNDRY'],
    spend: ['ADMIN:ACCOUNTING', 'MAINT:EDUCATION'],
  } as const;
  interface TestMovement {
    readonly what: 'earn' | 'spend' | 'pay' | 'vest' | 'owe';
    readonly days: number;
    readonly amount: Cents;
    readonly party: 0 | 1 | 2;
    readonly head: number;
  }
  const aMovement: fc.Arbitrary<TestMovement> = fc.record({
    what: fc.constantFrom('earn', 'spend', 'pay', 'vest', 'owe'),
    days: fc.integer({ min: -300, max: 364 }),
    amount: fc.integer({ min: 1, max: 9_999_999 }).map(cents),
    party: fc.constantFrom(0, 1, 2),
    head: fc.nat({ max: 5 }),
  });
  const toPartyId = ({ party }: TestMovement) => (party === 0 ? {} : { partyId: party });
  function bookMovement(one: TestMovement): { entry?: TestEntry; distribution?: BookedDistribution } {
    const on = addDays(year.from, one.days);
    const { amount } = one;
    switch (one.what) {
      case 'earn':
        return {
          entry: {
            on,
            happened: {
              kind: 'incomeReceived',
              account: accounts.earn[one.head % 3]!,
              amount,
              bankAccountId: bankId,
              ...toPartyId(one),
            },
          },
        };
      case 'spend':
      case 'owe':
        return {
          entry: {
            on,
            happened: {
              kind: 'expensePaid',
              account: accounts.spend[one.head % 2]!,
              amount,
              ...(one.what === 'spend' && { bankAccountId: bankId }),
              ...toPartyId(one),
            },
          },
        };
      case 'pay':
        return {
          entry: { on, happened: { kind: 'awardPaid', partyId: one.party || 1, amount, bankAccountId: bankId } },
        };
      case 'vest':
        return {
          distribution: vestAmount(on, 1, one.party || 1, {
            amount,
            nature: (['income', 'gain', 'capital'] as const)[one.head % 3]!,
          }),
        };
    }
  }

  test('the figures of the beneficiaries and the trust’s own are the whole, and a naive second way finds the same', () => {
    fc.assert(
      fc.property(fc.array(aMovement, { maxLength: 40 }), (story) => {
        const made = story.map(bookMovement);
        const booked = createBooks(
          [taken, ...made.flatMap(({ entry }) => entry ?? [])],
          made.flatMap(({ distribution }) => distribution ?? []),
        );
        const drawn = computeTrustYear(booked);
        expect(proveTrustYear(booked, drawn).filter(({ holds }) => !holds)).toEqual([]);
        const { whole, own, people, statement, capital } = drawn;
        for (const key of ['incomeTotal', 'expensesTotal', 'net'] as const) {
          expect(sum([own[key], ...people.map((one) => one[key])])).toBe(whole[key]);
        }
        expect(sum(people.map(({ closing }) => closing))).toBe(statement.owedToBeneficiaries);
        expect(capital).toMatchObject({ came: [], incurred: [], unexplained: nil });
        const totals = sumVestings(listVestings(drawn));
        expect(totals.gain).toBe(capital.vested.gain);
        expect(totals.netIncome).toBe(sum([capital.vested.income, ...people.map(({ net }) => net)]));
        // The second way: over the story itself, without postings.
        const isIn = ({ days }: TestMovement) => days >= 0;
        const sumNaively = (which: (one: TestMovement) => boolean): number =>
          story.reduce((total, one) => total + (which(one) ? one.amount : 0), 0);
        for (const id of [1, 2] as const) {
          const isTheirs = (one: TestMovement, ...whats: TestMovement['what'][]): boolean =>
            whats.includes(one.what) && (one.what === 'pay' || one.what === 'vest' ? one.party || 1 : one.party) === id;
          const account =
            sumNaively((one) => isTheirs(one, 'earn', 'vest')) -
            sumNaively((one) => isTheirs(one, 'spend', 'owe', 'pay'));
          expect(people[id - 1]!.closing).toBe(account);
          expect(people[id - 1]!.incomeTotal).toBe(sumNaively((one) => isIn(one) && isTheirs(one, 'earn')));
        }
        const cash =
          100_000 +
          sumNaively(({ what }) => what === 'earn') -
          sumNaively(({ what }) => what === 'spend' || what === 'pay');
        expect(statement.assetsTotal).toBe(cash + 90_000_000);
        expect(statement.debtsTotal).toBe(sumNaively(({ what }) => what === 'owe'));
      }),
      { numRuns: 200 },
    );
  });
});
