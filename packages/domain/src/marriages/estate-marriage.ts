import { readRate } from '../assets/read-fraction';
import type { AccrualFacts, EarlierSpouseEstate, EstateMarriage } from '../estate/deceased';
import { isRefused, type RefusalError, refuse } from '../law/refusal';
import { type Cents } from '../money/cents';
import { toLegalKind, type MarriageRecord } from './marriage-record';

/** A marriage as its record holds it, everything the law of an estate reads of it. */
export interface CapturedMarriage extends MarriageRecord {
  readonly id: string;
  readonly spouseId: string | null;
  readonly recognition: 'recognised' | 'not recognised' | null;
  /** Where the spouse lives, by the spouse's own record. */
  readonly spouseIsResident: boolean | null;
  readonly isAccrualUnclaimed: boolean;
  readonly ownCommencement: Cents | null;
  readonly spouseCommencement: Cents | null;
  readonly ownEndValue: Cents | null;
  readonly spouseEndValue: Cents | null;
  readonly cpiAtMarriage: string | null;
  readonly cpiAtEnd: string | null;
  readonly earlierEstate: {
    readonly isClaimed: boolean;
    readonly abatementUsed: Cents | null;
    readonly diedTogetherNetValue: Cents | null;
    readonly spouses: number | null;
    readonly isEvidenceFiled: boolean;
  };
  readonly massing: {
    readonly isJointWill: boolean;
    readonly disposesOfBoth: boolean;
    readonly limitsSurvivor: boolean;
    readonly survivor: 'adiated' | 'repudiated' | 'undecided' | null;
  };
}

const pickPresent = <K extends string, V>(key: K, value: V | null | undefined): { readonly [P in K]?: V } =>
  (value === null || value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V };

/** Values at both ends; nothing while one of them is missing. */
function toAccrual(captured: CapturedMarriage): AccrualFacts | 'notClaimed' | undefined {
  if (captured.isAccrualUnclaimed) return 'notClaimed';
  const { ownCommencement, spouseCommencement, spouseEndValue, ownEndValue } = captured;
  const cpiAtMarriage = captured.cpiAtMarriage === null ? undefined : readRate(captured.cpiAtMarriage);
  const cpiAtDissolution = captured.cpiAtEnd === null ? undefined : readRate(captured.cpiAtEnd);
  if (ownCommencement === null || spouseCommencement === null || spouseEndValue === null) return undefined;
  if (isRefused(cpiAtMarriage) || isRefused(cpiAtDissolution)) return undefined;
  return {
    deceased: { commencementValue: ownCommencement, ...pickPresent('netEndValue', ownEndValue) },
    survivor: { commencementValue: spouseCommencement, netEndValue: spouseEndValue },
    ...pickPresent('cpiAtMarriage', cpiAtMarriage),
    ...pickPresent('cpiAtDissolution', cpiAtDissolution),
  };
}

function toEarlierEstate({ earlierEstate }: CapturedMarriage): EarlierSpouseEstate | undefined {
  const { isClaimed, abatementUsed, diedTogetherNetValue, spouses, isEvidenceFiled } = earlierEstate;
  if (!isClaimed && abatementUsed === null && diedTogetherNetValue === null) return undefined;
  return {
    ...pickPresent('abatementUsed', abatementUsed),
    ...pickPresent('diedTogetherNetValue', diedTogetherNetValue),
    ...pickPresent('spouses', spouses),
    evidenceFiled: isEvidenceFiled,
  };
}

function toMassing({ massing }: CapturedMarriage): EstateMarriage['massing'] {
  const { isJointWill, disposesOfBoth, limitsSurvivor, survivor } = massing;
  if (!isJointWill && !disposesOfBoth && !limitsSurvivor && survivor === null) return undefined;
  return {
    jointWill: isJointWill,
    disposesOfBoth,
    limitedInterestForSurvivor: limitsSurvivor,
    survivor: survivor ?? 'undecided',
  };
}

/** The marriage in the law's words, or what must be known of it first. */
export function toEstateMarriage(captured: CapturedMarriage): EstateMarriage | RefusalError {
  const toFieldPath = (field: string): string => `marriages.${captured.id}.${field}`;
  if (captured.spouseId === null) return refuse(toFieldPath('spouseID'), 'Choose the spouse of this marriage.');
  if (captured.marriedDate === null) return refuse(toFieldPath('marriedDate'), 'Enter the date of the marriage.');
  if (captured.contract === null && captured.kind !== 'life partnership') {
    return refuse(toFieldPath('contract'), 'Choose whether there was an antenuptial contract, and which kind.');
  }
  const { kind, contract } = toLegalKind(captured);
  return {
    kind,
    contract,
    marriedOn: captured.marriedDate,
    spouseId: captured.spouseId,
    ...(captured.hasCourtOrder && { courtOrder: true }),
    ...pickPresent('divorcedOn', captured.endedBy === null ? null : captured.endedDate),
    ...pickPresent('recognised', captured.recognition === null ? null : captured.recognition === 'recognised'),
    ...pickPresent('earlierEstate', toEarlierEstate(captured)),
    ...pickPresent('spouseIsResident', captured.spouseIsResident),
    ...pickPresent('accrual', toAccrual(captured)),
    ...pickPresent('massing', toMassing(captured)),
  };
}
