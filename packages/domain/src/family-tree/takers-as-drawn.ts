import type { Will } from '../estate/will';
import type { Cents } from '../money/cents';
import { type Fraction, multiplyFractions, whole } from '../money/fraction';
import { takersOf } from '../succession/failed-benefits';
import type { Family } from '../succession/family';
import { checkFamily } from '../succession/family-checks';
import type { Gift } from '../succession/gift';
import { kinshipOf } from '../succession/kinship';
import { outliving } from '../succession/survivorship';
import type { Branch } from '../succession/stirpes';
import type { Refusal } from '../law/refusal';

/** One thing a will gives to one person. */
export interface Taking {
  readonly clause?: string;
  readonly what: 'cash' | 'asset' | 'enjoyment' | 'bareOwnership' | 'residue';
  readonly assetId?: string;
  readonly amount?: Cents;
  /** As the will writes it, unless others share it: then their part of that. */
  readonly share: Fraction;
  /** Steps in for somebody whom the will names. */
  readonly insteadOf?: string;
}

export interface TakersAsDrawn {
  readonly takings: ReadonlyMap<string, readonly Taking[]>;
  /** Named by the will, and yet does not take; with whoever does. */
  readonly failed: ReadonlyMap<string, readonly string[]>;
  readonly inTheWay: readonly Refusal[];
}

interface Named extends Omit<Taking, 'insteadOf'> {
  readonly gift: Gift;
}

function giftsOf(will: Will): Named[] {
  const legacies = will.legacies.flatMap((legacy): Named[] => {
    const clause = legacy.clause === undefined ? {} : { clause: legacy.clause };
    switch (legacy.kind) {
      case 'cash':
        return [
          { ...clause, what: 'cash', amount: legacy.amount, share: whole, gift: { ...legacy, to: legacy.personId } },
        ];
      case 'asset':
        return legacy.to.map((taker): Named => ({
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
        ].map(({ what, personId, share }): Named => ({
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
    ...(residue?.to ?? []).map((heir): Named => ({
      ...clause,
      what: 'residue',
      share: heir.share,
      gift: { ...heir, to: heir.personId },
    })),
    ...(residue?.limited?.holders ?? []).map(({ personId, share }): Named => ({
      ...clause,
      what: 'enjoyment',
      share,
      gift: { to: personId, noRepresentation: true },
    })),
  ];
}

/** Who takes by the will in a family as drawn: those it names, or who steps in for them (Wills Act 7 of 1953 s 2C). */
export function takersAsDrawn(will: Will, family: Family): TakersAsDrawn {
  const takings = new Map<string, Taking[]>();
  const failed = new Map<string, string[]>();
  const refused = checkFamily(family);
  if (refused) return { takings, failed, inTheWay: refused.refusals };
  const kin = kinshipOf(outliving(family, will.survivorshipDays));
  const named = giftsOf(will);
  const spouses = kin.spouses.filter((spouse) => named.some(({ gift }) => gift.to === spouse));
  for (const { gift, ...taking } of named) {
    const found = kin.member(gift.to) ? takersOf(gift, kin, spouses).branches : [{ heir: gift.to }];
    for (const { heir, part } of partsOf(found)) {
      const own = heir === gift.to;
      const share = own || found.length === 1 ? taking.share : multiplyFractions(taking.share, part);
      const made: Taking = { ...taking, share, ...(!own && { insteadOf: gift.to }) };
      takings.set(heir, [...(takings.get(heir) ?? []), made]);
      if (!own) failed.set(gift.to, [...new Set([...(failed.get(gift.to) ?? []), heir])]);
    }
    if (found.length === 0) failed.set(gift.to, failed.get(gift.to) ?? []);
  }
  return { takings, failed, inTheWay: [] };
}

const partsOf = (branches: readonly Branch[], of: Fraction = whole): { heir: string; part: Fraction }[] =>
  branches.flatMap((branch) => {
    const part = multiplyFractions(of, { n: 1n, d: BigInt(branches.length) });
    return 'heir' in branch ? [{ heir: branch.heir, part }] : partsOf(branch.branches, part);
  });
