import type { LocalDate } from '../dates/local-date';
import type { CeasingInterest } from '../limited-interests/ceasing-interest';
import type { InterestTerm } from '../limited-interests/factors';
import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';

/** Income that accrued after the death, gross as collected. */
export interface IncomeItem {
  readonly id: string;
  readonly narrative: string;
  readonly voucher?: string;
  readonly amount: Cents;
  /** What yields it: its income belongs to whoever takes the asset. Absent: the residue. */
  readonly assetId?: string;
  /** A refund or a reversal: below nought. */
  readonly isRefund?: boolean;
  readonly account?: number;
}

/** An expense against that income: rates, a manager, the estate's own income tax. */
export type IncomeExpense = IncomeItem;

/** Property the deceased held only as fiduciary or usufructuary. It never was the estate's own. */
export interface HeldInterest {
  readonly id: string;
  readonly description: string;
  readonly right: 'usufruct' | 'fiduciary' | 'like';
  /** The will, deed or contract that created it. */
  readonly instrument: string;
  readonly voucher?: string;
  /** Full value of the property. */
  readonly value: Cents;
  /** Costs the property itself bears, such as its transfer to the successor. */
  readonly charges: readonly { readonly id: string; readonly narrative: string; readonly amount: Cents }[];
  readonly successors: readonly { readonly personId: string; readonly share: Fraction }[];
  /** How it is valued for estate duty, s 5(1)(b). Absent: it does not enter the duty. */
  readonly forDuty?: InterestForDuty;
  /** Created by a predeceased spouse (s 4(m)) or donated by whoever now gets it back (s 4(g)): deducted again. */
  readonly deductedUnder?: '4(m)' | '4(g)';
  readonly account?: number;
}

/** What s 5(1)(b) asks of an interest that ended. Ages and sexes are those of the people. */
export interface InterestForDuty extends Pick<
  CeasingInterest,
  'bonaFideFarm' | 'acceptedYield' | 'averageNetReceipts' | 'considerationPaid'
> {
  /** Whoever has the enjoyment from now on; the interest is valued over this life, or a shorter term. */
  readonly enjoyedBy: string;
  readonly term?: InterestTerm;
  /** Full ownership reverts to the bare owner: value and day when the right of the deceased was created. */
  readonly creation?: { readonly fullValue: Cents; readonly on: LocalDate; readonly term?: InterestTerm };
}
