import { type Cents, nil, plus } from '../money/cents';
import { securedOf } from './check-estate';
import { inOrderOfNumber } from './concurrent';
import type { Contributor } from './contribution';
import type { Claimant, InsolventEstate } from './estate';
import type { OpenClaim } from './pay-secured';
import type { Preferred } from './preferred';

/** Every claim as it stands to a contribution. Who holds a secured claim is judged as secured, not as preferent. */
export function contributorsOf(
  estate: InsolventEstate,
  open: ReadonlyMap<string, OpenClaim>,
  { preferred, excess }: Preferred,
): readonly Contributor[] {
  const secured = new Map(securedOf(estate).map((claim) => [claim.id, claim]));
  const holders = new Set([...secured.values()].flatMap(({ creditorId }) => creditorId ?? []));
  const preferent = [
    ...estate.executions,
    ...estate.employees,
    ...estate.funds,
    ...estate.statutory,
    ...estate.taxes,
    ...estate.generalBonds,
  ];
  return inOrderOfNumber<Contributor & { readonly number?: number | undefined }>([
    ...estate.concurrent.map((claim) => ({ ...who(claim), claim: claim.amount, ranking: claim.amount })),
    ...[...secured.values()].map((claim) => ({
      ...who(claim),
      secured: true,
      claim: plus(claim.secured, claim.unsecured ?? nil),
      ranking: plus(open.get(claim.id)!.claim, claim.unsecured ?? nil),
      ...(claim.reliesSolely && { reliesSolely: true }),
    })),
    ...preferent.map((claim) => {
      const [first, beyond]: [Cents, Cents] = [preferred.get(claim.id) ?? nil, excess.get(claim.id) ?? nil];
      const judgedAsSecured = claim.creditorId !== undefined && holders.has(claim.creditorId);
      return {
        ...who(claim),
        claim: plus(first, beyond),
        ranking: beyond,
        preferent: judgedAsSecured ? nil : first,
      };
    }),
    ...(estate.applicants ?? []).map((claim) => ({ ...who(claim), claim: claim.petition, ranking: claim.petition })),
  ]);
}

const who = ({ id, number, creditor, proved, petition, withdrawn }: Claimant) => ({
  id,
  number,
  creditor,
  proved,
  ...(petition !== undefined && { petition }),
  ...(withdrawn && { withdrawn }),
});
