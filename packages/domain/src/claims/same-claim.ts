import type { LocalDate } from '../dates/local-date';
import { message, type Message } from '../law/message';
import type { Cents } from '../money/cents';
import { isOut, type ClaimStatus } from './claim-status';

/** What a claim is that does not say otherwise: its place among the types. */
export const concurrentType = 3;

/** What tells one claim of a creditor from another. */
export interface ClaimIdentity {
  readonly creditorId: number;
  readonly type: number;
  readonly amount: Cents;
  readonly reference: string | null;
}
export interface StandingClaim extends ClaimIdentity {
  readonly number: number | null;
  readonly status: ClaimStatus;
  readonly statusOn?: LocalDate | null;
}

/** The same claim twice has one of these. */
export const writeIdentity = ({ creditorId, type, amount, reference }: ClaimIdentity): string =>
  JSON.stringify([creditorId, type, amount, reference?.trim().toLowerCase() || null]);

/** Claims that stand, to look a new one up in: the same creditor, kind, amount and reference is the same claim. */
export function indexClaims(standing: readonly StandingClaim[]): (claim: ClaimIdentity) => StandingClaim | undefined {
  const by = new Map<string, StandingClaim>();
  // A claim that is out may be lodged again (s 44(3)).
  for (const one of standing) if (!isOut(one.status)) by.set(writeIdentity(one), one);
  return (claim) => by.get(writeIdentity(claim));
}

export const describeSameClaim = (creditor: string, { number }: StandingClaim): Message =>
  number === null
    ? message('{creditor} already has this claim. Enter a reference that tells them apart.', { creditor })
    : message('{creditor} already has this claim as number {number}. Enter a reference that tells them apart.', {
        creditor,
        number,
      });

export const describeSameRow = (creditor: string, row: number): Message =>
  message('{creditor} has this claim in row {row} as well. Enter a reference that tells them apart.', {
    creditor,
    row,
  });
