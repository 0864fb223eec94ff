import { addDays, type LocalDate } from '../dates/local-date';
import { type Refused, refuse } from '../law/refusal';
import { said } from '../law/said';

/** A notice must lie so many whole days before the meeting (Insolvency Act s 40; plain subtraction). */
export function checkMeetingNotice(publishedOn: LocalDate, meetingOn: LocalDate, days: number): Refused | undefined {
  const earliest = addDays(publishedOn, days);
  if (earliest <= meetingOn) return undefined;
  return refuse(
    'meetingOn',
    said(
      'The notice gives creditors less than {days} days. Hold the meeting on {earliest} or later, or publish again.',
      {
        days,
        earliest,
      },
    ),
    'Insolvency Act 24 of 1936 s 40',
  );
}
