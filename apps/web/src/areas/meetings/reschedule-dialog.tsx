import { meetingCalls } from '@boedel/contract/meetings/meetings.calls';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { DateField } from '../../ui/fields/date-field';
import type { MeetingDetails } from './meetings.queries';
import styles from './meetings.module.css';

interface RescheduleDialogProps {
  readonly meeting: MeetingDetails;
  /** Nothing of it is published. */
  readonly isHeldOnly?: boolean;
  readonly onClose: () => void;
}

const days = [
  ['gazetteDate', 'Gazette'],
  ['newspaperDate', 'Newspaper'],
  ['secondNewspaperDate', 'Second newspaper'],
  ['meetingDate', 'Held on'],
] as const;

/** Other days, with the reason; what runs from them follows. */
export function RescheduleDialog({ meeting, isHeldOnly = false, onClose }: RescheduleDialogProps) {
  const [dates, setDates] = useState(() => Object.fromEntries(days.map(([field]) => [field, meeting[field] ?? ''])));
  const move = useCall(meetingCalls.reschedulemeeting, { says: t('Rescheduled.'), onDone: onClose });
  const confirm = (reason: string): void => {
    const given = Object.fromEntries(days.map(([field]) => [field, dates[field] || null]));
    move.run({ id: meeting.id, version: meeting.version, reason, ...given });
  };
  return (
    <ReasonDialog
      title={t('Reschedule')}
      confirmLabel={t('Reschedule')}
      call={move}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={styles.days}>
        {days
          .filter(([field]) => !isHeldOnly || field === 'meetingDate')
          .map(([field, label]) => (
            <DateField
              key={field}
              label={t(label)}
              error={move.error?.fields[field]?.[0]}
              value={dates[field] ?? null}
              onChange={(day) => setDates((before) => ({ ...before, [field]: typeof day === 'string' ? day : '' }))}
            />
          ))}
      </div>
      {isHeldOnly && <p>{t('We notify the trustees of the new date.')}</p>}
    </ReasonDialog>
  );
}
