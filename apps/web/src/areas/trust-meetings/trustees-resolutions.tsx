import { trusteesMeetingCalls } from '@boedel/contract/trust-meetings/trust-meetings.calls';
import { Button, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { StatusBadge } from '../../ui/figures/status-badge';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { useMatter } from '../../ui/the-matter';
import { type PutTrusteeResolution, resultLabels, type TrusteesMeeting, voteLabels } from './trust-meetings.queries';
import styles from './trust-meetings.module.css';

interface MeetingPartProps {
  readonly meeting: TrusteesMeeting;
  readonly isWritten: boolean;
}

/** What is put to the trustees, how each votes, and what comes of it. */
export function TrusteesResolutions({ meeting, isWritten }: MeetingPartProps) {
  const [open, setOpen] = useState<PutTrusteeResolution | 'new'>();
  return (
    <PeopleSection title={t('Resolutions')} add={{ label: t('Put a resolution'), run: () => setOpen('new') }}>
      {meeting.resolutions.length === 0 && <Nobody sentence={t('No resolutions yet.')} />}
      {meeting.resolutions.map((one) => (
        <Resolution key={one.id} meeting={meeting} isWritten={isWritten} put={one} onChange={() => setOpen(one)} />
      ))}
      {open && (
        <PutDialog
          meetingID={meeting.meetingID}
          {...(open !== 'new' && { put: open })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </PeopleSection>
  );
}

function PutDialog({
  meetingID,
  put,
  onClose,
}: {
  meetingID: number;
  put?: PutTrusteeResolution;
  onClose: () => void;
}) {
  const save = useCall(trusteesMeetingCalls.saveResolution, { onDone: onClose });
  const [heading, setHeading] = useState(put?.heading ?? '');
  const [words, setWords] = useState(put?.words ?? '');
  return (
    <SharedModal
      opened
      size="lg"
      title={put ? t('Edit resolution') : t('Put a resolution')}
      isSaving={save.isRunning}
      saveDisabled={heading.trim() === '' || words.trim() === ''}
      hasUnsaved={heading !== (put?.heading ?? '') || words !== (put?.words ?? '')}
      onCancel={onClose}
      onSave={() => save.run({ meetingID, id: put?.id ?? null, version: put?.version ?? null, heading, words })}
    >
      <div className={styles.form}>
        <TextInput
          label={t('What it is about')}
          data-autofocus
          maxLength={160}
          value={heading}
          onChange={(event) => setHeading(event.currentTarget.value)}
        />
        <Textarea
          label={t('Resolution')}
          autosize
          minRows={5}
          maxLength={4000}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </div>
    </SharedModal>
  );
}

function Resolution({
  meeting,
  isWritten,
  put,
  onChange,
}: MeetingPartProps & { put: PutTrusteeResolution; onChange: () => void }) {
  const { mayCapture } = useMatter();
  const vote = useCall(trusteesMeetingCalls.vote);
  const remove = useCall(trusteesMeetingCalls.removeResolution);
  const cast = new Map(put.votes.map((one) => [one.trusteeID, one.vote]));
  const voters = meeting.trustees.filter(
    ({ may, came }) => may === 'yes' && (isWritten || came === 'present' || came === 'online'),
  );
  const [words, tone] = resultLabels[put.result?.state ?? 'open'];
  return (
    <article className={styles.resolution}>
      <header>
        <strong>
          {put.number}. {put.heading}
        </strong>
        <StatusBadge tone={tone}>{t(words)}</StatusBadge>
        {put.result && put.result.state === 'open' && (
          <small>{t('{for} of {needed} in favour', { for: put.result.inFavour, needed: put.result.needed })}</small>
        )}
        <span className={styles.tools}>
          {put.votes.length === 0 && (
            <>
              <OnlyCapture>
                <Button size="compact-xs" variant="subtle" onClick={onChange}>
                  {t('Change')}
                </Button>
              </OnlyCapture>
              <OnlyCapture>
                <Button size="compact-xs" variant="subtle" onClick={() => remove.run({ id: put.id })}>
                  {t('Remove resolution')}
                </Button>
              </OnlyCapture>
            </>
          )}
          {voters.length > 0 && put.result?.state !== 'carried' && (
            <OnlyCapture>
              <Button
                size="compact-xs"
                variant="default"
                loading={vote.isRunning}
                onClick={() =>
                  vote.run({
                    resolutionID: put.id,
                    votes: voters.map(({ trusteeID }) => ({ trusteeID, vote: 'for' as const })),
                  })
                }
              >
                {isWritten ? t('Mark all signed') : t('Mark all in favour')}
              </Button>
            </OnlyCapture>
          )}
        </span>
      </header>
      <p className={styles.words}>{put.words}</p>
      {put.votes.length > 0 &&
        put.refused.map((refusal) => (
          <p key={translate(refusal)} role="alert">
            {translate(refusal)}
          </p>
        ))}
      {voters.map(({ trusteeID, name }) => (
        <div key={trusteeID} className={styles.person}>
          <span>{name}</span>
          <SegmentedControl
            size="xs"
            aria-label={t('Vote of {name}', { name })}
            disabled={!mayCapture}
            value={cast.get(trusteeID) ?? ''}
            data={[
              { value: '', label: '-' },
              ...Object.entries(voteLabels).map(([value, label]) => ({
                value,
                label: isWritten && value === 'for' ? t('Signed') : t(label),
              })),
            ]}
            onChange={(value) =>
              vote.run({
                resolutionID: put.id,
                votes: [{ trusteeID, vote: (value || null) as 'for' | 'against' | 'aside' | null }],
              })
            }
          />
        </div>
      ))}
    </article>
  );
}
