import { creditorsMeetingCalls } from '@boedel/contract/meetings/creditors-meeting.calls';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useRead } from '../../client/hooks';
import { getLanguage } from '../../i18n/language';
import { t, translate } from '../../i18n/t';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import { PaperSection } from '../../ui/paper/paper-section';
import { PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useToday } from '../../ui/today';
import { Attendance } from './creditors-attendance';
import { Resolutions } from './creditors-resolutions';
import type { CreditorsMeeting as Told } from './meetings.queries';
import styles from './meetings.module.css';

/** What happens at a meeting of creditors: what has to be done before, who came, what was resolved, the minutes. */
export function CreditorsMeeting({ meetingID, heldOn }: { meetingID: number; heldOn: string | null }) {
  const today = useToday();
  const read = useRead(creditorsMeetingCalls.getMeeting, { meetingID }, { quiet: true });
  return (
    <Loaded read={read}>
      {(meeting) => (
        <>
          <Duties meeting={meeting} lateBefore={heldOn !== null && heldOn >= today ? today : null} />
          <Attendance meeting={meeting} />
          <Resolutions meeting={meeting} />
          <Minutes meetingID={meetingID} />
        </>
      )}
    </Loaded>
  );
}

/** What is not done by its day before a meeting still to come can only be mended by a later meeting. */
const Duties = ({ meeting, lateBefore }: { meeting: Told; lateBefore: string | null }) => (
  <PeopleSection title={t('Who must be notified, and where')}>
    <ul className={styles.duties}>
      {meeting.duties.map(({ says, byDate, doneDate, holds }) => (
        <li key={translate(says)} data-holds={holds || undefined}>
          <span>{translate(says)}</span>
          <StatusBadge tone={holds ? 'good' : 'warn'}>
            {holds
              ? t('OK')
              : doneDate
                ? t('Too late, or not as asked')
                : byDate && lateBefore !== null && byDate < lateBefore
                  ? t('Too late. Reschedule the meeting')
                  : t('Still open')}
          </StatusBadge>
          <small>
            {byDate && t('By {day}', { day: formatDate(byDate) })}
            {doneDate && ` · ${t('Done on {day}', { day: formatDate(doneDate) })}`}
          </small>
        </li>
      ))}
    </ul>
  </PeopleSection>
);

function Minutes({ meetingID }: { meetingID: number }) {
  const [spoken, setSpoken] = useState<'en' | 'af'>(getLanguage());
  const [part, setPart] = useState<'minutes' | 'resolutions'>('minutes');
  const asked = { meetingID, language: spoken, part };
  const read = useRead(creditorsMeetingCalls.getMinutes, asked, { quiet: true, keepLast: true });
  return (
    <PaperSection
      title={t('Minutes')}
      before={
        <SegmentedControl
          size="xs"
          aria-label={t('Which paper')}
          value={part}
          data={[
            { value: 'minutes' as const, label: t('Minutes') },
            { value: 'resolutions' as const, label: t('List of resolutions') },
          ]}
          onChange={setPart}
        />
      }
      read={read}
      language={spoken}
      onLanguage={setSpoken}
      onDownload={(format) =>
        void download(creditorsMeetingCalls.minutesFile, { query: { ...asked, format } }).catch(() => undefined)
      }
    />
  );
}
