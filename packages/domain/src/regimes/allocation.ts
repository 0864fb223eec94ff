/** Who bears a liability of a joint estate. */
export type LiabilityAllocation = 'joint' | 'deceasedOnly' | 'survivorOnly';

export type LiabilityKind =
  | 'administration'
  | 'debtBeforeDeath'
  | 'incomeTaxToDeath'
  | 'medical'
  | 'funeral'
  | 'tombstone'
  | 'estateDuty'
  | 'maintenance'
  | 'capitalGainsTaxAtDeath'
  | 'transferOfDeceasedHalf'
  | 'debtOfSurvivor';

export interface AllocationRule {
  readonly allocation: LiabilityAllocation;
  readonly note?: string;
}

const officesDiffer = 'Practice differs between Master’s offices. You can change the allocation per item.';

/**
 * Where a liability falls until somebody says otherwise. Administration costs and every debt from before the death
 * are joint; what the death itself brings falls on the half of the deceased.
 */
export const defaultAllocations: Readonly<Record<LiabilityKind, AllocationRule>> = {
  administration: { allocation: 'joint' },
  debtBeforeDeath: { allocation: 'joint' },
  incomeTaxToDeath: { allocation: 'joint' },
  medical: { allocation: 'joint' },
  funeral: { allocation: 'deceasedOnly' },
  tombstone: { allocation: 'deceasedOnly' },
  estateDuty: { allocation: 'deceasedOnly' },
  maintenance: { allocation: 'deceasedOnly' },
  capitalGainsTaxAtDeath: { allocation: 'deceasedOnly', note: officesDiffer },
  transferOfDeceasedHalf: { allocation: 'joint', note: officesDiffer },
  debtOfSurvivor: { allocation: 'survivorOnly' },
};
