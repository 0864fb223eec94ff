import { type Cents, plus } from '../money/cents';
import { addFractions, type Fraction, fraction, multiplyFractions } from '../money/fraction';
import { shareOut } from '../money/share-out';
import type { Kinship } from './kinship';

/** A branch of a family: somebody who takes, or somebody who does not and whose living issue stand in the place. */
export type StirpesBranch =
  | { readonly heir: string }
  | { readonly through: string; readonly branches: readonly StirpesBranch[] };

/** The branches below an ancestor. One that has died out is no branch. */
export function listBranchesBelow(kin: Kinship, ancestor: string, takes: (id: string) => boolean): StirpesBranch[] {
  return kin.childrenOf(ancestor).flatMap((child): StirpesBranch[] => {
    if (takes(child)) return [{ heir: child }];
    const branches = listBranchesBelow(kin, child, takes);
    return branches.length > 0 ? [{ through: child, branches }] : [];
  });
}

export interface StirpesPart {
  readonly heir: string;
  readonly amount: Cents;
  readonly share: Fraction;
  /** Those the heir stands in for, from the top of the branch down. */
  readonly through: readonly string[];
}

/** Per stirpes, level by level: each level is split on the rounded amount of the level above. */
export function shareByBranch(
  amount: Cents,
  share: Fraction,
  branches: readonly StirpesBranch[],
  through: readonly string[] = [],
): StirpesPart[] {
  const [only] = branches;
  if (only && branches.length === 1 && 'heir' in only) return [{ heir: only.heir, amount, share, through }];
  const amounts = shareOut(
    amount,
    branches.map(() => 1),
  );
  const each = multiplyFractions(share, fraction(1, branches.length || 1));
  return branches.flatMap((branch, index): StirpesPart[] =>
    'heir' in branch
      ? [{ heir: branch.heir, amount: amounts[index]!, share: each, through }]
      : shareByBranch(amounts[index]!, each, branch.branches, [...through, branch.through]),
  );
}

/** One part a person: who stands in two lines takes from both. */
export function mergeParts(parts: readonly StirpesPart[]): readonly StirpesPart[] {
  if (parts.length < 2) return parts;
  const merged = new Map<string, StirpesPart>();
  for (const part of parts) {
    const before = merged.get(part.heir);
    merged.set(
      part.heir,
      before
        ? {
            ...before,
            amount: plus(before.amount, part.amount),
            share: addFractions(before.share, part.share),
            through: [...new Set([...before.through, ...part.through])],
          }
        : part,
    );
  }
  return [...merged.values()];
}
