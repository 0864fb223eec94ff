import type { Calendar } from '../dates/calendar';
import { findCourtDayOnOrBefore } from '../dates/court-days';
import type { LocalDate } from '../dates/local-date';

/** Until when the firm's bank takes a file on a working day, as 'HH:MM'; null where the firm has not entered it. */
export interface CutOffTimes {
  readonly usual: string | null;
  readonly sameDay: string | null;
}

/** The last moment at which a bank file can go to the bank. */
export interface SendBy {
  readonly day: LocalDate;
  /** Null: any time of that day. */
  readonly time: string | null;
}

/** Banks process files on working days: one for a Sunday or a public holiday must be with the bank on the working day before. */
export const computeSendBy = (
  file: { readonly actionDate: LocalDate; readonly sameDay: boolean },
  cutOff: CutOffTimes,
  calendar: Calendar,
): SendBy => ({
  day: findCourtDayOnOrBefore(calendar, file.actionDate),
  time: file.sameDay ? (cutOff.sameDay ?? cutOff.usual) : cutOff.usual,
});

/** Whether that moment has passed. Both are read by the clock of one country. */
export const isAfterSendBy = (
  { day, time }: SendBy,
  now: { readonly day: LocalDate; readonly time: string },
): boolean => now.day > day || (now.day === day && time !== null && now.time.slice(0, 5) > time);
