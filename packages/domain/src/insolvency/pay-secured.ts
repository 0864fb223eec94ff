import { type Cents, minus, nil, plus, pickSmaller, sum } from '../money/cents';
import { payInProportion } from './pay';

/** Whether a payment out of the security goes to the interest since the order first, or to the claim first. */
export type Appropriation = 'interestFirst' | 'claimFirst';

/** What is still owed on a claim; one security after another lessens it. */
export interface OpenSecuredClaim {
  readonly claim: Cents;
  readonly interest: Cents;
}
export interface SecurityClaimant<Id extends string = string> {
  readonly id: Id;
  readonly creditor: string;
}
export interface SecuredAward<Id extends string = string> {
  readonly id: Id;
  readonly creditor: string;
  /** Claim and interest since the order, as they stood before this security paid. */
  readonly due: Cents;
  readonly paid: Cents;
  readonly toInterest: Cents;
  readonly toClaim: Cents;
}

const findOpenClaim = <Id extends string>(open: ReadonlyMap<Id, OpenSecuredClaim>, id: Id): OpenSecuredClaim =>
  open.get(id) ?? { claim: nil, interest: nil };

/**
 * Creditors of one security by their ranks on it, Insolvency Act 24 of 1936 s 95(1): those of one rank in proportion,
 * the next rank only once the one before is met. What was paid is taken off `open`.
 */
export function paySecured<Id extends string>(
  net: Cents,
  ranks: readonly (readonly SecurityClaimant<Id>[])[],
  open: Map<Id, OpenSecuredClaim>,
  appropriation: Appropriation = 'interestFirst',
): { readonly awards: readonly SecuredAward<Id>[]; readonly left: Cents } {
  let left = net;
  const awards = ranks.flatMap((rank): SecuredAward<Id>[] => {
    const owed = rank.map(({ id }) => findOpenClaim(open, id));
    const due = owed.map(({ claim, interest }) => plus(claim, interest));
    const paid = payInProportion(left, due);
    left = minus(left, sum(paid));
    return rank.map(({ id, creditor }, index) => {
      const { claim, interest } = owed[index]!;
      const amount = paid[index]!;
      const toInterest =
        appropriation === 'interestFirst' ? pickSmaller(amount, interest) : minus(amount, pickSmaller(amount, claim));
      const toClaim = minus(amount, toInterest);
      open.set(id, { claim: minus(claim, toClaim), interest: minus(interest, toInterest) });
      return { id, creditor, due: due[index]!, paid: amount, toInterest, toClaim };
    });
  });
  return { awards, left };
}
