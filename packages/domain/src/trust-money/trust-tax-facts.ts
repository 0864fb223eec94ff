import type { LocalDate } from '../dates/local-date';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { type AccountCode, findAccountByLabel, incomeAccounts } from '../ledger/chart';
import { type Cents, nil } from '../money/cents';
import { findTaxYearEnd } from './trust-years';
import { isTrustOf } from '../trusts/trust-type';

/** How a trust is taxed: flat, or by the table of natural persons as a special trust (Income Tax Act s 1, s 6). */
export const trustTaxBases = ['ordinary', 'specialA', 'specialB'] as const;
export type TrustTaxBasis = (typeof trustTaxBases)[number];

/** Who bears the trust's own expenses for tax: the trust, or everybody who takes its income (s 25B(3)). */
export const expenseRules = ['trust', 'shared'] as const;
export type ExpenseRule = (typeof expenseRules)[number];

/** What the books do not say about a year of assessment. */
export interface TrustTaxFacts {
  /** Absent: by the type of the trust. */
  readonly basis: TrustTaxBasis | null;
  readonly expenses: ExpenseRule;
  readonly lossBroughtForward: Cents;
  readonly capitalLossBroughtForward: Cents;
  /** Capital allowances (s 11, s 13). */
  readonly allowances: Cents;
  /** Expenses of the books that may not be deducted, besides those that never may. */
  readonly notDeductible: Cents;
  /** Income of the books that is exempt, besides dividends. */
  readonly otherExempt: Cents;
  /** By how much the gains for tax are above those of the books. */
  readonly gainAdjustment: Cents;
  /** The lender's annual exemption that other donations took. */
  readonly exemptionUsed: Cents;
  readonly lastAssessedYearEndDate: LocalDate | null;
  /** Without the taxable capital gain. */
  readonly lastAssessedIncome: Cents | null;
  readonly estimateFirst: Cents | null;
  readonly estimateSecond: Cents | null;
  readonly paidFirst: Cents;
  readonly paidSecond: Cents;
  readonly paidTopUp: Cents;
}

export const noTaxFacts: TrustTaxFacts = {
  basis: null,
  expenses: 'trust',
  lossBroughtForward: nil,
  capitalLossBroughtForward: nil,
  allowances: nil,
  notDeductible: nil,
  otherExempt: nil,
  gainAdjustment: nil,
  exemptionUsed: nil,
  lastAssessedYearEndDate: null,
  lastAssessedIncome: null,
  estimateFirst: null,
  estimateSecond: null,
  paidFirst: nil,
  paidSecond: nil,
  paidTopUp: nil,
};

/** A trust of an award of the Road Accident Fund is usually a special trust of type A; the facts of the year may say otherwise. */
export function findTrustTaxBasis(kind: string | null | undefined, chosen: TrustTaxBasis | null): TrustTaxBasis {
  if (chosen !== null) return chosen;
  if (isTrustOf(kind, 'SA', 'RAF')) return 'specialA';
  return isTrustOf(kind, 'SB') ? 'specialB' : 'ordinary';
}

/** By which rule income or a gain of a trust is the donor's, and not the trust's or a beneficiary's. */
export const attributionRules = ['7(3)', '7(4)', '7(5)', '7(6)', '7(8)', '68', '69', '70', '71', '72'] as const;
export type AttributionRule = (typeof attributionRules)[number];
const isOfGains = (rule: AttributionRule): boolean => !rule.startsWith('7(');
/** The rules about what vested in somebody: a minor child of the donor, or a person abroad. */
const isOfVested = (rule: AttributionRule): boolean => ['7(3)', '7(4)', '69', '7(8)', '72'].includes(rule);

/** Income or a gain of a year that is taxed in the hands of a donor (Income Tax Act s 7, Eighth Schedule paras 68 to 72). */
export interface TrustAttribution {
  readonly endDate: LocalDate;
  readonly rule: AttributionRule;
  readonly donorID: number;
  /** In whom it vested; nothing where the trust kept it. */
  readonly beneficiaryID: number | null;
  readonly incomeType: string | null;
  readonly isForeign: boolean;
  readonly amount: Cents;
}
export const isGainAttribution = ({ rule }: Pick<TrustAttribution, 'rule'>): boolean => isOfGains(rule);
export const findAttributedHead = ({ incomeType }: Pick<TrustAttribution, 'incomeType'>): AccountCode | undefined =>
  incomeType === null ? undefined : findAccountByLabel(incomeType, incomeAccounts);

export const checkYearEnd = (day: LocalDate): RefusalError | undefined =>
  findTaxYearEnd(day) === day
    ? undefined
    : refuse('endDate', 'A year of assessment ends on the last day of February. Enter that day.', 'Income Tax Act s 1');

export const checkAttribution = (one: TrustAttribution): RefusalError | undefined =>
  collectRefusals([
    checkYearEnd(one.endDate),
    one.amount <= 0 && refuse('amount', 'Enter an amount of more than 0.'),
    !isOfGains(one.rule) &&
      !findAttributedHead(one) &&
      refuse(
        'incomeType',
        'Choose the type of income. It keeps its nature in the donor’s hands.',
        'Income Tax Act s 7',
      ),
    isOfVested(one.rule) &&
      one.beneficiaryID === null &&
      refuse('beneficiaryID', 'Choose the beneficiary in whom it vested.', 'Income Tax Act s 7'),
  ]);
