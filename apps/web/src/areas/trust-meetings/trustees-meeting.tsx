import { trusteesMeetingCalls } from '@boedel/contract/trust-meetings/trust-meetings.calls';
import { Button, SegmentedControl } from '@mantine/core';
import { useCall, useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { FigureCards } from '../../ui/figures/figure-cards';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { attendanceLabels, noticeLabels, type TrusteesMeeting as Held } from './trust-meetings.queries';
import { TrusteesPapers } from './trustees-papers';
import { TrusteesResolutions } from './trustees-resolutions';
import styles from './trust-meetings.module.css';

interface TrusteesMeetingProps {
  readonly meetingID: number;
  readonly isWritten: boolean;
  readonly heldDate: string | null;
  readonly heldTime: string | null;
  readonly toldDate: string | null;
}

/** A meeting of trustees: notice, who came and whether they are enough, what they resolve, and the papers of it. */
export function TrusteesMeeting({ meetingID, isWritten, ...days }: TrusteesMeetingProps) {
  const read = useRead(trusteesMeetingCalls.getMeeting, { meetingID }, { quiet: true });
  return (
    <Loaded read={read}>
      {(meeting) => (
        <>
          <Cards meeting={meeting} isWritten={isWritten} {...days} />
          {meeting.refused.length > 0 && (isWritten || meeting.trustees.some(({ came }) => came !== null)) && (
            <WarnBox title={t('No resolution can be passed')}>
              {meeting.refused.map((refusal) => (
                <p key={translate(refusal)}>{translate(refusal)}</p>
              ))}
            </WarnBox>
          )}
          {!isWritten && <Attendance meeting={meeting} />}
          <TrusteesResolutions meeting={meeting} isWritten={isWritten} />
          <TrusteesPapers meeting={meeting} isWritten={isWritten} />
        </>
      )}
    </Loaded>
  );
}

function Cards({
  meeting,
  isWritten,
  heldDate,
  heldTime,
  toldDate,
}: { meeting: Held } & Omit<TrusteesMeetingProps, 'meetingID'>) {
  const { notice, quorum, deed } = meeting;
  return (
    <FigureCards
      cards={[
        { label: isWritten ? t('Sign by') : t('Held on'), figure: formatDate(heldDate), about: heldTime },
        {
          label: t('Trustees notified on'),
          figure: formatDate(toldDate),
          about: (
            <>
              <StatusBadge tone={noticeLabels[notice.state][1]}>{t(noticeLabels[notice.state][0])}</StatusBadge>{' '}
              {translate(notice.says)}
            </>
          ),
        },
        {
          label: t('Quorum'),
          figure: t('{there} of {needed}', { there: quorum.there, needed: quorum.needed }),
          about: isWritten
            ? t('Every trustee in office must sign.')
            : deed.quorum === null
              ? t('The deed does not say: every trustee in office.')
              : t('By the deed'),
        },
        {
          label: t('Trustees decide'),
          figure: deed.decides === 'majority' && !isWritten ? t('By majority') : t('All together'),
          about: deed.decides === null && t('The deed is silent'),
        },
      ]}
    />
  );
}

/** Who was there. Everybody at once is one press. */
function Attendance({ meeting }: { meeting: Held }) {
  const { mayCapture } = useMatter();
  const save = useCall(trusteesMeetingCalls.saveAttendance);
  const { meetingID, trustees } = meeting;
  const noteAttendance = (rows: readonly { trusteeID: number; came: Held['trustees'][number]['came'] }[]): void =>
    save.run({ meetingID, trustees: [...rows] });
  return (
    <PeopleSection
      title={t('Trustees at the meeting')}
      actions={
        trustees.length > 0 && (
          <OnlyCapture>
            <Button
              size="compact-sm"
              variant="default"
              loading={save.isRunning}
              onClick={() => noteAttendance(trustees.map(({ trusteeID }) => ({ trusteeID, came: 'present' as const })))}
            >
              {t('Mark all present')}
            </Button>
          </OnlyCapture>
        )
      }
    >
      {trustees.length === 0 && (
        <Nobody sentence={t('No trustee was in office on this date. First capture the trustees and their letters.')} />
      )}
      {trustees.map(({ trusteeID, name, came, may, why }) => (
        <div key={trusteeID} className={styles.person}>
          <span>
            <strong>{name}</strong>
            {may !== 'yes' && <small>{translate(why)}</small>}
          </span>
          <SegmentedControl
            size="xs"
            aria-label={t('Attendance of {name}', { name })}
            disabled={!mayCapture}
            value={came ?? ''}
            data={[
              { value: '', label: '-' },
              ...Object.entries(attendanceLabels).map(([value, label]) => ({ value, label: t(label) })),
            ]}
            onChange={(value) => noteAttendance([{ trusteeID, came: (value || null) as typeof came }])}
          />
        </div>
      ))}
    </PeopleSection>
  );
}
