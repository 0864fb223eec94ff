import { type Cents, minus, nil, clampBelowNil, plus, pickSmaller } from '../money/cents';
import { computeProportion, roundHalfUp } from '../money/exact';
import type { GeneralBondClaim, InsolventEstate } from './estate';
import type { PaidRank } from './pay';
import type { Appropriation } from './pay-secured';
import type { ResidueRank } from './ranks';

/**
 * What is left for general bonds of the residue after all that ranks before them: no more than came from movables, costs
 * and claims before them taken from land and movables alike (Insolvency Act 24 of 1936 s 86, s 102) [check].
 */
export const computeGeneralBondReach = (left: Cents, residue: Cents, ofLand: Cents): Cents =>
  ofLand <= 0 || residue <= 0
    ? left
    : clampBelowNil(minus(left, roundHalfUp(computeProportion(left, pickSmaller(ofLand, residue), residue))));

/** What a general bond lacks because the rest of the money came from land: concurrent, like any claim without security. */
export function computeBondShortfalls(
  { generalBonds, settings }: InsolventEstate,
  preferred: ReadonlyMap<string, Cents>,
  ranks: readonly PaidRank<ResidueRank>[],
): ReadonlyMap<string, Cents> {
  const appropriation: Appropriation = settings?.appropriation ?? 'interestFirst';
  const paidOn = new Map(
    ranks.filter(({ rank }) => rank === 's102').flatMap(({ claims }) => claims.map((one) => [one.id, one] as const)),
  );
  const computeLacking = ({ id }: GeneralBondClaim): Cents => {
    const claim = preferred.get(id) ?? nil;
    const { claim: due = nil, paid = nil } = paidOn.get(id) ?? {};
    const interest = clampBelowNil(minus(due, claim));
    const toClaim = appropriation === 'interestFirst' ? clampBelowNil(minus(paid, interest)) : pickSmaller(paid, claim);
    return minus(claim, toClaim);
  };
  return new Map(generalBonds.map((bond) => [bond.id, computeLacking(bond)]));
}

/** Both parts of a general bond's claim that rank with the concurrent ones. */
export const addBondShortfalls = (
  excess: ReadonlyMap<string, Cents>,
  lacking: ReadonlyMap<string, Cents>,
): ReadonlyMap<string, Cents> => {
  const all = new Map(excess);
  for (const [id, amount] of lacking) if (amount > 0) all.set(id, plus(all.get(id) ?? nil, amount));
  return all;
};
