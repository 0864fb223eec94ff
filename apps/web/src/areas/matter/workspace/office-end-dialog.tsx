import type { WireAnswer } from '@boedel/contract/call';
import { officeEndCalls } from '@boedel/contract/office-end/office-end.calls';
import { type OfficeEndReason, officeEndReasons } from '@boedel/domain/books/hand-over';
import { systemType } from '@boedel/domain/matter/kinds';
import { Button, Checkbox, Select, TextInput, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { download } from '../../../client/download';
import { useCall, useRead } from '../../../client/hooks';
import { paths } from '../../../client/paths';
import { getLanguage } from '../../../i18n/language';
import { t, translate } from '../../../i18n/t';
import { SharedModal } from '../../../ui/dialog/modal';
import { DateField } from '../../../ui/fields/date-field';
import { StatusBadge } from '../../../ui/figures/status-badge';
import { formatDate } from '../../../ui/format';
import { notifyError } from '../../../ui/plain/notices';
import { Loaded } from '../../../ui/states';
import { useMatter } from '../../../ui/the-matter';
import { useToday } from '../../../ui/today';
import styles from './office-end.module.css';

type OfficeEnds = WireAnswer<typeof officeEndCalls.getbymatterid>;
type OfficeEndView = OfficeEnds['ends'][number];
type EnteredReason = Exclude<OfficeEndReason, 'death'>;

const entered = (Object.keys(officeEndReasons) as OfficeEndReason[]).filter(
  (reason): reason is EnteredReason => reason !== 'death',
);

/** Who leaves the office of a matter, and what follows from it: step by step, with the account of the hand-over. */
export function OfficeEndDialog({ onClose }: { readonly onClose: () => void }) {
  const { id: matterID } = useMatter();
  const read = useRead(officeEndCalls.getbymatterid, { matterID }, { quiet: true });
  return <Loaded read={read}>{(answer) => <OfficeEndForm answer={answer} onClose={onClose} />}</Loaded>;
}

function OfficeEndForm({ answer, onClose }: { readonly answer: OfficeEnds; readonly onClose: () => void }) {
  const { id: matterID, systemTypeID } = useMatter();
  const [leavers, setLeavers] = useState<readonly number[]>([]);
  const [leaving, setLeaving] = useState('');
  const [endedDate, setEndedDate] = useState<string>(useToday());
  const [reason, setReason] = useState<EnteredReason>('replaced');
  const [successor, setSuccessor] = useState('');
  const [note, setNote] = useState('');
  const end = useCall(officeEndCalls.end, {
    says: t('The end of the office was recorded.'),
    onDone: () => {
      setLeavers([]);
      setLeaving('');
    },
  });
  const reasons = entered.filter((one) => one !== 'release' || systemTypeID === systemType.curatorship);
  const toggle = (partyID: number): void =>
    setLeavers(leavers.includes(partyID) ? leavers.filter((id) => id !== partyID) : [...leavers, partyID]);
  return (
    <SharedModal
      opened
      size="lg"
      title={t('End of office')}
      saveLabel={t('End the office')}
      saveDisabled={leavers.length === 0 && leaving.trim() === ''}
      isSaving={end.isRunning}
      onCancel={onClose}
      onSave={() =>
        end.run({
          matterID,
          partyIDs: [...leavers],
          leaving: leavers.length > 0 ? null : leaving.trim() || null,
          endedDate,
          reason,
          successor: successor.trim() || null,
          note: note.trim() || null,
        })
      }
    >
      {answer.ends.map((one) => (
        <EndedOffice key={one.id} end={one} matterID={matterID} />
      ))}
      {answer.acting.length > 0 ? (
        <fieldset className={styles.leavers}>
          <legend>{t('Who leaves?')}</legend>
          {answer.acting.map(({ partyID, name, appointedDate }) => (
            <Checkbox
              key={partyID}
              label={appointedDate ? t('{name}, appointed on {day}', { name, day: formatDate(appointedDate) }) : name}
              checked={leavers.includes(partyID)}
              onChange={() => toggle(partyID)}
            />
          ))}
        </fieldset>
      ) : (
        <TextInput
          label={t('Who leaves?')}
          description={t('No one is captured as acting in this matter.')}
          value={leaving}
          maxLength={300}
          onChange={(event) => setLeaving(event.currentTarget.value)}
        />
      )}
      <div className={styles.fields}>
        <DateField
          label={t('Last day of the office')}
          value={endedDate}
          onChange={(value) => setEndedDate(typeof value === 'string' ? value : '')}
        />
        <Select
          label={t('Reason')}
          allowDeselect={false}
          data={reasons.map((value) => ({ value, label: t(officeEndReasons[value]) }))}
          value={reason}
          onChange={(value) => value && setReason(value)}
        />
        <TextInput
          label={t('Who takes over?')}
          description={t('Leave blank if no one is appointed yet.')}
          value={successor}
          maxLength={300}
          onChange={(event) => setSuccessor(event.currentTarget.value)}
        />
      </div>
      <Textarea
        label={t('Note')}
        autosize
        minRows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </SharedModal>
  );
}

function EndedOffice({ end, matterID }: { readonly end: OfficeEndView; readonly matterID: number }) {
  const fetch = (format: 'pdf' | 'docx' | 'xlsx'): void =>
    void download(officeEndCalls.handOverFile, { query: { id: end.id, format, language: getLanguage() } }).catch(
      notifyError,
    );
  return (
    <section className={styles.ended} aria-label={end.leaving}>
      <h3>
        {t('{name}, until {day}', { name: end.leaving, day: formatDate(end.endedDate) })}
        <small>{t(officeEndReasons[end.reason])}</small>
      </h3>
      <ol>
        {end.steps.map(({ key, says, isDone, tab }) => (
          <li key={key}>
            {isDone !== null && (
              <StatusBadge tone={isDone ? 'good' : 'warn'}>{isDone ? t('Done') : t('To be done')}</StatusBadge>
            )}
            {tab === null || isDone ? (
              <span>{translate(says)}</span>
            ) : (
              <Link to={`${paths.matter.home({ id: matterID })}/${tab}`}>{translate(says)}</Link>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.files}>
        <span>{t('Hand-over account')}</span>
        {(['pdf', 'docx', 'xlsx'] as const).map((format) => (
          <Button key={format} size="compact-xs" variant="default" onClick={() => fetch(format)}>
            {{ pdf: 'PDF', docx: 'Word', xlsx: 'Excel' }[format]}
          </Button>
        ))}
      </div>
    </section>
  );
}
