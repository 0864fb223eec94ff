import type { Will } from '../estate/will';
import type { Cents } from '../money/cents';
import { type Fraction, multiplyFractions, whole } from '../money/fraction';
import { findGiftTakers } from '../succession/failed-benefits';
import type { Family } from '../succession/family';
import { checkFamily } from '../succession/family-checks';
import type { WillGift } from '../succession/gift';
import { getKinship } from '../succession/kinship';
import { keepOutliving } from '../succession/survivorship';
import type { StirpesBranch } from '../succession/stirpes';
import type { Refusal } from '../law/refusal';

/** One thing a will gives to one person. */
export interface DrawnTaking {
  readonly clause?: string;
  readonly what: 'cash' | 'asset' | 'enjoyment' | 'bareOwnership' | 'residue';
  readonly assetId?: string;
  readonly amount?: Cents;
  /** As the will writes it, unless others share it: then their part of that. */
  readonly share: Fraction;
  /** Steps in for somebody whom the will names. */
  readonly insteadOf?: string;
}

export interface DrawnTakers {
  readonly takings: ReadonlyMap<string, readonly DrawnTaking[]>;
  /** Named by the will, and yet does not take; with whoever does. */
  readonly failed: ReadonlyMap<string, readonly string[]>;
  readonly inTheWay: readonly Refusal[];
}

interface NamedTaking extends Omit<DrawnTaking, 'insteadOf'> {
  readonly gift: WillGift;
}

function listGifts(will: Will): NamedTaking[] {
  const legacies = will.legacies.flatMap((legacy): NamedTaking[] => {
    const clause = legacy.clause === undefined ? {} : { clause: legacy.clause };
    switch (legacy.kind) {
      case 'cash':
        return [
          { ...clause, what: 'cash', amount: legacy.amount, share: whole, gift: { ...legacy, to: legacy.personId } },
        ];
      case 'asset':
        return legacy.to.map((taker): NamedTaking => ({
          ...clause,
          what: 'asset',
          assetId: legacy.assetId,
          share: taker.share,
          gift: { ...taker, to: taker.personId },
        }));
      case 'limited':
        return [
          ...legacy.holders.map(({ personId, share }) => ({ what: 'enjoyment' as const, personId, share })),
          ...legacy.bareOwners.map(({ personId, share }) => ({ what: 'bareOwnership' as const, personId, share })),
        ].map(({ what, personId, share }): NamedTaking => ({
          ...clause,
          what,
          assetId: legacy.assetId,
          share,
          // A limited interest is for one person alone.
          gift: { to: personId, ...(what === 'enjoyment' && { noRepresentation: true }) },
        }));
    }
  });
  const { residue } = will;
  const clause = residue?.clause === undefined ? {} : { clause: residue.clause };
  return [
    ...legacies,
    ...(residue?.to ?? []).map((heir): NamedTaking => ({
      ...clause,
      what: 'residue',
      share: heir.share,
      gift: { ...heir, to: heir.personId },
    })),
    ...(residue?.limited?.holders ?? []).map(({ personId, share }): NamedTaking => ({
      ...clause,
      what: 'enjoyment',
      share,
      gift: { to: personId, noRepresentation: true },
    })),
  ];
}

/** Who takes by the will in a family as drawn: those it names, or who steps in for them (Wills Act 7 of 1953 s 2C). */
export function computeDrawnTakers(will: Will, family: Family): DrawnTakers {
  const takings = new Map<string, DrawnTaking[]>();
  const failed = new Map<string, string[]>();
  const refused = checkFamily(family);
  if (refused) return { takings, failed, inTheWay: refused.refusals };
  const kin = getKinship(keepOutliving(family, will.survivorshipDays));
  const named = listGifts(will);
  const spouses = kin.spouses.filter((spouse) => named.some(({ gift }) => gift.to === spouse));
  for (const { gift, ...taking } of named) {
    const found = kin.member(gift.to) ? findGiftTakers(gift, kin, spouses).branches : [{ heir: gift.to }];
    for (const { heir, part } of computeBranchParts(found)) {
      const own = heir === gift.to;
      const share = own || found.length === 1 ? taking.share : multiplyFractions(taking.share, part);
      const made: DrawnTaking = { ...taking, share, ...(!own && { insteadOf: gift.to }) };
      takings.set(heir, [...(takings.get(heir) ?? []), made]);
      if (!own) failed.set(gift.to, [...new Set([...(failed.get(gift.to) ?? []), heir])]);
    }
    if (found.length === 0) failed.set(gift.to, failed.get(gift.to) ?? []);
  }
  return { takings, failed, inTheWay: [] };
}

const computeBranchParts = (
  branches: readonly StirpesBranch[],
  of: Fraction = whole,
): { heir: string; part: Fraction }[] =>
  branches.flatMap((branch) => {
    const part = multiplyFractions(of, { n: 1n, d: BigInt(branches.length) });
    return 'heir' in branch ? [{ heir: branch.heir, part }] : computeBranchParts(branch.branches, part);
  });
