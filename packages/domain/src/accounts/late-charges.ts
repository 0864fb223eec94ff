import { said } from '../law/said';
import { daysBetween } from '../dates/local-date';
import { dutyInterest } from '../estate-duty/interest';
import { isRefused, type Outcome, Refused } from '../law/refusal';
import { working } from '../law/worked';
import { roundHalfUp, times } from '../money/exact';
import { fraction, multiplyFractions, percentText } from '../money/fraction';
import { type Charge, computedCharge } from './charges';
import type { DutyAddendum } from './duty-addendum';
import { type Facts, nameOf } from './facts';

/** Money legacies paid late carry interest to the day of the account, which the residue bears. */
export function lateLegacyCharges(facts: Facts): readonly Charge[] {
  const { will, settings } = facts.estate;
  if (facts.request.sequence > 1) return [];
  return (will?.legacies ?? []).flatMap((legacy): Charge[] => {
    if (legacy.kind !== 'cash' || !legacy.lateInterest || legacy.lateInterest.from >= settings.accountDate) return [];
    const { from, yearlyRate } = legacy.lateInterest;
    const days = daysBetween(from, settings.accountDate);
    const narrative = said('Interest on the legacy of {name}, paid late', { name: nameOf(facts, legacy.personId) });
    const interest = roundHalfUp(times(legacy.amount, multiplyFractions(yearlyRate, fraction(days, 365))));
    if (interest === 0) return [];
    const worked = working(narrative, 'Prescribed Rate of Interest Act 55 of 1975')
      .line('Legacy', legacy.amount)
      .line(said('{rate}% a year for {days} days', { rate: percentText(yearlyRate), days }), interest, {
        note: 'At the rate captured; confirm.',
      })
      .gives(interest);
    return [
      computedCharge(`legacy-interest/${legacy.id}`, narrative, worked, {
        group: 'creditors',
        allocation: 'deceasedOnly',
      }),
    ];
  });
}

/** Interest on duty paid late, up to the day of the account that closes the estate: until then it still runs. */
export function dutyInterestCharges(facts: Facts, { computation }: DutyAddendum): Outcome<readonly Charge[]> {
  const { dutyAssessment: assessment, deceased, settings } = facts.estate;
  if (!assessment || !computation || !facts.kind.final) return [];
  const { payments, ...days } = assessment;
  const found = dutyInterest({
    ...days,
    died: deceased.diedOn,
    duty: computation.value.dutyPayable,
    payments,
    asOf: settings.accountDate,
  });
  if (isRefused(found)) {
    return new Refused(
      found.refusals.map((one) => ({
        ...one,
        field: one.field === 'asOf' ? 'settings.accountDate' : `dutyAssessment.${one.field}`,
      })),
    );
  }
  if (found.value.interest === 0) return [];
  const worked = { ...found, value: found.value.interest };
  return [
    computedCharge('estate-duty-interest', 'Interest on estate duty paid late', worked, {
      group: 'estateDuty',
      allocation: 'deceasedOnly',
      rank: 's99',
    }),
  ];
}
