import type { NamedAmount } from '../curator-account/account-input';
import { addDays } from '../dates/local-date';
import { message, type Message } from '../law/message';
import { type AccountCode, chart, type AccountSide } from '../ledger/chart';
import { type Cents, minus, negate, nil, plus, sum } from '../money/cents';
import { type DistributionNature, distributionNatures } from './distribution';
import { type KindAmount, listIncomeByKind, listKinds, listVestedByKind, nameKind, sumOfKind } from './income-kinds';
import type { BookedDistribution, TrustBeneficiary, TrustBooks, TrustPosting } from './trust-books';
import { type MoneylessAmount, type TrustPosition, computeTrustPosition } from './trust-position';
import type { TrustPeriod } from './trust-years';

export interface HeadAmount {
  readonly head: AccountCode;
  readonly amount: Cents;
}
export interface IncomeAndExpenditure {
  readonly income: readonly HeadAmount[];
  readonly expenses: readonly HeadAmount[];
  readonly incomeTotal: Cents;
  readonly expensesTotal: Cents;
  readonly net: Cents;
}

/** One beneficiary's year: what was theirs by right, what was vested in them, what they had, what is still owed to them. */
export interface BeneficiaryYear extends IncomeAndExpenditure {
  readonly beneficiary: TrustBeneficiary;
  /** What is theirs by right, local and foreign apart. */
  readonly kinds: readonly KindAmount[];
  readonly distributions: readonly BookedDistribution[];
  readonly vested: Readonly<Record<DistributionNature, Cents>>;
  /** The account of the beneficiary with the trust: above nought the trust owes it. */
  readonly opening: Cents;
  readonly paid: Cents;
  readonly inKind: Cents;
  readonly closing: Cents;
}

/** What there is and whose it is at the end of the year. */
export interface TrustStatement {
  readonly assets: readonly NamedAmount[];
  readonly assetsTotal: Cents;
  readonly debts: readonly NamedAmount[];
  readonly debtsTotal: Cents;
  readonly netAssets: Cents;
  readonly owedToBeneficiaries: Cents;
  readonly capital: Cents;
}

/** How the trust's own capital came from one end of a year to the other. */
export interface CapitalBridge {
  readonly opening: Cents;
  readonly ownNet: Cents;
  readonly received: Cents;
  readonly gains: Cents;
  readonly vested: Readonly<Record<DistributionNature, Cents>>;
  /** Property and bank balances that came in the year without money, each at the value it came with. */
  readonly came: readonly NamedAmount[];
  /** Debts that came in the year without money. */
  readonly incurred: readonly NamedAmount[];
  readonly closing: Cents;
  /** What none of these tells. Unless it is nought the way from one end to the other is not drawn. */
  readonly unexplained: Cents;
}

export interface TrustYear {
  readonly year: TrustPeriod;
  readonly whole: IncomeAndExpenditure;
  /** What belongs to no beneficiary by right. */
  readonly own: IncomeAndExpenditure;
  readonly people: readonly BeneficiaryYear[];
  readonly statement: TrustStatement;
  readonly capital: CapitalBridge;
  /** Won or lost on each asset that was given as it is, by its distribution. */
  readonly givenGains: ReadonlyMap<number, Cents>;
  /** Income of the year that stayed in the trust. */
  readonly retained: Cents;
  readonly remarks: readonly { readonly says: Message; readonly tab: string }[];
}

const findAccountSide = (account: AccountCode): AccountSide => chart[account].side;
const codes = Object.keys(chart) as AccountCode[];

function computeIncomeAndExpenditure(postings: readonly TrustPosting[]): IncomeAndExpenditure {
  const sumHeads = (side: AccountSide, way: 1 | -1): HeadAmount[] =>
    codes
      .filter((head) => findAccountSide(head) === side)
      .map((head) => {
        const amount = sum(postings.filter(({ account }) => account === head).map(({ within }) => within));
        return { head, amount: way === 1 ? amount : negate(amount) };
      })
      .filter(({ amount }) => amount !== 0);
  const [income, expenses] = [sumHeads('income', -1), sumHeads('expense', 1)];
  const sumAmounts = (all: readonly HeadAmount[]) => sum(all.map(({ amount }) => amount));
  const [incomeTotal, expensesTotal] = [sumAmounts(income), sumAmounts(expenses)];
  return { income, expenses, incomeTotal, expensesTotal, net: minus(incomeTotal, expensesTotal) };
}

/** Accounts whose postings about a beneficiary are between the trust and them. */
const isTheirs = (account: AccountCode): boolean =>
  account === 'OWED_TO_BENEFICIARIES' ||
  account === 'AWARDS' ||
  findAccountSide(account) === 'income' ||
  findAccountSide(account) === 'expense';

const sumVested = (those: readonly BookedDistribution[]): Record<DistributionNature, Cents> =>
  Object.fromEntries(
    distributionNatures.map((nature) => [
      nature,
      sum(those.filter((one) => one.nature === nature).map(({ amount }) => amount)),
    ]),
  ) as Record<DistributionNature, Cents>;

function computeBeneficiaryYear(
  beneficiary: TrustBeneficiary,
  postings: readonly TrustPosting[],
  those: readonly BookedDistribution[],
  foreign: TrustBooks['foreign'],
): BeneficiaryYear {
  const own = postings.filter(({ partyId }) => partyId === beneficiary.id);
  const sumLoanAccount = (at: 'before' | 'within') =>
    negate(sum(own.filter((one) => isTheirs(one.account)).map((one) => one[at])));
  const opening = sumLoanAccount('before');
  return {
    beneficiary,
    ...computeIncomeAndExpenditure(own),
    kinds: listIncomeByKind({ postings, foreign }, beneficiary.id),
    distributions: those,
    vested: sumVested(those),
    opening,
    paid: sum(own.filter((one) => one.account === 'AWARDS').map(({ within }) => within)),
    inKind: sum(those.filter(({ assetID }) => assetID !== null).map(({ amount }) => amount)),
    closing: plus(opening, sumLoanAccount('within')),
  };
}

/** What was booked and is not in the bank yet, up to the beginning of the year or to its end. */
function computeOpenAmounts(postings: readonly TrustPosting[], at: 'opening' | 'closing') {
  const sumAccount = (account: AccountCode): Cents =>
    sum(
      postings
        .filter((one) => one.account === account)
        .map(({ before, within }) => (at === 'opening' ? before : plus(before, within))),
    );
  return {
    receivable: sumAccount('RECEIVABLE'),
    payable: negate(sumAccount('PAYABLE')),
    unclassified: sumAccount('SUSPENSE'),
  };
}

const toLine = (key: string, amount: Cents): NamedAmount[] =>
  amount === 0 ? [] : [{ name: key, amount, says: message(key) }];

function buildTrustStatement(
  { assets, debts }: TrustPosition,
  { receivable, payable, unclassified }: ReturnType<typeof computeOpenAmounts>,
  owedToBeneficiaries: Cents,
): TrustStatement {
  const allAssets = [
    ...assets,
    ...toLine('Still to be received', receivable),
    ...toLine('Paid, not yet classified', unclassified > 0 ? unclassified : nil),
  ];
  const allDebts = [
    ...debts,
    ...toLine('Still to be paid', payable),
    ...toLine('Received, not yet classified', unclassified < 0 ? negate(unclassified) : nil),
  ];
  const totalOf = (all: readonly NamedAmount[]) => sum(all.map(({ amount }) => amount));
  const [assetsTotal, debtsTotal] = [totalOf(allAssets), totalOf(allDebts)];
  const netAssets = minus(assetsTotal, debtsTotal);
  return {
    assets: allAssets,
    assetsTotal,
    debts: allDebts,
    debtsTotal,
    netAssets,
    owedToBeneficiaries,
    capital: minus(netAssets, owedToBeneficiaries),
  };
}

/** Capital that came or went as money and moved no asset. */
const bareCapital = new Set<AccountCode>(['CAPITAL:INHERITANCE', 'CAPITAL:RAF_AWARD', 'CAPITAL:LOAN_REPAID']);

/** What the rows of the books brought between two days. */
function listCameSince(before: readonly MoneylessAmount[], after: readonly MoneylessAmount[]): NamedAmount[] {
  const had = new Map(before.map(({ row, amount }) => [row, amount]));
  const since = after.map(({ row, ...one }) => ({ ...one, amount: minus(one.amount, had.get(row) ?? nil) }));
  return since.filter(({ amount }) => amount !== 0);
}

function listTrustRemarks(
  books: TrustBooks,
  year: Omit<TrustYear, 'remarks'>,
  position: TrustPosition,
): TrustYear['remarks'] {
  const ofYear = year.people.flatMap(({ distributions }) => distributions);
  const [vestedByKind, ownByKind] = [listVestedByKind(ofYear), listIncomeByKind(books, null)];
  const formatRands = (amount: Cents): string => (amount / 100).toFixed(2);
  const unclassified = sum(
    books.postings.filter(({ account }) => account === 'SUSPENSE').map(({ before, within }) => plus(before, within)),
  );
  return [
    ...position.amiss.map((refusal) => ({
      says: refusal.words ?? message(refusal.sentence),
      tab: refusal.field.startsWith('creditors') ? 'liabilities' : 'assets',
    })),
    ...books.assets
      .filter(({ value }) => value === undefined)
      .map(({ name }) => ({
        says: message('{asset} has no value yet and is not included.', { asset: name }),
        tab: 'assets',
      })),
    ...(year.retained < 0
      ? [
          {
            says: message(
              'More income was vested than the trust had left after its expenses: {over} too much. Anything above the income of the year is capital.',
              { over: formatRands(negate(year.retained)) },
            ),
            tab: 'report',
          },
        ]
      : []),
    ...listKinds(vestedByKind).flatMap((kind) => {
      const [had, vested] = [sumOfKind(ownByKind, kind), sumOfKind(vestedByKind, kind)];
      return vested > had
        ? [
            {
              says: message('{head}: {vested} was vested, but the income was {had}. Correct the type of income.', {
                head: message(nameKind(kind)),
                vested: formatRands(vested),
                had: formatRands(had),
              }),
              tab: 'report',
            },
          ]
        : [];
    }),
    ...(year.capital.unexplained === 0
      ? []
      : [
          {
            says: message(
              'The closing capital does not follow from what was captured: {amount} is not explained. Check the days on which assets and debts were added, and the payments on them.',
              { amount: formatRands(year.capital.unexplained) },
            ),
            tab: 'assets',
          },
        ]),
    ...(unclassified === 0
      ? []
      : [
          {
            says: message('There is money in the bank that has not been classified. Classify it.'),
            tab: 'banking',
          },
        ]),
  ];
}

/** A balance taken over on the first day of the year is what the year opens with, and no movement of it. */
function openOnFirstDay(books: TrustBooks): TrustBooks {
  const { from } = books.year;
  const banks = books.banks.map((bank) => (bank.openingOn === from ? { ...bank, openingOn: addDays(from, -1) } : bank));
  return { ...books, banks };
}

/** A year of a trust: its income and expenditure by beneficiary, what vested, what there is and whose it is. */
export function computeTrustYear(books: TrustBooks): TrustYear {
  const { year, postings, distributions, beneficiaries } = books;
  const inYear = distributions.filter(({ vestedDate }) => vestedDate >= year.from && vestedDate <= year.to);
  const people = beneficiaries.map((one) =>
    computeBeneficiaryYear(
      one,
      postings,
      inYear.filter(({ beneficiaryID }) => beneficiaryID === one.id),
      books.foreign,
    ),
  );
  const own = computeIncomeAndExpenditure(postings.filter(({ partyId }) => partyId === null));
  const opening = openOnFirstDay(books);
  const [before, after] = [
    computeTrustPosition(opening, addDays(year.from, -1)),
    computeTrustPosition(opening, year.to),
  ];
  const opened = buildTrustStatement(
    before,
    computeOpenAmounts(postings, 'opening'),
    sum(people.map(({ opening }) => opening)),
  );
  const statement = buildTrustStatement(
    after,
    computeOpenAmounts(postings, 'closing'),
    sum(people.map(({ closing }) => closing)),
  );
  const vested = sumVested(inYear);
  const received = negate(sum(postings.filter(({ account }) => bareCapital.has(account)).map(({ within }) => within)));
  const gains = minus(after.gains, before.gains);
  const [came, incurred] = [listCameSince(before.came, after.came), listCameSince(before.incurred, after.incurred)];
  const moved = minus(
    sum([opened.capital, own.net, received, gains, ...came.map(({ amount }) => amount)]),
    sum([...Object.values(vested), ...incurred.map(({ amount }) => amount)]),
  );
  const drawn = {
    year,
    whole: computeIncomeAndExpenditure(postings),
    own,
    people,
    statement,
    capital: {
      opening: opened.capital,
      ownNet: own.net,
      received,
      gains,
      vested,
      came,
      incurred,
      closing: statement.capital,
      unexplained: minus(statement.capital, moved),
    },
    givenGains: after.givenGains,
    retained: minus(own.net, vested.income),
  };
  return { ...drawn, remarks: listTrustRemarks(books, drawn, after) };
}
