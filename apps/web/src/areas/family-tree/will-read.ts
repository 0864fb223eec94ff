import type { WireAnswer } from '@boedel/contract/call';
import type { willCalls } from '@boedel/contract/wills/wills.calls';
import { readShare } from '@boedel/domain/assets/read-fraction';
import type { Will } from '@boedel/domain/estate/will';
import { isRefused } from '@boedel/domain/law/refusal';
import { type Fraction, whole } from '@boedel/domain/money/fraction';
import { toWill } from '@boedel/domain/wills/captured-will';
import { toCents } from '../../ui/format';

type FamilyWillAnswer = NonNullable<WireAnswer<typeof willCalls.getbymatterid>['will']>;

const parseWillShare = (text: string | null | undefined): Fraction => {
  const read = text ? readShare(text) : whole;
  return isRefused(read) ? whole : read;
};

/** A will as the wire tells it, in the law's words. People have the keys they bear in the drawing. */
export function toFamilyWill(will: FamilyWillAnswer, keyOf: (partyID: number) => string): Will {
  return toWill({
    ...(will.survivorshipDays != null && { survivorshipDays: will.survivorshipDays }),
    clauses: will.clauses.map((clause) => ({
      id: clause.key,
      kind: clause.kind,
      ...(clause.clause && { clause: clause.clause }),
      ...(clause.assetID != null && { assetId: String(clause.assetID) }),
      ...(clause.amount != null && { amount: toCents(clause.amount) }),
      ...(clause.right && { right: clause.right }),
      takers: (clause.takers ?? []).map((taker) => ({
        personId: keyOf(taker.partyID),
        part: taker.part,
        share: parseWillShare(taker.share),
        ...(taker.jointGift && { jointGift: taker.jointGift }),
        ...(taker.noRepresentation && { noRepresentation: true }),
        substitutes: (taker.substitutes ?? []).map(keyOf),
      })),
    })),
  });
}
