import { type Calendar, findRestDay } from '../dates/calendar';
import { addDays, type LocalDate } from '../dates/local-date';
import { findLastGazetteDay } from '../deadlines/count-period';
import { collectRefusals, refuse, type RefusalError } from '../law/refusal';
import { message } from '../law/message';
import { findNextGazette } from '../notices/notice';

/** The last day on or before one that a newspaper appears and a meeting may be held: no Sunday and no public holiday. */
export function findLastPublishingDay(calendar: Calendar, day: LocalDate): LocalDate {
  let found = day;
  while (findRestDay(calendar, found) !== undefined) found = addDays(found, -1);
  return found;
}
/** The last issue of the Gazette with legal notices on or before a day. Only of South Africa is it known on which days they are. */
export const findLastNoticeDay = (calendar: Calendar, day: LocalDate): LocalDate =>
  calendar.country === 'ZA' ? findLastGazetteDay(calendar, day) : findLastPublishingDay(calendar, day);

interface PublishedDays {
  readonly gazetteDate: LocalDate | null;
  readonly newspaperDate: LocalDate | null;
  readonly secondNewspaperDate: LocalDate | null;
  readonly meetingDate: LocalDate | null;
}

const checkRestDay = (calendar: Calendar, field: string, day: LocalDate | null): RefusalError | undefined =>
  day === null || findRestDay(calendar, day) === undefined
    ? undefined
    : refuse(
        field,
        message('No notice appears on {day}, a Sunday or a public holiday. Choose {other}.', {
          day,
          other: findLastPublishingDay(calendar, day),
        }),
      );

/** Notices appear on days of publication: the Gazette with its legal notices, newspapers on no Sunday or holiday. */
export function checkPublishingDays(calendar: Calendar, days: PublishedDays): RefusalError | undefined {
  const { gazetteDate, meetingDate } = days;
  const isGazetteDay =
    gazetteDate === null || calendar.country !== 'ZA' || findNextGazette(calendar, gazetteDate) === gazetteDate;
  return collectRefusals([
    isGazetteDay
      ? undefined
      : refuse(
          'gazetteDate',
          message(
            'No legal notices appear in the Gazette on {day}. The issue before it appears on {before}, the next on {next}.',
            {
              day: gazetteDate,
              before: findLastGazetteDay(calendar, gazetteDate),
              next: findNextGazette(calendar, gazetteDate),
            },
          ),
        ),
    calendar.country === 'ZA' ? undefined : checkRestDay(calendar, 'gazetteDate', gazetteDate),
    checkRestDay(calendar, 'newspaperDate', days.newspaperDate),
    checkRestDay(calendar, 'secondNewspaperDate', days.secondNewspaperDate),
    meetingDate === null || findRestDay(calendar, meetingDate) === undefined
      ? undefined
      : refuse(
          'meetingDate',
          message('{day} is a Sunday or a public holiday. Hold the meeting on another day.', { day: meetingDate }),
        ),
  ]);
}
