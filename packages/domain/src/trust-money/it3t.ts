import { type Message, message } from '../law/message';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import { type IncomeKind, listVestedByKind } from './income-kinds';
import type { TrustBeneficiary } from './trust-books';
import type { BeneficiaryYear, TrustYear } from './trust-year';

/** What a beneficiary is reported with: the nature of each amount that vested, and how the account with them stands. */
export interface BeneficiaryVesting {
  readonly beneficiary: TrustBeneficiary;
  readonly interest: Cents;
  readonly dividends: Cents;
  readonly rent: Cents;
  readonly otherIncome: Cents;
  /** The same from outside the country. */
  readonly foreignInterest: Cents;
  readonly foreignDividends: Cents;
  readonly foreignRent: Cents;
  readonly foreignOther: Cents;
  /** Charged to what is theirs by right. */
  readonly expenses: Cents;
  /** Income net of expenditure. */
  readonly netIncome: Cents;
  readonly gain: Cents;
  readonly capital: Cents;
  readonly paid: Cents;
  readonly inKind: Cents;
  readonly account: Cents;
  /** What the return asks and nobody captured. */
  readonly missing: readonly Message[];
}
export type VestingFigures = Omit<BeneficiaryVesting, 'beneficiary' | 'missing'>;

const incomeFigures = [
  'interest',
  'dividends',
  'rent',
  'otherIncome',
  'foreignInterest',
  'foreignDividends',
  'foreignRent',
  'foreignOther',
] as const;
type IncomeFigure = (typeof incomeFigures)[number];

const natures = {
  'INCOME:INTEREST': ['interest', 'foreignInterest'],
  'INCOME:DIVIDEND': ['dividends', 'foreignDividends'],
  'INCOME:RENT': ['rent', 'foreignRent'],
} as const;
function classifyIncome({ head, isForeign }: IncomeKind): IncomeFigure {
  const [local, foreign] = natures[head as keyof typeof natures] ?? ['otherIncome', 'foreignOther'];
  return isForeign ? foreign : local;
}

const listMissingFacts = ({ kind, identityNumber, bornOn, taxNumber, address }: TrustBeneficiary): Message[] => [
  ...(identityNumber === null ? [message('Identity, passport or registration number')] : []),
  ...(kind === 'person' && bornOn === null ? [message('Date of birth')] : []),
  ...(taxNumber === null ? [message('Income tax number')] : []),
  ...(address === null ? [message('Address')] : []),
];

function computeVesting(one: BeneficiaryYear): BeneficiaryVesting {
  const by = Object.fromEntries(incomeFigures.map((name) => [name, nil])) as Record<IncomeFigure, Cents>;
  for (const kind of [...one.kinds, ...listVestedByKind(one.distributions)]) {
    const name = classifyIncome(kind);
    by[name] = plus(by[name], kind.amount);
  }
  return {
    beneficiary: one.beneficiary,
    ...by,
    expenses: one.expensesTotal,
    netIncome: minus(sum(Object.values(by)), one.expensesTotal),
    gain: one.vested.gain,
    capital: one.vested.capital,
    paid: one.paid,
    inKind: one.inKind,
    account: one.closing,
    missing: listMissingFacts(one.beneficiary),
  };
}

const hasVested = (one: BeneficiaryVesting): boolean =>
  [...incomeFigures.map((name) => one[name]), one.expenses, one.gain, one.capital, one.paid].some(
    (amount) => amount !== 0,
  );

/**
 * The return of amounts vested in beneficiaries in a year of assessment, one row each: income net of expenditure, capital
 * gains and capital (Tax Administration Act 28 of 2011 s 26, notice 3631 of 30 June 2023).
 */
export function listVestings(year: TrustYear): readonly BeneficiaryVesting[] {
  return year.people.map(computeVesting).filter(hasVested);
}

export const vestingFigures = [
  ...incomeFigures,
  'expenses',
  'netIncome',
  'gain',
  'capital',
  'paid',
  'inKind',
  'account',
] as const satisfies readonly (keyof VestingFigures)[];

/** What all of them come to. */
export const sumVestings = (rows: readonly BeneficiaryVesting[]): VestingFigures =>
  Object.fromEntries(
    vestingFigures.map((name) => [name, sum(rows.map((row) => row[name]))]),
  ) as unknown as VestingFigures;
