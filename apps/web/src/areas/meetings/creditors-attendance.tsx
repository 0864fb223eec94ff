import { creditorsMeetingCalls } from '@boedel/contract/meetings/creditors-meeting.calls';
import { Checkbox, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../client/paths';
import { useCall } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { MoneyField } from '../../ui/fields/money-field';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import type { CreditorsMeeting } from './meetings.queries';
import styles from './meetings.module.css';

type MeetingCreditorAnswer = CreditorsMeeting['creditors'][number];

const createColumns = (
  mayCapture: boolean,
  toggle: (creditor: MeetingCreditorAnswer) => void,
): ListColumn<MeetingCreditorAnswer>[] => [
  {
    key: 'present',
    title: '',
    about: markPhrase('Present'),
    sortable: false,
    render: (row) => (
      <Checkbox
        aria-label={t('{creditor} is present', { creditor: row.creditorName })}
        checked={row.isPresent}
        disabled={!mayCapture}
        onClick={(event) => event.stopPropagation()}
        onChange={() => toggle(row)}
      />
    ),
  },
  { key: 'creditorName', title: markPhrase('Creditor'), strong: true, grow: 1 },
  {
    key: 'isPresent',
    title: markPhrase('There'),
    value: (row) => (row.isPresent ? (row.agent ?? t('In person')) : ''),
  },
  { key: 'claimed', title: markPhrase('Total claimed'), kind: 'money' },
  { key: 'voteValue', title: markPhrase('Vote by value'), kind: 'money' },
  {
    key: 'refused',
    title: markPhrase('May vote'),
    long: true,
    value: ({ refused }) => (refused[0] ? translate(refused[0]) : t('Yes')),
  },
];

/** Who came, for whom, and with what vote. */
export function Attendance({ meeting }: { meeting: CreditorsMeeting }) {
  const matter = useMatter();
  const [open, setOpen] = useState<MeetingCreditorAnswer>();
  const save = useCall(creditorsMeetingCalls.saveAttendance);
  const toggle = ({
    creditorID,
    isPresent,
    agent,
    hasProxy,
    isAgentBarred,
    securityValue,
  }: MeetingCreditorAnswer): void =>
    save.run({
      meetingID: meeting.meetingID,
      creditorID,
      isPresent: !isPresent,
      agent,
      hasProxy,
      isAgentBarred,
      securityValue,
    });
  return (
    <PeopleSection title={t('Creditors at the meeting')}>
      {meeting.dayOfProofLacks.length > 0 && (
        <WarnBox>
          {meeting.dayOfProofLacks.map(({ claimID, creditorName }) => (
            <p key={claimID}>
              {t('{creditor}: the day of proof is not captured, so it votes whenever it was proved.', {
                creditor: creditorName,
              })}{' '}
              <Link to={paths.matter.claim({ id: matter.id, claimId: claimID })}>{t('Open claim')}</Link>
            </p>
          ))}
        </WarnBox>
      )}
      {meeting.creditors.length === 0 ? (
        <Nobody sentence={t('No claims have been lodged yet. The creditors who lodge claims are listed here.')} />
      ) : (
        <ListTable
          label={t('Creditors at the meeting')}
          rows={meeting.creditors}
          columns={createColumns(matter.mayCapture, toggle)}
          rowKey={({ creditorID }) => creditorID}
          {...(matter.mayCapture && { onOpen: setOpen })}
        />
      )}
      {open && <AttendanceDialog meetingID={meeting.meetingID} creditor={open} onClose={() => setOpen(undefined)} />}
    </PeopleSection>
  );
}

function AttendanceDialog(props: { meetingID: number; creditor: MeetingCreditorAnswer; onClose: () => void }) {
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
          label={t('Present, in person or through an agent')}
          checked={isPresent}
          onChange={(event) => setPresent(event.currentTarget.checked)}
        />
        <TextInput
          label={t('Agent')}
          error={save.error?.fields['agent']?.[0]}
          maxLength={160}
          value={agent}
          onChange={(event) => setAgent(event.currentTarget.value)}
        />
        <Checkbox
          label={t('Power of attorney lodged')}
          checked={hasProxy}
          onChange={(event) => setProxy(event.currentTarget.checked)}
        />
        <Checkbox
          label={t('Agent is connected to the trustee (s 53(4))')}
          checked={isAgentBarred}
          onChange={(event) => setBarred(event.currentTarget.checked)}
        />
        {creditor.isSecured && (
          <MoneyField
            label={t('Value the creditor places on the security')}
            name={t('Value the creditor places on the security')}
            error={save.error?.fields['securityValue']?.[0]}
            value={securityValue}
            onChange={setValue}
          />
        )}
      </div>
    </SharedModal>
  );
}
