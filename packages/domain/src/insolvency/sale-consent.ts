import type { LocalDate } from '../dates/local-date';
import { collectRefusals, type Outcome, refuse } from '../law/refusal';
import { message } from '../law/message';

/** Who has to agree to a sale, besides the decision of the second meeting (s 82). */
export const consentSources = [
  'masterBeforeMeeting',
  'masterProvisional',
  'securedCreditor',
  'creditors',
  'court',
] as const;
export type ConsentSource = (typeof consentSources)[number];
export const consentSourceLabels: Readonly<Record<ConsentSource, string>> = {
  masterBeforeMeeting: 'Master, before the second meeting (s 80bis)',
  masterProvisional: 'Master, for a provisional appointee (s 18(3))',
  securedCreditor: 'Secured creditor',
  creditors: 'Creditors, by resolution',
  court: 'Court',
};
export const consentAnswers = ['given', 'refused'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];
export const consentAnswerLabels: Readonly<Record<ConsentAnswer, string>> = { given: 'Given', refused: 'Refused' };

export interface SaleConsentFacts {
  readonly askedOn: LocalDate | null;
  readonly answer: ConsentAnswer | null;
  readonly answeredOn: LocalDate | null;
}

/** A consent is asked for, then answered, on days that were. */
export function checkConsent({ askedOn, answer, answeredOn }: SaleConsentFacts, today: LocalDate): Outcome<true> {
  const refused = collectRefusals([
    askedOn !== null && askedOn > today ? refuse('askedDate', 'Enter a date that is not in the future.') : undefined,
    answer !== null && answeredOn === null ? refuse('answeredDate', 'Enter the date of the answer.') : undefined,
    answer === null && answeredOn !== null ? refuse('answer', 'Choose whether it was given or refused.') : undefined,
    answeredOn !== null && answeredOn > today
      ? refuse('answeredDate', 'Enter a date that is not in the future.')
      : undefined,
    askedOn !== null && answeredOn !== null && answeredOn < askedOn
      ? refuse('answeredDate', message('It was asked for on {day}. Enter that date or a later one.', { day: askedOn }))
      : undefined,
  ]);
  return refused ?? true;
}
