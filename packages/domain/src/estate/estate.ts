import type { Country } from '../law/country';
import type { Cents } from '../money/cents';
import type { EstateAsset } from './asset';
import type { DeceasedPerson, EstateMarriage } from './deceased';
import type {
  DisposableProperty,
  DutyAssessment,
  EarlierDuty,
  EstateDutyCredit,
  EstateTaxYear,
  ExemptDonation,
  HeldAnnuity,
  Improvement,
} from './duty-facts';
import type { EstateExecutor } from './executor';
import type { HeldInterest, IncomeExpense, IncomeItem } from './income';
import type { CapturedCost, EstateLiability } from './liability';
import type { EstatePerson } from './person';
import type { BenefitOutsideEstate } from './policy';
import type { EstateSettings } from './settings';
import type { HeirAgreement, Taker, Will } from './will';

/** What somebody had from the deceased in life and must bring in (collation). */
export interface Advance {
  readonly id: string;
  readonly personId: string;
  readonly amount: Cents;
  /** The gift itself, or the will, frees from bringing it in. */
  readonly excused?: boolean;
}

/**
 * A deceased estate as captured: everything the accounts, the duty and a projection are worked out from. It is plain
 * data; lists carry ids that are unique inside the list, and their order has no meaning. Each fact is said once:
 * the family, the survivors and their degrees are read from the people and the marriages.
 */
export interface Estate {
  readonly country: Country;
  readonly deceased: DeceasedPerson;
  /** Everybody named anywhere below, and everybody who links them to the deceased. */
  readonly people: readonly EstatePerson[];
  readonly marriages: readonly EstateMarriage[];
  readonly executors: readonly EstateExecutor[];
  readonly assets: readonly EstateAsset[];
  /** Policies, funds and trusts that pay somebody past the estate. */
  readonly benefits: readonly BenefitOutsideEstate[];
  readonly liabilities: readonly EstateLiability[];
  readonly costs: readonly CapturedCost[];
  readonly income: readonly IncomeItem[];
  readonly incomeExpenses: readonly IncomeExpense[];
  /** Usufructs, fiduciary and like interests that ended with the death; annuities the deceased enjoyed. */
  readonly interestsHeld: readonly HeldInterest[];
  readonly annuitiesHeld: readonly HeldAnnuity[];
  /** Deemed property of s 3(3)(b) and (d). */
  readonly donations: readonly ExemptDonation[];
  readonly disposableProperty: readonly DisposableProperty[];
  readonly improvements: readonly Improvement[];
  readonly earlierDuties: readonly EarlierDuty[];
  readonly dutyCredits: readonly EstateDutyCredit[];
  readonly dutyAssessment?: DutyAssessment;
  readonly taxYears: readonly EstateTaxYear[];
  readonly advances: readonly Advance[];
  readonly agreements: readonly HeirAgreement[];
  readonly will?: Will;
  /** The estate is testate, and what the will says is not captured yet: until then it divides as without one. */
  readonly willToCapture?: boolean;
  /** Heirs and parts captured by hand, in place of those the law finds for what no will disposes of. */
  readonly intestateHeirs?: readonly Taker[];
  /** Everybody who might inherit was looked for: with nobody found, the Guardian's Fund takes. */
  readonly relativesSought?: boolean;
  readonly settings: EstateSettings;
}
