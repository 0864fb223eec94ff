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

export interface Difference {
  readonly kind: 'came' | 'went' | 'changed';
  readonly party: number;
  readonly name: string;
  readonly class: OwnerClass;
}

const key = ({ party, class: as }: LodgedOwner): string => `${party} ${as}`;
const same = (a: LodgedOwner, b: LodgedOwner): boolean =>
  a.name === b.name && a.from === b.from && a.through.join('\n') === b.through.join('\n');

/** What of the register is otherwise than the one lodged last. Nothing lodged: everybody came. */
export function compareRegisters(now: readonly LodgedOwner[], lodged: readonly LodgedOwner[]): Difference[] {
  const before = new Map(lodged.map((one) => [key(one), one]));
  const after = new Map(now.map((one) => [key(one), one]));
  const tell = (kind: Difference['kind'], { party, name, class: as }: LodgedOwner): Difference => ({ kind, party, name, class: as }); // prettier-ignore
  return [
    ...now.flatMap((one) => {
      const earlier = before.get(key(one));
      if (!earlier) return [tell('came', one)];
      return same(one, earlier) ? [] : [tell('changed', one)];
    }),
    ...lodged.filter((one) => !after.has(key(one))).map((one) => tell('went', one)),
  ];
}
