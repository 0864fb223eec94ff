import type { CapturedClaim } from '../claims/captured-claim';
import { isProved } from '../claims/claim-status';
import { amountOf, kindOf } from '../claims/estate-of-claims';
import type { LocalDate } from '../dates/local-date';
import { type Warning, warn } from '../law/refusal';
import { said } from '../law/said';

/** The account that is amended, as it was first lodged. */
export interface FirstLodged {
  readonly on: LocalDate;
  /** The claims it dealt with. */
  readonly claimIds: readonly string[];
}

/** Claims proved only after the account they would share in was lodged (s 104(1)). */
export const provedLate = (claims: readonly CapturedClaim[], first: FirstLodged | undefined): CapturedClaim[] =>
  first
    ? claims.filter(
        ({ id, status, provedOn }) =>
          isProved(status) && provedOn !== undefined && provedOn >= first.on && !first.claimIds.includes(id),
      )
    : [];

/**
 * The claims as they share without the Master's leave: a late one not at all, but out of its own security (s 95(2)), and an
 * employee as one who needs no proof (s 98A(3)).
 */
export const withoutLate = (claims: readonly CapturedClaim[], late: readonly CapturedClaim[]): CapturedClaim[] => {
  const kept = new Set(late.filter(({ lateShareOn }) => lateShareOn === undefined));
  return claims.flatMap((claim): CapturedClaim[] => {
    if (!kept.has(claim)) return [claim];
    const kind = kindOf(claim);
    if (kind === 'secured') return [{ ...claim, reliesSolely: true }];
    return kind === 'employee' ? [{ ...claim, status: 'lodged', claimed: amountOf(claim) }] : [];
  });
};

/** A point on each: what became of it, and what to do. */
export const remarksOnLate = (late: readonly CapturedClaim[], isContribution: boolean): Warning[] =>
  late.map((claim) => {
    const values = { creditor: claim.creditor, day: claim.provedOn! };
    return warn(`claims.${claim.id}`, said(sentenceOn(claim, isContribution), values));
  });

function sentenceOn(claim: CapturedClaim, isContribution: boolean): string {
  if (claim.lateShareOn) {
    return '{creditor} proved on {day}, after this account was lodged, and shares in it by leave of the Master (s 104(1)).';
  }
  if (isContribution) {
    return '{creditor} proved on {day}, after this account was lodged: it contributes with the others all the same (s 106).';
  }
  if (kindOf(claim) === 'secured') {
    return '{creditor} proved on {day}, after this account was lodged: it is paid out of its security alone. Note on the claim when the Master let it share (s 104(1)); otherwise what is lacking ranks in a later account.';
  }
  if (kindOf(claim) === 'employee') {
    return '{creditor} proved on {day}, after this account was lodged: it has the preference that needs no proof (s 98A(3)), and no more. Note on the claim when the Master let it share (s 104(1)).';
  }
  return '{creditor} proved on {day}, after this account was lodged, and does not share in it. Note on the claim when the Master let it share (s 104(1)); otherwise it shares in a later account.';
}
