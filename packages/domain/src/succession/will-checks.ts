import { checkNotNegative } from '../law/check-input';
import { listedOnce } from '../law/checks';
import { type Refused, refuse } from '../law/refusal';
import { compareFractions, sumFractions, whole, writtenFraction } from '../money/fraction';
import type { Family } from './family';
import type { Benefit, EstateAsset, Will } from './will';

const wills = 'Wills Act 7 of 1953';

/** What a will may not say, or what was captured wrongly of it. */
export function checkWill(will: Will, assets: readonly EstateAsset[], family: Family): (Refused | undefined)[] {
  const known = new Set(family.members.map((member) => member.id));
  const unknown = (field: string, benefit: Benefit): Refused[] =>
    [benefit.to, ...(benefit.substitutes ?? [])]
      .filter((id) => !known.has(id))
      .map((id) => refuse(field, `${id} is named in the will but not captured. Add the beneficiary first.`, wills));
  return [
    ...assets.map((asset) => checkNotNegative(`assets.${asset.id}.value`, asset.value)),
    ...listedOnce(
      'assets',
      assets.map(({ id }) => id),
      (id) => `Asset ${id} is listed twice. Remove one of the entries.`,
    ),
    ...listedOnce(
      'legacies',
      will.legacies.map(({ id }) => id),
      (id) => `Legacy ${id} is listed twice. Remove one of the entries.`,
    ),
    ...will.legacies.flatMap((legacy) => unknown(`legacies.${legacy.id}.to`, legacy)),
    ...will.legacies.flatMap(({ id, gives }) =>
      'cash' in gives
        ? [checkNotNegative(`legacies.${id}.gives.cash`, gives.cash)]
        : [
            gives.share.n <= 0n
              ? refuse(`legacies.${id}.gives.share`, 'A legacy gives more than nothing. Correct its share.')
              : undefined,
            assets.some((asset) => asset.id === gives.asset)
              ? undefined
              : refuse(
                  `legacies.${id}.gives.asset`,
                  `Asset ${gives.asset} is not in the estate. Capture it, or record the legacy as failed.`,
                ),
          ],
    ),
    ...checkGivenOnce(will, assets),
    ...checkResidue(will),
    ...will.residue.flatMap((share) => unknown(`residue.${share.to}`, share)),
  ];
}

function checkGivenOnce(will: Will, assets: readonly EstateAsset[]): (Refused | undefined)[] {
  return assets.map(({ id }) => {
    const given = will.legacies.flatMap(({ gives }) => ('asset' in gives && gives.asset === id ? [gives.share] : []));
    const total = sumFractions(given);
    return compareFractions(total, whole) > 0
      ? refuse(
          'legacies',
          `Asset ${id} is given away for ${writtenFraction(total)} of its value. Lower the shares until they make one whole.`,
        )
      : undefined;
  });
}

function checkResidue({ residue }: Will): (Refused | undefined)[] {
  const total = sumFractions(residue.map((share) => share.share));
  return [
    ...residue.map(({ to, share }) =>
      share.n <= 0n
        ? refuse(`residue.${to}.share`, `The share of ${to} is nil or less. Enter it as the will writes it.`)
        : undefined,
    ),
    ...listedOnce(
      'residue',
      residue.map(({ to }) => to),
      (id) => `${id} stands twice in the residue. Add the shares together.`,
    ),
    compareFractions(total, whole) > 0
      ? refuse(
          'residue',
          `The shares of the residue make ${writtenFraction(total)}, more than one whole. Correct them.`,
        )
      : undefined,
  ];
}
