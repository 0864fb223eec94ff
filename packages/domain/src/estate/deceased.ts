import type { LocalDate } from '../dates/local-date';
import type { Sex } from '../limited-interests/factors';
import type { Cents } from '../money/cents';
import type { Fraction } from '../money/fraction';
import type { AccrualSpouse } from '../regimes/accrual';
import type { MassingInput } from '../regimes/massing';
import type { Marriage } from '../regimes/marriage';
import type { Adoption } from '../succession/family';

export interface DeceasedPerson {
  /** By which children and other relations name the deceased as a parent. */
  readonly id: string;
  readonly name: string;
  readonly diedOn: LocalDate;
  readonly bornOn?: LocalDate;
  readonly sex?: Sex;
  readonly identityNumber?: string;
  readonly lastAddress?: string;
  readonly placeOfDeath?: string;
  readonly mastersReference?: string;
  /** Ordinarily resident at death. Absent: yes. Decides which foreign property is in the estate for duty. */
  readonly resident?: boolean;
  /** Parents by birth, among the people. */
  readonly parents?: readonly string[];
  readonly adoption?: Adoption;
}

/** What the estate of a spouse who died before used of the abatement, Estate Duty Act s 4A. */
export interface EarlierSpouseEstate {
  /** What was in fact deducted there. Absent where both died together: it follows from the net value. */
  readonly abatementUsed?: Cents;
  /** The spouses died together: net value of the other estate. The smaller counts as the first death, s 4A(6). */
  readonly diedTogetherNetValue?: Cents;
  /** Spouses of that person when he or she died, the deceased counted. Absent: one. */
  readonly spouses?: number;
  /** The return or other proof of s 4A(5). Absent: filed. */
  readonly evidenceFiled?: boolean;
}

/** Values for the accrual of a marriage, Matrimonial Property Act ss 3 to 5. */
export interface AccrualFacts {
  /** Without a net value at the end it is read from the estate: assets not excluded, less debts from before death. */
  readonly deceased: Omit<AccrualSpouse, 'netEndValue'> & Partial<Pick<AccrualSpouse, 'netEndValue'>>;
  readonly survivor: AccrualSpouse;
  /** Consumer price index at the marriage and at the death, as published. Absent: by the table of consumer prices. */
  readonly cpiAtMarriage?: Fraction;
  readonly cpiAtDissolution?: Fraction;
}

/** A marriage or partnership of the deceased. Whether several ran at once is read from the list. */
export interface EstateMarriage extends Omit<
  Marriage,
  'country' | 'polygynous' | 'besideEarlierWife' | 'besideWifeBeforeAct'
> {
  readonly spouseId: string;
  /** Ended by a court. The death of the spouse is read from the person; with neither, this death ends it. */
  readonly divorcedOn?: LocalDate;
  /** A life partner of somebody who died before 30 June 2023: whether the executor recognises the claim. */
  readonly recognised?: boolean;
  readonly earlierEstate?: EarlierSpouseEstate;
  /** Absent: resident, so that assets roll over to the spouse (Income Tax Act s 9HA(2)). */
  readonly spouseIsResident?: boolean;
  /** Married with accrual: the values at both ends, or that nobody claims. */
  readonly accrual?: AccrualFacts | 'notClaimed';
  /** A joint will that masses the estates: its marks and the survivor's answer. */
  readonly massing?: Omit<MassingInput, 'shareOfSurvivor' | 'shareOfDeceased'>;
}
