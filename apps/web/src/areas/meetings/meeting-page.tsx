import { documentCalls } from '@boedel/contract/documents/documents.calls';
import { meetingCalls, noticeCalls } from '@boedel/contract/meetings/meetings.calls';
import { isCreditorsMeeting } from '@boedel/domain/insolvency/creditors-meeting';
import { systemType } from '@boedel/domain/matter/kinds';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { Papers } from '../../client/papers';
import type { RecordScreenRow } from '../../client/record/matter-record';
import { t } from '../../i18n/t';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import { FigureCards } from '../../ui/figures/figure-cards';
import { StatusBadge } from '../../ui/figures/status-badge';
import { formatDate } from '../../ui/format';
import { useIsFirms } from '../../ui/may-change';
import { RecordTrail } from '../../ui/record-trail';
import { OnlyCapture } from '../../ui/only-capture';
import { PageTitle } from '../../ui/page-title';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { CreditorsMeeting } from './creditors-meeting';
import { MeetingDialog } from './meeting-dialog';
import { meetingActionLabels, describeStatus } from './meeting-words';
import { type MeetingDetails, useMeetings } from './meetings.queries';

import { NoticeText } from './notice-text';
import { RescheduleDialog } from './reschedule-dialog';
import { TellDialog } from './tell-dialog';

interface MeetingPageProps {
  readonly meeting: MeetingDetails;
  /** What happens at a meeting that is not advertised, in place of its publications. */
  readonly held?: ReactNode;
  readonly onClose: () => void;
}

const media = [
  ['gazette', 'gazetteID'],
  ['newspaper', 'newspaperID'],
  ['secondNewspaper', 'secondNewspaperID'],
] as const;

/** One notice or meeting: its dates, its wording for each publication, its papers and what was done about it. */
export function MeetingPage({ meeting, held, onClose }: MeetingPageProps) {
  const matter = useMatter();
  const all = useMeetings(matter.id, true).data ?? [];
  const [open, setOpen] = useState<'change' | 'cancel' | 'reschedule' | 'tell'>();
  const close = (): void => setOpen(undefined);
  const cancel = useCall(meetingCalls.cancelmeeting, { says: t('Cancelled.'), onDone: close });
  const order = useCall(noticeCalls.order, { says: t('Sent to the publications.') });
  const papers = useRead(documentCalls.getbymeetingid, { meetingID: meeting.id });
  const named = media.filter(([, field]) => meeting[field] !== null).map(([medium]) => medium);
  const [status, tone] = describeStatus(meeting);
  const stands = meeting.status !== 'cancelled';
  return (
    <>
      <PageTitle title={t(meeting.typeName)} about={<StatusBadge tone={tone}>{t(status)}</StatusBadge>}>
        <Button variant="subtle" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onClose}>
          {held ? t('All meetings') : t('All notices')}
        </Button>
        {stands && (
          <>
            <OnlyCapture>
              <Button variant="default" onClick={() => setOpen('cancel')}>
                {t('Cancel it')}
              </Button>
            </OnlyCapture>
            <OnlyCapture>
              <Button variant="default" onClick={() => setOpen('reschedule')}>
                {t('Reschedule')}
              </Button>
            </OnlyCapture>
            <OnlyCapture>
              <Button variant="default" onClick={() => setOpen('change')}>
                {t('Change')}
              </Button>
            </OnlyCapture>
            {meeting.meetingDate !== null && (held || matter.systemTypeID === systemType.liquidation) && (
              <OnlyCapture>
                <Button variant={held ? 'filled' : 'default'} onClick={() => setOpen('tell')}>
                  {held ? t('Notify trustees') : t('Notify creditors')}
                </Button>
              </OnlyCapture>
            )}
            {!held && (
              <OnlyCapture>
                <Button
                  disabled={named.length === 0}
                  loading={order.isRunning}
                  onClick={() => order.run({ id: meeting.id, version: meeting.version, media: named, message: null })}
                >
                  {t('Send to publications')}
                </Button>
              </OnlyCapture>
            )}
          </>
        )}
      </PageTitle>
      {!stands && (
        <WarnBox>
          {t('Cancelled on {day}: {reason}', {
            day: formatDate(meeting.cancelledDate),
            reason: meeting.cancelReason ?? '',
          })}
        </WarnBox>
      )}
      {held ? stands && held : <Advertised meeting={meeting} stands={stands} />}
      <Papers
        read={papers}
        about={{ meetingID: meeting.id }}
        none={held ? t('No documents for this meeting yet.') : t('No proofs, pages or invoices yet.')}
        says={held ? t('Added to the meeting.') : t('Added to the notice.')}
      />
      <Trail meetingID={meeting.id} />
      {open === 'change' && <MeetingDialog row={meeting as unknown as RecordScreenRow} rows={all} onClose={close} />}
      {open === 'tell' && (
        <TellDialog meetingID={meeting.id} onlyTrustees={Boolean(held)} papers={papers.data ?? []} onClose={close} />
      )}
      {open === 'reschedule' && <RescheduleDialog meeting={meeting} isHeldOnly={Boolean(held)} onClose={close} />}
      {open === 'cancel' && (
        <ReasonDialog
          title={t('Cancel it')}
          confirmLabel={t('Cancel it')}
          cancelLabel={t('Keep meeting unchanged')}
          destructive
          call={cancel}
          onConfirm={(reason) => cancel.run({ id: meeting.id, version: meeting.version, reason })}
          onCancel={close}
        >
          <p>
            {held
              ? t('It stays in the list of cancelled items, with its details.')
              : t(
                  'The key date and the period that follows from it are withdrawn. It stays in the list of cancelled notices.',
                )}
          </p>
          {!held && <p>{t('We will email the publications it was sent to, with the reason.')}</p>}
        </ReasonDialog>
      )}
    </>
  );
}

/** Where it is published and what period it gives, with its wording; and the meeting of creditors it calls. */
function Advertised({ meeting, stands }: { meeting: MeetingDetails; stands: boolean }) {
  const matter = useMatter();
  return (
    <>
      <FigureCards
        cards={[
          {
            label: t('Gazette'),
            figure: formatDate(meeting.gazetteDate),
            about: meeting.gazetteCopyDate && t('Copy deadline {day}', { day: meeting.gazetteCopyDate }),
          },
          {
            label: t('Newspaper'),
            figure: formatDate(meeting.newspaperDate),
            about: t(meeting.newspaperLanguage ?? 'English'),
          },
          ...(meeting.secondNewspaperDate === null
            ? []
            : [
                {
                  label: t('Second newspaper'),
                  figure: formatDate(meeting.secondNewspaperDate),
                  about: t(meeting.secondNewspaperLanguage ?? 'Afrikaans'),
                },
              ]),
          {
            label: t('Latest publication'),
            figure: formatDate(meeting.latestDate),
            about: meeting.closesDate !== null && t('The period runs from this date'),
          },
          meeting.meetingDate === null
            ? { label: t('Closes'), figure: formatDate(meeting.closesDate) }
            : { label: t('Held on'), figure: formatDate(meeting.meetingDate), about: meeting.meetingTime },
          {
            label: t('Sent to the publications'),
            figure: formatDate(meeting.orderedDate),
            about:
              meeting.orderedDate === null &&
              (media.some(([, field]) => meeting[field] !== null)
                ? t('Not yet')
                : t('Name the Gazette or a newspaper under Change first')),
          },
        ]}
      />
      {isCreditorsMeeting(meeting.type) && stands && matter.systemTypeID === systemType.liquidation && (
        <CreditorsMeeting meetingID={meeting.id} heldOn={meeting.meetingDate ?? null} />
      )}
      <NoticeText meeting={meeting} />
    </>
  );
}

function Trail({ meetingID }: { meetingID: number }) {
  return useIsFirms() ? <TrailOf meetingID={meetingID} /> : null;
}

function TrailOf({ meetingID }: { meetingID: number }) {
  const read = useRead(meetingCalls.getAuditTrailByMeetingID, { meetingID });
  return <RecordTrail read={read} words={meetingActionLabels} />;
}
