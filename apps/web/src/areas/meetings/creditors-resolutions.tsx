import { creditorsMeetingCalls } from '@boedel/contract/meetings/creditors-meeting.calls';
import { Button, SegmentedControl, Select, TagsInput, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { paths } from '../../client/paths';
import { markPhrase, t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge } from '../../ui/figures/status-badge';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { useMatter } from '../../ui/the-matter';
import type { CreditorsMeeting } from './meetings.queries';
import { StandardDialog } from './standard-dialog';
import styles from './meetings.module.css';

type PutResolution = CreditorsMeeting['resolutions'][number];

const kinds = {
  ordinary: markPhrase('By value (s 52)'),
  ownSecurity: markPhrase('Creditor’s own security'),
  removal: markPhrase('Removal: by value and number (s 60)'),
  composition: markPhrase('Composition: three quarters (s 119)'),
  election: markPhrase('Election of the trustee or liquidator (s 54)'),
} as const;

/** What was put to the vote, and how it went. */
export function Resolutions({ meeting }: { meeting: CreditorsMeeting }) {
  const [open, setOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <PeopleSection
      title={t('Resolutions')}
      add={{ label: t('Put a resolution'), run: () => setOpen(true) }}
      actions={
        <OnlyCapture>
          <Button variant="default" size="compact-sm" onClick={() => setChoosing(true)}>
            {t('Add standard resolutions')}
          </Button>
        </OnlyCapture>
      }
    >
      {meeting.resolutions.length === 0 && <Nobody sentence={t('No resolutions yet.')} />}
      {meeting.resolutions.map((one) => (
        <Resolution key={one.id} meeting={meeting} put={one} />
      ))}
      <NextSteps meeting={meeting} />
      {isChoosing && <StandardDialog meeting={meeting} onClose={() => setChoosing(false)} />}
      {open && <PutDialog meetingID={meeting.meetingID} onClose={() => setOpen(false)} />}
    </PeopleSection>
  );
}

/** What was decided asks for next, each with the tab on which it is done. */
function NextSteps({ meeting }: { meeting: CreditorsMeeting }) {
  const { id } = useMatter();
  if (meeting.nextSteps.length === 0) return null;
  const links = {
    assets: paths.matter.assets({ id }),
    claims: paths.matter.claims({ id }),
    expenses: paths.matter.expenses({ id }),
    meetings: undefined,
  };
  return (
    <section className={styles.resolution} aria-label={t('Next steps')}>
      <strong>{t('Next steps')}</strong>
      <ul>
        {meeting.nextSteps.map(({ says, tab }) => {
          const href = links[tab];
          return <li key={translate(says)}>{href ? <Link to={href}>{translate(says)}</Link> : translate(says)}</li>;
        })}
      </ul>
    </section>
  );
}

function PutDialog({ meetingID, onClose }: { meetingID: number; onClose: () => void }) {
  const save = useCall(creditorsMeetingCalls.saveResolution, { onDone: onClose });
  const [kind, setKind] = useState<PutResolution['kind']>('ordinary');
  const [text, setText] = useState('');
  const [nominees, setNominees] = useState<string[]>([]);
  const isElection = kind === 'election';
  const lacks = text.trim() === '' || (isElection && nominees.length === 0);
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Put a resolution')}
      isSaving={save.isRunning}
      saveDisabled={lacks}
      onCancel={onClose}
      onSave={() => save.run({ meetingID, kind, words: text, nominees })}
    >
      <div className={styles.form}>
        <Select
          label={t('Majority required')}
          data={Object.entries(kinds).map(([value, label]) => ({ value, label: t(label) }))}
          value={kind}
          allowDeselect={false}
          onChange={(value) => setKind((value ?? 'ordinary') as PutResolution['kind'])}
        />
        <Textarea
          label={isElection ? t('What is voted on') : t('Resolution')}
          error={save.error?.fields['words']?.[0]}
          data-autofocus
          autosize
          minRows={4}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {isElection && (
          <TagsInput
            label={t('Nominated')}
            description={t('Press Enter after each name.')}
            error={save.error?.fields['nominees']?.[0]}
            maxTags={20}
            value={nominees}
            onChange={setNominees}
            acceptValueOnBlur
          />
        )}
      </div>
    </SharedModal>
  );
}

/** One resolution: each creditor that is there votes, and the result follows at once. */
function Resolution({ meeting, put }: { meeting: CreditorsMeeting; put: PutResolution }) {
  const matter = useMatter();
  const vote = useCall(creditorsMeetingCalls.vote);
  const [voting, setVoting] = useState<number>();
  const remove = useCall(creditorsMeetingCalls.removeResolution);
  const voteAll = useCall(creditorsMeetingCalls.voteAll);
  const isElection = put.kind === 'election';
  const cast = new Map(put.votes.map(({ creditorID, inFavour, nominee }) => [creditorID, nominee ?? String(inFavour)]));
  const choices = isElection
    ? put.nominees.map((nominee) => ({ value: nominee, label: nominee }))
    : [
        { value: 'true', label: t('In favour') },
        { value: 'false', label: t('Against') },
      ];
  const castVote = (creditorID: number, value: string): void => {
    setVoting(creditorID);
    const chosen = isElection ? { inFavour: true, nominee: value } : { inFavour: value === 'true' };
    vote.run({ resolutionID: put.id, creditorID, ...(value === '' ? { inFavour: null } : chosen) });
  };
  const there = meeting.creditors.filter(({ isPresent }) => isPresent);
  return (
    <article className={styles.resolution}>
      <header>
        <strong>
          {put.number}. {put.words}
        </strong>
        {put.result && put.votes.length > 0 && (
          <StatusBadge tone={put.result.isCarried ? 'good' : 'bad'}>
            {put.result.isCarried ? t('Carried') : t('Not carried')}
          </StatusBadge>
        )}
        {!isElection && put.votes.length < there.length && (
          <OnlyCapture hide>
            <Button
              size="compact-xs"
              variant="default"
              loading={voteAll.isRunning}
              onClick={() => voteAll.run({ resolutionID: put.id, inFavour: true })}
            >
              {put.votes.length === 0 ? t('All in favour') : t('The others in favour')}
            </Button>
          </OnlyCapture>
        )}
        {put.votes.length === 0 && (
          <OnlyCapture>
            <Button size="compact-xs" variant="subtle" onClick={() => remove.run({ id: put.id })}>
              {t('Remove resolution')}
            </Button>
          </OnlyCapture>
        )}
      </header>
      <small>{t(kinds[put.kind])}</small>
      {put.refused.map((refusal) => (
        <p key={translate(refusal)} role="alert">
          {translate(refusal)}
        </p>
      ))}
      {put.result && (
        <p className={styles.count}>
          {t('In favour')} <Amount rands={put.result.forValue} /> ({put.result.forNumber}) · {t('Against')}{' '}
          <Amount rands={put.result.againstValue} /> ({put.result.againstNumber}) · {t('May vote')}{' '}
          <Amount rands={put.result.allValue} /> ({put.result.allNumber})
        </p>
      )}
      {put.election && put.votes.length > 0 && <Elected election={put.election} />}
      {there.map(({ creditorID, creditorName, refused }) => (
        <div key={creditorID} className={styles.vote}>
          <span>{creditorName}</span>
          {refused[0] && put.kind !== 'ownSecurity' && !isElection ? (
            <small>{translate(refused[0])}</small>
          ) : (
            <SegmentedControl
              size="xs"
              aria-label={t('Vote of {creditor}', { creditor: creditorName })}
              disabled={!matter.mayCapture}
              value={cast.get(creditorID) ?? ''}
              data={[{ value: '', label: t('None') }, ...choices]}
              onChange={(value) => castVote(creditorID, value)}
            />
          )}
          {voting === creditorID &&
            Object.values(vote.error?.fields ?? {})
              .flat()
              .map((sentence) => (
                <small key={sentence} role="alert">
                  {sentence}
                </small>
              ))}
        </div>
      ))}
    </article>
  );
}

/** Who leads in number and in value, and who is elected by it. */
function Elected({ election }: { election: NonNullable<PutResolution['election']> }) {
  return (
    <>
      <p className={styles.count}>
        {election.nominees.map(({ nominee, value, number }, index) => (
          <span key={nominee}>
            {index > 0 && ' · '}
            {nominee} <Amount rands={value} /> ({number})
          </span>
        ))}
      </p>
      <StatusBadge tone={election.elected.length > 0 ? 'good' : 'warn'}>
        {election.elected.length > 0
          ? t('Elected: {names}', { names: election.elected.join(', ') })
          : t('No one has a majority in number or in value')}
      </StatusBadge>
    </>
  );
}
