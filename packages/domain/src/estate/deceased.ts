import type { LocalDate } from '../dates/local-date';
import type { Sex } from '../limited-interests/factors';
import type { Cents } from '../money/cents';
import type { AccrualInput } from '../regimes/accrual';
import type { MassingInput } from '../regimes/massing';
import type { Marriage } from '../regimes/marriage';

export interface Deceased {
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
}

/** What the estate of a spouse who died before used of the abatement, Estate Duty Act s 4A. */
export interface EarlierSpouseEstate {
  readonly abatementUsed: Cents;
  /** Spouses of that person when he or she died, the deceased counted. Absent: one. */
  readonly spouses?: number;
  /** The return or other proof of s 4A(5). Absent: filed. */
  readonly evidenceFiled?: boolean;
}

export interface EstateMarriage extends Omit<Marriage, 'country'> {
  readonly spouseId: string;
  /** Over before this death, by the spouse's death or by divorce. Absent: this death ends it. */
  readonly ended?: { readonly on: LocalDate; readonly by: 'death' | 'divorce' };
  readonly earlierEstate?: EarlierSpouseEstate;
  /** Absent: resident, so that assets roll over to the spouse (Income Tax Act s 9HA(2)). */
  readonly spouseIsResident?: boolean;
  /** Married with accrual: the values at both ends, or that nobody claims. */
  readonly accrual?: AccrualInput | 'notClaimed';
  /** A joint will that masses the estates: its marks and the survivor's answer. */
  readonly massing?: Omit<MassingInput, 'shareOfSurvivor' | 'shareOfDeceased'>;
}

/** Marriages this death ends; their spouses survive. */
export const survivingMarriages = (marriages: readonly EstateMarriage[]): readonly EstateMarriage[] =>
  marriages.filter((marriage) => marriage.ended === undefined);
