import type { LocalDate } from '../dates/local-date';
import { checkNotNegative } from '../law/check-input';
import { isRefused, type Outcome, refuse } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, nil } from '../money/cents';
import { describeFactor } from './created-interest';
import { capitaliseAnnual } from './enjoyment';
import { findHolderFactor, type InterestHolderFacts } from './factors';

/** An annuity the deceased enjoyed. `over` is who benefits: the successor, or the owner of the land it was charged on. */
export interface CeasingAnnuity {
  readonly died: LocalDate;
  readonly yearly: Cents;
  readonly chargedOnProperty: boolean;
  readonly passesTo?: InterestHolderFacts;
  readonly owner?: InterestHolderFacts;
}

/**
 * Values an annuity held by the deceased. Charged on property: over the life of the successor, or of the owner it falls
 * away for. Not charged: only if it passes on; one that simply stops has no value (s 3(2)(b), s 5(1)(d) and (e)).
 */
export function valueCeasingAnnuity(input: CeasingAnnuity): Outcome<WorkedResult<Cents>> {
  const work = startWorking('Annuity held by the deceased', 'Estate Duty Act s 5(1)(d) and (e)').line(
    'A year',
    input.yearly,
  );
  const negative = checkNotNegative('yearly', input.yearly);
  if (negative) return negative;
  const over = input.passesTo ?? (input.chargedOnProperty ? input.owner : undefined);
  if (!over) {
    return input.chargedOnProperty
      ? refuse('owner', 'Name the owner of the property the annuity was charged on, or whom it passes to.')
      : work.line('It stops with the death and was not charged on property').gives(nil);
  }
  const factor = findHolderFactor(over, input.died);
  if (isRefused(factor)) return factor;
  return work
    .line(describeFactor(factor), undefined, { section: 'GN R1942 of 1977', note: factor.review })
    .gives(capitaliseAnnual(input.yearly, factor));
}
