import type { LocalDate } from '../dates/local-date';
import type { DutyCredit } from '../estate-duty/credits';
import type { EarlierDutyEstate } from '../estate-duty/rapid-succession';
import type { InterestTerm } from '../limited-interests/factors';
import type { Cents } from '../money/cents';
import type { Taker } from './will';

/** One item of the estate, by the list it stands in: ids are only unique inside a list. */
export interface ItemRef {
  readonly list: 'assets' | 'benefits' | 'interestsHeld' | 'annuitiesHeld' | 'donations' | 'disposableProperty';
  readonly id: string;
}

/** A donation exempt under Income Tax Act s 56(1)(c) or (d): deemed property, Estate Duty Act s 3(3)(b). */
export interface ExemptDonation {
  readonly id: string;
  readonly description: string;
  readonly value: Cents;
  /** On cancellation or death of the donor, (c) and (d). */
  readonly exemptUnder: '56(1)(c)' | '56(1)(d)';
  /** Who was given it, together the whole; they bear its duty (s 11). */
  readonly donees: readonly Taker[];
  /** Part of it already counted in the value of company shares, s 4(p). */
  readonly inShareValue?: Cents;
}

/** Property the deceased was competent to dispose of for own benefit: deemed property, Estate Duty Act s 3(3)(d). */
export interface DisposableProperty {
  readonly id: string;
  readonly description: string;
  readonly value: Cents;
  readonly inShareValue?: Cents;
}

/** An annuity the deceased enjoyed, Estate Duty Act s 3(2)(a) and (b), s 5(1)(d) and (e). */
export interface HeldAnnuity {
  readonly id: string;
  readonly description: string;
  readonly yearly: Cents;
  readonly chargedOnProperty: boolean;
  /** Who has it from now on, for life or for a shorter term. Absent: it stops. */
  readonly passesTo?: string;
  readonly term?: InterestTerm;
  /** Charged on property and it stops: the owner, who is freed of it. */
  readonly ownerId?: string;
}

/** Improvements somebody paid for, with consent and in the lifetime of the deceased, to what now accrues: s 4(i), (j). */
export interface Improvement {
  readonly id: string;
  /** An asset (i), or an interest whose enjoyment passes (j). */
  readonly item: ItemRef & { readonly list: 'assets' | 'interestsHeld' };
  readonly paidBy: string;
  readonly amount: Cents;
}

/** Property that bore duty in the estate of somebody who died in the ten years before (First Schedule, proviso). */
export interface EarlierDuty {
  readonly id: string;
  readonly item: ItemRef;
  readonly first: EarlierDutyEstate;
}

/** A credit against the duty, s 16. */
export interface EstateDutyCredit extends Omit<DutyCredit, 'propertyId'> {
  readonly id: string;
  readonly item: ItemRef;
}

/** What SARS did about the duty and what was paid, for the interest of s 10. */
export interface DutyAssessment {
  readonly assessedOn?: LocalDate;
  /** The day for payment in the notice, s 9C. */
  readonly payableOn?: LocalDate;
  /** SARS let it stand free of interest until then, s 10(2). */
  readonly freeUntil?: LocalDate;
  /** Deposits and payments on account. */
  readonly payments: readonly { readonly id: string; readonly on: LocalDate; readonly amount: Cents }[];
}

/** Income of the estate itself in one tax year or a part of it. Gains on what the executor sold are found. */
export interface EstateTaxYear {
  readonly id: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly taxableIncome: Cents;
  readonly paidInAdvance?: Cents;
  readonly account?: number;
}
