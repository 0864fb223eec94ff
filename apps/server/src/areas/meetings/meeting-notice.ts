import type { meetings, MeetingStatus } from '@boedel/contract/meetings/meeting.record';
import { findNoticeKind } from '@boedel/contract/meetings/offered-types';
import type { FieldValues } from '@boedel/contract/record/schemas';
import { pickLater, type LocalDate } from '@boedel/domain/dates/local-date';
import type { EstateNotice } from '@boedel/domain/notices/notice';

export type MeetingValues = FieldValues<typeof meetings.fields>;

/** The row in the words of the law; nothing where it is no notice of an estate. */
export function toNotice(values: MeetingValues): EstateNotice | undefined {
  const kind = findNoticeKind(values.type);
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

const findLatest = (days: readonly (LocalDate | null)[]): LocalDate | null =>
  days.reduce<LocalDate | null>(
    (last, day) => (day === null ? last : last === null ? day : pickLater(last, day)),
    null,
  );

/** The latest of its publications, whenever a meeting is held. */
export const findLastAppearance = (values: MeetingValues): LocalDate | null =>
  findLatest([values.gazetteDate, values.newspaperDate, values.secondNewspaperDate]);

/** The last day anything of it happens: it appears, or is held. */
export const findLastDay = (values: MeetingValues): LocalDate | null =>
  findLatest([findLastAppearance(values), values.meetingDate]);

export function readStatus(values: MeetingValues, today: LocalDate): MeetingStatus {
  if (values.cancelledDate !== null) return 'cancelled';
  const last = findLastDay(values);
  return last !== null && last <= today ? 'published' : 'planned';
}
