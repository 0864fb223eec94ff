import { message } from '../law/message';
import { countDaysBetween } from '../dates/local-date';
import { computeDutyInterest } from '../estate-duty/interest';
import { isRefused, type Outcome, RefusalError } from '../law/refusal';
import { startWorking } from '../law/worked';
import { roundHalfUp, times } from '../money/exact';
import { fraction, multiplyFractions, formatPercent } from '../money/fraction';
import { type AccountCharge, legacyInterestPrefix, toComputedCharge } from './charges';
import type { EstateDutyAddendum } from './duty-addendum';
import { type DrawingFacts, findPersonName } from './facts';

/** Money legacies paid late carry interest to the day of the account, which the residue bears. */
export function listLateLegacyCharges(facts: DrawingFacts): readonly AccountCharge[] {
  const { will, settings } = facts.estate;
  // Claims that come before it take all that creditors leave.
  if (facts.request.sequence > 1 || facts.leftForLateClaims !== undefined) return [];
  return (will?.legacies ?? []).flatMap((legacy): AccountCharge[] => {
    if (legacy.kind !== 'cash' || !legacy.lateInterest || legacy.lateInterest.from >= settings.accountDate) return [];
    const { from, yearlyRate } = legacy.lateInterest;
    const days = countDaysBetween(from, settings.accountDate);
    const narrative = message('Interest on the legacy of {name}, paid late', {
      name: findPersonName(facts, legacy.personId),
    });
    const interest = roundHalfUp(times(legacy.amount, multiplyFractions(yearlyRate, fraction(days, 365))));
    if (interest === 0) return [];
    const worked = startWorking(narrative, 'Prescribed Rate of Interest Act 55 of 1975')
      .line('Legacy', legacy.amount)
      .line(message('{rate}% per year for {days} days', { rate: formatPercent(yearlyRate), days }), interest, {
        note: 'At the rate entered. Please confirm.',
      })
      .gives(interest);
    return [
      toComputedCharge(`${legacyInterestPrefix}${legacy.id}`, narrative, worked, {
        group: 'creditors',
        allocation: 'deceasedOnly',
      }),
    ];
  });
}

/** Interest on duty paid late, up to the day of the account that closes the estate: until then it still runs. */
export function listDutyInterestCharges(
  facts: DrawingFacts,
  { computation }: EstateDutyAddendum,
): Outcome<readonly AccountCharge[]> {
  const { dutyAssessment: assessment, deceased, settings } = facts.estate;
  if (!assessment || !computation || !facts.kind.final) return [];
  const { payments, ...days } = assessment;
  const found = computeDutyInterest({
    ...days,
    died: deceased.diedOn,
    duty: computation.value.dutyPayable,
    payments,
    asOf: settings.accountDate,
  });
  if (isRefused(found)) {
    return new RefusalError(
      found.refusals.map((one) => ({
        ...one,
        field: one.field === 'asOf' ? 'settings.accountDate' : `dutyAssessment.${one.field}`,
      })),
    );
  }
  if (found.value.interest === 0) return [];
  const worked = { ...found, value: found.value.interest };
  return [
    toComputedCharge('estate-duty-interest', 'Interest on estate duty paid late', worked, {
      group: 'estateDuty',
      allocation: 'deceasedOnly',
      rank: 's99',
    }),
  ];
}
