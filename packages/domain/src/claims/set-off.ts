import { addMonths, type LocalDate } from '../dates/local-date';
import { createDatedTable } from '../law/dated';
import { message } from '../law/message';
import { RefusalError, refuse, type Warning, createWarning } from '../law/refusal';
import { type Cents, nil } from '../money/cents';
import type { CapturedClaim } from './captured-claim';

/** Insolvency Act 24 of 1936 s 46: how many months before the order a set-off may be disregarded. */
export const setOffPeriods = createDatedTable('months in which a set-off may be disregarded', [
  {
    from: '1936-07-01',
    months: 6,
    monthsByCession: 12,
    note: '[check] Only what was not set off in the ordinary course of business is disregarded; the Master decides.',
  },
]);
export const setOffSection = 'Insolvency Act 24 of 1936 s 46';

/** What a set-off takes off the claim; nothing once the trustee disregards it. */
export const computeSetOff = ({ setOff }: CapturedClaim): Cents =>
  setOff && setOff.disregardedOn === undefined ? setOff.amount : nil;

/** What a set-off may not be saved with. */
export function* checkSetOff(
  { setOff, claimed }: CapturedClaim,
  concursusOn: LocalDate | undefined,
  isOfEmployee: boolean,
): Iterable<RefusalError> {
  if (!setOff || setOff.amount === 0) {
    if (setOff?.disregardedOn) {
      yield refuse('setOffAmount', 'Enter what was set off, or clear the day it was disregarded.', setOffSection);
    }
    return;
  }
  const { amount, on, isByCession, disregardedOn } = setOff;
  if (isOfEmployee) {
    yield refuse('setOffAmount', 'Enter the wages and leave after the set-off, and leave this blank.', setOffSection);
  }
  if (disregardedOn === undefined && amount >= claimed) {
    yield refuse(
      'setOffAmount',
      'Nothing of the claim is left after the set-off. Remove the claim, and collect what is owed beyond it as an asset.',
      setOffSection,
    );
  }
  if (!on) yield refuse('setOffDate', 'Enter the date on which the two debts were set off.', setOffSection);
  if (!on || !concursusOn) return;
  if (on > concursusOn) {
    yield refuse(
      'setOffDate',
      message('Debts are not set off after the order of {day}. Enter an earlier day.', { day: concursusOn }),
      setOffSection,
    );
  }
  const row = setOffPeriods.on(concursusOn);
  const months = row instanceof RefusalError ? undefined : isByCession ? row.monthsByCession : row.months;
  if (disregardedOn && months !== undefined && addMonths(on, months) < concursusOn) {
    yield refuse(
      'setOffDisregardedDate',
      message('The set-off took place more than {months} months before the order, so it is valid. Clear this date.', {
        months,
      }),
      setOffSection,
    );
  }
}

/** Whoever loses a set-off owes the estate the debt again. */
export const listSetOffWarnings = ({ setOff, creditor }: CapturedClaim): Warning[] =>
  setOff && setOff.amount > 0 && setOff.disregardedOn !== undefined
    ? [
        createWarning(
          'setOffAmount',
          message('{creditor} owes the estate what was set off. Add it as an asset and collect it (s 46).', {
            creditor,
          }),
        ),
      ]
    : [];
