import { creditorsMeetingCalls } from '@boedel/contract/meetings/creditors-meeting.calls';
import type { WireAnswer } from '@boedel/contract/call';
import { Button, Checkbox, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { download } from '../../client/download';
import { useCall, useRead } from '../../client/hooks';
import { language } from '../../i18n/language';
import { phrase, t, tell } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { Amount } from '../../ui/figures/amount';
import { StatusBadge } from '../../ui/figures/status-badge';
import { MoneyField } from '../../ui/fields/money-field';
import { dateText } from '../../ui/format';
import type { Column } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { PaperTools } from '../../ui/paper/paper-tools';
import { PaperView } from '../../ui/paper/paper-view';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import styles from './meetings.module.css';

type Meeting = WireAnswer<typeof creditorsMeetingCalls.getMeeting>;
type Creditor = Meeting['creditors'][number];
type Put = Meeting['resolutions'][number];

const kinds = {
  ordinary: phrase('By value (s 52)'),
  ownSecurity: phrase('About a creditor’s own security'),
  removal: phrase('Removal: by value and number (s 60)'),
  composition: phrase('Composition: three fourths (s 119)'),
} as const;

/** What happens at a meeting of creditors: what has to be done before, who came, what was resolved, the minutes. */
export function CreditorsMeeting({ meetingID }: { meetingID: number }) {
  const read = useRead(creditorsMeetingCalls.getMeeting, { meetingID }, { quiet: true });
  return (
    <Loaded read={read}>
      {(meeting) => (
        <>
          <Duties meeting={meeting} />
          <Attendance meeting={meeting} />
          <Resolutions meeting={meeting} />
          <Minutes meetingID={meetingID} />
        </>
      )}
    </Loaded>
  );
}

const Duties = ({ meeting }: { meeting: Meeting }) => (
  <PeopleSection title={t('Who must be told, and where')}>
    <ul className={styles.duties}>
      {meeting.duties.map(({ says, byDate, doneDate, holds }) => (
        <li key={tell(says)} data-holds={holds || undefined}>
          <span>{tell(says)}</span>
          <StatusBadge tone={holds ? 'good' : 'warn'}>
            {holds ? t('In order') : doneDate ? t('Too late, or not as asked') : t('Still open')}
          </StatusBadge>
          <small>
            {byDate && t('By {day}', { day: dateText(byDate) })}
            {doneDate && ` · ${t('Done on {day}', { day: dateText(doneDate) })}`}
          </small>
        </li>
      ))}
    </ul>
  </PeopleSection>
);

const columns: Column<Creditor>[] = [
  { key: 'creditorName', title: phrase('Creditor'), strong: true, grow: 1 },
  {
    key: 'isPresent',
    title: phrase('There'),
    value: (row) => (row.isPresent ? (row.agent ?? t('In person')) : ''),
  },
  { key: 'claimed', title: phrase('Claimed in all'), kind: 'money' },
  { key: 'voteValue', title: phrase('Vote by value'), kind: 'money' },
  {
    key: 'refused',
    title: phrase('May vote'),
    long: true,
    value: ({ refused }) => (refused[0] ? tell(refused[0]) : t('Yes')),
  },
];

function Attendance({ meeting }: { meeting: Meeting }) {
  const matter = useMatter();
  const [open, setOpen] = useState<Creditor>();
  return (
    <PeopleSection title={t('Creditors at the meeting')}>
      {meeting.creditors.length === 0 ? (
        <Nobody sentence={t('No claim is lodged yet: whoever lodges one is listed here.')} />
      ) : (
        <ListTable
          label={t('Creditors at the meeting')}
          rows={meeting.creditors}
          columns={columns}
          rowKey={({ creditorID }) => creditorID}
          {...(matter.mayCapture && { onOpen: setOpen })}
        />
      )}
      {open && <AttendanceDialog meetingID={meeting.meetingID} creditor={open} onClose={() => setOpen(undefined)} />}
    </PeopleSection>
  );
}

function AttendanceDialog(props: { meetingID: number; creditor: Creditor; onClose: () => void }) {
  const { meetingID, creditor, onClose } = props;
  const save = useCall(creditorsMeetingCalls.saveAttendance, { onDone: onClose });
  const [isPresent, setPresent] = useState(creditor.isPresent || creditor.agent === null);
  const [agent, setAgent] = useState(creditor.agent ?? '');
  const [hasProxy, setProxy] = useState(creditor.hasProxy);
  const [isAgentBarred, setBarred] = useState(creditor.isAgentBarred);
  const [securityValue, setValue] = useState<unknown>(creditor.securityValue);
  return (
    <SharedModal
      opened
      size="md"
      title={creditor.creditorName}
      isSaving={save.isRunning}
      onCancel={onClose}
      onSave={() =>
        save.run({
          meetingID,
          creditorID: creditor.creditorID,
          isPresent,
          agent: agent || null,
          hasProxy,
          isAgentBarred,
          securityValue: typeof securityValue === 'number' ? securityValue : null,
        })
      }
    >
      <div className={styles.form}>
        <Checkbox
          label={t('Is there, in person or by an agent')}
          checked={isPresent}
          onChange={(event) => setPresent(event.currentTarget.checked)}
        />
        <TextInput
          label={t('Agent')}
          maxLength={160}
          value={agent}
          onChange={(event) => setAgent(event.currentTarget.value)}
        />
        <Checkbox
          label={t('The power of attorney was lodged')}
          checked={hasProxy}
          onChange={(event) => setProxy(event.currentTarget.checked)}
        />
        <Checkbox
          label={t('The agent is connected with the trustee (s 53(4))')}
          checked={isAgentBarred}
          onChange={(event) => setBarred(event.currentTarget.checked)}
        />
        {creditor.isSecured && (
          <MoneyField
            label={t('Value the creditor places on the security')}
            name={t('Value the creditor places on the security')}
            value={securityValue}
            onChange={setValue}
          />
        )}
      </div>
    </SharedModal>
  );
}

function Resolutions({ meeting }: { meeting: Meeting }) {
  const [open, setOpen] = useState(false);
  return (
    <PeopleSection title={t('Resolutions')} add={{ label: t('Put a resolution'), run: () => setOpen(true) }}>
      {meeting.resolutions.length === 0 && <Nobody sentence={t('Nothing was put to the vote yet.')} />}
      {meeting.resolutions.map((one) => (
        <Resolution key={one.id} meeting={meeting} put={one} />
      ))}
      {open && <PutDialog meetingID={meeting.meetingID} onClose={() => setOpen(false)} />}
    </PeopleSection>
  );
}

function PutDialog({ meetingID, onClose }: { meetingID: number; onClose: () => void }) {
  const save = useCall(creditorsMeetingCalls.saveResolution, { onDone: onClose });
  const [kind, setKind] = useState<Put['kind']>('ordinary');
  const [text, setText] = useState('');
  return (
    <SharedModal
      opened
      size="lg"
      title={t('Put a resolution')}
      isSaving={save.isRunning}
      saveDisabled={text.trim() === ''}
      onCancel={onClose}
      onSave={() => save.run({ meetingID, kind, words: text })}
    >
      <div className={styles.form}>
        <Select
          label={t('How it is carried')}
          data={Object.entries(kinds).map(([value, label]) => ({ value, label: t(label) }))}
          value={kind}
          allowDeselect={false}
          onChange={(value) => setKind((value ?? 'ordinary') as Put['kind'])}
        />
        <Textarea
          label={t('Resolution')}
          data-autofocus
          autosize
          minRows={4}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
    </SharedModal>
  );
}

/** One resolution: each creditor that is there votes, and the result follows at once. */
function Resolution({ meeting, put }: { meeting: Meeting; put: Put }) {
  const matter = useMatter();
  const vote = useCall(creditorsMeetingCalls.vote);
  const remove = useCall(creditorsMeetingCalls.removeResolution);
  const cast = new Map(put.votes.map(({ creditorID, inFavour }) => [creditorID, inFavour]));
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
        {put.votes.length === 0 && (
          <OnlyCapture>
            <Button size="compact-xs" variant="subtle" onClick={() => remove.run({ id: put.id })}>
              {t('Take it off')}
            </Button>
          </OnlyCapture>
        )}
      </header>
      <small>{t(kinds[put.kind])}</small>
      {put.refused.map((told) => (
        <p key={tell(told)} role="alert">
          {tell(told)}
        </p>
      ))}
      {put.result && (
        <p className={styles.count}>
          {t('In favour')} <Amount rands={put.result.forValue} /> ({put.result.forNumber}) · {t('Against')}{' '}
          <Amount rands={put.result.againstValue} /> ({put.result.againstNumber}) · {t('May vote')}{' '}
          <Amount rands={put.result.allValue} /> ({put.result.allNumber})
        </p>
      )}
      {there.map(({ creditorID, creditorName, refused }) => (
        <div key={creditorID} className={styles.vote}>
          <span>{creditorName}</span>
          {refused[0] && put.kind !== 'ownSecurity' ? (
            <small>{tell(refused[0])}</small>
          ) : (
            <SegmentedControl
              size="xs"
              aria-label={t('Vote of {creditor}', { creditor: creditorName })}
              disabled={!matter.mayCapture}
              value={cast.has(creditorID) ? String(cast.get(creditorID)) : ''}
              data={[
                { value: '', label: t('None') },
                { value: 'true', label: t('In favour') },
                { value: 'false', label: t('Against') },
              ]}
              onChange={(value) =>
                vote.run({ resolutionID: put.id, creditorID, inFavour: value === '' ? null : value === 'true' })
              }
            />
          )}
        </div>
      ))}
    </article>
  );
}

function Minutes({ meetingID }: { meetingID: number }) {
  const [spoken, setSpoken] = useState<'en' | 'af'>(language());
  const asked = { meetingID, language: spoken };
  const read = useRead(creditorsMeetingCalls.getMinutes, asked, { quiet: true, keepLast: true });
  return (
    <PeopleSection
      title={t('Minutes')}
      actions={
        <PaperTools
          language={spoken}
          onLanguage={setSpoken}
          disabled={!read.data}
          onDownload={(format) =>
            void download(creditorsMeetingCalls.minutesFile, { query: { ...asked, format } }).catch(() => undefined)
          }
        />
      }
    >
      <div className={styles.paper}>
        <Loaded read={read}>{(paper) => <PaperView paper={paper} />}</Loaded>
      </div>
    </PeopleSection>
  );
}
