import type { LocalDate } from '../dates/local-date';
import { checkNotAfter } from '../law/check-input';
import { collectRefusals, type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import type { WorkedResult } from '../law/worked';
import type { Cents } from '../money/cents';
import type { DutyAbatement, PredeceasedSpouse } from './abatement';
import type { DutyShare } from './bearers';
import type { AllowedCredit, DutyCredit } from './credits';
import type { Deduction, DeductionCode, SpouseBenefit } from './deductions';
import type { DeemedItem } from './deemed-property';
import type { IncludedItem, LeftOutItem, PropertyItem } from './property';
import type { EarlierDutyEstate } from './rapid-succession';
import { checkSpouseResidue, type SpouseResidue } from './spouse-residue';

/** An estate as estate duty sees it. Amounts are the deceased's own: halve joint debts and costs before they come here. */
export interface EstateForDuty {
  readonly died: LocalDate;
  readonly born?: LocalDate;
  /** The day the question is asked; a later death is refused. */
  readonly today?: LocalDate;
  /** Ordinarily resident in South Africa at death; true unless said. */
  readonly ordinarilyResident?: boolean;
  readonly property: readonly PropertyItem[];
  readonly deemed?: readonly DeemedItem[];
  readonly deductions?: readonly Deduction[];
  readonly spouseBenefits?: readonly SpouseBenefit[];
  readonly spouseResidue?: SpouseResidue;
  readonly predeceasedSpouses?: readonly PredeceasedSpouse[];
  /** Property that bore duty in an estate of the ten years before; `first.propertyValue` is its value there. */
  readonly successions?: readonly { readonly propertyId: string; readonly first: EarlierDutyEstate }[];
  readonly credits?: readonly DutyCredit[];
}

/** What the duty comes to under one abatement. */
export interface DutySettlement {
  readonly netValue: Cents;
  readonly abatement: Cents;
  readonly dutiableAmount: Cents;
  readonly duty: Cents;
}

/** The computation in the order of the return: A to K. */
export interface EstateDuty extends DutySettlement {
  readonly property: Cents;
  readonly deemedProperty: Cents;
  readonly totalValue: Cents;
  readonly included: readonly IncludedItem[];
  readonly leftOut: readonly LeftOutItem[];
  readonly deductions: readonly { readonly code: DeductionCode; readonly label: string; readonly amount: Cents }[];
  readonly totalDeductions: Cents;
  /** The 4(q) part that came from the residue. */
  readonly residueToSpouse: Cents;
  /** How the abatement came about, and the relief on each property that bore duty before. */
  readonly abatementFound: WorkedResult<DutyAbatement>;
  readonly reliefs: readonly WorkedResult<Cents>[];
  readonly rapidSuccessionRelief: Cents;
  readonly credits: readonly AllowedCredit[];
  readonly totalCredits: Cents;
  readonly dutyPayable: Cents;
  readonly shares: readonly DutyShare[];
  readonly executorBears: Cents;
  /** Abatement in fact deducted, which a surviving spouse's estate will ask for. */
  readonly abatementUsed: Cents;
  /** The result once the evidence of a predeceased spouse's estate is filed, where it is missing. */
  readonly onceEvidenceFiled?: DutySettlement;
}

/** What can be refused before anything is worked out. */
export function checkEstate(estate: EstateForDuty): RefusalError | undefined {
  const ids = new Set<string>();
  const twice = [...estate.property, ...(estate.deemed ?? [])].find((item) => {
    if (ids.has(item.id)) return true;
    ids.add(item.id);
    return false;
  });
  return collectRefusals([
    checkNotAfter('died', estate.died, estate.today, 'Correct the date of death: it is in the future.'),
    checkNotAfter('born', estate.born, estate.died, 'Correct the date of birth: it is after the death.'),
    twice
      ? refuse('property', message('List {name} once: it is captured twice.', { name: twice.description ?? twice.id }))
      : undefined,
    estate.spouseResidue && checkSpouseResidue(estate.spouseResidue),
  ]);
}
