import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { isCreditorsMeeting } from '@boedel/domain/insolvency/creditors-meeting';
import { useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { formatDate } from '../../ui/format';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';

export interface DeskMeeting {
  /** The day decisions are taken on: of the meeting, else today. */
  readonly on: LocalDate;
  readonly today: LocalDate;
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const withoutMeeting = 'today';

/** The meeting the desk is at: the last one that was held until another is chosen, so that a proof has the day of its meeting. */
export function useDeskMeeting(): DeskMeeting {
  const { id } = useMatter();
  const today = useToday();
  const [chosen, choose] = useAddressState('at');
  const read = useRead(meetingCalls.getbymatterid, { id, viewCancelled: false }, { quiet: true });
  const meetings = (read.data ?? [])
    .flatMap(({ id: meetingID, type, typeName, meetingDate }) =>
      type !== null && isCreditorsMeeting(type) && meetingDate
        ? [{ value: String(meetingID), typeName, on: meetingDate as LocalDate }]
        : [],
    )
    .toSorted((one, other) => one.on.localeCompare(other.on));
  const held = meetings.findLast(({ on }) => on <= today)?.value;
  const known = chosen === withoutMeeting || meetings.some(({ value }) => value === chosen);
  const value = known ? chosen : (held ?? withoutMeeting);
  return {
    on: meetings.find((meeting) => meeting.value === value)?.on ?? today,
    today,
    value,
    choose,
    options: [
      ...meetings.map((meeting) => ({
        value: meeting.value,
        label: `${t(meeting.typeName)}, ${formatDate(meeting.on)}`,
      })),
      { value: withoutMeeting, label: t('No meeting, today') },
    ],
  };
}
