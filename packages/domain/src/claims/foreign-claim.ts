import type { LocalDate } from '../dates/local-date';
import { createDatedTable } from '../law/dated';
import { message } from '../law/message';
import { isRefused, type RefusalError, refuse } from '../law/refusal';
import type { Cents } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import type { CapturedClaim, ForeignClaim } from './captured-claim';

/** Claims in another currency are brought into the estate's money at the rate of one day, so that all rank alike. */
export const foreignClaimRates = createDatedTable('day of the rate for claims in another currency', [
  {
    from: '1936-07-01',
    of: 'concursus' as 'concursus' | 'anyDay',
    note: '[check] No section says so: claims are fixed on the day of sequestration, and so is the rate.',
  },
]);
export const foreignClaimSection = 'Insolvency Act 24 of 1936 s 44(1), s 339 of the Companies Act 61 of 1973';

/** Whether claims of a concursus of this day take its rate, and no other day's. */
function isRateFixedOn(concursusOn: LocalDate): boolean {
  const row = foreignClaimRates.on(concursusOn);
  return !isRefused(row) && row.of === 'concursus';
}

/** In the estate's money, once the rate is known. */
export const computeForeignClaim = ({ amount, rate }: ForeignClaim): Cents | undefined =>
  rate && rate.n > 0n ? roundHalfUp(times(amount, rate)) : undefined;

export function* checkForeignClaim(
  { foreign }: CapturedClaim,
  concursusOn: LocalDate | undefined,
): Iterable<RefusalError> {
  if (!foreign) return;
  if (foreign.currency === undefined || !/^[A-Z]{3}$/.test(foreign.currency)) {
    yield refuse('foreignCurrency', 'Enter the three-letter currency code, for example USD.');
  }
  if (!foreign.rate || foreign.rate.n <= 0n) {
    yield refuse('foreignRate', 'Enter the rate on the day of the order.', foreignClaimSection);
  }
  const fixedOn = concursusOn && isRateFixedOn(concursusOn) ? concursusOn : undefined;
  if (fixedOn && foreign.rateOn !== fixedOn) {
    yield refuse(
      'foreignRateDate',
      message('Use the rate of {day}, the day of the order.', { day: fixedOn }),
      foreignClaimSection,
    );
  } else if (!foreign.rateOn) {
    yield refuse('foreignRateDate', 'Enter the date of the rate: the date of the order.', foreignClaimSection);
  }
}
