import type { LocalDate } from '../dates/local-date';
import type { OwnerClass } from './register';

/** An owner as a register that was lodged names one. */
export interface LodgedOwner {
  readonly party: number;
  readonly name: string;
  readonly class: OwnerClass;
  readonly through: readonly string[];
  readonly from: LocalDate | null;
}

export interface OwnerDifference {
  readonly kind: 'came' | 'went' | 'changed';
  readonly party: number;
  readonly name: string;
  readonly class: OwnerClass;
}

const toOwnerKey = ({ party, class: as }: LodgedOwner): string => `${party} ${as}`;
const isSameOwner = (a: LodgedOwner, b: LodgedOwner): boolean =>
  a.name === b.name && a.from === b.from && a.through.join('\n') === b.through.join('\n');

/** What of the register is otherwise than the one lodged last. Nothing lodged: everybody came. */
export function compareRegisters(now: readonly LodgedOwner[], lodged: readonly LodgedOwner[]): OwnerDifference[] {
  const before = new Map(lodged.map((one) => [toOwnerKey(one), one]));
  const after = new Map(now.map((one) => [toOwnerKey(one), one]));
  const toOwnerDifference = (kind: OwnerDifference['kind'], { party, name, class: as }: LodgedOwner): OwnerDifference => ({ kind, party, name, class: as }); // prettier-ignore
  return [
    ...now.flatMap((one) => {
      const earlier = before.get(toOwnerKey(one));
      if (!earlier) return [toOwnerDifference('came', one)];
      return isSameOwner(one, earlier) ? [] : [toOwnerDifference('changed', one)];
    }),
    ...lodged.filter((one) => !after.has(toOwnerKey(one))).map((one) => toOwnerDifference('went', one)),
  ];
}
