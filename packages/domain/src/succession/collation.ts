import { assert } from '../law/assert';
import { checkNotNegative } from '../law/check-input';
import { checkListedOnce } from '../law/checks';
import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import { compareFractions, type Fraction, fraction, multiplyFractions, sumFractions } from '../money/fraction';
import { shareOut } from '../money/share-out';

export interface CollatingHeir {
  readonly id: string;
  /** Share of the residue. Who inherits by representation collates the advance of the person represented too. */
  readonly share: Fraction;
  /** Only descendants collate, and only among themselves; not the spouse, not a legatee. */
  readonly isDescendant: boolean;
  readonly advance: Cents;
  /** The will or the advance itself frees this heir. */
  readonly excused?: boolean;
}

export interface CollatedHeir {
  readonly heir: string;
  /** What the heir receives from the estate; the advance is notional and never part of the estate. */
  readonly takes: Cents;
  readonly advance: Cents;
  /** Keeps an advance larger than the share and takes nothing more. */
  readonly standsOut: boolean;
}

/**
 * Advances are brought in before descendants divide: pot = their residue + the advances; each takes the share of the
 * pot less the own advance. Who would owe may keep the advance and stand out, and the rest divide without that heir.
 */
export function collateHeirs(
  residue: Cents,
  heirs: readonly CollatingHeir[],
): Outcome<WorkedResult<readonly CollatedHeir[]>> {
  const refused = collectRefusals([
    checkNotNegative('residue', residue),
    ...heirs.map((heir) => checkNotNegative(`heirs.${heir.id}.advance`, heir.advance)),
    ...heirs.map(({ id, share }) =>
      share.n <= 0n
        ? refuse(`heirs.${id}.share`, message('The share of {id} is nil or less. Leave {id} out.', { id }))
        : undefined,
    ),
    ...heirs.map(({ id, isDescendant, advance }) =>
      !isDescendant && advance > 0
        ? refuse(
            `heirs.${id}.advance`,
            message('{id} is not a descendant and does not collate. Remove the advance.', { id }),
          )
        : undefined,
    ),
    ...checkListedOnce(
      'heirs',
      heirs.map(({ id }) => id),
      (id) => message('{id} is listed twice. Add the shares together.', { id }),
    ),
    heirs.length === 0 ? refuse('heirs', 'Name the heirs who share the residue.') : undefined,
  ]);
  if (refused) return refused;

  const first = shareOut(
    residue,
    heirs.map((heir) => heir.share),
  );
  const collating = heirs.filter((heir) => heir.isDescendant && !heir.excused);
  const theirs = sum(heirs.flatMap((heir, index) => (collating.includes(heir) ? [first[index]!] : [])));
  const staying = excludeStandingOut(theirs, collating);
  const pot = plus(theirs, sum(staying.map((heir) => heir.advance)));
  const parts = shareOut(
    pot,
    staying.map((heir) => heir.share),
  );
  const result = startWorking('Collation', 'Common law')
    .line('Residue of those who collate', theirs)
    .line('Including advances brought in', pot);
  const collated = heirs.map((heir, index): CollatedHeir => {
    const place = staying.indexOf(heir);
    const standsOut = place < 0 && collating.includes(heir);
    const takes = place >= 0 ? minus(parts[place]!, heir.advance) : standsOut ? nil : first[index]!;
    const advance = heir.excused ? nil : heir.advance;
    result.line(heir.id, takes, standsOut ? { note: 'Keeps the advance and does not share in the residue.' } : {});
    return { heir: heir.id, takes, advance, standsOut };
  });
  assert(sum(collated.map((heir) => heir.takes)) === residue, 'collation divides the residue');
  return result.gives(collated);
}

/**
 * Whoever leaves lowers what a share is worth, so those who owed before still owe: one round after another ends at the
 * same people in whatever order they leave. The comparison is exact.
 */
function excludeStandingOut(residue: Cents, heirs: readonly CollatingHeir[]): readonly CollatingHeir[] {
  const pot = fraction(plus(residue, sum(heirs.map((heir) => heir.advance))));
  const all = sumFractions(heirs.map((heir) => heir.share));
  const staying = heirs.filter(
    (heir) => compareFractions(multiplyFractions(pot, heir.share), multiplyFractions(fraction(heir.advance), all)) >= 0,
  );
  return staying.length === heirs.length ? staying : excludeStandingOut(residue, staying);
}
