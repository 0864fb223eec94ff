import { type Cents, nil, plus, pickSmaller } from '../money/cents';
import { computeProportion, roundHalfUp } from '../money/exact';
import { listSecuredClaims } from './check-estate';
import { sortByNumber } from './concurrent';
import type { LiableCreditor } from './contribution';
import type { Claimant, InsolventEstate, WithdrawnClaim } from './estate';
import type { OpenSecuredClaim } from './pay-secured';
import type { PreferredClaims } from './preferred';

/** Every claim as it stands to a contribution. Who holds a secured claim is judged as secured, not as preferent. */
export function listContributors(
  estate: InsolventEstate,
  open: ReadonlyMap<string, OpenSecuredClaim>,
  { preferred, excess }: PreferredClaims,
  { needed, costs }: { readonly needed: Cents; readonly costs: Cents },
): readonly LiableCreditor[] {
  const secured = new Map(listSecuredClaims(estate).map((claim) => [claim.id, claim]));
  const holders = new Set([...secured.values()].flatMap(({ creditorId }) => creditorId ?? []));
  const preferent = [
    ...estate.executions,
    ...estate.employees,
    ...estate.funds,
    ...estate.statutory,
    ...estate.taxes,
    ...estate.generalBonds,
  ];
  return sortByNumber<LiableCreditor & { readonly number?: number | undefined }>([
    ...estate.concurrent.map((claim) => ({ ...pickClaimant(claim), claim: claim.amount, ranking: claim.amount })),
    ...[...secured.values()].map((claim) => ({
      ...pickClaimant(claim),
      secured: true,
      claim: plus(claim.secured, claim.unsecured ?? nil),
      ranking: plus(open.get(claim.id)!.claim, claim.unsecured ?? nil),
      ...(claim.reliesSolely && { reliesSolely: true }),
    })),
    ...preferent.map((claim) => {
      const [first, beyond]: [Cents, Cents] = [preferred.get(claim.id) ?? nil, excess.get(claim.id) ?? nil];
      const judgedAsSecured = claim.creditorId !== undefined && holders.has(claim.creditorId);
      return {
        ...pickClaimant(claim),
        claim: plus(first, beyond),
        ranking: beyond,
        preferent: judgedAsSecured ? nil : first,
      };
    }),
    ...(estate.applicants ?? []).map((claim) => ({
      ...pickClaimant(claim),
      claim: claim.petition,
      ranking: claim.petition,
    })),
    ...(estate.withdrawn ?? []).map((claim) => ({
      ...pickClaimant(claim),
      claim: claim.amount,
      ranking: claim.amount,
      withdrawn: { unpaidCosts: computeUnpaidUntil(claim, needed, costs) },
    })),
  ]);
}

/** What of the costs nobody paid fell to the time until a claim was withdrawn: as much of it as of all the costs. */
const computeUnpaidUntil = ({ costsUntil }: WithdrawnClaim, needed: Cents, costs: Cents): Cents =>
  costs === 0 ? nil : roundHalfUp(computeProportion(needed, pickSmaller(costsUntil, costs), costs));

const pickClaimant = ({ id, number, creditor, proved, petition }: Claimant) => ({
  id,
  number,
  creditor,
  proved,
  ...(petition !== undefined && { petition }),
});
