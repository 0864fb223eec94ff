import { addDays, type LocalDate } from '../dates/local-date';
import { type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';

/** A notice must lie so many whole days before the meeting (Insolvency Act s 40; plain subtraction). */
export function checkMeetingNotice(
  publishedOn: LocalDate,
  meetingOn: LocalDate,
  days: number,
): RefusalError | undefined {
  const earliest = addDays(publishedOn, days);
  if (earliest <= meetingOn) return undefined;
  return refuse(
    'meetingOn',
    message(
      'The notice gives creditors less than {days} days. Hold the meeting on {earliest} or later, or publish again.',
      {
        days,
        earliest,
      },
    ),
    'Insolvency Act 24 of 1936 s 40',
  );
}
