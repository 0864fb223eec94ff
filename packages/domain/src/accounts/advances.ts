import { withNames } from '../estate/relations';
import { said } from '../law/said';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { collectRefusals } from '../law/refusal';
import { type Cents, nil, plus } from '../money/cents';
import { fraction } from '../money/fraction';
import { shareOut } from '../money/share-out';
import { collate } from '../succession/collation';
import type { Family } from '../succession/family';
import { kinshipOf } from '../succession/kinship';
import { at } from '../estate/path';
import type { ResidueTaken } from './taken';
import type { Facts } from './facts';

/**
 * What each heir brings in: the own advances, and a part of those of somebody in whose place the heir takes, by what
 * each of the issue takes there. An advance to somebody who is not represented is nobody's to bring in.
 */
function broughtIn({ estate }: Facts, taken: readonly ResidueTaken[]): ReadonlyMap<string, Cents> {
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
  facts: Facts,
  residue: Cents,
  taken: readonly ResidueTaken[],
  family: Family,
): Outcome<readonly ResidueTaken[]> {
  const { advances, will } = facts.estate;
  if (advances.length === 0 || will?.noCollation || residue === 0 || taken.length === 0) return taken;
  const given = broughtIn(facts, taken);
  // Advances the will excuses, or of people nobody represents: nothing is collated, and the division stands as it is.
  if (given.size === 0) return taken;
  const kin = kinshipOf(family);
  const collated = collate(
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
      withNames(facts.estate, collated).refusals.map(({ field, sentence, words, section }) => {
        const index = advances.findIndex(({ personId }) => field === `heirs.${personId}.advance`);
        return refuse(index < 0 ? 'advances' : at('advances', index, 'amount'), words ?? sentence, section);
      }),
    )!;
  }
  const takes = new Map(collated.value.map((heir) => [heir.heir, heir]));
  return taken.map((one): ResidueTaken => {
    const heir = takes.get(one.personId);
    if (!heir) return one;
    const key = heir.standsOut ? '{ground}; keeps the advance and stands out' : '{ground}; after collation';
    const ground = said(key, { ground: one.ground });
    return { ...one, amount: heir.takes, part: fraction(heir.takes, residue), ground };
  });
}
