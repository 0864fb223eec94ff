import { trainingCalls } from '@boedel/contract/trust-meetings/trainings.calls';
import { meetingMailCalls } from '@boedel/contract/meetings/meeting-mail.calls';
import { Button, Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { markPhrase, t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { StatusBadge } from '../../ui/figures/status-badge';
import type { ListColumn } from '../../ui/list/column';
import { ListTable } from '../../ui/list/list-table';
import { OnlyCapture } from '../../ui/only-capture';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { programmeLabels, sessionLabels, type TrusteeTraining } from './trust-meetings.queries';
import styles from './trust-meetings.module.css';

const createColumns = (cancel: (row: TrusteeTraining) => void): ListColumn<TrusteeTraining>[] => [
  {
    key: 'programme',
    title: markPhrase('Training'),
    strong: true,
    value: ({ programme }) => t(programmeLabels[programme]),
  },
  { key: 'sessionType', title: markPhrase('Session'), value: ({ sessionType }) => t(sessionLabels[sessionType]) },
  { key: 'date', title: markPhrase('Day'), kind: 'day' },
  { key: 'time', title: markPhrase('Time'), rare: true },
  { key: 'place', title: markPhrase('Place'), rare: true },
  {
    key: 'trustees',
    title: markPhrase('For whom'),
    long: true,
    value: ({ trustees }) => trustees.map(({ name }) => name).join('; '),
  },
  {
    key: 'cancelledDate',
    title: markPhrase('Status'),
    value: ({ cancelledDate }) => (cancelledDate ? t('Cancelled') : ''),
    render: (row) =>
      row.cancelledDate ? (
        <StatusBadge tone="off">{t('Cancelled')}</StatusBadge>
      ) : (
        <OnlyCapture>
          <Button size="compact-xs" variant="subtle" onClick={() => cancel(row)}>
            {t('Cancel service')}
          </Button>
        </OnlyCapture>
      ),
  },
];

/** What trustees and the people of the trust are trained in, and when. */
export function Trainings() {
  const { id: matterID } = useMatter();
  const [isAdding, setAdding] = useState(false);
  const read = useRead(trainingCalls.getTrainingsByMatterId, { matterID }, { quiet: true });
  const cancel = useCall(trainingCalls.cancelTraining, { says: t('Session cancelled.') });
  return (
    <PeopleSection title={t('Training')} add={{ label: t('Schedule a session'), run: () => setAdding(true) }}>
      <Loaded read={read}>
        {(rows) =>
          rows.length === 0 ? (
            <Nobody
              sentence={t('No training scheduled. We recommend introducing new trustees to their duties early.')}
            />
          ) : (
            <ListTable
              label={t('Training')}
              rows={rows}
              columns={createColumns(({ id, version }) => cancel.run({ id, version }))}
              rowKey={({ id }) => id}
            />
          )
        }
      </Loaded>
      {isAdding && <TrainingDialog onClose={() => setAdding(false)} />}
    </PeopleSection>
  );
}

const schedules = {
  trustee: trainingCalls.scheduleTrusteeTraining,
  systemTrust: trainingCalls.scheduleSystemTrustTraining,
  academy: trainingCalls.scheduleAcademyTraining,
} as const;

function TrainingDialog({ onClose }: { onClose: () => void }) {
  const { id: matterID } = useMatter();
  const trustees = useRead(meetingMailCalls.getTrustees, { matterID }, { quiet: true });
  const [programme, setProgramme] = useState<TrusteeTraining['programme']>('trustee');
  const [sessionType, setSession] = useState<TrusteeTraining['sessionType']>('introduction');
  const [date, setDate] = useState<string | null>(null);
  const [time, setTime] = useState('');
  const [place, setPlace] = useState('');
  const [trainer, setTrainer] = useState('');
  const [notes, setNotes] = useState('');
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [tell, setTell] = useState(true);
  const [without, setWithout] = useState<readonly string[]>([]);
  const schedule = useCall(schedules[programme], {
    says: t('Session scheduled.'),
    onDone: ({ withoutAddress }) => (withoutAddress.length === 0 ? onClose() : setWithout(withoutAddress)),
  });
  const findFieldError = (field: string): string | undefined => schedule.error?.fields[field]?.[0];
  return (
    <SharedModal
      opened
      title={t('Schedule a session')}
      saveLabel={without.length > 0 ? t('Understood') : t('Schedule')}
      isSaving={schedule.isRunning}
      saveDisabled={!date}
      hasUnsaved={date !== null && without.length === 0}
      onCancel={onClose}
      onSave={() =>
        without.length > 0
          ? onClose()
          : schedule.run(
              {
                matterID,
                date: date!,
                time: time || null,
                place: place || null,
                trainer: trainer || null,
                notes: notes || null,
                trusteeIDs: asked.map(Number),
                tell,
              },
              { query: { sessionType } },
            )
      }
    >
      <div className={styles.form}>
        <Select
          label={t('Training')}
          allowDeselect={false}
          value={programme}
          data={Object.entries(programmeLabels).map(([value, label]) => ({ value, label: t(label) }))}
          onChange={(value) => setProgramme((value ?? 'trustee') as TrusteeTraining['programme'])}
        />
        <Select
          label={t('Session')}
          allowDeselect={false}
          value={sessionType}
          data={Object.entries(sessionLabels).map(([value, label]) => ({ value, label: t(label) }))}
          onChange={(value) => setSession((value ?? 'introduction') as TrusteeTraining['sessionType'])}
        />
        <DateField
          label={t('Day')}
          value={date}
          onChange={(value) => setDate(value as string | null)}
          error={findFieldError('date')}
        />
        <TextInput
          label={t('Time')}
          maxLength={20}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <TextInput
          label={t('Place')}
          maxLength={200}
          value={place}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
        <TextInput
          label={t('Given by')}
          maxLength={160}
          value={trainer}
          onChange={(event) => setTrainer(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={t('For whom')}
          value={[...asked]}
          onChange={setAsked}
          error={findFieldError('trusteeIDs')}
        >
          {trustees.data?.length === 0 && <p>{t('No trustee is captured yet. Add one under Details first.')}</p>}
          {(trustees.data ?? []).map(({ id, name }) => (
            <Checkbox key={id} mt={6} value={String(id)} label={name} />
          ))}
        </Checkbox.Group>
        <Textarea
          label={t('Notes')}
          autosize
          minRows={2}
          maxLength={2000}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        <Checkbox
          label={t('Notify by email')}
          checked={tell}
          onChange={(event) => setTell(event.currentTarget.checked)}
        />
        {without.length > 0 && (
          <WarnBox>
            {t('No email address; notify them in another way: {names}.', { names: without.join('; ') })}
          </WarnBox>
        )}
      </div>
    </SharedModal>
  );
}
