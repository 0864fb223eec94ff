import { checkNotNegative } from '../law/check-input';
import { listedOnce } from '../law/checks';
import { type Refused, refuse } from '../law/refusal';
import { said } from '../law/said';
import { compareFractions, sumFractions, whole, writtenFraction } from '../money/fraction';
import type { Family } from './family';
import type { Gift, Gifts } from './gift';

const wills = 'Wills Act 7 of 1953';

/** What gifts may not say, or what was captured wrongly of them. */
export function checkGifts({ legacies, residue }: Gifts, family: Family): (Refused | undefined)[] {
  const known = new Set(family.members.map((member) => member.id));
  const unknown = (field: string, gift: Gift): Refused[] =>
    [gift.to, ...(gift.substitutes ?? [])]
      .filter((id) => !known.has(id))
      .map((id) =>
        refuse(field, said('{id} is named in the will but not captured. Add the beneficiary first.', { id }), wills),
      );
  return [
    ...listedOnce(
      'legacies',
      legacies.map(({ id }) => id),
      (id) => said('Legacy {id} is listed twice. Remove one of the entries.', { id }),
    ),
    ...legacies.flatMap((legacy) => unknown(`legacies.${legacy.id}.to`, legacy)),
    ...legacies.map(({ id, value }) => checkNotNegative(`legacies.${id}.value`, value)),
    ...checkResidue(residue),
    ...residue.flatMap((share) => unknown(`residue.${share.to}`, share)),
  ];
}

function checkResidue(residue: Gifts['residue']): (Refused | undefined)[] {
  const total = sumFractions(residue.map((share) => share.share));
  return [
    ...residue.map(({ to, share }) =>
      share.n <= 0n
        ? refuse(
            `residue.${to}.share`,
            said('The share of {to} is nil or less. Enter it as the will writes it.', { to }),
          )
        : undefined,
    ),
    ...listedOnce(
      'residue',
      residue.map(({ to }) => to),
      (id) => said('{id} stands twice in the residue. Add the shares together.', { id }),
    ),
    compareFractions(total, whole) > 0
      ? refuse(
          'residue',
          said('The shares of the residue make {total}, more than one whole. Correct them.', {
            total: writtenFraction(total),
          }),
        )
      : undefined,
  ];
}
