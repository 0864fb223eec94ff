import type { AccountCode } from '../ledger/chart';
import { type Message, message } from '../law/message';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import { findIncomeHead } from './distribution';
import type { TrustBeneficiary } from './trust-books';
import type { BeneficiaryYear, TrustYear } from './trust-year';

/** What a beneficiary is reported with: the nature of each amount that vested, and how the account with them stands. */
export interface BeneficiaryVesting {
  readonly beneficiary: TrustBeneficiary;
  readonly interest: Cents;
  readonly dividends: Cents;
  readonly rent: Cents;
  readonly otherIncome: Cents;
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

const natures = { 'INCOME:INTEREST': 'interest', 'INCOME:DIVIDEND': 'dividends', 'INCOME:RENT': 'rent' } as const;
const classifyIncome = (head: AccountCode | undefined): 'interest' | 'dividends' | 'rent' | 'otherIncome' =>
  natures[head as keyof typeof natures] ?? 'otherIncome';

const listMissingFacts = ({ kind, identityNumber, bornOn, taxNumber, address }: TrustBeneficiary): Message[] => [
  ...(identityNumber === null ? [message('Identity, passport or registration number')] : []),
  ...(kind === 'person' && bornOn === null ? [message('Date of birth')] : []),
  ...(taxNumber === null ? [message('Income tax number')] : []),
  ...(address === null ? [message('Address')] : []),
];

function computeVesting(one: BeneficiaryYear): BeneficiaryVesting {
  const by = { interest: nil, dividends: nil, rent: nil, otherIncome: nil };
  const add = (head: AccountCode | undefined, amount: Cents): void => {
    by[classifyIncome(head)] = plus(by[classifyIncome(head)], amount);
  };
  for (const { head, amount } of one.income) add(head, amount);
  for (const each of one.distributions) if (each.nature === 'income') add(findIncomeHead(each), each.amount);
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

const hasVested = ({
  interest,
  dividends,
  rent,
  otherIncome,
  expenses,
  gain,
  capital,
  paid,
}: BeneficiaryVesting): boolean =>
  [interest, dividends, rent, otherIncome, expenses, gain, capital, paid].some((amount) => amount !== 0);

/**
 * The return of amounts vested in beneficiaries in a year of assessment, one row each: income net of expenditure, capital
 * gains and capital (Tax Administration Act 28 of 2011 s 26, notice 3631 of 30 June 2023).
 */
export function listVestings(year: TrustYear): readonly BeneficiaryVesting[] {
  return year.people.map(computeVesting).filter(hasVested);
}

export const vestingFigures = [
  'interest',
  'dividends',
  'rent',
  'otherIncome',
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
