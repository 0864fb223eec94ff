import type { CapturedClaim } from '../claims/captured-claim';
import { isOut, isProved, lacksDayOfProof } from '../claims/claim-status';
import { readClaimAmount, toClaimKind } from '../claims/estate-of-claims';
import type { LocalDate } from '../dates/local-date';
import type { CatchUpBasis, LateClaims } from '../insolvency/catch-up';
import type { EstateDistribution } from '../insolvency/distribute';
import { type Warning, createWarning } from '../law/refusal';
import { message } from '../law/message';
import type { Cents } from '../money/cents';
import type { CarriedInsolvency } from './carried';
import { beyondMark } from './claim-line';

/** The account that is amended, as it was first lodged. */
export interface FirstLodgedAccount {
  readonly on: LocalDate;
  /** The claims it dealt with. */
  readonly claimIds: readonly string[];
}

/** Claims proved only after the account they would share in was lodged (s 104(1)). */
export const listLateClaims = (
  claims: readonly CapturedClaim[],
  first: FirstLodgedAccount | undefined,
): CapturedClaim[] =>
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
export const excludeLateClaims = (
  claims: readonly CapturedClaim[],
  late: readonly CapturedClaim[],
): CapturedClaim[] => {
  const kept = new Set(late.filter(({ lateShareOn }) => lateShareOn === undefined));
  return claims.flatMap((claim): CapturedClaim[] => {
    if (!kept.has(claim)) return [claim];
    const kind = toClaimKind(claim);
    if (kind === 'secured') return [{ ...claim, reliesSolely: true }];
    return kind === 'employee' ? [{ ...claim, status: 'lodged', claimed: readClaimAmount(claim) }] : [];
  });
};

/** Claims that the accounts before this one did not deal with, and what those gave each rank (s 104(2)). */
export function findLateClaims(
  claims: readonly CapturedClaim[],
  previous: CarriedInsolvency | undefined,
  /** The day the account before was lodged. */
  on: LocalDate | undefined,
  basis: CatchUpBasis,
): LateClaims | undefined {
  if (!previous) return undefined;
  const isLate = (claim: CapturedClaim): boolean =>
    !(claim.id in previous.claims) &&
    // What a security lacks that was proved in time only waited for the security to be sold.
    (toClaimKind(claim) !== 'secured' || (on !== undefined && claim.provedOn !== undefined && claim.provedOn >= on));
  return {
    ids: new Set(claims.filter((claim) => !isOut(claim.status) && isLate(claim)).map(({ id }) => id)),
    earlier: previous.accounts ?? [],
    stillBehind: Object.fromEntries(
      Object.entries(previous.behind ?? {}).flatMap(([key, amount]) => [
        [key, amount],
        [`${key}${beyondMark}`, amount],
      ]),
    ),
    basis,
  };
}

/** A point on each late claim that shares: what it missed, and what of it is made good. */
export function listCatchUpRemarks(
  { claims, catchUps }: EstateDistribution,
  late: LateClaims | undefined,
  show: (amount: Cents) => string,
): Warning[] {
  const made = catchUps.map(({ claimId, creditor, due, paid }) =>
    createWarning(
      `claims.${claimId}`,
      message(
        '{creditor} was proved after an earlier account. It is first given what it missed there, {paid} of {due}, if the Master accepts why it was late (s 104(2)).',
        { creditor, paid: show(paid), due: show(due.value) },
      ),
    ),
  );
  const caughtUp = new Set(catchUps.map(({ claimId }) => claimId));
  const plain = claims.filter(({ id, claim }) => claim > 0 && late?.ids.has(id) && !caughtUp.has(id));
  return [
    ...made,
    ...plain.map(({ id, creditor }) =>
      createWarning(
        `claims.${id}`,
        message(
          late!.earlier.length === 0
            ? '{creditor} was proved after an earlier account, and that account was lodged before it was kept what each rank was given. Work out by hand what it missed (s 104(2)).'
            : '{creditor} was proved after an earlier account and shares only in what is distributed now.',
          { creditor },
        ),
      ),
    ),
  ];
}

/** A point on each claim of which nobody knows since when it is proved: it counts as proved before every account. */
export const listProofDayRemarks = (claims: readonly CapturedClaim[]): Warning[] =>
  claims
    .filter((claim) => lacksDayOfProof(claim))
    .map(({ id, creditor }) => createWarning(`claims.${id}`, message('{creditor}: the date of proof is missing. The claim is treated as proved in time and can vote at every meeting. Enter the date on the claim.', { creditor }))); // prettier-ignore

/** A point on each: what became of it, and what to do. */
export const listLateRemarks = (late: readonly CapturedClaim[], isContribution: boolean): Warning[] =>
  late.map((claim) => {
    const values = { creditor: claim.creditor, day: claim.provedOn! };
    return createWarning(`claims.${claim.id}`, message(describeLateClaim(claim, isContribution), values));
  });

function describeLateClaim(claim: CapturedClaim, isContribution: boolean): string {
  if (claim.lateShareOn) {
    return '{creditor} proved on {day}, after this account was lodged, and shares in it by leave of the Master (s 104(1)).';
  }
  if (isContribution) {
    return '{creditor} proved on {day}, after this account was lodged: it contributes with the others all the same (s 106).';
  }
  if (toClaimKind(claim) === 'secured') {
    return '{creditor} proved on {day}, after this account was lodged: it is paid out of its security alone. Note on the claim when the Master let it share (s 104(1)); otherwise what is lacking ranks in a later account.';
  }
  if (toClaimKind(claim) === 'employee') {
    return '{creditor} proved on {day}, after this account was lodged: it has the preference that needs no proof (s 98A(3)), and no more. Note on the claim when the Master let it share (s 104(1)).';
  }
  return '{creditor} proved on {day}, after this account was lodged, and does not share in it. Note on the claim when the Master let it share (s 104(1)); otherwise it shares in a later account.';
}
