import { addNames } from '../estate/relations';
import { message } from '../law/message';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { collectRefusals } from '../law/refusal';
import { type Cents, nil, plus } from '../money/cents';
import { fraction } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { collateHeirs } from '../succession/collation';
import type { Family } from '../succession/family';
import { getKinship } from '../succession/kinship';
import { joinPath } from '../estate/path';
import type { AwardedResidue } from './taken';
import type { DrawingFacts } from './facts';

/**
 * What each heir brings in: the own advances, and a part of those of somebody in whose place the heir takes, by what
 * each of the issue takes there. An advance to somebody who is not represented is nobody's to bring in.
 */
function sumAdvances({ estate }: DrawingFacts, taken: readonly AwardedResidue[]): ReadonlyMap<string, Cents> {
  const given = new Map<string, Cents>();
  const add = (id: string, amount: Cents): unknown => given.set(id, plus(given.get(id) ?? nil, amount));
  const taking = new Set(taken.map(({ personId }) => personId));
  for (const { personId, amount, excused } of estate.advances) {
    if (excused) continue;
    if (taking.has(personId)) {
      add(personId, amount);
      continue;
    }
    const issue = taken.filter(({ through, part }) => through?.includes(personId) && part.n > 0n);
    if (issue.length === 0) continue;
    const parts = shareOut(
      amount,
      issue.map(({ part }) => part),
    );
    for (const [index, one] of issue.entries()) add(one.personId, parts[index]!);
  }
  return given;
}

/** Descendants who share the residue bring in what they had in life, unless the will lets them off. */
export function applyAdvances(
  facts: DrawingFacts,
  residue: Cents,
  taken: readonly AwardedResidue[],
  family: Family,
): Outcome<readonly AwardedResidue[]> {
  const { advances, will } = facts.estate;
  if (advances.length === 0 || will?.noCollation || residue === 0 || taken.length === 0) return taken;
  const given = sumAdvances(facts, taken);
  // Advances the will excuses, or of people nobody represents: nothing is collated, and the division stands as it is.
  if (given.size === 0) return taken;
  const kin = getKinship(family);
  const collated = collateHeirs(
    residue,
    taken
      .filter(({ part }) => part.n > 0n)
      .map(({ personId, part }) => ({
        id: personId,
        share: part,
        isDescendant: kin.descendants.has(personId),
        advance: given.get(personId) ?? nil,
      })),
  );
  if (isRefused(collated)) {
    return collectRefusals(
      addNames(facts.estate, collated).refusals.map(({ field, sentence, words, section }) => {
        const index = advances.findIndex(({ personId }) => field === `heirs.${personId}.advance`);
        return refuse(index < 0 ? 'advances' : joinPath('advances', index, 'amount'), words ?? sentence, section);
      }),
    )!;
  }
  const takes = new Map(collated.value.map((heir) => [heir.heir, heir]));
  return taken.map((one): AwardedResidue => {
    const heir = takes.get(one.personId);
    if (!heir) return one;
    const key = heir.standsOut
      ? '{ground}; keeps the advance and does not share in the residue'
      : '{ground}; after collation';
    const ground = message(key, { ground: one.ground });
    return { ...one, amount: heir.takes, part: fraction(heir.takes, residue), ground };
  });
}
