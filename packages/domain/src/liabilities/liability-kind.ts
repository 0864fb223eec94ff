import type { EstateLiability } from '../estate/liability';
import { type SystemType, systemType } from '../matter/kinds';

export type CapturedLiabilityKind = EstateLiability['kind'];

interface LiabilityKindFacts {
  readonly label: string;
  /** A debt the deceased left, or one the death itself brought. */
  readonly arose: 'beforeDeath' | 'afterDeath';
  /** Also of a matter in which nobody died. */
  readonly ofTheLiving?: true;
}

/** What a liability is to whoever captures it; the law reads its rank and who bears it from here. */
export const liabilityKinds: Readonly<Record<CapturedLiabilityKind, LiabilityKindFacts>> = {
  debtBeforeDeath: { label: 'Debt', arose: 'beforeDeath', ofTheLiving: true },
  incomeTaxToDeath: { label: 'Income tax', arose: 'beforeDeath', ofTheLiving: true },
  medical: { label: 'Medical', arose: 'beforeDeath', ofTheLiving: true },
  funeral: { label: 'Funeral', arose: 'afterDeath' },
  tombstone: { label: 'Tombstone', arose: 'afterDeath' },
  maintenance: { label: 'Maintenance claim', arose: 'afterDeath', ofTheLiving: true },
  capitalGainsTaxAtDeath: { label: 'Capital gains tax at death', arose: 'afterDeath' },
  transferOfDeceasedHalf: { label: 'Transfer of the half of the deceased', arose: 'afterDeath' },
  debtOfSurvivor: { label: 'Debt of the survivor', arose: 'beforeDeath' },
};
export const liabilityKindNames = Object.keys(liabilityKinds) as [CapturedLiabilityKind, ...CapturedLiabilityKind[]];

/** Kinds a matter of this type can have: only an estate, or a plan for one, knows what a death brings. */
export const listLiabilityKinds = (type: SystemType): readonly CapturedLiabilityKind[] =>
  type === systemType.estateLate || type === systemType.flowConsult
    ? liabilityKindNames
    : liabilityKindNames.filter((kind) => liabilityKinds[kind].ofTheLiving);
