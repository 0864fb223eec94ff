import { checkNotNegative } from '../law/check-input';
import { checkListedOnce } from '../law/checks';
import { type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import { compareFractions, sumFractions, whole, writeFraction } from '../money/fraction';
import type { Family } from './family';
import type { WillGift, WillGifts } from './gift';

const wills = 'Wills Act 7 of 1953';

/** What gifts may not say, or what was captured wrongly of them. */
export function checkGifts({ legacies, residue }: WillGifts, family: Family): (RefusalError | undefined)[] {
  const known = new Set(family.members.map((member) => member.id));
  const refuseUnknownHeirs = (field: string, gift: WillGift): RefusalError[] =>
    [gift.to, ...(gift.substitutes ?? [])]
      .filter((id) => !known.has(id))
      .map((id) =>
        refuse(field, message('{id} is named in the will but not captured. Add the beneficiary first.', { id }), wills),
      );
  return [
    ...checkListedOnce(
      'legacies',
      legacies.map(({ id }) => id),
      (id) => message('Legacy {id} is listed twice. Remove one of the entries.', { id }),
    ),
    ...legacies.flatMap((legacy) => refuseUnknownHeirs(`legacies.${legacy.id}.to`, legacy)),
    ...legacies.map(({ id, value }) => checkNotNegative(`legacies.${id}.value`, value)),
    ...checkResidue(residue),
    ...residue.flatMap((share) => refuseUnknownHeirs(`residue.${share.to}`, share)),
  ];
}

function checkResidue(residue: WillGifts['residue']): (RefusalError | undefined)[] {
  const total = sumFractions(residue.map((share) => share.share));
  return [
    ...residue.map(({ to, share }) =>
      share.n <= 0n
        ? refuse(
            `residue.${to}.share`,
            message('The share of {to} is nil or less. Enter it as the will writes it.', { to }),
          )
        : undefined,
    ),
    ...checkListedOnce(
      'residue',
      residue.map(({ to }) => to),
      (id) => message('{id} appears twice in the residue. Add the shares together.', { id }),
    ),
    compareFractions(total, whole) > 0
      ? refuse(
          'residue',
          message('The shares of the residue add up to {total}, which is more than the whole. Correct them.', {
            total: writeFraction(total),
          }),
        )
      : undefined,
  ];
}
