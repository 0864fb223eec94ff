import { type Message, message } from '../law/message';
import { assert } from '../law/assert';
import { type Cents, nil, plus, sum } from '../money/cents';
import {
  addFractions,
  divideFractions,
  type Fraction,
  reduceFraction,
  multiplyFractions,
  none,
  isSameFraction,
  subtractFractions,
  sumFractions,
  whole,
  writeFraction,
} from '../money/fraction';
import { shareOut } from '../money/share-out';
import { listSpousesUnder, type GiftTakers, findGiftTakers } from './failed-benefits';
import type { Kinship } from './kinship';
import { mergeParts, shareByBranch } from './stirpes';
import type { WillGifts, ResidueGiftShare } from './gift';

export interface ResidueAward {
  readonly heir: string;
  readonly amount: Cents;
  /** As the will writes it where the heir takes just that; otherwise what it came to, in lowest terms. */
  readonly share: Fraction;
  readonly rule: Message;
  /** Those the heir represents, from the top of the branch down. */
  readonly through: readonly string[];
}
export interface ResidueDivision {
  readonly residue: Cents;
  readonly awards: readonly ResidueAward[];
  /** What the will does not dispose of, or disposed of to somebody who fails without a joint gift. */
  readonly intestate: Cents;
}

interface ResidueSlot {
  readonly written: ResidueGiftShare;
  readonly takers: GiftTakers;
  amount: Cents;
  share: Fraction;
}

/** The residue by the shares of the will, level by level: first the shares, then accrual, then inside each share. */
export function divideResidue(residue: Cents, gifts: WillGifts, kin: Kinship): ResidueDivision {
  const order = new Map(kin.inOrder(gifts.residue.map((share) => share.to)).map((id, index) => [id, index]));
  const listed = [...gifts.residue].sort((a, b) => order.get(a.to)! - order.get(b.to)!);
  const rest = subtractFractions(whole, sumFractions(listed.map((share) => share.share)));
  const amounts = shareOut(residue, [...listed.map((share) => share.share), rest]);
  const spouses = listSpousesUnder(gifts, kin);
  const slots = listed.map((written, index): ResidueSlot => ({
    written,
    takers: findGiftTakers(written, kin, spouses),
    amount: amounts[index]!,
    share: written.share,
  }));
  const unclaimed = accrueFailedShares(slots);
  const awards = slots.flatMap(({ written, takers, amount, share }): ResidueAward[] => {
    const asWritten = isSameFraction(share, written.share);
    const kept = takers.branches.length === 1 && asWritten;
    const values = { share: writeFraction(written.share), rule: takers.rule };
    const isAll = asWritten && isSameFraction(written.share, whole);
    const rule = isAll
      ? takers.rule
      : message(asWritten ? '{share} {rule}' : '{share} {rule}, including accruals', values);
    return mergeParts(shareByBranch(amount, share, takers.branches, takers.through)).map((part) => ({
      heir: part.heir,
      amount: part.amount,
      share: kept ? part.share : reduceFraction(part.share),
      rule,
      through: part.through,
    }));
  });
  const intestate = plus(amounts.at(-1)!, unclaimed);
  assert(plus(sum(awards.map((award) => award.amount)), intestate) === residue, 'the residue adds up');
  return { residue, awards, intestate };
}

/** Moves each failed share to those named jointly with it, by their own shares, and answers with what nobody takes. */
function accrueFailedShares(slots: readonly ResidueSlot[]): Cents {
  let unclaimed = nil;
  const [failed, standing] = [
    slots.filter(({ takers }) => takers.branches.length === 0),
    slots.filter(({ takers }) => takers.branches.length > 0),
  ];
  for (const lost of failed) {
    const { jointGift } = lost.written;
    const joint = jointGift === undefined ? [] : standing.filter((slot) => slot.written.jointGift === jointGift);
    const weights = joint.map((slot) => slot.written.share);
    if (joint.length === 0) {
      unclaimed = plus(unclaimed, lost.amount);
    } else {
      const parts = shareOut(lost.amount, weights);
      for (const [index, slot] of joint.entries()) {
        const part = divideFractions(slot.written.share, sumFractions(weights));
        slot.amount = plus(slot.amount, parts[index]!);
        slot.share = addFractions(slot.share, multiplyFractions(lost.written.share, part));
      }
    }
    lost.amount = nil;
    lost.share = none;
  }
  return unclaimed;
}
