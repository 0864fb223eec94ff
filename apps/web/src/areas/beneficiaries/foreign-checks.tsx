import { beneficiaryCalls } from '@boedel/contract/beneficiaries/beneficiaries.calls';
import type { TickedForeignCheck } from '@boedel/domain/beneficiaries/foreign-checks';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useState } from 'react';
import type { WireAnswer } from '@boedel/contract/call';
import { useCall, useRead } from '../../client/hooks';
import { t, translate } from '../../i18n/t';
import { formatDateTime } from '../../ui/format';
import { SharedModal } from '../../ui/dialog/modal';
import { PeopleSection } from '../../ui/people-section';
import { useMatter } from '../../ui/the-matter';
import styles from './beneficiaries.module.css';

type ForeignBeneficiary = WireAnswer<typeof beneficiaryCalls.getForeignChecks>[number];
type ForeignCheck = ForeignBeneficiary['checks'][number];

/** What to see to before somebody abroad is paid: who saw to it, and when. */
export function ForeignChecks() {
  const { id: matterID } = useMatter();
  const read = useRead(beneficiaryCalls.getForeignChecks, { matterID }, { quiet: true });
  if (!read.data || read.data.length === 0) return null;
  const all = read.data.flatMap(({ checks }) => checks);
  const about = t('{done} of {all} seen to', { done: all.filter(({ isDone }) => isDone).length, all: all.length });
  return (
    <div className={styles.abroad}>
      <PeopleSection title={t('Before payment abroad')} about={about}>
        <ul className={styles.checks}>
          {read.data.map((person) => (
            <li key={person.partyID}>
              <strong>{person.name}</strong>
              <ul>
                {person.checks.map((check) => (
                  <li key={check.what} data-done={check.isDone || undefined}>
                    <OneCheck person={person} check={check} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </PeopleSection>
    </div>
  );
}

function OneCheck({ person, check }: { person: ForeignBeneficiary; check: ForeignCheck }) {
  const { mayCapture } = useMatter();
  const [isNoting, setNoting] = useState(false);
  const set = useCall(beneficiaryCalls.setForeignCheck, { onDone: () => setNoting(false) });
  const sentence = translate(check.said);
  const what = check.what as TickedForeignCheck;
  return (
    <>
      {check.isByHand ? (
        <Checkbox
          size="sm"
          label={sentence}
          checked={check.isDone}
          disabled={!mayCapture || set.isRunning}
          onChange={() =>
            check.isDone ? set.run({ id: person.partyID, what, isDone: false, note: null }) : setNoting(true)
          }
        />
      ) : (
        <span className={styles.read}>
          {check.isDone ? (
            <IconCircleCheck size={18} stroke={1.5} aria-label={t('Seen to')} />
          ) : (
            <IconCircleDashed size={18} stroke={1.5} aria-label={t('Not done')} />
          )}
          {sentence}
        </span>
      )}
      {check.done && (
        <small>
          {t('{name} on {when}', { name: check.done.by, when: formatDateTime(check.done.at) })}
          {check.done.note && ` · ${check.done.note}`}
        </small>
      )}
      {check.what === 'residence' && mayCapture && <Residence person={person} />}
      {isNoting && (
        <Noting
          sentence={sentence}
          isRunning={set.isRunning}
          onCancel={() => setNoting(false)}
          onTick={(note) => set.run({ id: person.partyID, what, isDone: true, note })}
        />
      )}
    </>
  );
}

/** The answer where it is asked for. */
function Residence({ person: { partyID, version } }: { person: ForeignBeneficiary }) {
  const set = useCall(beneficiaryCalls.setResidentFlag);
  const setResident = (isResident: boolean) => set.run({ id: partyID, isResident, version });
  return (
    <span className={styles.answers}>
      <Button size="compact-xs" variant="default" disabled={set.isRunning} onClick={() => setResident(true)}>
        {t('Lives here')}
      </Button>
      <Button size="compact-xs" variant="default" disabled={set.isRunning} onClick={() => setResident(false)}>
        {t('Lives abroad')}
      </Button>
    </span>
  );
}

interface CheckNoteProps {
  readonly sentence: string;
  readonly isRunning: boolean;
  readonly onCancel: () => void;
  readonly onTick: (note: string | null) => void;
}

/** A word on what was seen, which the file will want later; it may be left empty. */
function Noting({ sentence, isRunning, onCancel, onTick }: CheckNoteProps) {
  const [note, setNote] = useState('');
  return (
    <SharedModal
      opened
      title={t('Seen to')}
      onCancel={onCancel}
      isSaving={isRunning}
      saveLabel={t('Tick it')}
      hasUnsaved={note !== ''}
      onSave={() => onTick(note.trim() || null)}
    >
      <p className={styles.hint}>{sentence}</p>
      <TextInput
        data-autofocus
        label={t('What was seen')}
        placeholder={t('Copy certified on 12 May, dealer’s reference')}
        maxLength={300}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </SharedModal>
  );
}
