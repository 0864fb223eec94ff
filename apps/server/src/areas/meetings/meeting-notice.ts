import type { meetings, MeetingStatus } from '@boedel/contract/meetings/meeting.record';
import { noticeKindOf } from '@boedel/contract/meetings/offered-types';
import type { ValuesOf } from '@boedel/contract/record/schemas';
import { later, type LocalDate } from '@boedel/domain/dates/local-date';
import type { Notice } from '@boedel/domain/notices/notice';

export type MeetingValues = ValuesOf<typeof meetings.fields>;

/** The row in the words of the law; nothing where it is no notice of an estate. */
export function noticeOf(values: MeetingValues): Notice | undefined {
  const kind = noticeKindOf(values.type);
  if (!kind) return undefined;
  const { gazetteDate, newspaperDate, secondNewspaperDate, periodCount, periodUnit } = values;
  return {
    kind,
    gazetteDate,
    newspaperDate,
    secondNewspaperDate,
    period: periodCount === null ? null : { count: periodCount, unit: periodUnit },
  };
}

const latestOf = (days: readonly (LocalDate | null)[]): LocalDate | null =>
  days.reduce<LocalDate | null>((last, day) => (day === null ? last : last === null ? day : later(last, day)), null);

/** The latest of its publications, whenever a meeting is held. */
export const lastAppearance = (values: MeetingValues): LocalDate | null =>
  latestOf([values.gazetteDate, values.newspaperDate, values.secondNewspaperDate]);

/** The last day anything of it happens: it appears, or is held. */
export const lastDayOf = (values: MeetingValues): LocalDate | null =>
  latestOf([lastAppearance(values), values.meetingDate]);

export function statusOf(values: MeetingValues, today: LocalDate): MeetingStatus {
  if (values.cancelledDate !== null) return 'cancelled';
  const last = lastDayOf(values);
  return last !== null && last <= today ? 'published' : 'planned';
}
