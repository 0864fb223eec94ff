import type { MastersFeeScale } from '../costs/masters-fee';
import type { FigureOverride } from '../costs/override';
import type { LocalDate } from '../dates/local-date';
import type { EstateDutySettings } from '../estate-duty/settings';
import type { SecuredInterest } from '../insolvency/claim';
import type { SplitMode } from '../insolvency/pay-ranks';
import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';

/** Figures the account computes and a person may set by hand, each with its reason. */
export const overridableFigures = [
  'executorRemuneration',
  'vatOnRemuneration',
  'mastersFee',
  'incomeCommission',
  'vatOnIncomeCommission',
  'estateDuty',
  'capitalGainsTax',
] as const;
export type OverridableFigureName = (typeof overridableFigures)[number];

interface GainsFacts {
  readonly earlierInYear?: Cents;
  readonly lossBroughtForward?: Cents;
  readonly smallBusiness?: { readonly valueOfAllBusinesses: Cents; readonly usedBefore: Cents };
}
/** How the tax a death triggers is found: by the table of the last return, or at one marginal rate for a projection. */
export type TaxAtDeathBasis =
  | (GainsFacts & {
      readonly method: 'table';
      readonly otherTaxableIncome: Cents;
      readonly medicalCredits?: Cents;
      readonly paidInAdvance?: Cents;
    })
  | (GainsFacts & { readonly method: 'marginalRate'; readonly rate: Fraction });

export interface EstateSettings {
  /** The date of the account; decides VAT, who is a minor, and how far interest runs. */
  readonly accountDate: LocalDate;
  /** Rates agreed below the tariff. */
  readonly reducedFee?: { readonly capitalRate?: Fraction; readonly incomeRate?: Fraction; readonly reason: string };
  /** The Master's fee where no scale is on record (Namibia): a scale, or the amount itself. */
  readonly mastersFee?: { readonly scale: MastersFeeScale } | { readonly amount: Cents };
  readonly overrides?: Partial<Readonly<Record<OverridableFigureName, FigureOverride>>>;
  readonly duty?: Partial<EstateDutySettings>;
  /** Whether nominees and successors repay the duty on what they take (Estate Duty Act s 13). Absent: they do. */
  readonly recoverDuty?: boolean;
  /** Income Tax Act s 25(6): an heir keeps an asset that had to be sold and carries the tax above half as own debt. */
  readonly heirCarriesTax?: { readonly personId: string; readonly assetId: string };
  /** Absent: no tax at death is computed; what SARS assessed stands among the liabilities. */
  readonly taxAtDeath?: TaxAtDeathBasis;
  /** How a cash shortfall is met, and, where the heirs pay in, a way of rounding other than the usual. */
  readonly shortfall?: { readonly method: ShortfallMethod; readonly rounding?: SplitMode };
  readonly insolvent?: InsolventSettings;
  /**
   * Who takes by law what a survivorship clause left to nobody: those who are heirs when the failure is certain (*Harris
   * v MacGregor*, in use since 27 March 1987 [check]) or those at the death. Absent: when it is certain.
   */
  readonly heirsOfFailedGift?: 'whenCertain' | 'atDeath';
  /**
   * Out of which money legacies are paid where some of it is left out of the duty or deducted under Estate Duty Act s 4(e)
   * [check]: that money first, the other first, or both in proportion. Absent: in proportion.
   */
  readonly legaciesPaidFrom?: LegacyMoney;
}

export type LegacyMoney = 'proportion' | 'foreignMoney' | 'otherMoney';

export type ShortfallMethod = 'heirsPayIn' | 'debtTakenOver' | 'assetsSold' | 'legaciesReduced';

/** An insolvent deceased estate: points that are inputs or not settled. */
export interface InsolventSettings {
  /** Preference for funeral and for death-bed costs each, s 96. Absent: by the table of the law. */
  readonly funeralPreference?: Cents;
  readonly deathBedPreference?: Cents;
  /** Interest to secured creditors after the deemed date of s 34(5), out of their own security. */
  readonly interest?: SecuredInterest;
  readonly split?: SplitMode;
}
