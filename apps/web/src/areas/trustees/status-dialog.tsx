import type { WireAnswer } from '@boedel/contract/call';
import { trusteeCalls } from '@boedel/contract/trustees/trustees.calls';
import { type TrusteeStatus, trusteeStatuses } from '@boedel/domain/trustees/trustee';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useCall } from '../../client/hooks';
import { markPhrase, t, translate } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { DateField } from '../../ui/fields/date-field';
import { useMatter } from '../../ui/the-matter';
import { WarnBox } from '../../ui/warn-box';
import { statuses, type TrusteeDetails } from './trustees.queries';

type TrusteeStatusAnswer = WireAnswer<typeof trusteeCalls.UpdateTrusteeStatuses>;

const leaving = {
  letterSignedDate: markPhrase('Letter, order or decision'),
  beneficiariesToldDate: markPhrase('Beneficiaries notified'),
  masterReceivedDate: markPhrase('Received by the Master'),
  lettersAmendedDate: markPhrase('Letters of authority amended'),
} as const;
type LeavingDayName = keyof typeof leaving;
const leavingKeys = Object.keys(leaving) as LeavingDayName[];

/** What the one day of a status is called. */
const dayOf: Partial<Readonly<Record<TrusteeStatus, string>>> = {
  appointed: markPhrase('Letters of authority'),
  deceased: markPhrase('Day of death'),
  deactivated: markPhrase('Set aside on'),
};

/** One status for all who were ticked, with the days that go with it. */
export function StatusDialog({ trustees, onClose }: { trustees: readonly TrusteeDetails[]; onClose: () => void }) {
  const { id: matterID } = useMatter();
  const [newStatus, setStatus] = useState<TrusteeStatus | null>(null);
  const [date, setDate] = useState<string | null>(null);
  const [only] = trustees.length === 1 ? trustees : [];
  const [days, setDays] = useState<Partial<Record<LeavingDayName, string | null>>>(() =>
    Object.fromEntries(leavingKeys.map((key) => [key, only?.[key] ?? null])),
  );
  const change = useCall(trusteeCalls.UpdateTrusteeStatuses);
  const [said, setSaid] = useState<TrusteeStatusAnswer['warnings']>([]);
  const findFieldError = (field: string): string | undefined => change.error?.fields[field]?.[0];
  const isLeaving = newStatus === 'resigned' || newStatus === 'removed';
  const dayLabel = newStatus && dayOf[newStatus];
  const save = async (): Promise<void> => {
    if (!newStatus) return;
    try {
      const leavingDays = isLeaving
        ? Object.fromEntries(leavingKeys.filter((key) => days[key]).map((key) => [key, days[key]]))
        : {};
      const trusteeIDs = trustees.map(({ id }) => id);
      const { warnings } = await change.runAsync({ matterID, trusteeIDs, newStatus, date, ...leavingDays });
      if (warnings.length === 0) onClose();
      else setSaid(warnings);
    } catch {
      // The call has said what is wrong; what was typed stays.
    }
  };
  const isDone = said.length > 0;
  return (
    <SharedModal
      opened
      size="md"
      title={t('Change status')}
      saveLabel={isDone ? t('Understood') : t('Change')}
      saveDisabled={newStatus === null}
      isSaving={change.isRunning}
      onCancel={onClose}
      onSave={isDone ? onClose : () => void save()}
    >
      <p>{trustees.map(({ listName }) => listName).join(' · ')}</p>
      <Select
        label={t('New status')}
        data-autofocus
        data={trusteeStatuses.map((value) => ({ value, label: t(statuses[value][0]) }))}
        value={newStatus}
        error={findFieldError('newStatus') ?? findFieldError('trusteeIDs')}
        onChange={(value) => setStatus(value)}
        disabled={isDone}
        mb="sm"
      />
      {dayLabel && (
        <DateField
          label={t(dayLabel)}
          value={date}
          error={findFieldError('day')}
          onChange={(value) => setDate(value as string | null)}
        />
      )}
      {isLeaving && (
        <>
          <p>
            {t(
              'It is disputed which of these dates ends the appointment. Enter the ones you know; the latest applies.',
            )}
          </p>
          {leavingKeys.map((key) => (
            <DateField
              key={key}
              label={t(leaving[key])}
              value={days[key] ?? null}
              error={key === 'letterSignedDate' ? (findFieldError('letterSigned') ?? findFieldError('day')) : undefined}
              onChange={(value) => setDays((known) => ({ ...known, [key]: value as string | null }))}
            />
          ))}
        </>
      )}
      {isDone && (
        <WarnBox title={t('The status is changed')}>
          {said.map(({ sentence, said: words }) => (
            <p key={sentence}>{translate(words ?? sentence)}</p>
          ))}
        </WarnBox>
      )}
    </SharedModal>
  );
}
